"""What can be chosen before a game of l'Arbre."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from futaie.core.box.deck import DeckOption
from futaie.core.rules.option import Choice, FirstSeat, Number, Option, Several
from futaie.games.larbre.box.cards import SPIRITS
from futaie.games.larbre.box.deck_file import BOX, attached_box, read_box
from futaie.games.larbre.box.kinds import FLUTE, JOKER, most_copies

VERSION = 2
"""Of the rules. In version 1 growing was no choice (larbre B.5a), and no play ended with a discard (larbre B.10c)."""
RESERVE = (10, 6, 5, 3, 1, 1)
"""Twigs, leaves, buds, fruits, golden flowers, trunk tokens (rule)."""


@dataclass(frozen=True)
class Numbers(Option):
    """Several numbers, each up to its own limit, or the default."""

    most: tuple[int, ...]

    def words(self, seats: int) -> Sequence[str]:
        return (self.default,) if isinstance(self.default, str) else ()

    def allowed(self, seats: int) -> str:
        return " | ".join([*self.words(seats), ",".join(f"0-{most}" for most in self.most)])

    def accepts(self, value: object, seats: int) -> bool:
        if not isinstance(value, list | tuple):
            return isinstance(value, str) and value == self.default
        if len(value) != len(self.most) or not all(type(number) is int for number in value):
            return False
        return all(0 <= number <= most for number, most in zip(value, self.most, strict=True))

    def check(self, value: object, seats: int) -> object:
        super().check(value, seats)
        return value if isinstance(value, str) else tuple(value)  # type: ignore[arg-type]

    def format(self, value: object) -> str:
        return value if isinstance(value, str) else " ".join(map(str, value))  # type: ignore[call-overload]

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        words = text.split()
        if not words or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            return text
        return tuple(int(word) for word in words)


OPTIONS: tuple[Option, ...] = (
    FirstSeat(),
    Choice("branch", "chain", ("chain", "fork")),
    Choice("growth", "choice", ("choice", "always"), since=2, before="always"),
    Number("stall", 6, 1, 60),
    Numbers("reserve", RESERVE, RESERVE),
    Numbers("cards", "all", tuple(most_copies(kind) for kind in (0, 4, 8, 12, JOKER, FLUTE))),
    Several("icons", "all", SPIRITS),
    Number("hand", 6, 1, 6),
    Number("dealt", 3, 1, 6),
    Number("river", 4, 2, 4),
    DeckOption("deck", BOX, "CARDS.toml", read_box, attached_box),
)
