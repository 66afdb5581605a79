"""The shapes of what Tout là-haut shows: its views and previews. The page's types are made from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from futaie.core.rules.outcome import PlainLine, PlainOutcome

Side = Literal["up", "down"]
Match = Literal["colour", "value"]


class Floor(TypedDict):
    colour: str
    value: int


class Built(TypedDict):
    card: str | None
    """None if it lies face down and the reader does not know it."""
    face: Side
    floors: list[Floor]
    """The lower one first."""


class Objective(TypedDict):
    name: str
    points: int


class ObjectiveProgress(Objective):
    counts: int
    met: bool


class Run(TypedDict):
    length: int
    colour: str | None


class RunWorth(Run):
    longest: int
    """Of all trees."""
    points: int


class Worth(TypedDict):
    """The points of a tree if the game ends here."""

    floors: int
    run: RunWorth
    objective: ObjectiveProgress | None


class Tree(Worth):
    cards: list[Built]
    score: int


class Hand(TypedDict):
    """The hand that goes round, and the card that joined it in this turn."""

    seat: int | None
    count: int
    cards: list[str] | None
    joined: str | None


class Kept(TypedDict):
    count: int
    card: str | None


class FirstGame(TypedDict):
    first: int
    objective: Objective | None
    trees: list[Tree]


class View(TypedDict):
    game: str
    seats: int
    late_draw: bool
    strategic: bool
    turn: int
    over: bool
    movers: list[int]
    half: Literal[1, 2]
    first: int
    direction: Literal["left", "right"]
    round: int
    rounds: int
    objective: Objective | None
    cards: list[str]
    deck: int
    hand: Hand
    kept: list[Kept]
    known: list[str]
    gone: list[str]
    trees: list[Tree]
    before: FirstGame | None
    scores: list[int]
    outcome: PlainOutcome | None
    hand_cards: NotRequired[list[str]]
    """This and the following: only when everything is open."""
    deck_cards: NotRequired[list[str]]
    dealt: NotRequired[list[str]]
    dealt_before: NotRequired[list[str] | None]
    dealt_next: NotRequired[list[str]]
    objective_next: NotRequired[Objective | None]


class RealPlayer(TypedDict):
    name: str
    tree: list[str]
    second_tree: NotRequired[list[str]]


class RealTable(TypedDict):
    """A real table at the end of its game, as somebody writes it down; players in their order in the first game."""

    players: list[RealPlayer]
    rounds: NotRequired[int]
    objective: NotRequired[str]
    second_objective: NotRequired[str]


class CountedTree(Worth):
    total: int


class CountedPlayer(TypedDict):
    name: str
    total: int
    place: int
    games: list[CountedTree]
    sheet: list[PlainLine]


class CountedTable(TypedDict):
    """The score of a real table."""

    players: list[CountedPlayer]
    starts_second: int | None
    tied: list[int]
    winners: list[int]


class Preview(TypedDict):
    card: str
    face: Side
    floors: list[Floor]
    matches: list[Match]
    adds: int
    total: int
    run: RunWorth
    objective: ObjectiveProgress | None
    score: int
    ends: bool
