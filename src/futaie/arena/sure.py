"""When to stop: a test by betting, which may be looked at after every deal.

Somebody who believes that the mean of the deals is not above m cannot expect to win money by fair bets on it. So we
bet, beginning with 1, a part of our money on each next deal's being above m, as large as the deals before suggest; a
second purse bets on below. Whatever the deals' distribution between 0 and 1, a purse whose side is wrong ever reaches
40 with a chance of at most 1 in 40 (Ville's inequality), so that both together are wrong in at most 5 % of arenas,
however often we look. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024.)
"""

from __future__ import annotations

from collections.abc import Sequence

from futaie.arena.intervals import SURE, Interval

ENOUGH = 2 / (1 - SURE)
"""The money at which one purse proves its side."""
BOLD = 0.75
"""The part of its money that a purse risks at most."""
GRID = 400
"""How finely means are tried for the interval."""


class Bets:
    """Two purses against one mean."""

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.above = self.below = 1.0
        self.count = 1
        self.total = 0.5
        self.squares = 0.25
        """Of the distances from the middle as it was; they begin with one imaginary deal that varies much."""
        self.answer: str | None = None
        """Which purse has reached ENOUGH: "more" or "less"; it stays, since more deals cannot make it less sure."""

    def add(self, value: float) -> None:
        guess = self.total / self.count
        spread = self.squares / self.count
        edge = guess - self.mean
        part = edge / (spread + edge * edge)
        if edge > 0:
            self.above *= 1 + min(part, BOLD / self.mean if self.mean > 0 else part) * (value - self.mean)
        elif edge < 0:
            self.below *= 1 - min(-part, BOLD / (1 - self.mean) if self.mean < 1 else -part) * (value - self.mean)
        self.count += 1
        self.total += value
        self.squares += (value - self.total / self.count) ** 2
        if self.answer is None:
            self.answer = "more" if self.above >= ENOUGH else "less" if self.below >= ENOUGH else None


def sure_interval(values: Sequence[float]) -> Interval:
    """All means that no purse has disproved at any time: right in 95 % of arenas whenever one stops, hence wider."""
    kept = []
    for step in range(GRID + 1):
        bets = Bets(step / GRID)
        for value in values:
            bets.add(value)
        if bets.answer is None:
            kept.append(step / GRID)
    mean = sum(values) / len(values)
    return Interval(mean, min([*kept, mean]), max([*kept, mean]))
