"""A greedy player of l'Arbre: it does what looks best at once (see evaluation.py), and looks no further.

It compares whole plays: every choice of cards, with the spirits that they invoke.
"""

from __future__ import annotations

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.rules.position import Position
from futaie.games.larbre.box.kinds import (
    DRYAD,
    FAUN,
    FLUTE,
    FRUITS,
    JOKER,
    KINDS,
    NAIAD,
    NO_TYPE,
    PEGAEA,
    TWIGS,
    bit,
    cards_in,
    count_of,
    one,
    place_of,
)
from futaie.games.larbre.players.evaluation import NOTHING, Outlook
from futaie.games.larbre.rules.actions import (
    ADD,
    ALONE,
    BEFORE,
    BEGIN,
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
    REVEAL,
    START,
    TAKE,
    TAKING,
    TRUNK,
    TWIGS_LEFT,
)
from futaie.games.larbre.rules.growth import piece_placed, tip_wanted
from futaie.games.larbre.rules.plays import all_plays, cards_alone
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.rules.tree import BARE_TIP, BUD_TIP, COMMON, LEAF_TIP, ONE_TWIG_TIP


def greedy(position: Position, seat: i64, rng: Rng) -> i64:
    """The best action; the first one of equals."""
    assert isinstance(position, LArbre)
    outlook = Outlook(position, seat)
    phase = position.phase
    if phase == START:
        return best_start(outlook)
    if phase == TAKING:
        return TAKE + best_card(outlook, position.piles.river, 1)
    if phase == CHOOSING:
        return best_choice(outlook)
    if phase == GROWING:
        return best_tip(outlook)
    if phase == KEEPING:
        return KEEP + best_card(outlook, position.looked, 1)
    if phase == DISCARDING:
        return DISCARD + best_card(outlook, outlook.hand - position.chosen, -1)
    return best_spirit(outlook)


def best_card(outlook: Outlook, heap: i64, more: i64) -> i64:
    """The kind of the heap that makes the best hand when it comes (1), or goes (-1)."""
    best_kind: i64 = -1
    best: float = NOTHING
    kind: i64 = 0
    while kind < KINDS:
        if count_of(heap, kind) != 0:
            river = outlook.river - one(kind) if outlook.position.phase <= TAKING else outlook.river
            chosen = outlook.position.chosen if more < 0 else 0
            worth = outlook.value(outlook.hand - chosen + more * one(kind), river)
            if best_kind < 0 or worth > best:
                best_kind = kind
                best = worth
        kind += 1
    return best_kind


def best_start(outlook: Outlook) -> i64:
    """Draw, play or grow the trunk."""
    best_action: i64 = -1
    best: float = NOTHING
    first: i64 = 0
    while first < KINDS:
        if count_of(outlook.river, first) != 0:
            river = outlook.river - one(first)
            second = first
            while second < KINDS:
                if count_of(river, second) != 0:
                    worth = outlook.kept(outlook.hand + one(first) + one(second), river - one(second))
                    if best_action < 0 or worth > best:
                        best_action = TAKE + first
                        best = worth
                second += 1
        first += 1
    if outlook.token != 0:
        worth = outlook.trunk()
        if worth > best:
            best_action = TRUNK
            best = worth
    cards = cards_in(outlook.hand)
    type_: i64 = TWIGS
    while type_ <= FRUITS:
        for chosen in all_plays(cards, type_):
            worth = outlook.played(chosen, type_)
            if worth > best:
                best_action = GROW + type_
                best = worth
        type_ += 1
    alone = best_alone(outlook)
    if alone >= 0 and outlook.played(one(alone), NO_TYPE) > best:
        best_action = ALONE if alone == FLUTE else ADD + alone
    return best_action


