"""What a net is told about l'Arbre."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, u8

from futaie.core.players.features import Flat
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import KINDS, write_counts
from futaie.games.larbre.research.encoding import LArbreEncoder
from futaie.games.larbre.rules.actions import (
    ACTION_COUNT,
    ADD,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    KEEP,
    PLACE_LEAF,
    PLACE_TWIG,
    START,
)
from futaie.games.larbre.rules.dealer import LArbreDealer
from futaie.games.larbre.rules.position import LArbre

SEATS: Final = 4


@final
class LArbreFeatures(Flat):
    def __init__(self, seats: int, options: Mapping[str, Any], truth: bool = False) -> None:
        encoder = LArbreEncoder(seats, options, SEATS)
        super().__init__(encoder, list(encoder.fields), ACTION_COUNT, SEATS, (SEATS - 1) * KINDS if truth else 0)
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

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        """The net learned by rules under which a card was never played alone."""
        super().fill(position, seat, into, at)
        for action in self.unlearned(position, seat):
            into[at + self.choices + action] = 0

    def unlearned(self, position: Position, seat: i64) -> list[int]:
        assert isinstance(position, LArbre)
        if position.phase != START or not position.may_invoke_only:
            return []
        return [action for action in position.legal(seat) if action >= ADD]

    def fill_truth(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        """The hands of the others."""
        assert isinstance(position, LArbre)
        k: i64 = 1
        while k < position.seats:
            write_counts(position.piles.hands[(seat + k) % position.seats], into, at + (k - 1) * KINDS)
            k += 1

    def turned(self, action: i64, by: i64, seats: i64) -> i64:
        """Whom the Faun helps, and whose twigs are built on."""
        if action >= INVOKE_FAUN and action < INVOKE_NAIAD:
            first: i64 = INVOKE_FAUN
        elif action >= PLACE_TWIG and action < PLACE_LEAF:
            first = action - (action - PLACE_TWIG) % 6
        elif action >= PLACE_LEAF and action < KEEP:
            first = action - (action - PLACE_LEAF) % 5
        else:
            return action
        owner = action - first
        return first + (owner + by + seats) % seats if owner < seats else action
