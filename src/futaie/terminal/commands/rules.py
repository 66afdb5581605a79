"""`futaie rules`: laid out on a screen; in a file as Markdown with lines that are easy to read."""

from __future__ import annotations

import re
import sys

from futaie.core.game import Game
from futaie.terminal.screen.layout import HOLD, wrapped
from futaie.terminal.screen.pen import TerminalPen
from futaie.text.rules import rules_text

WIDTH = 80
ITEM = re.compile(r"(?:[-*]|[0-9]+\.) +")
VERBATIM = re.compile(r"#|\||    |$")
"""Headings, tables, pictures and empty lines."""
LIKE_A_BEGINNING = re.compile(r" (?=(?:[-*+>#|]|[0-9]+\.)\s)")
"""No line is broken at such a space: what follows would look like a list item."""


def print_rules(game: Game, pen: TerminalPen) -> None:
    text = rules_text(game, pen.language)
    if not sys.stdout.isatty():
        print(in_lines(text, WIDTH), end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=pen.text_width, force_terminal=pen.coloured).print(Markdown(text))


def in_lines(markdown: str, width: int) -> str:
    """The same text with its paragraphs and items rewrapped."""
    blocks: list[str] = []
    joined = False
    for line in markdown.split("\n"):
        verbatim = VERBATIM.match(line) is not None
        if joined and not verbatim and not ITEM.match(line):
            blocks[-1] += " " + line.strip()
        else:
            blocks.append(line)
        joined = not verbatim
    return "\n".join(line for block in blocks for line in folded(block, width))


def folded(block: str, width: int) -> list[str]:
    if VERBATIM.match(block):
        return [block]
    item = ITEM.match(block)
    indent = item.end() if item else 0
    text = block[:indent] + LIKE_A_BEGINNING.sub(HOLD, block[indent:])
    return wrapped(text, width, indent)
