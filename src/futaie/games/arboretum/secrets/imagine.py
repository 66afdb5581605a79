"""The table as a reader may imagine it: any card that it has not seen may be in the deck or in any hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.arboretum.rules.actions import CHOOSE_CARD, CHOOSE_CELL, NO_CARD

if TYPE_CHECKING:
    from futaie.games.arboretum.rules.position import Arboretum


def imagined(position: Arboretum, viewer: i64, rng: Rng) -> Arboretum:
    """Every unseen card is as likely in the deck as in any hand: the cards played prove nothing about the others."""
    other = position.copy()
    if other.phase == CHOOSE_CELL and viewer != other.current:
        other.phase = CHOOSE_CARD
        other.chosen = NO_CARD
    if other.over:
        return other
    hand: i64 = 0
    while hand < other.seats:
        if hand != viewer:
            known_first(other, hand)
        hand += 1
    unseen = vec[u8]([u8(0)] * 80)
    count = swap_unseen(other, viewer, unseen, False)
    rng.mix(unseen, count)
    swap_unseen(other, viewer, unseen, True)
    return other


def known_first(position: Arboretum, seat: i64) -> None:
    """Puts known cards in front, in ascending order: otherwise their places could give away when a card was drawn."""
    start = seat * position.room
    sorted_end = start
    i = start
    while i < start + i64(position.hand_counts[seat]):
        card = position.hands[i]
        if position.known[i64(card)] != 0:
            position.hands[i] = position.hands[sorted_end]
            place = sorted_end
            while place > start and position.hands[place - 1] > card:
                position.hands[place] = position.hands[place - 1]
                place -= 1
            position.hands[place] = card
            sorted_end += 1
        i += 1


def swap_unseen(position: Arboretum, viewer: i64, unseen: vec[u8], put: bool) -> i64:
    """Copies all cards that the viewer cannot know from deck and hands into `unseen`, or back; returns their number."""
    count: i64 = 0
    i: i64 = 0
    while i < position.deck_count:
        if put:
            position.deck[i] = unseen[count]
        else:
            unseen[count] = position.deck[i]
        count += 1
        i += 1
    hand: i64 = 0
    while hand < position.seats:
        if hand != viewer:
            i = hand * position.room
            end = i + i64(position.hand_counts[hand])
            while i < end:
                if position.known[i64(position.hands[i])] == 0:
                    if put:
                        position.hands[i] = unseen[count]
                    else:
                        unseen[count] = position.hands[i]
                    count += 1
                i += 1
        hand += 1
    return count
