"""The input of a net for Tout là-haut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, u8

from futaie.core.players.features import Flat
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.research.encoding import ToutLaHautEncoder
from futaie.games.tout_la_haut.rules.actions import ACTION_COUNT
from futaie.games.tout_la_haut.rules.grove import KIND_COUNT, NO_OBJECTIVE
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.setup import cards_in_play, rounds_played

SEATS: Final = 5
COMING: Final = 8
"""The next cards to be drawn, for the critic."""


@final
class ToutLaHautFeatures(Flat):
    def __init__(self, seats: int, options: Mapping[str, Any], truth: bool = False) -> None:
        encoder = ToutLaHautEncoder(seats, options, SEATS)
        super().__init__(encoder, list(encoder.fields), ACTION_COUNT, SEATS, COMING * KIND_COUNT if truth else 0)
        self.turns: i64 = seats * rounds_played(seats, options)
        self.cards: i64 = len(cards_in_play(seats, options))

    def knows(self, position: Position) -> bool:
        """One whole game without an objective, every card drawn when it is needed."""
        assert isinstance(position, ToutLaHaut)
        grove = position.grove
        return (
            not position.late_draw
            and not position.strategic
            and grove.objective == NO_OBJECTIVE
            and grove.turns == self.turns
            and len(grove.order) == self.cards
        )

    def fill_truth(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(position, ToutLaHaut)
        grove = position.grove
        i: i64 = 0
        while i < COMING and grove.turn + 1 + i < grove.turns:
            into[at + i * KIND_COUNT + i64(grove.order[grove.seats + grove.turn + 1 + i])] = 1
            i += 1
