"""One person at a table in the terminal, everybody else plays at random."""

from __future__ import annotations

from pathlib import Path

from futaie.core.reason import FutaieError
from futaie.core.rng import Rng
from futaie.core.seat import letter
from futaie.record.match import Match
from futaie.record.record import record_for
from futaie.record.text import format_entry

HELP = """Type the number or the notation of an action, or several words of notation at once.
undo        take back your last action (possible until it reveals something or ends your turn)
log         what has been played
save FILE   write the record of the match, as far as you may know it, to a file
quit        leave"""


class Table:
    def __init__(self, match: Match, you: int) -> None:
        self.match = match
        self.you = you
        self.rng = Rng(f"table {match.seed}")
        self.leaving = False

    def run(self) -> None:
        print(f"You are {letter(self.you)}. Type help for help.")
        while self.match.result is None and not self.leaving:
            for seat in self.match.position.movers():
                if seat != self.you:
                    self.play_at_random(seat)
            if self.match.seen(self.you).legal(self.you):
                self.ask()
        if self.match.result is not None:
            print(self.match.game.draw(self.match.view(self.you)))

    def play_at_random(self, seat: int) -> None:
        log = len(self.match.log)
        while len(self.match.log) == log:
            self.match.play(seat, self.match.seen(seat).random_action(seat, self.rng))

    def ask(self) -> None:
        position = self.match.seen(self.you)
        print("\n" + self.match.game.draw(position.view(self.you)) + "\n")
        legal = position.legal(self.you)
        words = [self.match.game.format(position, self.you, action) for action in legal]
        print("  ".join(f"{number}) {word}" for number, word in enumerate(words, 1)))
        try:
            text = input("> ").strip()
        except EOFError:
            self.leaving = True
            return
        try:
            self.obey(text, legal)
        except (FutaieError, OSError, ValueError) as error:
            print(f"No: {error}.")

    def obey(self, text: str, legal: list[int]) -> None:
        if text == "quit":
            self.leaving = True
        elif text == "help":
            print(HELP)
        elif text == "undo":
            self.match.undo(self.you)
        elif text == "log":
            print("\n".join(map(format_entry, self.match.told(self.you))))
        elif text.startswith("save "):
            Path(text[5:].strip()).write_text(str(record_for(self.match, self.you)), encoding="utf-8")
        elif text in map(str, range(1, len(legal) + 1)):
            self.match.play(self.you, legal[int(text) - 1])
        else:
            self.match.write(self.you, text)
