"""The shapes of what Hortis shows: its views and previews. The page's types are made from them."""

from __future__ import annotations

from typing import Literal, NotRequired, Required, TypedDict

from futaie.core.rules.outcome import PlainLine, PlainOutcome

Fruit = Literal["orange", "lemon", "lime"]
Ground = Literal["tree", "glade"]
Scarce = Literal["wheelbarrow", "orange", "lemon", "lime"]
Phase = Literal["card", "place", "serve", "placed", "stopped"]
Supply = dict[Fruit, int]


class Place(TypedDict):
    """Columns count to the east, rows to the north, from the first card's upper left cell."""

    x: int
    y: int


class Face(TypedDict):
    card: int
    turn: int


class Die(TypedDict):
    fruit: Fruit
    value: int
    """10 is the basket, 15 the wheelbarrow."""


class Laid(Face, Place):
    """A card where it lies, by its upper left cell."""


class LaidCard(Laid):
    served: list[int]
    """Its cells that were chosen for something scarce."""


class Cell(Place):
    fruit: Fruit | None
    fruits: int
    die: Die | None


class Change(Place):
    was: Die | None
    now: Die | None


class Orchard(TypedDict):
    cards: list[LaidCard]
    cells: list[Cell]
    supply: Supply
    squirrel: Place | None
    wheelbarrow: Place | None
    base: int


class ConditionProgress(TypedDict):
    size: int
    met: bool


class Progress(TypedDict):
    """The progress of a recipe."""

    points: int
    when: list[ConditionProgress]
    each: int | None


class Selection(TypedDict, total=False):
    """Narrows the dice down; a missing field allows them all."""

    fruit: list[Fruit]
    value: list[int]
    on: list[Ground]


class Measure(Selection):
    of: Required[str]


class Bounds(TypedDict, total=False):
    at_least: int
    at_most: int


class Condition(Measure, Bounds):
    pass


class Gift(TypedDict, total=False):
    """One of: points (for each of something), the points of dice once more, or a percentage of the total."""

    points: int
    for_each: Measure
    again: Selection
    percent: int


class Recipe(TypedDict):
    number: int
    name: str
    target: int
    wheelbarrow_counts: bool
    when: list[Condition]
    gives: Gift


class Question(TypedDict):
    scarce: Scarce
    owed: int
    cells: list[int]


class Player(TypedDict):
    phase: Phase
    hand: list[int]
    chosen: Face | None
    question: Question | None
    orchard: Orchard
    score: int
    recipes: list[Progress]


class Deck(TypedDict):
    hash: str
    name: str
    cards: dict[str, list[str]]


class View(TypedDict):
    game: str
    seats: int
    deck: Deck
    recipes: list[Recipe]
    target: int | None
    ranks: list[int]
    turn: int
    turns: int
    over: bool
    movers: list[int]
    pile: int
    unseen: list[int]
    players: list[Player]
    outcome: PlainOutcome | None
    reader: NotRequired[int | None]
    pile_cards: NotRequired[list[int]]
    """Only when everything is open: the cards still to be drawn, the next one first."""


class Placement(LaidCard):
    """The changes by the last card of an orchard."""

    dice: list[Change]
    written: str
    squirrel: Place | None
    wheelbarrow: Place | None
    supply: Supply
    base: int


class RealPlayer(TypedDict):
    name: str
    orchard: list[str]
    """Row by row."""


class RealTable(TypedDict):
    """A real table at the end of its game, as somebody writes it down."""

    players: list[RealPlayer]
    recipes: NotRequired[list[int | Recipe]]
    """Numbers of our deck's recipes, or recipes written out."""


class CountedPlayer(TypedDict):
    name: str
    total: int
    dice_used: int
    target: int | None
    target_met: bool | None
    sheet: list[PlainLine]
    place: int


class CountedTable(TypedDict):
    """The score of a real table."""

    players: list[CountedPlayer]
    winners: list[int]


class Lift(Face):
    """The effect of taking a card."""

    places: int
    """The cells where it fits."""


class Effect(Placement):
    """The effect of laying it, or of giving something scarce to one of its cells."""

    score: int
    owed: int
    """How many cells have to be chosen next."""
    recipes: list[Progress]


Preview = Lift | Effect
