"""Hortis cell by cell, straight from the rulings and with no regard for speed. It shares no code with the rules.

A cell is (x, y), x steps east and y steps north. A card is two rows of three words, such as "Y2 Y1 G2 / O1 G1 ..".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Rows: TypeAlias = list[list[str]]
FRUITS = "OYG"


@dataclass(frozen=True)
class Slow:
    ground: dict[Cell, str]
    """Trees and glades seen from above."""
    dice: dict[Cell, tuple[str, int]]
    """Fruit and value; the wheelbarrow is a die of 15."""
    squirrel: Cell | None = None

    def supply(self, fruit: str) -> int:
        return 5 - sum(die[0] == fruit and die[1] != 15 for die in self.dice.values())

    def wheelbarrow(self) -> Cell | None:
        return next((cell for cell, die in self.dice.items() if die[1] == 15), None)

    def is_tree(self, cell: Cell) -> bool:
        return self.ground.get(cell, "..") != ".."

    def base(self) -> int:
        """hortis 9."""
        points = sum(value for cell, (_, value) in self.dice.items() if self.is_tree(cell))
        if self.squirrel is not None:
            points -= 1
            points -= sum(cell in self.dice and self.is_tree(cell) for cell in around(self.squirrel))
        return points


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def rows_of(card: str) -> Rows:
    return [row.split() for row in card.split("/")]


def turned(rows: Rows, degrees: int) -> Rows:
    """Clockwise: the first column, read upwards, becomes the first row."""
    for _ in range(degrees // 90):
        rows = [[row[column] for row in reversed(rows)] for column in range(len(rows[0]))]
    return rows


def spread(rows: Rows, corner: Cell) -> dict[Cell, str]:
    """The cells of a card with its upper left corner there, in reading order."""
    x, y = corner
    return {(x + c, y - r): word for r, row in enumerate(rows) for c, word in enumerate(row)}


def first(card: str) -> Slow:
    return Slow(spread(rows_of(card), (0, 0)), {})


def mismatches(orchard: Slow, card: dict[Cell, str]) -> list[Cell]:
    """Trees of the card on a tree of another fruit, or on a die of another fruit."""
    wrong = []
    for cell, word in card.items():
        if word == ".." or cell not in orchard.ground:
            continue
        if cell in orchard.dice:
            if orchard.dice[cell][0] != word[0]:
                wrong.append(cell)
        elif orchard.ground[cell] != ".." and orchard.ground[cell][0] != word[0]:
            wrong.append(cell)
    return wrong


def is_legal(orchard: Slow, card: dict[Cell, str]) -> bool:
    """hortis 1, 2 and 6."""
    if not any(cell in orchard.ground for cell in card):
        return False
    if orchard.squirrel in card:
        return False
    wrong = len(mismatches(orchard, card))
    return wrong == 0 or (wrong == 1 and orchard.squirrel is None)


def corners(orchard: Slow) -> Iterator[Cell]:
    """Every corner from which a card could reach the orchard, and some more."""
    xs, ys = [x for x, _ in orchard.ground], [y for _, y in orchard.ground]
    return product(range(min(xs) - 4, max(xs) + 5), range(min(ys) - 4, max(ys) + 5))


def legal_corners(orchard: Slow, rows: Rows) -> set[Cell]:
    return {corner for corner in corners(orchard) if is_legal(orchard, spread(rows, corner))}


def outcomes(orchard: Slow, card: dict[Cell, str]) -> list[Slow]:
    """All possible orchards after the card is laid and all choices are made (hortis 2 to 7)."""
    wrong = mismatches(orchard, card)
    ground = orchard.ground | card
    dice = dict(orchard.dice)
    squirrel = orchard.squirrel
    if wrong:
        (squirrel,) = wrong
        dice.pop(squirrel, None)
    wait_for_barrow: list[Cell] = []
    wait_for_die: dict[Cell, int] = {}
    for cell, word in card.items():
        if word == ".." or cell == squirrel:
            continue
        fruits = int(word[1])
        if cell in orchard.dice:
            value = orchard.dice[cell][1]
            if value == 10:
                wait_for_barrow.append(cell)
            elif value < 10:
                dice[cell] = (word[0], value + fruits if value + fruits <= 6 else 10)
        elif orchard.ground.get(cell, "..") != "..":
            wait_for_die[cell] = fruits + int(orchard.ground[cell][1])
    found = []
    for after in barrow_choices(Slow(ground, dice, squirrel), wait_for_barrow):
        for served in product(*(die_choices(after, card, wait_for_die, fruit) for fruit in FRUITS)):
            got = {cell: (card[cell][0], wait_for_die[cell]) for cells in served for cell in cells}
            found.append(replace(after, dice=after.dice | got))
    return found


def barrow_choices(orchard: Slow, waiting: list[Cell]) -> list[Slow]:
    """hortis 4: the wheelbarrow replaces one die at 10, if it is not in play."""
    if not waiting or orchard.wheelbarrow() is not None:
        return [orchard]
    return [replace(orchard, dice=orchard.dice | {cell: (orchard.dice[cell][0], 15)}) for cell in waiting]


def die_choices(orchard: Slow, card: dict[Cell, str], waiting: dict[Cell, int], fruit: str) -> list[tuple[Cell, ...]]:
    """hortis 3: which of the trees that wait for a die of this fruit get one."""
    cells = [cell for cell in waiting if card[cell][0] == fruit]
    return list(combinations(cells, min(len(cells), orchard.supply(fruit))))
