"""How a game of Tout là-haut is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.rules.dealer import Dealer, first_seat
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import NUMBERS
from futaie.games.tout_la_haut.rules.grove import LEFT, NO_OBJECTIVE, dealt
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVE_NAMES
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.setup import cards_in_play, rounds_played


@final
class ToutLaHautDealer(Dealer):
    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats: i64 = seats
        self.first: object = options["first"]
        self.turns: i64 = seats * rounds_played(seats, options)
        self.cards = vec[u8]([u8(NUMBERS[name]) for name in cards_in_play(seats, options)])
        self.strategic: bool = options["strategic"]
        self.late_draw: bool = options["late_draw"]
        chosen = options["objective"]
        self.objective: i64 = OBJECTIVE_NAMES.index(chosen) if chosen in OBJECTIVE_NAMES else NO_OBJECTIVE
        self.any_objective: bool = chosen == "random"

    def deal(self, rng: Rng) -> ToutLaHaut:
        first = first_seat(self.first, self.seats, rng)
        objective = rng.below(len(OBJECTIVE_NAMES)) if self.any_objective else self.objective
        second: i64 = NO_OBJECTIVE
        if self.strategic and objective != NO_OBJECTIVE:
            second = (objective + 1 + rng.below(len(OBJECTIVE_NAMES) - 1)) % len(OBJECTIVE_NAMES)
        grove = dealt(self.seats, first, LEFT, self.turns, objective, self.shuffled(rng))
        order = self.shuffled(rng) if self.strategic else vec[u8]([])
        return ToutLaHaut(grove, self.late_draw, self.strategic, order, second, None)

    def shuffled(self, rng: Rng) -> vec[u8]:
        order = self.cards[:]
        rng.shuffle(order, len(order))
        return order
