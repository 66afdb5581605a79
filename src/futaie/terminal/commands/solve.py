"""`futaie solve`: the best score for cards in a known order, with wider and wider searches."""

from __future__ import annotations

from futaie.core.game import Solution
from futaie.core.rules.reason import Reason
from futaie.core.rules.seat import letter, seat_of
from futaie.games import game as game_by_name
from futaie.record.match import Match
from futaie.record.reasons import MatchWhy
from futaie.record.record import Record
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.screen.pen import TerminalPen

FIRST_WIDTH = 10
WIDTH = 1000
WIDEST = 1_000_000


class Solve:
    def __init__(
        self, record: Record, seat: str | None, after: str | None, width: str | None, pen: TerminalPen
    ) -> None:
        self.game = game_by_name(record.game)
        if self.game.solve is None:
            raise BadCommand(Reason(CommandWhy.NOT_SOLVED, {"game": pen.say("title")}))
        self.solve = self.game.solve
        self.pen = pen
        self.width = number("--width", width, 1, WIDEST, WIDTH)
        self.turns = number("--after", after, 0, 99, 0)
        found = 0 if seat is None else seat_of(seat, record.seats)
        if found is None:
            raise BadCommand(Reason(MatchWhy.NO_SUCH_SEAT))
        self.seat = found
        self.match = record.replay()  # so that an invalid record is refused
        self.position = after_turns(record, self.turns).position

    def run(self) -> None:
        width = min(FIRST_WIDTH, self.width)
        best = self.look(width)
        while width < self.width and not best.proved:
            width = min(10 * width, self.width)
            found = self.look(width)
            if found.points > best.points or found.proved:
                best = found
        self.show(best)

    def look(self, width: int) -> Solution:
        found = self.solve(self.position, self.seat, width)
        print(self.pen.paint(self.pen.say("solve-width", width=str(width), points=found.points), "dim"), flush=True)
        return found

    def show(self, best: Solution) -> None:
        print()
        for turn, actions in enumerate(best.line, self.position.turn):
            words = [self.game.format(self.position, self.seat, action) for action in actions]
            print(f"{turn}. {letter(self.seat)}: {' '.join(words)}")
        if not best.line:
            self.pen.write(self.pen.say("solve-nothing"))
        print()
        said = self.pen.say("solve-proved" if best.proved else "solve-found", points=best.points)
        self.pen.write(said, 0, "bold")
        if self.match.position.over:
            points = self.match.position.scores()[self.seat]
            self.pen.write(self.pen.say("solve-played", seat=letter(self.seat), points=points))


def after_turns(record: Record, turns: int) -> Match:
    """The match after this many turns."""
    match = record.start()
    steps = record.steps(match)
    while match.position.turn <= turns and not match.position.over and next(steps, None) is not None:
        pass
    return match


def number(argument: str, text: str | None, least: int, most: int, default: int) -> int:
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most):
        figures = {"argument": argument, "value": text[:20], "allowed": f"{least}-{most}"}
        raise BadCommand(Reason(CommandWhy.NOT_A_NUMBER, figures))
    return int(text)
