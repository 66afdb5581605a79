"""What a reader has seen of the hand that goes round.

The reader looks at the hand in its own turns; the turns between two looks are a stretch. There it sees the cards built
face up, and the hand at the end.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from futaie.core.vecs import vec
from futaie.games.tout_la_haut.rules.grove import KIND_COUNT, NO_CARD, Grove


def bytes_of(count: i64, value: i64) -> vec[u8]:
    return vec[u8]([u8(value)] * count)


@final
class SeenCards:
    def __init__(self, grove: Grove, place: i64, late_draw: bool) -> None:
        seats = grove.seats
        most = 1 if place < 0 else grove.turns // seats + 1
        self.grove = grove
        self.seats = seats
        self.done = grove.turn
        self.copies = bytes_of(KIND_COUNT, 0)
        """Of each kind, the cards that are not the reader's own draws."""
        self.unseen: i64 = len(grove.order)
        """How many cards those are."""
        self.slots = bytes_of(len(grove.order), NO_CARD)
        """The order as far as it is certain: the reader's own draws."""
        self.stretches: i64 = 0
        self.starts = bytes_of(most, 0)
        self.ends = bytes_of(most, 0)
        """Where each stretch of turns ends, exclusive. All but the first start with a known hand."""
        self.looks = bytes_of(most, 0)
        """1 for stretches that end with a look at the hand; only the last one may end without."""
        self.known = bytes_of(most * seats, NO_CARD)
        """For each stretch the hand at its start, in ascending order."""
        self.passed = bytes_of(most * seats, NO_CARD)
        """For each stretch the hand at its end, in ascending order."""
        for card in grove.order:
            self.copies[i64(card)] += 1
        self.remember(place)
        self.own_draws(place, late_draw)

    def remember(self, place: i64) -> None:
        """Goes through the game again and notes what the seat in this place of the playing order has seen of the
        hand."""
        grove = self.grove
        seats = self.seats
        hand = bytes_of(seats + 1, NO_CARD)
        turn: i64 = 0
        while turn < seats:
            insert(hand, turn, grove.order[turn])
            turn += 1
        turn = 0
        while True:
            looking = place >= 0 and turn % seats == place and turn < grove.turns
            if looking or turn == self.done:
                self.ends[self.stretches] = u8(turn)
                if looking:
                    self.looks[self.stretches] = 1
                    self.note(self.passed, hand)
                self.stretches += 1
            if turn == self.done:
                return
            insert(hand, seats, grove.order[seats + turn])
            remove(hand, u8(i64(grove.built[turn]) >> 1))
            turn += 1
            if looking:
                self.starts[self.stretches] = u8(turn)
                self.note(self.known, hand)

    def note(self, hands: vec[u8], hand: vec[u8]) -> None:
        i: i64 = 0
        while i < self.seats:
            hands[self.stretches * self.seats + i] = hand[i]
            i += 1

    def own_draws(self, place: i64, late_draw: bool) -> None:
        """In the late draw variant the reader also knows the card that joins the hand in its next turn."""
        if place < 0:
            return
        grove = self.grove
        turn = place
        while turn < grove.turns and (turn <= self.done or (late_draw and turn < self.done + self.seats)):
            card = grove.order[self.seats + turn]
            self.slots[self.seats + turn] = card
            self.copies[i64(card)] -= 1
            self.unseen -= 1
            turn += self.seats


def insert(hand: vec[u8], count: i64, card: u8) -> None:
    """Puts a card into a hand of this many, in ascending order."""
    i = count
    while i > 0 and hand[i - 1] > card:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = card


def remove(hand: vec[u8], card: u8) -> None:
    """Takes a card from a full hand; the rest keeps its order."""
    i: i64 = 0
    while hand[i] != card:
        i += 1
    while i + 1 < len(hand):
        hand[i] = hand[i + 1]
        i += 1
