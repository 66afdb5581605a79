"""`futaie replay`: a record step by step, with all cards open."""

from __future__ import annotations

from itertools import islice

from futaie.core.rules.event import Event
from futaie.record.match import Match
from futaie.record.record import Record
from futaie.terminal.screen.pen import TerminalPen


class Replay:
    def __init__(self, record: Record, pen: TerminalPen) -> None:
        record.replay()  # so that an invalid record is refused before anything is shown
        self.record = record
        self.pen = pen
        self.count = len(record.entries)

    def run(self) -> None:
        if not self.pen.at_screen():
            self.show_all()
            return
        step = 0
        while True:
            self.pen.wipe()
            self.show_one(step)
            wanted = self.ask(step)
            if wanted is None:
                return
            step = max(0, min(self.count, wanted))

    def show_all(self) -> None:
        match = self.record.start()
        self.show(match, 0, [])
        for step, (_, events) in enumerate(self.record.steps(match), 1):
            self.show(match, step, events)

    def show_one(self, step: int) -> None:
        match = self.record.start()
        events: list[Event] = []
        for _, happened in islice(self.record.steps(match), step):
            events = happened
        self.show(match, step, events)

    def show(self, match: Match, step: int, events: list[Event]) -> None:
        """The table after this many entries; above it the last of them, in notation and in sentences."""
        print(self.pen.paint(self.pen.say("replay-step", step=step, steps=self.count), "bold"))
        if step:
            self.pen.write(self.pen.entry(self.record.entries[step - 1]), 4)
        for event in events:
            told = self.pen.event_openly(event)
            if told:
                self.pen.write("· " + told, 2, "dim")
        print("\n" + match.game.draw(match.position.revealed(), self.pen) + "\n")

    def ask(self, step: int) -> int | None:
        """The step to go to: Enter goes on, `b` back, a number there; None to leave."""
        try:
            text = input(self.pen.say("replay-prompt")).strip()
        except EOFError:
            print()
            return None
        if self.pen.command(text) == "quit":
            return None
        if text.lower() in ("b", "back", "-"):
            return step - 1
        if text.isascii() and text.isdigit() and len(text) < 6:
            return int(text)
        if text:
            return step
        return step + 1 if step < self.count else None
