"""The five objectives."""

from __future__ import annotations

from dataclasses import dataclass

NAMES = ("monochrome", "two-step", "efficient", "diversified", "little-treehouse")


@dataclass(frozen=True)
class Objectives:
    points: tuple[int, ...]
    """Of each objective, in the order of NAMES."""
    efficient_ties: bool
    """Whether all who tie for the fewest colours are efficient."""
