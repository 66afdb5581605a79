"""Random play to the end, and the loops of the benchmarks."""

import pytest

from futaie import Rng, game
from futaie.core.research.playout import finish, random_games
from futaie.core.research.timed_loops import copies, imaginations, legals
from tests.battery import state
from tests.shipped import GAMES

TABLES = [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_plays_random_actions_until_the_game_is_over(name, seats):
    position = game(name).new(seats=seats, seed="playout")
    twin = position.copy()
    count = finish(position, Rng(1))
    assert position.over
    rng = Rng(1)
    for _ in range(count):
        assert not twin.over
        twin.play(twin.mover(), twin.random_action(twin.mover(), rng))
    assert state(twin) == state(position)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_start_from_fresh_deals_and_leave_the_first_position_alone(name, seats):
    position = game(name).new(seats=seats, seed="playout")
    before = state(position)
    alone = [finish(position.imagine(None, Rng(seed)), Rng(seed)) for seed in range(3)]
    assert all(alone)
    assert random_games(position, 5, Rng(1)) >= 5
    assert state(position) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_loops_of_the_benchmarks_change_nothing(name, seats):
    position = game(name).new(seats=seats, seed="playout")
    before = state(position)
    copies(position, 3)
    legals([position, position.copy()], 3)
    imaginations(position, 3, Rng(1))
    assert state(position) == before
