"""What a table is worth to a seat that looks no further.

The fewer pieces are left in its reserve, the better; fruits weigh most, because buds for them are scarce. Cards in hand
are good as long as the reserve needs them, jokers always. So is a hand whose best play, with the river, would place
many pieces at once, and a trunk token kept for an empty hand. A card from the source counts as an average one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import (
    BUDS,
    DRYAD,
    FAUN,
    FLUTE,
    FRUITS,
    JOKER,
    KINDS,
    LEAVES,
    NO_TYPE,
    TWIGS,
    bit,
    count_of,
    count_type,
    one,
    size,
)
from futaie.games.larbre.rules.actions import (
    BUDS_LEFT,
    FLOWERS_LEFT,
    FRUITS_LEFT,
    GIFTS_LEFT,
    LEAVES_LEFT,
    RESERVE_SIZE,
    TOKEN_LEFT,
    TWIGS_LEFT,
)
from futaie.games.larbre.rules.growth import bearable
from futaie.games.larbre.rules.plays import icons_of, river_adds, strength
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.rules.tree import BARE_TIP, BUD_TIP, COMMON, LEAF_TIP, ONE_TWIG_TIP

# What things are worth, in pieces placed.
WON: Final = 1000.0
FRUIT: Final = 1.6
"""A fruit or a golden flower."""
CARD: Final = 0.5
"""A card of a type that the reserve still holds."""
SPARE: Final = 0.3
"""A card of another type: it may make a pair."""
WILD: Final = 0.7
"""A joker."""
PIPE: Final = 0.6
"""A flute."""
READY: Final = 0.3
"""Each piece that the best play in hand would place."""
TOKEN: Final = 2.0
"""The trunk token kept: it will fill an empty hand."""
GIFT: Final = 0.8
"""A twig for the only opponent."""
CHOICE: Final = 0.3
"""What the best of several cards is better than any of them."""
NOTHING: Final = -100000.0


@final
class Outlook:
    """What a seat knows that matters for its prospects."""

    def __init__(self, position: LArbre, seat: i64) -> None:
        self.position = position
        self.seat = seat
        self.hand = position.piles.hands[seat]
        self.river = position.piles.river
        at = seat * RESERVE_SIZE
        reserves, tree = position.reserves, position.tree
        self.need = vec[i64]([i64(0)] * 4)
        """Pieces left in the reserve, by type."""
        self.need[TWIGS] = i64(reserves[at + TWIGS_LEFT]) + i64(reserves[at + GIFTS_LEFT])
        self.need[LEAVES] = i64(reserves[at + LEAVES_LEFT])
        self.need[BUDS] = i64(reserves[at + BUDS_LEFT])
        self.need[FRUITS] = i64(reserves[at + FRUITS_LEFT]) + i64(reserves[at + FLOWERS_LEFT])
        self.token = i64(reserves[at + TOKEN_LEFT])
        self.fruits = i64(reserves[at + FRUITS_LEFT])
        self.flowers = i64(reserves[at + FLOWERS_LEFT])
        self.bare = tree.total(BARE_TIP)
        self.single = i64(tree.tips[ONE_TWIG_TIP])
        self.leaves = tree.total(LEAF_TIP)
        self.mine = i64(tree.tips[BUD_TIP + COMMON]) + i64(tree.tips[BUD_TIP + seat])
        """Buds on common twigs and one's own."""
        self.others = tree.total(BUD_TIP) - self.mine
        self.average = self.average_card()

    # What a table is worth

    def value(self, hand: i64, river: i64) -> float:
        """The worth of the reserve and the places as they are noted here, with these cards in hand and in the river."""
        total: float = -float(self.token)
        ready: float = 0.0
        left = self.token
        type_: i64 = TWIGS
        jokers = count_of(river, JOKER)
        while type_ <= FRUITS:
            need = self.need[type_]
            left += need
            weight: float = FRUIT if type_ == FRUITS else 1.0
            total -= weight * float(need)
            held = count_type(hand, type_)
            useful = min(held, need)
            total += CARD * float(useful) + SPARE * float(held - useful)
            power = strength(hand, type_)
            if power != 0:
                places = min(need, self.room(type_))
                places = min(places, power + count_type(river, type_) + jokers)
                if weight * float(places) > ready:
                    ready = weight * float(places)
            type_ += 1
        if left == 0:
            return WON
        total += WILD * float(count_of(hand, JOKER)) + PIPE * float(min(count_of(hand, FLUTE), 1))
        return total + READY * ready + TOKEN * float(self.token)

    def room(self, type_: i64) -> i64:
        """For how many pieces of the reserve there is a place."""
        if type_ == TWIGS:
            return 100 if self.bare + self.single > 0 else 0
        if type_ == LEAVES:
            return self.bare
        if type_ == BUDS:
            return self.leaves
        return bearable(self.fruits, self.flowers, self.mine, self.others)

    def note_growth(self, type_: i64, amount: i64) -> None:
        """So many pieces grow, for which there is room: the places change."""
        if type_ == TWIGS:
            self.single += amount
        elif type_ == LEAVES:
            self.bare -= amount
            self.leaves += amount
        elif type_ == BUDS:
            self.leaves -= amount
            self.mine += amount
        else:
            borne = min(self.fruits, self.mine)
            borne = min(borne, amount)
            self.fruits -= borne
            self.mine -= borne
            self.flowers -= amount - borne
            self.others -= amount - borne

    def average_card(self) -> float:
        """What a card of the source is worth in hand: any one that is neither in hand nor in the river."""
        total: float = 0.0
        rest = self.position.piles.box - self.hand - self.river
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = count_of(rest, kind)
            count += copies
            worth: float = WILD if kind == JOKER else PIPE if kind == FLUTE else SPARE
            if kind < JOKER and self.need[kind >> 2] > 0:
                worth = CARD
            total += float(copies) * worth
            kind += 1
        return total / float(count) if count > 0 else 0.0

    # What can be done

    def kept(self, hand: i64, river: i64) -> float:
        """What the hand is worth after discarding down to the limit."""
        over = size(hand) - self.position.hand_limit
        if over <= 0:
            return self.value(hand, river)
        best: float = NOTHING
        kind: i64 = 0
        while kind < KINDS:
            if count_of(hand, kind) != 0:
                worth = self.kept(hand - one(kind), river)
                if worth > best:
                    best = worth
            kind += 1
        return best

    def trunk(self) -> float:
        """What the table is worth with the trunk grown: the hand is filled with the best cards of the river."""
        if self.token + self.need[TWIGS] + self.need[LEAVES] + self.need[BUDS] + self.need[FRUITS] == 1:
            return WON
        hand, river = self.hand, self.river
        missing = self.position.hand_limit - size(hand)
        self.token = 0
        self.bare += 2
        self.single += 4
        while missing > 0 and river != 0:
            best_kind: i64 = -1
            best: float = NOTHING
            kind: i64 = 0
            while kind < KINDS:
                if count_of(river, kind) != 0:
                    worth = self.value(hand + one(kind), river - one(kind))
                    if best_kind < 0 or worth > best:
                        best_kind = kind
                        best = worth
                kind += 1
            hand += one(best_kind)
            river -= one(best_kind)
            missing -= 1
        total = self.value(hand, river)
        if missing > 0:
            total += self.average * float(missing)
        self.token = 1
        self.bare -= 2
        self.single -= 4
        return total

    def played(self, cards: i64, type_: i64) -> float:
        """What the table is worth after a play of these cards, spirits included."""
        hand = self.hand - cards
        up = self.position.face_up
        if type_ == NO_TYPE:
            fluted = count_of(cards, FLUTE) != 0
            spirits = up if fluted else up & icons_of(cards)
            return self.value(hand, self.river) + self.call(spirits & ~bit(DRYAD), fluted)
        bare, single, leaves, mine = self.bare, self.single, self.leaves, self.mine
        others, fruits, flowers, need = self.others, self.fruits, self.flowers, self.need[type_]
        amount = strength(cards, type_) + river_adds(self.river, type_)
        placed = min(amount, self.room(type_))
        self.note_growth(type_, placed)
        self.need[type_] = need - min(placed, need)
        total = self.value(hand, self.river)
        if total < WON:
            fluted = count_of(cards, FLUTE) != 0
            spirits = up if fluted else up & icons_of(cards)
            if self.need[type_] == 0 or self.room(type_) <= 0:
                spirits &= ~bit(DRYAD)
            total += self.call(spirits, fluted)
        self.bare, self.single, self.leaves, self.mine = bare, single, leaves, mine
        self.others, self.fruits, self.flowers, self.need[type_] = others, fruits, flowers, need
        return total

    def call(self, spirits: i64, both: bool) -> float:
        """What the spirits that can be invoked are worth: the best one, or with a flute both."""
        best: float = 0.0
        total: float = 0.0
        spirit: i64 = 0
        while spirit < 4:
            if spirits & bit(spirit) != 0:
                worth = self.spirit_worth(spirit)
                total += worth
                if worth > best:
                    best = worth
            spirit += 1
        return total if both else best

    def spirit_worth(self, spirit: i64) -> float:
        if spirit == FAUN:
            return GIFT / float(self.position.seats - 1)
        if spirit == DRYAD:
            return 1.0
        return self.average + CHOICE
