"""What advice consists of: candidates, and how they turned out."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from statistics import fmean, stdev

from futaie.core.game import Game
from futaie.core.rules.position import Position

MOST = 5
"""The number of candidates."""


@dataclass(frozen=True)
class Candidate:
    """A turn, or the part of it up to where something is revealed."""

    actions: tuple[int, ...]
    text: str
    win: float
    """The chance to win, from 0 to 1; a shared win counts in part."""
    error: float
    """Its standard error."""
    error_beside: float
    """The error to use in a comparison with another candidate. All are tried in the same worlds, so it leaves out what
    a world does to all of them. The error of a difference is the root of the sum of both squares."""
    margin: float
    """The expected points ahead of the best other seat; alone, the points."""
    margin_error: float
    margin_error_beside: float
    share: float | None
    """The part of the search that went here, or how likely the net plays it, from 0 to 1: how highly the bot rates it.
    None where whole turns are compared."""

    def plain(self) -> dict[str, object]:
        return {
            "turn": self.text,
            "win": round(self.win, 4),
            "error": round(self.error, 4),
            "error_beside": round(self.error_beside, 4),
            "margin": round(self.margin, 2),
            "margin_error": round(self.margin_error, 2),
            "margin_error_beside": round(self.margin_error_beside, 2),
            "share": None if self.share is None else round(self.share, 4),
        }


def written(game: Game, position: Position, seat: int, actions: tuple[int, ...]) -> str:
    after = position.copy()
    words = []
    for action in actions:
        words.append(game.format(after, seat, action))
        after.apply(seat, action)
    return " ".join(words)


class Samples:
    """How one candidate turned out, world by world."""

    def __init__(self, actions: tuple[int, ...], share: float | None) -> None:
        self.actions = actions
        self.share = share
        self.wins: list[float] = []
        self.margins: list[float] = []
        self.doubts = (0.0, 0.0)
        """Errors of the win and of the margin that are the same in all worlds, and for all candidates."""

    def add(self, win: float, margin: float) -> None:
        self.wins.append(win)
        self.margins.append(margin)


def candidates_from(samples: list[Samples], game: Game, position: Position, seat: int) -> list[Candidate]:
    """Candidates that were tried in the same worlds. Between two of them `doubts` count once."""
    wins = errors_beside([sample.wins for sample in samples])
    margins = errors_beside([sample.margins for sample in samples])
    return [
        Candidate(
            actions=sample.actions,
            text=written(game, position, seat, sample.actions),
            win=mean(sample.wins),
            error=hypot(error(sample.wins), sample.doubts[0]),
            error_beside=hypot(wins[number], sample.doubts[0] / sqrt(2)),
            margin=mean(sample.margins),
            margin_error=hypot(error(sample.margins), sample.doubts[1]),
            margin_error_beside=hypot(margins[number], sample.doubts[1] / sqrt(2)),
            share=sample.share,
        )
        for number, sample in enumerate(samples)
    ]


def mean(values: list[float]) -> float:
    return fmean(values) if values else 0.0


def error(values: list[float]) -> float:
    """The standard error of the mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def errors_beside(found: list[list[float]]) -> list[float]:
    """The errors of the candidates' means in comparisons, without what a world does to all of them.

    If a world shifted all candidates equally, each would still vary around the common mean by its own luck. With n
    candidates, subtracting the common mean removes 1/n of that variance; `lost` restores it.
    """
    if len(found) < 2:
        return [0.0 for _ in found]
    common = [fmean(world) for world in zip(*found, strict=True)]
    lost = sqrt(len(found) / (len(found) - 1))
    return [lost * error([value - all_ for value, all_ in zip(values, common, strict=True)]) for values in found]


def won(position: Position, seat: int) -> float:
    """The seat's share of the win of a game that is over."""
    ranking = position.ranking()
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


def lead(points: list[int], seat: int) -> int:
    """The points ahead of the best other seat; alone, the points."""
    return points[seat] - max(points[:seat] + points[seat + 1 :], default=0)
