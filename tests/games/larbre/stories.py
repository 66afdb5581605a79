"""A game of l'Arbre told card by card, and told differently where a reader cannot notice.

Every card of the box is one token, and a game is a list of lines: what happened to which token. Two tokens in the same
place, in the source, in a hand or in a look at the source, can swap roles from there on: what happened later to one of
them happens to the other. The reader notices if that changes a card that it sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from futaie import Rng
from futaie.games.larbre.box.cards import NAMES, names
from futaie.games.larbre.box.kinds import cards_in
from futaie.games.larbre.rules.actions import ACTION_COUNT, DISCARD, KEEP
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.secrets import history as lines
from tests.specimen import Deal, Story, mixed

PUBLIC = (lines.TO_RIVER, lines.TAKEN, lines.PLAYED)
DRAWN = (lines.TO_RIVER, lines.TO_HAND, lines.SHOWN)
WITHOUT_CARD = (lines.SETTLED, lines.RESHUFFLED)
LOGGED = (lines.KEPT, lines.DISCARDED)
"""The log names these cards to everybody when the match is over."""

Line = tuple[int, int, int]
"""What happened, at which seat, to which token."""


@dataclass
class Places:
    """Where the tokens are."""

    source: set[int]
    river: set[int]
    hands: list[set[int]]
    shown: set[int]
    table: set[int]
    discard: set[int]

    def move(self, what: int, seat: int, token: int) -> None:
        if what == lines.SETTLED:
            self.discard |= self.table
            self.table.clear()
        elif what == lines.RESHUFFLED:
            assert not self.source
            self.source, self.discard = self.discard, set()
        else:
            before, after = self.way(what, seat)
            before.remove(token)
            after.add(token)

    def way(self, what: int, seat: int) -> tuple[set[int], set[int]]:
        """The places that a line like this takes a card from and to."""
        hand = self.hands[seat]
        return {
            lines.TO_RIVER: (self.source, self.river),
            lines.TO_HAND: (self.source, hand),
            lines.SHOWN: (self.source, self.shown),
            lines.KEPT: (self.shown, hand),
            lines.BURIED: (self.shown, self.discard),
            lines.DISCARDED: (hand, self.discard),
            lines.TAKEN: (self.river, hand),
            lines.PLAYED: (hand, self.table),
        }[what]


class Telling:
    """A game so far."""

    def __init__(self, position: LArbre) -> None:
        history = position.piles.history
        self.seats = position.seats
        self.over = position.over
        self.kinds = cards_in(position.piles.box)
        """By token."""
        self.lines: list[Line] = []
        places = self.start()
        for line in range(history.count):
            what, seat, kind = history.what(line), history.seat(line), history.kind(line)
            token = 0
            if what not in WITHOUT_CARD:
                token = min(token for token in places.way(what, seat)[0] if self.kinds[token] == kind)
            places.move(what, seat, token)
            self.lines.append((what, seat, token))
        self.rest: list[int] = []
        """The rest of the source, the top card first."""
        for i in reversed(range(position.piles.source_count)):
            kind = int(position.piles.source[i])
            self.rest.append(min(token for token in places.source if self.kinds[token] == kind))
            places.source.remove(self.rest[-1])

    def start(self) -> Places:
        return Places(set(range(len(self.kinds))), set(), [set() for _ in range(self.seats)], set(), set(), set())

    def seen(self, reader: int | None) -> Iterator[int]:
        """The cards that the reader sees, in chronological order."""
        for what, seat, token in self.lines:
            if what in PUBLIC or (what not in WITHOUT_CARD and seat == reader) or (self.over and what in LOGGED):
                yield self.kinds[token]

    def change(self, reader: int | None, rng: Rng) -> None:
        """Swaps the roles of two tokens from some line on, unless the reader would notice."""
        start = rng.below(len(self.lines) + 1)
        places = self.start()
        for line in self.lines[:start]:
            places.move(*line)
        heaps = [sorted(heap) for heap in (places.source, *places.hands, places.shown) if len(heap) > 1]
        if not heaps:
            return
        heap = heaps[rng.below(len(heaps))]
        one, two = heap[rng.below(len(heap))], heap[rng.below(len(heap))]
        other = {one: two, two: one}
        before, rest, facts = self.lines, self.rest, list(self.seen(reader))
        self.rest = [other.get(token, token) for token in rest]
        later = [
            line if line[0] in WITHOUT_CARD else (line[0], line[1], other.get(line[2], line[2]))
            for line in before[start:]
        ]
        self.lines = before[:start] + later
        if list(self.seen(reader)) != facts:
            self.lines, self.rest = before, rest

    def sources(self) -> list[list[str]]:
        """The orders of the source, as dealt and after each reshuffle."""
        orders: list[list[str]] = [[]]
        for what, _, token in self.lines:
            if what == lines.RESHUFFLED:
                orders.append([])
            elif what in DRAWN:
                orders[-1].append(NAMES[self.kinds[token]])
        orders[-1] += [NAMES[self.kinds[token]] for token in self.rest]
        return orders

    def deal(self, before: Deal, rng: Rng) -> Deal:
        """The orders of this telling; cards not shuffled yet may come in any order."""
        first, *others = self.sources()
        deal = {label: mixed(first, rng) for label in before} | {"source": first}
        for ordinal, order in enumerate(others, 1):
            absent = Counter(first) - Counter(order)
            deal[f"reshuffle-{ordinal}"] = order + mixed(absent.elements(), rng)
        return deal

    def story(self, before: Story, reader: int | None) -> Story:
        """The same decisions with the cards of this telling; decisions that the reader knows exactly stay the same."""
        discarded = [self.kinds[token] for what, _, token in self.lines if what == lines.DISCARDED]
        kept = [self.kinds[token] for what, _, token in self.lines if what == lines.KEPT]
        story = []
        for seat, action in before:
            told = action
            if DISCARD <= action < ACTION_COUNT and discarded:
                told = DISCARD + discarded.pop(0)
            elif KEEP <= action < DISCARD and kept:
                told = KEEP + kept.pop(0)
            story.append((seat, action if seat == reader or self.over else told))
        return story


def any_deal(position: LArbre, rng: Rng) -> Deal:
    cards = names(position.piles.box)
    return {label: mixed(cards, rng) for label in ("source", "reshuffle-1", "reshuffle-2", "reshuffle-3")}


def retell(position: LArbre, deal: Deal, story: Story, reader: int | None, rng: Rng) -> tuple[Deal, Story]:
    telling = Telling(position)
    telling.rest = [telling.rest[int(i)] for i in mixed(map(str, range(len(telling.rest))), rng)]
    for _ in range(100):
        telling.change(reader, rng)
    return telling.deal(deal, rng), telling.story(story, reader)
