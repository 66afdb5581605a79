"""What advice is made of: candidates, and how they went on."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt

from futaie.core.game import Game
from futaie.core.position import Position

MOST = 5
"""Candidates."""


@dataclass(frozen=True)
class Candidate:
    """A turn, or a part of it up to where something is revealed."""

    actions: tuple[int, ...]
    text: str
    win: float
    """The chance to win, from 0 to 1; ties count in part."""
    error: float
    """Its standard error."""
    margin: float
    """The points expected ahead of the best other seat; alone, the points."""
    margin_error: float
    share: float | None
    """The part of the search that went here, or how likely the net plays it, from 0 to 1: the best measure of what the
    bot thinks of it. None where whole turns are compared."""

    def plain(self) -> dict[str, object]:
        return {
            "turn": self.text,
            "win": round(self.win, 4),
            "error": round(self.error, 4),
            "margin": round(self.margin, 2),
            "margin_error": round(self.margin_error, 2),
            "share": None if self.share is None else round(self.share, 4),
        }


def written(game: Game, position: Position, seat: int, actions: tuple[int, ...]) -> str:
    after = position.copy()
    words = []
    for action in actions:
        words.append(game.format(after, seat, action))
        after.apply(seat, action)
    return " ".join(words)


class Mean:
    """A mean with its standard error."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self) -> float:
        if self.count < 2:
            return 0.0
        variance = max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)
        return sqrt(variance / self.count)


class Samples:
    """How one candidate went on in the worlds so far."""

    def __init__(self, actions: tuple[int, ...], share: float | None) -> None:
        self.actions = actions
        self.share = share
        self.win = Mean()
        self.margin = Mean()
        self.doubts = (0.0, 0.0)
        """Errors of the win and of the margin that are the same in all worlds."""

    def add(self, win: float, margin: float) -> None:
        self.win.add(win)
        self.margin.add(margin)

    def candidate(self, game: Game, position: Position, seat: int) -> Candidate:
        text = written(game, position, seat, self.actions)
        error = hypot(self.win.error(), self.doubts[0])
        margin_error = hypot(self.margin.error(), self.doubts[1])
        return Candidate(self.actions, text, self.win.mean(), error, self.margin.mean(), margin_error, self.share)


def won(position: Position, seat: int) -> float:
    """The part of the win that a seat has of a game that is over."""
    ranking = position.ranking()
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


def lead(points: list[int], seat: int) -> int:
    """The points ahead of the best other seat; alone, the points."""
    return points[seat] - max(points[:seat] + points[seat + 1 :], default=0)
