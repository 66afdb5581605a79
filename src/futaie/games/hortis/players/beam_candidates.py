"""The placements that a beam has found, each as one number, and the best of them first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.vecs import vec

# From the highest bits to the lowest: the worth of the placement, its orchard, face, cell, and cells served by choice.
WORTH_AT: Final = 44
ORCHARD_AT: Final = 24
FACE_AT: Final = 17
CELL_AT: Final = 6
WORTHS: Final = 32768
LOWEST: Final = 4096
"""A value of 0 is stored as this number, so that none is negative."""
KEY: Final = 0xFFFFFFFFFFF
"""Everything but the value."""


@final
class BeamCandidates:
    def __init__(self) -> None:
        self.count: i64 = 0
        self.numbers = vec[i64]([i64(0)] * 1024)
        self.marks = vec[i64]([i64(0)] * 1024)
        """Of the orchards that they make, with the card left in hand."""
        self.sizes = vec[i64]([i64(0)] * (WORTHS + 1))
        """How many placements have each value; all 0 between uses."""

    def add(self, key: i64, value: i64, mark: i64) -> None:
        if self.count == len(self.numbers):
            self.numbers = doubled(self.numbers)
            self.marks = doubled(self.marks)
        self.numbers[self.count] = (kept_as(value) << WORTH_AT) + key
        self.marks[self.count] = mark
        self.count += 1

    def sorted(self) -> vec[i64]:
        """Indices into `numbers`, best placements first, equal ones in the order found."""
        sizes = self.sizes
        lowest: i64 = WORTHS
        highest: i64 = 0
        i: i64 = 0
        while i < self.count:
            value = self.numbers[i] >> WORTH_AT
            sizes[value] += 1
            if value < lowest:
                lowest = value
            if value > highest:
                highest = value
            i += 1
        place: i64 = 0
        value = highest
        while value >= lowest:
            size = sizes[value]
            sizes[value] = place
            place += size
            value -= 1
        order = vec[i64]([i64(0)] * self.count)
        i = 0
        while i < self.count:
            value = self.numbers[i] >> WORTH_AT
            order[sizes[value]] = i
            sizes[value] += 1
            i += 1
        while lowest <= highest:
            sizes[lowest] = 0
            lowest += 1
        return order


def kept_as(value: i64) -> i64:
    value += LOWEST
    if value < 0:
        return 0
    return value if value < WORTHS else WORTHS - 1


def doubled(numbers: vec[i64]) -> vec[i64]:
    count: i64 = len(numbers)
    more = vec[i64]([i64(0)] * max(1024, 2 * count))
    i: i64 = 0
    while i < count:
        more[i] = numbers[i]
        i += 1
    return more
