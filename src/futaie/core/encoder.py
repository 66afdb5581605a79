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
        raise NotImplementedError


def count_of(shape: tuple[int, ...]) -> int:
    count = 1
    for length in shape:
        count *= length
    return count
