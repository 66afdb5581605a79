"""Placements compared in sampled orders: honest, repeatable, perfect in the end, and clearly better than greedy."""

from __future__ import annotations

import os
from math import inf
from typing import Any

import pytest

from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.advice import advise
from futaie.bots.planner import think
from futaie.games.hortis.players.placements import tries_left
from futaie.games.hortis.players.sampled_orders import FEWEST, Orders
from futaie.games.hortis.players.solver import solve
from futaie.games.hortis.rules.actions import CHOOSE_CARD, STOPPED
from futaie.games.hortis.rules.position import Hortis
from tests.games.hortis.players.test_beam import best_of_all, late
from tests.games.hortis.rules.test_rulings_dice import scarce_dice
from tests.games.hortis.table import GAME

DEEP = os.environ.get("FUTAIE_DEEP") == "1"


def plan(position: Hortis, seed: object, simulations: int) -> list[int]:
    orders = Orders(position, position.mover(), Rng(str(seed)))
    think(orders, simulations, inf)
    return orders.best(1)[0]


def score(bot: str, seed: str, simulations: int | None, **options: Any) -> int:
    position: Any = GAME.new(1, seed=seed, **options)
    rng = Rng(seed)
    player = seat_player(bot, GAME, rng, simulations)
    while not position.over:
        action = player.act(position.imagine(0, rng), 0)
        assert action in position.legal(0)
        position.apply(0, action)
    return int(position.scores()[0])


def test_on_the_same_deals_the_giant_beats_the_greedy_player() -> None:
    """docs/experiments/hortis.md has the figures of more games and more simulations."""
    games, options, more = (10, {}, 3) if DEEP else (4, {"cards": 5}, 2)
    seeds = [f"strong {i}" for i in range(games)]
    better = [score("giant", seed, 45, **options) - score("greedy", seed, None, **options) for seed in seeds]
    assert sum(better) / games >= more


def test_without_simulations_it_goes_by_the_cards_in_hand_and_already_beats_greedy() -> None:
    seeds = [f"hand {i}" for i in range(100 if DEEP else 2)]
    more = [score("giant", seed, 1) - score("greedy", seed, None) for seed in seeds]
    assert sum(more) / len(seeds) > 1


@pytest.mark.parametrize("recipes", ["none", "random"])
def test_it_never_peeks(recipes: str) -> None:
    """When the cards to come are dealt again, the choice stays the same."""
    position = late("peek", 4 if DEEP else 3, recipes=recipes)
    choices = {tuple(plan(position.imagine(0, Rng(deal)), "same", 60)) for deal in range(3)}
    assert len(choices) == 1


def test_hidden_placements_change_neither_its_choice_nor_its_chances() -> None:
    position: Any = GAME.new(2, seed="secret", cards=4)
    position.apply(1, position.legal(1)[0])
    position.apply(1, position.legal(1)[0])
    worlds = [position.imagine(0, Rng(deal)) for deal in range(3)]
    assert len({tuple(plan(world, "same", 60)) for world in worlds}) == 1
    told = [advise(GAME, world, 0, Rng("same"), 30, 3) for world in worlds]
    assert told[0] == told[1] == told[2]


def test_the_same_seed_gives_the_same_choice_and_leaves_the_position_alone() -> None:
    position = late("again", 3)
    before = position.view(0)
    assert plan(position, 7, 60) == plan(position.copy(), 7, 60)
    assert position.view(0) == before


def test_the_small_actions_of_a_turn_are_one_chain_planned_once() -> None:
    position = late("chain", 3)
    actions = plan(position, "chain", 30)
    player: Any = seat_player("giant", GAME, Rng("chain"), 30)
    thought = None
    for i, action in enumerate(actions):
        assert plan(position, "anew", 1)[0] in position.legal(0)
        assert player.act(position, 0) == action
        assert thought in (None, player.simulations)
        thought = player.simulations
        assert player.plan == actions[i + 1 :]
        position.apply(0, action)
    assert thought
    assert position.phases[0] == CHOOSE_CARD


