"""What everybody can see of the cards of Arboretum: the ones gone, and the ones taken from piles into hands."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.arboretum.rules.garden import LARGEST
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES


def bit(card: i64) -> i64:
    """The bit of its rank."""
    one: i64 = 1
    return one << (card & 7)


@final
class PublicCards:
    """Whoever plays on keeps it up to date."""

    def __init__(self, position: Arboretum) -> None:
        self.position = position
        self.gone = vec[i64]([i64(0)] * SPECIES)
        """For each species the sum of the ranks that nobody holds: planted or discarded."""
        self.lost = vec[i64]([i64(0)] * SPECIES)
        """For each species the ranks planted or discarded, as bits."""
        self.known = vec[i64]([i64(0)] * (position.seats * SPECIES))
        """For each seat and species the sum of the ranks that everybody knows in its hand."""
        self.known_counts = vec[i64]([i64(0)] * position.seats)
        self.species: i64 = 0
        """The species in play, as bits."""
        one: i64 = 1
        i: i64 = 0
        while i < position.deck_count:
            self.species |= one << (i64(position.deck[i]) >> 3)
            i += 1
        seat: i64 = 0
        while seat < position.seats:
            self.look_at(seat)
            seat += 1

    def look_at(self, seat: i64) -> None:
        position = self.position
        garden = position.gardens[seat]
        one: i64 = 1
        i: i64 = 0
        while i < garden.count:
            self.lose(i64(garden.cards[i]))
            i += 1
        i = 0
        while i < i64(position.pile_counts[seat]):
            self.lose(i64(position.piles[seat * LARGEST + i]))
            i += 1
        i = 0
        while i < i64(position.hand_counts[seat]):
            card = i64(position.hands[seat * position.room + i])
            self.species |= one << (card >> 3)
            if position.known[card] != 0:
                self.hold(seat, card)
            i += 1

    def lose(self, card: i64) -> None:
        self.lost[card >> 3] |= bit(card)
        self.gone[card >> 3] += (card & 7) + 1

    def hold(self, seat: i64, card: i64) -> None:
        self.known[seat * SPECIES + (card >> 3)] += (card & 7) + 1
        self.known_counts[seat] += 1

    def take(self, seat: i64, card: i64) -> None:
        """The card moves from a pile to the hand, as everybody can see."""
        self.lost[card >> 3] &= ~bit(card)
        self.gone[card >> 3] -= (card & 7) + 1
        self.hold(seat, card)

    def leave(self, seat: i64, card: i64) -> None:
        """The card leaves the hand."""
        self.lose(card)
        if self.position.known[card] != 0:
            self.known[seat * SPECIES + (card >> 3)] -= (card & 7) + 1
            self.known_counts[seat] -= 1
