"""Ratings of several players: the Bradley-Terry model of who places before whom, on Elo's scale.

The maximum-likelihood ratings, with mean 0. For every pair that met, one imaginary drawn deal is counted too, so that a
player who wins everything is not infinitely strong. Intervals come from the bootstrap: the deals are drawn again, the
same ones for all meetings, since all meetings play the same deals.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from futaie.arena.statistics.intervals import SURE, Interval
from futaie.core.chance.rng import Rng

DRAWS = 200
SWEEPS = 60
NATURAL = 400 / math.log(10)

Shares = Mapping[tuple[str, str], Sequence[float]]
"""For every pair that met, the share of the first, deal by deal."""


def ratings(shares: Shares) -> dict[str, Interval]:
    found = fit({pair: (sum(values), len(values)) for pair, values in shares.items()})
    again: dict[str, list[float]] = {name: [] for name in found}
    for draw in range(DRAWS):
        deals = {count: drawn(count, draw) for count in {len(values) for values in shares.values()}}
        results = {
            pair: (sum(values[deal] for deal in deals[len(values)]), len(values)) for pair, values in shares.items()
        }
        for name, rating in fit(results).items():
            again[name].append(rating)
    skipped = round(DRAWS * (1 - SURE) / 2)
    return {
        name: Interval(rating, sorted(again[name])[skipped], sorted(again[name])[-1 - skipped])
        for name, rating in found.items()
    }


def drawn(count: int, draw: int) -> list[int]:
    """As many deals as there were, drawn with replacement."""
    rng = Rng(f"deals drawn again {draw}")
    return [rng.below(count) for _ in range(count)]


def fit(won: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """The maximum-likelihood ratings: each in turn moves to where it explains its own results, by Newton's step."""
    names = sorted({name for pair in won for name in pair})
    strength = dict.fromkeys(names, 0.0)
    for _ in range(SWEEPS):
        for name in names:
            slope = curve = 0.0
            for (first, second), (share, count) in won.items():
                if name in (first, second):
                    other, mine = (second, share) if name == first else (first, count - share)
                    expected = 1 / (1 + math.exp(strength[other] - strength[name]))
                    slope += mine + 0.5 - (count + 1) * expected
                    curve += (count + 1) * expected * (1 - expected)
            strength[name] += max(-1.0, min(1.0, slope / curve))
    middle = sum(strength.values()) / len(strength)
    return {name: (value - middle) * NATURAL for name, value in strength.items()}
