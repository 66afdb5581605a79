"""Short signs for the cells of an orchard, the same in every language.

O1 O2   an orange tree with one or two fruits (Y lemon, G lime)
..      a glade
O=5     a die of 5 on an orange tree; O=15 is the wheelbarrow
O.5     a die of 5 on a glade, where it counts nothing
~O~     the orange tree where the squirrel sits
"""

from __future__ import annotations

from futaie.games.hortis.faces.shapes import Cell, Change, Fruit, Place

LETTERS: dict[Fruit, str] = {"orange": "O", "lemon": "Y", "lime": "G"}
GLADE = ".."
NOTHING = "·"


def cell_sign(cell: Cell, squirrel: Place | None) -> str:
    """A cell of a view's orchard."""
    die = cell["die"]
    if die is not None:
        return f"{LETTERS[die['fruit']]}{'=' if cell['fruit'] else '.'}{die['value']}"
    if cell["fruit"] is None:
        return GLADE
    letter = LETTERS[cell["fruit"]]
    return f"~{letter}~" if squirrel == {"x": cell["x"], "y": cell["y"]} else f"{letter}{cell['fruits']}"


def changes(dice: list[Change]) -> str:
    """How dice changed: `O2→4` has grown, `Y→3` is new, `G5→` is gone."""
    return " ".join(map(change, dice))


def change(die: Change) -> str:
    was, now = die["was"], die["now"]
    shown = was or now
    return f"{LETTERS[shown['fruit']] if shown else ''}{was['value'] if was else ''}→{now['value'] if now else ''}"


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)
