"""Floors of two colours make a card: what a kind of card shows."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("red", "blue", "green", "yellow", "violet")
VIOLET = COLOURS.index("violet")
GREY = "grey"
VALUES = range(2, 5)


@dataclass(frozen=True)
class Floor:
    colour: int
    value: int

    def __str__(self) -> str:
        return COLOURS[self.colour][0] + str(self.value)


@dataclass(frozen=True)
class Card:
    """One kind of card."""

    bottom: Floor
    top: Floor
    count: int

    @property
    def name(self) -> str:
        return f"{self.bottom}{self.top}"

    @property
    def with_violet(self) -> bool:
        return VIOLET in (self.bottom.colour, self.top.colour)

    @property
    def value(self) -> int:
        return self.bottom.value + self.top.value
