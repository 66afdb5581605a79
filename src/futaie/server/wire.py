"""What goes over the wire, both ways. The page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, lt=2**53)]
"""As far as the numbers of a page go."""
Seat = Annotated[int, Meta(ge=0, le=7)]
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\u2800\u3164\ufeff\uffa0\ufff0-\uffff" + f"{chr(0xE0000)}-{chr(0xE0FFF)}"
)
"""Characters that control something, turn the direction, or are not there at all; those that join letters and pictures
may be in a name, but no name is made of them alone."""
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^[^{UNSEEN}]*[^\s\u200c\u200d\ufe00-\ufe0f{UNSEEN}][^{UNSEEN}]*$(?!\n)",
    ),
]
Language = Literal["en", "fr", "it"]
Id = Annotated[str, Meta(min_length=1, max_length=26, pattern="^[a-z0-9]+$")]
Code = Annotated[str, Meta(min_length=6, max_length=6)]
BotName = Literal["random", "greedy", "seedling", "sapling", "tree", "giant"]


class Said(Struct):
    """A message of the catalogues with its figures; `of` is the package whose catalogue has the words."""

    message: str
    of: str
    figures: dict[str, Any]


class Refusal(Struct):
    """The answer to what is refused. `state` comes with a stale decision."""

    code: str
    figures: dict[str, Any]
    sentence: str
    state: State | None = None


# People


class Me(Struct):
    id: str
    name: str
    language: Language


class NewMe(Struct):
    name: Name | None = None
    language: Language | None = None


# Tables


class Pace(Struct, frozen=True):
    """`none`: no clock. `live`: minutes for each player, and seconds more for each turn. `days`: for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 15
    seconds: Annotated[int, Meta(ge=0, le=300)] = 30
    days: Annotated[int, Meta(ge=1, le=14)] = 2


class Place(Struct):
    """Who shall sit at a seat: `me`, `here` (another person on this device), `open`, or `bot`."""

    who: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Struct):
    game: str
    places: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    pace: Pace = Pace()
    public: bool = False
    friendly: bool = True
    level: BotName = "tree"
    decks: Annotated[dict[str, Annotated[str, Meta(max_length=40_000)]], Meta(max_length=1)] = {}
    """Card data of one's own, by its hash, for a game that takes some; as a record attaches it."""


class Sitting(Struct):
    """A seat of a table, as a reader sees it."""

    seat: int
    who: Literal["person", "bot", "open", "invited"]
    """`invited`: the seat is kept for this person, who has not sat down yet."""
    name: str
    bot: str | None
    mine: bool
    present: bool


class Card(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Sitting]
    pace: Pace
    public: bool
    friendly: bool
    level: str
    state: Literal["open", "running", "over", "closed"]
    turn_of: list[int]
    mine: bool
    hosted: bool
    at: float
    code: str | None
    rematch: str | None
    day: str | None
    """Of a try at that day's orchard."""


class Choice(Struct):
    """A legal action."""

    action: int
    text: str
    does: Said
    commits: bool
    preview: dict[str, Any]


class Decision(Struct):
    """What a seat is asked now."""

    number: int
    asked: Said
    choices: list[Choice]


class Step(Struct):
    """An entry of the log, as its reader may know it."""

    seq: int
    kind: Literal["play", "resign", "time out", "bot", "abort"]
    turn: int
    seat: int | None
    text: str
    """Empty as long as the reader may not know it."""
    at: float
    events: list[dict[str, Any]]
    """`kind`, `seat`, whether the reader saw more than others (`seen`), and figures."""


class Clock(Struct):
    left: list[float]
    """Seconds of each seat when this was sent."""
    running: list[int]


class State(Struct):
    """A table as one reader sees it now."""

    table: Card
    seq: int
    seat: int | None
    """Whose eyes it is seen with; None: a spectator's."""
    seed_hash: str | None
    seed: str | None
    """Once the match is over."""
    view: dict[str, Any] | None
    draft: list[str]
    decision_number: int | None
    decision: Decision | None
    clock: Clock | None
    result: str | None
    ranking: list[int] | None
    outcome: dict[str, Any] | None
    outdated: bool = False
    """Played by other rules than today's: it cannot be shown, and does not go on."""


class Update(Struct):
    """What is new at a table, and how it stands."""

    steps: list[Step]
    state: State


class Act(Struct):
    """`decision` is the number that came with the decision. `text`: notation, up to the next commit. `anew`: it is
    played instead of the draft; without action and text the whole draft is taken back."""

    decision: Count
    action: Count | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None
    anew: bool = False


