"""The deck of Tout là-haut, the next card first, and last the cards that are never drawn."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import u8

from futaie.core.game import Undrawn
from futaie.core.rules.position import Position
from futaie.games.tout_la_haut.box.cards import NAMES, NUMBERS
from futaie.games.tout_la_haut.rules.position import ToutLaHaut


def drawn(position: ToutLaHaut) -> int:
    """How many cards of the order somebody has seen: in the late draw variant all but the mover hold one more."""
    grove = position.grove
    early = grove.seats if position.late_draw else 1
    return int(min(grove.seats + grove.turn + early, grove.seats + grove.turns))


def cards(position: Position) -> list[str]:
    assert isinstance(position, ToutLaHaut)
    order = position.grove.order
    return [NAMES[order[i]] for i in range(drawn(position), len(order))]


def put(position: Position, names: Sequence[str]) -> None:
    assert isinstance(position, ToutLaHaut)
    for i, name in enumerate(names, drawn(position)):
        position.grove.order[i] = u8(NUMBERS[name])


UNDRAWN = Undrawn(cards, put)