def best_alone(outlook: Outlook) -> i64:
    """The kind that is best played alone, for spirits; -1 if none can be."""
    kinds: i64 = bit(FLUTE) if count_of(outlook.hand, FLUTE) != 0 else 0
    if outlook.position.may_invoke_only:
        kinds |= cards_alone(outlook.hand, outlook.position.face_up)
    best_kind: i64 = -1
    best: float = NOTHING
    kind: i64 = 0
    while kind < KINDS:
        if kinds & bit(kind) != 0:
            worth = outlook.played(one(kind), NO_TYPE)
            if best_kind < 0 or worth > best:
                best_kind = kind
                best = worth
        kind += 1
    return best_kind


def best_choice(outlook: Outlook) -> i64:
    """The next card of the best play that begins with the cards chosen so far, or the reveal."""
    position = outlook.position
    if position.growing == NO_TYPE:
        return REVEAL
    legal = position.legal(outlook.seat)
    best_action: i64 = legal[0]
    best: float = NOTHING
    for chosen in all_plays(cards_in(outlook.hand), position.growing):
        action = next_action(position.chosen, chosen, position.growing)
        if action >= 0:
            worth = outlook.played(chosen, position.growing)
            if worth > best and action in legal:
                best_action = action
                best = worth
    return best_action


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


def best_tip(outlook: Outlook) -> i64:
    """Where the next piece goes: see `liking`."""
    best_action: i64 = -1
    best: i64 = -1
    for action in outlook.position.legal(outlook.seat):
        if action >= PLACE_TWIG and action < KEEP:
            liked = liking(outlook, action)
            if liked > best:
                best_action = action
                best = liked
    return best_action


def liking(outlook: Outlook, action: i64) -> i64:
    """Leaves and buds belong on one's own twigs, where nobody else's fruits grow; fruits on common twigs, as nobody
    takes one's own; flowers on other people's; twigs beside another one, which leaves bare tips for leaves."""
    tip = tip_wanted(action)
    piece = piece_placed(action)
    if piece == TWIGS_LEFT or piece == GIFTS_LEFT:
        return (2 if tip == ONE_TWIG_TIP else 0) + (1 if piece == TWIGS_LEFT else 0)
    owner = (tip - BUD_TIP) if action >= PLACE_FRUIT else (tip - BARE_TIP if piece == LEAVES_LEFT else tip - LEAF_TIP)
    if piece == FRUITS_LEFT:
        return 4 if owner == COMMON else 3
    own = owner == outlook.seat
    if piece == FLOWERS_LEFT:
        return 0 if own else 1 if owner == COMMON else 2
    return 2 if own else 1 if owner == COMMON else 0


def best_spirit(outlook: Outlook) -> i64:
    """Before or after growing. All spirits wait, but for the Naiad where the card she takes does not count."""
    position = outlook.position
    spirits = position.spirits
    if position.phase == BEFORE:
        kind = best_card(outlook, outlook.river, 1)
        counts = kind == JOKER or kind >> 2 == position.growing
        return BEGIN if counts or not calls(outlook, NAIAD, spirits) else INVOKE_NAIAD + kind
    extra = -1 if position.growing == NO_TYPE or outlook.need[position.growing] == 0 else best_tip(outlook)
    if extra < 0:
        spirits &= ~bit(DRYAD)
    if calls(outlook, DRYAD, spirits):
        return extra
    if calls(outlook, NAIAD, spirits):
        return INVOKE_NAIAD + best_card(outlook, outlook.river, 1)
    if calls(outlook, PEGAEA, spirits):
        return INVOKE_PEGAEA
    return INVOKE_FAUN + leader(outlook) if calls(outlook, FAUN, spirits) else END


def calls(outlook: Outlook, spirit: i64, spirits: i64) -> bool:
    """Whether the spirit is among these and none of them is worth more, or all can be invoked."""
    if spirits & bit(spirit) == 0:
        return False
    return outlook.position.fluted or outlook.spirit_worth(spirit) >= outlook.call(spirits, False)


def leader(outlook: Outlook) -> i64:
    """The opponent with the fewest pieces left."""
    position = outlook.position
    best: i64 = -1
    other: i64 = 0
    while other < position.seats:
        if other != outlook.seat and (best < 0 or position.pieces_left(other) < position.pieces_left(best)):
            best = other
        other += 1
    return best
