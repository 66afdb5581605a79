"""Growing the trunk (larbre C.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.core.rules.event import Event
from futaie.games.larbre.box.kinds import cards_in, size
from futaie.games.larbre.rules.actions import RESERVE_SIZE, TAKING, TOKEN_LEFT

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre


def grow_trunk(position: LArbre, seat: i64) -> None:
    """The hand is filled; where there is no choice among the cards of the river, nothing is asked."""
    position.tree.grow_trunk(position.fork)
    position.reserves[seat * RESERVE_SIZE + TOKEN_LEFT] = 0
    if position.events is not None:
        position.events.append(Event("trunk", seat, {"level": position.tree.level, "twigs": position.tree.count}))
    if position.reserve_placed(seat):
        return
    need = position.hand_limit - size(position.piles.hands[seat])
    if need > 0 and need < position.piles.river_size:
        position.phase = TAKING
        position.need = need
        return
    if need > 0:
        for kind in cards_in(position.piles.river):
            position.piles.take(seat, kind, position.events)
        position.piles.draw_to_hand(seat, need - position.piles.river_size, position.events)
        position.piles.refill(position.events)
    position.end_turn(seat)
