"""The strong player: honest, repeatable, perfect in the end, and clearly better than the greedy one."""

from __future__ import annotations

import os
from typing import Any

import pytest

from futaie import Rng
from futaie.games.hortis.actions import CHOOSE_CARD
from futaie.games.hortis.bot import greedy, strong
from futaie.games.hortis.orders import plan
from futaie.games.hortis.position import Hortis
from futaie.games.hortis.solve import solve

from .table import GAME
from .test_beam import best_of_all, late
from .test_rulings_dice import scarce_dice

DEEP = os.environ.get("FUTAIE_DEEP") == "1"


def strong_score(seed: str, simulations: int, **options: Any) -> int:
    position: Any = GAME.new(1, seed=seed, **options)
    rng = Rng(seed)
    while not position.over:
        for action in plan(position.imagine(0, rng), 0, rng, simulations, None):
            assert action in position.legal(0)
            position.apply(0, action)
    return int(position.scores()[0])


def greedy_score(seed: str, **options: Any) -> int:
    position: Any = GAME.new(1, seed=seed, **options)
    while not position.over:
        position.apply(0, greedy(position, 0, Rng(seed)))
    return int(position.scores()[0])


def test_on_the_same_deals_it_beats_the_greedy_player() -> None:
    """docs/games/hortis.md has the figures of more games and more simulations."""
    games, options, more = (10, {}, 3) if DEEP else (4, {"cards": 5}, 2)
    seeds = [f"strong {i}" for i in range(games)]
    better = [strong_score(seed, 24, **options) - greedy_score(seed, **options) for seed in seeds]
    assert sum(better) / games >= more


@pytest.mark.parametrize("recipes", ["none", "random"])
def test_it_never_peeks(recipes: str) -> None:
    """The cards to come are dealt again: the same choice."""
    position = late("peek", 4 if DEEP else 3, recipes=recipes)
    choices = {tuple(plan(position.imagine(0, Rng(deal)), 0, Rng("same"), 6, None)) for deal in range(3)}
    assert len(choices) == 1


def test_what_others_have_placed_in_secret_does_not_change_its_mind() -> None:
    position: Any = GAME.new(2, seed="secret", cards=4)
    position.apply(1, position.legal(1)[0])
    position.apply(1, position.legal(1)[0])
    choices = {strong(position.imagine(0, Rng(deal)), 0, Rng("same"), 12) for deal in range(3)}
    assert len(choices) == 1


def test_the_same_seed_gives_the_same_choice_and_leaves_the_position_alone() -> None:
    position = late("again", 3)
    before = position.view(0)
    assert plan(position, 0, Rng(7), 12, None) == plan(position.copy(), 0, Rng(7), 12, None)
    assert position.view(0) == before


def test_the_small_actions_of_a_turn_are_one_chain() -> None:
    position = late("chain", 2)
    actions = plan(position, 0, Rng(1), 6, None)
    for i, action in enumerate(actions):
        assert strong(position, 0, Rng(1), 6) == action
        assert plan(position, 0, Rng(1), 6, None) == actions[i:]
        position.apply(0, action)
    assert position.phases[0] == CHOOSE_CARD


def test_it_shares_out_what_is_scarce() -> None:
    position = scarce_dice()
    while not position.over:
        action = strong(position, 0, Rng(1), 6)
        assert action in position.legal(0)
        position.apply(0, action)


@pytest.mark.parametrize("seed", range(10 if DEEP else 2))
@pytest.mark.parametrize("recipes", ["none", "random"])
def test_the_last_two_placements_are_the_best_there_are(seed: int, recipes: str) -> None:
    """No card is unknown then."""
    position: Hortis = late(f"end {seed}", 2, recipes=recipes)
    best = best_of_all(position)
    assert solve(position, 0, 10_000).points == best
    rng = Rng(seed)
    while not position.over:
        for action in plan(position.imagine(0, rng), 0, rng, 6, None):
            position.apply(0, action)
    assert position.scores() == [best]


def test_seconds_end_the_search_too() -> None:
    position = late("seconds", 3)
    assert strong(position, 0, Rng(1), None, 0.05) in position.legal(0)
    assert strong(position, 0, Rng(1), None, 0.0) in position.legal(0)
    assert strong(position, 0, Rng(1), 10**9, 0.05) in position.legal(0)


def test_without_simulations_it_goes_by_the_cards_in_hand_and_is_better_than_greedy_already() -> None:
    games = 100 if DEEP else 2
    seeds = [f"hand {i}" for i in range(games)]
    more = [strong_score(seed, 0) - greedy_score(seed) for seed in seeds]
    assert sum(more) / games > 1
