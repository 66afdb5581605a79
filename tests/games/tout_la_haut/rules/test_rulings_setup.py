"""tout-la-haut 1: the cards, the first hand, the number of rounds."""

from __future__ import annotations

from collections import Counter

import pytest

import futaie
from futaie.games.tout_la_haut.box.cards import DECK, DECK_FOR_TWO
from tests.games.tout_la_haut.table import GAME, hand, random_end, table


def test_tout_la_haut_1b_two_play_without_the_cards_that_show_violet() -> None:
    assert Counter(GAME.new(2, seed="two").revealed()["dealt"]) == Counter(DECK_FOR_TWO)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tout_la_haut_1b_more_play_with_all_cards(seats: int) -> None:
    assert Counter(GAME.new(seats, seed="more").revealed()["dealt"]) == Counter(DECK)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tout_la_haut_1d_the_first_player_gets_as_many_cards_as_there_are_players(seats: int) -> None:
    deal = list(DECK_FOR_TWO if seats == 2 else DECK)
    position = GAME.new(seats, deal=deal, first=seats - 1)
    assert position.movers() == [seats - 1]
    assert Counter(hand(position)) == Counter(deal[: seats + 1]), "and has drawn one"
    assert position.view(seats - 1)["hand"]["joined"] == deal[seats]
    assert position.view(None)["deck"] == len(deal) - seats - 1
    assert position.revealed()["deck_cards"] == deal[seats + 1 :]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_tout_la_haut_1e_there_are_nine_rounds_minus_the_number_of_players(seats: int, rounds: int) -> None:
    position = GAME.new(seats, seed="rounds")
    assert position.view(None)["rounds"] == rounds
    random_end(position, futaie.Rng("rounds"))
    assert position.turn == seats * rounds
    assert [len(tree["cards"]) for tree in position.view(None)["trees"]] == [rounds] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tout_la_haut_1c_anybody_may_start_when_the_first_player_is_drawn(seats: int) -> None:
    starts = Counter(GAME.new(seats, seed=f"first {seed}").movers()[0] for seed in range(80))
    assert set(starts) == set(range(seats))


def test_tout_la_haut_1a_trees_start_as_stumps() -> None:
    """tout-la-haut 4g too."""
    position = GAME.new(3, seed="stumps")
    for tree in position.view(None)["trees"]:
        none = {"length": 0, "colour": None, "longest": 0, "points": 0}
        assert tree == {"cards": [], "floors": 0, "run": none, "objective": None, "score": 0}
    assert position.scores() == [0, 0, 0]


def test_a_deal_without_a_seed_is_played_as_given() -> None:
    position = table("r3g3 b3y3 r4b4 g4y4 y4r4 g2g3", rounds=2)
    assert position.movers() == [0]
    assert hand(position) == ["r3g3", "b3y3", "r4b4"]
