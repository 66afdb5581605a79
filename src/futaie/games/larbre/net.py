"""What a net is told about l'Arbre."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64

from futaie.core.features import Flat
from futaie.core.position import Position
from futaie.games.larbre.actions import ACTION_COUNT
from futaie.games.larbre.dealer import LArbreDealer
from futaie.games.larbre.encoding import LArbreEncoder
from futaie.games.larbre.position import LArbre


@final
class LArbreFeatures(Flat):
    def __init__(self, seats: int, options: Mapping[str, Any], truth: bool = False) -> None:
        super().__init__(LArbreEncoder(seats, options), ACTION_COUNT)
        self.dealer = LArbreDealer(seats, options)
        self.hand_limit: i64 = options["hand"]
        self.river: i64 = options["river"]

    def knows(self, position: Position) -> bool:
        """The same cards, spirits, river and hands; it does not matter how much the reserves held."""
        assert isinstance(position, LArbre)
        return (
            position.fork == self.dealer.fork
            and position.turned == self.dealer.turned
            and position.piles.box == self.dealer.box
            and position.piles.river_size == self.river
            and position.hand_limit == self.hand_limit
        )
