"""Why an action is not legal in l'Arbre, as far as the mover knows. choices.py lists the legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.core.plain import Data
from futaie.core.rules.position import ANNOTATED
from futaie.core.rules.reason import Reason, Why
from futaie.core.rules.seat import letter
from futaie.games.larbre.box.cards import NAMES, SPIRITS, TYPES, names
from futaie.games.larbre.box.kinds import (
    BUDS,
    DRYAD,
    FAUN,
    FLUTE,
    FRUITS,
    JOKER,
    LEAVES,
    NAIAD,
    NO_TYPE,
    PEGAEA,
    TWIGS,
    count_icon,
    count_of,
    place_of,
)
from futaie.games.larbre.rules.actions import (
    ACTION_COUNT,
    ADD,
    AFTER,
    ALONE,
    BEFORE,
    BEGIN,
    BUDS_LEFT,
    CHOOSING,
    DISCARD,
    DISCARDING,
    END,
    GIFTS_LEFT,
    GROW,
    GROWING,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEP,
    KEEPING,
    LEAVES_LEFT,
    PLACE_BUD,
    PLACE_FLOWER,
    PLACE_FRUIT,
    PLACE_LEAF,
    PLACE_TWIG,
    RESERVE_SIZE,
    REVEAL,
    START,
    TAKING,
    TRUNK,
    TWIGS_LEFT,
)
from futaie.games.larbre.rules.choices import choices
from futaie.games.larbre.rules.growth import keeps_room, piece_placed, tip_wanted
from futaie.games.larbre.rules.plays import half_pair
from futaie.games.larbre.rules.reasons import NotLegal
from futaie.games.larbre.rules.tree import BARE_TIP, BUD_TIP, COMMON, LEAF_TIP

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre

TYPE_OF_PIECE = (TWIGS, LEAVES, BUDS, FRUITS, FRUITS, NO_TYPE, TWIGS)


def refusal(position: LArbre, seat: int, action: int) -> Reason | None:
    plain, named = action % ANNOTATED, action // ANNOTATED
    if action < 0 or plain >= ACTION_COUNT or (named and not PLACE_TWIG <= plain < KEEP):
        return Reason(Why.NO_SUCH_ACTION)
    phase = position.phase
    if phase == KEEPING and plain not in range(KEEP, DISCARD):
        return Reason(NotLegal.CHOOSE_CARD_TO_KEEP)
    if phase == DISCARDING and plain < DISCARD:
        return Reason(NotLegal.DISCARD_FIRST, {"left": position.need})
    if phase == TAKING and plain >= TRUNK:
        return Reason(NotLegal.TAKE_ANOTHER, {"left": position.need})
    if plain < TRUNK:
        return _take(position, plain)
    if plain < ADD:
        return _start(position, seat, plain)
    if plain <= REVEAL:
        return _choose(position, seat, plain)
    if plain >= KEEP:
        return _keep_or_discard(position, seat, plain)
    if phase in (START, CHOOSING):
        return Reason(NotLegal.CHOOSE_CARDS_FIRST)
    if plain >= PLACE_TWIG:
        return _place(position, seat, plain) or _tip(position, seat, plain, named - 1)
    return _spirit(position, seat, plain)


def _keep_or_discard(position: LArbre, seat: int, plain: int) -> Reason | None:
    if plain >= DISCARD:
        if position.phase != DISCARDING:
            return Reason(NotLegal.NOT_TOO_MANY)
        if not count_of(position.piles.hands[seat] - position.chosen, plain - DISCARD):
            return Reason(NotLegal.NOT_IN_HAND, {"card": NAMES[plain - DISCARD]})
        return None
    if position.phase != KEEPING:
        return Reason(NotLegal.NOT_LOOKING)
    if not count_of(position.looked, plain - KEEP):
        return Reason(NotLegal.NOT_LOOKED_AT, {"card": NAMES[plain - KEEP]})
    return None


def _take(position: LArbre, kind: int) -> Reason | None:
    if position.phase not in (START, TAKING):
        return Reason(NotLegal.TURN_HAS_BEGUN)
    if not count_of(position.piles.river, kind):
        return Reason(NotLegal.NOT_IN_RIVER, {"card": NAMES[kind]})
    return None


def _start(position: LArbre, seat: int, plain: int) -> Reason | None:
    if position.phase != START:
        return Reason(NotLegal.TURN_HAS_BEGUN)
    if choices(position, seat) >> plain & 1:
        return None
    if plain == TRUNK:
        return Reason(NotLegal.NO_TRUNK)
    if plain == ALONE:
        return Reason(NotLegal.NO_FLUTE)
    return Reason(NotLegal.NOTHING_TO_PLAY, {"grows": TYPES[plain - GROW]})


def _choose(position: LArbre, seat: int, plain: int) -> Reason | None:
    if position.phase == START:
        return _only_invoke(position, seat, plain)
    if position.phase != CHOOSING:
        return Reason(NotLegal.TURN_HAS_BEGUN)
    if choices(position, seat) >> (plain - ADD) & 1:
        return None
    half = half_pair(position.chosen, position.growing, position.least)
    if plain == REVEAL:
        return Reason(NotLegal.HALF_A_PAIR if half else NotLegal.NOTHING_GROWS)
    if position.growing == NO_TYPE:
        return Reason(NotLegal.PLAYED_ALONE, {"card": names(position.chosen)[0]})
    kind = plain - ADD
    figures: Data = {"card": NAMES[kind]}
    if not count_of(position.piles.hands[seat] - position.chosen, kind):
        return Reason(NotLegal.NOT_IN_HAND, figures)
    if half:
        is_late = place_of(position.growing, kind) < position.least
        return Reason(NotLegal.NOT_IN_ORDER if is_late else NotLegal.HALF_A_PAIR, figures)
    if kind == FLUTE:
        return Reason(NotLegal.ONE_FLUTE if count_of(position.chosen, FLUTE) else NotLegal.NOTHING_GROWS, figures)
    if place_of(position.growing, kind) < position.least:
        return Reason(NotLegal.NOT_IN_ORDER, figures)
    rest = position.piles.hands[seat] - position.chosen
    others = count_icon(rest, kind % 4) - count_of(rest, 4 * position.growing + kind % 4)
    return Reason(NotLegal.NO_PARTNER if others < 2 else NotLegal.NOT_IN_ORDER, figures)


def _only_invoke(position: LArbre, seat: int, plain: int) -> Reason | None:
    """Whether a card can be played alone, for its spirit (larbre B.5g)."""
    if choices(position, seat) >> plain & 1:
        return None
    kind = plain - ADD
    held = plain < REVEAL and count_of(position.piles.hands[seat], kind)
    if position.may_invoke_only and held and kind < JOKER:
        return Reason(NotLegal.INVOKES_NOBODY, {"card": NAMES[kind], "spirit": SPIRITS[kind % 4]})
    return Reason(NotLegal.CHOOSE_TYPE_FIRST)


def _spirit(position: LArbre, seat: int, plain: int) -> Reason | None:
    if plain >= BEGIN:
        wanted = BEFORE if plain == BEGIN else AFTER
        if position.phase == wanted:
            must_invoke = plain == END and position.growing == NO_TYPE and not position.fluted
            return Reason(NotLegal.MUST_INVOKE) if must_invoke else None
        if position.phase == GROWING:
            return Reason(NotLegal.GROW_FIRST, {"left": position.owed})
        if plain == END:
            return Reason(NotLegal.GROWING_NOT_BEGUN)
        return Reason(NotLegal.NOTHING_TO_GROW if position.growing == NO_TYPE else NotLegal.GROWN_ALREADY)
    if position.phase == GROWING:
        return Reason(NotLegal.GROW_FIRST, {"left": position.owed})
    spirit = FAUN if plain < INVOKE_NAIAD else NAIAD if plain < INVOKE_PEGAEA else PEGAEA
    if spirit == FAUN:
        other = plain - INVOKE_FAUN
        if other >= position.seats:
            return Reason(NotLegal.NO_SUCH_SEAT, {"seat": letter(other)})
        if other == seat:
            return Reason(NotLegal.NOT_YOURSELF)
    if not position.spirits >> spirit & 1:
        return _no_spirit(position, spirit)
    if spirit == NAIAD and not count_of(position.piles.river, plain - INVOKE_NAIAD):
        return Reason(NotLegal.NOT_IN_RIVER, {"card": NAMES[plain - INVOKE_NAIAD]})
    return None


def _no_spirit(position: LArbre, spirit: int) -> Reason:
    figures: Data = {"spirit": SPIRITS[spirit]}
    if not position.fluted and not count_icon(position.chosen, spirit):
        return Reason(NotLegal.NO_ICON, figures)
    was_up = position.revealed_up >> spirit & 1
    return Reason(NotLegal.SPIRIT_SPENT if was_up else NotLegal.NOT_FACE_UP, figures)


def _place(position: LArbre, seat: int, plain: int) -> Reason | None:
    """Whether such a piece can be placed now: by growing, or after it as the Dryad's gift."""
    if position.phase == BEFORE:
        return Reason(NotLegal.GROWING_NOT_BEGUN)
    if position.growing == NO_TYPE:
        return Reason(NotLegal.NOTHING_TO_GROW)
    piece = piece_placed(plain)
    if position.growing != TYPE_OF_PIECE[piece]:
        return Reason(NotLegal.OTHER_TYPE, {"grows": TYPES[position.growing]})
    if position.phase == AFTER and not position.spirits >> DRYAD & 1:
        return Reason(NotLegal.NO_DRYAD)
    at = seat * RESERVE_SIZE
    if piece == GIFTS_LEFT:
        if position.reserves[at + TWIGS_LEFT] and not position.reserves[at + GIFTS_LEFT]:
            return Reason(NotLegal.OWN_FIRST)
    elif piece not in (LEAVES_LEFT, BUDS_LEFT) and not position.reserves[at + piece]:
        return Reason(NotLegal.ONLY_COMMON if piece == TWIGS_LEFT else NotLegal.NONE_IN_RESERVE)
    return None


