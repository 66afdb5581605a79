from __future__ import annotations

from enum import Enum

from futaie.core.chance.rng import Rng
from futaie.core.plain import Data
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import Line, Outcome, places
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Reason, Why

KEEP, CHANGE = 0, 1


class Toy(Enum):
    CARD = "the-card-in-hand"


class HighCard(Position):
    def __init__(self, seats: int, cards: list[int], first: int) -> None:
        super().__init__(seats)
        self.cards = cards
        """The hands by seat, then the spare cards by seat, then all others."""
        self.first = first
        self.current = first
        self.changed = [False] * seats

    def mover(self) -> int:
        return -1 if self.over else self.current

    def movers(self) -> list[int]:
        return [] if self.over else [self.current]

    def legal(self, seat: int) -> list[int]:
        return [KEEP, CHANGE] if seat in self.movers() else []

    def refusal(self, seat: int, action: int) -> Reason | None:
        return None if action in (KEEP, CHANGE) else Reason(Why.NO_SUCH_ACTION)

    def commits(self, seat: int, action: int) -> bool:
        return True

    def apply(self, seat: int, action: int) -> None:
        if action == CHANGE:
            spare = self.seats + seat
            self.cards[seat], self.cards[spare] = self.cards[spare], self.cards[seat]
            self.changed[seat] = True
        if self.events is not None:
            self.events.append(Event("decide", seat, {}, {"card": self.cards[seat]}, (seat,)))
        self.current = (seat + 1) % self.seats
        self.over = self.current == self.first
        if not self.over:
            self.turn += 1

    def preview(self, seat: int, action: int) -> Data:
        return {"gives": self.cards[seat] if action == CHANGE else None}

    def random_action(self, seat: int, rng: Rng) -> int:
        return rng.below(2)

    def copy(self) -> HighCard:
        other = HighCard(self.seats, self.cards[:], self.first)
        other.changed = self.changed[:]
        other.current, other.over, other.turn = self.current, self.over, self.turn
        return other

    def known(self, seat: int | None) -> list[int]:
        """The places of the cards that the seat has seen."""
        own = [] if seat is None else [seat]
        if seat is not None and self.changed[seat]:
            own.append(self.seats + seat)
        return sorted({*own, *(range(self.seats) if self.over else ())})

    def imagine(self, seat: int | None, rng: Rng) -> HighCard:
        other = self.copy()
        known = self.known(seat)
        unseen = sorted(card for place, card in enumerate(self.cards) if place not in known)
        order = iter(sorted(unseen, key=lambda card: (rng.word(), card)))
        other.cards = [card if place in known else next(order) for place, card in enumerate(self.cards)]
        for turns_ago in range(1, self.turn + self.over):
            decided = (self.current - turns_ago) % self.seats
            if decided != seat:
                other.changed[decided] = rng.below(2) == 1
        return other

    def view(self, seat: int | None) -> Data:
        known = self.known(seat)
        cards = [card if place in known else None for place, card in enumerate(self.cards)]
        return {"cards": cards, "movers": self.movers(), "seats": self.seats}

    def revealed(self) -> Data:
        return {"cards": list(self.cards), "movers": self.movers(), "seats": self.seats}

    def scores(self) -> list[int]:
        return self.cards[: self.seats]

    def ranking(self) -> list[int]:
        return places(self.scores())

    def outcome(self) -> Outcome:
        sheets = tuple((Line(Reason(Toy.CARD, {"card": card}), card),) for card in self.scores())
        return Outcome(tuple(self.ranking()), tuple(self.scores()), sheets)

    def __reduce__(self) -> tuple[object, ...]:
        state = (self.changed, self.current, self.over, self.turn)
        return restored, (self.seats, self.cards, self.first, state)


def restored(seats: int, cards: list[int], first: int, state: tuple[list[bool], int, bool, int]) -> HighCard:
    position = HighCard(seats, cards, first)
    position.changed, position.current, position.over, position.turn = state
    return position
