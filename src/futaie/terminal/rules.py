"""`futaie rules`: on a screen laid out, in a file as it is written."""

from __future__ import annotations

import sys

from futaie.core.game import Game
from futaie.terminal.pen import TerminalPen
from futaie.text.rules import rules_text


def print_rules(game: Game, pen: TerminalPen) -> None:
    text = rules_text(game, pen.language)
    if not sys.stdout.isatty():
        print(text, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=min(pen.width, 100), no_color=not pen.coloured).print(Markdown(text))
