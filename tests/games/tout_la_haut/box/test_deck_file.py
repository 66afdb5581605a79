"""The cards and objectives in the data files: their sums, and the errors in wrong files."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import futaie
from futaie.games.tout_la_haut.box.cards import DECK, DECK_FOR_TWO, KINDS
from futaie.games.tout_la_haut.box.deck_file import OBJECTIVES, TEXT, read_cards, read_objectives
from futaie.games.tout_la_haut.box.floors import COLOURS
from futaie.games.tout_la_haut.rules.objectives import NAMES
from futaie.games.tout_la_haut.rules.reasons import WrongData


def floors(deck: tuple[str, ...]) -> list[str]:
    return [floor for card in deck for floor in (card[:2], card[2:])]


def test_the_deck_has_32_cards_of_27_kinds_8_of_them_with_violet() -> None:
    """tout-la-haut 10a."""
    assert len(DECK) == 32
    assert len(KINDS) == 27
    assert len([card for card in DECK if "v" in card]) == 8
    assert [card for card in DECK if "v" not in card] == list(DECK_FOR_TWO)


@pytest.mark.parametrize("colour", "rbgy")
def test_each_other_colour_has_13_floors(colour: str) -> None:
    """tout-la-haut 10c."""
    values = Counter(floor[1] for floor in floors(DECK) if floor[0] == colour)
    assert values == {"2": 5, "3": 6, "4": 2}


def test_the_floors_sum_to_177_and_132_without_violet_cards() -> None:
    """tout-la-haut 10c."""
    assert sum(int(floor[1]) for floor in floors(DECK)) == 177
    assert sum(int(floor[1]) for floor in floors(DECK_FOR_TWO)) == 132


def test_the_cards_are_those_of_the_ruling() -> None:
    """tout-la-haut 10b."""
    letters = {colour: colour[0] for colour in COLOURS}
    expected = Counter(f"{letter}2{letter}2" for letter in letters.values() for _ in range(2))
    expected.update(f"{letter}2{letter}3" for letter in letters.values())
    expected.update(["v4v4"])
    threes = "red/green red/yellow blue/yellow blue/red green/blue green/red yellow/blue yellow/green"
    for pairs, value in (
        (threes, 3),
        ("blue/green red/blue green/yellow yellow/red", 4),
        ("violet/green violet/blue violet/yellow violet/red", 3),
    ):
        for pair in pairs.split():
            bottom, top = pair.split("/")
            expected[f"{letters[bottom]}{value}{letters[top]}{value}"] += 1
    assert Counter(DECK) == expected


def test_the_objectives_have_the_points_in_the_ruling() -> None:
    """tout-la-haut 8l."""
    assert dict(zip(NAMES, OBJECTIVES.points, strict=True)) == {
        "monochrome": 5,
        "two-step": 5,
        "efficient": 5,
        "diversified": 5,
        "little-treehouse": 7,
    }
    assert OBJECTIVES.efficient_ties


VIOLET = '[[card]]\nbottom = "violet 4"\ntop = "violet 4"\n'
WRONG_CARDS = {
    "not toml": ("[totals]", "[totals", WrongData.NOT_TOML),
    "a card less": (VIOLET, "", WrongData.TOTAL_DIFFERS),
    "another value": ('top = "blue 3"', 'top = "blue 4"', WrongData.TOTAL_DIFFERS),
    "another colour": (VIOLET, VIOLET.replace("violet", "red"), WrongData.TOTAL_DIFFERS),
    "no such colour": ('bottom = "violet 4"', 'bottom = "pink 4"', WrongData.WRONG_VALUE),
    "no such value": ('bottom = "violet 4"', 'bottom = "violet 5"', WrongData.WRONG_VALUE),
    "not a floor": ('bottom = "violet 4"', "bottom = 4", WrongData.WRONG_VALUE),
    "three copies": ("count = 2", "count = 3", WrongData.WRONG_VALUE),
    "no top": ('top = "violet 4"\n', "", WrongData.WRONG_FIELDS),
    "a field too many": ('top = "violet 4"\n', 'top = "violet 4"\nroof = 1\n', WrongData.WRONG_FIELDS),
    "a kind twice": (VIOLET, VIOLET * 2, WrongData.CARD_TWICE),
    "no totals": ("[totals]", "[total]", WrongData.WRONG_FIELDS),
    "another total": ("floors = 177", "floors = 178", WrongData.TOTAL_DIFFERS),
}


@pytest.mark.parametrize(("old", "new", "code"), WRONG_CARDS.values(), ids=WRONG_CARDS)
def test_wrong_cards_are_refused_with_file_and_place(old: str, new: str, code: WrongData) -> None:
    assert old in TEXT
    with pytest.raises(futaie.BadSetup) as error:
        read_cards(TEXT.replace(old, new, 1))
    assert error.value.reason.code is code
    assert error.value.reason.figures["file"] == "box.toml"


@pytest.mark.parametrize("text", ["", "card = 3", "[card]", "card = []", "card = [3]"])
def test_a_file_without_cards_is_refused(text: str) -> None:
    with pytest.raises(futaie.BadSetup):
        read_cards(text)


def test_the_totals_may_be_corrected_with_the_cards() -> None:
    text = TEXT.replace('top = "blue 3"', 'top = "blue 4"', 1).replace("177", "178").replace("132", "133")
    assert [card.name for card in read_cards(text) if card.name == "b2b4"] == ["b2b4"]


OTHER_BOXES = {
    "33 cards": (VIOLET + VIOLET.replace("4", "3"), (33, 9, 183, 132), {"total": "cards", "found": 33, "wanted": 32}),
    "7 with violet": (VIOLET.replace("violet", "red"), (32, 7, 177, 140), {"total": "with_violet", "found": 7}),
}


@pytest.mark.parametrize(("cards", "totals", "figures"), OTHER_BOXES.values(), ids=OTHER_BOXES)
def test_the_rulebooks_own_counts_cannot_be_corrected(
    cards: str, totals: tuple[int, ...], figures: dict[str, object]
) -> None:
    names = ("cards", "with_violet", "floors", "without_violet")
    stated = "".join(f"{name} = {total}\n" for name, total in zip(names, totals, strict=True))
    text = re.sub(r"(?<=\[totals\]\n)(\w+ = \d+\n)+", stated, TEXT.replace(VIOLET, cards))
    with pytest.raises(futaie.BadSetup) as error:
        read_cards(text)
    assert error.value.reason.code is WrongData.NOT_THE_RULEBOOKS
    assert {**error.value.reason.figures, **figures} == error.value.reason.figures


WRONG_GOALS = {
    "not toml": ("[efficient]", "[efficient", WrongData.NOT_TOML),
    "one less": ("[two-step]\npoints = 5\n", "", WrongData.WRONG_FIELDS),
    "an unknown one": ("[two-step]", "[three-step]", WrongData.WRONG_FIELDS),
    "no points": ("[two-step]\npoints = 5\n", "[two-step]\n", WrongData.WRONG_FIELDS),
    "points that are no number": ("points = 7", "points = true", WrongData.WRONG_VALUE),
    "points below zero": ("points = 7", "points = -7", WrongData.WRONG_VALUE),
    "ties that are no flag": ("ties = true", "ties = 1", WrongData.WRONG_VALUE),
}


@pytest.mark.parametrize(("old", "new", "code"), WRONG_GOALS.values(), ids=WRONG_GOALS)
def test_wrong_objectives_are_refused(old: str, new: str, code: WrongData) -> None:
    assert old in TEXT
    with pytest.raises(futaie.BadSetup) as error:
        read_objectives(TEXT.replace(old, new, 1))
    assert error.value.reason.code is code
    assert error.value.reason.figures["file"] == "box.toml"


def test_whether_ties_are_efficient_is_a_switch_in_the_file() -> None:
    assert not read_objectives(TEXT.replace("ties = true", "ties = false")).efficient_ties
