"""The language of recipes (hortis 12); scoring.py carries them out.

A recipe has a name, a target, conditions that must all hold (`when`; a recipe without conditions always succeeds) and a
reward. Conditions and rewards measure dice. A measure selects dice in play by `fruit`, by `value` and by what they lie
`on`, a tree or a glade, and says what to measure `of` them:

    dice      how many there are
    group     how many the largest group has: dice next to each other, not diagonally
    line      how many the longest unbroken straight line has
    same      how many show one and the same value, at most
    values    how many different values they show
    fruits    of how many different fruits they are
    sets      how many sets of one die of each selected fruit they make
    squirrel  1 if the squirrel is in the orchard, else 0; it selects nothing

A condition is a measure with `at_least`, `at_most` or `exactly`. A recipe gives one of

    { points = 8 }                                              a bonus
    { points = 2, for_each = { of = "dice", on = "glade" } }    a bonus for each
    { again = { fruit = "orange" } }                            the points of the selected dice once more
    { percent = 120 }                                           120 % of the total after bonuses, rounded down

The wheelbarrow is a die of 15 and of the fruit of the die that it replaced; `wheelbarrow_counts = false` leaves it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from futaie.games.hortis.box.card_fields import CardFields

if TYPE_CHECKING:
    from futaie.games.hortis.faces import shapes

FRUITS: tuple[shapes.Fruit, ...] = ("orange", "lemon", "lime")
VALUES = (2, 3, 4, 5, 6, 10, 15)
GROUNDS: tuple[shapes.Ground, ...] = ("tree", "glade")
MEASURES = ("dice", "group", "line", "same", "values", "fruits", "sets", "squirrel")
SELECTORS = ("fruit", "value", "on")
BOUNDS = ("at_least", "at_most", "exactly")
MOST = 99


@dataclass(frozen=True)
class Selection:
    """Bit i stands for fruit i (orange 1, lemon 2, lime 3), for value i, for tree (0) and glade (1)."""

    fruits: int
    values: int
    grounds: int

    def plain(self) -> shapes.Selection:
        """Only the fields that narrow the selection."""
        fruits = [fruit for i, fruit in enumerate(FRUITS, 1) if self.fruits >> i & 1]
        values = [value for value in VALUES if self.values >> value & 1]
        grounds = [ground for i, ground in enumerate(GROUNDS) if self.grounds >> i & 1]
        chosen: shapes.Selection = {}
        if len(fruits) < len(FRUITS):
            chosen["fruit"] = fruits
        if len(values) < len(VALUES):
            chosen["value"] = values
        if len(grounds) < len(GROUNDS):
            chosen["on"] = grounds
        return chosen


@dataclass(frozen=True)
class Measure:
    of: str
    selection: Selection

    def plain(self) -> shapes.Measure:
        return {"of": self.of, **self.selection.plain()}


@dataclass(frozen=True)
class Condition:
    measure: Measure
    least: int
    most: int

    def plain(self) -> shapes.Condition:
        bounds: shapes.Bounds = {}
        if self.least > 0 or self.most == MOST:
            bounds["at_least"] = self.least
        if self.most < MOST:
            bounds["at_most"] = self.most
        return {**self.measure.plain(), **bounds}


@dataclass(frozen=True)
class Recipe:
    number: int
    name: str
    target: int
    wheelbarrow_counts: bool
    when: tuple[Condition, ...]
    points: int
    for_each: Measure | None
    again: Selection | None
    percent: int | None
    """Only one of `points`, `again` and `percent` is set; `points` is 0 beside the others."""

    def plain(self) -> shapes.Recipe:
        return {
            "number": self.number,
            "name": self.name,
            "target": self.target,
            "wheelbarrow_counts": self.wheelbarrow_counts,
            "when": [condition.plain() for condition in self.when],
            "gives": self.gives(),
        }

    def gives(self) -> shapes.Gift:
        if self.again is not None:
            return {"again": self.again.plain()}
        if self.percent is not None:
            return {"percent": self.percent}
        if self.for_each:
            return {"points": self.points, "for_each": self.for_each.plain()}
        return {"points": self.points}


def read_recipe(table: CardFields) -> Recipe:
    table.only("number", "name", "target", "wheelbarrow_counts", "when", "gives")
    conditions = table.items("when", 0, 8) if table.has("when") else []
    gives = table.table("gives")
    gives.only("points", "for_each", "again", "percent")
    kinds = [kind for kind in ("points", "again", "percent") if gives.has(kind)]
    if len(kinds) != 1 or (gives.has("for_each") and kinds != ["points"]):
        raise gives.wrong("", ", ".join(str(field) for field in gives.data)[:40], "points | again | percent")
    return Recipe(
        number=table.number("number", 1, 18),
        name=table.text("name", 40),
        target=table.number("target", 0, 199),
        wheelbarrow_counts=table.flag("wheelbarrow_counts") if table.has("wheelbarrow_counts") else True,
        when=tuple(_condition(CardFields(data, table.place, f"when.{i}")) for i, data in enumerate(conditions, 1)),
        points=gives.number("points", -MOST, MOST) if kinds == ["points"] else 0,
        for_each=_measure(gives.table("for_each")) if gives.has("for_each") else None,
        again=_again(gives.table("again")) if kinds == ["again"] else None,
        percent=gives.number("percent", 0, 999) if kinds == ["percent"] else None,
    )


def _condition(table: CardFields) -> Condition:
    measure = _measure(table, *BOUNDS)
    if not any(table.has(bound) for bound in BOUNDS) or (table.has("exactly") and len(table.data.keys() & BOUNDS) > 1):
        raise table.wrong("", ", ".join(str(field) for field in table.data)[:40], "at_least | at_most | exactly")
    least = table.number("at_least", 0, MOST - 1) if table.has("at_least") else 0
    most = table.number("at_most", least, MOST - 1) if table.has("at_most") else MOST
    if table.has("exactly"):
        least = most = table.number("exactly", 0, MOST - 1)
    return Condition(measure, least, most)


def _measure(table: CardFields, *more: str) -> Measure:
    of = table.word("of", MEASURES)
    table.only("of", *(() if of == "squirrel" else SELECTORS), *more)
    return Measure(of, _selection(table))


def _again(table: CardFields) -> Selection:
    table.only(*SELECTORS)
    return _selection(table)


def _selection(table: CardFields) -> Selection:
    fruits = table.some("fruit", FRUITS) if table.has("fruit") else FRUITS
    values = table.some("value", VALUES) if table.has("value") else VALUES
    grounds = table.some("on", GROUNDS) if table.has("on") else GROUNDS
    return Selection(
        fruits=sum(1 << i for i, fruit in enumerate(FRUITS, 1) if fruit in fruits),
        values=sum(1 << value for value in VALUES if value in values),
        grounds=sum(1 << i for i, ground in enumerate(GROUNDS) if ground in grounds),
    )
