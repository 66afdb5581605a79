"""Options: what can be chosen before a game. Each has a name, a kind and a default, and says what it takes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from futaie.core.rules.reason import BadSetup, Reason, Why, shortened
from futaie.core.rules.seat import LETTERS, letter, seat_of


@dataclass(frozen=True)
class Option(ABC):
    name: str
    default: object
    since: int = field(default=1, kw_only=True)
    """The version of the rules that introduced it."""
    before: object = field(default=None, kw_only=True)
    """Its value in games of earlier versions."""

    def default_in(self, rules: int) -> object:
        """What holds where nothing else is chosen, by this version of the rules."""
        return self.default if rules >= self.since else self.before

    def words(self, seats: int) -> Sequence[str]:
        """The words it takes at a table of this size, as far as they can be listed."""
        return ()

    def allowed(self, seats: int) -> str:
        """What it takes, in signs that need no language: `2-4`, `yes | no`."""
        return " | ".join(self.words(seats))

    @abstractmethod
    def accepts(self, value: object, seats: int) -> bool: ...

    def check(self, value: object, seats: int) -> object:
        if not self.accepts(value, seats):
            figures = {"option": self.name, "value": self.typed(value), "allowed": self.allowed(seats)}
            raise BadSetup(Reason(Why.BAD_OPTION, figures))
        return value

    def typed(self, value: object) -> str:
        """A value, right or wrong, as a person would type it."""
        if isinstance(value, list | tuple) and value and all(isinstance(item, str | int) for item in value):
            return ",".join(shortened(item) for item in value[:80])[:80]
        return shortened(value)

    def format(self, value: object) -> str:
        return str(value)

    @abstractmethod
    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        """Reads what `format` wrote. `attached` holds what a record carries besides (see `attachment`)."""

    def read(self, text: str) -> object:
        """Reads what a person types: like `parse`, with commas or spaces in lists."""
        return self.parse(text.replace(",", " "), {})

    def attachment(self, value: object) -> tuple[str, str] | None:
        """Content that a record must carry to be complete, with its name, such as your own deck."""
        return None


@dataclass(frozen=True)
class Number(Option):
    low: int
    high: int

    def allowed(self, seats: int) -> str:
        return f"{self.low}-{self.high}"

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


@dataclass(frozen=True)
class Flag(Option):
    default: object = False

    def words(self, seats: int) -> Sequence[str]:
        return ("yes", "no")

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def format(self, value: object) -> str:
        return "yes" if value else "no"

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        return text == "yes" if text in ("yes", "no") else text


@dataclass(frozen=True)
class Choice(Option):
    values: tuple[str, ...]

    def words(self, seats: int) -> Sequence[str]:
        return self.values

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.values

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        return text


@dataclass(frozen=True)
class FirstSeat(Option):
    """Who starts: a seat, or "random"."""

    name: str = "first"
    default: object = "random"

    def words(self, seats: int) -> Sequence[str]:
        return ("random", *LETTERS[:seats])

    def accepts(self, value: object, seats: int) -> bool:
        if isinstance(value, bool):
            return False
        return value == "random" or (isinstance(value, int) and 0 <= value < seats)

    def format(self, value: object) -> str:
        return letter(value) if isinstance(value, int) else str(value)

    def typed(self, value: object) -> str:
        return letter(value) if type(value) is int and 0 <= value < len(LETTERS) else super().typed(value)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        seat = seat_of(text, len(LETTERS))
        return text if seat is None else seat

    def read(self, text: str) -> object:
        """A person may type a small letter."""
        return self.parse(text.upper() if len(text) == 1 else text, {})


@dataclass(frozen=True)
class Several(Option):
    """Some of the values, each at most once, or the default, a word such as "random"."""

    values: tuple[str, ...]

    def words(self, seats: int) -> Sequence[str]:
        return (str(self.default), *self.values)

    def allowed(self, seats: int) -> str:
        return f"{self.default} | {','.join(self.values)}"

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
