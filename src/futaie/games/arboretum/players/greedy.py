"""A greedy player of Arboretum: it does what looks best at once, and looks no further.

A garden looks as good as its best paths, each weighed by the chance of the right to score it: the seat's sum in hand
over that sum and an equal share of the ranks out of sight. It also likes neighbours of different ranks, and cards in
hand of species that it has planted.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.players.best_action import Forecast, best_action
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.arboretum.rules.actions import CELL, CHOOSE_CARD, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.garden import LARGEST, OPEN, WIDTH, Garden
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES, Paths

NEIGHBOURS: Final = 0.3
"""The value of two neighbours of different ranks."""
PLANTED: Final = 0.03
"""The value of each point of rank in hand, of a planted species."""


def greedy(position: Position, seat: i64, rng: Rng) -> i64:
    """The best action; among equals, the first."""
    assert isinstance(position, Arboretum)
    return best_action(Outlook(position, seat), position.legal(seat))


@final
class Outlook(Forecast):
    """What a seat knows that matters for its prospects."""

    def __init__(self, position: Arboretum, seat: i64) -> None:
        self.position = position
        self.seat = seat
        self.garden = position.gardens[seat]
        self.unseen = vec[i64]([i64(0)] * (SPECIES * 8))
        """For each card 1 if it is out of sight: in the deck or in another hand."""
        self.outside = vec[i64]([i64(0)] * SPECIES)
        """For each species the sum of the ranks out of sight."""
        self.sums = vec[i64]([i64(0)] * SPECIES)
        """For each species the sum of the ranks in hand."""
        for i in range(position.deck_count):
            self.note(i64(position.deck[i]))
        for other in range(position.seats):
            for card in position.hand(other):
                if other == seat:
                    self.sums[card >> 3] += (card & 7) + 1
                else:
                    self.note(card)

    def note(self, card: i64) -> None:
        self.unseen[card] = 1
        self.outside[card >> 3] += (card & 7) + 1

    def after(self, action: i64) -> float:
        """The prospects after an action."""
        if action == DRAW_DECK:
            return self.with_average()
        if action < PLANT:
            pile = action - DRAW_PILE
            top = pile * LARGEST + i64(self.position.pile_counts[pile]) - 1
            return self.with_card(i64(self.position.piles[top]), 1)
        if action < CELL:
            return self.planted(action - PLANT)
        if action < DISCARD:
            garden = self.garden.copy()
            garden.plant(self.position.chosen, action - CELL)
            self.change(self.position.chosen, -1)
            worth = self.value(garden)
            self.change(self.position.chosen, 1)
            return worth
        return self.with_card(action - DISCARD, -1)

    def with_average(self) -> float:
        """With one more card, averaged over all that are out of sight."""
        total: float = 0.0
        count: i64 = 0
        card: i64 = 0
        while card < SPECIES * 8:
            if self.unseen[card] != 0:
                total += self.with_card(card, 1)
                count += 1
            card += 1
        return total / float(count) if count > 0 else 0.0

    def with_card(self, card: i64, more: i64) -> float:
        """With this card added to the hand, or removed. A drawn card can be planted at once."""
        self.change(card, more)
        worth = self.value(self.garden)
        if more > 0 and self.position.phase < CHOOSE_CARD:
            planted = self.planted(card)
            if planted > worth:
                worth = planted
        self.change(card, -more)
        return worth

    def change(self, card: i64, more: i64) -> None:
        self.sums[card >> 3] += more * ((card & 7) + 1)

    def planted(self, card: i64) -> float:
        """With the card planted in its best cell."""
        self.change(card, -1)
        best: float = 0.0
        for cell in self.garden.open_cells():
            garden = self.garden.copy()
            garden.plant(card, cell)
            worth = self.value(garden)
            if worth > best:
                best = worth
        self.change(card, 1)
        return best

    def value(self, garden: Garden) -> float:
        paths = Paths(garden, self.position.ranks)
        total: float = NEIGHBOURS * float(neighbours(garden))
        planted: i64 = 0
        for i in range(garden.count):
            planted |= (planted * 0 + 1) << (i64(garden.cards[i]) >> 3)
        species: i64 = 0
        while species < SPECIES:
            own = self.sums[species]
            if (planted >> species) & 1 != 0:
                total += PLANTED * float(own)
                points = paths.best(species)
                if points > 0:
                    share = float(self.outside[species]) / float(self.position.seats)
                    total += float(points) * (float(own) + 0.5) / (float(own) + 1.0 + share)
            species += 1
        return total


def neighbours(garden: Garden) -> i64:
    """How many pairs of neighbouring cards differ in rank."""
    pairs: i64 = 0
    i: i64 = 0
    while i < garden.count:
        cell = i64(garden.cells[i])
        rank = i64(garden.cards[i]) & 7
        for step in (1, WIDTH):
            number = i64(garden.grid[cell + step])
            if number != 0 and number != OPEN and i64(garden.cards[number - 1]) & 7 != rank:
                pairs += 1
        i += 1
    return pairs
