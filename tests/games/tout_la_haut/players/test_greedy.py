"""The greedy player: frozen, so that it is a yardstick for all others."""

from __future__ import annotations

import os

import pytest

import futaie
from futaie import Rng
from futaie.games.tout_la_haut.players.greedy import greedy
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from tests.games.tout_la_haut.table import GAME, legal_words, play, table
from tests.games.yardstick import finished


def wins(seats: int, number: int, **options: object) -> bool:
    """Whether greedy, in any seat, wins against random players."""
    own = number % seats
    return bool(finished(GAME, seats, f"greedy {number}", [own], **options).ranking()[own] == 1)


@pytest.mark.parametrize(("seats", "share"), [(2, 0.95), (3, 0.9), (4, 0.9), (5, 0.85)])
def test_greedy_beats_random(seats: int, share: float) -> None:
    games = 1000 if os.environ.get("FUTAIE_DEEP") else 100 if futaie.compiled else 40
    assert sum(wins(seats, number) for number in range(games)) >= share * games


@pytest.mark.parametrize("objective", ["monochrome", "two-step", "efficient", "diversified", "little-treehouse"])
def test_greedy_beats_random_in_all_variants(objective: str) -> None:
    games = 400 if os.environ.get("FUTAIE_DEEP") else 50 if futaie.compiled else 16
    options = {"objective": objective, "strategic": True, "late_draw": True}
    assert sum(wins(2, number, **options) for number in range(games)) >= 0.85 * games


def test_greedy_makes_the_same_choice_in_the_same_world_with_any_generator() -> None:
    position = GAME.new(4, seed="alike", objective="random")
    rng = Rng("alike")
    while not position.over:
        seat = position.mover()
        world = position.imagine(seat, rng)
        action = greedy(world, seat, Rng(1))
        assert action == greedy(world.copy(), seat, Rng(2))
        assert action in position.legal(seat)
        position.apply(seat, action)


def test_greedy_makes_the_same_choice_in_all_worlds_that_its_seat_cannot_tell_apart() -> None:
    """It counts only what it sees, so it does not matter which world was imagined."""
    position = GAME.new(3, seed="hidden", late_draw=True, strategic=True, objective="random")
    rng = Rng("hidden")
    while not position.over:
        seat = position.mover()
        decisions = {greedy(position.imagine(seat, rng), seat, rng) for _ in range(5)}
        assert len(decisions) == 1
        position.apply(seat, position.random_action(seat, rng))


def chosen(position: ToutLaHaut) -> str:
    return GAME.format(position, position.mover(), greedy(position, position.mover(), Rng(0)))


def test_it_takes_the_floors_that_are_worth_more() -> None:
    assert chosen(table("r4b4 r3g3 b3y3 g2g2", rounds=1)) == "r4b4"


def test_in_the_last_turn_a_longer_run_may_be_worth_more_than_floors() -> None:
    """On yellow 3 / green 3 and blue 3 bring 6 points, yellow 2 and yellow 3 bring 5 and a run of 3."""
    position = table("b3y3 g2g2 r2r2 y2y3 g3b3 b2b2", rounds=2)
    play(position, "r2r2 b3y3 -g2g2")
    assert {"y2y3", "g3b3"} <= set(legal_words(position))
    assert chosen(position) == "y2y3"
