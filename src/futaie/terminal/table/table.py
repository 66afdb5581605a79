"""A table in the terminal: people take turns at one screen, bots play the other seats."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import ModuleType

from futaie.bots import Player, seat_player
from futaie.bots.levels import TURN
from futaie.core.chance.rng import Rng
from futaie.core.plain import Plain
from futaie.core.rules.event import Event
from futaie.core.rules.seat import letter
from futaie.record.match import Match
from futaie.terminal.reasons import system_problem
from futaie.terminal.screen.pen import TerminalPen
from futaie.terminal.screen.waiting import while_waiting
from futaie.terminal.table.saved import save
from futaie.terminal.table.turn import Turn

termios: ModuleType | None
try:
    import termios
except ImportError:  # on Windows
    termios = None


class TerminalTable:
    def __init__(self, match: Match, people: Sequence[int], pen: TerminalPen, file: Path) -> None:
        self.match = match
        self.people = people
        self.pen = pen
        self.rng = Rng(f"table {match.seed} {len(match.log)}")
        self.players: dict[int, Player] = {}
        """The bots that have sat down."""
        self.at_screen: int | None = people[0] if len(people) == 1 else None
        self.file = file
        """Where the match is saved."""
        self.unkept: Plain = None
        """Why it cannot be saved, if so."""
        self.news: dict[int | None, list[str]] = {seat: [] for seat in (*people, None)}
        """For each person what has happened since that person's last turn; for None since anybody's."""
        self.list_all = False
        """Whether to list all actions, however many there are."""
        self.leaving = False
        self.leaving_told = False
        """Whether the warning was shown that leaving loses the match."""

    def run(self) -> None:
        if len(self.people) == 1:
            self.pen.write(self.pen.say("you-are", seat=letter(self.people[0])))
        try:
            while self.going_on():
                for seat in self.match.position.movers():
                    if self.going_on():
                        self.play(seat)
        finally:
            if self.match.result is None and len(self.people) > 1:
                self.pen.wipe()  # leaves nobody's hand on the screen
        if self.match.result is not None:
            self.show_end()

    def going_on(self) -> bool:
        return self.match.result is None and not self.leaving

    def play(self, seat: int) -> None:
        if seat in self.people and seat not in self.match.left:
            self.turn(seat)
        else:
            self.play_bot(seat)

    def play_bot(self, seat: int) -> None:
        """One entry of the log: bots may have to decide several things before they commit."""
        if seat not in self.match.bots:  # the person who sat there has left
            self.match.seat_bot(seat, "greedy")
        if seat not in self.players:
            name = self.match.bots[seat]
            seconds = TURN if name == "giant" else None
            self.players[seat] = seat_player(name, self.match.game, self.rng, seconds=seconds)
        log = len(self.match.log)
        while len(self.match.log) == log:
            position = self.match.seen(seat).imagine(seat, self.rng)
            action = while_waiting(partial(self.players[seat].act, position, seat), self.thinks(seat))
            self.tell(self.match.play(seat, action))

    def thinks(self, seat: int) -> str:
        return self.pen.say("bot-thinks", seat=letter(seat))

    def tell(self, events: list[Event]) -> None:
        """Tells everybody what others did, and what only they themselves have seen."""
        for event in events:
            for person in self.news:
                told = self.pen.event(event, person)
                if told and (event.seat != person or event.secret):
                    self.news[person].append(told)
        if events:
            self.save()

    def save(self) -> None:
        """Runs after every play. If it fails, people learn of it early enough to save elsewhere."""
        try:
            save(self.match, self.file)
        except OSError as error:
            if self.unkept is None:
                self.unkept = system_problem(error)
                self.warn()

    def warn(self) -> None:
        self.pen.write(self.pen.say("not-kept", file=str(self.file.parent), problem=self.unkept))

    # People

    def turn(self, seat: int) -> None:
        """Asks until the seat has committed something, so that others may move where all play at once."""
        if not self.match.legal(seat):
            return
        if self.at_screen != seat:
            self.hand_over(seat)
        self.show(seat)
        log = len(self.match.log)
        while self.going_on() and len(self.match.log) == log:
            Turn(self, seat).ask()

    def hand_over(self, seat: int) -> None:
        self.pen.wipe()
        forget_typed()
        print("\n" + self.pen.paint(self.pen.say("hand-over", seat=letter(seat)), "bold"))
        text = self.read(self.pen.say("hand-over-prompt", seat=letter(seat)))
        self.leaving = self.leaving or self.pen.command(text) == "quit"
        self.pen.wipe()
        self.at_screen = seat

    def read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            self.leaving = True
            return ""

    def show(self, seat: int) -> None:
        """What happened since the last turn, and the table as it is now."""
        if self.leaving:
            return
        self.show_news(seat)
        print("\n" + self.match.game.draw(self.match.view(seat), self.pen) + "\n")

    def show_news(self, seat: int | None) -> None:
        for told in self.news[seat]:
            self.pen.write("· " + told, 2, "dim")
        self.news[seat].clear()
        self.news[None].clear()

    # The end

    def show_end(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        self.show_news(reader)
        result = self.match.result
        assert result is not None
        print("\n" + self.match.game.draw(self.match.position.view(reader), self.pen) + "\n")
        if result.ranking is None:
            told = self.pen.say("log-abort")
        elif self.match.position.seats == 1:
            told = self.pen.say("solo-result", points=self.match.position.scores()[0])
        else:
            winners = [letter(seat) for seat, place in enumerate(result.ranking) if place == 1]
            told = self.pen.say("winners", count=len(winners), seats=" ".join(winners))
        print(self.pen.paint(told, "bold"))
        if self.match.seed is not None:
            self.pen.write(self.pen.say("seed-was", seed=self.match.seed))


def forget_typed() -> None:
    """What was typed ahead must not answer for the next player."""
    if termios is not None and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
