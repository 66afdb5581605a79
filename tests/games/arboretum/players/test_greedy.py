"""The greedy player: frozen, so that it is a yardstick for all others."""

import os

import futaie
from futaie import Rng
from tests.games.arboretum.table import GAME
from tests.games.yardstick import finished, frozen_words


def test_greedy_beats_random_at_least_95_times_in_100():
    games = 1000 if os.environ.get("FUTAIE_DEEP") else 200 if futaie.compiled else 8
    won = 0.0
    for number in range(games):
        ranking = finished(GAME, 2, f"random {number}", [number % 2]).ranking()
        won += 0.5 if ranking == [1, 1] else ranking[number % 2] == 1
    assert won >= 0.95 * games


def test_greedy_makes_the_same_choice_in_the_same_world():
    position = GAME.new(3, seed="alike")
    rng = Rng(1)
    for _ in range(25):
        seat = position.mover()
        world = position.imagine(seat, rng)
        action = GAME.greedy(world, seat, Rng(2))
        assert action == GAME.greedy(world.copy(), seat, Rng(3))
        assert action in position.legal(seat)
        position.apply(seat, action)


def test_greedy_always_plays_these_actions():
    assert frozen_words(GAME, 30) == FROZEN


FROZEN = (
    "+deck +deck m1 (0,0) -a3 +A +deck a2 (0,0) -d2 +deck +deck m2 (0,1) -a8 +A +deck a8 (0,1) -c2 "
    "+deck +deck t1 (0,2) -d1 +deck +deck c1 (0,2) -d4"
)
