"""Likely worlds: players keep high cards and cards of species that they plant, not of those that they discard.

A world is first drawn uniformly. Then each hidden card in a hand may swap with another hidden card, by the Metropolis
rule: always if that makes the world likelier, otherwise with a chance equal to the ratio of the likelihoods.

The figures come from a logistic regression over games of greedy players and of the rollout policy: which of the hidden
cards were in hand.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.arboretum.rules.garden import LARGEST
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES

SWEEPS: Final = 2
"""How many chances to swap each hidden card in a hand gets."""
PLANTED: Final = 1.25
"""A card is this many times as likely to be in a hand for each card of its species in that player's garden."""
MOST: Final = 3
"""The most cards in the garden that count for `PLANTED`."""
THROWN: Final = 0.7
"""It is this many times as likely for each card of its species that the player has discarded."""
STRANGE: Final = 0.2
"""It is this many times as likely at the end if its species is not planted there, nor twice in any other garden."""
HIGH: Final = 0.35
"""At the start the likelihood grows with the rank to this power."""
HIGHER: Final = 1.8
"""At the end the power is higher by this much."""
TOP: Final = 0.45
"""The highest rank is an exception: only as likely as a 4 at the start, and this many times as likely at the end."""


def likely_world(position: Arboretum, seat: i64, rng: Rng) -> Arboretum:
    world = position.imagine(seat, rng)
    if world.over:
        return world
    keen = keenness(world)
    places = vec[u8]([u8(0)] * len(world.hands))
    """The places of the hidden cards in hands."""
    count: i64 = 0
    other: i64 = 0
    while other < world.seats:
        at = other * world.room
        end = at + i64(world.hand_counts[other])
        while other != seat and at < end:
            if world.known[i64(world.hands[at])] == 0:
                places[count] = u8(at)
                count += 1
            at += 1
        other += 1
    ranks = by_rank(world)
    i: i64 = 0
    while i < SWEEPS * count:
        swap(world, keen, ranks, i64(places[i % count]), places, count, rng)
        i += 1
    return world


def lateness(position: Arboretum) -> float:
    """0 at the start, 1 at the end."""
    return 1.0 - min(1.0, float(position.deck_count) / float(12 * position.seats))


def by_rank(position: Arboretum) -> vec[float]:
    """How likely a card of each rank is to be in a hand."""
    late = lateness(position)
    ranks = vec[float]([1.0] * 8)
    rank: i64 = 1
    while rank < position.ranks:
        ranks[rank - 1] = exp((HIGH + HIGHER * late) * log(float(rank) / 4.0))
        rank += 1
    ranks[position.ranks - 1] = exp(late * log(TOP))
    return ranks


def keenness(position: Arboretum) -> vec[float]:
    """How likely a card of each species is to be in the hand of each seat rather than in the deck."""
    seats = position.seats
    keen = vec[float]([1.0] * (seats * SPECIES))
    planted = vec[i64]([i64(0)] * (seats * SPECIES))
    wanted = vec[i64]([i64(0)] * SPECIES)
    """How many cards of each species the garden with the most of them has."""
    seat: i64 = 0
    while seat < seats:
        garden = position.gardens[seat]
        i: i64 = 0
        while i < garden.count:
            species = i64(garden.cards[i]) >> 3
            at = seat * SPECIES + species
            planted[at] += 1
            if planted[at] <= MOST:
                keen[at] *= PLANTED
            if planted[at] > wanted[species]:
                wanted[species] = planted[at]
            i += 1
        i = 0
        while i < i64(position.pile_counts[seat]):
            keen[seat * SPECIES + (i64(position.piles[seat * LARGEST + i]) >> 3)] *= THROWN
            i += 1
        seat += 1
    strange = exp(lateness(position) * log(STRANGE))
    at = 0
    while at < seats * SPECIES:
        if planted[at] == 0 and wanted[at % SPECIES] < 2:
            keen[at] *= strange
        at += 1
    return keen


def swap(
    world: Arboretum, keen: vec[float], ranks: vec[float], place: i64, places: vec[u8], count: i64, rng: Rng
) -> None:
    """Gives the hidden card in this place of a hand a chance to swap with any other hidden card."""
    card = i64(world.hands[place])
    owner = place // world.room * SPECIES
    choice = rng.below(count + world.deck_count)
    there: i64
    other: i64
    old: float
    new: float
    if choice < count:
        there = i64(places[choice])
        other = i64(world.hands[there])
        other_owner = there // world.room * SPECIES
        old = keen[owner + (card >> 3)] * keen[other_owner + (other >> 3)]
        new = keen[owner + (other >> 3)] * keen[other_owner + (card >> 3)]
    else:
        there = choice - count
        other = i64(world.deck[there])
        old = keen[owner + (card >> 3)] * ranks[card & 7]
        new = keen[owner + (other >> 3)] * ranks[other & 7]
    if new < old and float(rng.word()) * old >= new * 4294967296.0:
        return
    world.hands[place] = u8(other)
    if choice < count:
        world.hands[there] = u8(card)
    else:
        world.deck[there] = u8(card)


def dealt(position: Arboretum, seat: i64, places: list[int], rng: Rng) -> Arboretum:
    """A world with each card that the seat cannot see in its place: 0 for the deck, which is shuffled, 1 for the hand
    of the next seat, and so on. Deck and hands must keep their sizes."""
    world = position.imagine(seat, rng)
    cards = vec[u8]([u8(0)] * 80)
    k: i64 = 0
    while k < world.seats:
        count: i64 = 0
        card: i64 = 0
        while card < len(places):
            if i64(places[card]) == k:
                cards[count] = u8(card)
                count += 1
            card += 1
        if k == 0:
            assert count == world.deck_count
            rng.mix(cards, count)
            while count > 0:
                count -= 1
                world.deck[count] = cards[count]
        else:
            owner = (seat + k) % world.seats
            at = owner * world.room
            end = at + i64(world.hand_counts[owner])
            while at < end:
                if world.known[i64(world.hands[at])] == 0:
                    count -= 1
                    world.hands[at] = cards[count]
                at += 1
            assert count == 0
        k += 1
    return world
