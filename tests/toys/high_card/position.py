from __future__ import annotations

from enum import Enum

from futaie.core.event import Event
from futaie.core.outcome import Line, Outcome, places
from futaie.core.plain import Data
from futaie.core.position import Position
from futaie.core.reason import Reason
from futaie.core.rng import Rng

KEEP, CHANGE = 0, 1


class Toy(Enum):
    NO_SUCH_ACTION = "there-is-no-such-action"
    CARD = "the-card-in-hand"


class HighCard(Position):
    def __init__(self, seats: int, hands: list[int], deck: list[int], first: int) -> None:
        super().__init__(seats)
        self.hands = hands
        self.deck = deck
        self.given: list[int] = []
        """Cards given back, face up."""
        self.first = first
        self.current = first

    def mover(self) -> int:
        return -1 if self.over else self.current

    def movers(self) -> list[int]:
        return [] if self.over else [self.current]

    def legal(self, seat: int) -> list[int]:
        return [KEEP, CHANGE] if seat in self.movers() else []

    def refusal(self, seat: int, action: int) -> Reason | None:
        return None if action in (KEEP, CHANGE) else Reason(Toy.NO_SUCH_ACTION)

    def commits(self, seat: int, action: int) -> bool:
        return True

    def apply(self, seat: int, action: int) -> None:
        if action == CHANGE:
            self.given.append(self.hands[seat])
            self.hands[seat] = self.deck.pop(0)
        if self.events is not None:
            secret: Data = {"card": self.hands[seat]} if action == CHANGE else {}
            self.events.append(Event("change" if action else "keep", seat, {}, secret, (seat,)))
        self.current = (seat + 1) % self.seats
        self.over = self.current == self.first
        if not self.over:
            self.turn += 1

    def preview(self, seat: int, action: int) -> Data:
        return {"gives": self.hands[seat] if action == CHANGE else None}

    def random_action(self, seat: int, rng: Rng) -> int:
        return rng.below(2)

    def copy(self) -> HighCard:
        other = HighCard(self.seats, self.hands[:], self.deck[:], self.first)
        other.given = self.given[:]
        other.current, other.over, other.turn = self.current, self.over, self.turn
        return other

    def imagine(self, seat: int | None, rng: Rng) -> HighCard:
        other = self.copy()
        hidden = [] if self.over else [hand for hand in range(self.seats) if hand != seat]
        pool = [self.hands[hand] for hand in hidden] + self.deck
        order = sorted(pool, key=lambda card: (rng.word(), card))
        for place, hand in enumerate(hidden):
            other.hands[hand] = order[place]
        other.deck = order[len(hidden) :]
        return other

    def view(self, seat: int | None) -> Data:
        hands = [card if self.over or holder == seat else None for holder, card in enumerate(self.hands)]
        return {"hands": hands, "deck": len(self.deck), "given": list(self.given), "movers": self.movers()}

    def revealed(self) -> Data:
        return {"hands": list(self.hands), "deck": list(self.deck), "given": list(self.given), "movers": self.movers()}

    def scores(self) -> list[int]:
        return list(self.hands)

    def ranking(self) -> list[int]:
        return places(self.hands)

    def outcome(self) -> Outcome:
        sheets = tuple((Line(Reason(Toy.CARD, {"card": card}), card),) for card in self.hands)
        return Outcome(tuple(self.ranking()), tuple(self.hands), sheets)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.seats, self.hands, self.deck, self.first, self.given, self.current, self.over, self.turn)


def restored(
    seats: int, hands: list[int], deck: list[int], first: int, given: list[int], current: int, over: bool, turn: int
) -> HighCard:
    position = HighCard(seats, hands, deck, first)
    position.given, position.current, position.over, position.turn = given, current, over, turn
    return position
