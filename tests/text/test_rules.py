"""The rules for people: the same in all languages, complete, and as wide as a terminal."""

import re
import tomllib
from pathlib import Path

import pytest

import futaie
from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.docs.test_rulings import marks
from tests.specimens import every_game

CLAUSES = tomllib.loads(Path(__file__).with_name("clauses.toml").read_text(encoding="utf-8"))
"""The words that tell the clauses of the rulings."""


def page(name, language):
    return rules_text(futaie.game(name), language)


def plain(text):
    """Without emphasis and line breaks."""
    return " ".join(text.replace("*", "").split())


def missing(kind, name, language, text):
    """The clauses whose words are not in the text."""
    clauses = CLAUSES[name][kind].items()
    return [number for number, words in clauses if words[language] not in plain(text)]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_we_decided_or_reconstructed_is_told_under_that_heading(name, language):
    """The English headings say which sections these are; they stand in the same places in every language."""
    english = [part.partition("\n")[0] for part in re.split(r"^## ", page(name, "en"), flags=re.MULTILINE)]
    sections = re.split(r"^## ", page(name, language), flags=re.MULTILINE)
    said = [text for heading, text in zip(english, sections, strict=True) if heading.startswith("What we ")]
    assert missing("decided", name, language, "\n".join(said)) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rest_is_told_somewhere(name, language):
    assert missing("told", name, language, page(name, language)) == []


@every_game
def test_every_clause_that_is_not_the_rulebooks_is_told_or_there_is_a_reason(name):
    ours = {number for number, mark in marks(name).items() if mark != "rule"}
    decided, told, not_told = (set(CLAUSES[name][kind]) for kind in ("decided", "told", "not_told"))
    assert ours - decided - told - not_told == set()
    assert (decided | not_told) - ours == set()
    assert told - set(marks(name)) == set()
    assert (decided | told) & not_told == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_same_parts_as_the_english_one(name, language):
    """The same sequence of headings, list items, examples and table rows, and as many paragraphs."""

    def parts(text):
        marks = [re.match(r"#+ |- |\d+\. |\| | {4}|", line)[0] for line in text.splitlines()]
        return [mark for mark in marks if mark], text.count("\n\n")

    assert parts(page(name, language)) == parts(page(name, "en"))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_text_is_the_same_in_every_language(name, language):
    """Notation, options, commands; `FICHIER` stands for FILE."""

    def typed(language):
        return set(re.findall(r"`([^`]*)`", page(name, language).replace("FICHIER", "FILE")))

    assert typed(language) == typed("en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_as_it_is_typed(name, language):
    text = page(name, language)
    for option in futaie.game(name).options:
        assert f"--{option.name.replace('_', '-')}" in text
    assert not re.search(r"\w_\w", text)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_terminal(name, language):
    assert [line for line in page(name, language).splitlines() if len(line) > 80] == []


@every_game
def test_commands_in_the_rules_are_about_the_game(name):
    for words in re.findall(r"`futaie ([^`]+)`", page(name, "en").replace("\n", " ")):
        command = words.split()
        assert command[0] in ("deck", "play")
        assert command[1] in ("template", "check", name)
        assert name in command[1:3]


@every_game
def test_the_sections_are_the_same_in_every_language(name):
    """The page shows pictures by the number of a section."""
    levels = {tuple(re.findall(r"^#+", page(name, language), re.MULTILINE)) for language in LANGUAGES}
    assert len(levels) == 1
