"""Another world for a reader: deals and hidden choices that fit all it has seen, each as likely as any other.

One hand goes round, and in each turn one card joins it and one is built. The reader looks at the hand in its own turns;
what lies between two looks is a stretch. What it sees there are the cards built face up, and the hand at its end. Each
card seen is one that was known when the stretch began, or a fresh one that has joined since. So the histories of a
stretch can be counted backwards from its end: `open` fresh cards must be in hand; the card that joins in a turn is one
of them or one never seen; a card built face down is any that will not be seen again. Cards never seen are
exchangeable: they go into the places left in any order.

Of two equal cards it may be uncertain whether the one seen is the known or a fresh one. Each way to settle such
questions, a path of bits, is counted by itself, the two cards being told apart. So a world in which somebody built one
of two equal cards is counted twice, and therefore dropped half the time.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.rng import Rng
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.grove import KIND_COUNT, NO_CARD, Grove, in_any_order

NEVER: Final = 0
"""When a card is seen again, if not at all; else it is the turn, from 1."""


def imagined(grove: Grove, viewer: i64, late_draw: bool, rng: Rng) -> Grove:
    """A game that the viewer (-1: a spectator) cannot tell from this one."""
    if viewer < 0 and grove.turn == 0:
        return grove.shuffled(rng)
    memory = Memory(grove, -1 if viewer < 0 else grove.place(viewer), late_draw)
    while True:
        memory.choose_path(rng)
        memory.choose_draws(rng)
        if memory.choose_builds(rng):
            return memory.world()


def fraction(rng: Rng) -> float:
    """At least 0, less than 1, with 53 random bits."""
    high = rng.word() >> 5
    return float(high * 67108864 + (rng.word() >> 6)) / 9007199254740992.0


def bytes_of(count: i64, value: i64) -> vec[u8]:
    return vec[u8]([u8(value)] * count)


@final
class Memory:
    """What a reader has seen of a game, and the world being made for it."""

    def __init__(self, grove: Grove, place: i64, late_draw: bool) -> None:
        seats = grove.seats
        most = 1 if place < 0 else grove.turns // seats + 1
        self.grove = grove
        self.seats = seats
        self.done = grove.turn
        self.copies = bytes_of(KIND_COUNT, 0)
        """Of each kind, the cards that are not the reader's own draws."""
        self.unseen: i64 = len(grove.order)
        """How many those are."""
        self.slots = bytes_of(len(grove.order), NO_CARD)
        """The order as far as it is certain: the reader's own draws."""
        self.stretches: i64 = 0
        self.starts = bytes_of(most, 0)
        self.ends = bytes_of(most, 0)
        """Stretches of turns, the end of each not included. All but the first start with a known hand."""
        self.looks = bytes_of(most, 0)
        """1 for stretches that end with a look at the hand; only the last may not."""
        self.known = bytes_of(most * seats, NO_CARD)
        """For each stretch the hand at its start, in ascending order."""
        self.passed = bytes_of(most * seats, NO_CARD)
        """For each stretch the hand at its end, in ascending order."""
        for card in grove.order:
            self.copies[i64(card)] += 1
        self.remember(place)
        self.own_draws(place, late_draw)
        # Of the path being walked
        self.path = bytes_of(len(grove.order) + most * seats, 0)
        self.path_length: i64 = 0
        self.path_done: i64 = 0
        self.pool = self.copies[:]
        """Of each kind, the cards not seen so far."""
        self.pool_size: i64 = 0
        self.due = bytes_of(most * seats, NEVER)
        """When each card of `known` is seen again."""
        self.fresh = bytes_of(grove.turns, 0)
        """1 for turns in which a fresh card is built face up."""
        self.fresh_passed = bytes_of(most * seats, 0)
        """1 for cards of `passed` that are fresh."""
        self.width = seats + 2
        self.ways = vec[float]([0.0] * ((grove.turns + most) * self.width))
        """For each stretch and each of its turns, and before the first, by the number of open cards."""
        # Of the world being made
        self.order = self.slots
        self.draw_due = bytes_of(len(grove.order), NEVER)
        """For each place in the order, when its card is first seen."""
        self.open_cards = bytes_of(seats + 2, 0)
        self.open_due = bytes_of(seats + 2, 0)
        self.built = grove.built[:]
        self.hand = bytes_of(seats + 1, NO_CARD)
        self.hand_due = bytes_of(seats + 1, NEVER)

    # What was seen

    def remember(self, place: i64) -> None:
        """Goes through the game again and notes what the seat that plays at this place has seen of the hand."""
        grove = self.grove
        seats = self.seats
        hand = bytes_of(seats + 1, NO_CARD)
        turn: i64 = 0
        while turn < seats:
            insert(hand, turn, grove.order[turn])
            turn += 1
        turn = 0
        while True:
            looking = place >= 0 and turn % seats == place and turn < grove.turns
            if looking or turn == self.done:
                self.ends[self.stretches] = u8(turn)
                if looking:
                    self.looks[self.stretches] = 1
                    self.note(self.passed, hand)
                self.stretches += 1
            if turn == self.done:
                return
            insert(hand, seats, grove.order[seats + turn])
            remove(hand, u8(i64(grove.built[turn]) >> 1))
            turn += 1
            if looking:
                self.starts[self.stretches] = u8(turn)
                self.note(self.known, hand)

    def note(self, hands: vec[u8], hand: vec[u8]) -> None:
        i: i64 = 0
        while i < self.seats:
            hands[self.stretches * self.seats + i] = hand[i]
            i += 1

    def own_draws(self, place: i64, late_draw: bool) -> None:
        """In the late draw variant the reader knows the card that joins the hand in its next turn, too."""
        if place < 0:
            return
        grove = self.grove
        turn = place
        while turn < grove.turns and (turn <= self.done or (late_draw and turn < self.done + self.seats)):
            card = grove.order[self.seats + turn]
            self.slots[self.seats + turn] = card
            self.copies[i64(card)] -= 1
            self.unseen -= 1
            turn += self.seats

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
        """Settles which cards are fresh, and counts the worlds, up to a factor that is the same for all paths."""
        self.path_done = 0
        self.pool = self.copies[:]
        self.pool_size = self.unseen
        weight = 1.0
        stretch: i64 = 0
        while stretch < self.stretches:
            before = self.pool_size
            if not self.settle(stretch):
                return 0.0
            weight *= self.count_ways(stretch)
            while before > self.pool_size:
                weight /= float(before)
                before -= 1
            stretch += 1
        return weight

    def settle(self, stretch: i64) -> bool:
        """Says of each card seen in the stretch whether it is fresh; False if there are not enough cards for that."""
        base = stretch * self.seats
        i: i64 = base
        while i < base + self.seats:
            self.due[i] = NEVER
            i += 1
        turn = i64(self.starts[stretch])
        end = i64(self.ends[stretch])
        while turn < end:
            action = i64(self.grove.built[turn])
            if action & 1 == 0:
                fresh = self.is_fresh(base, u8(action >> 1), turn + 1)
                if fresh and not self.take_fresh(action >> 1):
                    return False
                self.fresh[turn] = 1 if fresh else 0
            turn += 1
        if self.looks[stretch] != 0:
            i = base
            while i < base + self.seats:
                card = self.passed[i]
                fresh = self.is_fresh(base, card, end + 1)
                if fresh and not self.take_fresh(i64(card)):
                    return False
                self.fresh_passed[i] = 1 if fresh else 0
                i += 1
        return True

    def is_fresh(self, base: i64, card: u8, when: i64) -> bool:
        """Whether a card seen is fresh; if not, the known one is due then. Where both may be, the path decides."""
        i = base
        while i < base + self.seats and (self.known[i] != card or self.due[i] != NEVER):
            i += 1
        if i == base + self.seats:
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

    # How many ways there are

    def reserved(self, stretch: i64, turn: i64) -> i64:
        """How many known cards are seen after this turn."""
        count: i64 = 0
        i = stretch * self.seats
        end = i + self.seats
        while i < end:
            if i64(self.due[i]) > turn + 1:
                count += 1
            i += 1
        return count

    def row(self, stretch: i64, turn: i64) -> i64:
        """Where the ways up to the end of this turn stand in `ways`."""
        return (turn + 1 + stretch) * self.width

    def count_ways(self, stretch: i64) -> float:
        ways = self.ways
        turn = i64(self.starts[stretch])
        end = i64(self.ends[stretch])
        row = self.row(stretch, turn - 1)
        count = 1.0
        opened: i64 = 0
        while opened < self.width:
            ways[row + opened] = count
            # Fresh cards may have been in the hand at the very start, which nobody else has seen.
            count = count * float(self.seats - opened) if stretch == 0 and opened < self.seats else 0.0
            opened += 1
        while turn < end:
            earlier = row
            row += self.width
            down = i64(self.grove.built[turn]) & 1 != 0
            choices = self.seats + 1 - self.reserved(stretch, turn)
            added: i64 = 1 if not down and self.fresh[turn] != 0 else 0
            opened = 0
            while opened <= self.seats:
                needed = opened + added
                count = ways[earlier + needed]
                if needed > 0:
                    count += float(needed) * ways[earlier + needed - 1]
                if down:
                    count *= float(choices - opened) if choices > opened else 0.0
                ways[row + opened] = count
                opened += 1
            ways[row + self.seats + 1] = 0.0
            turn += 1
        return ways[row + self.fresh_at_end(stretch)]

    def fresh_at_end(self, stretch: i64) -> i64:
        if self.looks[stretch] == 0:
            return 0
        count: i64 = 0
        i = stretch * self.seats
        end = i + self.seats
        while i < end:
            count += i64(self.fresh_passed[i])
            i += 1
        return count

    # One of the ways

    def choose_draws(self, rng: Rng) -> None:
        """Says which fresh card joined the hand when, and puts the cards never seen into the places left."""
        order = self.slots[:]
        stretch: i64 = 0
        while stretch < self.stretches:
            self.choose_draws_in(stretch, order, rng)
            stretch += 1
        hidden = in_any_order(self.pool, self.pool_size, rng)
        count = self.pool_size
        i: i64 = 0
        while i < len(order):
            if order[i] == NO_CARD:
                count -= 1
                order[i] = hidden[count]
            i += 1
        self.order = order

    def choose_draws_in(self, stretch: i64, order: vec[u8], rng: Rng) -> None:
        """Goes back in time with the cards that are open; each is one that joined the hand earlier."""
        opened: i64 = 0
        end = i64(self.ends[stretch])
        if self.looks[stretch] != 0:
            i = stretch * self.seats
            while i < (stretch + 1) * self.seats:
                if self.fresh_passed[i] != 0:
                    self.open_cards[opened] = self.passed[i]
                    self.open_due[opened] = u8(end + 1)
                    opened += 1
                i += 1
        turn = end - 1
        while turn >= i64(self.starts[stretch]):
            action = i64(self.grove.built[turn])
            if action & 1 == 0 and self.fresh[turn] != 0:
                self.open_cards[opened] = u8(action >> 1)
                self.open_due[opened] = u8(turn + 1)
                opened += 1
            self.draw_due[self.seats + turn] = NEVER
            if opened > 0:
                row = self.row(stretch, turn - 1)
                hidden = self.ways[row + opened]
                shown = float(opened) * self.ways[row + opened - 1]
                if shown > 0.0 and (hidden == 0.0 or fraction(rng) * (hidden + shown) >= hidden):
                    opened -= 1
                    self.match(self.seats + turn, opened, order, rng)
            turn -= 1
        if stretch == 0:
            self.choose_first_hand(opened, order, rng)

    def match(self, place: i64, last: i64, order: vec[u8], rng: Rng) -> None:
        """One of the open cards, up to the last, lay at this place of the order."""
        i = rng.below(last + 1)
        order[place] = self.open_cards[i]
        self.draw_due[place] = self.open_due[i]
        self.open_cards[i] = self.open_cards[last]
        self.open_due[i] = self.open_due[last]

    def choose_first_hand(self, opened: i64, order: vec[u8], rng: Rng) -> None:
        """The cards still open lay in the hand of the first player, in whatever order."""
        place: i64 = 0
        while place < self.seats:
            self.draw_due[place] = NEVER
            # Of the places left each is as likely as the others.
            if opened > 0 and rng.below(self.seats - place) < opened:
                opened -= 1
                self.match(place, opened, order, rng)
            place += 1

    def choose_builds(self, rng: Rng) -> bool:
        """Says which cards were built face down. False if the world is one too many: see above about equal cards."""
        seats = self.seats
        stretch: i64 = 0
        while stretch < self.stretches:
            i: i64 = 0
            while i < seats:
                at = stretch * seats + i
                self.hand[i] = self.order[i] if stretch == 0 else self.known[at]
                self.hand_due[i] = self.draw_due[i] if stretch == 0 else self.due[at]
                i += 1
            turn = i64(self.starts[stretch])
            while turn < i64(self.ends[stretch]):
                self.hand[seats] = self.order[seats + turn]
                self.hand_due[seats] = self.draw_due[seats + turn]
                if not self.choose_build(turn, rng):
                    return False
                turn += 1
            stretch += 1
        self.hand[seats] = self.order[seats + self.done] if self.done < self.grove.turns else u8(NO_CARD)
        return True

    def choose_build(self, turn: i64, rng: Rng) -> bool:
        seats = self.seats
        action = i64(self.grove.built[turn])
        i: i64 = 0
        if action & 1 == 0:
            while i64(self.hand[i]) != action >> 1 or i64(self.hand_due[i]) != turn + 1:
                i += 1
        else:
            free: i64 = 0
            while i <= seats:
                if self.hand_due[i] == NEVER:
                    free += 1
                i += 1
            free = rng.below(free)
            i = 0
            while self.hand_due[i] != NEVER or free > 0:
                if self.hand_due[i] == NEVER:
                    free -= 1
                i += 1
        card = self.hand[i]
        equal: i64 = 0
        for other in self.hand:
            if other == card:
                equal += 1
        self.hand[i] = self.hand[seats]
        self.hand_due[i] = self.hand_due[seats]
        self.built[turn] = u8(i64(card) * 2 + (action & 1))
        return equal == 1 or rng.below(equal) == 0

    def world(self) -> Grove:
        grove = self.grove
        other = Grove(
            grove.seats,
            grove.first,
            grove.direction,
            grove.turns,
            grove.objective,
            self.order,
            self.hand,
            self.built,
        )
        other.turn = grove.turn
        return other


def insert(hand: vec[u8], count: i64, card: u8) -> None:
    """Puts a card into a hand of so many, in ascending order."""
    i = count
    while i > 0 and hand[i - 1] > card:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = card


def remove(hand: vec[u8], card: u8) -> None:
    """Takes a card from a full hand; what is left keeps its order."""
    i: i64 = 0
    while hand[i] != card:
        i += 1
    while i + 1 < len(hand):
        hand[i] = hand[i + 1]
        i += 1
