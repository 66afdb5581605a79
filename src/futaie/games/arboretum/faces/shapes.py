"""The shapes of what Arboretum shows: its views and previews. The page's types are made from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from futaie.core.rules.outcome import PlainLine, PlainOutcome

Phase = Literal["draw", "plant", "cell", "discard"]


class Hand(TypedDict):
    count: int
    cards: list[str] | None
    known: list[str]


class Planted(TypedDict):
    card: str
    x: int
    y: int


class Path(TypedDict):
    points: int
    cards: list[str]


class Garden(TypedDict):
    cards: list[Planted]
    paths: dict[str, Path]


class View(TypedDict):
    game: str
    seats: int
    species: list[str]
    ranks: int
    first: int
    turn: int
    over: bool
    movers: list[int]
    phase: Phase
    chosen: str | None
    deck: int
    hands: list[Hand]
    piles: list[list[str]]
    gardens: list[Garden]
    outcome: PlainOutcome | None
    deck_cards: NotRequired[list[str]]
    """Only when everything is open: from top to bottom."""


class RealPlayer(TypedDict):
    name: str
    hand: list[str]
    garden: list[Planted]


class RealTable(TypedDict):
    """A real table at the end of its game, as somebody writes it down."""

    species: list[str]
    players: list[RealPlayer]


class SpeciesCount(TypedDict):
    hand_sum: int
    right: bool
    path: list[str]
    points: int


class CountedPlayer(TypedDict):
    name: str
    total: int
    planted_species: int
    species: dict[str, SpeciesCount]
    sheet: list[PlainLine]
    place: int


class CountedTable(TypedDict):
    """The score of a real table."""

    players: list[CountedPlayer]
    winners: list[int]


class Preview(TypedDict, total=False):
    card: str
    last: bool
    ends: bool
    paths: dict[str, Path]
