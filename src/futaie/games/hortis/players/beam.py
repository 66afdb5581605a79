"""Beam search: the best placements for cards whose order is known.

Card by card, the beam keeps the most promising of all orchards that can be made (by evaluation.py), as many as it is
wide, and equal ones only once. It finds the value of a placement without laying the card (placement_value.py), and lays
only those that it keeps. Where something is scarce (hortis 7) it tries all ways to share it out.

As long as nothing has been left out, the search is exhaustive and its answer proved. Its width bounds its memory: that
many orchards, twice, and two numbers for each of their placements.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.hortis.players.beam_candidates import (
    CELL_AT,
    FACE_AT,
    KEY,
    LOWEST,
    ORCHARD_AT,
    WORTH_AT,
    BeamCandidates,
    kept_as,
)
from futaie.games.hortis.players.evaluation import POINT, WORTH, most_with, recipe_worth, worth
from futaie.games.hortis.players.placement_value import DOES_NOT_FIT, MARKS, MASK, MAY_ASK, PlacementValue, full_mark
from futaie.games.hortis.rules.actions import NO_CARD
from futaie.games.hortis.rules.grid import CELLS, WIDTH
from futaie.games.hortis.rules.orchard import ALL_SERVED, Orchard
from futaie.games.hortis.rules.recipes import Recipe
from futaie.games.hortis.rules.scoring import final_points

WIDEST: Final = 1048576
RECHECKED: Final = 4
"""With recipes, this many times the width gets a closer look."""


@final
class Beam:
    def __init__(self, recipes: tuple[Recipe, ...], width: i64, table: vec[i64] = WORTH) -> None:
        self.recipes = recipes
        self.width: i64 = min(max(width, 1), WIDEST)
        self.measuring = PlacementValue(table)
        self.candidates = BeamCandidates()
        self.states: list[Orchard] = []
        self.held = vec[i64]([])
        """The card that each of them still has in hand."""
        self.marks = vec[i64]([])
        self.best: Orchard | None = None
        self.points: i64 = 0
        self.value: i64 = 0
        """The value of the best one, if cards are to come after the search."""
        self.complete = True
        """Whether nothing has been left out."""
        self.seen: i64 = 0
        """How many placements were looked at, for benchmarks."""

    # The search

    def search(self, orchard: Orchard, hand: list[int], coming: list[int], beyond: i64 = 0) -> Orchard:
        """The best orchard found when the cards in hand and those to come are laid, one of two each time; it knows its
        placements. `coming` starts with the next card. If unknown cards come after them, `beyond` says how many, and
        the best orchard is the one of highest value."""
        self.best = None
        self.complete = True
        self.states = [orchard]
        drawn: i64 = hand[0]
        self.held = vec[i64]([i64(hand[1]) if len(hand) > 1 else i64(NO_CARD)])
        self.marks = vec[i64]([full_mark(orchard)])
        rounds: i64 = len(hand) + len(coming)
        turn: i64 = 0
        while turn < rounds and len(self.states) > 0:
            self.measuring.to_come = rounds - 1 - turn + beyond
            self.candidates.count = 0
            i: i64 = 0
            while i < len(self.states):
                self.expand(i, drawn)
                i += 1
            if turn == rounds - 1:
                self.finish()
            else:
                self.keep(drawn)
            drawn = i64(coming[turn]) if turn < len(coming) else NO_CARD
            turn += 1
        return self.answer()

    def answer(self) -> Orchard:
        assert self.best is not None
        return self.best

    def expand(self, at: i64, drawn: i64) -> None:
        """Finds all placements of the orchard, with either card; if there is none, its game ends here (hortis 8)."""
        orchard = self.states[at]
        value = worth(orchard, self.measuring.table, self.measuring.to_come)
        before = self.candidates.count
        if drawn != NO_CARD:
            self.expand_card(at, orchard, value, drawn, self.held[at])
        if self.held[at] != NO_CARD and self.held[at] != drawn:
            self.expand_card(at, orchard, value, self.held[at], drawn)
        if self.candidates.count == before:
            self.compare(orchard)

    def expand_card(self, at: i64, orchard: Orchard, value: i64, card: i64, other: i64) -> None:
        start = self.marks[at] + MARKS[CELLS + other]
        turn: i64 = 0
        while turn < 4:
            face = card * 4 + turn
            key = (at << ORCHARD_AT) + (face << FACE_AT)
            row: i64 = orchard.north - 1 - (face & 1)
            while row <= orchard.south:
                cell: i64 = row * WIDTH + orchard.west - 2 + (face & 1)
                last: i64 = row * WIDTH + orchard.east
                while cell <= last:
                    measured = self.measuring.measure(orchard, face, cell, value)
                    if measured > DOES_NOT_FIT:
                        self.candidates.add(key + (cell << CELL_AT), measured, (start + self.measuring.mark) & MASK)
                    elif measured == MAY_ASK:
                        self.add_endings(key + (cell << CELL_AT), orchard.laid(face, cell), start - self.marks[at])
                    cell += 1
                row += 1
            turn += 1

    def add_endings(self, key: i64, laid: Orchard, held: i64) -> None:
        """All ways to share out what may be scarce."""
        for ending in laid.endings():
            choices = i64(ending.history[3 * ending.count - 1])
            value = worth(ending, self.measuring.table, self.measuring.to_come)
            self.candidates.add(key + choices, value, (full_mark(ending) + held) & MASK)

    # What is kept

    def keep(self, drawn: i64) -> None:
        """Lays the best placements, as many as the beam is wide."""
        self.seen += self.candidates.count
        if self.recipes:
            self.look_closer()
        order = self.candidates.sorted()
        size: i64 = 8
        while size < 4 * self.width and size < 4 * self.candidates.count:
            size *= 2
        there = vec[i64]([i64(-1)] * size)
        states: list[Orchard] = []
        held = vec[i64]([i64(0)] * min(self.width, self.candidates.count))
        marks = held[:]
        i: i64 = 0
        kept: i64 = 0
        while i < self.candidates.count:
            at = order[i]
            mark = self.candidates.marks[at]
            place = mark & (size - 1)
            while there[place] >= 0 and there[place] != mark:
                place = (place + 1) & (size - 1)
            if there[place] < 0:
                if kept == self.width:
                    self.complete = False
                    break
                there[place] = mark
                number = self.candidates.numbers[at]
                states.append(self.laid(number))
                held[kept] = self.other(number, drawn)
                marks[kept] = mark - MARKS[CELLS + held[kept]]
                kept += 1
            i += 1
        self.states = states
        self.held = held
        self.marks = marks

    def look_closer(self) -> None:
        """Recipes depend on the whole orchard: of the placements that are best without them, some are measured again
        with them."""
        order = self.candidates.sorted()
        count: i64 = self.candidates.count
        if count > RECHECKED * self.width:
            count = RECHECKED * self.width
            self.complete = False
        numbers = vec[i64]([i64(0)] * count)
        marks = numbers[:]
        to_come = self.measuring.to_come
        i: i64 = 0
        while i < count:
            number = self.candidates.numbers[order[i]]
            orchard = self.laid(number)
            value = worth(orchard, self.measuring.table, to_come) + recipe_worth(orchard, self.recipes, to_come)
            numbers[i] = (kept_as(value) << WORTH_AT) + (number & KEY)
            marks[i] = self.candidates.marks[order[i]]
            i += 1
        self.candidates.numbers = numbers
        self.candidates.marks = marks
        self.candidates.count = count

    def finish(self) -> None:
        """Compares all last placements; with recipes only as long as they could be the best."""
        found = self.candidates
        self.seen += found.count
        if self.recipes and self.measuring.to_come > 0:
            self.look_closer()
        if not self.recipes or self.measuring.to_come > 0:
            best: i64 = -1
            i: i64 = 0
            while i < found.count:
                if best < 0 or found.numbers[i] >> WORTH_AT > found.numbers[best] >> WORTH_AT:
                    best = i
                i += 1
            if best >= 0:
                self.value = found.numbers[best] >> WORTH_AT
                self.compare(self.laid(found.numbers[best]))
            return
        order = found.sorted()
        i = 0
        while i < found.count:
            number = found.numbers[order[i]]
            base = ((number >> WORTH_AT) - LOWEST) // POINT
            if self.best is not None and most_with(self.recipes, base) <= self.points:
                return
            self.compare(self.laid(number))
            i += 1

    def compare(self, orchard: Orchard) -> None:
        points = final_points(orchard, self.recipes)
        if self.best is None or points > self.points:
            self.best = orchard
            self.points = points

    def laid(self, number: i64) -> Orchard:
        """The orchard after a placement that was found."""
        orchard = self.states[(number >> ORCHARD_AT) & (WIDEST - 1)]
        after = orchard.laid((number >> FACE_AT) & 127, (number >> CELL_AT) & 2047)
        serve_all(after, number & 63)
        return after

    def other(self, number: i64, drawn: i64) -> i64:
        """The card left in hand after a placement that was found."""
        held = self.held[(number >> ORCHARD_AT) & (WIDEST - 1)]
        return drawn if (number >> (FACE_AT + 2)) & 31 == held else held


def serve_all(orchard: Orchard, choices: i64) -> None:
    """Makes the choices owed, by the bits of the cells."""
    i: i64 = 0
    while i < 6 and orchard.asking != ALL_SERVED:
        if (choices >> i) & 1 != 0 and orchard.may_serve(i):
            orchard.serve(i)
            i = orchard.least
        else:
            i += 1
