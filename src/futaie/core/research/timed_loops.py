"""Repeats a call in a compiled loop, for benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.rules.position import Position


def copies(position: Position, times: i64) -> None:
    i: i64 = 0
    while i < times:
        position.copy()
        i += 1


def legals(positions: list[Position], times: i64) -> None:
    i: i64 = 0
    while i < times:
        position = positions[i % len(positions)]
        position.legal(position.mover())
        i += 1


def imaginations(position: Position, times: i64, rng: Rng) -> None:
    seat = position.mover()
    i: i64 = 0
    while i < times:
        position.imagine(seat, rng)
        i += 1
