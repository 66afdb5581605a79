"""Reads the fields of a hand-written data file: errors name the file, the card or recipe, and the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from futaie.core.plain import Plain
from futaie.core.rules.reason import BadSetup, Reason, Takes, shortened
from futaie.games.hortis.rules.reasons import WrongDeck


class BadDeck(BadSetup):
    """Data that do not make a deck."""


class CardFields:
    """One table of the file. `place`: the file, the card or recipe; `path`: the field that holds the table."""

    def __init__(self, data: object, place: Mapping[str, Plain], path: str = "") -> None:
        self.place = place
        self.path = path
        if not isinstance(data, Mapping):
            raise self.wrong("", data, Takes.OBJECT.plain())
        self.data = data

    def error(self, code: WrongDeck, field: str = "", **figures: Plain) -> BadDeck:
        name = ".".join(part for part in (self.path, field) if part)
        place = {**self.place, **({"field": name} if name else {})}
        return BadDeck(Reason(code, {**place, "where": where(place), **figures}))

    def wrong(self, field: str, value: object, allowed: Plain) -> BadDeck:
        return self.error(WrongDeck.WRONG_VALUE, field, value=shortened(value), allowed=allowed)

    def only(self, *fields: str) -> None:
        """Refuses all other fields."""
        for field in self.data:
            if field not in fields:
                allowed = ", ".join(fields)
                raise self.error(WrongDeck.UNKNOWN_FIELD, shortened(field), allowed=allowed)

    def has(self, field: str) -> bool:
        return field in self.data

    def get(self, field: str) -> object:
        if field not in self.data:
            raise self.error(WrongDeck.MISSING, field)
        return self.data[field]

    def number(self, field: str, low: int, high: int) -> int:
        value = self.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, value, f"{low}-{high}")
        return value

    def flag(self, field: str) -> bool:
        value = self.get(field)
        if not isinstance(value, bool):
            raise self.wrong(field, value, "true | false")
        return value

    def text(self, field: str, longest: int) -> str:
        value = self.get(field)
        if not (isinstance(value, str) and 1 <= len(value) <= longest and value.isprintable()):
            raise self.wrong(field, value, Takes.TEXT.plain(1, longest))
        return value

    def word(self, field: str, words: Sequence[str]) -> str:
        value = self.get(field)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(field, value, " | ".join(words))
        return value

    def some(self, field: str, values: Sequence[str | int]) -> list[str | int]:
        """One of the values or a list of several, in the order of `values`."""
        value = self.get(field)
        given = value if isinstance(value, list) else [value]
        allowed = [str(item) for item in values]
        if not 0 < len(given) <= len(values) or not all(type(item) in (int, str) and item in values for item in given):
            raise self.wrong(field, value, f"[{' | '.join(allowed)}]")
        return [item for item in values if item in given]

    def table(self, field: str) -> CardFields:
        return CardFields(self.get(field), self.place, ".".join(part for part in (self.path, field) if part))

    def items(self, field: str, low: int, high: int) -> list[object]:
        value = self.get(field)
        if not isinstance(value, list):
            raise self.wrong(field, value, Takes.LIST.plain(low, high))
        if not low <= len(value) <= high:
            raise self.wrong(field, len(value), Takes.LIST.plain(low, high))
        return value


def where(place: Mapping[str, Plain]) -> str:
    """The card or recipe and the field, under their names in the file: `card 7, rows`."""
    entry = next((f"{kind} {place[kind]}" for kind in ("card", "recipe") if kind in place), "")
    return ", ".join(part for part in (entry, str(place.get("field", ""))) if part) or "{…}"
