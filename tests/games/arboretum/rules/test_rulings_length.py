"""arboretum 13: how many turns a game has."""

from __future__ import annotations

import os

import pytest

import futaie
from futaie.games.arboretum.rules.actions import CHOOSE_CELL, DRAW_DECK, SECOND_DRAW
from futaie.games.arboretum.rules.position import Arboretum
from tests.games.arboretum.table import GAME

GAMES = 1000 if os.environ.get("FUTAIE_DEEP") == "1" else 40
BOUNDS = {2: (17, 33), 3: (22, 42), 4: (26, 51)}


def turns(position: Arboretum, rng: futaie.Rng, deck_share: int) -> int:
    """Plays to the end and counts the turns; `deck_share` in 100 draws come from the deck if there is a choice."""
    played = 0
    while not position.over:
        seat = position.mover()
        legal = position.legal(seat)
        action = position.random_action(seat, rng)
        if position.phase <= SECOND_DRAW:
            piles = [draw for draw in legal if draw != DRAW_DECK]
            from_deck = DRAW_DECK in legal and (not piles or rng.below(100) < deck_share)
            action = DRAW_DECK if from_deck else piles[rng.below(len(piles))]
        elif position.phase == CHOOSE_CELL:
            action = legal[rng.below(len(legal))]
        before = position.turn
        position.apply(seat, action)
        played += position.over or position.turn != before
    return played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_13a_the_shortest_game_draws_from_the_deck_alone(seats: int) -> None:
    assert turns(GAME.new(seats, seed="short"), futaie.Rng(1), deck_share=100) == BOUNDS[seats][0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_13a_the_longest_game_leaves_one_discard_on_the_table(seats: int) -> None:
    """Every turn after the first takes all available discards before it touches the deck."""
    position = GAME.new(seats, seed="long")
    assert turns(position, futaie.Rng(1), deck_share=0) == BOUNDS[seats][1]
    assert sum(map(len, position.view(None)["piles"])) == 1


@pytest.mark.parametrize("deck_share", [0, 20, 50, 80, 95, 100])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_13a_no_game_is_shorter_or_longer(seats: int, deck_share: int) -> None:
    least, most = BOUNDS[seats]
    for seed in range(max(1, GAMES // (10 if deck_share in {0, 100} else 1))):
        position = GAME.new(seats, seed=f"{seed}")
        played = turns(position, futaie.Rng(seed), deck_share)
        assert least <= played <= most
        assert played == position.turn == sum(len(garden["cards"]) for garden in position.view(None)["gardens"])


@pytest.mark.parametrize(
    ("seats", "species", "ranks", "size"), [(2, "ba", 2, 1), (2, "bac", 3, 2), (3, "bac", 4, 1), (4, "bacd", 3, 2)]
)
def test_arboretum_13_cut_down_games_have_half_the_deck_to_all_but_one_turns(
    seats: int, species: str, ranks: int, size: int
) -> None:
    """arboretum 15a."""
    deck = len(species) * ranks - seats * size
    found = {
        turns(
            GAME.new(seats, seed=f"{seed}", species=list(species), ranks=ranks, hand=size), futaie.Rng(seed), deck_share
        )
        for seed in range(30)
        for deck_share in (0, 50, 100)
    }
    assert min(found) == (deck + 1) // 2
    assert max(found) == deck - 1
