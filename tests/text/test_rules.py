"""The rules for people: the same in all languages, complete, and as wide as a terminal."""

import re

import pytest

import futaie
from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.specimens import every_game

DECIDED = {
    "arboretum": {
        "2": "The first player is drawn at random",
        "8": "A card taken from a pile is known to all",
        "10": "A path has at least 2 cards",
        "order of species": "The order in which species are scored is ours",
    },
    "hortis": {
        "1, over several": "A card may lie over several cards, and wholly over one",
        "1, backs": "Cards not yet drawn are unknown",
        "5": "under the squirrel it is removed and can be won again",
        "6": "The squirrel’s tree is never covered again",
        "7, order": "what is freed can be used at once",
        "7, no die": "No die goes onto it",
        "8": "Who can lay none stops and keeps the score",
        "11, eight": "Up to 8 players",
        "11, shown": "shown when all have laid a card",
        "11, tie": "On a tie the dice in play decide: those on glades count, and so does the wheelbarrow",
        "12": "percentages come last",
        "cards": "The faces of the cards and most recipes are printed on the cards alone",
        "targets": "Only the targets of the recipes 16 (31), 17 (30), 18 (44) are known",
    },
    "larbre": {
        "icons": "How the icons are spread: evenly",
        "tiles": "That Faun and Dryad share one tile, and Naiad and Pegaea the other",
        "branch": "stand end to end is the plain reading",
        "first": "The first player is drawn at random",
        "A, refill": "You see how the river is filled up before you discard",
        "A, reshuffle": "Cards being played or looked at are not shuffled into a new source",
        "B.1": "Type and pairs are declared at the reveal",
        "B.4": "Jokers alone, or pairs alone, may make something grow",
        "B.5": "Cards may be played for their icons alone",
        "B.6": "chooses which to place",
        "B.8": "A face that comes up during a turn cannot be used in that turn",
        "B.9": "The Dryad always comes after the compulsory growth",
        "public": "All know which cards of the river somebody took",
        "stalled": "The rule for stalled games is ours",
    },
    "tout-la-haut": {
        "3": "Cards are never turned upside down",
        "4": "A run of a single floor counts",
        "6, start": "the one of them who played earlier starts the second",
        "6, order": "That game is played counter-clockwise",
        "6, tie": "the tied player who plays last in the second game wins",
        "7, name": "The name of this variant is ours too",
        "7, last round": "nobody draws in the last round",
        "8, ties": "Monochrome, Diversified and Little Treehouse are met by all who tie",
        "8, least": "Monochrome needs at least one floor with a colour",
        "8, efficient": "all who tie for the fewest colours are Efficient",
        "9": "What lies face down stays secret",
        "cards": "They come from Yardmaster Express",
    },
}
"""Each ruling that is not the rulebook's, by its number, and the words with which the English page tells it."""


def page(name, language):
    return rules_text(futaie.game(name), language)


@every_game
def test_whatever_we_decided_or_found_is_told(name):
    text = page(name, "en")
    decided = " ".join(text[re.search("## What we (decided|reconstructed)", text).start() :].replace("*", "").split())
    assert [ruling for ruling, words in DECIDED[name].items() if words not in decided] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_parts_of_the_english_one(name, language):
    """Headings, list items, examples and rows of tables one after the other, and as many paragraphs."""

    def parts(text):
        marks = [re.match(r"#+ |- |\d+\. |\| | {4}|", line)[0] for line in text.splitlines()]
        return [mark for mark in marks if mark], text.count("\n\n")

    assert parts(page(name, language)) == parts(page(name, "en"))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_the_same_in_every_language(name, language):
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
