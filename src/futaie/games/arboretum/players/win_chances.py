"""Who will win an unfinished game of Arboretum, from its hands and gardens as they are now, all open."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.arboretum.players.path_links import PathLinks
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES, hand_sums

SURE: Final = 0.2
"""At the end, a lead of this much in hand is a factor of e in the chance of the right to score."""
UNSURE: Final = 1.0
"""At the start a lead must be greater by this much for the same factor."""
LINK: Final = 0.35
"""The value at the start of each card that leads to another, for each card of the longest way there."""
TEMPO: Final = 1.3
"""The value of having the next turn."""
CLEAR: Final = 2.5
"""At the end, a lead of this many points is a factor of e in the chance to win."""
UNCLEAR: Final = 6.0
"""At the start it takes this many points more for the same factor."""


def shares_of_the_win(position: Arboretum) -> list[float]:
    """Each seat's chance to win."""
    seats = position.seats
    time = min(1.0, float(position.deck_count) / float(12 * seats))
    rights = chances_of_the_right(position, SURE + UNSURE * time)
    worths = vec[float]([0.0] * seats)
    highest: float = 0.0
    seat: i64 = 0
    while seat < seats:
        lines = PathLinks(position.gardens[seat], position.ranks)
        worth: float = TEMPO if seat == position.current else 0.0
        i: i64 = 0
        while i < lines.kind_count:
            species = i64(lines.kinds[i])
            worth += float(lines.best[species]) * rights[seat * SPECIES + species]
            i += 1
        i = 0
        while i < lines.garden.count:
            worth += LINK * time * (lines.most_into[i] - 1.0)
            i += 1
        worths[seat] = worth
        if worth > highest:
            highest = worth
        seat += 1
    total: float = 0.0
    seat = 0
    while seat < seats:
        worths[seat] = exp((worths[seat] - highest) / (CLEAR + UNCLEAR * time))
        total += worths[seat]
        seat += 1
    shares: list[float] = []
    seat = 0
    while seat < seats:
        shares.append(worths[seat] / total)
        seat += 1
    return shares


def chances_of_the_right(position: Arboretum, unsure: float) -> vec[float]:
    """The chance of the right to score for each seat and species, by the seat's lead in hand."""
    sums = hand_sums(position.hands, position.hand_counts, position.ranks)
    count = len(sums)
    chances = vec[float]([0.0] * count)
    at: i64 = 0
    while at < count:
        species = at % SPECIES
        highest: i64 = 0
        other = species
        while other < count:
            if other != at and i64(sums[other]) > highest:
                highest = i64(sums[other])
            other += SPECIES
        ahead = (float(i64(sums[at]) - highest) + 0.5) / unsure
        chances[at] = 1.0 / (1.0 + exp(-ahead))
        at += 1
    return chances
