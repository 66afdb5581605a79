"""What the battery must be told about a game to try it out: nothing that a player could not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from futaie import Game, Position, Rng
from futaie.core.rules.event import Event

Story = list[tuple[int, int]]
"""Who did what: seats and actions."""
Deal = dict[str, list[str]]


def mixed(items: Iterable[str], rng: Rng) -> list[str]:
    return sorted(items, key=lambda item: (rng.word(), item))


@dataclass(frozen=True)
class Specimen:
    game: Game
    options: Callable[[int], st.SearchStrategy[dict[str, Any]]]
    """Options for so many seats, small and large games alike."""
    deal: Callable[[Position, Rng], Deal]
    """Any deal of such a game: the orders of all that is secret, by their labels."""
    stock: Callable[[Position], Counter[str]]
    """Everything that must be conserved."""
    retell: Callable[[Position, Deal, Story, int | None, Rng], tuple[Deal, Story]]
    """Another deal and another story that the reader cannot tell from these, whatever has been seen so far: what lies
    hidden differs, and so do choices of others that are still hidden."""
    came_true: Callable[[dict[str, Any], list[Event], Position, int], bool]
    """Whether a preview says what then happened: preview, events, position after, seat."""
    turns: Callable[[Position, dict[str, Any]], tuple[int, int]]
    """The least and the most turns of a whole game that ended like this."""
    pace: int = 1
    """In long games only one in so many positions is tried where every trial costs a whole game."""

    def __str__(self) -> str:
        return self.game.name