def _tip(position: LArbre, seat: int, plain: int, tip: int) -> Reason | None:
    """Whether there is room for the piece: on the tip, or if none is named (-1) on one of the kind."""
    tree = position.tree
    kind = tip_wanted(plain)
    if tip < 0:
        if not tree.tips[kind]:
            return Reason(NotLegal.NO_SUCH_TIP_KIND)
    else:
        if tip >= tree.count:
            return Reason(NotLegal.NO_SUCH_TIP, {"tip": tip})
        first = BUD_TIP if plain >= PLACE_FRUIT else LEAF_TIP if plain >= PLACE_BUD else BARE_TIP
        kind = tree.kind(tip)
        if not first <= kind <= first + (5 if plain < PLACE_LEAF else 4):
            return Reason(NotLegal.TIP_FULL, {"tip": tip})
    if plain < PLACE_FRUIT:
        return None
    owner, is_fruit = kind - BUD_TIP, plain < PLACE_FLOWER
    if is_fruit and owner not in (seat, COMMON):
        return Reason(NotLegal.NOT_YOUR_TWIG)
    owed = position.owed if position.phase == GROWING else 1
    if not keeps_room(tree, position.reserves, seat, is_fruit, owner, owed):
        return Reason(NotLegal.FEWER_WOULD_FIT)
    return None
