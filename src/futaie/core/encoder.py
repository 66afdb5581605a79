"""Encoder: what a seat sees, as numbers for a machine that learns. Each game's encoding.py makes one."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr, u8

from futaie.core.position import Position
from futaie.core.vecs import vec


class Field(NamedTuple):
    """A named part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    """Of a single number: ()."""
    most: int
    """The highest number that can stand here; the lowest is 0."""
    meaning: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Made for a number of seats and the options of a match. It tells what the seat's view tells, and nothing else."""

    size: i64
    """The numbers of one observation, each of one byte."""
    fields: list[Field]
    """What they mean, in order; together they are the whole observation."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum([count_of(field.shape) for field in fields])

    def write(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        """Writes all numbers of an observation from a place on; seats are counted from the one that looks."""
        clear(into, at, self.size)
        self.fill(position, seat, into, at)

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        """The same where only zeros stand."""
        raise NotImplementedError


def add_field(fields: list[Field], name: str, shape: tuple[int, ...], most: int, meaning: str) -> int:
    """Puts one more field at the end; returns where it starts."""
    start = fields[-1].start + count_of(fields[-1].shape) if fields else 0
    fields.append(Field(name, start, shape, most, meaning))
    return start


def clear(into: vec[u8], at: i64, count: i64) -> None:
    """Writes so many zeros. Eight at a time are twice as fast when compiled."""
    end = at + count
    while at + 8 <= end:
        into[at] = u8(0)
        into[at + 1] = u8(0)
        into[at + 2] = u8(0)
        into[at + 3] = u8(0)
        into[at + 4] = u8(0)
        into[at + 5] = u8(0)
        into[at + 6] = u8(0)
        into[at + 7] = u8(0)
        at += 8
    while at < end:
        into[at] = u8(0)
        at += 1


def limited(number: i64) -> u8:
    """The number, or 255 if it is higher, or 0 if it is below."""
    if number < 0:
        return 0
    return 255 if number > 255 else u8(number)


def count_of(shape: tuple[int, ...]) -> int:
    count = 1
    for length in shape:
        count *= length
    return count
