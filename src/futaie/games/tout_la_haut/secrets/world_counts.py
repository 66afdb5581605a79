"""The number of histories that fit what a reader has seen.

Each card seen in a stretch was either known when it began, or is a fresh one that has joined since. So the histories of
a stretch can be counted backwards from its end: `open` fresh cards must be in hand; the card that joins in a turn is
one of them or one never seen; a card built face down is any that will not be seen again.

Of two equal cards it may be uncertain whether the one seen is the known or a fresh one. Each way to settle these
questions, a path of bits, is counted separately, with the two cards told apart.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.secrets.seen_hand import SeenCards, bytes_of

NEVER: Final = 0
"""In `due`, instead of a turn (they count from 1): the card is not seen again."""


@final
class HistoryPath:
    """The path being walked, and the number of histories along it."""

    def __init__(self, seen_cards: SeenCards) -> None:
        turns = seen_cards.grove.turns
        hands = len(seen_cards.known)
        self.seen_cards = seen_cards
        self.path = bytes_of(len(seen_cards.slots) + hands, 0)
        self.path_length: i64 = 0
        self.path_done: i64 = 0
        self.pool = seen_cards.copies
        """Of each kind, the cards not seen so far."""
        self.pool_size: i64 = 0
        self.due = bytes_of(hands, NEVER)
        """When each card of `seen_cards.known` is seen again."""
        self.fresh = bytes_of(turns, 0)
        """1 for turns in which a fresh card is built face up."""
        self.fresh_passed = bytes_of(hands, 0)
        """1 for cards of `seen_cards.passed` that are fresh."""
        self.width = seen_cards.seats + 2
        self.counts = vec[float]([0.0] * ((turns + len(seen_cards.starts)) * self.width))
        """For each stretch and each of its turns, and before the first, by the number of open cards."""

    # Which cards seen are fresh

    def choose_path(self, rng: Rng) -> None:
        """Walks every path, and chooses one with a chance in proportion to the worlds along it."""
        total = 0.0
        chosen = self.path
        chosen_length: i64 = 0
        paths: i64 = 0
        self.path_length = 0
        while True:
            weight = self.walk_path()
            paths += 1
            if weight > 0.0:
                total += weight
                if total == weight or fraction(rng) * total < weight:
                    chosen = self.path[:]
                    chosen_length = self.path_length
            while self.path_length > 0 and self.path[self.path_length - 1] == 1:
                self.path_length -= 1
            if self.path_length == 0:
                break
            self.path[self.path_length - 1] = 1
        if paths > 1:
            self.path = chosen
            self.path_length = chosen_length
            self.walk_path()

    def walk_path(self) -> float:
        """Settles which cards are fresh, and counts the worlds, up to a factor that all paths share."""
        seen_cards = self.seen_cards
        self.path_done = 0
        self.pool = seen_cards.copies[:]
        self.pool_size = seen_cards.unseen
        weight = 1.0
        stretch: i64 = 0
        while stretch < seen_cards.stretches:
            before = self.pool_size
            if not self.settle(stretch):
                return 0.0
            weight *= self.count(stretch)
            while before > self.pool_size:
                weight /= float(before)
                before -= 1
            stretch += 1
        return weight

    def settle(self, stretch: i64) -> bool:
        """Decides for each card seen in the stretch whether it is fresh; False if there are not enough cards for
        that."""
        seen_cards = self.seen_cards
        base = stretch * seen_cards.seats
        i: i64 = base
        while i < base + seen_cards.seats:
            self.due[i] = NEVER
            i += 1
        turn = i64(seen_cards.starts[stretch])
        end = i64(seen_cards.ends[stretch])
        while turn < end:
            action = i64(seen_cards.grove.built[turn])
            if action & 1 == 0:
                fresh = self.is_fresh(base, u8(action >> 1), turn + 1)
                if fresh and not self.take_fresh(action >> 1):
                    return False
                self.fresh[turn] = 1 if fresh else 0
            turn += 1
        if seen_cards.looks[stretch] != 0:
            i = base
            while i < base + seen_cards.seats:
                card = seen_cards.passed[i]
                fresh = self.is_fresh(base, card, end + 1)
                if fresh and not self.take_fresh(i64(card)):
                    return False
                self.fresh_passed[i] = 1 if fresh else 0
                i += 1
        return True

    def is_fresh(self, base: i64, card: u8, when: i64) -> bool:
        """Whether a card seen is fresh; if not, the known one is due then. If either is possible, the path decides."""
        known = self.seen_cards.known
        end = base + self.seen_cards.seats
        i = base
        while i < end and (known[i] != card or self.due[i] != NEVER):
            i += 1
        if i == end:
            return True
        if self.pool[i64(card)] != 0:
            if self.path_done == self.path_length:
                self.path[self.path_length] = 0
                self.path_length += 1
            self.path_done += 1
            if self.path[self.path_done - 1] == 1:
                return True
        self.due[i] = u8(when)
        return False

    def take_fresh(self, kind: i64) -> bool:
        if self.pool[kind] == 0:
            return False
        self.pool[kind] -= 1
        self.pool_size -= 1
        return True

    # Counting

    def row(self, stretch: i64, turn: i64) -> i64:
        """The start of the row in `counts` for the end of this turn."""
        return (turn + 1 + stretch) * self.width

    def count(self, stretch: i64) -> float:
        seen_cards = self.seen_cards
        seats = seen_cards.seats
        ways = self.counts
        turn = i64(seen_cards.starts[stretch])
        end = i64(seen_cards.ends[stretch])
        row = self.row(stretch, turn - 1)
        count = 1.0
        opened: i64 = 0
        while opened < self.width:
            ways[row + opened] = count
            # Fresh cards may also come from the very first hand, which nobody else has seen.
            count = count * float(seats - opened) if stretch == 0 and opened < seats else 0.0
            opened += 1
        while turn < end:
            earlier = row
            row += self.width
            down = i64(seen_cards.grove.built[turn]) & 1 != 0
            choices = seats + 1 - self.reserved(stretch, turn)
            added: i64 = 1 if not down and self.fresh[turn] != 0 else 0
            opened = 0
            while opened <= seats:
                needed = opened + added
                count = ways[earlier + needed]
                if needed > 0:
                    count += float(needed) * ways[earlier + needed - 1]
                if down:
                    count *= float(choices - opened) if choices > opened else 0.0
                ways[row + opened] = count
                opened += 1
            ways[row + seats + 1] = 0.0
            turn += 1
        return ways[row + self.fresh_at_end(stretch)]

    def reserved(self, stretch: i64, turn: i64) -> i64:
        """How many known cards are seen after this turn."""
        count: i64 = 0
        i = stretch * self.seen_cards.seats
        end = i + self.seen_cards.seats
        while i < end:
            if i64(self.due[i]) > turn + 1:
                count += 1
            i += 1
        return count

    def fresh_at_end(self, stretch: i64) -> i64:
        seen_cards = self.seen_cards
        if seen_cards.looks[stretch] == 0:
            return 0
        count: i64 = 0
        i = stretch * seen_cards.seats
        end = i + seen_cards.seats
        while i < end:
            count += i64(self.fresh_passed[i])
            i += 1
        return count


def fraction(rng: Rng) -> float:
    """At least 0, less than 1, with 53 random bits."""
    high = rng.word() >> 5
    return float(high * 67108864 + (rng.word() >> 6)) / 9007199254740992.0
