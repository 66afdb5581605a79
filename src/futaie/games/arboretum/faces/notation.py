"""Arboretum in writing: `+deck` and `+B` draw, `j7` plants that card, `(1,-2)` in that cell, `-m3` discards."""

from __future__ import annotations

import re

from futaie.core.rules.position import Position
from futaie.core.rules.seat import letter, seat_of
from futaie.games.arboretum.box.cards import NAMES, NUMBERS
from futaie.games.arboretum.rules.actions import CELL, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.garden import LARGEST, cell_at, column, row

NUMBER = "(0|-?[1-9][0-9]?)"
CELL_WORD = re.compile(rf"\({NUMBER},{NUMBER}\)|{NUMBER},{NUMBER}")
"""The brackets are optional."""


def format_action(position: Position, seat: int, action: int) -> str:
    if action == DRAW_DECK:
        return "+deck"
    if action < PLANT:
        return "+" + letter(action - DRAW_PILE)
    if action < CELL:
        return NAMES[action - PLANT]
    if action < DISCARD:
        return f"({column(action - CELL)},{row(action - CELL)})"
    return "-" + NAMES[action - DISCARD]


def parse_action(position: Position, seat: int, word: str) -> int | None:
    if word == "+deck":
        return DRAW_DECK
    if word in NUMBERS:
        return PLANT + NUMBERS[word]
    if word.startswith("-"):
        return DISCARD + NUMBERS[word[1:]] if word[1:] in NUMBERS else None
    if word.startswith("+"):
        pile = seat_of(word[1:], position.seats)
        return None if pile is None else DRAW_PILE + pile
    cell = CELL_WORD.fullmatch(word)
    if cell is None:
        return None
    x, y = int(cell[1] or cell[3]), int(cell[2] or cell[4])
    return CELL + cell_at(x, y) if max(abs(x), abs(y)) <= LARGEST else None
