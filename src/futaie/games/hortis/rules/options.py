"""The options of a game of Hortis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from futaie.core.box.deck import DeckOption
from futaie.core.rules.option import Number, Option
from futaie.games.hortis.box.cards import LARGEST
from futaie.games.hortis.box.deck_file import EARLIER, RECONSTRUCTED, attached_deck, read_deck


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
    DeckOption("deck", RECONSTRUCTED, "DECK.toml | DECK.json", read_deck, attached_deck, EARLIER),
    Number("cards", 9, 2, 9),
    CardNumbers("pool", "all", ("all",), 2, LARGEST),
    CardNumbers("recipes", "none", ("none", "random"), 2, 2),
)
