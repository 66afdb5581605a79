"""A person's turn at the table: the questions, and what is done with the answers."""

from __future__ import annotations

import re
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from futaie.core.rules.reason import BadNotation, FutaieError, IllegalAction, Reason, Why
from futaie.core.rules.seat import letter
from futaie.record.record import record_of, turns
from futaie.terminal.reasons import BadCommand, CommandWhy, InputWhy, system_problem
from futaie.terminal.screen.layout import laid_out, wrapped
from futaie.terminal.screen.pen import command_name

if TYPE_CHECKING:
    from futaie.terminal.table.table import TerminalTable

SHORT_LIST = 12
"""Up to this number actions are listed one per line, each with what it does."""
LONG_LIST = 60
"""Of more than these only the first are listed, unless all are asked for."""


class Turn:
    """One question to one seat, and as many answers as it takes until something changes."""

    def __init__(self, table: TerminalTable, seat: int) -> None:
        self.table = table
        self.match = table.match
        self.game = table.match.game
        self.pen = table.pen
        self.seat = seat
        self.position = self.match.seen(seat)
        self.legal = self.position.legal(seat)

    def ask(self) -> None:
        asked = self.pen.tell(self.game.ask(self.position, self.seat))
        self.pen.write(f"{letter(self.seat)}  {asked}", 3, "bold")
        print("\n".join(self.choices(self.table.list_all)))
        self.table.list_all = False
        text = self.table.read("> ")
        if self.table.leaving or not text:
            return
        log, draft = len(self.match.log), len(self.match.drafts[self.seat])
        because = self.refusal(text)
        refused = [] if because is None else [self.pen.say("refused", because=because)]
        if len(self.match.log) != log:  # the table is shown anyway, and a part may have been played
            self.table.news[self.seat] += refused
            return
        if len(self.match.drafts[self.seat]) != draft:
            self.table.show(self.seat)
        for told in refused:
            self.pen.write(told)

    def refusal(self, text: str) -> str | None:
        """Does what was typed, or says why not."""
        try:
            self.obey(text)
        except FutaieError as error:
            hint = [self.pen.say("type-a-number-or-help")] if error.reason.code is Why.NOT_UNDERSTOOD else []
            return " ".join([self.pen.tell(error.reason), *hint])
        return None

    def choices(self, list_all: bool) -> list[str]:
        """The legal actions, numbered: a few with what they do, many in columns."""
        words = [self.game.format(self.position, self.seat, action) for action in self.legal]
        numbers = len(str(len(words)))
        widest = max(map(len, words))
        if len(words) <= SHORT_LIST:
            lines = []
            for number, (word, action) in enumerate(zip(words, self.legal, strict=True), 1):
                start = f"{number:>{numbers}}) {word:<{widest}}   "
                said = self.pen.tell(self.game.describe(self.position, self.seat, action))
                lines += wrapped(start + said, self.pen.width, min(len(start), self.pen.width // 2))
            return lines
        shown = words if list_all else words[:LONG_LIST]
        cells = [f"{number:>{numbers}}) {word:<{widest}}" for number, word in enumerate(shown, 1)]
        columns = max(1, self.pen.width // (numbers + widest + 4))
        lines = ["  ".join(cells[i : i + columns]).rstrip() for i in range(0, len(cells), columns)]
        if len(shown) < len(words):
            lines.append(self.pen.say("more-actions", count=len(words) - len(shown)))
        return lines

    def obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        command = self.pen.command(word)
        if command == "help" or text == "?":
            self.help()
        elif command == "quit":
            self.leave()
        elif command == "undo":
            self.match.undo(self.seat)
        elif command == "all":
            self.table.list_all = True
        elif command == "table":
            self.table.show(self.seat)
        elif command == "log":
            self.log()
        elif command == "save":
            self.save(rest.strip())
        elif look := self.look(word):
            print("\n" + look + "\n")
        elif text.startswith("?"):
            self.explain(text[1:].strip())
        else:
            self.play(text)

    def leave(self) -> None:
        """At once, unless the match would be lost: then only the second time."""
        if self.table.unkept is None or self.table.leaving_told:
            self.table.leaving = True
        else:
            self.table.leaving_told = True
            self.table.warn()

    def help(self) -> None:
        looks = [f"{self.pen.say(f'command-{name}')}  {self.pen.say(f'look-{name}')}" for name in self.game.looks]
        print("\n" + laid_out("\n".join([self.pen.say("table-help"), *looks]), self.pen.text_width) + "\n")

    def look(self, word: str) -> str | None:
        """Another way to show the table."""
        for name, draw in self.game.looks.items():
            if word.lower() in (name, self.pen.say(f"command-{name}")):
                return draw(self.match.view(self.seat), self.pen)
        return None

    def log(self) -> None:
        for entry in turns(self.match.told(self.seat)):
            self.pen.write(self.pen.entry(entry), 4)
        if not self.match.log:
            self.pen.write(self.pen.say("log-empty"))

    def play(self, text: str) -> None:
        """Plays word by word, so that what was played is shown even if a later word is refused. A number refers to the
        list that would be shown then."""
        words = text_as_notation(text).split()
        if any(is_number(word) for word in words):
            for word in words:
                self.check_turn()
                self.table.tell(self.match.play(self.seat, self.action(word, self.match.legal(self.seat))))
            return
        position = self.match.seen(self.seat)
        for action in self.game.parse(position, self.seat, " ".join(map(self.spelt, words))):
            self.check_turn()
            self.table.tell(self.match.play(self.seat, action))

    def check_turn(self) -> None:
        if not self.match.legal(self.seat):
            raise IllegalAction(Reason(InputWhy.TURN_OVER))

    def action(self, word: str, legal: list[int]) -> int:
        """The action of a number in the list, or of a word of notation."""
        if not is_number(word):
            return self.game.parse(self.match.seen(self.seat), self.seat, self.spelt(word))[0]
        if len(word) > 6 or not 1 <= int(word) <= len(legal):
            raise BadNotation(Reason(InputWhy.NO_SUCH_NUMBER, {"number": word[:10], "most": len(legal)}))
        return legal[int(word) - 1]

    def spelt(self, word: str) -> str:
        """The word in lower or upper case, if only that has a meaning."""
        position = self.match.seen(self.seat)
        spellings = (word, word.lower(), word.upper())
        known = (each for each in spellings if self.game.parse_action(position, self.seat, each) is not None)
        return next(known, word)

    def explain(self, text: str) -> None:
        """What an action would do, without doing it."""
        word = text_as_notation(text).split()[0]
        action = self.action(word, self.legal)
        reason = self.match.reason(self.seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        written = self.game.format(self.position, self.seat, action)
        said = self.pen.tell(self.game.describe(self.position, self.seat, action))
        self.pen.write(f"{written}   {said}", len(written) + 3)

    def save(self, name: str) -> None:
        """The whole record: it can be continued, and whoever reads it sees all cards."""
        if not name:
            self.pen.write(self.pen.say("save-where"))
            return
        try:
            file = Path(name).expanduser()
            if file.is_file() and not file.read_bytes().startswith(b"Futaie:"):
                self.pen.write(self.pen.say("save-exists", file=name))
                return
            file.write_text(str(record_of(self.match)), encoding="utf-8")
        except (OSError, RuntimeError, ValueError) as error:  # or the home of an unknown user
            figures = {"file": name[:200], "problem": system_problem(error)}
            raise BadCommand(Reason(CommandWhy.CANNOT_WRITE, figures)) from error
        self.table.unkept = None
        print(laid_out(self.pen.say("saved", file=quote(name), command=command_name()), self.pen.text_width))


def text_as_notation(text: str) -> str:
    """`( 1, -2 )` is `(1,-2)`."""
    return re.sub(r"\s*,\s*", ",", re.sub(r"(?<=\()\s+|\s+(?=\))", "", text))


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()
