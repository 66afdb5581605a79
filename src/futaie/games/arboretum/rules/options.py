"""The options of a game of Arboretum."""

from __future__ import annotations

from futaie.core.rules.option import FirstSeat, Number, Option, Several
from futaie.games.arboretum.box.cards import LETTERS

OPTIONS: tuple[Option, ...] = (
    FirstSeat(),
    Several("species", "random", tuple(LETTERS)),
    Number("ranks", 8, 2, 8),
    Number("hand", 7, 1, 7),
)
