"""`futaie replay`: a record step by step, with all cards open."""

from __future__ import annotations

import sys

from futaie.record.match import Match
from futaie.record.record import Record
from futaie.terminal.pen import TerminalPen


class Replay:
    def __init__(self, record: Record, pen: TerminalPen) -> None:
        record.replay()  # so that a record that does not play is refused before anything is shown
        self.record = record
        self.pen = pen
        self.count = len(record.entries)

    def run(self) -> None:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            self.show_all()
            return
        step = 0
        while True:
            self.pen.wipe()
            self.show(step)
            wanted = self.ask(step)
            if wanted is None:
                return
            step = max(0, min(self.count, wanted))

    def show_all(self) -> None:
        match = self.record.start()
        self.show_match(match, 0)
        for step, _ in enumerate(self.record.steps(match), 1):
            self.show_match(match, step)

    def show(self, step: int) -> None:
        """The table after so many entries."""
        self.show_match(self.record.replay(step), step)

    def show_match(self, match: Match, step: int) -> None:
        heading = self.pen.say("replay-step", step=step, steps=self.count)
        print(self.pen.paint(heading, "bold"))
        if step:
            print(self.pen.entry(self.record.entries[step - 1]))
        print("\n" + self.match_face(match) + "\n")

    def match_face(self, match: Match) -> str:
        return match.game.draw(match.position.revealed(), self.pen)

    def ask(self, step: int) -> int | None:
        """The step to go to: Enter goes on, `-` back, a number there; None to leave."""
        try:
            text = input(self.pen.say("replay-prompt")).strip()
        except EOFError:
            return None
        if text in ("q", "quit", self.pen.say("command-quit")):
            return None
        if text == "-":
            return step - 1
        if text.isascii() and text.isdigit() and len(text) < 6:
            return int(text)
        if text:
            return step
        return step + 1 if step < self.count else None
