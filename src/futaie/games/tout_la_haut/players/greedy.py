"""A greedy player of Tout là-haut: it builds what looks best at once, and looks no further.

The value of a card is its floors, plus

- the run: its length, times the chance that it will be the longest, which grows with the lead over the other trees;
- the objective: its points if the trees as they stand met it, the more the fewer rounds are left;
- the outlook: the likely points on top of it in the next turn, from a hand of unseen cards;
- minus a part of the points that the next player can add with the cards passed on.

Unseen cards are all but those that lie face up, are in its hand, or that it built face down itself.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.players.best_action import Forecast, best_action
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.rules.grove import FITS, KIND_COUNT, NO_OBJECTIVE, Grove
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.scoring import (
    GREY_CARD,
    NO_COLOUR,
    OBJECTIVE_POINTS,
    VALUE,
    Tally,
    tallied,
    those_who_meet,
    with_runs,
)

HIGHEST: Final = 8
"""The highest value of a card."""
EVEN_RUN: Final = 0.5
"""How likely a run as long as the longest of the others is to be the longest in the end."""
RUN_LEAD: Final = 0.15
"""How much likelier each floor of a lead makes it."""
OPEN_RUN: Final = 0.2
"""The value of each floor of a run that still grows."""
OUTLOOK: Final = 0.6
NEXT: Final = 0.3


def greedy(position: Position, seat: i64, rng: Rng) -> i64:
    """The best action; among equals, the first."""
    assert isinstance(position, ToutLaHaut)
    return best_action(Prospects(position.grove, seat), position.legal(seat))


@final
class Prospects(Forecast):
    """What the seat whose turn it is knows about its game."""

    def __init__(self, grove: Grove, seat: i64) -> None:
        self.grove = grove
        self.seat = seat
        self.left = float((grove.turns - 1 - grove.turn) // grove.seats)
        """How many turns the seat will have after this one."""
        self.done = 1.0 - self.left * float(grove.seats) / float(grove.turns)
        self.unseen = vec[i64]([i64(0)] * KIND_COUNT)
        """Of each kind, the cards that may come up."""
        self.count: i64 = len(grove.order)
        for card in grove.order:
            self.unseen[i64(card)] += 1
        i: i64 = 0
        while i <= grove.seats:
            self.see(i64(grove.hand[i]))
            i += 1
        i = 0
        while i < grove.turn:
            built = i64(grove.built[i])
            if built & 1 == 0 or grove.seat_at(i) == seat:
                self.see(built >> 1)
            i += 1

    def see(self, kind: i64) -> None:
        self.unseen[kind] -= 1
        self.count -= 1

    def after(self, action: i64) -> float:
        grove = self.grove.copy()
        grove.build(action)
        tallies = [tallied(grove, seat) for seat in range(grove.seats)]
        own = tallies[self.seat]
        worth = float(own.floors) + self.run(own, tallies) + self.objective(tallies)
        if self.left > 0.0:
            worth += OUTLOOK * self.outlook(action)
        if grove.turn < grove.turns:
            worth -= NEXT * float(self.passed(grove))
        return worth

    def run(self, own: Tally, tallies: list[Tally]) -> float:
        longest: i64 = 0
        for seat, tally in enumerate(tallies):
            if seat != self.seat and tally.run > longest:
                longest = tally.run
        if self.left == 0.0:
            return float(own.run) if own.run >= longest else 0.0
        chance = EVEN_RUN + RUN_LEAD * float(own.run - longest)
        if chance < 0.0:
            chance = 0.0
        if chance > 1.0:
            chance = 1.0
        open_run = float(own.length) if own.last != NO_COLOUR else 0.0
        return chance * float(own.run) + OPEN_RUN * open_run

    def objective(self, tallies: list[Tally]) -> float:
        number = self.grove.objective
        if number == NO_OBJECTIVE:
            return 0.0
        if not those_who_meet(number, tallies, with_runs(tallies))[self.seat]:
            return 0.0
        return float(OBJECTIVE_POINTS[number]) * self.done

    def outlook(self, below: i64) -> float:
        """The expected best card of an unseen hand on top of this one; face down always adds the same."""
        if self.count == 0:
            return float(GREY_CARD)
        missing = 1.0
        """The chance that no card of the hand adds more than the values looked at so far."""
        expected: float = 0.0
        fitting: i64 = 0
        value: i64 = HIGHEST
        while value > GREY_CARD:
            kind: i64 = 0
            while kind < KIND_COUNT:
                if i64(VALUE[kind]) == value and (below & 1 != 0 or FITS[(below >> 1) * KIND_COUNT + kind] != 0):
                    fitting += self.unseen[kind]
                kind += 1
            none = 1.0
            i: i64 = 0
            while i <= self.grove.seats:
                none *= 1.0 - float(fitting) / float(self.count)
                i += 1
            expected += float(value) * (missing - none)
            missing = none
            value -= 1
        return expected + missing * float(GREY_CARD)

    def passed(self, grove: Grove) -> i64:
        """The most that the next player can add with the cards passed on; `grove` is after the seat's turn."""
        best: i64 = GREY_CARD
        i: i64 = 0
        while i < grove.seats:
            kind = i64(grove.hand[i])
            if i64(VALUE[kind]) > best and grove.fits(kind):
                best = i64(VALUE[kind])
            i += 1
        return best
