"""The greedy player of Hortis: it does what looks best at once, and looks no further.

An orchard looks as good as its points now, recipes included. While the seat has cards to lay, two more things count: a
die on a glade for half its value, since a tree may still cover it, and a squirrel at home a little for each card to
come. It ignores other orchards and undrawn cards.

It never changes, because others are measured against it. The levels look at cards to come (sampled_orders.py).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from futaie.core.chance.rng import Rng
from futaie.core.players.best_action import Forecast, best_action
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.hortis.rules.actions import CHOOSE_CARD, CHOOSE_PLACE, PLACE, SERVE
from futaie.games.hortis.rules.grid import WIDTH
from futaie.games.hortis.rules.orchard import ALL_SERVED, GLADE, NOWHERE, Orchard
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.scoring import final_points

ON_GLADE: Final = 0.5
"""The value of each point of a die on a glade while cards are to come."""
AT_HOME: Final = 0.4
"""The value of the squirrel at home for each card to come."""
LOWEST: Final = -1000.0


def greedy(position: Position, seat: i64, rng: Rng) -> i64:
    """The best action; among equals, the first."""
    assert isinstance(position, Hortis)
    return best_action(Outlook(position, seat), position.legal(seat))


@final
class Outlook(Forecast):
    """A seat's own orchard after each of its actions."""

    def __init__(self, position: Hortis, seat: i64) -> None:
        self.position = position
        self.seat = seat
        self.orchard = position.orchards[seat]
        self.phase = i64(position.phases[seat])

    def after(self, action: i64) -> float:
        if self.phase == CHOOSE_CARD:
            return best_place(self.position, self.orchard, action)
        if self.phase == CHOOSE_PLACE:
            laid = self.orchard.laid(i64(self.position.chosen[self.seat]), action - PLACE)
            return best_ending(self.position, laid)
        return best_ending(self.position, self.orchard.served(action - SERVE))


def best_place(position: Hortis, orchard: Orchard, face: i64) -> float:
    """With the card laid in its best place."""
    places = vec[i16]([i16(0)] * orchard.room())
    count = orchard.fill_places(face, places, 0)
    best: float = LOWEST
    i: i64 = 0
    while i < count:
        worth = best_ending(position, orchard.laid(face, i64(places[i])))
        if worth > best:
            best = worth
        i += 1
    return best


def best_ending(position: Hortis, orchard: Orchard) -> float:
    """With scarce things shared out in the best way."""
    if orchard.asking == ALL_SERVED:
        return value(position, orchard)
    best: float = LOWEST
    for ending in orchard.endings():
        worth = value(position, ending)
        if worth > best:
            best = worth
    return best


def value(position: Hortis, orchard: Orchard) -> float:
    worth: float = float(final_points(orchard, position.recipes))
    to_come = position.cards - orchard.count
    if to_come > 0:
        worth += ON_GLADE * float(on_glades(orchard))
        if orchard.squirrel == NOWHERE:
            worth += AT_HOME * float(to_come)
    return worth


def on_glades(orchard: Orchard) -> i64:
    """The sum of the dice on glades."""
    total: i64 = 0
    row: i64 = orchard.north * WIDTH
    while row <= orchard.south * WIDTH:
        cell = row + orchard.west
        while cell <= row + orchard.east:
            if orchard.trees[cell] == GLADE:
                total += i64(orchard.dice[cell]) & 15
            cell += 1
        row += WIDTH
    return total
