"""Worlds as they are likely: players keep cards of the species that they have planted.

A world is drawn uniformly first. Then every hidden card in a hand may change places with another hidden card, by the
rule of Metropolis: always if the new world is likelier, otherwise as likely as it is against the old one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from futaie.core.rng import Rng
from futaie.core.vecs import vec
from futaie.games.arboretum.position import Arboretum
from futaie.games.arboretum.scoring import SPECIES

PLANTED: Final = 2.0
"""How many times as likely as any other a card is in the hand of who has planted one of its species,"""
PLANTED_MORE: Final = 5.0
"""or more than one."""


def likely_world(position: Arboretum, seat: i64, rng: Rng) -> Arboretum:
    world = position.imagine(seat, rng)
    if world.over:
        return world
    keen = keenness(world)
    places = vec[u8]([u8(0)] * len(world.hands))
    """Where the hidden cards in hands lie."""
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
    i: i64 = 0
    while i < count:
        swap(world, keen, i64(places[i]), places, count, rng)
        i += 1
    return world


def keenness(position: Arboretum) -> vec[float]:
    """For each seat and species; behind all seats stands the deck, which is not keen on anything."""
    keen = vec[float]([1.0] * ((position.seats + 1) * SPECIES))
    seat: i64 = 0
    while seat < position.seats:
        garden = position.gardens[seat]
        i: i64 = 0
        while i < garden.count:
            at = seat * SPECIES + (i64(garden.cards[i]) >> 3)
            keen[at] = PLANTED if keen[at] == 1.0 else PLANTED_MORE
            i += 1
        seat += 1
    return keen


def swap(world: Arboretum, keen: vec[float], place: i64, places: vec[u8], count: i64, rng: Rng) -> None:
    """Lets the hidden card in a place of the hands change with any other hidden card."""
    card = i64(world.hands[place])
    owner = place // world.room * SPECIES
    choice = rng.below(count + world.deck_count)
    there: i64
    other: i64
    other_owner: i64
    if choice < count:
        there = i64(places[choice])
        other = i64(world.hands[there])
        other_owner = there // world.room * SPECIES
    else:
        there = choice - count
        other = i64(world.deck[there])
        other_owner = world.seats * SPECIES
    old = keen[owner + (card >> 3)] * keen[other_owner + (other >> 3)]
    new = keen[owner + (other >> 3)] * keen[other_owner + (card >> 3)]
    if new < old and float(rng.word()) * old >= new * 4294967296.0:
        return
    world.hands[place] = u8(other)
    if choice < count:
        world.hands[there] = u8(card)
    else:
        world.deck[there] = u8(card)
