"""Style: how a level searches and chooses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """How a level plays."""

    simulations: int
    """For each decision, including earlier ones in the same draft."""
    seconds: float | None = None
    """For each turn; if given, they replace the simulations."""
    temperature: float = 0.0
    """0: always the most visited action; above, at random in proportion to visits ** (1 / temperature)."""
    slips: float = 0.0
    """The share of actions that are random."""
    exploration: float = 0.4
