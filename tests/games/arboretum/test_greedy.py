"""The greedy player: frozen, so that it is a yardstick for all others."""

import os

import futaie
from futaie import Rng
from futaie.bots import seat_player

from .table import GAME


def winner(seed: str) -> float:
    """What greedy, sitting in either seat, wins against random: 1, a half for a shared victory, or 0."""
    position = GAME.new(2, seed=seed)
    rng = Rng(seed)
    greedy = len(seed) % 2
    while not position.over:
        seat = position.mover()
        position.apply(
            seat,
            seat_player("greedy" if seat == greedy else "random", GAME, rng).act(position.imagine(seat, rng), seat),
        )
    ranking = position.ranking()
    return 0.5 if ranking == [1, 1] else float(ranking[greedy] == 1)


def test_greedy_beats_random_at_least_95_times_in_100():
    games = 1000 if os.environ.get("FUTAIE_DEEP") else 200 if futaie.compiled else 8
    won = sum(winner("x" * (1 + number % 2) + str(number // 2) * 2) for number in range(games))
    assert won >= 0.95 * games


def test_greedy_decides_alike_for_the_same_world():
    position = GAME.new(3, seed="alike")
    rng = Rng(1)
    for _ in range(25):
        seat = position.mover()
        world = position.imagine(seat, rng)
        action = GAME.greedy(world, seat, Rng(2))
        assert action == GAME.greedy(world.copy(), seat, Rng(3))
        assert action in position.legal(seat)
        position.apply(seat, action)


def test_greedy_plays_these_actions_for_ever():
    """If this fails, the yardstick has changed: give the new player another name instead."""
    position = GAME.new(2, seed="frozen", first=0)
    rng = Rng("frozen")
    words = []
    for _ in range(30):
        seat = position.mover()
        action = seat_player("greedy", GAME, rng).act(position.imagine(seat, rng), seat)
        words.append(GAME.format(position, seat, action))
        position.apply(seat, action)
    assert " ".join(words) == FROZEN


FROZEN = (
    "+deck +deck m1 (0,0) -a3 +A +deck a2 (0,0) -d2 +deck +deck m2 (0,1) -a8 +A +deck a8 (0,1) -c2 "
    "+deck +deck t1 (0,2) -d1 +deck +deck c1 (0,2) -d4"
)
