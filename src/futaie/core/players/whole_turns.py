"""WholeTurns: a game's own way to choose between whole turns, where that beats a search among single actions."""

from __future__ import annotations

from typing import Protocol


class WholeTurns(Protocol):
    """The turns that a seat can take now, or the rest of one, compared by how the game goes on after them.

    It is made from a position imagined for the seat, and its choice may depend only on what the seat knows. It thinks
    in small steps, so that Python can handle Ctrl-C and other threads in between.
    """

    def think(self, spent: float) -> None:
        """One step further. `spent` is the part of the budget that is used up, from 0 to 1: towards the end fewer turns
        are compared."""

    def settled(self) -> bool:
        """Whether more thinking would change nothing."""

    def done(self) -> int:
        """The simulations so far: how often a turn was played out."""

    def best(self, count: int) -> list[list[int]]:
        """The actions of the best turns, at most `count`. There is one even before any thinking."""

    def sample(self, count: int) -> list[tuple[float, float]]:
        """How the game goes on after the same best turns in one new world: for each the share of the win and the points
        ahead of the best other seat; alone, the points."""
