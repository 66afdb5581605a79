from __future__ import annotations

from futaie.core.chance.rng import Rng
from futaie.core.plain import Data
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import Outcome, places
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Reason, Why


class BiasedCoin(Position):
    def __init__(self, seats: int, ticket: int, named: list[int]) -> None:
        super().__init__(seats)
        self.ticket = ticket
        self.named = named
        self.over = len(named) == seats
        self.turn = len(named) + 1

    def mover(self) -> int:
        return -1 if self.over else len(self.named)

    def movers(self) -> list[int]:
        return [] if self.over else [len(self.named)]

    def legal(self, seat: int) -> list[int]:
        return list(range(10)) if seat in self.movers() else []

    def refusal(self, seat: int, action: int) -> Reason | None:
        return None if 0 <= action < 10 else Reason(Why.NO_SUCH_ACTION)

    def commits(self, seat: int, action: int) -> bool:
        return True

    def apply(self, seat: int, action: int) -> None:
        self.named.append(action)
        self.over = len(self.named) == self.seats
        self.turn += 1
        if self.events is not None:
            self.events.append(Event("name", seat, {"number": action}))

    def preview(self, seat: int, action: int) -> Data:
        return {}

    def random_action(self, seat: int, rng: Rng) -> int:
        return rng.below(10)

    def copy(self) -> BiasedCoin:
        return BiasedCoin(self.seats, self.ticket, self.named[:])

    def imagine(self, seat: int | None, rng: Rng) -> BiasedCoin:
        ticket = self.ticket if self.over else 1 + rng.below(100)
        return BiasedCoin(self.seats, ticket, self.named[:])

    def view(self, seat: int | None) -> Data:
        return {"named": list(self.named), "ticket": self.ticket if self.over else None}

    def revealed(self) -> Data:
        return {"named": list(self.named), "ticket": self.ticket}

    def scores(self) -> list[int]:
        return [int((number == 0) == (self.ticket <= 80)) for number in self.named]

    def ranking(self) -> list[int]:
        return places(self.scores())

    def outcome(self) -> Outcome:
        return Outcome(tuple(self.ranking()), tuple(self.scores()), ())
