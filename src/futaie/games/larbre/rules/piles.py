"""Where the cards are: hands, river, source and discard, and how they got there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.chance.shuffles import Chance
from futaie.core.rules.event import Event
from futaie.core.vecs import vec
from futaie.games.larbre.box.cards import NAMES, NUMBERS
from futaie.games.larbre.box.kinds import cards_in, count_of, one, one_less_of_each, size, write_cards
from futaie.games.larbre.secrets.history import (
    DISCARDED,
    PLAYED,
    RESHUFFLED,
    SETTLED,
    SHOWN,
    TAKEN,
    TO_HAND,
    TO_RIVER,
    History,
)
from futaie.games.larbre.secrets.reshuffles import reshuffled


@final
class Piles:
    def __init__(
        self,
        box: i64,
        river_size: i64,
        source: vec[u8],
        hands: vec[i64],
        known: vec[i64],
        history: History,
        chance: Chance | None,
    ) -> None:
        self.box = box
        """All cards in play, a heap (see kinds.py), like the hands, the river and the discard."""
        self.river_size = river_size
        self.source = source
        """Bottom to top."""
        self.source_count: i64 = len(source)
        self.hands = hands
        self.known = known
        """For each hand what everybody knows to be in it for certain."""
        self.history = history
        self.chance = chance
        """Where reshuffled orders come from; None in an imagined position, which has dice instead."""
        self.dice: i64 = 0
        self.reshuffles: i64 = 0
        self.river: i64 = 0
        self.discard: i64 = 0
        self.discard_count: i64 = 0

    def copy(self) -> Piles:
        other = Piles(
            self.box,
            self.river_size,
            self.source[:],
            self.hands[:],
            self.known[:],
            self.history.copy(),
            self.chance,
        )
        other.source_count = self.source_count
        other.dice = self.dice
        other.reshuffles = self.reshuffles
        other.river = self.river
        other.discard = self.discard
        other.discard_count = self.discard_count
        return other

    # From the source

    def draw(self, what: i64, seat: i64) -> i64:
        """The top card of the source. When it has been told, `reshuffle` must follow."""
        self.source_count -= 1
        kind = i64(self.source[self.source_count])
        self.source[self.source_count] = 0
        self.history.note(what, seat, kind)
        return kind

    def reshuffle(self, events: list[Event] | None) -> None:
        """If the last card has left the source, the discard is shuffled at once (larbre A.1f)."""
        if self.source_count > 0:
            return
        self.reshuffles += 1
        self.history.note(RESHUFFLED, 0, 0)
        count: i64 = 0
        if self.chance is None:
            count = write_cards(self.discard, self.source)
            Rng(self.dice + self.reshuffles).shuffle(self.source, count)
        else:
            for name in reversed(reshuffled(self.chance, self.discard, self.reshuffles)):
                self.source[count] = u8(NUMBERS[name])
                count += 1
        self.source_count = count
        self.discard = 0
        self.discard_count = 0
        if events is not None:
            events.append(Event("reshuffle", None, {"source": count}))

    def refill(self, events: list[Event] | None) -> None:
        """Cards of the source into the river until it is full."""
        missing = self.river_size - size(self.river)
        while missing > 0:
            kind = self.draw(TO_RIVER, 0)
            self.river += one(kind)
            if events is not None:
                events.append(Event("refill", None, {"card": NAMES[kind]}))
            self.reshuffle(events)
            missing -= 1

    def draw_to_hand(self, seat: i64, cards: i64, events: list[Event] | None) -> None:
        while cards > 0:
            kind = self.draw(TO_HAND, seat)
            self.hands[seat] += one(kind)
            if events is not None:
                events.append(Event("draw", seat, {}, {"card": NAMES[kind]}, (seat,)))
            self.reshuffle(events)
            cards -= 1

    def show(self, seat: i64, cards: i64, events: list[Event] | None) -> i64:
        """The next cards of the source, taken off it for the seat to look at."""
        shown: i64 = 0
        while cards > 0:
            shown += one(self.draw(SHOWN, seat))
            self.reshuffle(events)
            cards -= 1
        return shown

    # From the river and out of a hand

    def take(self, seat: i64, kind: i64, events: list[Event] | None) -> None:
        self.river -= one(kind)
        self.hands[seat] += one(kind)
        self.known[seat] += one(kind)
        self.history.note(TAKEN, seat, kind)
        if events is not None:
            events.append(Event("take", seat, {"card": NAMES[kind]}))

    def play(self, seat: i64, cards: i64) -> None:
        """Cards out of the hand onto the table, where everybody sees them."""
        self.hands[seat] -= cards
        for kind in cards_in(cards):
            self.history.note(PLAYED, seat, kind)
            if count_of(self.known[seat], kind) > 0:
                self.known[seat] -= one(kind)

    def settle(self, seat: i64, cards: i64) -> None:
        """The cards that were played, into the discard."""
        self.discard += cards
        self.discard_count += size(cards)
        self.history.note(SETTLED, seat, 0)

    def throw(self, seat: i64, cards: i64, events: list[Event] | None) -> None:
        """Cards out of the hand into the discard, face down."""
        for kind in cards_in(cards):
            self.hands[seat] -= one(kind)
            self.known[seat] = one_less_of_each(self.known[seat])
            self.bury(DISCARDED, seat, kind)
            if events is not None:
                events.append(Event("discard", seat, {}, {"card": NAMES[kind]}, (seat,)))

    def bury(self, what: i64, seat: i64, kind: i64) -> None:
        """A card onto the discard, face down."""
        self.discard += one(kind)
        self.discard_count += 1
        self.history.note(what, seat, kind)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            restored,
            (
                (self.box, self.river_size),
                [list(self.source), list(self.history.lines)],
                [list(self.hands), list(self.known)],
                self.chance,
                (self.source_count, self.history.count, self.dice, self.reshuffles),
                (self.river, self.discard, self.discard_count),
            ),
        )


def restored(
    sizes: tuple[int, int],
    cards: list[list[u8]],
    hands: list[list[i64]],
    chance: Chance | None,
    counts: tuple[int, int, int, int],
    heaps: tuple[int, int, int],
) -> Piles:
    """The piles that were pickled."""
    piles = Piles(*sizes, vec[u8](cards[0]), vec[i64](hands[0]), vec[i64](hands[1]), History(vec[u8](cards[1])), chance)
    piles.source_count, piles.history.count, piles.dice, piles.reshuffles = counts
    piles.river, piles.discard, piles.discard_count = heaps
    return piles
