"""How the strong player thinks: it compares placements over many orders in which the cards may come.

It draws orders of the unseen cards, lets a beam play out each of its possible placements in every one of them, and
takes the placement with the best average: all are measured in the same orders. It starts with the placements that look
best once the other card in hand is laid too (evaluation.py) and, as time passes, goes on with the better half. Orders
come in families, the rotations of one shuffle: in each family every card is next once.

Once no card is unknown, for the last two placements, it searches everything. Other orchards do not matter to it; only a
request for its chances makes it look at how they may go on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.hortis.players.beam import Beam
from futaie.games.hortis.players.evaluation import WORTH, worth
from futaie.games.hortis.players.placements import TriedPlacement, rest_of_turn, tries, tries_left
from futaie.games.hortis.rules.actions import STOPPED
from futaie.games.hortis.rules.orchard import Orchard
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.scoring import final_points, rank

WIDTH: Final = 6
"""The width of the beam in each order."""
MOST: Final = 24
"""The number of placements tried at first."""
HALVINGS: Final = 3
FEWEST: Final = 3
"""The number of placements left in the end."""


@final
class Orders:
    """Everything that core/players/whole_turns.py asks for."""

    def __init__(self, position: Position, seat: i64, rng: Rng) -> None:
        assert isinstance(position, Hortis)
        self.position = position
        self.seat = seat
        self.rng = rng
        self.unknown = position.pile_count - position.left_out()
        """How many unseen cards will come."""
        self.beam = Beam(position.recipes, WIDTH)
        self.cards = vec[u8]([u8(card) for card in position.unseen()])
        """In their latest shuffle."""
        self.drawn: i64 = 0
        """Orders so far."""
        self.tries = tries_left(position, seat)
        """The best ones first, as far as known."""
        self.left: i64 = len(self.tries)
        """How many, from the front, are still being compared."""
        self.at: i64 = 0
        """The next one."""
        self.coming: list[int] = []
        """The order in which they are being played out; empty while they are judged by their looks."""
        self.halvings: i64 = 0
        self.simulations: i64 = 0
        self.others: list[TriedPlacement] = []
        """What the other seats will probably place now; found when somebody asks for chances."""
        self.stopped: list[Orchard] = []
        """The orchards of seats that cannot place any more."""
        for one in self.tries:
            one.promise = worth(one.orchard, WORTH, position.cards - one.orchard.count)
        self.tries.sort(key=promise, reverse=True)

    def think(self, spent: float) -> None:
        if self.settled():
            return
        one = self.tries[self.at]
        self.at += 1
        if not self.coming:
            one.look_ahead(self.beam, self.unknown)
            if self.at == self.left:
                self.end_looks()
            return
        one.play_out(self.beam, self.coming)
        self.simulations += 1
        if self.at == self.left:
            self.end_order(spent)

    def end_looks(self) -> None:
        """If no card is unknown, their looks are their points, and there is nothing more to compare."""
        self.tries.sort(key=promise, reverse=True)
        self.left = min(self.left, MOST) if self.unknown > 0 else 1
        self.begin_order()

    def end_order(self, spent: float) -> None:
        """Only an order in which all of them were played out counts."""
        front = self.tries[: self.left]
        for one in front:
            one.total += one.last
        front.sort(key=total, reverse=True)
        self.tries[: self.left] = front
        while self.halvings < HALVINGS and spent * (HALVINGS + 1) >= float(self.halvings + 1):
            self.halvings += 1
            self.left = min(self.left, max(FEWEST, (self.left + 1) // 2))
        self.begin_order()

    def begin_order(self) -> None:
        self.at = 0
        self.coming = self.order()

    def order(self) -> list[int]:
        """The next order of the cards that will come."""
        if self.unknown == 0:
            return []
        count: i64 = len(self.cards)
        turned = self.drawn % count
        if turned == 0:
            self.rng.shuffle(self.cards, count)
        self.drawn += 1
        return [i64(self.cards[(turned + i) % count]) for i in range(self.unknown)]

    def settled(self) -> bool:
        return self.left <= 1

    def done(self) -> int:
        return self.simulations

    def best(self, count: int) -> list[list[int]]:
        if not self.coming and not self.settled():
            looked_at = self.tries[: self.at]
            looked_at.sort(key=promise, reverse=True)
            self.tries[: self.at] = looked_at
        return [rest_of_turn(self.position, self.seat, one.orchard) for one in self.tries[:count]]

    # The chances of the best ones

    def sample(self, count: int) -> list[tuple[float, float]]:
        if len(self.others) + len(self.stopped) < self.position.seats - 1:
            self.foresee()
        coming = self.order()
        ends = self.stopped + [other.play_out(self.beam, coming) for other in self.others]
        ranks = [rank(end, self.position.recipes) for end in ends]
        most = max([final_points(end, self.position.recipes) for end in ends]) if ends else 0
        found: list[tuple[float, float]] = []
        for one in self.tries[:count]:
            own = rank(one.play_out(self.beam, coming), self.position.recipes)
            win = 0.0 if ranks and max(ranks) > own else 1.0 / float(1 + ranks.count(own))
            found.append((win, float(one.last - most)))
        return found

    def foresee(self) -> None:
        """The others place what looks best for them once their other card is laid too."""
        for seat in range(self.position.seats):
            if seat == self.seat:
                continue
            if self.position.phases[seat] == STOPPED:
                self.stopped.append(self.position.orchards[seat])
                continue
            found = tries(self.position.shown[seat], self.position.hand_shown(seat))
            for one in found:
                one.look_ahead(self.beam, self.unknown)
            found.sort(key=promise, reverse=True)
            self.others.append(found[0])


def promise(one: TriedPlacement) -> int:
    return one.promise


def total(one: TriedPlacement) -> int:
    return one.total