class Undo(Struct):
    decision: Count


class Join(Struct):
    seat: Seat | None = None
    name: Name | None = None


class Rematch(Struct):
    """Options that are to be otherwise than before, as text."""

    options: dict[str, str] = {}


class Hint(Struct):
    """A turn, or the part of it up to where something is revealed, with the chance to win and the expected margin. Each
    has its standard error, and the one that counts beside another hint: what luck does to all is left out."""

    actions: list[int]
    text: str
    win: float
    error: float
    error_beside: float
    margin: float
    margin_error: float
    margin_error_beside: float
    share: float | None


# Today's orchard


class Today(Struct):
    """The day's orchard, as it stands for me."""

    day: str
    ends: float
    """When it gives way to the next one."""
    seed_hash: str
    finished: int
    """How many tries count so far."""
    state: Literal["new", "running", "over"]
    """Of my try."""
    table: str | None
    points: int | None


class Ranked(Struct):
    """A try that counts; equal points have an equal rank."""

    rank: int
    name: str
    points: int
    mine: bool


class Day(Struct):
    """How a day's orchard went."""

    day: str
    seed_hash: str
    seed: str | None
    """Once the day is over."""
    finished: int
    best: list[Ranked]
    """The first hundred."""
    mine: Ranked | None
    table: str | None
    """Of my try."""
    giant: int | None
    """What it reached with the same cards; null until that is known."""
    beam: int | None
    """What a search reached that knew in which order the cards would come."""


class EarlierDay(Struct):
    day: str
    seed_hash: str
    seed: str
    finished: int
    most: int | None
    mine: int | None
    giant: int | None
    beam: int | None


class Brought(Struct):
    """A record that somebody wants to look at."""

    record: Annotated[str, Meta(max_length=60_000)]


class BroughtStep(Struct):
    record: Annotated[str, Meta(max_length=60_000)]
    step: Count
    seat: Seat | None = None
    """None: everything open."""


class Replayed(Struct):
    """A record that plays."""

    game: str
    seats: int
    steps: list[Step]
    result: str | None
    ranking: list[int] | None
    outcome: dict[str, Any] | None


class RealTable(Struct):
    """The end of a game that was played with real cards, written down as `futaie score` reads it (docs/api.md)."""

    table: dict[str, Any]


class Countable(Struct):
    """How a real table of a game is written down."""

    schema: dict[str, Any]
    """JSON Schema."""
    template: dict[str, Any]
    cards: list[str]
    """The cards that so many players may have before them and that a table names, each as often as it is there."""


class OwnCards(Struct):
    """Card data of one's own. The name of the file says whether it is TOML or JSON, and errors call it so."""

    file: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\.(toml|json)$")]
    text: Annotated[str, Meta(max_length=40_000)]


class CheckedCards(Struct):
    """Card data that can be played with: its hash, and all of it as JSON, as a table takes it."""

    hash: str
    content: str


class Phrase(Struct):
    phrase: Literal["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wait", "again"]


# One socket for each session


class Watch(Struct, tag="watch", tag_field="do"):
    """Look at a table, with the eyes of one of one's seats, and go on after what one has already."""

    table: Id
    seat: Seat | None = None
    after: Count | None = None


class Unwatch(Struct, tag="unwatch", tag_field="do"):
    table: Id


class Play(Struct, tag="play", tag_field="do"):
    table: Id
    seat: Seat
    decision: Count
    ref: Count
    action: Count | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None
    anew: bool = False


class TakeBack(Struct, tag="undo", tag_field="do"):
    table: Id
    seat: Seat
    decision: Count
    ref: Count


ToServer = Watch | Unwatch | Play | TakeBack


class News(Struct, tag="news", tag_field="is"):
    """What is new at a table that is watched."""

    table: str
    steps: list[Step]
    state: State


class YourTurn(Struct, tag="your-turn", tag_field="is"):
    """The tables where one of one's seats owes a decision, whenever that changes."""

    tables: list[str]


class Spoken(Struct, tag="phrase", tag_field="is"):
    table: str
    seat: int
    phrase: str


class Done(Struct, tag="done", tag_field="is"):
    """An action or taking back is on the disk."""

    ref: int


class No(Struct, tag="no", tag_field="is"):
    ref: int | None
    refusal: Refusal


FromServer = News | YourTurn | Spoken | Done | No


# Games


class OptionCard(Struct):
    name: str
    kind: str
    allowed: str
    default: str


class GameCard(Struct):
    name: str
    rules: int
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]
