"""Who has won: whoever has the fewest pieces left in the reserve."""

from __future__ import annotations

from mypy_extensions import i16, i64

from futaie.core.rules.outcome import places
from futaie.core.vecs import vec
from futaie.games.larbre.rules.actions import RESERVE_SIZE


def pieces_left(reserves: vec[i16], seat: i64) -> i64:
    left: i64 = 0
    i: i64 = seat * RESERVE_SIZE
    end = i + RESERVE_SIZE
    while i < end:
        left += i64(reserves[i])
        i += 1
    return left


def scores(reserves: vec[i16], seats: i64) -> list[int]:
    """Each piece left is a point lost; so whoever wins has none lost."""
    points: list[int] = []
    seat: i64 = 0
    while seat < seats:
        points.append(-pieces_left(reserves, seat))
        seat += 1
    return points


def ranking(points: list[int]) -> list[int]:
    """The fewest pieces left; ties share a place."""
    return places(points)
