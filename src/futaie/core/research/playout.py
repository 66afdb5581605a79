"""Random rollouts."""

from __future__ import annotations

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.rules.position import Position


def finish(position: Position, rng: Rng) -> int:
    """Plays random actions until the game is over; returns how many."""
    count: i64 = 0
    while not position.over:
        seat = position.mover()
        position.apply(seat, position.random_action(seat, rng))
        count += 1
    return count


def random_games(start: Position, games: i64, rng: Rng) -> int:
    """Plays whole random games, each from a new deal of `start`, up to the ranking; returns the number of actions."""
    count = 0
    i: i64 = 0
    while i < games:
        position = start.imagine(None, rng)
        count += finish(position, rng)
        position.ranking()
        i += 1
    return count
