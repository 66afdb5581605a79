"""The grid under an orchard: cells by number, and the six that a card covers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 37
HEIGHT: Final = 36
CELLS: Final = 1332
START: Final = 646
"""The cell of the first card's upper left corner."""


def cell_of(face: i64, cell: i64, i: i64) -> i64:
    """The i-th cell, in reading order, of a card with its upper left corner there."""
    columns: i64 = 3 - (face & 1)
    return cell + i // columns * WIDTH + i % columns


def on_grid(face: i64, cell: i64) -> bool:
    """Whether the whole card lies on the grid."""
    return cell % WIDTH + 3 - (face & 1) <= WIDTH and cell // WIDTH + 2 + (face & 1) <= HEIGHT


def cell_at(x: i64, y: i64) -> int:
    """The cell x steps east and y steps north of the first card's upper left corner."""
    return START + x - WIDTH * y


def column(cell: i64) -> int:
    """How many steps east of the first card's upper left corner."""
    return cell % WIDTH - START % WIDTH


def row(cell: i64) -> int:
    """How many steps north of the first card's upper left corner."""
    return START // WIDTH - cell // WIDTH
