"""When to stop: a test by betting, which may be looked at after every deal.

If the mean of the deals is not above m, nobody can expect to win money by fair bets that it is. So we start with 1 and
bet part of our money that each next deal is above m, as large a part as the deals so far suggest; a second purse bets
on below. Whatever the distribution of the deals between 0 and 1, a purse on the wrong side ever reaches 40 with a
probability of at most 1 in 40 (Ville's inequality), so that both together are wrong in at most 5 % of arenas, however
often we look. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024.)
"""

from __future__ import annotations

from collections.abc import Sequence

from futaie.arena.statistics.intervals import SURE, Interval

ENOUGH = 2 / (1 - SURE)
"""The money at which one purse proves its side."""
BOLD = 0.75
"""The largest part of its money that a purse risks."""
GRID = 400
"""The number of means tried for the interval."""


class Bets:
    """Two purses against one mean."""

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.above = self.below = 1.0
        self.count = 1
        self.total = 0.5
        self.squares = 0.25
        """Squared distances from the running mean; they start with one imaginary deal that varies much."""
        self.answer: str | None = None
        """The purse that has reached ENOUGH: "more" or "less"; it stays, since later deals cannot undo the proof."""

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


def betting_interval(values: Sequence[float]) -> Interval:
    """All means that no purse has ever disproved: right in 95 % of arenas whenever we stop, and therefore wider."""
    kept = []
    for step in range(GRID + 1):
        bets = Bets(step / GRID)
        for value in values:
            bets.add(value)
        if bets.answer is None:
            kept.append(step / GRID)
    mean = sum(values) / len(values)
    return Interval(mean, min([*kept, mean]), max([*kept, mean]))
