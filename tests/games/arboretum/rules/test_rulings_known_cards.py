"""arboretum 8: cards that everybody has seen."""

from __future__ import annotations

import pytest

from futaie.games.arboretum.rules.position import Arboretum
from tests.games.arboretum.table import GAME, hand, known, pile, play

DEAL = [letter + str(rank) for letter in "bacdjmor" for rank in range(1, 9)]
"""A holds b1 to b7, B b8 and a1 to a6, C a7 a8 c1 to c5; the deck is c6 c7 c8 d1 …"""
READERS = (0, 1, 2, None)


@pytest.fixture
def position() -> Arboretum:
    """B has just taken A's discard."""
    position = GAME.new(3, deal=DEAL)
    play(position, "+deck +deck b1 (0,0) -b2  +A +deck")
    return position


def test_arboretum_8a_discards_are_public_and_may_be_looked_through() -> None:
    position = GAME.new(3, deal=DEAL)
    play(position, "+deck +deck b1 (0,0) -b2  +deck +deck a1 (0,0) -a2  +deck +deck c1 (0,0) -c2")
    play(position, "+deck +deck b3 (1,0) -b4  +deck +deck a3 (1,0) -a4  +deck +deck c3 (1,0) -c4")
    for reader in READERS:
        assert position.view(reader)["piles"] == [["b2", "b4"], ["a2", "a4"], ["c2", "c4"]]


def test_arboretum_8_a_discard_is_told_to_everybody() -> None:
    position = GAME.new(3, deal=DEAL)
    *_, event = play(position, "+deck +deck b1 (0,0) -b2")
    for reader in READERS:
        assert event.for_seat(reader) == {"kind": "discard", "seat": 0, "card": "b2"}


@pytest.mark.parametrize("reader", READERS)
def test_arboretum_8b_a_card_taken_from_a_pile_is_known_to_everybody(position: Arboretum, reader: int | None) -> None:
    assert known(position, 1, reader) == ["b2"]
    assert known(position, 0, reader) == known(position, 2, reader) == []


def test_arboretum_8_who_took_which_card_is_told_to_everybody() -> None:
    position = GAME.new(3, deal=DEAL)
    play(position, "+deck +deck b1 (0,0) -b2")
    (event,) = play(position, "+A")
    for reader in READERS:
        assert event.for_seat(reader) == {"kind": "take", "seat": 1, "from": "A", "card": "b2"}


def test_arboretum_8_a_card_from_the_deck_stays_unknown(position: Arboretum) -> None:
    assert "c8" in hand(position, 1)
    for reader in READERS:
        assert "c8" not in known(position, 1, reader)


def test_arboretum_8_a_known_card_stays_known_over_the_turns(position: Arboretum) -> None:
    play(position, "a1 (0,0) -a2  +deck +deck c1 (0,0) -c2  +deck +deck b3 (1,0) -b4")
    for reader in READERS:
        assert known(position, 1, reader) == ["b2"]


def test_arboretum_8b_a_card_is_known_until_it_is_planted(position: Arboretum) -> None:
    play(position, "b2")
    assert known(position, 1, 0) == ["b2"], "chosen, but not planted yet"
    play(position, "(0,0)")
    for reader in READERS:
        assert known(position, 1, reader) == []


def test_arboretum_8b_a_card_is_known_until_it_is_discarded(position: Arboretum) -> None:
    play(position, "a1 (0,0) -b2")
    for reader in READERS:
        assert known(position, 1, reader) == []
    assert pile(position, 1) == ["b2"]


def test_arboretum_8_a_card_taken_again_is_known_in_its_new_hand(position: Arboretum) -> None:
    play(position, "a1 (0,0) -b2  +B +deck")
    for reader in READERS:
        assert known(position, 1, reader) == []
        assert known(position, 2, reader) == ["b2"]


def test_arboretum_8_your_own_discard_taken_back_is_known_too() -> None:
    position = GAME.new(2, deal=[card for card in DEAL if card[0] in "bacdjm"])
    play(position, "+deck +deck b1 (0,0) -b2  +deck +deck a1 (0,0) -a2  +A +deck")
    for reader in (0, 1, None):
        assert known(position, 0, reader) == ["b2"]


def test_arboretum_8c_all_hands_are_open_when_the_game_is_over() -> None:
    position = GAME.new(2, deal=["b1", "b2", "a1", "a2"], species=["b", "a"], ranks=2, hand=1)
    play(position, "+deck +deck b1 (0,0) -a1")
    assert position.over
    for reader in (0, 1, None):
        assert [held["cards"] for held in position.view(reader)["hands"]] == [["a2"], ["b2"]]
