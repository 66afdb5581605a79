"""One game: the cards in their order, the hand that goes round, and the trees.

Cards are numbers of kinds; equal cards cannot be told apart.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import KINDS

KIND_COUNT: Final[i64] = len(KINDS)
NO_CARD: Final = 255
NO_OBJECTIVE: Final = 255
LEFT: Final = 1
"""Seats are numbered clockwise, that is, to the left."""
RIGHT: Final = -1


def _fitting() -> list[u8]:
    """For each kind and each kind above it, 1 if colour or value match (tout-la-haut 3)."""
    return [
        u8(1 if upper.bottom.colour == lower.top.colour or upper.bottom.value == lower.top.value else 0)
        for lower in KINDS
        for upper in KINDS
    ]


FITS: Final = vec[u8](_fitting())


@final
class Grove:
    def __init__(
        self,
        seats: i64,
        first: i64,
        direction: i64,
        turns: i64,
        objective: i64,
        order: vec[u8],
        hand: vec[u8],
        built: vec[u8],
    ) -> None:
        self.seats = seats
        self.first = first
        self.direction = direction
        """The direction of the hand and of the turns: LEFT or RIGHT."""
        self.turns = turns
        """The number of turns in all."""
        self.objective = objective
        self.order = order
        """First the hand that the first player starts with, then the card that joins the hand in each turn: drawn when
        the turn starts or, in the late draw variant, by the same seat a round earlier. Then the cards never drawn."""
        self.hand = hand
        """The hand of the seat whose turn it is, in no order."""
        self.built = built
        """The action of each turn. The last card in the mover's tree was built one round ago: `seats` turns."""
        self.turn: i64 = 0
        """The number of finished turns."""

    def copy(self) -> Grove:
        other = Grove(
            self.seats,
            self.first,
            self.direction,
            self.turns,
            self.objective,
            self.order[:],
            self.hand[:],
            self.built[:],
        )
        other.turn = self.turn
        return other

    def seat_at(self, turn: i64) -> i64:
        return (self.first + self.direction * (turn % self.seats) + self.seats) % self.seats

    def place(self, seat: i64) -> i64:
        """How many seats play before this one in each round."""
        return (self.direction * (seat - self.first) + self.seats) % self.seats

    def fits(self, kind: i64) -> bool:
        """Whether the mover may build the card face up (tout-la-haut 3)."""
        if self.turn < self.seats:
            return True
        below = i64(self.built[self.turn - self.seats])
        return below & 1 != 0 or FITS[(below >> 1) * KIND_COUNT + kind] != 0

    def holds(self, kind: i64) -> bool:
        i: i64 = 0
        while i <= self.seats:
            if i64(self.hand[i]) == kind:
                return True
            i += 1
        return False

    def legal(self) -> list[int]:
        actions: list[int] = []
        i: i64 = 0
        while i <= self.seats:
            if not self.is_repeated(i):
                kind = i64(self.hand[i])
                if self.fits(kind):
                    actions.append(2 * kind)
                actions.append(2 * kind + 1)
            i += 1
        actions.sort()
        return actions

    def is_repeated(self, place: i64) -> bool:
        """Whether an equal card comes earlier in the hand."""
        kind = self.hand[place]
        i: i64 = 0
        while i < place:
            if self.hand[i] == kind:
                return True
            i += 1
        return False

    def random_action(self, rng: Rng) -> i64:
        count: i64 = 0
        i: i64 = 0
        while i <= self.seats:
            if not self.is_repeated(i):
                count += 2 if self.fits(i64(self.hand[i])) else 1
            i += 1
        choice = rng.below(count)
        i = 0
        while True:
            if not self.is_repeated(i):
                kind = i64(self.hand[i])
                if choice == 0:
                    return 2 * kind + 1
                choice -= 1
                if self.fits(kind):
                    if choice == 0:
                        return 2 * kind
                    choice -= 1
            i += 1

    def build(self, action: i64) -> None:
        """The mover builds, and the hand goes on; the next card joins it, unless this was the last turn."""
        hand = self.hand
        kind = u8(action >> 1)
        i: i64 = 0
        while hand[i] != kind:
            i += 1
        hand[i] = hand[self.seats]
        self.built[self.turn] = u8(action)
        self.turn += 1
        hand[self.seats] = self.order[self.seats + self.turn] if self.turn < self.turns else u8(NO_CARD)

    def tree(self, seat: i64) -> list[int]:
        """The actions of the seat, from bottom to top."""
        return [i64(self.built[turn]) for turn in range(self.place(seat), self.turn, self.seats)]

    def held(self) -> list[int]:
        """The hand now, or its leftover cards after the last turn."""
        return sorted(i64(card) for card in self.hand if card != NO_CARD)

    def passed_on(self, turn: i64) -> list[int]:
        """The hand after this turn, without the card that joins it next."""
        cards = [i64(self.order[i]) for i in range(self.seats + turn + 1)]
        for done in range(turn + 1):
            cards.remove(i64(self.built[done]) >> 1)
        return sorted(cards)

    def shuffled(self, rng: Rng) -> Grove:
        """A copy before the first build, with the cards in a new order."""
        order = shuffled(self.order, rng)
        return dealt(self.seats, self.first, self.direction, self.turns, self.objective, order)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        state = (self.seats, self.first, self.direction, self.turns, self.objective)
        return (restored, (state, list(self.order), list(self.hand), list(self.built), self.turn))


def shuffled(cards: vec[u8], rng: Rng) -> vec[u8]:
    """The cards in an order independent of the one they had, even with the same generator."""
    copies = vec[u8]([u8(0)] * KIND_COUNT)
    for card in cards:
        copies[i64(card)] += 1
    return in_any_order(copies, len(cards), rng)


def in_any_order(copies: vec[u8], count: i64, rng: Rng) -> vec[u8]:
    """This many copies of each kind, `count` in all, shuffled."""
    order = vec[u8]([u8(NO_CARD)] * count)
    at: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        left = i64(copies[kind])
        while left > 0:
            order[at] = u8(kind)
            at += 1
            left -= 1
        kind += 1
    rng.shuffle(order, count)
    return order


def dealt(seats: i64, first: i64, direction: i64, turns: i64, objective: i64, order: vec[u8]) -> Grove:
    return Grove(seats, first, direction, turns, objective, order, order[0 : seats + 1], vec[u8]([u8(NO_CARD)] * turns))


def restored(
    state: tuple[int, int, int, int, int], order: list[u8], hand: list[u8], built: list[u8], turn: int
) -> Grove:
    """A game from its pickle."""
    grove = Grove(*state, vec[u8](order), vec[u8](hand), vec[u8](built))
    grove.turn = turn
    return grove
