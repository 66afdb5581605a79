"""Every world in which a reader of l'Arbre would have seen exactly what it has seen, with its exact probability.

The history of the cards is told forwards, line by line, from the box onwards. Everybody sees who drew, took, played or
discarded, and some see which card it was. If the reader did not, every card is tried, with its probability: any card of
the source, any set of cards of a hand, any of Pegaea's three. Nothing here comes from the code that imagines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import combinations, groupby
from math import comb, prod
from typing import TypeAlias

from futaie.games.larbre.box.cards import Box
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.box.kinds import cards_in
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.secrets import history as lines
from tests.games.larbre.table import GAME

Heap: TypeAlias = tuple[int, ...]
"""Kinds in ascending order."""
World: TypeAlias = tuple[tuple[Heap, ...], Heap, Heap, Heap]
"""The hands, the cards of the source in no order, the discard, the cards Pegaea shows."""
PUBLIC = (lines.TO_RIVER, lines.TAKEN, lines.PLAYED, lines.SETTLED, lines.RESHUFFLED)
"""Lines that everybody sees; the others are only seen by the seat itself."""


@dataclass(frozen=True)
class Table:
    """The places of the cards at some line of the history."""

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


def heap(number: int) -> Heap:
    return tuple(cards_in(number))


def world(position: LArbre) -> World:
    """The world that a position is in."""
    source = tuple(sorted(int(position.piles.source[i]) for i in range(position.piles.source_count)))
    hands = tuple(heap(int(hand)) for hand in position.piles.hands)
    return hands, source, heap(position.piles.discard), heap(position.looked)


def told(position: LArbre) -> list[tuple[int, int, int]]:
    return lines_of(position.piles.history)


def lines_of(story: lines.History) -> list[tuple[int, int, int]]:
    """What, seat, kind."""
    return [(story.what(line), story.seat(line), story.kind(line)) for line in range(story.count)]


def box(position: LArbre) -> Heap:
    return heap(position.piles.box)


def table_after(position: LArbre, story: Sequence[tuple[int, int, int]]) -> Table:
    """The table that these lines lead to, if all kinds are as they say."""
    table = Table(box(position), ((),) * position.seats)
    for what, seat, kinds in groups(story):
        ((table, _),) = steps(table, what, seat, kinds, len(kinds))
    return table


class TooManyError(Exception):
    pass


def worlds(position: LArbre, reader: int | None, most: int = 10**6) -> dict[World, Fraction]:
    """All possible worlds for the reader, with probabilities that add up to 1; TooManyError beyond `most`."""
    tables: dict[Table, Fraction] = {Table(box(position), ((),) * position.seats): Fraction(1)}
    for what, seat, kinds in groups(told(position)):
        seen = kinds if what in PUBLIC or seat == reader else None
        after: dict[Table, Fraction] = {}
        for table, weight in tables.items():
            for next_table, chance in steps(table, what, seat, seen, len(kinds)):
                after[next_table] = after.get(next_table, Fraction(0)) + weight * chance
        if len(after) > most:
            raise TooManyError
        tables = after
    total = sum(tables.values(), Fraction(0))
    found: dict[World, Fraction] = {}
    for table, weight in tables.items():
        found[table.world()] = found.get(table.world(), Fraction(0)) + weight / total
    return found


def groups(story: Sequence[tuple[int, int, int]]) -> Iterator[tuple[int, int, Heap]]:
    """The lines, with those of one discard together: what, seat, kinds."""
    for (what, seat, _), some in groupby(enumerate(story), key=lambda line: (*line[1][:2], together(*line))):
        yield what, seat, tuple(kind for _, (_, _, kind) in some)


def together(number: int, line: tuple[int, int, int]) -> int:
    return -1 if line[0] == lines.DISCARDED else number


def steps(table: Table, what: int, seat: int, kinds: Heap | None, count: int) -> Iterator[tuple[Table, Fraction]]:
    """The tables after a line: with the kinds that were seen, or if they were not (None) with all possible ones."""
    if what in (lines.TO_RIVER, lines.TO_HAND, lines.SHOWN):
        return drawn(table, what, seat, kinds)
    if what == lines.DISCARDED:
        return discarded(table, seat, kinds, count)
    if what in (lines.KEPT, lines.BURIED):
        return looked(table, what, seat, kinds)
    assert kinds is not None
    return moved(table, what, seat, kinds)


def drawn(table: Table, what: int, seat: int, kinds: Heap | None) -> Iterator[tuple[Table, Fraction]]:
    """The next card comes out of the source."""
    for kind in set(table.source) if kinds is None else {kinds[0]} & set(table.source):
        after = replace(table, source=minus(table.source, kind))
        if what == lines.TO_HAND:
            after = replace(after, hands=with_hand(table, seat, plus(table.hands[seat], kind)))
        elif what == lines.SHOWN:
            after = replace(after, shown=plus(table.shown, kind))
        yield after, Fraction(table.source.count(kind), len(table.source))


def discarded(table: Table, seat: int, kinds: Heap | None, count: int) -> Iterator[tuple[Table, Fraction]]:
    """Cards go from a hand to the discard; all sets are equally likely."""
    hand = table.hands[seat]
    choices = {tuple(sorted(some)) for some in combinations(hand, count)}
    for some in choices if kinds is None else {tuple(sorted(kinds))} & choices:
        ways = prod(comb(hand.count(kind), copies) for kind, copies in Counter(some).items())
        after = replace(table, hands=with_hand(table, seat, minus(hand, *some)), discard=plus(table.discard, *some))
        yield after, Fraction(ways, comb(len(hand), count))


def looked(table: Table, what: int, seat: int, kinds: Heap | None) -> Iterator[tuple[Table, Fraction]]:
    """One of Pegaea's three is kept; the other two go together, and their order means nothing."""
    shown = table.shown
    if what == lines.KEPT:
        for kind in set(shown) if kinds is None else {kinds[0]} & set(shown):
            hands = with_hand(table, seat, plus(table.hands[seat], kind))
            yield replace(table, hands=hands, shown=minus(shown, kind)), Fraction(shown.count(kind), 3)
        return
    kind = shown[0] if kinds is None else kinds[0]
    if kind in shown:
        yield replace(table, discard=plus(table.discard, kind), shown=minus(shown, kind)), Fraction(1)


