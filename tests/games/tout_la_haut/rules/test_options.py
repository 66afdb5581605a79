"""Impossible options and deals are refused clearly: the reason names the option, the value and what is allowed."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest

import futaie
from futaie.core.rules.reason import Why
from futaie.games.tout_la_haut.box.cards import DECK, DECK_FOR_TWO
from futaie.games.tout_la_haut.rules.reasons import NoGame
from tests.games.tout_la_haut.table import GAME

CARDS_ALLOWED = "standard | b2b2,b2b3,…"


def refused(code: Enum, figures: dict[str, object], seats: Any = 2, **given: Any) -> None:
    with pytest.raises(futaie.BadSetup) as error:
        GAME.new(seats, **given)
    assert error.value.reason.code is code
    assert dict(error.value.reason.figures) == figures


def test_the_options_have_names_and_defaults() -> None:
    """tout-la-haut 7g: the name of the late draw is ours."""
    assert {option.name: option.default for option in GAME.options} == {
        "first": "random",
        "strategic": False,
        "late_draw": False,
        "objective": "none",
        "rounds": "standard",
        "cards": "standard",
    }


@pytest.mark.parametrize("seats", [1, 0, -1, 6, 100, "2", 2.0, True])
def test_tout_la_haut_is_for_two_to_five(seats: object) -> None:
    figures = {"game": "tout-la-haut", "seats": str(seats), "allowed": "2-5"}
    refused(Why.BAD_SEATS, figures, seats, seed="x")


@pytest.mark.parametrize("rounds", [0, 8, -1, "7", 6.0, True, None, "all", 10**30])
def test_rounds_are_a_number_up_to_seven(rounds: object) -> None:
    figures = {"option": "rounds", "value": str(rounds), "allowed": "standard | 1-7"}
    refused(Why.BAD_OPTION, figures, seed="x", rounds=rounds)


@pytest.mark.parametrize("name", ["strategic", "late_draw"])
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_variants_are_played_or_not(name: str, value: object) -> None:
    refused(Why.BAD_OPTION, {"option": name, "value": str(value), "allowed": "yes | no"}, seed="x", **{name: value})


@pytest.mark.parametrize("value", ["Monochrome", "", None, True])
def test_an_objective_has_a_name(value: object) -> None:
    names = "none | random | monochrome | two-step | efficient | diversified | little-treehouse"
    figures = {"option": "objective", "value": str(value), "allowed": names}
    refused(Why.BAD_OPTION, figures, seed="x", objective=value)


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ([], "[]"),
        ("r3g3", "r3g3"),
        ("all", "all"),
        (["r3g3", "r3g3"], "r3g3,r3g3"),
        (["r2r2"] * 3, "r2r2,r2r2,r2r2"),
        (["r2r2"] * 10**6, "r2r2," * 16),
        (["r9r9"], "r9r9"),
        ([7], "7"),
        (None, "None"),
        ([["r3g3"]], "[['r3g3']]"),
        ({"r3g3": 1}, "{'r3g3': 1}"),
        (["-r3g3"], "-r3g3"),
    ],
)
def test_each_card_is_used_at_most_as_often_as_it_exists(cards: object, shown: str) -> None:
    figures = {"option": "cards", "value": shown, "allowed": CARDS_ALLOWED}
    refused(Why.BAD_OPTION, figures, seed="x", cards=cards, rounds=1)


def test_cards_may_be_there_twice_and_are_kept_in_the_order_of_the_file() -> None:
    checked = GAME.checked(2, {"cards": ["r3g3", "r2r2", "b2b2", "r2r2"]})
    assert checked["cards"] == ("b2b2", "r2r2", "r2r2", "r3g3")
    option = GAME.option("cards")
    assert option.parse(option.format(checked["cards"]), {}) == checked["cards"]


@pytest.mark.parametrize(
    ("seats", "cards", "rounds", "least"),
    [(2, DECK[:3], 1, 4), (3, DECK[:8], 2, 9), (5, DECK, 6, 35), (2, DECK[:9], "standard", 16)],
)
def test_too_few_cards_for_the_rounds_are_refused(seats: int, cards: Any, rounds: object, least: int) -> None:
    figures = {"cards": len(cards), "least": least}
    refused(NoGame.TOO_FEW_CARDS, figures, seats, seed="x", cards=cards, rounds=rounds)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 7), (4, 7), (5, 5)])
@pytest.mark.parametrize("late_draw", [False, True])
def test_as_many_rounds_as_the_deck_allows_can_be_played(seats: int, rounds: int, late_draw: bool) -> None:
    position = GAME.new(seats, seed="long", rounds=rounds, late_draw=late_draw)
    rng = futaie.Rng("long")
    while not position.over:
        for reader in (None, *range(seats)):
            assert position.imagine(reader, rng).view(reader) == position.view(reader)
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    assert position.turn == seats * rounds


def test_two_may_choose_to_play_with_violet() -> None:
    assert "v4v4" in GAME.new(2, seed="x", cards=DECK).revealed()["dealt"]


def test_a_deal_orders_just_the_cards_in_play() -> None:
    deal = list(DECK_FOR_TWO)
    refused(Why.DEAL_CARD_TWICE, {"deal": "deck", "card": "r3g3"}, deal=[*deal[:-1], "r3g3"])
    refused(Why.DEAL_CARD_UNKNOWN, {"deal": "deck", "card": "v4v4"}, deal=[*deal[:-1], "v4v4"])
    refused(Why.DEAL_CARD_MISSING, {"deal": "deck", "card": deal[-1]}, deal=deal[:-1])


def test_a_deal_of_two_games_needs_both_decks_and_the_objectives() -> None:
    deal = list(DECK_FOR_TWO)
    refused(Why.DEAL_INCOMPLETE, {"missing": "deck-1"}, deal=deal, strategic=True)
    refused(Why.DEAL_INCOMPLETE, {"missing": "objective"}, deal=deal, objective="random")
    goals = ["efficient", "two-step", "monochrome", "diversified", "little-treehouse"]
    given = {"deck": deal, "deck-1": deal[::-1], "objective": goals}
    told = GAME.new(2, deal=given, strategic=True, objective="random").revealed()
    assert (told["objective"]["name"], told["objective_next"]["name"]) == ("efficient", "two-step")
    assert (told["dealt"], told["dealt_next"]) == (deal, deal[::-1])
    told = GAME.new(2, deal=given, strategic=True, objective="efficient").revealed()
    assert told["objective_next"]["name"] == "two-step"


@pytest.mark.parametrize("word", ["", "r3", "r3g", "g3r3g3", "R3G3", "--r3g3", "r3g3-", "-", "-?", "r2r9", "x" * 99])
def test_other_words_are_not_understood_as_cards(word: str) -> None:
    position = GAME.new(2, seed="x")
    if word:
        with pytest.raises(futaie.BadNotation):
            GAME.parse(position, 0, word)


def test_every_action_has_its_word() -> None:
    position = GAME.new(2, seed="x")
    words = [GAME.format(position, 0, action) for action in range(GAME.action_count)]
    assert len(set(words)) == 54
    assert GAME.parse(position, 0, " ".join(words)) == list(range(54))
    assert {GAME.hide_action(word) for word in words if word.startswith("-")} == {"-?"}
    assert all(GAME.hide_action(word) == word for word in words if not word.startswith("-"))
