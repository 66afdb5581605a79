"""Cards and trees as drawn in a terminal: two floors in one bracket are a card, a bar beside a tree is its longest run.

Drawings are lists of lines from top to bottom, all equally wide. Colour is never the only sign: letters say the same.
"""

from __future__ import annotations

from futaie.core.pen import Pen
from futaie.games.tout_la_haut.box.floors import COLOURS, GREY
from futaie.games.tout_la_haut.faces.shapes import Floor, Tree

STYLES = {"r": "red", "b": "bright_blue", "g": "green", "y": "yellow", "v": "magenta"}
LETTERS = {**{colour: colour[0] for colour in COLOURS}, GREY: "▒"}
"""The letter of each colour."""
HIDDEN = "??"
BAR = "┃"
BLOCK = 6
"""The width of a card."""
SIDE = 6
"""The width of the column beside it: the bar, or the name of the reader's own card that lies face down."""


def card(name: str, pen: Pen) -> str:
    """A card in writing."""
    floors = (name[i : i + 2] for i in range(0, len(name), 2))
    return "".join(pen.paint(floor, STYLES.get(floor[0], "dim")) for floor in floors)


def block(floors: list[Floor], pen: Pen) -> list[str]:
    """A card as it lies, its lower floor below."""
    bottom, top = floors
    return [f"╭{_floor(top, pen)}╮", f"╰{_floor(bottom, pen)}╯"]


def block_of(name: str, pen: Pen) -> list[str]:
    colours = {colour[0]: colour for colour in COLOURS}
    return block([{"colour": colours[name[i]], "value": int(name[i + 1])} for i in (0, 2)], pen)


def _floor(floor: Floor, pen: Pen) -> str:
    mark = LETTERS[floor["colour"]]
    return pen.paint(f" {mark}{floor['value']} ", f"reverse {STYLES[mark]}" if mark in STYLES else "dim")


def tree(grown: Tree, height: int, over: bool, pen: Pen) -> list[str]:
    """A tree of the view on its stump, this many cards high; finished trees have a top."""
    lines = []
    run = _run(grown)
    for place, built in enumerate(grown["cards"]):
        upper, lower = block(built["floors"], pen)
        hidden = f" {card(built['card'], pen)} " if built["face"] == "down" and built["card"] else " " * SIDE
        lines += [lower + _beside(2 * place in run, " " * SIDE, pen)]
        lines += [upper + _beside(2 * place + 1 in run, hidden, pen)]
    if over:
        lines += [pen.paint(top, "green") + " " * SIDE for top in (" ▲▲▲▲ ", "  ▲▲  ")]
        height += 1
    lines += [" " * (BLOCK + SIDE)] * (2 * height - len(lines))
    return [*reversed(lines), pen.paint(" ▟██▙ ", "yellow") + " " * SIDE]


def _beside(in_run: bool, otherwise: str, pen: Pen) -> str:
    return f" {pen.paint(BAR, 'bold')}    " if in_run else otherwise


def _run(grown: Tree) -> range:
    """The floors, from the ground, of the longest run; among equals, the lowest."""
    colours = [floor["colour"] for built in grown["cards"] for floor in built["floors"]]
    length = grown["run"]["length"]
    if length == 0:
        return range(0)
    ends = range(len(colours) - length + 1)
    first = next(i for i in ends if colours[i] != GREY and len(set(colours[i : i + length])) == 1)
    return range(first, first + length)
