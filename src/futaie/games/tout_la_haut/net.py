"""What a net is told about Tout là-haut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64

from futaie.core.features import Flat
from futaie.core.position import Position
from futaie.games.tout_la_haut.encoding import ToutLaHautEncoder
from futaie.games.tout_la_haut.grove import ACTION_COUNT, NO_OBJECTIVE
from futaie.games.tout_la_haut.position import ToutLaHaut
from futaie.games.tout_la_haut.setup import cards_in_play, rounds_played


@final
class ToutLaHautFeatures(Flat):
    def __init__(self, seats: int, options: Mapping[str, Any], truth: bool = False) -> None:
        super().__init__(ToutLaHautEncoder(seats, options), ACTION_COUNT)
        self.turns: i64 = seats * rounds_played(seats, options)
        self.cards: i64 = len(cards_in_play(seats, options))

    def knows(self, position: Position) -> bool:
        """One whole game without an objective, all cards drawn when they are needed."""
        assert isinstance(position, ToutLaHaut)
        grove = position.grove
        return (
            not position.late_draw
            and not position.strategic
            and grove.objective == NO_OBJECTIVE
            and grove.turns == self.turns
            and len(grove.order) == self.cards
        )
