"""The question to the mover in Tout là-haut, and actions in words."""

from __future__ import annotations

from typing import cast

from futaie.core.plain import Data
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Message
from futaie.core.rules.seat import letter
from futaie.games.tout_la_haut.box.cards import KINDS
from futaie.games.tout_la_haut.box.floors import GREY
from futaie.games.tout_la_haut.faces.view import top_floor
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.reasons import Asked, Does

NOBODY = "none"


def ask(position: Position, seat: int) -> Message:
    """Which card to build on, and who gets the rest of the hand: nobody after the last turn."""
    grove = cast("ToutLaHaut", position).grove
    last = grove.turn + 1 == grove.turns
    figures: Data = {"to": NOBODY if last else letter(grove.seat_at(grove.turn + 1))}
    tree = grove.tree(seat)
    if not tree:
        return Message(Asked.ON_STUMP, figures)
    if top_floor(grove, seat)["colour"] == GREY:
        return Message(Asked.ON_GREY, figures)
    return Message(Asked.ON_COLOUR, {"floor": str(KINDS[tree[-1] >> 1].top), **figures})


def describe(position: Position, seat: int, action: int) -> Message:
    """The tree's gain; `matches` says why the card fits: both, colour, value, or nothing if it need not match."""
    preview = cast("ToutLaHaut", position).preview(seat, action)
    figures: Data = {"card": preview["card"], "adds": preview["adds"]}
    if action & 1:
        return Message(Does.FACE_DOWN, figures)
    matches = preview["matches"]
    how = "both" if len(matches) > 1 else matches[0] if matches else "nothing"
    return Message(Does.FACE_UP, {**figures, "matches": how, "run": preview["run"]["length"]})
