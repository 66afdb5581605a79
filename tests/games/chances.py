"""Checks the frequencies of imagined worlds."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import log, sqrt
from typing import Any, TypeAlias

from futaie import Rng

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
Weights: TypeAlias = Mapping[Any, int] | Mapping[Any, Fraction]


def assert_imagined(
    position: Any, reader: int | None, worlds: Weights, world: Callable[[Any], object], rng: Rng
) -> None:
    """The imagined worlds are exactly these, with frequencies by weight; this many samples miss one once in e^12 cases.

    `world` returns the distinguishable part of a position.
    """
    rarest = float(sum(worlds.values()) / min(worlds.values()))
    samples = int(rarest * (log(rarest) + (40 if DEEP else 12))) + 3
    before = position.revealed()
    found = Counter(world(position.imagine(reader, rng)) for _ in range(samples))
    assert position.revealed() == before
    assert_fair(found, worlds)


def assert_fair(found: Counter[Any], weights: Weights) -> None:
    """All of these turned up with frequencies by weight: fails by chance once in a million times."""
    assert set(found) == set(weights)
    degrees = len(weights) - 1
    if degrees > 0:
        # Wilson and Hilferty's approximation of the critical value of chi-square.
        critical = degrees * (1 - 2 / (9 * degrees) + 4.753 * sqrt(2 / (9 * degrees))) ** 3
        scale = found.total() / float(sum(weights.values()))
        expected = {one: float(weight) * scale for one, weight in weights.items()}
        assert sum((found[one] - count) ** 2 / count for one, count in expected.items()) < critical
