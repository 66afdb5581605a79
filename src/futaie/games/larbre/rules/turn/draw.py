"""Drawing cards (larbre A.1): the deal, two cards of the river in a turn, and down to the limit again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.games.larbre.box.kinds import one, size
from futaie.games.larbre.rules.actions import DISCARDING, START, TAKING

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre


def deal(position: LArbre, cards: i64) -> None:
    """The river, then so many cards for each seat, the first player's first."""
    position.piles.refill(position.events)
    place: i64 = 0
    while place < position.seats:
        position.piles.draw_to_hand((position.first + place) % position.seats, cards, position.events)
        place += 1


def take(position: LArbre, seat: i64, kind: i64) -> None:
    """One of two cards (larbre A.1), or one that fills the hand after growing the trunk (larbre C.1)."""
    if position.phase == START:
        position.phase = TAKING
        position.need = 2
    position.piles.take(seat, kind, position.events)
    position.need -= 1
    if position.need > 0:
        return
    position.piles.refill(position.events)
    position.need = size(position.piles.hands[seat]) - position.hand_limit
    if position.need > 0:
        position.phase = DISCARDING
    else:
        position.end_turn(seat)


def choose_discard(position: LArbre, seat: i64, kind: i64) -> None:
    position.chosen += one(kind)
    position.need -= 1
    if position.need > 0:
        return
    position.piles.throw(seat, position.chosen, position.events)
    position.chosen = 0
    position.end_turn(seat)
