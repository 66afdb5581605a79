"""Impossible options and deals are refused clearly: the reason names the option, the value and what is allowed."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest

import futaie
from futaie.core.rules.reason import Why
from futaie.games.arboretum.rules.reasons import NoGame
from tests.games.arboretum.table import GAME, hand, play

DEAL = [letter + str(rank) for letter in "bacdjm" for rank in range(1, 9)]


SEATS = "random | A | B"


def refused(code: Enum, figures: dict[str, object], seats: Any = 2, **given: Any) -> str:
    """Checks why no game can start; returns the sentence."""
    with pytest.raises(futaie.BadSetup) as error:
        GAME.new(seats, **given)
    assert error.value.reason.code is code
    assert dict(error.value.reason.figures) == figures
    return str(error.value)


def test_the_options_have_names_and_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "first": "random",
        "species": "random",
        "ranks": 8,
        "hand": 7,
    }


def test_an_unknown_option_is_named_together_with_the_known_ones() -> None:
    figures = {"game": "arboretum", "option": "rank", "allowed": "first, species, ranks, hand"}
    told = refused(Why.NO_SUCH_OPTION, figures, seed="x", rank=4)
    assert told == "there is no such option (game arboretum, option rank, allowed first, species, ranks, hand)"


@pytest.mark.parametrize("seats", [1, 0, -1, 5, 100, "2", 2.0, True])
def test_arboretum_is_for_two_to_four(seats: object) -> None:
    figures = {"game": "arboretum", "seats": str(seats), "allowed": "2-4"}
    refused(Why.BAD_SEATS, figures, seats, seed="x")


def test_the_default_is_two_players() -> None:
    assert GAME.new(seed="x").seats == 2


@pytest.mark.parametrize("ranks", [1, 0, 9, -3, 10**30, "8", 7.5, None, True])
def test_ranks_are_a_number_from_two_to_eight(ranks: object) -> None:
    figures = {"option": "ranks", "value": str(ranks), "allowed": "2-8"}
    refused(Why.BAD_OPTION, figures, seed="x", ranks=ranks)


@pytest.mark.parametrize("size", [0, 8, -1, "7", 6.0, False, None])
def test_a_hand_has_one_to_seven_cards(size: object) -> None:
    refused(Why.BAD_OPTION, {"option": "hand", "value": str(size), "allowed": "1-7"}, seed="x", hand=size)


@pytest.mark.parametrize(
    ("first", "shown"),
    [(2, "C"), (-1, "-1"), ("A", "A"), ("0", "0"), (8, "8"), (0.0, "0.0"), (True, "True"), (None, "None"), ([0], "0")],
)
def test_the_first_player_is_a_seat_of_the_table_or_random(first: object, shown: str) -> None:
    figures = {"option": "first", "value": shown, "allowed": SEATS}
    refused(Why.BAD_OPTION, figures, seed="x", first=first)


def test_the_third_seat_may_start_only_if_there_is_one() -> None:
    refused(
        Why.BAD_OPTION,
        {"option": "first", "value": "C", "allowed": SEATS},
        2,
        first=2,
    )
    assert GAME.new(3, seed="x", first=2).movers() == [2]


@pytest.mark.parametrize(
    ("species", "shown"),
    [
        ([], "[]"),
        ((), "()"),
        ("bacdjm", "bacdjm"),
        ("all", "all"),
        (("b", "b"), "b,b"),
        (["b", "x"], "b,x"),
        (["B"], "B"),
        (["ba"], "ba"),
        ([1, 2], "1,2"),
        (6, "6"),
        (None, "None"),
        ({"b": 1}, "{'b': 1}"),
        ([["b"]], "[['b']]"),
        (["b", None], "['b', None]"),
    ],
)
def test_species_are_letters_each_at_most_once(species: object, shown: str) -> None:
    figures = {"option": "species", "value": shown, "allowed": "random | b,a,c,d,j,m,o,r,t,w"}
    refused(Why.BAD_OPTION, figures, seed="x", species=species)


@pytest.mark.parametrize(("seats", "species", "most"), [(2, "bacdjmo", 6), (3, "bacdjmort", 8)])
def test_there_are_no_more_species_than_the_rules_allow_for_the_seats(seats: int, species: str, most: int) -> None:
    figures = {"species": len(species), "most": most, "seats": seats}
    refused(NoGame.TOO_MANY_SPECIES, figures, seats, seed="x", species=list(species))


@pytest.mark.parametrize(
    ("seats", "species", "ranks", "size", "deck"), [(2, "ba", 8, 7, 2), (2, "ba", 2, 1, 2), (4, "bac", 2, 1, 2)]
)
def test_a_deck_of_two_cards_is_enough(seats: int, species: str, ranks: int, size: int, deck: int) -> None:
    position = GAME.new(seats, seed="x", species=list(species), ranks=ranks, hand=size)
    assert position.view(None)["deck"] == deck


@pytest.mark.parametrize(
    ("seats", "species", "ranks", "size", "deck"),
    [(2, "b", 8, 7, -6), (2, "b", 3, 1, 1), (2, "b", 2, 1, 0), (4, "bac", 3, 2, 1), (4, "bacdjmortw", 2, 7, -8)],
)
def test_a_deck_of_fewer_than_two_cards_is_refused(seats: int, species: str, ranks: int, size: int, deck: int) -> None:
    figures = {"deck": deck, "least": 2}
    refused(NoGame.DECK_TOO_SMALL, figures, seats, seed="x", species=list(species), ranks=ranks, hand=size)


def test_a_deck_that_lets_a_garden_outgrow_its_grid_is_refused() -> None:
    refused(NoGame.DECK_TOO_LARGE, {"deck": 36, "most": 35}, 2, seed="x", hand=6)
    refused(NoGame.DECK_TOO_LARGE, {"deck": 55, "most": 52}, 3, seed="x", hand=3)
    refused(NoGame.DECK_TOO_LARGE, {"deck": 72, "most": 69}, 4, seed="x", hand=2)


@pytest.mark.parametrize("seed", ["", "x" * 201, "two\nlines", "\0"])
def test_a_seed_is_a_printable_text_of_limited_length(seed: str) -> None:
    refused(Why.BAD_SEED, {}, seed=seed)


def test_a_deal_with_a_card_twice_is_refused() -> None:
    refused(Why.DEAL_CARD_TWICE, {"deal": "deck", "card": "b1"}, deal=[*DEAL[:-1], "b1"])


@pytest.mark.parametrize("card", ["b9", "b0", "b", "bb", "b10", "b1 ", "b" * 100])
def test_a_deal_with_a_card_that_does_not_exist_is_refused(card: str) -> None:
    refused(Why.DEAL_CARD_UNKNOWN, {"deal": "deck", "card": card[:80]}, deal=[*DEAL[:-1], card])


@pytest.mark.parametrize("card", ["x1", "", "B1", "80"])
def test_a_deal_with_a_species_that_does_not_exist_is_refused(card: str) -> None:
    refused(Why.DEAL_CARD_UNKNOWN, {"deal": "deck", "card": card}, deal=[*DEAL[:-1], card])


def test_a_deal_that_lacks_a_card_is_refused() -> None:
    refused(Why.DEAL_CARD_MISSING, {"deal": "deck", "card": "m8"}, deal=DEAL[:-1])


def test_a_deal_with_a_card_of_a_species_not_chosen_is_refused() -> None:
    given = {"deal": [*DEAL[:-8], *(f"o{rank}" for rank in range(1, 9))], "species": list("bacdjm")}
    refused(Why.DEAL_CARD_UNKNOWN, {"deal": "deck", "card": "o1"}, **given)


def test_a_deal_with_too_many_species_is_refused() -> None:
    refused(NoGame.TOO_MANY_SPECIES, {"species": 7, "most": 6, "seats": 2}, deal=[*DEAL, "o1"])


@pytest.mark.parametrize("deal", [[], {"deck": []}])
def test_an_empty_deal_is_refused(deal: object) -> None:
    with pytest.raises(futaie.BadSetup):
        GAME.new(2, deal=deal)


def test_a_deal_without_a_deck_needs_a_seed() -> None:
    refused(Why.DEAL_INCOMPLETE, {"missing": "deck"}, deal={"first": ["B", "A"]}, species=list("bacdjm"))
    position = GAME.new(2, deal={"first": ["B", "A"]}, seed="x")
    assert position.movers() == [1]
    assert position.revealed()["deck_cards"] == GAME.new(2, seed="x").revealed()["deck_cards"]


@pytest.mark.parametrize(
    ("order", "code"),
    [(["A", "A"], Why.DEAL_CARD_TWICE), (["A", "C"], Why.DEAL_CARD_UNKNOWN), (["A"], Why.DEAL_CARD_MISSING)],
)
def test_a_deal_of_seats_names_each_seat_once(order: list[str], code: Why) -> None:
    with pytest.raises(futaie.BadSetup) as error:
        GAME.new(2, deal={"first": order, "deck": DEAL})
    assert error.value.reason.code is code
    assert error.value.reason.figures["deal"] == "first"


def test_a_deal_may_be_given_as_the_deck_alone() -> None:
    for deal in (DEAL, tuple(DEAL), {"deck": DEAL}):
        position = GAME.new(2, deal=deal)
        assert hand(position, 0) == DEAL[:7]
        assert position.movers() == [0], "seat A starts where nothing says otherwise"
        play(position, "+deck +deck")
        assert hand(position, 0)[-2:] == DEAL[14:16]


@pytest.mark.parametrize(
    "deal",
    [DEAL * 2, pytest.param([10**5000], id="huge"), [*DEAL, *["b1"] * 1000], "b1 b2", [1, 2, 3], [None], [["b1"]]],
)
def test_no_deal_of_odd_cards_raises_anything_but_bad_setup(deal: object) -> None:
    with pytest.raises(futaie.BadSetup):
        GAME.new(2, deal=deal)


@pytest.mark.parametrize(
    "given",
    [
        {"deal": 7},
        {"deal": {"deck": 7}},
        {"deal": {"deck": None}},
        {"deal": {"deck": "b1b2"}},
        {"deal": {"Deck": DEAL}},
        {"deal": {7: DEAL}},
        {"seed": 7},
    ],
)
def test_a_seed_or_deal_of_the_wrong_type_is_refused_like_an_option(given: dict[str, Any]) -> None:
    with pytest.raises(futaie.BadSetup):
        GAME.new(2, **given)
