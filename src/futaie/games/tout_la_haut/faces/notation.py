"""Tout là-haut in writing: `r3g3` builds the card with red 3 below and green 3 above, `-r3g3` the same face down.

Others see `-?` for a card built face down.
"""

from __future__ import annotations

from futaie.core.rules.position import Position
from futaie.games.tout_la_haut.box.cards import NAMES, NUMBERS

DOWN = "-"
HIDDEN = "-?"


def format_action(position: Position, seat: int, action: int) -> str:
    return (DOWN if action & 1 else "") + NAMES[action >> 1]


def parse_action(position: Position, seat: int, word: str) -> int | None:
    kind = NUMBERS.get(word.removeprefix(DOWN))
    return None if kind is None else 2 * kind + word.startswith(DOWN)


def hide_action(word: str) -> str:
    return HIDDEN if word.startswith(DOWN) else word
