"""The tree as lines of text: the trunk in the middle, the base at the bottom, branches to the left and to the right.

`17B♣l` is twig 17, which is B's and carries a leaf; a number without a letter is a common twig. Twigs that follow each
other stand side by side. Where a tip carries two, the one that ends there stands in brackets, or else the second one
hangs below. What finds no room on its line goes on below it, behind `…` and the number of its twig.
"""

from __future__ import annotations

from typing import TypeAlias

from futaie.core.pen import Pen
from futaie.core.rules.seat import letter
from futaie.games.larbre.faces.shapes import Twig

SEATS = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_blue")
"""The players' colours; their letters say the same."""
MARKS = {
    "leaf": ("♣l", "green"),
    "bud": ("•b", "bright_green"),
    "fruit": ("●f", "bright_red"),
    "flower": ("✿g", "yellow"),
}
"""What a tip carries."""
OPEN = "*"
"""A tip with room for what grows now."""
MIRRORED = {"└": "┘", "(": ")", ")─": "─(", " …": "… "}

Cell: TypeAlias = tuple[str, str]
"""A piece of a line, plain and painted."""
Row: TypeAlias = list[Cell]


def tree_lines(twigs: list[Twig], pen: Pen) -> list[str]:
    picture = Picture(twigs, pen)
    return [line for level in reversed(range(picture.levels)) for line in picture.tile(level)]


def width(row: Row) -> int:
    return sum(len(plain) for plain, _ in row)


def sign(text: str) -> Cell:
    return text, text


class Picture:
    def __init__(self, twigs: list[Twig], pen: Pen) -> None:
        self.twigs = twigs
        self.pen = pen
        self.limit = (pen.width - 5) // 2
        """Columns to each side of the trunk."""
        self.kids: list[list[int]] = [[] for _ in twigs]
        for twig in twigs:
            if twig["parent"] is not None:
                self.kids[twig["parent"]].append(twig["twig"])
        self.labels = [self.label(twig) for twig in twigs]
        self.cut: list[int] = []
        """Twigs whose line was full."""
        self.levels = 1 + max(twig["trunk"] for twig in twigs)
        self.sides = [self.side(level, side) for level in range(self.levels) for side in (0, 1)]
        self.left = max(width(row) for rows in self.sides[::2] for row in rows)

    def label(self, twig: Twig) -> Cell:
        """Number, owner, what the tip carries and whose fruit that is, and whether there is room."""
        owner = twig["owner"]
        parts = [(f"{twig['twig']}" + ("" if owner is None else letter(owner)), "" if owner is None else SEATS[owner])]
        if twig["carries"] in MARKS:
            parts.append(MARKS[twig["carries"]])
        if twig["by"] is not None:
            parts.append((letter(twig["by"]), SEATS[twig["by"]]))
        if twig["takes"]:
            parts.append((OPEN, "bold"))
        painted = "".join(self.pen.paint(text, style) if style else text for text, style in parts)
        return "".join(text for text, _ in parts), painted

    def tile(self, level: int) -> list[str]:
        """The lines of a trunk tile, its branches on both sides."""
        left, right = self.sides[2 * level : 2 * level + 2]
        lines = []
        for i in range(max(len(left), len(right))):
            there, here = (rows[i] if i < len(rows) else [] for rows in (left, right))
            mirrored = [_mirrored(cell) for cell in reversed(there)]
            gates = ["╢" if there[:1] == [sign("─")] else "║", "╟" if here[:1] == [sign("─")] else "║"]
            trunk = self.pen.paint(f"{gates[0]}{level if i == 0 else ' '}{gates[1]}", "bold")
            pad = " " * (self.left - width(there))
            lines.append((pad + _painted(mirrored) + trunk + _painted(here)).rstrip())
        return lines

    def side(self, level: int, side: int) -> list[Row]:
        """The branches of a tile on one side, as they would stand on the right."""
        rows: list[Row] = []
        for twig in self.twigs:
            if twig["parent"] is None and twig["trunk"] == level and twig["side"] % 2 == side:
                branch = self.block(twig["twig"], 1)
                rows += [[sign("─" if i == 0 else " "), *row] for i, row in enumerate(branch)]
                while self.cut:
                    more = self.block(self.cut.pop(0), 2)
                    rows += [[sign(" …" if i == 0 else "  "), *row] for i, row in enumerate(more)]
        return rows

    def block(self, twig: int, at: int) -> list[Row]:
        """The twig and all that grows from it, from a column on."""
        label, kids = self.labels[twig], self.kids[twig]
        if not kids:
            return [[label]]
        behind = at + len(label[0])
        if len(kids) == 2:
            first, second = kids if not self.kids[kids[1]] else reversed(kids)
            row = [label, sign("("), self.labels[second], sign(")─")]
            if not self.kids[second] and at + width(row) + self.needs(first) <= self.limit:
                return self.beside(row, first, at, False)
        fits = behind + 1 + self.needs(kids[0]) <= self.limit
        if not fits or (len(kids) == 2 and at + 1 + self.needs(kids[1]) > self.limit):
            self.cut.append(twig)
            return [[label, sign("…")]]
        rows = self.beside([label, sign("─")], kids[0], at, len(kids) == 2)
        if len(kids) == 2:
            below = self.block(kids[1], at + 1)
            rows += [[sign("└" if i == 0 else " "), *row] for i, row in enumerate(below)]
        return rows

    def beside(self, row: Row, kid: int, at: int, has_more: bool) -> list[Row]:
        """A row, and a twig that follows on it; below it perhaps a line goes on to the next one."""
        rows = self.block(kid, at + width(row))
        pad = (sign("│" if has_more else " "), sign(" " * (width(row) - 1)))
        return [[*row, *rows[0]], *([*pad, *other] for other in rows[1:])]

    def needs(self, twig: int) -> int:
        """The columns for a twig, and for the sign that it goes on elsewhere."""
        return len(self.labels[twig][0]) + 1


def _mirrored(cell: Cell) -> Cell:
    return sign(MIRRORED[cell[0]]) if cell[0] in MIRRORED else cell


def _painted(row: Row) -> str:
    return "".join(painted for _, painted in row)
