"""A table in the terminal: people take turns at one screen, bots play the other seats."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from shlex import quote
from types import ModuleType

from futaie.bots import Player, seat_player
from futaie.bots.levels import TURN
from futaie.core.event import Event
from futaie.core.reason import FutaieError, IllegalAction
from futaie.core.rng import Rng
from futaie.core.seat import letter
from futaie.record.match import Match
from futaie.record.record import record_of
from futaie.terminal.pen import TerminalPen, command_name
from futaie.terminal.waiting import while_waiting

termios: ModuleType | None
try:
    import termios
except ImportError:  # on Windows
    termios = None

COMMANDS = ("help", "undo", "log", "all", "save", "quit")
"""What can be typed besides actions, in English and in the reader's language (`command-…`)."""
SHORT_LIST = 12
"""Up to so many actions are listed one by one, each with what it does."""
LONG_LIST = 60
"""Of more than these only the first are listed, unless all are asked for."""


class Table:
    def __init__(self, match: Match, people: Sequence[int], pen: TerminalPen, keep: Callable[[Match], bool]) -> None:
        self.match = match
        self.people = people
        self.pen = pen
        self.rng = Rng(f"table {match.seed} {len(match.log)}")
        self.players: dict[int, Player] = {}
        """The bots that have sat down."""
        self.at_screen: int | None = people[0] if len(people) == 1 else None
        self.keep = keep
        """Called whenever something was played."""
        self.kept = False
        self.news: dict[int | None, list[str]] = {seat: [] for seat in (*people, None)}
        """For each person what has happened since that person's last turn; for None since anybody's."""
        self.list_all = False
        self.leaving = False

    def run(self) -> None:
        if len(self.people) == 1:
            print(self.pen.say("you-are", seat=letter(self.people[0])))
        while self.match.result is None and not self.leaving:
            for seat in self.match.position.movers():
                if self.match.result is None and not self.leaving:
                    if seat in self.people and seat not in self.match.left:
                        self.turn(seat)
                    else:
                        self.play_bot(seat)
        if self.match.result is not None:
            self.show_end()
        elif len(self.people) > 1:
            self.pen.wipe()

    def play_bot(self, seat: int) -> None:
        """One entry of the log: bots may have to decide several things before they commit."""
        if seat not in self.match.bots:  # whoever sat there has left
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
        """To everybody what others did, and what only they themselves have seen."""
        for event in events:
            for person in self.news:
                told = self.pen.event(event, person)
                if told and (event.seat != person or event.secret):
                    self.news[person].append(told)
        if events:
            self.kept = self.keep(self.match)

    # People

    def turn(self, seat: int) -> None:
        """Asks until the seat has committed something, so that others may move where all play at once."""
        if not self.match.legal(seat):
            return
        if self.at_screen != seat:
            self.hand_over(seat)
        self.show(seat)
        log = len(self.match.log)
        while self.match.result is None and not self.leaving and len(self.match.log) == log:
            self.ask(seat)

    def hand_over(self, seat: int) -> None:
        self.pen.wipe()
        forget_typed()
        print("\n" + self.pen.paint(self.pen.say("hand-over", seat=letter(seat)), "bold"))
        text = self.read(self.pen.say("hand-over-prompt", seat=letter(seat)))
        self.leaving = self.leaving or self.command(text) == "quit"
        self.pen.wipe()
        self.at_screen = seat

    def show(self, seat: int) -> None:
        """What happened since the last turn, and the table as it is now."""
        if self.leaving:
            return
        self.show_news(seat)
        print("\n" + self.match.game.draw(self.match.view(seat), self.pen) + "\n")

    def show_news(self, seat: int | None) -> None:
        for told in self.news[seat]:
            for line in textwrap.wrap("· " + told, self.pen.width, subsequent_indent="  "):
                print(self.pen.paint(line, "dim"))
        self.news[seat].clear()
        self.news[None].clear()

    def refuse(self, because: str) -> None:
        print(textwrap.fill(self.pen.say("refused", because=because), self.pen.width))

    def ask(self, seat: int) -> None:
        position = self.match.seen(seat)
        legal = position.legal(seat)
        print(self.pen.paint(f"{letter(seat)}  {self.pen.tell(self.match.game.ask(position, seat))}", "bold"))
        for line in self.choices(seat, legal):
            print(line)
        text = self.read("> ")
        self.list_all = False
        if self.leaving or not text:
            return
        log = len(self.match.log)
        try:
            if self.obey(seat, text, legal) and len(self.match.log) == log:
                self.show(seat)
        except FutaieError as error:
            self.refuse(self.pen.tell(error.reason))
        except OSError as error:
            self.refuse(error.strerror or str(error))
        except (RuntimeError, ValueError) as error:
            self.refuse(str(error))

    def choices(self, seat: int, legal: list[int]) -> list[str]:
        """The legal actions, numbered: few of them with what they do, many in columns."""
        game, position = self.match.game, self.match.seen(seat)
        words = [game.format(position, seat, action) for action in legal]
        numbers = len(str(len(legal)))
        widest = max(map(len, words))
        if len(legal) <= SHORT_LIST:
            says = [self.pen.tell(game.describe(position, seat, action)) for action in legal]
            rows = zip(words, says, strict=True)
            return [f"{n:>{numbers}}) {word:<{widest}}   {say}" for n, (word, say) in enumerate(rows, 1)]
        shown = words if self.list_all else words[:LONG_LIST]
        cells = [f"{n:>{numbers}}) {word:<{widest}}" for n, word in enumerate(shown, 1)]
        columns = max(1, self.pen.width // (numbers + widest + 4))
        lines = ["  ".join(cells[i : i + columns]).rstrip() for i in range(0, len(cells), columns)]
        if len(shown) < len(words):
            lines.append(self.pen.say("more-actions", count=len(words) - len(shown)))
        return lines

    def obey(self, seat: int, text: str, legal: list[int]) -> bool:
        """Does what was typed; returns whether the table should be shown again."""
        word, _, rest = text.partition(" ")
        command = self.command(word.lower())
        if command == "help":
            print(self.pen.say("table-help"))
        elif command == "quit":
            self.leaving = True
        elif command == "undo":
            self.match.undo(seat)
            return True
        elif command == "all":
            self.list_all = True
        elif command == "log":
            print("\n".join(self.pen.entry(entry) for entry in self.match.told(seat)) or self.pen.say("log-empty"))
        elif command == "save":
            self.save(rest.strip())
        elif text.startswith("?"):
            self.explain(seat, text[1:].strip(), legal)
        elif text.isascii() and text.isdigit() and number_in(text, legal) is None:
            print(self.pen.say("no-such-number", most=len(legal)))
        elif (number := number_in(text, legal)) is not None:
            self.tell(self.match.play(seat, number))
            return True
        else:
            self.write(seat, text)
            return True
        return False

    def write(self, seat: int, text: str) -> None:
        """Plays word by word, so that what could be played is told even if a later word is refused."""
        for action in self.match.game.parse(self.match.seen(seat), seat, text):
            self.tell(self.match.play(seat, action))

    def explain(self, seat: int, text: str, legal: list[int]) -> None:
        """What an action would do, without doing it."""
        position = self.match.seen(seat)
        number = number_in(text, legal)
        actions = self.match.game.parse(position, seat, text) if number is None else [number]
        for action in actions[:1]:
            reason = self.match.reason(seat, action)
            if reason is not None:
                raise IllegalAction(reason)
            word = self.match.game.format(position, seat, action)
            print(f"{word}   {self.pen.tell(self.match.game.describe(position, seat, action))}")

    def command(self, word: str) -> str | None:
        for command in COMMANDS:
            if word in (command, self.pen.say(f"command-{command}")):
                return command
        return "quit" if word in ("q", "exit") else None

    def save(self, name: str) -> None:
        """The whole record: it can be played on, and whoever reads it sees all cards."""
        if not name:
            print(self.pen.say("save-where"))
            return
        file = Path(name).expanduser()
        if file.is_file() and not file.read_bytes().startswith(b"Futaie:"):
            print(self.pen.say("save-exists", file=name))
            return
        file.write_text(str(record_of(self.match)), encoding="utf-8")
        print(self.pen.say("saved", file=quote(name), command=command_name()))

    def read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            self.leaving = True
            return ""

    # The end

    def show_end(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        self.show_news(reader)
        result = self.match.result
        assert result is not None
        print("\n" + self.match.game.draw(self.match.position.view(reader), self.pen) + "\n")
        if self.match.position.seats == 1:
            print(self.pen.paint(self.pen.say("solo-result", points=self.match.position.scores()[0]), "bold"))
            return
        winners = [letter(seat) for seat, place in enumerate(result.ranking or ()) if place == 1]
        print(self.pen.paint(self.pen.say("winners", count=len(winners), seats=" ".join(winners)), "bold"))
        if self.match.seed is not None:
            print(self.pen.say("seed-was", seed=self.match.seed))


def forget_typed() -> None:
    """What was typed ahead must not answer for the next player."""
    if termios is not None and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def number_in(text: str, legal: list[int]) -> int | None:
    """The action that a number of the list stands for."""
    is_number = text.isascii() and text.isdigit() and len(text) < 6
    return legal[int(text) - 1] if is_number and 1 <= int(text) <= len(legal) else None
