"""Pen: writes for a person, in that person's language, in colour where there is any."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import Protocol


class Pen(Protocol):
    def say(self, message: str, **figures: object) -> str:
        """A message of the game's catalogue, or of the common one. Its figures are never painted."""

    def paint(self, text: str, style: str) -> str:
        """The text in a style: words such as `bold`, `dim`, `red`, `bright_green`, `reverse`. Never the only sign."""

    @property
    def width(self) -> int:
        """The number of columns."""


COLOURS = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
CODES = {
    "bold": 1,
    "dim": 2,
    "underline": 4,
    "reverse": 7,
    **{colour: 30 + number for number, colour in enumerate(COLOURS)},
    **{f"bright_{colour}": 90 + number for number, colour in enumerate(COLOURS)},
}
"""The styles, with their terminal codes."""
PAINT = re.compile(r"\x1b\[[0-9;]*m")


def painted(text: str, style: str) -> str:
    """The text in a style, for a terminal."""
    codes = ";".join(str(CODES[word]) for word in style.split())
    return f"\x1b[{codes}m{text}\x1b[0m"


def seen_width(text: str) -> int:
    """The number of columns of a painted text."""
    return len(PAINT.sub("", text))


APART = re.compile(r" (?=[:;!?»](?: |$))|(?<=«) ")
"""The blanks that French puts before and after some signs."""


def fold(text: str, pen: Pen, indent: str = "", further: str = "") -> list[str]:
    """The text on as many lines as it needs, `further` lines with their own indent; none begins with a colon."""
    lines = wrap(APART.sub("\N{NO-BREAK SPACE}", text), pen.width, initial_indent=indent, subsequent_indent=further)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def fill(start: str, items: Iterable[str], pen: Pen, gap: str = "  ") -> list[str]:
    """The items after the start, on as many lines as they need, all aligned with the first item."""
    indent = " " * (seen_width(start) + 1)
    lines = [start + " "]
    for item in items:
        fresh = lines[-1] in (start + " ", indent)
        if not fresh and seen_width(lines[-1]) + len(gap) + seen_width(item) > pen.width:
            lines.append(indent)
            fresh = True
        lines[-1] += item if fresh else gap + item
    return lines
