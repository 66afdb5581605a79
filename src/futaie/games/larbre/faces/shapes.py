"""The shapes of what l'Arbre shows: its views and previews. The page's types are made from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from futaie.core.rules.outcome import PlainOutcome

Type = Literal["twig", "leaf", "bud", "fruit"]
Piece = Literal["twig", "leaf", "bud", "fruit", "flower", "token", "common"]
Carried = Literal["twig", "twigs", "leaf", "bud", "fruit", "flower"]
Spirit = Literal["faun", "dryad", "naiad", "pegaea"]
Phase = Literal["start", "take", "choose", "before", "grow", "after", "keep", "discard"]


class Hand(TypedDict):
    count: int
    cards: list[str] | None
    known: list[str]


class Reserve(TypedDict):
    twig: int
    leaf: int
    bud: int
    fruit: int
    flower: int
    token: int
    common: int
    left: int
    """All of them but the common pieces."""


class Twig(TypedDict):
    twig: int
    parent: int | None
    side: int
    trunk: int
    owner: int | None
    carries: Carried | None
    by: int | None
    takes: list[Piece]
    """What may be placed on its tip now."""


class Parts(TypedDict):
    own: int
    jokers: int
    pairs: int


class Amount(TypedDict):
    grows: Type
    amount: int
    places: int


class Growth(Parts, Amount):
    """How much the cards chosen or played make grow."""

    river: int


class Quiet(TypedDict):
    turns: int
    most: int


class Play(TypedDict):
    """What has been revealed in this turn."""

    grows: Type | None
    cards: list[str]
    spirits: list[Spirit]
    grown: bool
    owed: int
    growth: Growth | None


class Chosen(TypedDict):
    """The cards chosen so far to be played or discarded."""

    grows: Type | None
    cards: list[str]
    need: int
    growth: Growth | None
    alone: Spirit | None
    """Whom the one card chosen can invoke if it is played alone, so that nothing grows."""


class View(TypedDict):
    game: str
    seats: int
    first: int
    turn: int
    over: bool
    movers: list[int]
    phase: Phase
    limit: int
    river: list[str]
    source: int
    discard: int
    reshuffles: int
    spirits: list[Spirit]
    backs: list[Spirit]
    hands: list[Hand]
    reserves: list[Reserve]
    trunk: int
    twigs: list[Twig]
    growing: Type | None
    tips: dict[Piece, int] | None
    quiet: Quiet
    play: Play | None
    chosen: Chosen | None
    looked: list[str] | None
    outcome: PlainOutcome | None
    source_cards: NotRequired[list[str]]
    """When all is open: from top to bottom."""
    discard_cards: NotRequired[list[str]]


Preview = TypedDict(
    "Preview",
    {
        "card": str,
        "hand": int,  # cards in hand then
        "discard": int | str,  # how many must be discarded then; the card that is discarded
        "trunk": int,
        "take": int,  # cards from the river
        "draw": int,  # cards from the source
        "grows": Type | None,
        "cards": list[str] | int,
        "spirits": list[Spirit],  # who can be invoked
        "own": int,
        "jokers": int,
        "pairs": int,
        "river": int,
        "amount": int,
        "places": int,
        "piece": Piece,
        "tip": int,
        "from": Literal["reserve", "undergrowth"],
        "left": int,  # how many are to be placed or discarded after it
        "dryad": bool,
        "wins": bool,
        "spirit": Spirit,
        "to": str,
        "keep": str,
    },
    total=False,
)
