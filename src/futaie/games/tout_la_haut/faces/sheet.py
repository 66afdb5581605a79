"""The itemised score sheet: card by card, the run and the objective, game by game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.core.plain import Data
from futaie.core.rules.outcome import Line, Outcome
from futaie.core.rules.reason import Reason
from futaie.games.tout_la_haut.box.cards import KINDS, NAMES
from futaie.games.tout_la_haut.faces.view import objective, run
from futaie.games.tout_la_haut.rules.grove import NO_OBJECTIVE, Grove
from futaie.games.tout_la_haut.rules.reasons import Points
from futaie.games.tout_la_haut.rules.scoring import (
    GREY_CARD,
    Tally,
    longest_run,
    measure,
    tallied,
    those_who_meet,
    with_runs,
)

if TYPE_CHECKING:
    from futaie.games.tout_la_haut.rules.position import ToutLaHaut


def outcome(position: ToutLaHaut) -> Outcome:
    sheets: list[list[Line]] = [[] for _ in range(position.seats)]
    games = [position.grove] if position.before is None else [position.before, position.grove]
    for number, grove in enumerate(games, 1):
        for sheet, lines in zip(sheets, game_lines(grove, number), strict=True):
            sheet.extend(lines)
    scores = tuple(sum(line.points for line in sheet) for sheet in sheets)
    return Outcome(tuple(position.ranking()), scores, tuple(tuple(sheet) for sheet in sheets))


def game_lines(grove: Grove, number: int) -> list[list[Line]]:
    """For each seat the lines of one game; `number` is the game's number in the match."""
    tallies = [tallied(grove, seat) for seat in range(grove.seats)]
    sheets = [card_lines(grove.tree(seat), number) for seat in range(grove.seats)]
    for sheet, tally in zip(sheets, tallies, strict=True):
        sheet.append(run_line(tally, longest_run(tallies), number))
    if grove.objective != NO_OBJECTIVE:
        points = with_runs(tallies)
        meeting = those_who_meet(grove.objective, tallies, points)
        for seat, sheet in enumerate(sheets):
            amount = int(measure(grove.objective, tallies[seat], points[seat]))
            sheet.append(objective_line(grove.objective, meeting[seat], abs(amount), number))
    return sheets


def card_lines(tree: list[int], number: int) -> list[Line]:
    lines = []
    for action in tree:
        if action & 1:
            lines.append(Line(Reason(Points.FACE_DOWN, {"half": number}), GREY_CARD))
        else:
            figures: Data = {"half": number, "card": NAMES[action >> 1]}
            lines.append(Line(Reason(Points.CARD, figures), KINDS[action >> 1].value))
    return lines


def run_line(tally: Tally, longest: int, number: int) -> Line:
    figures = {"half": number, **run(tally), "longest": longest}
    if longest == 0:
        return Line(Reason(Points.NO_RUN, figures), 0)
    if tally.run < longest:
        return Line(Reason(Points.SHORTER_RUN, figures), 0)
    return Line(Reason(Points.LONGEST_RUN, figures), longest)


def objective_line(code: int, met: bool, amount: int, number: int) -> Line:
    """`amount`: floors of the most frequent colour, colours, or points, whichever the objective counts."""
    told = objective(code)
    assert told is not None
    figures: Data = {"half": number, "objective": told["name"], "counts": amount}
    points = told["points"] if met else 0
    return Line(Reason(Points.OBJECTIVE_MET if met else Points.OBJECTIVE_MISSED, figures), points)
