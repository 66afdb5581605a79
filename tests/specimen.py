"""The facts about a game that the battery needs: nothing that a player could not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from futaie import Game, Position, Rng
from futaie.core.rules.event import Event

Story = list[tuple[int, int]]
"""Seats and their actions."""
Deal = dict[str, list[str]]


def mixed(items: Iterable[str], rng: Rng) -> list[str]:
    return sorted(items, key=lambda item: (rng.word(), item))


@dataclass(frozen=True)
class Specimen:
    game: Game
    options: Callable[[int], st.SearchStrategy[dict[str, Any]]]
    """Options for this many seats, for small and large games."""
    deal: Callable[[Position, Rng], Deal]
    """Any deal of such a game: the orders of everything secret, by label."""
    stock: Callable[[Position], Counter[str]]
    """Everything that must be conserved."""
    retell: Callable[[Position, Deal, Story, int | None, Rng], tuple[Deal, Story]]
    """Another deal and story that the reader cannot tell from these by anything seen so far: hidden cards differ, and
    so do the others' hidden choices."""
    came_true: Callable[[dict[str, Any], list[Event], Position, int], bool]
    """Whether a preview has come true: preview, events, position after, seat."""
    turns: Callable[[Position, dict[str, Any]], tuple[int, int]]
    """The least and the most turns of a whole game that ended like this."""
    small: dict[str, Any] = field(default_factory=dict)
    """Options of a short game of the same kind, for tests that play many."""
    pace: int = 1
    """In long games only one in this many positions is tried if every trial costs a whole game."""

    def __str__(self) -> str:
        return self.game.name
