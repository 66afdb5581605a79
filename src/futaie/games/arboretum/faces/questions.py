"""The question to the mover in Arboretum, and actions in words."""

from __future__ import annotations

from typing import cast

from futaie.core.rules.position import Position
from futaie.core.rules.reason import Message
from futaie.core.rules.seat import letter
from futaie.games.arboretum.box.cards import NAMES
from futaie.games.arboretum.rules.actions import CELL, CHOOSE_CELL, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.garden import column, row
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.reasons import Asked, Does

ASKED = (Asked.FIRST_DRAW, Asked.SECOND_DRAW, Asked.PLANT, Asked.CELL, Asked.DISCARD)
"""By phase."""


def ask(position: Position, seat: int) -> Message:
    table = cast("Arboretum", position)
    return Message(ASKED[table.phase], {"card": NAMES[table.chosen]} if table.phase == CHOOSE_CELL else {})


def describe(position: Position, seat: int, action: int) -> Message:
    if action == DRAW_DECK:
        return Message(Does.DRAW_DECK)
    if action < PLANT:
        card = str(position.preview(seat, action)["card"])
        return Message(Does.DRAW_PILE, {"seat": letter(action - DRAW_PILE), "card": card})
    if action < CELL:
        return Message(Does.PLANT, {"card": NAMES[action - PLANT]})
    if action < DISCARD:
        return Message(Does.CELL, {"x": column(action - CELL), "y": row(action - CELL)})
    return Message(Does.DISCARD, {"card": NAMES[action - DISCARD]})
