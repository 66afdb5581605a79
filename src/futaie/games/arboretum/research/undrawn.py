"""The deck of Arboretum, the next card first."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import u8

from futaie.core.game import Undrawn
from futaie.core.rules.position import Position
from futaie.games.arboretum.box.cards import NAMES, NUMBERS
from futaie.games.arboretum.rules.position import Arboretum


def cards(position: Position) -> list[str]:
    assert isinstance(position, Arboretum)
    return [NAMES[position.deck[i]] for i in reversed(range(position.deck_count))]


def put(position: Position, names: Sequence[str]) -> None:
    assert isinstance(position, Arboretum)
    for i, name in enumerate(reversed(names)):
        position.deck[i] = u8(NUMBERS[name])


UNDRAWN = Undrawn(cards, put)
