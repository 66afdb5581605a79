"""What a person is told: an enum member with figures. `futaie.text` makes the sentence in the person's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from reprlib import repr as repr_shortly

from futaie.core.plain import Fields, Plain


@dataclass(frozen=True)
class Message:
    """A question to a seat, or what an action does."""

    code: Enum
    figures: Fields = field(default_factory=dict)

    def __str__(self) -> str:
        words = str(self.code.value).replace("-", " ")
        figures = ", ".join(f"{name} {_plainly(value)}" for name, value in self.figures.items())
        return f"{words} ({figures})" if figures else words

    def plain(self) -> dict[str, Plain]:
        """To be used among the figures of another message; `of` is the package whose catalogue has the words."""
        return {"message": str(self.code.value), "of": home(self.code), "figures": self.figures}


def home(code: Enum) -> str:
    """The package whose catalogue has the words for it: the game's, however deep in it the enum is defined."""
    parts = type(code).__module__.split(".")
    return ".".join(parts[: 3 if parts[1:2] == ["games"] else 2])


def _plainly(value: Plain) -> str:
    if isinstance(value, Mapping) and "message" in value:
        return str(value["message"]).replace("-", " ")
    return str(value)


@dataclass(frozen=True)
class Reason(Message):
    """Why not, or what points are for."""


class Why(Enum):
    """The reasons that belong to no particular game."""

    GAME_OVER = "the-game-is-over"
    NOT_YOUR_TURN = "it-is-not-your-turn"
    NO_SUCH_ACTION = "there-is-no-such-action"
    NOT_UNDERSTOOD = "this-is-not-understood"
    NO_SUCH_GAME = "there-is-no-such-game"
    NO_SUCH_OPTION = "there-is-no-such-option"
    BAD_OPTION = "the-option-cannot-have-this-value"
    BAD_SEATS = "the-game-is-not-for-this-number-of-seats"
    BAD_SEED = "a-seed-is-a-text-of-1-to-200-printable-characters"
    BAD_DEAL = "a-deal-is-a-list-of-cards-or-such-lists-by-their-labels"
    NO_SUCH_LABEL = "the-game-deals-nothing-of-this-label"
    DEAL_INCOMPLETE = "the-deal-leaves-something-open"
    DEAL_CARD_TWICE = "the-deal-has-a-card-twice"
    DEAL_CARD_UNKNOWN = "the-deal-has-a-card-that-is-not-in-the-game"
    DEAL_CARD_MISSING = "the-deal-lacks-a-card"
    WRONG_FIELD = "this-field-is-not-right"
    UNKNOWN_FIELD = "this-field-is-not-known"
    MISSING_FIELD = "this-field-is-missing"


class Takes(Enum):
    """What is allowed, where signs such as `1-7` do not say it."""

    OBJECT = "an-object-with-fields"
    LIST = "a-list-of-so-many-items"
    TEXT = "a-text-of-so-many-characters"

    def plain(self, least: int = 0, most: int = 0) -> dict[str, Plain]:
        count = str(least) if least == most else f"{least}-{most}"
        return Message(self, {} if self is Takes.OBJECT else {"count": count}).plain()


def shortened(value: object) -> str:
    """Part of a wrong value for a message, however large or deep the value is."""
    if not isinstance(value, int | list | tuple | dict | set):
        return str(value)[:80]
    try:
        return repr_shortly(value)[:80]
    except ValueError:  # Python refuses to print very long numbers
        return "a huge number"


class FutaieError(Exception):
    """Everything that futaie refuses; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class IllegalAction(FutaieError):
    pass


class BadNotation(FutaieError):
    pass


class BadSetup(FutaieError):
    """Options, seats, seed or deal from which no game can start."""


class BadTable(FutaieError):
    """An impossible real table, written down to be scored."""
