"""The question to the mover in Hortis, and actions in words."""

from __future__ import annotations

from typing import cast

from futaie.core.rules.position import Position
from futaie.core.rules.reason import Message
from futaie.games.hortis.box.cards import Card
from futaie.games.hortis.faces.signs import signed
from futaie.games.hortis.faces.view import face_data, place
from futaie.games.hortis.rules.actions import CHOOSE_CARD, CHOOSE_PLACE, PLACE, SERVE
from futaie.games.hortis.rules.orchard import THE_WHEELBARROW
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.reasons import Asked, Does
from futaie.games.hortis.rules.recipes import FRUITS
from futaie.games.hortis.rules.scoring import final_points


def ask(position: Position, seat: int) -> Message:
    table = cast("Hortis", position)
    phase = table.phases[seat]
    if phase == CHOOSE_CARD:
        return Message(Asked.CARD)
    if phase == CHOOSE_PLACE:
        return Message(Asked.PLACE, face_data(int(table.chosen[seat])))
    orchard = table.orchards[seat]
    if orchard.asking == THE_WHEELBARROW:
        return Message(Asked.WHEELBARROW)
    return Message(Asked.DICE, {"fruit": FRUITS[orchard.asking - 1], "left": orchard.owed})


def describe(position: Position, seat: int, action: int) -> Message:
    table = cast("Hortis", position)
    seen = position.preview(seat, action)
    if action < PLACE:
        card = next(card for card in table.deck.cards if card.number == seen["card"])
        return Message(Does.TAKE, {**seen, "face": turned(card, action % 4)})
    gain = signed(seen["score"] - final_points(table.orchards[seat], table.recipes))
    figures = {"gain": gain, "dice": seen["written"], "squirrel": seen["squirrel"] is not None}
    if action >= SERVE:
        here = table.orchards[seat].cell(action - SERVE)
        return Message(Does.SERVE, {"cell": action - SERVE + 1, **figures, **place(here)})
    return Message(Does.LAY_AND_CHOOSE if seen["owed"] else Does.LAY, {"x": seen["x"], "y": seen["y"], **figures})


def turned(card: Card, quarters: int) -> str:
    """The card as it lies, its rows from top to bottom: `O1 Y2 / G1 .. / O2 Y1`."""
    cells = card.turned(quarters)
    columns = 3 - quarters % 2
    return " / ".join(" ".join(cells[i : i + columns]) for i in range(0, 6, columns))
