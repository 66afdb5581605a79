"""The score sheet for a person: a line for each fruit, then the squirrel, the recipes, and the rank."""

from __future__ import annotations

from futaie.core.pen import Pen
from futaie.core.rules.outcome import PlainLine
from futaie.games.hortis.faces.recipe_words import recipe_name
from futaie.games.hortis.faces.shapes import Fruit
from futaie.games.hortis.faces.signs import LETTERS
from futaie.games.hortis.rules.reasons import Points
from futaie.games.hortis.rules.recipes import FRUITS

ON_TREES = (Points.DIE.value, Points.WHEELBARROW.value)
SQUIRREL = (Points.SQUIRREL.value, Points.BESIDE_SQUIRREL.value)
RECIPES = (Points.RECIPE.value, Points.RECIPE_IN_VAIN.value)
STYLES: dict[Fruit, str] = {"orange": "yellow", "lemon": "bright_yellow", "lime": "bright_green"}
"""Colour is never the only sign: the letter of a fruit says the same."""


def totals(items: list[PlainLine], pen: Pen) -> list[str]:
    """The lines of one sheet, from plain data."""
    lines = [line for fruit in FRUITS for line in _fruit(fruit, items, pen)]
    squirrel = [item["points"] for item in items if item["reason"] in SQUIRREL]
    if squirrel:
        lines.append(_line(sum(squirrel), pen.say("sheet-squirrel", dice=len(squirrel) - 1)))
    for item in items:
        if item["reason"] in RECIPES:
            figures = {**item["figures"], "name": recipe_name(item["figures"]["name"], pen)}
            lines.append(_line(item["points"], pen.say(item["reason"], **figures)))
    shown = (*ON_TREES, Points.ON_GLADE.value, *SQUIRREL, *RECIPES)
    return lines + [
        f"         {pen.say(item['reason'], **item['figures'])}" for item in items if item["reason"] not in shown
    ]


def _fruit(fruit: Fruit, items: list[PlainLine], pen: Pen) -> list[str]:
    own = [item for item in items if item["figures"].get("fruit") == fruit]
    on_trees = [item["points"] for item in own if item["reason"] in ON_TREES]
    on_glades = [item["figures"]["value"] for item in own if item["reason"] == Points.ON_GLADE.value]
    if not own:
        return []
    sign = pen.paint(LETTERS[fruit], STYLES[fruit])
    values = " + ".join(map(str, on_trees)) or "–"
    said = f"{sign} {pen.say('item', name=pen.say(f'name-{fruit}'), value=values)}"
    if on_glades:
        said += "  " + pen.paint(pen.say("sheet-on-glades", values=on_glades), "dim")
    return [_line(sum(on_trees), said)]


def _line(points: int, said: str) -> str:
    return f"    {points:>3}  {said}"
