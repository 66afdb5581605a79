"""The placements that a seat can make, and the actions they are made of."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from futaie.games.hortis.players.beam import Beam
from futaie.games.hortis.rules.actions import CHOOSE_CARD, CHOOSE_PLACE, NO_CARD, PLACE, SERVE
from futaie.games.hortis.rules.orchard import ALL_SERVED, Orchard
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.scoring import final_points


@final
class TriedPlacement:
    """One placement, and its results."""

    def __init__(self, orchard: Orchard, held: i64) -> None:
        self.orchard = orchard
        self.held = held
        """The card left in hand."""
        self.promise: i64 = 0
        """Its value at a first look."""
        self.total: i64 = 0
        """Its points in all orders together."""
        self.last: i64 = 0
        """Its points in the latest order."""

    def look_ahead(self, beam: Beam, unknown: i64) -> None:
        """Its value once the card left in hand is laid too, with this many unknown cards to come; if there are none,
        its final points."""
        if unknown > 0:
            beam.value = 0
            beam.search(self.orchard, [self.held], [], unknown)
            self.promise = beam.value
        else:
            self.play_out(beam, [])
            self.promise = self.last

    def play_out(self, beam: Beam, coming: list[int]) -> Orchard:
        """The end of the game as the beam plays it with these cards to come."""
        hand = coming[:1] if self.held == NO_CARD else [self.held, *coming[:1]]
        if not hand:
            self.last = final_points(self.orchard, beam.recipes)
            return self.orchard
        end = beam.search(self.orchard, hand, coming[1:])
        self.last = beam.points
        return end


def tries(orchard: Orchard, hand: list[int]) -> list[TriedPlacement]:
    """All placements of the cards in hand."""
    return [one for card in hand for turn in range(4) for one in tries_of(orchard, card * 4 + turn, hand)]


def tries_left(position: Hortis, seat: i64) -> list[TriedPlacement]:
    """All placements that the seat can still make in this turn."""
    orchard = position.orchards[seat]
    hand = position.hand(seat)
    phase = i64(position.phases[seat])
    chosen = i64(position.chosen[seat])
    if phase == CHOOSE_CARD:
        return tries(orchard, hand)
    if phase == CHOOSE_PLACE:
        return tries_of(orchard, chosen, hand)
    return [TriedPlacement(ending, other(hand, chosen >> 2)) for ending in orchard.endings()]


def tries_of(orchard: Orchard, face: i64, hand: list[int]) -> list[TriedPlacement]:
    held = other(hand, face >> 2)
    return [
        TriedPlacement(ending, held) for cell in orchard.places(face) for ending in orchard.laid(face, cell).endings()
    ]


def other(hand: list[int], card: i64) -> i64:
    for held in hand:
        if held != card:
            return held
    return NO_CARD


def rest_of_turn(position: Hortis, seat: i64, after: Orchard) -> list[int]:
    """The seat's remaining actions in this turn on the way to that orchard."""
    orchard = position.orchards[seat]
    phase = i64(position.phases[seat])
    if phase == CHOOSE_CARD or phase == CHOOSE_PLACE:
        return chain(orchard, after)[i64(phase) :]
    return served(orchard, i64(after.history[3 * after.count - 1]))


def chain(before: Orchard, after: Orchard) -> list[int]:
    """The actions of the next placement on the way from one orchard to the other."""
    at = 3 * before.count
    face = i64(after.history[at])
    cell = i64(after.history[at + 1])
    return [face, PLACE + cell, *served(before.laid(face, cell), i64(after.history[at + 2]))]


def served(orchard: Orchard, choices: i64) -> list[int]:
    """The choices owed, one by one, by the bits of the cells."""
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
