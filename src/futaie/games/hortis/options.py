"""What can be chosen before a game of Hortis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from futaie.core.option import Number, Option
from futaie.core.reason import Reason
from futaie.games.hortis.deck import LARGEST, RECONSTRUCTED, SHIPPED, Deck, parse_json, read_deck
from futaie.games.hortis.fields import BadDeck
from futaie.games.hortis.reasons import WrongDeck


@dataclass(frozen=True)
class DeckOption(Option):
    """The cards and recipes to play with: a Deck; records write its hash and bring its content along."""

    def allowed(self, seats: int) -> str:
        return "DECK.toml | DECK.json"

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, Deck)

    def format(self, value: object) -> str:
        assert isinstance(value, Deck)
        return value.hash

    def attachment(self, value: object) -> tuple[str, str] | None:
        assert isinstance(value, Deck)
        return None if value.hash in SHIPPED else (value.hash, value.content)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        if text in SHIPPED:
            return SHIPPED[text]
        if text not in attached:
            return text
        deck = parse_json(attached[text], text[:16])
        if deck.hash != text:
            raise BadDeck(Reason(WrongDeck.NOT_THE_HASH, {"file": text[:16], "hash": deck.hash}))
        return deck

    def read(self, text: str) -> object:
        """A person names a file."""
        try:
            return read_deck(Path(text).expanduser())
        except RuntimeError as error:  # the home of somebody who is not known here
            raise BadDeck(Reason(WrongDeck.UNREADABLE, {"file": text[:80]})) from error


@dataclass(frozen=True)
class CardNumbers(Option):
    """One of some words, or the numbers of cards, each at most once."""

    names: tuple[str, ...]
    least: int
    most: int

    def words(self, seats: int) -> Sequence[str]:
        return self.names

    def allowed(self, seats: int) -> str:
        numbers = ",".join([f"1-{LARGEST}"] * self.least)
        return " | ".join([*self.names, numbers + ",…" * (self.least < self.most)])

    def accepts(self, value: object, seats: int) -> bool:
        if not isinstance(value, list | tuple):
            return isinstance(value, str) and value in self.names
        if not self.least <= len(value) <= self.most or not all(type(number) is int for number in value):
            return False
        return len(set(value)) == len(value) and all(1 <= number <= LARGEST for number in value)

    def check(self, value: object, seats: int) -> object:
        super().check(value, seats)
        return tuple(sorted(value)) if isinstance(value, list | tuple) else value

    def format(self, value: object) -> str:
        return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        words = text.split()
        if not words or not all(word.isascii() and word.isdigit() and len(word) < 3 for word in words):
            return text
        return tuple(int(word) for word in words)


OPTIONS: tuple[Option, ...] = (
    DeckOption("deck", RECONSTRUCTED),
    Number("cards", 9, 2, 9),
    CardNumbers("pool", "all", ("all",), 2, LARGEST),
    CardNumbers("recipes", "none", ("none", "random"), 2, 2),
)
