"""Playing cards, and what they make grow (larbre B.1 to B.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from futaie.core.plain import Data
from futaie.core.rules.event import Event
from futaie.games.larbre.box.cards import TYPES, names
from futaie.games.larbre.box.kinds import DRYAD, FLUTE, NO_TYPE, bit, count_of, one, place_of
from futaie.games.larbre.rules.actions import (
    AFTER,
    BEFORE,
    BUDS_LEFT,
    CHOOSING,
    FLOWERS_LEFT,
    FRUITS_LEFT,
    GROWING,
    INVOKE_FAUN,
    LEAVES_LEFT,
    PIECES,
    PLACE_TWIG,
    RESERVE_SIZE,
    START,
    TWIGS_LEFT,
)
from futaie.games.larbre.rules.growth import piece_placed, place_choices, tip_wanted
from futaie.games.larbre.rules.plays import icons_of
from futaie.games.larbre.rules.tree import BUD, COMMON, FLOWER, FRUIT, LEAF

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre


def add(position: LArbre, kind: i64) -> None:
    """Adds a card to the play; or one alone, if no type was declared (larbre B.5g)."""
    position.chosen += one(kind)
    if position.phase == START:
        position.phase = CHOOSING
    else:
        position.least = place_of(position.growing, kind)


def reveal(position: LArbre, seat: i64) -> None:
    """Declares cards, type and pairs (larbre B.1), and settles which spirits can be invoked (larbre B.8)."""
    position.piles.play(seat, position.chosen)
    position.fluted = count_of(position.chosen, FLUTE) != 0
    position.revealed_up = position.face_up
    position.spirits = position.face_up if position.fluted else position.face_up & icons_of(position.chosen)
    if position.growing == NO_TYPE:
        position.spirits &= ~bit(DRYAD)
    if position.events is not None:
        type_ = None if position.growing == NO_TYPE else TYPES[position.growing]
        position.events.append(Event("reveal", seat, {"grows": type_, "cards": names(position.chosen)}))
    before_growing(position, seat)


def before_growing(position: LArbre, seat: i64) -> None:
    """Asks for spirits before growing where there are any; the Dryad always comes after (larbre B.9)."""
    if position.growing == NO_TYPE:
        position.has_grown = True
        after_growing(position, seat)
    elif position.spirits & ~bit(DRYAD) != 0:
        position.phase = BEFORE
    else:
        begin_growing(position, seat)


def begin_growing(position: LArbre, seat: i64) -> None:
    amount = position.amount()
    position.owed = position.placeable(seat, amount)
    if position.events is not None:
        figures: Data = {"grows": TYPES[position.growing], "amount": amount, "places": position.owed}
        position.events.append(Event("grow", seat, figures))
    if position.owed > 0:
        position.phase = GROWING
    else:
        position.has_grown = True
        after_growing(position, seat)


def after_growing(position: LArbre, seat: i64) -> None:
    """Asks for spirits after growing where there are any; otherwise the turn is over. Nobody is asked for the Dryad's
    extra piece (see spirits.py) where none can be placed."""
    if position.spirits & bit(DRYAD) != 0 and position.placeable(seat, 1) == 0:
        position.spirits &= ~bit(DRYAD)
    if position.spirits != 0:
        position.phase = AFTER
    else:
        position.finish_play(seat)


def go_on(position: LArbre, seat: i64) -> None:
    """Goes on with the turn once a spirit has been invoked."""
    if position.has_grown:
        after_growing(position, seat)
    else:
        before_growing(position, seat)


def tip_choices(position: LArbre, seat: i64, owed: i64) -> i64:
    """The kinds of tips that may take the next of `owed` pieces, as bits from `INVOKE_FAUN` on."""
    placements = place_choices(position.tree, position.reserves, seat, position.growing, owed)
    return placements << (PLACE_TWIG - INVOKE_FAUN)


def place(position: LArbre, seat: i64, action: i64, tip: i64) -> None:
    """Puts one piece on the tree: on the tip, or on the lowest-numbered one of its kind."""
    tree = position.tree
    if tip < 0:
        tip = tree.find(tip_wanted(action))
    piece = piece_placed(action)
    new: i64 = -1
    if piece == LEAVES_LEFT:
        tree.change(tip, LEAF)
    elif piece == BUDS_LEFT:
        tree.change(tip, BUD)
    elif piece == FRUITS_LEFT or piece == FLOWERS_LEFT:
        tree.bear(tip, FRUIT if piece == FRUITS_LEFT else FLOWER, seat)
    else:
        new = tree.grow_twig(tip, seat if piece == TWIGS_LEFT else COMMON)
    at = seat * RESERVE_SIZE + piece
    own = position.reserves[at] > 0
    if position.events is not None:
        told: Data = {"piece": PIECES[piece], "tip": tip, "from": "reserve" if own else "undergrowth"}
        if new >= 0:
            told["twig"] = new
        position.events.append(Event("place", seat, told))
    if own:
        position.reserves[at] -= i16(1)
        if position.reserve_placed(seat):
            return
    if position.phase == GROWING:
        position.owed -= 1
        if position.owed > 0:
            return
        position.has_grown = True
    after_growing(position, seat)
