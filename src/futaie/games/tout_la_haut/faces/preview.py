"""What an action of Tout là-haut would do, as far as the mover knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.games.tout_la_haut.box.cards import KINDS, NAMES
from futaie.games.tout_la_haut.box.floors import GREY
from futaie.games.tout_la_haut.faces.view import floors, top_floor, worths
from futaie.games.tout_la_haut.rules.grove import Grove
from futaie.games.tout_la_haut.rules.scoring import GREY_CARD, scores

if TYPE_CHECKING:
    from futaie.games.tout_la_haut.faces.shapes import Match, Preview


def preview(grove: Grove, seat: i64, action: i64) -> Preview:
    after = grove.copy()
    after.build(action)
    below, (bottom, _) = top_floor(grove, seat), floors(action)
    free = bool(action & 1) or below["colour"] == GREY
    matches: list[Match] = []
    if not free and below["colour"] == bottom["colour"]:
        matches.append("colour")
    if not free and below["value"] == bottom["value"]:
        matches.append("value")
    worth = worths(after)[seat]
    return {
        "card": NAMES[action >> 1],
        "face": "down" if action & 1 else "up",
        "floors": list(floors(action)),
        "matches": matches,
        "adds": GREY_CARD if action & 1 else KINDS[action >> 1].value,
        "total": worth["floors"],
        "run": worth["run"],
        "objective": worth["objective"],
        "score": scores(after)[seat],
        "ends": after.turn == after.turns,
    }
