"""Another world for a reader: deals and hidden choices that fit everything it has seen, all equally likely.

One hand goes round, and in each turn one card joins it and one is built. seen_hand.py notes what a reader has seen of
it, world_counts.py counts the histories that fit, and this module draws one of them. Cards never seen are
interchangeable: they fill the remaining places in any order.

Counting histories tells equal cards apart. So a world in which somebody built one of two equal cards is counted twice,
and therefore dropped half the time.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.rules.grove import NO_CARD, Grove, in_any_order
from futaie.games.tout_la_haut.secrets.seen_hand import SeenCards, bytes_of
from futaie.games.tout_la_haut.secrets.world_counts import NEVER, HistoryPath, fraction


@final
class World:
    """The world being made."""

    def __init__(self, seen_cards: SeenCards, history_path: HistoryPath) -> None:
        seats = seen_cards.seats
        self.seen_cards = seen_cards
        self.history_path = history_path
        self.order = seen_cards.slots
        self.draw_due = bytes_of(len(seen_cards.slots), NEVER)
        """For each place in the order, when its card is first seen."""
        self.open_cards = bytes_of(seats + 2, 0)
        self.open_due = bytes_of(seats + 2, 0)
        self.built = seen_cards.grove.built[:]
        self.hand = bytes_of(seats + 1, NO_CARD)
        self.hand_due = bytes_of(seats + 1, NEVER)

    def choose_draws(self, rng: Rng) -> None:
        """Decides when each fresh card joined the hand, and fills the remaining places with the cards never seen."""
        history_path = self.history_path
        order = self.seen_cards.slots[:]
        stretch: i64 = 0
        while stretch < self.seen_cards.stretches:
            self.choose_draws_in(stretch, order, rng)
            stretch += 1
        hidden = in_any_order(history_path.pool, history_path.pool_size, rng)
        count = history_path.pool_size
        i: i64 = 0
        while i < len(order):
            if order[i] == NO_CARD:
                count -= 1
                order[i] = hidden[count]
            i += 1
        self.order = order

    def choose_draws_in(self, stretch: i64, order: vec[u8], rng: Rng) -> None:
        """Goes back in time with the open cards; each of them joined the hand earlier."""
        seen_cards, history_path = self.seen_cards, self.history_path
        seats = seen_cards.seats
        opened: i64 = 0
        end = i64(seen_cards.ends[stretch])
        if seen_cards.looks[stretch] != 0:
            i = stretch * seats
            while i < (stretch + 1) * seats:
                if history_path.fresh_passed[i] != 0:
                    self.open_cards[opened] = seen_cards.passed[i]
                    self.open_due[opened] = u8(end + 1)
                    opened += 1
                i += 1
        turn = end - 1
        while turn >= i64(seen_cards.starts[stretch]):
            action = i64(seen_cards.grove.built[turn])
            if action & 1 == 0 and history_path.fresh[turn] != 0:
                self.open_cards[opened] = u8(action >> 1)
                self.open_due[opened] = u8(turn + 1)
                opened += 1
            self.draw_due[seats + turn] = NEVER
            if opened > 0:
                row = history_path.row(stretch, turn - 1)
                hidden = history_path.counts[row + opened]
                shown = float(opened) * history_path.counts[row + opened - 1]
                if shown > 0.0 and (hidden == 0.0 or fraction(rng) * (hidden + shown) >= hidden):
                    opened -= 1
                    self.match(seats + turn, opened, order, rng)
            turn -= 1
        if stretch == 0:
            self.choose_first_hand(opened, order, rng)

    def match(self, place: i64, last: i64, order: vec[u8], rng: Rng) -> None:
        """Puts one of the open cards, up to the last, into this place of the order."""
        i = rng.below(last + 1)
        order[place] = self.open_cards[i]
        self.draw_due[place] = self.open_due[i]
        self.open_cards[i] = self.open_cards[last]
        self.open_due[i] = self.open_due[last]

    def choose_first_hand(self, opened: i64, order: vec[u8], rng: Rng) -> None:
        """The cards still open were in the hand of the first player, in any order."""
        seats = self.seen_cards.seats
        place: i64 = 0
        while place < seats:
            self.draw_due[place] = NEVER
            # Each of the remaining places is equally likely.
            if opened > 0 and rng.below(seats - place) < opened:
                opened -= 1
                self.match(place, opened, order, rng)
            place += 1

    def choose_builds(self, rng: Rng) -> bool:
        """Decides which cards were built face down. False if the world must be dropped because of equal cards (see
        above)."""
        seen_cards, history_path = self.seen_cards, self.history_path
        seats = seen_cards.seats
        stretch: i64 = 0
        while stretch < seen_cards.stretches:
            i: i64 = 0
            while i < seats:
                at = stretch * seats + i
                self.hand[i] = self.order[i] if stretch == 0 else seen_cards.known[at]
                self.hand_due[i] = self.draw_due[i] if stretch == 0 else history_path.due[at]
                i += 1
            turn = i64(seen_cards.starts[stretch])
            while turn < i64(seen_cards.ends[stretch]):
                self.hand[seats] = self.order[seats + turn]
                self.hand_due[seats] = self.draw_due[seats + turn]
                if not self.choose_build(turn, rng):
                    return False
                turn += 1
            stretch += 1
        self.hand[seats] = (
            self.order[seats + seen_cards.done] if seen_cards.done < seen_cards.grove.turns else u8(NO_CARD)
        )
        return True

    def choose_build(self, turn: i64, rng: Rng) -> bool:
        seats = self.seen_cards.seats
        action = i64(self.seen_cards.grove.built[turn])
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

    def grove(self) -> Grove:
        grove = self.seen_cards.grove
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
