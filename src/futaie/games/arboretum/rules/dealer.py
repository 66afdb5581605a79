"""How a game of Arboretum is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.rules.dealer import Dealer, first_seat
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS, NAMES
from futaie.games.arboretum.rules.garden import LARGEST, empty_garden
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES

SPECIES_IN_PLAY = {2: 6, 3: 8, 4: 10}
"""By the number of seats (arboretum 1)."""


def dealt(seats: i64, species: str, ranks: i64, hand: i64, first: i64, order: vec[u8]) -> Arboretum:
    """The first player's hand, then the others' clockwise; the rest is the deck, its top card first."""
    room = hand + 2
    hands = vec[u8]([u8(0)] * (seats * room))
    card: i64 = 0
    while card < seats * hand:
        hands[(first + card // hand) % seats * room + card % hand] = order[card]
        card += 1
    count = i64(len(order))
    deck = vec[u8]([u8(0)] * (count - card))
    while card < count:
        deck[count - 1 - card] = order[card]
        card += 1
    return Arboretum(
        seats,
        species,
        ranks,
        first,
        deck,
        hands,
        vec[u8]([u8(hand)] * seats),
        vec[u8]([u8(0)] * len(NAMES)),
        vec[u8]([u8(0)] * (seats * LARGEST)),
        vec[u8]([u8(0)] * seats),
        [empty_garden() for _ in range(seats)],
    )


@final
class ArboretumDealer(Dealer):
    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats: i64 = seats
        self.first: object = options["first"]
        self.ranks: i64 = options["ranks"]
        self.hand: i64 = options["hand"]
        chosen = options["species"]
        letters = LETTERS if chosen == "random" else chosen
        self.species = vec[u8]([u8(LETTERS.index(letter)) for letter in letters])
        """The species to choose from."""
        self.in_play: i64 = SPECIES_IN_PLAY[seats] if chosen == "random" else len(letters)

    def deal(self, rng: Rng) -> Arboretum:
        first = first_seat(self.first, self.seats, rng)
        species = self.species[:]
        if self.in_play < len(species):
            rng.shuffle(species, len(species))
        played: i64 = 0
        order = vec[u8]([u8(0)] * (self.in_play * self.ranks))
        card: i64 = 0
        while card < len(order):
            here = i64(species[card // self.ranks])
            played |= 1 << here
            order[card] = u8(8 * here + card % self.ranks)
            card += 1
        rng.shuffle(order, len(order))
        letters = "".join([LETTERS[i] for i in range(SPECIES) if played >> i & 1])
        return dealt(self.seats, letters, self.ranks, self.hand, first, order)
