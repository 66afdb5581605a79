"""The cards as box.toml lists them: 27 kinds, numbered in the order of the file, some of them in two copies."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from futaie.games.tout_la_haut.box.contents import FILE, TEXT, tables, wrong
from futaie.games.tout_la_haut.rules.reasons import WrongData

COLOURS = ("red", "blue", "green", "yellow", "violet")
VIOLET = COLOURS.index("violet")
GREY = "grey"
VALUES = range(2, 5)
MOST_KINDS = 100
RULEBOOK = {"cards": 32, "with_violet": 8}
"""The rulebook's counts; it does not list the cards."""
FLOOR = re.compile(rf"({'|'.join(COLOURS)}) ([0-9])")


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


def read_cards(text: str, file: str = FILE) -> tuple[Card, ...]:
    """The cards in a TOML text such as box.toml; BadSetup says what is wrong with it."""
    data = tables(text, file)
    entries = data.get("card")
    if not isinstance(entries, list) or not 1 <= len(entries) <= MOST_KINDS:
        raise wrong(WrongData.NO_CARDS, file, most=MOST_KINDS)
    cards: list[Card] = []
    for number, entry in enumerate(entries, 1):
        card = _card(f"card {number}", entry, file)
        if card.name in [other.name for other in cards]:
            raise wrong(WrongData.CARD_TWICE, file, card=card.name)
        cards.append(card)
    _check_totals(data.get("totals"), cards, file)
    return tuple(cards)


def _card(where: str, entry: object, file: str) -> Card:
    if not isinstance(entry, dict) or not {"bottom", "top"} <= set(entry) <= {"bottom", "top", "count"}:
        raise wrong(WrongData.WRONG_FIELDS, file, where=where, allowed="bottom, top, count")
    count = entry.get("count", 1)
    if type(count) is not int or count not in (1, 2):
        raise wrong(WrongData.WRONG_VALUE, file, where=f"{where}, count", allowed="1-2")
    return Card(_floor(f"{where}, bottom", entry["bottom"], file), _floor(f"{where}, top", entry["top"], file), count)


def _floor(where: str, given: object, file: str) -> Floor:
    found = FLOOR.fullmatch(str(given)[:40])
    if found is None or int(found[2]) not in VALUES:
        allowed = f'"{"|".join(COLOURS)} {VALUES[0]}-{VALUES[-1]}"'
        raise wrong(WrongData.WRONG_VALUE, file, where=where, allowed=allowed)
    return Floor(COLOURS.index(found[1]), int(found[2]))


def totals(cards: Iterable[Card]) -> dict[str, int]:
    """The sums over the cards."""
    every = list(cards)
    plain = [card for card in every if not card.with_violet]
    return {
        "cards": sum(card.count for card in every),
        "with_violet": sum(card.count for card in every) - sum(card.count for card in plain),
        "floors": sum(card.count * card.value for card in every),
        "without_violet": sum(card.count * card.value for card in plain),
    }


def _check_totals(stated: object, cards: list[Card], file: str) -> None:
    found = totals(cards)
    if not isinstance(stated, dict) or set(stated) != set(found):
        raise wrong(WrongData.WRONG_FIELDS, file, where="totals", allowed=", ".join(found))
    for name, total in found.items():
        if stated[name] != total:
            raise wrong(WrongData.TOTAL_DIFFERS, file, total=name, stated=str(stated[name])[:40], found=total)
    for name, wanted in RULEBOOK.items():
        if found[name] != wanted:
            raise wrong(WrongData.NOT_THE_RULEBOOKS, file, total=name, found=found[name], wanted=wanted)


KINDS = read_cards(TEXT)
NAMES = tuple(card.name for card in KINDS)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
DECK = tuple(card.name for card in KINDS for _ in range(card.count))
"""All cards by name, in the order of the file."""
DECK_FOR_TWO = tuple(card.name for card in KINDS for _ in range(card.count) if not card.with_violet)
"""Without the cards that show violet (tout-la-haut 1)."""


def names(kinds: Iterable[int]) -> list[str]:
    """The names of the cards, in the order of the file."""
    return [NAMES[kind] for kind in sorted(kinds)]
