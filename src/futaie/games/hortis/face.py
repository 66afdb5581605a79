"""Hortis as lines of text: a cell shows tree and fruits, then the die (`O2=5`), wheelbarrow (`=W`), squirrel (`=S`)."""

from __future__ import annotations

from typing import Any

from futaie.core.outcome import sheet_lines
from futaie.core.seat import letter

FRUITS = {"orange": "O", "lemon": "Y", "lime": "G", None: ""}


def draw(view: dict[str, Any]) -> str:
    lines = [f"Round {view['turn']} of {view['turns']}   cards to come: {view['pile']}"]
    for recipe in view["recipes"]:
        lines.append(f"Recipe {recipe['number']}: {recipe['name']}, target {recipe['target']}")
        lines += [f"     when {_words(condition)}" for condition in recipe["when"]]
        lines.append(f"     gives {_words(recipe['gives'])}")
    for seat, player in enumerate(view["players"]):
        orchard = player["orchard"]
        supply = " ".join(f"{FRUITS[fruit]}{count}" for fruit, count in orchard["supply"].items())
        lines += ["", f"{letter(seat)}   {player['score']} points   dice left: {supply}", *_orchard(orchard)]
        lines += _hand(view, player)
    if view["over"]:
        lines += ["", *sheet_lines(view["outcome"])]
    return "\n".join(lines)


def _words(data: dict[str, Any]) -> str:
    """A part of a recipe, in the words it is written with."""
    return ", ".join(f"{name.replace('_', ' ')} {_value(value)}" for name, value in data.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return f"({_words(value)})"
    return " or ".join(map(str, value)) if isinstance(value, list) else str(value)


def _orchard(orchard: dict[str, Any]) -> list[str]:
    """With two empty cells all round, columns and rows numbered as in the notation."""
    squirrel = orchard["squirrel"]
    at = {(cell["x"], cell["y"]): _cell(cell, squirrel) for cell in orchard["cells"]}
    xs, ys = [x for x, _ in at], [y for _, y in at]
    columns = range(min(xs) - 2, max(xs) + 3)
    lines = ["     " + "".join(f"{x:>6}" for x in columns)]
    for y in range(max(ys) + 2, min(ys) - 3, -1):
        lines.append(f"{y:>5}" + "".join(f"{at.get((x, y), '.'):>6}" for x in columns))
    return lines


def _cell(cell: dict[str, Any], squirrel: dict[str, Any] | None) -> str:
    tree = f"{FRUITS[cell['fruit']]}{cell['fruits']}" if cell["fruit"] else "__"
    if squirrel == {"x": cell["x"], "y": cell["y"]}:
        return tree + "=S"
    die = cell["die"]
    if die is None:
        return tree
    value = "W" if die["value"] == 15 else str(die["value"])
    return f"{tree}={value}" if cell["fruit"] else f"{FRUITS[die['fruit']]}_={value}"


def _hand(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    lines = []
    for number in player["hand"]:
        upper, lower = view["deck"]["cards"][str(number)]
        lines += [f"     card {number:>2}:  {upper}", f"               {lower}"]
    if player["chosen"] is not None:
        lines.append(f"     to lay: card {player['chosen']['card']} turned by {player['chosen']['turn']} degrees")
    if player["question"] is not None:
        question = player["question"]
        lines.append(f"     not enough of: {question['scarce']}; choose {question['owed']} more of its cells")
    return lines
