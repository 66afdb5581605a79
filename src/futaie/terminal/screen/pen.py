"""The terminal as a pen: words in the reader's language, colours where they are supported and wanted."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping

from futaie.core.pen import painted
from futaie.core.rules.seat import letter
from futaie.record.entry import Entry, Kind
from futaie.record.text import format_entry
from futaie.terminal.screen.layout import wrapped
from futaie.text import Words

COMMANDS = ("help", "undo", "table", "log", "all", "save", "quit")
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and its scrollback."""


class TerminalPen(Words):
    def __init__(self, language: str, package: str | None = None) -> None:
        super().__init__(language, package)
        self.coloured = shows_colours(os.environ)

    @property
    def width(self) -> int:
        """For tables."""
        return max(40, min(columns(), 160))

    @property
    def text_width(self) -> int:
        """For sentences."""
        return max(20, min(columns(), 80))

    def say(self, message: str, **figures: object) -> str:
        """Texts from files and keyboards must not move the cursor."""
        said = super().say(message, **figures)
        return "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in said)

    def paint(self, text: str, style: str) -> str:
        """`style`: one or more words."""
        return painted(text, style) if self.coloured else text

    def entry(self, entry: Entry) -> str:
        """A line of the log: plays as they are written, everything else in words."""
        if entry.kind is Kind.PLAY:
            return format_entry(entry)
        seat = "" if entry.seat is None else letter(entry.seat)
        message = f"log-{entry.kind.value.replace(' ', '-')}"
        return f"{entry.turn}. {self.say(message, seat=seat, bot=entry.text)}"

    def write(self, text: str, indent: int = 0, style: str = "") -> None:
        """Prints a sentence on as many lines as it needs."""
        for line in wrapped(text, self.text_width, indent):
            print(self.paint(line, style) if style else line)

    def command(self, word: str) -> str | None:
        """A command of the table, in English or in the reader's language, in upper or lower case."""
        for command in COMMANDS:
            if word.lower() in (command, self.say(f"command-{command}")):
                return command
        return {"q": "quit", "exit": "quit", "h": "help"}.get(word.lower())

    def at_screen(self) -> bool:
        """Whether there is somebody at the terminal who can be asked."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def wipe(self) -> None:
        """Hides what was on the screen before."""
        if sys.stdout.isatty():
            print("\n" * 200 if os.environ.get("TERM") == "dumb" else WIPE, end="", flush=True)


def columns() -> int:
    return shutil.get_terminal_size((80, 24)).columns


def command_name() -> str:
    """The command that runs futaie again."""
    return os.environ.get("FUTAIE_COMMAND", "futaie")


def shows_colours(environment: Mapping[str, str]) -> bool:
    """As no-color.org and most tools do it."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    return bool(environment.get("FORCE_COLOR")) or sys.stdout.isatty()
