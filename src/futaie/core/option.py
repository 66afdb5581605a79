"""What can be chosen before a game: each option has a name, a kind and a default, and says what it takes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from futaie.core.reason import BadSetup, Reason, Why, shortened
from futaie.core.seat import LETTERS, letter, seat_of


@dataclass(frozen=True)
class Option(ABC):
    name: str
    default: object

    @abstractmethod
    def allowed(self) -> str:
        """What it takes, in signs that need no language: `2-4`, `yes | no`."""

    @abstractmethod
    def accepts(self, value: object, seats: int) -> bool: ...

    def check(self, value: object, seats: int) -> object:
        if not self.accepts(value, seats):
            raise self.refusal(value)
        return value

    def refusal(self, value: object) -> BadSetup:
        return self.refused(shortened(value), self.allowed())

    def refused(self, value: str, allowed: str) -> BadSetup:
        return BadSetup(Reason(Why.BAD_OPTION, {"option": self.name, "value": value, "allowed": allowed}))

    def format(self, value: object) -> str:
        return str(value)

    @abstractmethod
    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        """Reads what `format` wrote. `attached` holds what a record brings along besides (see `attachment`)."""

    def read(self, text: str) -> object:
        """What a person types: as `parse` reads it, lists with commas or spaces."""
        return self.parse(text.replace(",", " "), {})

    def attachment(self, value: object) -> tuple[str, str] | None:
        """Content that a record must carry to be complete, with its name: a deck of one's own, say."""
        return None


@dataclass(frozen=True)
class Number(Option):
    low: int
    high: int

    def allowed(self) -> str:
        return f"{self.low}-{self.high}"

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise self.refusal(text)
        return int(text)


@dataclass(frozen=True)
class Flag(Option):
    default: object = False

    def allowed(self) -> str:
        return "yes | no"

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def format(self, value: object) -> str:
        return "yes" if value else "no"

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        if text not in ("yes", "no"):
            raise self.refusal(text)
        return text == "yes"


@dataclass(frozen=True)
class Choice(Option):
    values: tuple[str, ...]

    def allowed(self) -> str:
        return " | ".join(self.values)

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.values

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        return text


@dataclass(frozen=True)
class FirstSeat(Option):
    """Who starts: a seat, or "random"."""

    name: str = "first"
    default: object = "random"

    def allowed(self, seats: int = len(LETTERS)) -> str:
        return f"random | {' | '.join(LETTERS[:seats])}"

    def accepts(self, value: object, seats: int) -> bool:
        if isinstance(value, bool):
            return False
        return value == "random" or (isinstance(value, int) and 0 <= value < seats)

    def check(self, value: object, seats: int) -> object:
        if not self.accepts(value, seats):
            raise self.refused(
                self.format(value) if self.accepts(value, len(LETTERS)) else shortened(value), self.allowed(seats)
            )
        return value

    def format(self, value: object) -> str:
        return letter(value) if isinstance(value, int) else str(value)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        seat = seat_of(text, 8)
        return text if seat is None else seat


@dataclass(frozen=True)
class Several(Option):
    """Some of the values, each at most once, or the default, a word such as "random"."""

    values: tuple[str, ...]

    def allowed(self) -> str:
        return f"{self.default} | {' '.join(self.values)}"

    def accepts(self, value: object, seats: int) -> bool:
        if not isinstance(value, list | tuple):
            return isinstance(value, str) and value == self.default
        if not all(isinstance(item, str) and item in self.values for item in value):
            return False
        return 0 < len(value) == len(set(value))

    def check(self, value: object, seats: int) -> object:
        super().check(value, seats)
        return tuple(item for item in self.values if item in value) if isinstance(value, list | tuple) else value

    def format(self, value: object) -> str:
        return " ".join(value) if isinstance(value, list | tuple) else str(value)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        return text if text == self.default else tuple(text.split())