def moved(table: Table, what: int, seat: int, kinds: Heap) -> Iterator[tuple[Table, Fraction]]:
    """A move that everybody can see."""
    if what == lines.TAKEN:
        yield replace(table, hands=with_hand(table, seat, plus(table.hands[seat], *kinds))), Fraction(1)
    elif what == lines.PLAYED:
        if kinds[0] in table.hands[seat]:
            left = with_hand(table, seat, minus(table.hands[seat], *kinds))
            yield replace(table, hands=left, played=plus(table.played, *kinds)), Fraction(1)
    elif what == lines.SETTLED:
        yield replace(table, discard=plus(table.discard, *table.played), played=()), Fraction(1)
    else:
        assert what == lines.RESHUFFLED
        assert table.source == ()
        yield replace(table, source=table.discard, discard=()), Fraction(1)


def with_hand(table: Table, seat: int, hand: Heap) -> tuple[Heap, ...]:
    return (*table.hands[:seat], hand, *table.hands[seat + 1 :])


@dataclass(frozen=True)
class Tiny:
    """A version of the game small enough to list all its worlds."""

    seats: int
    cards: tuple[int, ...]
    icons: tuple[str, ...]
    hand: int
    dealt: int
    river: int = 2
    reserve: tuple[int, ...] = (10, 6, 5, 3, 1, 1)
    deck: Box = BOX

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
            deck=self.deck,
        )

    def __str__(self) -> str:
        cards = "".join(map(str, self.cards))
        return f"{self.seats}-seats-{cards}-{len(self.icons)}-icons-hand-{self.hand}-river-{self.river}"
