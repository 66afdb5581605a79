"""Recipes for people: their conditions, an orchard's progress, their bonus."""

from __future__ import annotations

from typing import cast

from futaie.core.pen import Pen, fold
from futaie.core.plain import Plain
from futaie.games.hortis.rules.orchard import Orchard
from futaie.games.hortis.rules.recipes import FRUITS, MOST, Condition, Measure, Recipe, Selection
from futaie.games.hortis.rules.scoring import Tally

NAMES = {
    "Fruit Cocktail": "name-fruit-cocktail",
    "Tutti Frutti": "name-tutti-frutti",
    "Lime Cordial": "name-lime-cordial",
    "Orange Juice": "name-orange-juice",
    "Lemon Soda": "name-lemon-soda",
    "Lemon Meringue Pie": "name-lemon-meringue-pie",
    "Key Lime Pie": "name-key-lime-pie",
    "Market Stall": "name-market-stall",
    "Windfall Jam": "name-windfall-jam",
    "Harvest Festival": "name-harvest-festival",
    "Nut Brittle": "name-nut-brittle",
    "Lemon and Lime Sorbet": "name-lemon-and-lime-sorbet",
    "Five o'Clock Tea": "name-five-o-clock-tea",
    "Rainbow Cake": "name-rainbow-cake",
    "Fruit Kebab": "name-fruit-kebab",
    "Twin Tarts": "name-twin-tarts",
    "Clear Broth": "name-clear-broth",
    "Orange Marmalade": "name-orange-marmalade",
}
"""Our own recipes have names in the reader's language, others only those in their deck."""
MEASURES = {
    "dice": "measure-dice",
    "group": "measure-group",
    "line": "measure-line",
    "same": "measure-same",
    "values": "measure-values",
    "fruits": "measure-fruits",
    "sets": "measure-sets",
    "squirrel": "measure-squirrel",
}


def recipe_name(name: str, pen: Pen) -> str:
    return pen.say(NAMES[name]) if name in NAMES else name


def recipe_lines(recipe: Recipe, pen: Pen, orchard: Orchard | None = None) -> list[str]:
    """The conditions and the bonus of the recipe, and the orchard's progress if there is one."""
    said = pen.say("recipe", number=recipe.number, name=recipe_name(recipe.name, pen), target=recipe.target)
    told = [_condition(condition, recipe, orchard, pen) for condition in recipe.when]
    told.append(_gift(recipe, orchard, pen))
    if not recipe.wheelbarrow_counts:
        told.append(pen.say("recipe-without-wheelbarrow"))
    return [pen.paint(said, "bold"), *(line for text in told for line in fold(text, pen, "    ", "      "))]


def _condition(condition: Condition, recipe: Recipe, orchard: Orchard | None, pen: Pen) -> str:
    wanted = pen.say("condition", measure=_measure(condition.measure, pen), bound=_bound(condition, pen))
    if condition.measure.of == "squirrel":  # no number to show: it is there or it is not
        wanted = pen.say("condition-no-squirrel" if condition.most == 0 else "condition-squirrel")
    if orchard is None:
        return f"- {wanted}"
    size = int(Tally(orchard).measure(condition.measure, recipe.wheelbarrow_counts))
    sign = "✓" if condition.least <= size <= condition.most else "-"
    return f"{sign} {wanted} {pen.say('so-far', size=size)}"


def _gift(recipe: Recipe, orchard: Orchard | None, pen: Pen) -> str:
    if recipe.again is not None:
        return f"→ {pen.say('gives-again', dice=_dice(recipe.again, pen))}"
    if recipe.percent is not None:
        return f"→ {pen.say('gives-percent', percent=recipe.percent)}"
    if recipe.for_each is None:
        return f"→ {pen.say('gives-points', points=recipe.points)}"
    said = f"→ {pen.say('gives-for-each', points=recipe.points, measure=_measure(recipe.for_each, pen))}"
    if orchard is None:
        return said
    size = int(Tally(orchard).measure(recipe.for_each, recipe.wheelbarrow_counts))
    return f"{said} {pen.say('so-far', size=size)}"


def _bound(condition: Condition, pen: Pen) -> str:
    if condition.least == condition.most:
        return pen.say("bound-exactly", number=condition.least)
    if condition.most == MOST:
        return pen.say("bound-at-least", number=condition.least)
    if condition.least == 0:
        return pen.say("bound-at-most", number=condition.most)
    return pen.say("bound-between", least=condition.least, most=condition.most)


def _measure(measure: Measure, pen: Pen) -> str:
    fruits = [fruit for i, fruit in enumerate(FRUITS, 1) if measure.selection.fruits >> i & 1]
    return pen.say(MEASURES[measure.of], dice=_dice(measure.selection, pen), fruits=fruits)


def _dice(selection: Selection, pen: Pen) -> str:
    chosen = {name: [str(item) for item in cast("list[Plain]", items)] for name, items in selection.plain().items()}
    fruits = [pen.say(f"name-{fruit}") for fruit in chosen.get("fruit", [])]
    return pen.say(
        "dice",
        fruits=_one_of(fruits, pen),
        values=_one_of(chosen.get("value", []), pen),
        on=chosen.get("on", ["any"])[0],
    )


def _one_of(items: list[str], pen: Pen) -> str:
    """`4, 5 or 6`; `any` if nothing narrows the selection."""
    if len(items) < 2:
        return items[0] if items else "any"
    return pen.say("one-of", items=", ".join(items[:-1]), last=items[-1])
