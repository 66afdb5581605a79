"""The documents' code is run, so that it cannot become outdated."""

import re
from pathlib import Path

import pytest

import futaie
from tests.record.test_text import TEXT
from tests.specimens import every_game

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SNIPPETS = [
    pytest.param(snippet, id=f"{document.name}-{number}")
    for document in DOCUMENTS
    for number, snippet in enumerate(re.findall(r"```python\n(.*?)```", document.read_text(), re.DOTALL))
]


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_the_snippets_run(snippet, capsys):
    exec(compile(snippet, "<document>", "exec"), {})


def test_the_readme_shows_ten_lines_of_api(capsys):
    snippet = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
    exec(compile(snippet, "README.md", "exec"), {})
    last = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"\(\d, \d\) \(\d+, \d+\)", last)


def test_every_link_between_documents_leads_somewhere():
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text()):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_example_record_is_a_real_one():
    assert TEXT in (ROOT / "docs" / "records.md").read_text().replace("\n    ", "\n")


@every_game
def test_the_page_of_a_game_names_every_option_with_its_default(name):
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    for option in futaie.game(name).options:
        assert f"`{option.name}`" in text
        assert option.name == "deck" or f"`{option.format(option.default)}`" in text


@every_game
def test_the_page_of_a_game_states_its_actions(name):
    game = futaie.game(name)
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    assert f"{game.action_count} actions" in text.replace(",", "")
