"""Every world in which a reader of l'Arbre would have seen just what it has seen, with its exact probability.

The history of the cards is told forwards, line by line, from the box on. Who drew, took, played or discarded is seen by
all, and which card it was by some; where the reader did not see it, every card is tried, with its probability: any card
of the source, any set of cards of a hand, any of Pegaea's three. Nothing here comes from the code that imagines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import TypeAlias

from futaie.games.larbre import history as lines
from futaie.games.larbre.position import LArbre

from .table import GAME

Heap: TypeAlias = tuple[int, ...]
"""Kinds in ascending order."""
World: TypeAlias = tuple[tuple[Heap, ...], Heap, Heap, Heap]
"""The hands, the cards of the source in no order, the discard, the cards Pegaea shows."""


@dataclass(frozen=True)
class Table:
    """How the cards lie at some line of the history."""

    source: Heap
    hands: tuple[Heap, ...]
    discard: Heap = ()
    played: Heap = ()
    shown: Heap = ()

    def world(self) -> World:
        return self.hands, self.source, self.discard, self.shown


def plus(heap: Heap, *kinds: int) -> Heap:
    return tuple(sorted((*heap, *kinds)))


@cache
def minus(heap: Heap, *kinds: int) -> Heap:
    left = list(heap)
    for kind in kinds:
        left.remove(kind)
    return tuple(left)


def world(position: LArbre) -> World:
    """The world a position stands in."""

    def heap(number: int) -> Heap:
        return tuple(kind for kind in range(18) for _ in range(number >> 3 * kind & 7))

    source = tuple(sorted(int(position.piles.source[i]) for i in range(position.piles.source_count)))
    hands = tuple(heap(int(hand)) for hand in position.piles.hands)
    return hands, source, heap(position.piles.discard), heap(position.looked)


def told(position: LArbre) -> list[tuple[int, int, int]]:
    """The lines of the history: what, seat, kind."""
    story = position.piles.history
    return [(story.what(line), story.seat(line), story.kind(line)) for line in range(story.count)]


def box(position: LArbre) -> Heap:
    return tuple(kind for kind in range(18) for _ in range(position.piles.box >> 3 * kind & 7))


def worlds(position: LArbre, reader: int | None) -> dict[World, Fraction]:
    """All that can be the case for the reader, with probabilities that add up to 1."""
    story = told(position)
    tables: dict[Table, Fraction] = {Table(box(position), ((),) * position.seats): Fraction(1)}
    number = 0
    while number < len(story):
        what, seat, _ = story[number]
        group = 1
        if what == lines.DISCARDED:
            while number + group < len(story) and story[number + group][:2] == (what, seat):
                group += 1
        kinds = tuple(kind for _, _, kind in story[number : number + group])
        public = what in (lines.TO_RIVER, lines.TAKEN, lines.PLAYED, lines.SETTLED, lines.RESHUFFLED)
        after: dict[Table, Fraction] = {}
        for table, weight in tables.items():
            for next_table, chance in steps(table, what, seat, kinds if public or seat == reader else None, group):
                after[next_table] = after.get(next_table, Fraction(0)) + weight * chance
        tables = after
        number += group
    total = sum(tables.values(), Fraction(0))
    found: dict[World, Fraction] = {}
    for table, weight in tables.items():
        found[table.world()] = found.get(table.world(), Fraction(0)) + weight / total
    return found


def steps(table: Table, what: int, seat: int, kinds: Heap | None, group: int) -> Iterator[tuple[Table, Fraction]]:
    """What a line makes of a table: with the kinds that were seen, or if they were not (None) with all there can be."""
    source, hands, discard, played, shown = table.source, table.hands, table.discard, table.played, table.shown

    def with_hand(hand: Heap) -> tuple[Heap, ...]:
        return hands[:seat] + (hand,) + hands[seat + 1 :]

    if what in (lines.TO_RIVER, lines.TO_HAND, lines.SHOWN):
        for kind in set(source) if kinds is None else {kinds[0]} & set(source):
            left = minus(source, kind)
            chance = Fraction(source.count(kind), len(source))
            if what == lines.TO_HAND:
                yield Table(left, with_hand(plus(hands[seat], kind)), discard, played, shown), chance
            elif what == lines.SHOWN:
                yield Table(left, hands, discard, played, plus(shown, kind)), chance
            else:
                yield Table(left, hands, discard, played, shown), chance
    elif what == lines.TAKEN:
        assert kinds is not None
        yield Table(source, with_hand(plus(hands[seat], *kinds)), discard, played, shown), Fraction(1)
    elif what == lines.PLAYED:
        assert kinds is not None
        if kinds[0] in hands[seat]:
            left = with_hand(minus(hands[seat], *kinds))
            yield Table(source, left, discard, plus(played, *kinds), shown), Fraction(1)
    elif what == lines.SETTLED:
        yield Table(source, hands, plus(discard, *played), (), shown), Fraction(1)
    elif what == lines.RESHUFFLED:
        assert source == ()
        yield Table(discard, hands, (), played, shown), Fraction(1)
    elif what == lines.KEPT:
        for kind in set(shown) if kinds is None else {kinds[0]} & set(shown):
            chance = Fraction(shown.count(kind), 3)
            yield Table(source, with_hand(plus(hands[seat], kind)), discard, played, minus(shown, kind)), chance
    elif what == lines.BURIED:
        # The two go together; which of them is told first says nothing.
        kind = shown[0] if kinds is None else kinds[0]
        if kind in shown:
            yield Table(source, hands, plus(discard, kind), played, minus(shown, kind)), Fraction(1)
    else:
        choices = {tuple(sorted(some)) for some in combinations(hands[seat], group)}
        for some in choices if kinds is None else {tuple(sorted(kinds))} & choices:
            counts = Counter(some)
            ways = 1
            for kind, count in counts.items():
                ways *= comb(hands[seat].count(kind), count)
            chance = Fraction(ways, comb(len(hands[seat]), group))
            yield Table(source, with_hand(minus(hands[seat], *some)), plus(discard, *some), played, shown), chance


@dataclass(frozen=True)
class Tiny:
    """A version of the game cut down so far that all its worlds can be told."""

    seats: int
    cards: tuple[int, ...]
    icons: tuple[str, ...]
    hand: int
    dealt: int
    river: int = 2
    reserve: tuple[int, ...] = (10, 6, 5, 3, 1, 1)

    def new(self, seed: str) -> LArbre:
        return GAME.new(
            self.seats,
            seed=seed,
            cards=self.cards,
            icons=self.icons,
            hand=self.hand,
            dealt=self.dealt,
            river=self.river,
            reserve=self.reserve,
            stall=60,
        )

    def __str__(self) -> str:
        cards = "".join(map(str, self.cards))
        return f"{self.seats}-seats-{cards}-{len(self.icons)}-icons-hand-{self.hand}-river-{self.river}"


def readers(position: LArbre) -> Sequence[int | None]:
    return [None, *range(position.seats)]
