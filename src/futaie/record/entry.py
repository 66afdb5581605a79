"""One line of a match's log."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    PLAY = "play"
    """A seat's actions, up to a commit."""
    RESIGN = "resign"
    TIME_OUT = "time out"
    BOT = "bot"
    """A bot plays for a seat from here on."""
    ABORT = "abort"


@dataclass(frozen=True)
class Entry:
    kind: Kind
    turn: int
    seat: int | None
    """None for entries about the whole match."""
    text: str = ""
    """The notation of a play; the name of a bot."""
    shown: str = ""
    """What the other seats may read of a play while the match is running."""
