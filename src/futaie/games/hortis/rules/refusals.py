"""Why an action is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.core.plain import Data
from futaie.core.rules.reason import Reason, Why
from futaie.games.hortis.faces.view import face_data
from futaie.games.hortis.rules.actions import ACTION_COUNT, CHOOSE_PLACE, CHOOSE_SERVED, PLACE, SERVE
from futaie.games.hortis.rules.grid import cell_of, column, on_grid, row
from futaie.games.hortis.rules.orchard import NOTHING, NOWHERE, SQUIRREL, Orchard
from futaie.games.hortis.rules.reasons import NotLegal

if TYPE_CHECKING:
    from futaie.games.hortis.rules.position import Hortis


def refusal(position: Hortis, seat: i64, action: i64) -> Reason | None:
    if action < 0 or action >= ACTION_COUNT:
        return Reason(Why.NO_SUCH_ACTION)
    phase = i64(position.phases[seat])
    if phase == CHOOSE_SERVED:
        return _serve(position.orchards[seat], action - SERVE)
    if action >= SERVE:
        return Reason(NotLegal.NOTHING_TO_SERVE)
    if phase == CHOOSE_PLACE:
        face = i64(position.chosen[seat])
        if action < PLACE:
            return Reason(NotLegal.CHOOSE_PLACE_FIRST, face_data(face))
        return _place(position.orchards[seat], face, action - PLACE)
    if action >= PLACE:
        return Reason(NotLegal.CHOOSE_CARD_FIRST)
    if i64(position.hands[2 * seat]) != action >> 2 and i64(position.hands[2 * seat + 1]) != action >> 2:
        return Reason(NotLegal.NOT_IN_HAND, {"card": (action >> 2) + 1})
    if position.orchards[seat].first_place(action) == NOWHERE:
        return Reason(NotLegal.FITS_NOWHERE, face_data(action))
    return None


def _place(orchard: Orchard, face: i64, cell: i64) -> Reason | None:
    place: Data = {"x": column(cell), "y": row(cell)}
    if not on_grid(face, cell):
        return Reason(NotLegal.COVERS_NOTHING, place)
    if orchard.fits(face, cell):
        return None
    covers = False
    i: i64 = 0
    while i < 6:
        here = cell_of(face, cell, i)
        if orchard.dice[here] == SQUIRREL:
            return Reason(NotLegal.COVERS_SQUIRREL, {"x": column(here), "y": row(here)})
        covers = covers or orchard.trees[here] != NOTHING
        i += 1
    if not covers:
        return Reason(NotLegal.COVERS_NOTHING, place)
    wrong = orchard.mismatches(face, cell)
    cells: list[Data] = [{"x": column(here), "y": row(here)} for here in wrong]
    code = NotLegal.TOO_MANY_MISMATCHES if len(wrong) > 1 else NotLegal.SQUIRREL_SPENT
    where = " ".join([f"({column(here)},{row(here)})" for here in wrong])
    return Reason(code, {"cells": cells, "where": where})


def _serve(orchard: Orchard, i: i64) -> Reason | None:
    if i < 0:
        return Reason(NotLegal.SERVE_FIRST)
    if orchard.may_serve(i):
        return None
    if orchard.waits_for(i) != orchard.asking:
        return Reason(NotLegal.NOT_WAITING, {"cell": i + 1})
    if i < orchard.least:
        return Reason(NotLegal.NOT_ASCENDING, {"cell": i + 1, "least": orchard.least + 1})
    return Reason(NotLegal.LEAVES_TOO_FEW, {"cell": i + 1, "owed": orchard.owed})
