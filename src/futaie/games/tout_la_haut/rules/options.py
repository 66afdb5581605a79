"""The options of a game of Tout là-haut."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from futaie.core.rules.option import Choice, FirstSeat, Flag, Option
from futaie.games.tout_la_haut.box.cards import DECK
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVE_NAMES

STANDARD = "standard"
MOST_ROUNDS = 7


@dataclass(frozen=True)
class Rounds(Option):
    """The number of rounds in a game: the one in the rules for the number of seats, or a chosen one."""

    most: int = MOST_ROUNDS

    def words(self, seats: int) -> Sequence[str]:
        return (STANDARD, *map(str, range(1, self.most + 1)))

    def allowed(self, seats: int) -> str:
        return f"{STANDARD} | 1-{self.most}"

    def accepts(self, value: object, seats: int) -> bool:
        return value == STANDARD or (type(value) is int and 1 <= value <= self.most)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        return int(text) if len(text) == 1 and text in "123456789" else text


@dataclass(frozen=True)
class Cards(Option):
    """The cards to play with: those in the rules for the number of seats, or a list with each no more often than in the
    box."""

    def words(self, seats: int) -> Sequence[str]:
        return (STANDARD,)

    def allowed(self, seats: int) -> str:
        return f"{STANDARD} | {','.join(sorted(set(DECK))[:2])},…"

    def accepts(self, value: object, seats: int) -> bool:
        if not isinstance(value, list | tuple):
            return isinstance(value, str) and value == STANDARD
        if not 0 < len(value) <= len(DECK) or not all(type(card) is str for card in value):
            return False
        return all(value.count(card) <= DECK.count(card) for card in value)

    def check(self, value: object, seats: int) -> object:
        super().check(value, seats)
        return tuple(sorted(value, key=DECK.index)) if isinstance(value, list | tuple) else value

    def format(self, value: object) -> str:
        return " ".join(value) if isinstance(value, list | tuple) else str(value)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        return text if text == STANDARD else tuple(text.split())


OPTIONS: tuple[Option, ...] = (
    FirstSeat(),
    Flag("strategic"),
    Flag("late_draw"),
    Choice("objective", "none", ("none", "random", *OBJECTIVE_NAMES)),
    Rounds("rounds", STANDARD),
    Cards("cards", STANDARD),
)
