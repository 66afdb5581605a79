"""Tout là-haut for the search: which cards look good at once, and how to build quickly to the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.players.heuristic import Heuristic, spread
from futaie.core.rules.position import Position
from futaie.games.tout_la_haut.players.greedy import EVEN_RUN, NEXT, RUN_LEAD, Prospects
from futaie.games.tout_la_haut.rules.grove import FITS, KIND_COUNT, NO_OBJECTIVE, Grove
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.scoring import (
    BOTTOM,
    GREY_CARD,
    NO_COLOUR,
    OBJECTIVE_POINTS,
    TOP,
    VALUE,
    Tally,
    tallied,
    those_who_meet,
    with_runs,
)

HEAT: Final = 1.5

# How rollouts judge, in points.
OPEN_RUN: Final = 0.3
"""Each floor of a run that still grows."""
FREE: Final = 0.5
"""A card face down on top of the tree: anything fits on it."""
SAVED: Final = 0.05
"""The cost of each point of a card built face down, so that the poorest card is built."""
MATCH: Final = 1.0
"""Passing on a card that lengthens the next player's run."""
WHIM: Final = 1.0
"""How much a random error adds to the worth of an action, at most."""


@final
class ToutLaHautHeuristic(Heuristic):
    def weights(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        assert isinstance(position, ToutLaHaut)
        prospects = Prospects(position.grove, seat)
        return spread([prospects.after(action) for action in legal], HEAT)

    def policy(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, ToutLaHaut)
        return QuickProspects(position.grove).best(rng)


@final
class QuickProspects:
    """The mover's `Prospects` in a hurry: it ignores the cards that may come."""

    def __init__(self, grove: Grove) -> None:
        self.grove = grove
        self.seat = grove.seat_at(grove.turn)
        self.left = (grove.turns - 1 - grove.turn) // grove.seats
        """How many turns the seat will have after this one."""
        self.tallies = [tallied(grove, seat) for seat in range(grove.seats)]
        self.own = self.tallies[self.seat]
        self.longest: i64 = 0
        """The longest run of the others."""
        seat: i64 = 0
        while seat < grove.seats:
            if seat != self.seat and self.tallies[seat].run > self.longest:
                self.longest = self.tallies[seat].run
            seat += 1

    def best(self, rng: Rng) -> i64:
        grove = self.grove
        best_action: i64 = -1
        best: float = 0.0
        i: i64 = 0
        while i <= grove.seats:
            kind = i64(grove.hand[i])
            passed = NEXT * self.passed(i)
            action = 2 * kind if grove.fits(kind) else 2 * kind + 1
            while action <= 2 * kind + 1:
                worth = self.worth(action) - passed + WHIM * float(rng.below(256)) / 256.0
                if best_action < 0 or worth > best:
                    best_action = action
                    best = worth
                action += 1
            i += 1
        return best_action

    def worth(self, action: i64) -> float:
        own = grown(self.own, action)
        total = float(own.floors)
        if self.left == 0:
            if own.run >= self.longest:
                total += float(own.run)
            if own.run > self.longest:
                total += float(self.longest)
        else:
            chance = EVEN_RUN + RUN_LEAD * float(own.run - self.longest)
            total += min(max(chance, 0.0), 1.0) * float(own.run)
            total += OPEN_RUN * float(own.length) if own.last != NO_COLOUR else FREE
        if action & 1 != 0:
            total -= SAVED * float(i64(VALUE[action >> 1]))
        if self.grove.objective != NO_OBJECTIVE:
            total += self.objective(own)
        return total

    def objective(self, own: Tally) -> float:
        """Its points if it is met as the trees stand, the more the fewer turns are left."""
        grove, tallies = self.grove, self.tallies
        tallies[self.seat] = own
        meets = those_who_meet(grove.objective, tallies, with_runs(tallies))[self.seat]
        tallies[self.seat] = self.own
        if not meets:
            return 0.0
        return float(i64(OBJECTIVE_POINTS[grove.objective])) * (
            1.0 - float(self.left * grove.seats) / float(grove.turns)
        )

    def passed(self, built: i64) -> float:
        """The most that the next player can add with the cards passed on, if this card of the hand is built."""
        grove = self.grove
        turn = grove.turn + 1
        if turn == grove.turns:
            return 0.0
        below: i64 = 1
        """The top of the next player's tree; the stump is like a back."""
        if turn >= grove.seats:
            below = i64(grove.built[turn - grove.seats])
        best: float = float(GREY_CARD)
        i: i64 = 0
        while i <= grove.seats:
            if i != built:
                kind = i64(grove.hand[i])
                worth = float(i64(VALUE[kind]))
                if below & 1 == 0:
                    if FITS[(below >> 1) * KIND_COUNT + kind] == 0:
                        worth = 0.0
                    elif BOTTOM[kind] == TOP[below >> 1]:
                        worth += MATCH
                if worth > best:
                    best = worth
            i += 1
        return best


def grown(tally: Tally, action: i64) -> Tally:
    """The tally of a tree with one more card."""
    other = Tally(tally.counts[:])
    other.floors, other.run, other.run_colour = tally.floors, tally.run, tally.run_colour
    other.last, other.length = tally.last, tally.length
    kind = action >> 1
    if action & 1 == 0:
        other.floors += i64(VALUE[kind])
        other.floor(i64(BOTTOM[kind]))
        other.floor(i64(TOP[kind]))
    else:
        other.floors += GREY_CARD
        other.last = NO_COLOUR
    return other
