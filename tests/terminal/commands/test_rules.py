"""`futaie rules`: laid out on a screen, Markdown in a file, never wider than 80 columns."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.markdown import Markdown

from futaie import game
from futaie.terminal.commands.rules import in_lines
from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.specimens import GAMES
from tests.terminal.person import Person, plain


def rendered(markdown: str) -> str:
    out = io.StringIO()
    Console(file=out, width=80).print(Markdown(markdown))
    return out.getvalue()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_file_no_line_is_too_long_and_it_means_the_same(futaie, name, language):
    text = futaie("rules", name, "--language", language).out
    assert max(map(len, text.splitlines())) <= 80
    assert rendered(text) == rendered(rules_text(game(name), language))


def test_a_line_never_begins_with_what_looks_like_an_item():
    text = "There are many words here, and then 3. That was the number - and a dash\n"
    for width in range(12, 60):
        assert rendered(in_lines(text, width)) == rendered(text)


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_on_a_screen_they_are_laid_out_for_its_width(columns):
    with Person("rules", "arboretum", language="fr", COLUMNS=str(columns)) as person:
        assert not person.wait()
        assert person.code == 0
    assert "Qui peut compter une essence" in person.raw
    assert "##" not in person.raw
    assert max(map(len, plain(person.raw).splitlines())) <= min(columns, 80)


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours_there_are_no_escape_codes(environment):
    with Person("rules", "hortis", **environment) as person:
        assert not person.wait()
    assert "\x1b" not in person.raw


def test_in_a_file_they_are_markdown(futaie):
    assert "\n## Qui peut compter une essence\n" in futaie("rules", "arboretum", "--language", "fr").out
