"""Why an action is not legal."""

from __future__ import annotations

from mypy_extensions import i64

from futaie.core.plain import Data
from futaie.core.rules.reason import Reason, Why
from futaie.games.tout_la_haut.box.cards import NAMES
from futaie.games.tout_la_haut.faces.view import floors, top_floor
from futaie.games.tout_la_haut.rules.actions import ACTION_COUNT
from futaie.games.tout_la_haut.rules.grove import Grove
from futaie.games.tout_la_haut.rules.reasons import NotLegal


def refusal(grove: Grove, seat: i64, action: i64) -> Reason | None:
    if action < 0 or action >= ACTION_COUNT:
        return Reason(Why.NO_SUCH_ACTION)
    kind = action >> 1
    if not grove.holds(kind):
        return Reason(NotLegal.NOT_IN_HAND, {"card": NAMES[kind]})
    if action & 1 == 0 and not grove.fits(kind):
        top, bottom = top_floor(grove, seat), floors(action)[0]
        figures: Data = {"card": NAMES[kind], "colour": bottom["colour"], "value": bottom["value"]}
        return Reason(NotLegal.NO_MATCH, figures | {"colour_below": top["colour"], "value_below": top["value"]})
    return None
