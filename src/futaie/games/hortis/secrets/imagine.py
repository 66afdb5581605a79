"""The table as a reader may imagine it: redraws the pile and the others' hidden placements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.hortis.rules.actions import CHOOSE_CARD, NO_FACE, PLACED, STOPPED

if TYPE_CHECKING:
    from futaie.games.hortis.rules.position import Hortis


def imagined(position: Hortis, viewer: i64, rng: Rng) -> Hortis:
    """For a seat or a spectator (-1).

    Every unseen card is equally likely, and so is every legal placement that is hidden.
    """
    other = position.copy()
    rng.mix(other.pile, other.pile_count)
    if other.over:
        return other
    i: i64 = 0
    while i < other.seats:
        if i != viewer and other.phases[i] < STOPPED and other.phases[i] > CHOOSE_CARD:
            if other.phases[i] == PLACED:
                redraw(other, i, rng)
            else:
                other.phases[i] = CHOOSE_CARD
                other.chosen[i] = NO_FACE
                other.orchards[i] = other.shown[i]
        i += 1
    return other


def redraw(position: Hortis, seat: i64, rng: Rng) -> None:
    """Draws the seat's hidden placement again from all that it could have made, choices of hortis 7 included."""
    position.put_into_hand(seat, position.placed_card(seat))
    before = position.shown[seat]
    found = vec[i16]([i16(0)] * (8 * before.room()))
    faces = found[:]
    worlds = found[:]
    """How many orchards each place can lead to."""
    count: i64 = 0
    total: i64 = 0
    i: i64 = 0
    while i < 8:
        face = position.face(seat, i)
        if face != NO_FACE:
            place = count
            count = before.fill_places(face, found, count)
            may_ask = before.may_ask(face)
            while place < count:
                faces[place] = i16(face)
                worlds[place] = i16(len(before.laid(face, i64(found[place])).endings()) if may_ask else 1)
                total += i64(worlds[place])
                place += 1
        i += 1
    drawn = rng.below(total)
    place = 0
    while drawn >= i64(worlds[place]):
        drawn -= i64(worlds[place])
        place += 1
    endings = before.laid(i64(faces[place]), i64(found[place])).endings()
    position.orchards[seat] = endings[drawn]
    position.take_from_hand(seat, i64(faces[place]) >> 2)
