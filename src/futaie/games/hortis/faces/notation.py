"""Hortis in writing: `12/90` takes card 12 turned by 90 degrees clockwise, `(1,-2)` lays its upper left corner there,
`!4` serves its fourth cell in reading order."""

from __future__ import annotations

import re

from futaie.core.rules.position import Position
from futaie.games.hortis.rules.actions import PLACE, SERVE
from futaie.games.hortis.rules.grid import CELLS, cell_at, column, row

CARD_WORD = re.compile(r"([1-9]|1[0-8])/(0|90|180|270)")
NUMBER = "(0|-?[1-9][0-9]?)"
CELL_WORD = re.compile(rf"\({NUMBER},{NUMBER}\)|{NUMBER},{NUMBER}")
"""The brackets are optional."""
SERVE_WORD = re.compile(r"!([1-6])")


def format_action(position: Position, seat: int, action: int) -> str:
    if action < PLACE:
        return f"{action // 4 + 1}/{action % 4 * 90}"
    if action < SERVE:
        return f"({column(action - PLACE)},{row(action - PLACE)})"
    return f"!{action - SERVE + 1}"


def parse_action(position: Position, seat: int, word: str) -> int | None:
    if card := CARD_WORD.fullmatch(word):
        return (int(card[1]) - 1) * 4 + int(card[2]) // 90
    if serve := SERVE_WORD.fullmatch(word):
        return SERVE + int(serve[1]) - 1
    if cell := CELL_WORD.fullmatch(word):
        x, y = int(cell[1] or cell[3]), int(cell[2] or cell[4])
        if column(0) <= x <= column(CELLS - 1) and row(CELLS - 1) <= y <= row(0):
            return PLACE + cell_at(x, y)
    return None
