"""A greedy player of l'Arbre: of all it could do now, it does what looks best at once, and looks no further.

A table looks the better, the fewer pieces are left in the own reserve; fruits weigh most, since buds for them are
scarce. Cards in hand are good as far as the reserve still needs them, jokers always; so is a hand whose best play, with
the river, would place many pieces together, and a trunk token kept for an empty hand. Of whole plays every choice of
cards is tried, with the spirits it calls; a card of the source counts as an average one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.position import Position
from futaie.core.rng import Rng
from futaie.core.vecs import vec
from futaie.games.larbre.actions import (
    ADD,
    ALONE,
    BEFORE,
    BEGIN,
    BUDS_LEFT,
    CHOOSING,
    DISCARD,
    DISCARDING,
    END,
    FLOWERS_LEFT,
    FRUITS_LEFT,
    GIFTS_LEFT,
    GROW,
    GROWING,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEP,
    KEEPING,
    LEAVES_LEFT,
    PLACE_FRUIT,
    PLACE_TWIG,
    RESERVE_SIZE,
    REVEAL,
    START,
    TAKE,
    TAKING,
    TOKEN_LEFT,
    TRUNK,
    TWIGS_LEFT,
)
from futaie.games.larbre.growth import bearable, piece_placed, tip_wanted
from futaie.games.larbre.kinds import (
    BUDS,
    DRYAD,
    FAUN,
    FLUTE,
    FRUITS,
    JOKER,
    KINDS,
    LEAVES,
    NAIAD,
    NO_TYPE,
    PEGAEA,
    TWIGS,
    bit,
    cards_in,
    count_icon,
    count_of,
    count_type,
    one,
    place_of,
    size,
)
from futaie.games.larbre.plays import icons_of, river_adds, strength
from futaie.games.larbre.position import LArbre
from futaie.games.larbre.tree import BARE_TIP, BUD_TIP, COMMON, LEAF_TIP, ONE_TWIG_TIP

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


def greedy(position: Position, seat: i64, rng: Rng) -> i64:
    """The best action; the first one of equals."""
    assert isinstance(position, LArbre)
    outlook = Outlook(position, seat)
    phase = position.phase
    if phase == START:
        return outlook.start()
    if phase == TAKING:
        return TAKE + outlook.best_card(position.piles.river, 1)
    if phase == CHOOSING:
        return outlook.choose()
    if phase == GROWING:
        return outlook.best_tip()
    if phase == KEEPING:
        return KEEP + outlook.best_card(position.looked, 1)
    if phase == DISCARDING:
        return DISCARD + outlook.best_card(outlook.hand - position.chosen, -1)
    return outlook.spirit()


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

    # Drawing

    def best_card(self, heap: i64, more: i64) -> i64:
        """The kind of the heap that makes the best hand when it comes (1), or goes (-1)."""
        best_kind: i64 = -1
        best: float = NOTHING
        kind: i64 = 0
        while kind < KINDS:
            if count_of(heap, kind) != 0:
                river = self.river - one(kind) if self.position.phase <= TAKING else self.river
                chosen = self.position.chosen if more < 0 else 0
                worth = self.value(self.hand - chosen + more * one(kind), river)
                if best_kind < 0 or worth > best:
                    best_kind = kind
                    best = worth
            kind += 1
        return best_kind

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

    # Playing

    def start(self) -> i64:
        """Draw, play or grow the trunk."""
        best_action: i64 = -1
        best: float = NOTHING
        first: i64 = 0
        while first < KINDS:
            if count_of(self.river, first) != 0:
                river = self.river - one(first)
                second = first
                while second < KINDS:
                    if count_of(river, second) != 0:
                        worth = self.kept(self.hand + one(first) + one(second), river - one(second))
                        if best_action < 0 or worth > best:
                            best_action = TAKE + first
                            best = worth
                    second += 1
            first += 1
        if self.token != 0:
            worth = self.trunk()
            if worth > best:
                best_action = TRUNK
                best = worth
        cards = cards_in(self.hand)
        type_: i64 = TWIGS
        while type_ <= FRUITS:
            for chosen in plays(cards, type_):
                worth = self.played(chosen, type_)
                if worth > best:
                    best_action = GROW + type_
                    best = worth
            type_ += 1
        if count_of(self.hand, FLUTE) != 0 and self.played(one(FLUTE), NO_TYPE) > best:
            best_action = ALONE
        return best_action

    def choose(self) -> i64:
        """The next card of the best play that begins with the cards chosen so far, or the reveal."""
        position = self.position
        if position.growing == NO_TYPE:
            return REVEAL
        legal = position.legal(self.seat)
        best_action: i64 = legal[0]
        best: float = NOTHING
        for chosen in plays(cards_in(self.hand), position.growing):
            action = next_action(position.chosen, chosen, position.growing)
            if action >= 0:
                worth = self.played(chosen, position.growing)
                if worth > best and action in legal:
                    best_action = action
                    best = worth
        return best_action

    def played(self, cards: i64, type_: i64) -> float:
        """What the table is worth after a play of these cards, spirits included."""
        hand = self.hand - cards
        up = self.position.face_up
        if type_ == NO_TYPE:
            return self.value(hand, self.river) + self.call(up & ~bit(DRYAD), True)
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

    # Growing and spirits

    def best_tip(self) -> i64:
        """Where the next piece goes: see `liking`."""
        best_action: i64 = -1
        best: i64 = -1
        for action in self.position.legal(self.seat):
            if action >= PLACE_TWIG and action < KEEP:
                liked = self.liking(action)
                if liked > best:
                    best_action = action
                    best = liked
        return best_action

    def liking(self, action: i64) -> i64:
        """Leaves and buds belong on one's own twigs, where nobody else's fruits grow; fruits on common twigs, as nobody
        takes one's own; flowers on other people's; twigs beside another one, which leaves bare tips for leaves."""
        tip = tip_wanted(action)
        piece = piece_placed(action)
        if piece == TWIGS_LEFT or piece == GIFTS_LEFT:
            return (2 if tip == ONE_TWIG_TIP else 0) + (1 if piece == TWIGS_LEFT else 0)
        owner = (
            (tip - BUD_TIP) if action >= PLACE_FRUIT else (tip - BARE_TIP if piece == LEAVES_LEFT else tip - LEAF_TIP)
        )
        if piece == FRUITS_LEFT:
            return 4 if owner == COMMON else 3
        own = owner == self.seat
        if piece == FLOWERS_LEFT:
            return 0 if own else 1 if owner == COMMON else 2
        return 2 if own else 1 if owner == COMMON else 0

    def spirit(self) -> i64:
        """Before or after growing. All spirits wait, but for the Naiad where the card she takes does not count."""
        position = self.position
        spirits = position.spirits
        if position.phase == BEFORE:
            kind = self.best_card(self.river, 1)
            counts = kind == JOKER or kind >> 2 == position.growing
            return BEGIN if counts or not self.calls(NAIAD, spirits) else INVOKE_NAIAD + kind
        extra = -1 if position.growing == NO_TYPE or self.need[position.growing] == 0 else self.best_tip()
        if extra < 0:
            spirits &= ~bit(DRYAD)
        if self.calls(DRYAD, spirits):
            return extra
        if self.calls(NAIAD, spirits):
            return INVOKE_NAIAD + self.best_card(self.river, 1)
        if self.calls(PEGAEA, spirits):
            return INVOKE_PEGAEA
        return INVOKE_FAUN + self.leader() if self.calls(FAUN, spirits) else END

    def calls(self, spirit: i64, spirits: i64) -> bool:
        """Whether the spirit is among these and none of them is worth more, or all can be invoked."""
        if spirits & bit(spirit) == 0:
            return False
        return self.position.fluted or self.spirit_worth(spirit) >= self.call(spirits, False)

    def leader(self) -> i64:
        """The opponent with the fewest pieces left."""
        best: i64 = -1
        other: i64 = 0
        while other < self.position.seats:
            if other != self.seat and (best < 0 or self.position.pieces_left(other) < self.position.pieces_left(best)):
                best = other
            other += 1
        return best


def plays(cards: list[int], type_: i64) -> list[int]:
    """All plays of the type from these cards (larbre B.2, B.3), each once."""
    found: list[int] = []
    count: i64 = len(cards)
    mask: i64 = 1
    while mask < bit(count):
        heap: i64 = 0
        is_new = True
        i: i64 = 0
        while i < count:
            if (mask >> i) & 1 != 0:
                heap += one(cards[i])
                # Of equal cards the first ones are played.
                if i > 0 and cards[i - 1] == cards[i] and (mask >> (i - 1)) & 1 == 0:
                    is_new = False
            i += 1
        if is_new and complete(heap, type_):
            found.append(heap)
        mask += 1
    return found


def complete(heap: i64, type_: i64) -> bool:
    """Whether the cards make something grow, and all others make pairs."""
    if count_of(heap, FLUTE) > 1 or strength(heap, type_) == 0:
        return False
    icon: i64 = 0
    while icon < 4:
        if (count_icon(heap, icon) - count_of(heap, 4 * type_ + icon)) & 1 != 0:
            return False
        icon += 1
    return True


def next_action(chosen: i64, wanted: i64, type_: i64) -> i64:
    """What comes next on the way from the cards chosen to those wanted; -1 if there is no way."""
    best_kind: i64 = -1
    kind: i64 = 0
    while kind < KINDS:
        more = count_of(wanted, kind) - count_of(chosen, kind)
        if more < 0:
            return -1
        if more > 0 and (best_kind < 0 or place_of(type_, kind) < place_of(type_, best_kind)):
            best_kind = kind
        kind += 1
    return REVEAL if best_kind < 0 else ADD + best_kind
