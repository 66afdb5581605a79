"""The pile of Hortis, the next card first, and last those that are not played."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import u8

from futaie.core.game import Undrawn
from futaie.core.rules.position import Position
from futaie.games.hortis.rules.position import Hortis


def cards(position: Position) -> list[str]:
    assert isinstance(position, Hortis)
    return [str(position.pile[i] + 1) for i in reversed(range(position.pile_count))]


def put(position: Position, names: Sequence[str]) -> None:
    assert isinstance(position, Hortis)
    for i, name in enumerate(reversed(names)):
        position.pile[i] = u8(int(name) - 1)


UNDRAWN = Undrawn(cards, put)
