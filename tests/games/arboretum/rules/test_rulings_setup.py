"""arboretum 1 and 2: the species in play, the first player, and the deal."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.games.arboretum.table import GAME, hand, play

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
SPECIES = "bacdjmortw"
IN_PLAY = {2: 6, 3: 8, 4: 10}


def ordered(species: str) -> list[str]:
    return [letter + str(rank) for letter in species for rank in range(1, 9)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_1a_six_eight_or_ten_species_are_in_play(seats: int) -> None:
    position = GAME.new(seats, seed="species")
    table = position.revealed()
    assert len(table["species"]) == IN_PLAY[seats]
    dealt = [card for held in table["hands"] for card in held["cards"]]
    assert [held["count"] for held in table["hands"]] == [7] * seats
    assert len(table["deck_cards"]) == IN_PLAY[seats] * 8 - 7 * seats
    assert sorted(dealt + table["deck_cards"]) == sorted(ordered("".join(table["species"])))


@pytest.mark.parametrize("seats", [2, 3])
def test_arboretum_1c_any_species_may_be_in_play_when_they_are_drawn(seats: int) -> None:
    drawn = Counter(letter for seed in range(60) for letter in GAME.new(seats, seed=f"{seed}").view(None)["species"])
    assert set(drawn) == set(SPECIES)
    assert max(drawn.values()) < 60, "no species is always there"


def test_arboretum_1b_the_species_may_be_chosen() -> None:
    position = GAME.new(2, seed="chosen", species=["w", "t", "r", "o", "m", "j"])
    assert position.view(None)["species"] == ["j", "m", "o", "r", "t", "w"]
    assert sorted(position.revealed()["deck_cards"] + hand(position, 0) + hand(position, 1)) == sorted(
        ordered("jmortw")
    )


def test_arboretum_1_a_given_deal_says_which_species_are_in_play() -> None:
    assert GAME.new(3, deal=ordered("acdjmort")).view(None)["species"] == list("acdjmort")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_2a_anybody_may_start_when_the_first_player_is_drawn(seats: int) -> None:
    games = 3000 if DEEP else 60
    starts = Counter(GAME.new(seats, seed=f"first {seed}").movers()[0] for seed in range(games))
    assert set(starts) == set(range(seats))
    if DEEP:
        expected = games / seats
        assert sum((count - expected) ** 2 / expected for count in starts.values()) < 28  # p < 0.00001 for 3 degrees


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (4, 3)])
def test_arboretum_2b_the_first_player_may_be_chosen_and_play_goes_clockwise(seats: int, first: int) -> None:
    position = GAME.new(seats, seed="chosen", first=first)
    for turn in range(seats + 1):
        assert position.movers() == [(first + turn) % seats]
        assert position.view(None)["first"] == first
        play(position, "+deck +deck")
        one, other, *_ = hand(position, position.mover())
        cell = "(0,0)" if turn < seats else "(1,0)"
        play(position, f"{one} {cell} -{other}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_2c_everybody_is_dealt_seven_hidden_cards_and_the_table_is_empty(seats: int) -> None:
    position = GAME.new(seats, seed="dealt")
    for seat in range(seats):
        assert len(hand(position, seat)) == 7
        for reader in {*range(seats), None} - {seat}:
            assert position.view(reader)["hands"][seat]["cards"] is None
    view = position.view(None)
    assert [garden["cards"] for garden in view["gardens"]] == [[]] * seats
    assert view["piles"] == [[]] * seats
    assert len(position.revealed()["deck_cards"]) == {2: 48, 3: 64, 4: 80}[seats] - 7 * seats


@pytest.mark.parametrize("first", [0, 1, 2])
def test_arboretum_2d_the_dealer_on_the_first_players_right_deals_to_the_first_player_first(first: int) -> None:
    """arboretum 2e too."""
    deal = ordered("bacdjmor")
    position = GAME.new(3, deal=deal, first=first)
    for place in range(3):
        assert hand(position, (first + place) % 3) == deal[7 * place : 7 * place + 7]
    assert position.revealed()["deck_cards"] == deal[21:]


def test_arboretum_2_a_given_deal_may_say_who_starts() -> None:
    deal = {"first": ["B", "A"], "deck": ordered("bacdjm")}
    position = GAME.new(2, deal=deal)
    assert position.movers() == [1]
    assert hand(position, 1) == ordered("b")[:7]
