"""What an action of Hortis would do, as far as the mover knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from futaie.core.vecs import vec
from futaie.games.hortis.faces.view import face_data, placement, progress
from futaie.games.hortis.rules.actions import PLACE
from futaie.games.hortis.rules.scoring import final_points

if TYPE_CHECKING:
    from futaie.games.hortis.faces.shapes import Preview
    from futaie.games.hortis.rules.position import Hortis


def preview(position: Hortis, seat: i64, action: i64) -> Preview:
    """The changes by the placement, and the progress of the recipes; `owed`: how many cells have to be chosen next."""
    if action < PLACE:
        orchard = position.orchards[seat]
        places = orchard.fill_places(action, vec[i16]([i16(0)] * orchard.room()), 0)
        return {**face_data(action), "places": places}
    after = position.after(seat, action)
    return {
        **placement(position.orchards[seat], after),
        "score": final_points(after, position.recipes),
        "owed": after.owed,
        "recipes": progress(after, position.recipes),
    }
