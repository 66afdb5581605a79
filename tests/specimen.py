"""What the battery must be told about a game to try it out: nothing that a player could not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from futaie import Game, Position, Rng
from futaie.core.event import Event

Story = list[tuple[int, int]]
"""Who did what: seats and actions."""


@dataclass(frozen=True)
class Specimen:
    game: Game
    options: Callable[[int], st.SearchStrategy[dict[str, Any]]]
    """Options for so many seats, small and large games alike."""
    deck: Callable[[Position, dict[str, Any]], list[str]]
    """All cards that a deal must order, in any order."""
    stock: Callable[[Position], Counter[str]]
    """Everything that must be conserved."""
    redeal: Callable[[Position, list[str], int | None, Rng], list[str]]
    """Another order of the deck that the reader cannot tell from this one, whatever has been seen so far."""
    retell: Callable[[Position, Story, int | None, Rng], Story]
    """Another story that the reader cannot tell from this one: choices of others that are still hidden differ."""
    came_true: Callable[[dict[str, Any], list[Event], Position, int], bool]
    """Whether a preview says what then happened: preview, events, position after, seat."""
    turns: Callable[[int, dict[str, Any]], tuple[int, int]]
    """The least and the most turns of a whole game."""

    def __str__(self) -> str:
        return self.game.name
