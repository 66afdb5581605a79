"""Why an action is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.core.plain import Data
from futaie.core.rules.reason import Reason, Why
from futaie.games.arboretum.box.cards import NAMES
from futaie.games.arboretum.rules.actions import (
    ACTION_COUNT,
    CELL,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_DISCARD,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    FIRST_DRAW,
    PLANT,
    SECOND_DRAW,
)
from futaie.games.arboretum.rules.garden import Garden, column, row
from futaie.games.arboretum.rules.reasons import NotLegal

if TYPE_CHECKING:
    from futaie.games.arboretum.rules.position import Arboretum


def refusal(position: Arboretum, seat: i64, action: i64) -> Reason | None:
    if action < 0 or action >= ACTION_COUNT:
        return Reason(Why.NO_SUCH_ACTION)
    if action < PLANT:
        if position.phase > SECOND_DRAW:
            return Reason(NotLegal.DRAWN_ALREADY)
        if action == DRAW_DECK:
            return Reason(NotLegal.DECK_EMPTY) if position.deck_count == 0 else None
        if action - DRAW_PILE >= position.seats:
            return Reason(NotLegal.NO_SUCH_PILE)
        return Reason(NotLegal.PILE_EMPTY) if position.pile_counts[action - DRAW_PILE] == 0 else None
    if position.phase <= SECOND_DRAW:
        return Reason(NotLegal.DRAW_FIRST, {"left": 2 if position.phase == FIRST_DRAW else 1})
    if action >= CELL and action < DISCARD:
        if position.phase == CHOOSE_CARD:
            return Reason(NotLegal.CHOOSE_CARD_FIRST)
        if position.phase == CHOOSE_DISCARD:
            return Reason(NotLegal.PLANTED_ALREADY)
        return _cell(position.gardens[seat], action - CELL)
    if position.phase == CHOOSE_CELL:
        return Reason(NotLegal.CHOOSE_CELL_FIRST, {"card": NAMES[position.chosen]})
    if action < CELL and position.phase == CHOOSE_DISCARD:
        return Reason(NotLegal.PLANTED_ALREADY)
    if action >= DISCARD and position.phase == CHOOSE_CARD:
        return Reason(NotLegal.PLANT_FIRST)
    card = action - PLANT if action < CELL else action - DISCARD
    return None if position.holds(seat, card) else Reason(NotLegal.NOT_IN_HAND, {"card": NAMES[card]})


def _cell(garden: Garden, cell: i64) -> Reason | None:
    if garden.is_open(cell):
        return None
    where: Data = {"x": column(cell), "y": row(cell)}
    if garden.grid[cell] != 0:
        return Reason(NotLegal.CELL_TAKEN, where)
    if garden.count == 0:
        return Reason(NotLegal.FIRST_IN_THE_MIDDLE, where)
    return Reason(NotLegal.CELL_NOT_ADJACENT, where)
