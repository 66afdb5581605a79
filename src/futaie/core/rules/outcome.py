"""How a game ended: places, points, and the reason for every point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from futaie.core.plain import Fields
from futaie.core.rules.reason import Reason


class PlainLine(TypedDict):
    reason: str
    figures: Fields
    points: int


class PlainOutcome(TypedDict):
    ranking: list[int]
    scores: list[int]
    sheets: list[list[PlainLine]]


@dataclass(frozen=True)
class Line:
    """One line of a score sheet."""

    reason: Reason
    points: int

    def plain(self) -> PlainLine:
        return {"reason": str(self.reason.code.value), "figures": self.reason.figures, "points": self.points}


@dataclass(frozen=True)
class Outcome:
    ranking: tuple[int, ...]
    """The place of each seat: 1 for every winner; a shared place pushes the next ones down."""
    scores: tuple[int, ...]
    sheets: tuple[tuple[Line, ...], ...]
    """For each seat the itemised sheet; its points add up to the score."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)

    def plain(self) -> PlainOutcome:
        return {
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "sheets": [[line.plain() for line in sheet] for sheet in self.sheets],
        }


def places(keys: list[int]) -> list[int]:
    """The place of each seat by its key (points, then tie-breaks): the higher the key, the better."""
    return [1 + sum(other > key for other in keys) for key in keys]
