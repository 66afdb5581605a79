"""What the mover may do, as bits of one number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.games.larbre.box.kinds import FLUTE, FRUITS, NO_TYPE, TWIGS, bit, count_of, kinds_in
from futaie.games.larbre.rules.actions import (
    ADD,
    AFTER,
    ALONE,
    BEFORE,
    BEGIN,
    CHOOSING,
    DISCARD,
    END,
    GROW,
    GROWING,
    INVOKE_FAUN,
    KEEP,
    KEEPING,
    RESERVE_SIZE,
    REVEAL,
    START,
    TAKE,
    TAKING,
    TOKEN_LEFT,
    TRUNK,
)
from futaie.games.larbre.rules.plays import can_grow, cards_alone, half_pair, next_cards, strength
from futaie.games.larbre.rules.turn.play import tip_choices
from futaie.games.larbre.rules.turn.spirits import extra_piece_choices, spirit_choices

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre


def first_choice(phase: i64) -> i64:
    """The action that the lowest bit of the choices stands for."""
    if phase <= TAKING:
        return TAKE
    if phase == CHOOSING:
        return ADD
    if phase <= AFTER:
        return INVOKE_FAUN
    return KEEP if phase == KEEPING else DISCARD


def choices(position: LArbre, seat: i64) -> i64:
    """The mover's legal actions, one bit for each, from `first_choice` on."""
    phase = position.phase
    if phase == START:
        return start_choices(position, seat)
    if phase == TAKING:
        return kinds_in(position.piles.river)
    if phase == CHOOSING:
        return card_choices(position, seat)
    if phase == BEFORE:
        return spirit_choices(position, seat) | bit(BEGIN - INVOKE_FAUN)
    if phase == GROWING:
        return tip_choices(position, seat, position.owed)
    if phase == AFTER:
        bits = spirit_choices(position, seat) | extra_piece_choices(position, seat)
        if position.growing != NO_TYPE or position.fluted:
            bits |= bit(END - INVOKE_FAUN)
        return bits
    if phase == KEEPING:
        return kinds_in(position.looked)
    return kinds_in(position.piles.hands[seat] - position.chosen)


def start_choices(position: LArbre, seat: i64) -> i64:
    bits = kinds_in(position.piles.river)
    hand = position.piles.hands[seat]
    if position.reserves[seat * RESERVE_SIZE + TOKEN_LEFT] != 0:
        bits |= bit(TRUNK)
    type_: i64 = TWIGS
    while type_ <= FRUITS:
        if can_grow(hand, type_):
            bits |= bit(GROW + type_)
        type_ += 1
    if count_of(hand, FLUTE) != 0:
        bits |= bit(ALONE)
    if position.may_invoke_only:
        bits |= cards_alone(hand, position.face_up) << ADD
    return bits


def card_choices(position: LArbre, seat: i64) -> i64:
    """The cards that may be added to a play, and the reveal, when it is complete (larbre B.2, B.3)."""
    chosen, growing = position.chosen, position.growing
    if growing == NO_TYPE:
        return bit(REVEAL - ADD)
    bits = next_cards(position.piles.hands[seat] - chosen, chosen, growing, position.least)
    if strength(chosen, growing) != 0 and not half_pair(chosen, growing, position.least):
        bits |= bit(REVEAL - ADD)
    return bits
