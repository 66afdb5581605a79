"""The cards as data/cards.toml lists them: 27 kinds, numbered in the order of the file, some of them there twice."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from futaie.core.reason import BadSetup, Reason
from futaie.games.tout_la_haut.reasons import WrongData

COLOURS = ("red", "blue", "green", "yellow", "violet")
VIOLET = COLOURS.index("violet")
GREY = "grey"
VALUES = range(2, 5)
MOST_KINDS = 100
FLOOR = re.compile(rf"({'|'.join(COLOURS)}) ([0-9])")
TOTALS = ("cards", "with_violet", "floors", "without_violet")


@dataclass(frozen=True)
class Floor:
    colour: int
    value: int

    def __str__(self) -> str:
        return COLOURS[self.colour][0] + str(self.value)


@dataclass(frozen=True)
class Card:
    """One kind of card."""

    bottom: Floor
    top: Floor
    count: int

    @property
    def name(self) -> str:
        return f"{self.bottom}{self.top}"

    @property
    def with_violet(self) -> bool:
        return VIOLET in (self.bottom.colour, self.top.colour)

    @property
    def value(self) -> int:
        return self.bottom.value + self.top.value


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards in a TOML text such as data/cards.toml; BadSetup says what is wrong with it."""
    data = _loaded(text)
    entries = data.get("card")
    if not isinstance(entries, list) or not 1 <= len(entries) <= MOST_KINDS:
        raise _error(WrongData.NO_CARDS)
    cards: list[Card] = []
    for number, entry in enumerate(entries, 1):
        card = _card(number, entry)
        if card.name in [other.name for other in cards]:
            raise _error(WrongData.CARD_TWICE, card=card.name)
        cards.append(card)
    _check_totals(data.get("totals"), cards)
    return tuple(cards)


def _loaded(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _error(WrongData.NOT_TOML, problem=str(error)[:80]) from error


def _card(number: int, entry: object) -> Card:
    if not isinstance(entry, dict) or not {"bottom", "top"} <= set(entry) <= {"bottom", "top", "count"}:
        raise _error(WrongData.WRONG_FIELDS, card=f"#{number}", allowed="bottom, top, count")
    count = entry.get("count", 1)
    if type(count) is not int or count not in (1, 2):
        raise _error(WrongData.WRONG_VALUE, card=f"#{number}", field="count", allowed="1 or 2")
    return Card(_floor(number, entry, "bottom"), _floor(number, entry, "top"), count)


def _floor(number: int, entry: dict[str, object], field: str) -> Floor:
    found = FLOOR.fullmatch(str(entry[field])[:40])
    if found is None or int(found[2]) not in VALUES:
        allowed = f"a colour ({', '.join(COLOURS)}) and a value from {VALUES[0]} to {VALUES[-1]}"
        raise _error(WrongData.WRONG_VALUE, card=f"#{number}", field=field, allowed=allowed)
    return Floor(COLOURS.index(found[1]), int(found[2]))


def _check_totals(stated: object, cards: list[Card]) -> None:
    plain = [card for card in cards if not card.with_violet]
    found = {
        "cards": sum(card.count for card in cards),
        "with_violet": sum(card.count for card in cards) - sum(card.count for card in plain),
        "floors": sum(card.count * card.value for card in cards),
        "without_violet": sum(card.count * card.value for card in plain),
    }
    if not isinstance(stated, dict) or set(stated) != set(TOTALS):
        raise _error(WrongData.WRONG_FIELDS, table="totals", allowed=", ".join(TOTALS))
    for name in TOTALS:
        if stated[name] != found[name]:
            raise _error(WrongData.TOTAL_DIFFERS, total=name, stated=str(stated[name])[:40], found=found[name])


def _error(code: WrongData, **figures: str | int) -> BadSetup:
    return BadSetup(Reason(code, {"file": "cards.toml", **figures}))


KINDS = read_cards((Path(__file__).parent / "data/cards.toml").read_text(encoding="utf-8"))
NAMES = tuple(card.name for card in KINDS)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
DECK = tuple(card.name for card in KINDS for _ in range(card.count))
"""All cards by name, in the order of the file."""
DECK_FOR_TWO = tuple(card.name for card in KINDS for _ in range(card.count) if not card.with_violet)
"""Without the cards that show violet (tout-la-haut 1)."""


def names(kinds: Iterable[int]) -> list[str]:
    """The names of the cards, in the order of the file."""
    return [NAMES[kind] for kind in sorted(kinds)]
