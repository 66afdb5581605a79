"""A garden: the cards that one seat has planted, on a grid with room for every possible garden.

The first card lies in the middle, so a garden of 17 cards, whatever its shape, never reaches the rim.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, u8

from futaie.core.vecs import vec

LARGEST: Final = 17
"""The most cards that a garden can hold."""
WIDTH: Final = 35
CELLS: Final = 1225
MIDDLE: Final = 612
OPEN: Final = 255
"""An empty cell next to a planted card. Other empty cells hold 0, planted ones the number of the planting, from 1."""


@final
class Garden:
    def __init__(self, grid: vec[u8], cards: vec[u8], cells: vec[i16], opened: vec[i16]) -> None:
        self.grid = grid
        self.cards = cards
        """The cards in the order of planting."""
        self.cells = cells
        """The cell of each."""
        self.opened = opened
        """The cells open for the next card, in no order."""
        self.count: i64 = 0
        self.open_count: i64 = 0

    def copy(self) -> Garden:
        garden = Garden(self.grid[:], self.cards[:], self.cells[:], self.opened[:])
        garden.count = self.count
        garden.open_count = self.open_count
        return garden

    def plant(self, card: i64, cell: i64) -> None:
        self.cards[self.count] = u8(card)
        self.cells[self.count] = i16(cell)
        self.count += 1
        i: i64 = 0
        while i < self.open_count and i64(self.opened[i]) != cell:
            i += 1
        self.open_count -= 1
        self.opened[i] = self.opened[self.open_count]
        self.grid[cell] = u8(self.count)
        self.open(cell + 1)
        self.open(cell - 1)
        self.open(cell + WIDTH)
        self.open(cell - WIDTH)

    def open(self, cell: i64) -> None:
        if self.grid[cell] == 0:
            self.grid[cell] = OPEN
            self.opened[self.open_count] = i16(cell)
            self.open_count += 1

    def is_open(self, cell: i64) -> bool:
        return self.grid[cell] == OPEN

    def species_count(self) -> i64:
        """How many different species are planted."""
        seen: i64 = 0
        count: i64 = 0
        i: i64 = 0
        while i < self.count:
            bit: i64 = 1 << (i64(self.cards[i]) >> 3)
            if seen & bit == 0:
                seen |= bit
                count += 1
            i += 1
        return count

    def plantings(self) -> list[tuple[int, int]]:
        """Each card and its cell, in the order of planting."""
        return [(i64(self.cards[i]), i64(self.cells[i])) for i in range(self.count)]

    def open_cells(self) -> list[int]:
        """The cells open for the next card, in ascending order."""
        cells: list[int] = []
        i: i64 = 0
        while i < self.open_count:
            cells.append(i64(self.opened[i]))
            i += 1
        cells.sort()
        return cells


def empty_garden(most: i64 = LARGEST) -> Garden:
    """A garden with room for this many cards."""
    opened = vec[i16]([i16(0)] * (2 * most + 3))
    garden = Garden(vec[u8]([u8(0)] * CELLS), vec[u8]([u8(0)] * most), vec[i16]([i16(0)] * most), opened)
    garden.open(MIDDLE)
    return garden


def planted(plantings: list[tuple[int, int]]) -> Garden:
    garden = empty_garden()
    for card, cell in plantings:
        garden.plant(card, cell)
    return garden


def cell_at(x: i64, y: i64) -> int:
    """The cell x steps east and y steps north of the first card."""
    return MIDDLE + x - WIDTH * y


def column(cell: i64) -> int:
    """How many steps east of the first card."""
    return cell % WIDTH - WIDTH // 2


def row(cell: i64) -> int:
    """How many steps north of the first card."""
    return WIDTH // 2 - cell // WIDTH
