"""The value of a placement, without laying the card: from the six cells that it changes (see evaluation.py).

Equal orchards are recognised by their marks: the sum over the cells of a number of the cell times its look. Different
orchards hardly ever have the same mark.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.hortis.players.evaluation import LOOKS, ON_GLADE, POINT, look
from futaie.games.hortis.rules.actions import NO_CARD
from futaie.games.hortis.rules.grid import CELLS, WIDTH
from futaie.games.hortis.rules.orchard import (
    BASKET,
    GLADE,
    LIMES,
    NOTHING,
    NOWHERE,
    ORANGES,
    SQUIRREL,
    WHEELBARROW,
    Orchard,
)

DOES_NOT_FIT: Final = -1000000
"""In place of a value, which is never that low."""
MAY_ASK: Final = -1000001
"""Something may be scarce."""

MASK: Final = 0xFFFFFFFFFFFFFFF
"""60 bits."""


def random_numbers(count: int) -> vec[i64]:
    """Below 2**53, so that a look times one of them stays a native number."""
    rng = Rng("hortis beam")
    return vec[i64]([(rng.word() << 21) + (rng.word() >> 11) for _ in range(count)])


MARKS: Final = random_numbers(CELLS + NO_CARD + 1)
"""The numbers after those of the cells are for the card in hand."""


@final
class PlacementValue:
    def __init__(self, table: vec[i64]) -> None:
        self.table = table
        """The value of every look (evaluation.py)."""
        self.to_come: i64 = 0
        """Cards left after the placement being measured."""
        self.mark: i64 = 0
        """Of the placement measured last: the change of the orchard's mark."""
        self.looks = vec[i64]([i64(0)] * 6)
        """Of its cells."""

    def measure(self, orchard: Orchard, face: i64, cell: i64, value: i64) -> i64:  # noqa: C901
        """The value of the orchard with the card there, from its value before."""
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
        return value - POINT * beside

    def penalty(self, orchard: Orchard, cell: i64, columns: i64, i: i64) -> i64:
        """The penalty of a squirrel on the i-th cell of the card measured last."""
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
    """Whether any fruit needs more dice than there are."""
    fruit: i64 = ORANGES
    while fruit <= LIMES:
        if (needed >> (8 * fruit)) & 255 > (supply >> (8 * fruit)) & 255:
            return True
        fruit += 1
    return False
