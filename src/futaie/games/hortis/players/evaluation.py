"""The promise of an orchard while cards are to come: the order in which a beam looks at orchards.

All that ever matters of a cell is its look: nothing (0), a glade (1), a tree (2 to 7), a die on a tree (numbered as in
orchard.py), the squirrel, or a die on a glade (64 more). A tree under a die or the squirrel does not count. Each look
has a value in sixteenths of a point for each number of cards to come; an orchard's value is their sum. After the last
card that is exactly its points. The weights were found by trial (tools/tune_hortis.py weights).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.hortis.rules.grid import WIDTH
from futaie.games.hortis.rules.orchard import GLADE, LARGEST, NOWHERE, SQUIRREL, Orchard
from futaie.games.hortis.rules.recipes import VALUES, Recipe
from futaie.games.hortis.rules.scoring import Tally, recipe_points, squirrel_penalty

POINT: Final = 16
LOOKS: Final = 128
ON_GLADE: Final = 64
"""Added to the look of a die that lies on a glade."""

WEIGHTS: Final = {
    "tree 1": 4,
    "tree 2": 15,
    "glade": 3,
    "die 2": -8,
    "die 3": -7,
    "die 4": -6,
    "die 5": 12,
    "die 6": 22,
    "die 10": 12,
    "die 15": -36,
    "lifted": 14,
    "home": 13,
}
"""In sixteenths of a point. `lifted`: for each point of a die on a glade; `home`: the squirrel, for each card to come;
the others are added to the present score of a look. All but `home` shrink when few cards are left."""
FADING: Final = 60
"""With t cards to come a weight counts for 1 - (this percentage) ** t."""


def worth_table(weights: dict[str, int], fading: int) -> vec[i64]:
    """For each number of cards to come, at 128 times that number, the value of every look. Look 64, the squirrel's, has
    none: its place holds the value of a squirrel at home."""
    table = [0] * (LARGEST * LOOKS)
    for to_come in range(LARGEST):
        at = to_come * LOOKS
        share = 1000 - 10 * fading * (fading * 10) ** (to_come - 1) // 1000 ** (to_come - 1) if to_come else 0
        for fruit in (1, 2, 3):
            table[at + 2 * fruit] = weights["tree 1"] * share // 1000
            table[at + 2 * fruit + 1] = weights["tree 2"] * share // 1000
            for value in VALUES:
                die = 16 * fruit + value
                table[at + die] = value * POINT + weights[f"die {value}"] * share // 1000
                table[at + ON_GLADE + die] = value * weights["lifted"] * share // 1000
        table[at + GLADE] = weights["glade"] * share // 1000
        table[at + SQUIRREL] = weights["home"] * to_come
    return vec[i64]([i64(worth) for worth in table])


WORTH: Final = worth_table(WEIGHTS, FADING)


def look(orchard: Orchard, cell: i64) -> i64:
    die = i64(orchard.dice[cell])
    tree = i64(orchard.trees[cell])
    if die == 0:
        return tree
    return die + ON_GLADE if tree == GLADE else die


def worth(orchard: Orchard, table: vec[i64], to_come: i64) -> i64:
    """The value of the orchard with this many cards to come, without recipes."""
    total: i64 = 0
    at = to_come * LOOKS
    row: i64 = orchard.north * WIDTH
    while row <= orchard.south * WIDTH:
        cell = row + orchard.west
        while cell <= row + orchard.east:
            seen = look(orchard, cell)
            if seen != SQUIRREL:
                total += table[at + seen]
            cell += 1
        row += WIDTH
    if orchard.squirrel == NOWHERE:
        return total + table[at + SQUIRREL]
    return total - POINT * squirrel_penalty(orchard)


def recipe_worth(orchard: Orchard, recipes: tuple[Recipe, ...], to_come: i64) -> i64:
    """The promise of recipes: their points now and, while cards are to come, for a recipe not yet met half of its
    points times its progress."""
    total: i64 = 0
    for points in recipe_points(orchard, recipes):
        total += i64(points) * POINT
    if to_come > 0:
        tally = Tally(orchard)
        for recipe in recipes:
            if not tally.succeeds(recipe):
                total += hope(tally, recipe)
    return total


def hope(tally: Tally, recipe: Recipe) -> i64:
    """Half of the recipe's points, less for every condition not met."""
    gives: i64 = tally.bonus(recipe) if recipe.percent is None else (i64(recipe.percent) - 100) // 2
    gives = gives * POINT // 2
    for condition in recipe.when:
        size = tally.measure(condition.measure, recipe.wheelbarrow_counts)
        least = i64(condition.least)
        most = i64(condition.most)
        if size < least:
            gives = gives * size // least
        elif size > most:
            gives = gives * (most + 1) // (size + 1)
    return gives


def most_with(recipes: tuple[Recipe, ...], points: i64) -> i64:
    """No orchard with this many points before recipes has more than the result after them."""
    total = points
    for recipe in recipes:
        if recipe.again is not None:
            total += points + 5  # the dice on trees, without the squirrel's penalty
        elif recipe.for_each is not None:
            total += max(0, i64(recipe.points)) * 16
        elif recipe.percent is None:
            total += max(0, i64(recipe.points))
    for recipe in recipes:
        if recipe.percent is not None and recipe.percent > 100 and total > 0:
            total = total * i64(recipe.percent) // 100
    return total
