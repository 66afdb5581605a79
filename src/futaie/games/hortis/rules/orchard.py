"""An orchard: the cards that one seat has laid, seen from above, on a grid with room for every possible orchard.

The first card lies in the middle and each of the eight others reaches at most two cells farther, so no card touches the
rim. An orchard never changes once it is made: `laid` and `served` make new ones, and positions share them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, u8

from futaie.core.vecs import vec
from futaie.games.hortis.rules.grid import CELLS, HEIGHT, START, WIDTH, cell_of

LARGEST: Final = 9
"""The most cards that an orchard can hold."""

# What lies on a cell: nothing, a glade, or a tree: twice its fruit (orange 1, lemon 2, lime 3), plus 1 if it bears two.
NOTHING: Final = 0
GLADE: Final = 1

# What stands on it: nothing, a die (16 times its fruit plus its value), the wheelbarrow (a die of 15), or the squirrel.
WHEELBARROW: Final = 15
BASKET: Final = 10
SQUIRREL: Final = 64

DICE: Final = 5
"""Of each fruit."""
NOWHERE: Final = -1

# The trees of a placement get what they wait for in this order (hortis 7).
THE_WHEELBARROW: Final = 0
ORANGES: Final = 1
LIMES: Final = 3
ALL_SERVED: Final = 4


@final
class Orchard:
    def __init__(self, faces: vec[u8], trees: vec[u8], dice: vec[u8], history: vec[i16]) -> None:
        self.faces = faces
        """The six cells of every card in every turn, at (card * 4 + quarter turns) * 6."""
        self.trees = trees
        self.dice = dice
        self.history = history
        """For each card its face (card * 4 + quarter turns), the cell of its upper left corner, and the bits of the
        cells that were served by choice."""
        self.count: i64 = 0
        self.supply: i64 = 0
        """The dice not in play: eight bits for each fruit."""
        self.squirrel: i64 = NOWHERE
        self.wheelbarrow: i64 = NOWHERE
        self.waiting: i64 = 0
        """What each cell of the last card would get, as it would stand there: eight bits for each cell."""
        self.asking: i64 = ALL_SERVED
        """What the seat has to share out now: the wheelbarrow, the dice of a fruit, or nothing."""
        self.owed: i64 = 0
        """How many cells it has yet to choose for it."""
        self.least: i64 = 0
        """The first cell of the card that it may choose: choices ascend."""
        self.north: i64 = HEIGHT
        self.south: i64 = 0
        self.west: i64 = WIDTH
        self.east: i64 = 0

    def copy(self) -> Orchard:
        other = Orchard(self.faces, self.trees[:], self.dice[:], self.history[:])
        other.count = self.count
        other.supply = self.supply
        other.squirrel = self.squirrel
        other.wheelbarrow = self.wheelbarrow
        other.waiting = self.waiting
        other.asking = self.asking
        other.owed = self.owed
        other.least = self.least
        other.north = self.north
        other.south = self.south
        other.west = self.west
        other.east = self.east
        return other

    def left(self, fruit: i64) -> i64:
        """How many dice of the fruit are in the supply."""
        return (self.supply >> (8 * fruit)) & 255

    # Where a card may lie

    def fits(self, face: i64, cell: i64) -> bool:
        """Whether the card may lie with its upper left corner there (hortis 1, 2, 6); it must not leave the grid."""
        mismatches: i64 = 0
        covers = False
        columns: i64 = 3 - (face & 1)
        step: i64 = WIDTH - columns
        i: i64 = face * 6
        end: i64 = i + 6
        row_end: i64 = i + columns
        while i < end:
            under = i64(self.trees[cell])
            if under != NOTHING:
                covers = True
                die = i64(self.dice[cell])
                if die == SQUIRREL:
                    return False
                fruit = i64(self.faces[i]) >> 1
                if fruit != 0:
                    wanted = die >> 4 if die != 0 else under >> 1
                    if wanted != 0 and wanted != fruit:
                        mismatches += 1
                        if mismatches > 1 or self.squirrel >= 0:
                            return False
            cell += 1
            i += 1
            if i == row_end:
                row_end += columns
                cell += step
        return covers

    def first_place(self, face: i64) -> i64:
        """The first cell where the card fits, NOWHERE if there is none."""
        row: i64 = self.north - 1 - (face & 1)
        while row <= self.south:
            column: i64 = self.west - 2 + (face & 1)
            while column <= self.east:
                if self.fits(face, row * WIDTH + column):
                    return row * WIDTH + column
                column += 1
            row += 1
        return NOWHERE

    def fill_places(self, face: i64, places: vec[i16], count: i64) -> i64:
        """Puts all cells where the card fits into `places` from `count` on, ascending; returns the new count."""
        row: i64 = self.north - 1 - (face & 1)
        while row <= self.south:
            column: i64 = self.west - 2 + (face & 1)
            while column <= self.east:
                cell = row * WIDTH + column
                if self.fits(face, cell):
                    places[count] = i16(cell)
                    count += 1
                column += 1
            row += 1
        return count

    def places(self, face: i64) -> list[int]:
        """All cells where the card fits, ascending."""
        places = vec[i16]([i16(0)] * self.room())
        count = self.fill_places(face, places, 0)
        return [i64(places[i]) for i in range(count)]

    def room(self) -> i64:
        """At least as many places as a card can have."""
        return (self.south - self.north + 3) * (self.east - self.west + 3)

    def mismatches(self, face: i64, cell: i64) -> list[int]:
        """The cells where a tree of the card differs from the tree or die beneath."""
        cells: list[int] = []
        i: i64 = 0
        while i < 6:
            here = cell_of(face, cell, i)
            fruit = i64(self.faces[face * 6 + i]) >> 1
            die = i64(self.dice[here])
            wanted = die >> 4 if die != 0 else i64(self.trees[here]) >> 1
            if fruit != 0 and wanted != 0 and wanted != fruit and die != SQUIRREL:
                cells.append(here)
            i += 1
        return cells

    # Laying a card

    def laid(self, face: i64, cell: i64) -> Orchard:
        """The orchard after the card is laid, up to the first choice."""
        other = self.copy()
        other.lay(face, cell)
        return other

    def lay(self, face: i64, cell: i64) -> None:
        at = 3 * self.count
        self.history[at] = i16(face)
        self.history[at + 1] = i16(cell)
        self.count += 1
        self.waiting = 0
        i: i64 = 0
        while i < 6:
            self.cover(cell_of(face, cell, i), i64(self.faces[face * 6 + i]), 8 * i)
            i += 1
        row: i64 = cell // WIDTH
        column: i64 = cell % WIDTH
        if row < self.north:
            self.north = row
        if row + 1 + (face & 1) > self.south:
            self.south = row + 1 + (face & 1)
        if column < self.west:
            self.west = column
        if column + 2 - (face & 1) > self.east:
            self.east = column + 2 - (face & 1)
        self.share_out(THE_WHEELBARROW)

    def cover(self, cell: i64, tree: i64, shift: i64) -> None:
        """Puts one cell of a card over what is there (hortis 2 to 6)."""
        under = i64(self.trees[cell])
        die = i64(self.dice[cell])
        self.trees[cell] = u8(tree)
        fruit = tree >> 1
        wanted = die >> 4 if die != 0 else under >> 1
        if fruit == 0 or wanted == 0:
            return  # a glade lifts what is there; on new ground and on an empty glade there is nothing to lift
        value = die & 15
        if wanted != fruit:
            if value == WHEELBARROW:
                self.wheelbarrow = NOWHERE
            elif die != 0:
                self.supply += 1 << (8 * wanted)
            self.dice[cell] = SQUIRREL
            self.squirrel = cell
        elif die == 0:
            self.waiting |= ((fruit << 4) + (under & 1) + (tree & 1) + 2) << shift
        elif value == BASKET:
            self.waiting |= ((fruit << 4) + WHEELBARROW) << shift
        elif value < BASKET:
            value += (tree & 1) + 1
            self.dice[cell] = u8((fruit << 4) + (value if value <= 6 else BASKET))

    # Dice and the wheelbarrow for those who wait (hortis 7)

    def share_out(self, kind: i64) -> None:
        """Serves the waiting cells, from this kind on, until there is a choice."""
        while kind < ALL_SERVED:
            waiting = self.waiting_from(kind, 0)
            there: i64 = self.left(kind)
            if kind == THE_WHEELBARROW:
                there = 1 if self.wheelbarrow == NOWHERE else 0
            if waiting > there > 0:
                self.asking = kind
                self.owed = there
                self.least = 0
                return
            i: i64 = 0
            while i < 6 and there > 0 and waiting > 0:
                if self.waits_for(i) == kind:
                    self.give(i)
                i += 1
            kind += 1
        self.asking = ALL_SERVED
        self.waiting = 0
        self.least = 0

    def waits_for(self, i: i64) -> i64:
        """What the i-th cell of the last card waits for."""
        die = (self.waiting >> (8 * i)) & 255
        if die == 0:
            return ALL_SERVED
        return THE_WHEELBARROW if die & 15 == WHEELBARROW else die >> 4

    def waiting_from(self, kind: i64, i: i64) -> i64:
        """How many cells of the last card, from the i-th on, wait for this kind."""
        count: i64 = 0
        while i < 6:
            if self.waits_for(i) == kind:
                count += 1
            i += 1
        return count

    def give(self, i: i64) -> None:
        """Gives the i-th cell of the last card what it waits for."""
        die = (self.waiting >> (8 * i)) & 255
        cell = self.cell(i)
        self.dice[cell] = u8(die)
        if die & 15 == WHEELBARROW:
            self.wheelbarrow = cell
            self.supply += 1 << (8 * (die >> 4))
        else:
            self.supply -= 1 << (8 * (die >> 4))

    def may_serve(self, i: i64) -> bool:
        """Whether the i-th cell may be chosen next: it waits, comes after the last one, and leaves enough for later."""
        if self.asking == ALL_SERVED or i < self.least or self.waits_for(i) != self.asking:
            return False
        return self.waiting_from(self.asking, i + 1) >= self.owed - 1

    def served(self, i: i64) -> Orchard:
        """The orchard after the i-th cell of the last card is chosen."""
        other = self.copy()
        other.serve(i)
        return other

    def serve(self, i: i64) -> None:
        at = 3 * self.count - 1
        self.history[at] = i16(i64(self.history[at]) | (1 << i))
        self.give(i)
        self.owed -= 1
        self.least = i + 1
        if self.owed == 0:
            self.share_out(self.asking + 1)

    def endings(self) -> list[Orchard]:
        """All orchards that the choices owed can lead to."""
        if self.asking == ALL_SERVED:
            return [self]
        found: list[Orchard] = []
        i: i64 = 0
        while i < 6:
            if self.may_serve(i):
                found.extend(self.served(i).endings())
            i += 1
        return found

    def may_ask(self, face: i64) -> bool:
        """Whether laying the card somewhere could leave a choice; if False, it certainly does not."""
        wanted: i64 = 0
        i: i64 = face * 6
        end: i64 = i + 6
        while i < end:
            wanted += 1 << (8 * (i64(self.faces[i]) >> 1))
            i += 1
        fruit: i64 = ORANGES
        while fruit <= LIMES:
            if (wanted >> (8 * fruit)) & 255 > self.left(fruit):
                return True
            fruit += 1
        return self.baskets() > 1

    def baskets(self) -> i64:
        count: i64 = 0
        row: i64 = self.north
        while row <= self.south:
            column: i64 = self.west
            while column <= self.east:
                if i64(self.dice[row * WIDTH + column]) & 15 == BASKET:
                    count += 1
                column += 1
            row += 1
        return count

    # Looking

    def cell(self, i: i64) -> i64:
        """The i-th cell of the last card in reading order."""
        at = 3 * self.count - 3
        return cell_of(i64(self.history[at]), i64(self.history[at + 1]), i)

    def placements(self) -> list[tuple[int, int, int]]:
        """Face, cell and choices of each card."""
        return [
            (i64(self.history[3 * i]), i64(self.history[3 * i + 1]), i64(self.history[3 * i + 2]))
            for i in range(self.count)
        ]

    def cells(self) -> list[int]:
        """All cells in use, in reading order."""
        cells: list[int] = []
        row: i64 = self.north
        while row <= self.south:
            column: i64 = self.west
            while column <= self.east:
                if self.trees[row * WIDTH + column] != NOTHING:
                    cells.append(row * WIDTH + column)
                column += 1
            row += 1
        return cells


def first_orchard(faces: vec[u8], face: i64) -> Orchard:
    """The orchard that is one card."""
    nothing = vec[u8]([u8(0)] * CELLS)
    orchard = Orchard(faces, nothing, nothing[:], vec[i16]([i16(0)] * (3 * LARGEST)))
    orchard.supply = (DICE << 8) + (DICE << 16) + (DICE << 24)
    orchard.lay(face, START)
    return orchard


def grown(faces: vec[u8], placements: list[tuple[int, int, int]]) -> Orchard:
    """The orchard with these placements, perhaps before all choices of the last one are made."""
    orchard = first_orchard(faces, placements[0][0])
    for face, cell, choices in placements[1:]:
        orchard.lay(face, cell)
        i: i64 = 0
        while i < 6 and orchard.asking != ALL_SERVED:
            if (i64(choices) >> i) & 1 != 0 and orchard.may_serve(i):
                orchard.serve(i)
                i = orchard.least
            else:
                i += 1
    return orchard
