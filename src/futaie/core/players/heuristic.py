"""Heuristic: what the search is told about a game. This one knows nothing; games subclass it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from futaie.core.chance.rng import Rng
from futaie.core.rules.position import Position

WIN: Final = 0.9
"""The weight of the win in the utility; the rest is for the margin, so that lost games are played well too."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """It may look at everything in the position, which is imagined, but should judge by what the seat knows."""

    def world(self, position: Position, seat: i64, rng: Rng) -> Position:
        """A world that fits what the seat knows: any by default; a game may prefer the likelier ones."""
        return position.imagine(seat, rng)

    def weights(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """How promising each legal action looks, above 0; the search normalises them."""
        return [1.0] * len(legal)

    def policy(self, position: Position, seat: i64, rng: Rng) -> i64:
        """A quick, sensible action for a rollout."""
        return position.random_action(seat, rng)

    def finish(self, position: Position, rng: Rng) -> None:
        """Plays on until `utilities` can judge the position: to the end by default."""
        while not position.over:
            seat = position.mover()
            position.apply(seat, self.policy(position, seat, rng))

    def utilities(self, position: Position) -> list[float]:
        """The utility of the end for each seat, from 0 to 1."""
        return utilities(position.scores(), position.ranking(), 20.0)


def utilities(scores: list[int], ranking: list[int], scale: float) -> list[float]:
    """Shares of the win, and a little for the points ahead of the best other seat; a lead of `scale` earns all of that.

    Alone there is nobody to beat: the points count, over twice the scale.
    """
    seats: i64 = len(scores)
    if seats == 1:
        return [within(float(scores[0]) / (2.0 * scale))]
    winners = ranking.count(1)
    found: list[float] = []
    seat: i64 = 0
    while seat < seats:
        best: i64 = -1000000
        other: i64 = 0
        while other < seats:
            if other != seat and scores[other] > best:
                best = scores[other]
            other += 1
        share = 1.0 / float(winners) if ranking[seat] == 1 else 0.0
        margin = within(0.5 + 0.5 * float(scores[seat] - best) / scale)
        found.append(WIN * share + (1.0 - WIN) * margin)
        seat += 1
    return found


def spread(worths: list[float], heat: float) -> list[float]:
    """Weights that grow with `worths`: a difference of `heat` is a factor of e. None drops to 0."""
    highest = worths[0]
    for worth in worths:
        if worth > highest:
            highest = worth
    result: list[float] = []
    for worth in worths:
        result.append(0.02 + exp((worth - highest) / heat))
    return result


def within(value: float) -> float:
    """The value, moved into 0 to 1."""
    if value < 0.0:
        return 0.0
    return min(value, 1.0)
