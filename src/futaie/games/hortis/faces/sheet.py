"""The itemised score sheet: dice, squirrel, recipes; then what counts besides points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.core.plain import Data
from futaie.core.rules.outcome import Line, Outcome
from futaie.core.rules.reason import Reason
from futaie.games.hortis.rules.grid import WIDTH, column, row
from futaie.games.hortis.rules.orchard import GLADE, NOWHERE, SQUIRREL, WHEELBARROW, Orchard
from futaie.games.hortis.rules.reasons import Points
from futaie.games.hortis.rules.recipes import FRUITS, Recipe
from futaie.games.hortis.rules.scoring import dice_used, is_die_on_tree, recipe_points

if TYPE_CHECKING:
    from futaie.games.hortis.rules.position import Hortis

RANKS = (40, 45, 50, 55, 60)
"""The first score of each higher rank (hortis 9)."""


def outcome(position: Hortis) -> Outcome:
    sheets = [sheet(orchard, position.recipes) for orchard in position.orchards]
    scores = tuple(sum(line.points for line in lines) for lines in sheets)
    return Outcome(tuple(position.ranking()), scores, tuple(tuple(lines) for lines in sheets))


def sheet(orchard: Orchard, recipes: tuple[Recipe, ...]) -> list[Line]:
    lines = dice_lines(orchard) + squirrel_lines(orchard)
    if recipes:
        for recipe, points in zip(recipes, recipe_points(orchard, recipes), strict=True):
            code = Points.RECIPE if points else Points.RECIPE_IN_VAIN
            lines.append(Line(Reason(code, {"recipe": recipe.number, "name": recipe.name}), points))
    lines.append(Line(Reason(Points.DICE_USED, {"dice": dice_used(orchard)}), 0))
    score = sum(line.points for line in lines)
    if recipes:
        target = sum(recipe.target for recipe in recipes)
        lines.append(Line(Reason(Points.TARGET, {"target": target, "met": score >= target}), 0))
    else:
        lines.append(Line(Reason(Points.RANK, {"rank": rank(score), "range": rank_range(rank(score))}), 0))
    return lines


def rank(score: int) -> int:
    """0 for a score under 40, up to 5 for 60 and more."""
    return sum(score >= start for start in RANKS)


def rank_range(number: int) -> str:
    """The scores of a rank: `<40`, `40-44`, `60+`."""
    if number == 0:
        return f"<{RANKS[0]}"
    return f"{RANKS[number - 1]}-{RANKS[number] - 1}" if number < len(RANKS) else f"{RANKS[-1]}+"


def dice_lines(orchard: Orchard) -> list[Line]:
    lines = []
    for cell in orchard.cells():
        die = int(orchard.dice[cell])
        if die not in (0, SQUIRREL):
            value = die & 15
            figures: Data = {"fruit": FRUITS[(die >> 4) - 1], "value": value, "x": column(cell), "y": row(cell)}
            if orchard.trees[cell] == GLADE:
                lines.append(Line(Reason(Points.ON_GLADE, figures), 0))
            else:
                code = Points.WHEELBARROW if value == WHEELBARROW else Points.DIE
                lines.append(Line(Reason(code, figures), value))
    return lines


def squirrel_lines(orchard: Orchard) -> list[Line]:
    cell = orchard.squirrel
    if cell == NOWHERE:
        return []
    lines = [Line(Reason(Points.SQUIRREL, {"x": column(cell), "y": row(cell)}), -1)]
    for beside in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
        if is_die_on_tree(orchard, beside):
            lines.append(Line(Reason(Points.BESIDE_SQUIRREL, {"x": column(beside), "y": row(beside)}), -1))
    return lines
