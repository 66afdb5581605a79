"""Seats are numbers for programs and letters for people: 0 is A."""

from __future__ import annotations

LETTERS = "ABCDEFGH"


def letter(seat: int) -> str:
    return LETTERS[seat]


def seat_of(text: str, seats: int) -> int | None:
    """The seat a letter stands for, or None if it stands for no seat at a table of this size."""
    seat = LETTERS.find(text) if len(text) == 1 else -1
    return seat if 0 <= seat < seats else None
