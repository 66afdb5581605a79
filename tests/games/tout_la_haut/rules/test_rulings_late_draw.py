"""tout-la-haut 7: a card is drawn at the end of a turn, and kept until the next one."""

from __future__ import annotations

from collections import Counter

import pytest

import futaie
from futaie.games.tout_la_haut.box.cards import DECK, DECK_FOR_TWO
from tests.games.tout_la_haut.table import GAME, hand, play, random_end, table

DEAL = "r3g3 b3y3 r4b4 g4y4 y4r4 g2g3 b4g4 r3y3"
"""With two seats: A's card, B's card, A's hand, then the deck."""


def test_tout_la_haut_7a_each_player_is_dealt_one_card_before_the_first_hand() -> None:
    position = table(DEAL, late_draw=True, rounds=3)
    assert Counter(hand(position)) == Counter(["r3g3", "r4b4", "g4y4"])
    assert position.view(0)["hand"]["joined"] == "r3g3"
    assert position.view(1)["kept"] == [{"count": 0, "card": None}, {"count": 1, "card": "b3y3"}]
    assert position.view(0)["kept"][1] == {"count": 1, "card": None}
    assert position.view(None)["deck"] == 4


@pytest.mark.parametrize("first", [0, 1, 2])
def test_tout_la_haut_7e_the_single_cards_are_dealt_in_the_order_of_play(first: int) -> None:
    deal = list(DECK)
    position = GAME.new(3, deal=deal, late_draw=True, first=first)
    assert position.view(first)["hand"]["joined"] == deal[0]
    for place in (1, 2):
        seat = (first + place) % 3
        assert position.view(seat)["kept"][seat]["card"] == deal[place]
    assert Counter(hand(position)) == Counter([deal[0], *deal[3:6]])


def test_tout_la_haut_7b_after_building_and_passing_the_player_draws_one_card_and_keeps_it() -> None:
    """tout-la-haut 7c too."""
    position = table(DEAL, late_draw=True, rounds=3)
    build, passing, draw = play(position, "r3g3")
    assert build.kind == "build"
    assert passing.for_seat(1)["cards"] == ["r4b4", "g4y4"]
    assert draw.for_seat(0) == {"kind": "draw", "seat": 0, "card": "y4r4"}
    assert draw.for_seat(1) == {"kind": "draw", "seat": 0}
    assert position.view(0)["kept"][0] == {"count": 1, "card": "y4r4"}
    assert Counter(hand(position)) == Counter(["b3y3", "r4b4", "g4y4"])
    play(position, "b3y3")
    assert position.view(1)["kept"][1]["card"] == "g2g3"
    assert Counter(hand(position)) == Counter(["r4b4", "g4y4", "y4r4"]), "A's kept card joins the hand"
    assert position.view(0)["kept"][0] == {"count": 0, "card": None}


def test_tout_la_haut_7d_nobody_draws_in_the_last_round() -> None:
    position = table(DEAL, late_draw=True, rounds=2)
    kinds = [[event.kind for event in play(position, word)] for word in ["r3g3", "b3y3", "-r4b4", "-g4y4"]]
    assert kinds == [["build", "pass", "draw"], ["build", "pass", "draw"], ["build", "pass"], ["build", "end"]]
    assert position.view(None)["deck"] == 2


@pytest.mark.parametrize(("seats", "used", "most"), [(2, 16, 18), (3, 21, 24), (4, 24, 28), (5, 25, 30)])
def test_tout_la_haut_7f_the_deck_suffices(seats: int, used: int, most: int) -> None:
    position = GAME.new(seats, seed="suffices", late_draw=True)
    cards = len(position.revealed()["dealt"])
    assert cards == (24 if seats == 2 else 32)
    random_end(position, futaie.Rng("suffices"))
    assert cards - position.view(None)["deck"] == used <= most <= cards


def test_tout_la_haut_7e_two_players_leave_violet_out_first() -> None:
    assert Counter(GAME.new(2, seed="two", late_draw=True).revealed()["dealt"]) == Counter(DECK_FOR_TWO)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tout_la_haut_7_a_hand_has_one_more_card_than_there_are_players(seats: int) -> None:
    position = GAME.new(seats, seed="hand", late_draw=True)
    rng = futaie.Rng("hand")
    while not position.over:
        assert len(hand(position)) == seats + 1
        position.apply(position.mover(), position.random_action(position.mover(), rng))
