"""Thinking ahead with a net: its preferred actions are tried in sampled worlds, for two turns of its own seat.

All candidates are tried in the same worlds, so that they share the luck: candidates differ by much less than worlds
do. Hopeless candidates are dropped.
"""

from __future__ import annotations

from math import exp, sqrt
from statistics import fmean, variance
from time import perf_counter
from typing import TYPE_CHECKING

from futaie.bots.learned.mind import Mind
from futaie.bots.learned.rollouts import Trial, play_on
from futaie.core.chance.rng import Rng
from futaie.core.players.heuristic import within
from futaie.core.rules.position import Position

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Answer

TURNS = 2
"""The net evaluates after this many turns of its own seat."""
TOGETHER = 32
"""Trials at the same time, so that the net is asked about many positions in one batch."""
MOST = 12
"""The most candidates."""
LEAST = 0.001
"""How likely a candidate must be, relative to the net's favourite."""
FIRST = 8
"""The number of worlds before a candidate can be dropped, or replace the net's favourite."""
HOPELESS = 2.5
"""A candidate this many standard errors behind the best is dropped."""
ENOUGH = 4000
"""The number of worlds that settles a decision."""
WIN = 0.8
"""The weight of the win; the rest is for the margin."""
SPAN = 40.0
"""The margin counts from half of this behind to half of this ahead, in points."""


def worth(win: float, margin: float) -> float:
    return WIN * win + (1 - WIN) * within(0.5 + margin / SPAN)


class Way:
    """An action, and what it was worth in each world."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.worths: list[float] = []

    def better(self, other: Way) -> tuple[float, float]:
        """The mean difference in the worlds where both were tried, with its standard error."""
        found = [own - its for own, its in zip(self.worths, other.worths, strict=False)]
        return fmean(found), sqrt(variance(found) / len(found))


def ponder(mind: Mind, position: Position, seat: int, rng: Rng, seconds: float) -> int:
    """The best action."""
    return best(weighed(mind, position, seat, rng, seconds))


def weighed(
    mind: Mind, position: Position, seat: int, rng: Rng, seconds: float, worlds: int | None = None
) -> list[Way]:
    """The candidates that the net likes, the favourite first, which is tried in all worlds; by time, or by worlds."""
    started = perf_counter()
    answer = mind.answer([(position, seat)])
    ways = liked(mind, answer) + [Way(action) for action in mind.unlearned(position, seat)]
    hopeful = ways
    last = position.turn + (TURNS - 1) * position.seats
    while len(hopeful) > 1:
        tried = len(ways[0].worths)
        if tried >= ENOUGH or (perf_counter() - started >= seconds if worlds is None else tried >= worlds):
            break
        drawn = mind.net.worlds(position, seat, answer.belief[0], max(2, TOGETHER // len(hopeful)), rng)
        trials = [(Trial(world, seat, [way.action]), way) for world in drawn for way in hopeful]
        play_on(mind, seat, last, [trial for trial, _ in trials])
        for trial, way in trials:
            way.worths.append(worth(trial.win, trial.margin))
        if len(ways[0].worths) >= FIRST:
            hopeful = without_the_hopeless(hopeful)
    return ways


def best(ways: list[Way]) -> int:
    """The net's favourite, unless another is better by more than a standard error."""
    chosen, most = ways[0], 0.0
    for way in ways[1:]:
        if len(way.worths) >= FIRST:
            gain, error = way.better(ways[0])
            if gain - error > most:
                chosen, most = way, gain - error
    return chosen.action


def liked(mind: Mind, answer: Answer) -> list[Way]:
    logits = answer.logits[0]
    first = logits.argsort()[::-1][:MOST].tolist()
    return [Way(mind.meant(0, choice)) for choice in first if exp(logits[choice] - logits[first[0]]) >= LEAST]


def without_the_hopeless(ways: list[Way]) -> list[Way]:
    """The first one always stays, to compare with."""
    leader = max(ways, key=lambda way: fmean(way.worths))
    kept = ways[:1]
    for way in ways[1:]:
        gain, error = way.better(leader)
        if gain >= -HOPELESS * error:
            kept.append(way)
    return kept
