"""Beam search: the best placements for cards whose order is known.

Card after card, of all orchards that can be made the most promising ones are kept (worth.py says which), as many as
the beam is wide; equal ones once. What a placement is worth is found from the six cells it changes, without laying the
card; only what is kept is laid. Where something is scarce (hortis 7) all ways to share it out are tried one by one.

As long as nothing had to be left out the search was exhaustive, and its answer is proved. Its memory is bounded by its
width: as many orchards, twice, and two numbers for each of their placements.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.rng import Rng
from futaie.core.vecs import vec
from futaie.games.hortis.orchard import (
    ALL_SERVED,
    BASKET,
    CELLS,
    GLADE,
    LIMES,
    NOTHING,
    NOWHERE,
    ORANGES,
    SQUIRREL,
    WHEELBARROW,
    WIDTH,
    Orchard,
)
from futaie.games.hortis.position import NO_CARD
from futaie.games.hortis.recipes import Recipe
from futaie.games.hortis.scoring import final_points
from futaie.games.hortis.worth import LOOKS, ON_GLADE, POINT, WORTH, look, most_with, recipe_worth, worth

WIDEST: Final = 1048576

# What is kept of a placement is one number: its worth, the orchard it is for, face, cell, and cells served by choice.
FACE_AT: Final = 17
ORCHARD_AT: Final = 24
WORTH_AT: Final = 44
CELL_AT: Final = 6
WORTHS: Final = 32768
LOWEST: Final = 4096
"""A worth of 0 is kept as this number, so that none is negative."""
KEY: Final = 0xFFFFFFFFFFF
"""All but the worth."""

DOES_NOT_FIT: Final = -1
"""Instead of a worth, which is kept as a number above 0."""
MAY_ASK: Final = -2
"""Something may be scarce."""

MASK: Final = 0xFFFFFFFFFFFFFFF
"""60 bits."""
RECHECKED: Final = 4
"""With recipes, so many times the width are looked at more closely."""


def random_numbers(count: int) -> vec[i64]:
    """Below 2**53, so that a look times one of them stays a native number."""
    rng = Rng("hortis beam")
    return vec[i64]([(rng.word() << 21) + (rng.word() >> 11) for _ in range(count)])


MARKS: Final = random_numbers(CELLS + NO_CARD + 1)
"""An orchard's mark is the sum of its cells' numbers times their looks: equal orchards have equal marks, others hardly
ever. The numbers behind those of the cells are for the card in hand."""


@final
class Beam:
    def __init__(self, recipes: tuple[Recipe, ...], width: i64, table: vec[i64] = WORTH) -> None:
        self.recipes = recipes
        self.width: i64 = min(max(width, 1), WIDEST)
        self.table = table
        self.states: list[Orchard] = []
        self.held = vec[i64]([])
        """The card each of them has still in hand."""
        self.marks = vec[i64]([])
        self.to_come: i64 = 0
        """Cards left after the placement that is looked at."""
        self.found = vec[i64]([i64(0)] * 1024)
        """The placements found, each as one number."""
        self.found_marks = vec[i64]([i64(0)] * 1024)
        self.count: i64 = 0
        self.sizes = vec[i64]([i64(0)] * (WORTHS + 1))
        """How many placements have each worth; 0 whenever it is not in use."""
        self.mark: i64 = 0
        """Of the placement measured last."""
        self.looks = vec[i64]([i64(0)] * 6)
        self.best: Orchard | None = None
        self.points: i64 = 0
        self.value: i64 = 0
        """The worth of the best one, where cards are to come after the search."""
        self.complete = True
        """Whether nothing was left out."""
        self.seen: i64 = 0
        """How many placements were looked at, for those who measure."""

    # The search

    def search(self, orchard: Orchard, hand: list[int], coming: list[int], beyond: i64 = 0) -> Orchard:
        """The best orchard found when the cards of the hand and those to come are laid, one of two each time; it knows
        its placements. The next card comes first in `coming`. Where more cards come after them, unknown ones, `beyond`
        says how many, and the best orchard is the one with the highest worth."""
        self.best = None
        self.complete = True
        self.states = [orchard]
        drawn: i64 = hand[0]
        self.held = vec[i64]([i64(hand[1]) if len(hand) > 1 else i64(NO_CARD)])
        self.marks = vec[i64]([full_mark(orchard)])
        rounds: i64 = len(hand) + len(coming)
        turn: i64 = 0
        while turn < rounds and len(self.states) > 0:
            self.to_come = rounds - 1 - turn + beyond
            self.count = 0
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

    def begin(self, orchard: Orchard) -> None:
        """Nothing is left to lay."""
        self.best = None
        self.complete = True
        self.compare(orchard)

    def answer(self) -> Orchard:
        assert self.best is not None
        return self.best

    def expand(self, at: i64, drawn: i64) -> None:
        """Finds all placements of the orchard, with either card; if there is none its game ends here (hortis 8)."""
        orchard = self.states[at]
        value = worth(orchard, self.table, self.to_come)
        before = self.count
        if drawn != NO_CARD:
            self.expand_card(at, orchard, value, drawn, self.held[at])
        if self.held[at] != NO_CARD and self.held[at] != drawn:
            self.expand_card(at, orchard, value, self.held[at], drawn)
        if self.count == before:
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
                    measured = self.measure(orchard, face, cell, value)
                    if measured >= 0:
                        self.add(key + (cell << CELL_AT), measured, start + self.mark)
                    elif measured == MAY_ASK:
                        self.add_endings(key + (cell << CELL_AT), orchard.laid(face, cell), start - self.marks[at])
                    cell += 1
                row += 1
            turn += 1

    def measure(self, orchard: Orchard, face: i64, cell: i64, value: i64) -> i64:  # noqa: C901
        """What the orchard would be worth with the card there, counted from its worth before; `mark` is what the mark
        grows by."""
        table = self.table
        at: i64 = self.to_come * LOOKS
        mark: i64 = 0
        needed: i64 = 0
        baskets: i64 = 0
        freed: i64 = 0
        mismatch: i64 = NOWHERE
        covers = False
        squirrel = orchard.squirrel
        beside: i64 = 0
        columns: i64 = 3 - (face & 1)
        here = cell
        row_end: i64 = columns
        i: i64 = 0
        while i < 6:
            tree = i64(orchard.faces[face * 6 + i])
            under = i64(orchard.trees[here])
            now = tree
            if under != NOTHING:
                covers = True
                die = i64(orchard.dice[here])
                fruit = tree >> 1
                was = under
                wanted = under >> 1
                if die != 0:
                    if die == SQUIRREL:
                        return DOES_NOT_FIT
                    wanted = die >> 4
                    was = die + ON_GLADE if under == GLADE else die
                if fruit == 0:
                    now = die + ON_GLADE if die != 0 else GLADE
                elif wanted != 0:
                    number = die & 15
                    if wanted != fruit:
                        if mismatch >= 0 or squirrel >= 0:
                            return DOES_NOT_FIT
                        if number == WHEELBARROW:
                            freed = MAY_ASK
                        elif die != 0 and freed >= 0:
                            freed += 1 << (8 * wanted)
                        mismatch = i
                        now = SQUIRREL
                    elif die == 0:
                        needed += 1 << (8 * fruit)
                        now = (fruit << 4) + (under & 1) + (tree & 1) + 2
                    elif number == BASKET:
                        baskets += 1
                        now = die
                        if orchard.wheelbarrow == NOWHERE:
                            now += WHEELBARROW - BASKET
                            if freed >= 0:
                                freed += 1 << (8 * fruit)
                    elif number < BASKET:
                        number += (tree & 1) + 1
                        now = (fruit << 4) + (number if number <= 6 else BASKET)
                    else:
                        now = die
                mark += MARKS[here] * (now - was)
                if now != SQUIRREL:
                    value += table[at + now]
                value -= table[at + was]
                if squirrel >= 0:
                    apart = here - squirrel
                    if apart == 1 or apart == -1 or apart == WIDTH or apart == -WIDTH:
                        beside += (1 if is_die_on_tree(now) else 0) - (1 if is_die_on_tree(was) else 0)
            else:
                mark += MARKS[here] * now
                value += table[at + now]
            self.looks[i] = now
            here += 1
            i += 1
            if i == row_end:
                row_end += columns
                here += WIDTH - columns
        if not covers:
            return DOES_NOT_FIT
        if freed < 0 or (baskets > 1 and orchard.wheelbarrow == NOWHERE):
            return MAY_ASK
        if needed != 0 and is_scarce(needed, orchard.supply + freed):
            return MAY_ASK
        if mismatch >= 0:
            value -= table[at + SQUIRREL] + POINT * self.penalty(orchard, cell, columns, mismatch)
        self.mark = mark
        return kept_as(value - POINT * beside)

    def penalty(self, orchard: Orchard, cell: i64, columns: i64, i: i64) -> i64:
        """Of a squirrel that comes onto the i-th cell of the card measured last."""
        row = i // columns
        column = i % columns
        penalty: i64 = 1
        side: i64 = 0
        while side < 4:
            beside_row = row + (side - 1 if side & 1 == 0 else 0)
            beside_column = column + (side - 2 if side & 1 == 1 else 0)
            if 0 <= beside_column < columns and 0 <= beside_row < 6 // columns:
                seen = self.looks[beside_row * columns + beside_column]
            else:
                seen = look(orchard, cell + beside_row * WIDTH + beside_column)
            if is_die_on_tree(seen):
                penalty += 1
            side += 1
        return penalty

    def add_endings(self, key: i64, laid: Orchard, held: i64) -> None:
        """All ways to share out what may be scarce."""
        for ending in laid.endings():
            choices = i64(ending.history[3 * ending.count - 1])
            self.add(key + choices, kept_as(worth(ending, self.table, self.to_come)), full_mark(ending) + held)

    def add(self, key: i64, value: i64, mark: i64) -> None:
        if self.count == len(self.found):
            self.found = doubled(self.found)
            self.found_marks = doubled(self.found_marks)
        self.found[self.count] = (value << WORTH_AT) + key
        self.found_marks[self.count] = mark & MASK
        self.count += 1

    # What is kept

    def sorted(self) -> vec[i64]:
        """The placements found by their numbers in `found`, the best ones first, equals as they were found."""
        sizes = self.sizes
        lowest: i64 = WORTHS
        highest: i64 = 0
        i: i64 = 0
        while i < self.count:
            value = self.found[i] >> WORTH_AT
            sizes[value] += 1
            if value < lowest:
                lowest = value
            if value > highest:
                highest = value
            i += 1
        place: i64 = 0
        value = highest
        while value >= lowest:
            size = sizes[value]
            sizes[value] = place
            place += size
            value -= 1
        order = vec[i64]([i64(0)] * self.count)
        i = 0
        while i < self.count:
            value = self.found[i] >> WORTH_AT
            order[sizes[value]] = i
            sizes[value] += 1
            i += 1
        while lowest <= highest:
            sizes[lowest] = 0
            lowest += 1
        return order

    def keep(self, drawn: i64) -> None:
        """Lays the best placements, as many as the beam is wide."""
        self.seen += self.count
        if self.recipes:
            self.look_closer()
        order = self.sorted()
        size: i64 = 8
        while size < 4 * self.width and size < 4 * self.count:
            size *= 2
        there = vec[i64]([i64(-1)] * size)
        states: list[Orchard] = []
        held = vec[i64]([i64(0)] * min(self.width, self.count))
        marks = held[:]
        i: i64 = 0
        kept: i64 = 0
        while i < self.count:
            at = order[i]
            mark = self.found_marks[at]
            place = mark & (size - 1)
            while there[place] >= 0 and there[place] != mark:
                place = (place + 1) & (size - 1)
            if there[place] < 0:
                if kept == self.width:
                    self.complete = False
                    break
                there[place] = mark
                key = self.found[at]
                states.append(self.laid(key))
                held[kept] = self.other(key, drawn)
                marks[kept] = mark - MARKS[CELLS + held[kept]]
                kept += 1
            i += 1
        self.states = states
        self.held = held
        self.marks = marks

    def look_closer(self) -> None:
        """Recipes look at the whole orchard: of the placements that are best without them, so many are measured again
        with them."""
        order = self.sorted()
        count: i64 = self.count
        if count > RECHECKED * self.width:
            count = RECHECKED * self.width
            self.complete = False
        found = vec[i64]([i64(0)] * count)
        marks = found[:]
        i: i64 = 0
        while i < count:
            key = self.found[order[i]]
            orchard = self.laid(key)
            value = worth(orchard, self.table, self.to_come) + recipe_worth(orchard, self.recipes, self.to_come)
            found[i] = (kept_as(value) << WORTH_AT) + (key & KEY)
            marks[i] = self.found_marks[order[i]]
            i += 1
        self.found = found
        self.found_marks = marks
        self.count = count

    def finish(self) -> None:
        """Compares all last placements; with recipes only as long as they could be the best."""
        self.seen += self.count
        if self.recipes and self.to_come > 0:
            self.look_closer()
        if not self.recipes or self.to_come > 0:
            best: i64 = -1
            i: i64 = 0
            while i < self.count:
                if best < 0 or self.found[i] >> WORTH_AT > self.found[best] >> WORTH_AT:
                    best = i
                i += 1
            if best >= 0:
                self.value = self.found[best] >> WORTH_AT
                self.compare(self.laid(self.found[best]))
            return
        order = self.sorted()
        i = 0
        while i < self.count:
            key = self.found[order[i]]
            base = ((key >> WORTH_AT) - LOWEST) // POINT
            if self.best is not None and most_with(self.recipes, base) <= self.points:
                return
            self.compare(self.laid(key))
            i += 1

    def compare(self, orchard: Orchard) -> None:
        points = final_points(orchard, self.recipes)
        if self.best is None or points > self.points:
            self.best = orchard
            self.points = points

    def laid(self, key: i64) -> Orchard:
        """The orchard after a placement that was found."""
        orchard = self.states[(key >> ORCHARD_AT) & (WIDEST - 1)]
        after = orchard.laid((key >> FACE_AT) & 127, (key >> CELL_AT) & 2047)
        serve_all(after, key & 63)
        return after

    def other(self, key: i64, drawn: i64) -> i64:
        """The card left in hand after a placement that was found."""
        held = self.held[(key >> ORCHARD_AT) & (WIDEST - 1)]
        return drawn if (key >> (FACE_AT + 2)) & 31 == held else held


def serve_all(orchard: Orchard, choices: i64) -> None:
    """Makes the choices owed as the bits of the cells say."""
    i: i64 = 0
    while i < 6 and orchard.asking != ALL_SERVED:
        if (choices >> i) & 1 != 0 and orchard.may_serve(i):
            orchard.serve(i)
            i = orchard.least
        else:
            i += 1


def full_mark(orchard: Orchard) -> i64:
    mark: i64 = 0
    row: i64 = orchard.north * WIDTH
    while row <= orchard.south * WIDTH:
        cell = row + orchard.west
        while cell <= row + orchard.east:
            mark = (mark + MARKS[cell] * look(orchard, cell)) & MASK
            cell += 1
        row += WIDTH
    return mark


def is_die_on_tree(seen: i64) -> bool:
    return 16 < seen < SQUIRREL


def is_scarce(needed: i64, supply: i64) -> bool:
    """Whether of some fruit more dice are needed than are there."""
    fruit: i64 = ORANGES
    while fruit <= LIMES:
        if (needed >> (8 * fruit)) & 255 > (supply >> (8 * fruit)) & 255:
            return True
        fruit += 1
    return False


def kept_as(value: i64) -> i64:
    value += LOWEST
    if value < 0:
        return 0
    return value if value < WORTHS else WORTHS - 1


def doubled(numbers: vec[i64]) -> vec[i64]:
    count: i64 = len(numbers)
    more = vec[i64]([i64(0)] * max(1024, 2 * count))
    i: i64 = 0
    while i < count:
        more[i] = numbers[i]
        i += 1
    return more
