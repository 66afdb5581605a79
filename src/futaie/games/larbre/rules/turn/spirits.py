"""Invoking spirits: Faun's gift, Naiad's card, Pegaea's three, the Dryad's extra piece (larbre B.8, B.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from futaie.core.rules.event import Event
from futaie.core.rules.seat import letter
from futaie.games.larbre.box.cards import NAMES, SPIRITS, names
from futaie.games.larbre.box.kinds import DRYAD, FAUN, NAIAD, NO_TYPE, PEGAEA, bit, cards_in, kinds_in, one
from futaie.games.larbre.rules.actions import (
    GIFTS_LEFT,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEPING,
    RESERVE_SIZE,
)
from futaie.games.larbre.rules.turn.play import go_on, place, tip_choices
from futaie.games.larbre.secrets.history import BURIED, KEPT

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre


def turn_tile(position: LArbre, seat: i64, spirit: i64) -> None:
    """A spirit is invoked: its tile is turned, and without a flute it was the only one (larbre B.8)."""
    position.face_up ^= (position.turned >> (4 * spirit)) & 15
    position.spirits = position.spirits & ~bit(spirit) if position.fluted else 0
    if position.events is not None:
        position.events.append(Event("spirit", seat, {"spirit": SPIRITS[spirit]}))


def spirit_choices(position: LArbre, seat: i64) -> i64:
    """To whom Faun may give, what Naiad may take, and Pegaea, as bits from `INVOKE_FAUN` on."""
    bits: i64 = 0
    if position.spirits & bit(FAUN) != 0:
        bits = bit(position.seats) - 1 - bit(seat)
    if position.spirits & bit(NAIAD) != 0:
        bits |= kinds_in(position.piles.river) << (INVOKE_NAIAD - INVOKE_FAUN)
    if position.spirits & bit(PEGAEA) != 0:
        bits |= bit(INVOKE_PEGAEA - INVOKE_FAUN)
    return bits


def extra_piece_choices(position: LArbre, seat: i64) -> i64:
    """The Dryad's, after growing: one more piece of the type that grew."""
    if position.spirits & bit(DRYAD) == 0 or position.growing == NO_TYPE:
        return 0
    return tip_choices(position, seat, 1)


def place_extra_piece(position: LArbre, seat: i64, action: i64, tip: i64) -> None:
    """The Dryad is invoked by placing her piece (larbre B.9)."""
    turn_tile(position, seat, DRYAD)
    place(position, seat, action, tip)


def invoke(position: LArbre, seat: i64, action: i64) -> None:
    """Faun, Naiad or Pegaea (larbre B.9)."""
    if action < INVOKE_NAIAD:
        turn_tile(position, seat, FAUN)
        other = action - INVOKE_FAUN
        position.reserves[other * RESERVE_SIZE + GIFTS_LEFT] += i16(1)
        if position.events is not None:
            position.events.append(Event("gift", seat, {"to": letter(other)}))
    elif action < INVOKE_PEGAEA:
        turn_tile(position, seat, NAIAD)
        position.piles.take(seat, action - INVOKE_NAIAD, position.events)
        position.piles.refill(position.events)
    else:
        turn_tile(position, seat, PEGAEA)
        position.looked = position.piles.show(seat, 3, position.events)
        position.phase = KEEPING
        if position.events is not None:
            position.events.append(Event("look", seat, {"cards": 3}, {"shown": names(position.looked)}, (seat,)))
        return
    go_on(position, seat)


def keep(position: LArbre, seat: i64, kind: i64) -> None:
    """One of Pegaea's cards; the others are discarded."""
    position.piles.hands[seat] += one(kind)
    position.piles.history.note(KEPT, seat, kind)
    if position.events is not None:
        position.events.append(Event("keep", seat, {}, {"card": NAMES[kind]}, (seat,)))
    for other in cards_in(position.looked - one(kind)):
        position.piles.bury(BURIED, seat, other)
    position.looked = 0
    go_on(position, seat)
