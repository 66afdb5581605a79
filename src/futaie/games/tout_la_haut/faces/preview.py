"""What an action of Tout là-haut would do, as far as the mover knows."""

from __future__ import annotations

from mypy_extensions import i64

from futaie.core.plain import Data
from futaie.games.tout_la_haut.box.cards import GREY, KINDS, NAMES
from futaie.games.tout_la_haut.faces.view import floors, top_floor, worths
from futaie.games.tout_la_haut.rules.grove import Grove
from futaie.games.tout_la_haut.rules.scoring import GREY_CARD, scores


def preview(grove: Grove, seat: i64, action: i64) -> Data:
    after = grove.copy()
    after.build(action)
    below, (bottom, _) = top_floor(grove, seat), floors(action)
    free = bool(action & 1) or below["colour"] == GREY
    worth = worths(after)[seat]
    return {
        "card": NAMES[action >> 1],
        "face": "down" if action & 1 else "up",
        "floors": list(floors(action)),
        "matches": [] if free else [name for name in ("colour", "value") if below[name] == bottom[name]],
        "adds": GREY_CARD if action & 1 else KINDS[action >> 1].value,
        "total": worth["floors"],
        "run": worth["run"],
        "objective": worth["objective"],
        "score": scores(after)[seat],
        "ends": after.turn == after.turns,
    }
