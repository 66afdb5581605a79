"""Style: how carefully a player that searches chooses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """How a level plays."""

    simulations: int
    """For each decision, those that came before it in the same draft included."""
    seconds: float | None = None
    """For each turn; where given, they count instead."""
    temperature: float = 0.0
    """0: always the action visited most; above, others as well, in proportion to visits ** (1 / temperature)."""
    slips: float = 0.0
    """How often any action is taken without a thought."""
    exploration: float = 0.4
