"""The documents' code is run and their links are followed, so that they cannot become outdated."""

import re
from pathlib import Path

import pytest

import futaie
from tests.record.test_text import TEXT
from tests.specimens import every_game

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "tests").rglob("*.md")),
]
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


def anchors(text):
    """The anchors of a document's headings, as GitHub makes them."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    headings = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", line) for line in re.findall(r"^#+ (.+)$", prose, re.MULTILINE)]
    names = [re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-") for heading in headings]
    earlier = [names[:place].count(name) for place, name in enumerate(names)]
    return [f"{name}-{count}" if count else name for name, count in zip(names, earlier, strict=True)]


def test_anchors_are_made_as_github_makes_them():
    text = "# L'Arbre: `deck`, *how*\n## B.5. Growing\n```\n# code\n```\n## [Là](x.md) haut\n" + "## Là haut\n" * 2
    assert anchors(text) == ["larbre-deck-how", "b5-growing", "là-haut", "là-haut-1", "là-haut-2"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_every_link_between_documents_leads_somewhere(document):
    for link in re.findall(r"\]\(([^):]+)\)", document.read_text()):
        target, _, anchor = link.partition("#")
        file = document.parent / target if target else document
        assert file.exists(), link
        assert not anchor or anchor in anchors(file.read_text()), link


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
