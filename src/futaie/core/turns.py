"""Turns: a game's own way to choose between whole turns, where that does better than a search among single actions."""

from __future__ import annotations

from typing import Protocol


class Turns(Protocol):
    """The turns that one seat can take now, or what is left of one, compared by how the game goes on after them.

    It is made from a position that is imagined for the seat, and its choice must not depend on more than the seat
    knows. It thinks in small steps, so that others are heard between them.
    """

    def think(self, spent: float) -> None:
        """One step further. `spent` says which part of all the thinking is over, from 0 to 1: towards the end fewer
        turns are looked at."""

    def settled(self) -> bool:
        """Whether more thinking changes nothing."""

    def done(self) -> int:
        """The simulations so far: how often a turn was played out."""

    def best(self, count: int) -> list[list[int]]:
        """The actions of the best turns, of so many at most. There is one, even before any thinking."""

    def sample(self, count: int) -> list[tuple[float, float]]:
        """How the game goes on after the same best turns in one new world: for each the part of the win, and the points
        ahead of the best other seat; alone, the points."""
