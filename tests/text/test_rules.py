"""The rules for people: the same in all languages, complete, and as wide as a terminal."""

import re

import pytest

import futaie
from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.docs.test_rulings import marks
from tests.specimens import every_game

DECIDED = {
    "arboretum": {
        "2a": "The first player is drawn at random",
        "8b": "A card taken from a pile is known to all",
        "10e": "A path has at least 2 cards",
        "10h": "the sheet shows one of them",
        "14c": "The order in which species are scored is ours",
    },
    "hortis": {
        "1d": "A card may lie over several cards, and wholly over one",
        "1e": "Cards not yet drawn are unknown",
        "5d": "under the squirrel it is removed and can be won again",
        "6e": "The squirrel’s tree is never covered again",
        "7b": "where there is too little, the player chooses",
        "7d": "what is freed can be used at once",
        "7e": "No die goes onto it",
        "8c": "Who can lay none stops and keeps the score",
        "11d": "Up to 8 players",
        "11c": "shown when all have laid a card",
        "11g": "On a tie the dice in play decide: those on glades count, and so does the wheelbarrow",
        "12g": "percentages come last",
        "14b": "The faces of the cards and most recipes are printed on the cards alone",
        "14d": "Only the targets of the recipes 16 (31), 17 (30), 18 (44) are known",
    },
    "larbre": {
        "S.1c": "How the icons are spread: evenly",
        "S.2a": "That Faun and Dryad share one tile, and Naiad and Pegaea the other",
        "S.3b": "stand end to end is the plain reading",
        "S.4a": "The first player is drawn at random",
        "A.1d": "You see how the river is filled up before you discard",
        "A.1g": "Cards being played or looked at are not shuffled into a new source",
        "B.1b": "Type and pairs are declared at the reveal",
        "B.2c": "Cards of the river count even if you play only jokers or pairs",
        "B.4b": "Jokers alone, or pairs alone, may make something grow",
        "B.5f": "If nothing of a type fits, its cards may still be played",
        "B.6c": "chooses which to place",
        "B.8g": "A face that comes up during a turn cannot be used in that turn",
        "B.9e": "The Dryad always comes after the other growth",
        "D.1a": "All know which cards of the river somebody took",
        "E.2b": "The rule for stalled games is ours",
    },
    "tout-la-haut": {
        "3d": "Cards are never turned upside down",
        "4f": "A run of a single floor counts",
        "6e": "the one of them who played earlier starts the second",
        "6g": "That game is played counter-clockwise",
        "6i": "the tied player who plays last in the second game wins",
        "7g": "The name of this variant is ours too",
        "7d": "nobody draws in the last round",
        "8i": "Monochrome, Diversified and Little Treehouse are met by all who tie",
        "8j": "Monochrome needs at least one floor with a colour",
        "8e": "all who tie for the fewest colours are Efficient",
        "9c": "What lies face down stays secret until the match is over",
        "10b": "They come from Yardmaster Express",
    },
}
"""Each clause of the rulings that is not from the rulebook, and the words for it on the English page."""
TOLD = {
    "arboretum": {
        "2b": {
            "en": "Play goes clockwise",
            "fr": "On joue dans le sens des aiguilles",
            "it": "Si gioca in senso orario",
        },
        "5c": {"en": "not diagonally", "fr": "pas en diagonale", "it": "non in diagonale"},
        "9g": {
            "en": "keeps the others from scoring theirs",
            "fr": "empêche les autres de marquer les points de la leur",
            "it": "impedisce agli altri di segnare i loro",
        },
        "10b": {
            "en": "Ranks need not follow each other",
            "fr": "Les valeurs n’ont pas à se suivre",
            "it": "I valori non devono essere consecutivi",
        },
        "10c": {"en": "never diagonally", "fr": "jamais en diagonale", "it": "mai in diagonale"},
    },
    "hortis": {"8b": {"en": "you must lay it", "fr": "vous devez la poser", "it": "devi posare quella"}},
    "larbre": {
        "B.9h": {
            "en": "the amount is counted after the river is filled up",
            "fr": "se compte une fois la rivière complétée",
            "it": "si conta dopo aver completato il fiume",
        },
        "B.5f": {
            "en": "nothing grows, but a spirit whose icon they show may be invoked",
            "fr": "rien ne pousse, mais on peut invoquer un esprit",
            "it": "niente cresce, ma si può invocare uno spirito",
        },
    },
    "tout-la-haut": {
        "8e": {
            "en": "nobody has fewer colours",
            "fr": "personne n’a moins de couleurs",
            "it": "nessuno ha meno colori",
        },
        "9c": {"en": "secret until the match is over", "fr": "jusqu’à la fin", "it": "fino alla fine"},
        "9d": {"en": "names every card", "fr": "nomme toutes les cartes", "it": "nomina ogni carta"},
    },
}
"""Clauses that are easily forgotten, and the words for them on each page."""


def page(name, language):
    return rules_text(futaie.game(name), language)


@every_game
def test_every_decision_or_find_of_ours_is_in_the_rules(name):
    text = page(name, "en")
    decided = " ".join(text[re.search("## What we (decided|reconstructed)", text).start() :].replace("*", "").split())
    assert [ruling for ruling, words in DECIDED[name].items() if words not in decided] == []


@every_game
def test_clauses_called_ours_are_marked_so_in_the_rulings(name):
    assert {number for number in DECIDED[name] if marks(name)[number] == "rule"} == set()
    assert set(TOLD[name]) <= set(marks(name))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_easily_forgotten_clauses_are_in_every_language(name, language):
    text = " ".join(page(name, language).replace("*", "").split())
    assert [number for number, words in TOLD[name].items() if words[language] not in text] == []


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