def test_a_player_in_another_position_plans_again() -> None:
    position = late("other", 2)
    player = seat_player("giant", GAME, Rng(1))
    planned = player.act(position, 0)
    face = next(action for action in position.legal(0) if action != planned)
    position.apply(0, face)
    assert player.act(position, 0) in position.legal(0)
    assert player.act(position, 0) == plan(position, 1, 1)[0]


def test_it_shares_out_scarce_things() -> None:
    position = scarce_dice()
    player = seat_player("giant", GAME, Rng(1), 6)
    while not position.over:
        action = player.act(position, 0)
        assert action in position.legal(0)
        position.apply(0, action)


@pytest.mark.parametrize("seed", range(10 if DEEP else 2))
@pytest.mark.parametrize("recipes", ["none", "random"])
def test_the_last_two_placements_are_the_best_there_are(seed: int, recipes: str) -> None:
    """No card is unknown then. Every way to play on is tried, one small action after the other."""
    position: Hortis = late(f"end {seed}", 2, recipes=recipes)
    best = best_of_all(position)
    assert solve(position, 0, 10_000).points == best
    told = advise(GAME, position.imagine(0, Rng(seed)), 0, Rng(seed), 1, 2)
    assert (told[0].margin, told[0].margin_error) == (best, 0.0)
    player, rng = seat_player("giant", GAME, Rng(seed), 1), Rng(seed)
    while not position.over:
        position.apply(0, player.act(position.imagine(0, rng), 0))
    assert position.scores() == [best]


def test_a_step_of_thinking_is_small() -> None:
    """It plays out at most one placement, so that others get a turn in between."""
    orders = Orders(late("step", 3), 0, Rng(1))
    done = 0
    for _ in range(400):
        orders.think(0.0)
        assert orders.done() <= done + 1
        done = orders.done()
    assert done > 0


def test_towards_the_end_fewer_placements_are_compared_all_in_the_same_orders() -> None:
    position = late("fewer", 3)
    orders = Orders(position, 0, Rng(1))
    assert orders.left == len(tries_left(position, 0))
    widths = []
    while orders.done() < 200:
        orders.think(orders.done() / 200)
        if orders.coming and orders.at == 0:
            widths.append(orders.left)
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > widths[-1] == FEWEST
    played = orders.tries[:FEWEST]
    assert [one.total for one in played] == sorted((one.total for one in played), reverse=True)


def test_in_every_family_of_orders_each_unseen_card_is_next_once() -> None:
    position = late("family", 4)
    orders = Orders(position, 0, Rng(1))
    unseen = position.unseen()
    for _ in range(2):
        family = [orders.order() for _ in unseen]
        assert sorted(order[0] for order in family) == unseen
        assert {len(order) for order in family} == {orders.unknown}
        assert all(len(set(order)) == len(order) for order in family)


@pytest.mark.parametrize("seconds", [0.0, 0.05])
def test_seconds_end_the_search_too(seconds: float) -> None:
    position = late("seconds", 3)
    assert seat_player("giant", GAME, Rng(1), None, seconds).act(position, 0) in position.legal(0)


def test_together_chances_are_shares_of_one_win() -> None:
    """Equal so far, the others place what looks best now: doing the same shares the win with them."""
    position: Any = GAME.new(3, seed="together", cards=3)
    told = advise(GAME, position.imagine(0, Rng(1)), 0, Rng(1), 1, 2)
    assert (told[0].win, told[0].margin, told[0].error) == (pytest.approx(1 / 3), 0.0, 0.0)
    assert all(candidate.win in (0.0, told[0].win) and candidate.margin <= 0 for candidate in told)


def test_a_seat_that_has_stopped_keeps_its_score() -> None:
    position: Any = GAME.new(2, seed="stopped", cards=3)
    position.phases[1] = STOPPED
    told = advise(GAME, position.imagine(0, Rng(1)), 0, Rng(1), 1, 2)
    assert told[0].win == 1.0
    assert told[0].margin == best_of_all(late("stopped", 2, cards=3)) - position.scores()[1]
