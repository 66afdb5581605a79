"""95 % intervals over deals.

A share of wins lies between 0 and 1, is often near an end, and is not the mean of coin flips: wins are shared, and the
rotations of one deal cancel each other. So its interval is Wilson's, which stays within 0 and 1 and does not shrink to
a point when somebody wins everything, with two changes: it counts deals, and the variance of a coin with the same mean
is scaled by how much deals really vary. That factor is estimated from the deals and one imaginary deal at each end, so
that a few equal deals are not mistaken for certainty. Scores are unbounded; their interval is Student's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

SURE = 0.95
Z = NormalDist().inv_cdf((1 + SURE) / 2)


class Interval(NamedTuple):
    mean: float
    low: float
    high: float


def share_interval(values: Sequence[float]) -> Interval:
    """For the mean of values from 0 to 1."""
    mean, count = fmean(values), len(values)
    padded = [*values, 0.0, 1.0]
    middle = fmean(padded)
    scale = min(1.0, fmean((value - middle) ** 2 for value in padded) / (middle * (1 - middle)))
    weight = Z * Z * scale / count
    centre = (mean + weight / 2) / (1 + weight)
    reach = math.sqrt(weight * (mean * (1 - mean) + weight / 4)) / (1 + weight)
    return Interval(mean, max(0.0, centre - reach), min(1.0, centre + reach))


def score_interval(values: Sequence[float]) -> Interval:
    """For the mean of any values; a single value gives no interval."""
    mean, count = fmean(values), len(values)
    if count < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = student(count - 1) * math.sqrt(variance(values) / count)
    return Interval(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """The quantile of Student's distribution: exact for 1 and 2, then the Cornish-Fisher series (to 1 %)."""
    if freedom == 1:
        return math.tan(math.pi * SURE / 2)
    if freedom == 2:
        return SURE * math.sqrt(2 / (1 - SURE**2))
    z, terms = Z, Z
    terms += (z**3 + z) / (4 * freedom)
    terms += (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    terms += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return terms


def elo(share: float) -> float:
    """The difference of ratings at which this share of wins is expected."""
    if share <= 0:
        return -math.inf
    return math.inf if share >= 1 else 400 * math.log10(share / (1 - share))


def elo_interval(shares: Interval) -> Interval:
    return Interval(elo(shares.mean), elo(shares.low), elo(shares.high))
