"""Lays out text for the width of the screen: paragraphs, and two columns for what to type and what it does."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

PAIR = re.compile(r"( *)(\S.*?) {2,}(\S.*)")
"""Two columns, separated by two spaces or more."""
TIGHT = re.compile(r"(?<=«) | (?=[»:;?!%|](?:\s|$))")
"""Spaces at which a line must not be broken."""


AS_IT_IS = " " * 4
"""Lines that begin like this are for copying, and are not broken."""


def laid_out(text: str, width: int) -> str:
    """Wraps every line; the second columns of the lines of one block are aligned."""
    lines: list[str] = []
    for block in text.split("\n\n"):
        pairs = [PAIR.fullmatch(line) for line in block.split("\n")]
        start = second_column([len(pair[1] + pair[2]) for pair in pairs if pair], width)
        for line, pair in zip(block.split("\n"), pairs, strict=True):
            if line.startswith(AS_IT_IS):
                lines.append(line)
            elif pair is None:
                lines += wrapped(line, width)
            else:
                lines += two_columns(pair[1] + pair[2], pair[3], start, width)
        lines.append("")
    return "\n".join(lines[:-1])


def second_column(firsts: Iterable[int], width: int) -> int:
    """After the longest of the first columns that leave more than half of the width."""
    return max((first for first in firsts if first + 2 <= width * 9 // 20), default=4) + 2


def two_columns(first: str, second: str, start: int, width: int) -> list[str]:
    """A first column that is too long gets lines of its own."""
    indent = " " * start
    if len(first) + 2 > start:
        return [*wrapped(first, width, 4), *wrapped(indent + second, width, start)]
    return wrapped(first.ljust(start) + second, width, start)


HOLD = "\x1f"
"""Stands for a space at which no line is broken."""


def wrapped(line: str, width: int, indent: int | None = None) -> list[str]:
    """The line on as many lines as it needs. Those after the first are indented, by default like the first."""
    first = len(line) - len(line.lstrip(" ")) if indent is None else indent
    lines = textwrap.wrap(
        TIGHT.sub(HOLD, line), width, subsequent_indent=" " * first, break_on_hyphens=False, break_long_words=False
    )
    return [line.replace(HOLD, " ").rstrip() for line in lines] or [""]
