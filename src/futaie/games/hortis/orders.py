"""A strong player of Hortis, for cards that may come in any order.

It draws orders of the unseen cards, lets a beam play out each of its own placements in every one of them, and takes the
placement with the best average: all are measured in the same orders. It starts with the placements that look best once
the other card in hand is laid too (worth.py) and, as orders come, goes on with the better half. Orders come in
families, one shuffle turned round card by card: in each family every card is next once.

Once no card is unknown, for the last two placements, it looks at everything. Other orchards do not matter to it.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.rng import Rng
from futaie.core.vecs import vec
from futaie.games.hortis.actions import CHOOSE_CARD, CHOOSE_PLACE, PLACE, SERVE
from futaie.games.hortis.beam import WIDEST, Beam
from futaie.games.hortis.orchard import ALL_SERVED, Orchard
from futaie.games.hortis.position import NO_CARD, Hortis

WIDTH: Final = 6
"""Of a beam in one order."""
MOST: Final = 24
"""So many placements are tried at first."""
HALVINGS: Final = 3
FEWEST: Final = 3
"""So many stay in the end."""
ORDERS: Final = 32
"""Where no budget is given."""


@final
class Try:
    """One placement, and how it did."""

    def __init__(self, orchard: Orchard, held: i64) -> None:
        self.orchard = orchard
        self.held = held
        """The card left in hand."""
        self.promise: i64 = 0
        """What it looks worth once that card is laid too."""
        self.total: i64 = 0
        """Its points in all orders together."""
        self.last: i64 = 0

    def play_out(self, beam: Beam, coming: list[int]) -> None:
        hand = coming[:1] if self.held == NO_CARD else [self.held, *coming[:1]]
        if hand:
            beam.search(self.orchard, hand, coming[1:])
        else:
            beam.begin(self.orchard)
        self.last = beam.points


def plan(position: Hortis, seat: i64, rng: Rng, simulations: int | None, seconds: float | None) -> list[int]:
    """The actions that complete the seat's placement. A simulation is one orchard kept in the beam of one order:
    `simulations` buys a sixth as many orders, and with less than six the cards in hand are all it looks at. Where
    seconds are given too, whichever is up first ends the search."""
    started = perf_counter()
    tries = found(position, seat)
    unknown = position.pile_count - position.left_out()
    if unknown == 0:
        last = Beam(position.recipes, WIDEST)
        for one in tries:
            one.play_out(last, [])
            one.total = one.last
        tries.sort(key=total, reverse=True)
        return rest_of_turn(position, seat, tries[0].orchard)
    beam = Beam(position.recipes, WIDTH)
    for one in tries:
        beam.value = 0
        beam.search(one.orchard, [one.held], [], unknown)
        one.promise = beam.value
    tries.sort(key=promise, reverse=True)
    del tries[MOST:]
    orders: i64 = ORDERS
    if simulations is not None:
        orders = i64(simulations) // WIDTH
    elif seconds is not None:
        orders = WIDEST
    limit = 1e9 if seconds is None else seconds
    cards = vec[u8]([u8(card) for card in position.unseen()])
    stage: i64 = 1
    order: i64 = 0
    while order < orders and len(tries) > 1:
        turned = order % len(cards)
        if turned == 0:
            rng.shuffle(cards, len(cards))
        coming = [i64(cards[(turned + i) % len(cards)]) for i in range(unknown)]
        if not play_out_all(tries, beam, coming, started + limit):
            break
        order += 1
        share = max(float(order) / float(orders), (perf_counter() - started) / limit)
        while stage <= HALVINGS and share * (HALVINGS + 1) >= float(stage):
            tries.sort(key=total, reverse=True)
            del tries[max(FEWEST, (len(tries) + 1) // 2) :]
            stage += 1
    tries.sort(key=total, reverse=True)
    return rest_of_turn(position, seat, tries[0].orchard)


def play_out_all(tries: list[Try], beam: Beam, coming: list[int], deadline: float) -> bool:
    """One order for all. If time runs out in the middle it counts for none, and the answer is no."""
    for one in tries:
        one.play_out(beam, coming)
        if perf_counter() > deadline:
            return False
    for one in tries:
        one.total += one.last
    return True


def promise(one: Try) -> int:
    return one.promise


def total(one: Try) -> int:
    return one.total


def found(position: Hortis, seat: i64) -> list[Try]:
    """All placements that the seat can still make in this turn."""
    orchard = position.orchards[seat]
    hand = position.hand(seat)
    phase = i64(position.phases[seat])
    chosen = i64(position.chosen[seat])
    if phase == CHOOSE_CARD:
        return [one for card in hand for turn in range(4) for one in tries_of(orchard, card * 4 + turn, hand)]
    if phase == CHOOSE_PLACE:
        return tries_of(orchard, chosen, hand)
    return [Try(ending, other(hand, chosen >> 2)) for ending in orchard.endings()]


def tries_of(orchard: Orchard, face: i64, hand: list[int]) -> list[Try]:
    held = other(hand, face >> 2)
    return [Try(ending, held) for cell in orchard.places(face) for ending in orchard.laid(face, cell).endings()]


def other(hand: list[int], card: i64) -> i64:
    for held in hand:
        if held != card:
            return held
    return NO_CARD


def rest_of_turn(position: Hortis, seat: i64, after: Orchard) -> list[int]:
    """The actions that the seat has yet to take in this turn to have that orchard."""
    orchard = position.orchards[seat]
    phase = i64(position.phases[seat])
    if phase == CHOOSE_CARD or phase == CHOOSE_PLACE:
        return chain(orchard, after)[i64(phase) :]
    return served(orchard, i64(after.history[3 * after.count - 1]))


def chain(before: Orchard, after: Orchard) -> list[int]:
    """The actions of the placement that follows next on the way from the one orchard to the other."""
    at = 3 * before.count
    face = i64(after.history[at])
    cell = i64(after.history[at + 1])
    return [face, PLACE + cell, *served(before.laid(face, cell), i64(after.history[at + 2]))]


def served(orchard: Orchard, choices: i64) -> list[int]:
    """The choices owed, as the bits of the cells say, one by one."""
    actions: list[int] = []
    i: i64 = 0
    while orchard.asking != ALL_SERVED:
        if (choices >> i) & 1 != 0 and orchard.may_serve(i):
            orchard = orchard.served(i)
            actions.append(SERVE + i)
            i = orchard.least
        else:
            i += 1
    return actions
