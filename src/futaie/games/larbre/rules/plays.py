"""Which cards can be played together (larbre B.1 to B.4): heaps of cards (see kinds.py), and sets of kinds as bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from futaie.games.larbre.box.kinds import (
    FAUN,
    FLUTE,
    JOKER,
    NAIAD,
    PEGAEA,
    bit,
    count_icon,
    count_of,
    count_type,
    kind_at,
    kinds_in,
    one,
)

ELEMENTS_OF_FAUN: Final = 0b0001000100010001
"""The kinds with the icon of the Faun, as bits; those of the other spirits follow one by one."""


def can_grow(hand: i64, type_: i64) -> bool:
    """Whether the hand holds a card of the type, a joker or a pair of others (larbre B.2 to B.4)."""
    if count_of(hand, JOKER) != 0 or count_type(hand, type_) != 0:
        return True
    icon: i64 = 0
    while icon < 4:
        if count_icon(hand, icon) > 1:
            return True
        icon += 1
    return False


def strength(cards: i64, type_: i64) -> i64:
    """What cards of the hand make grow: those of the type, jokers, pairs of others (larbre B.2)."""
    total = count_type(cards, type_) + count_of(cards, JOKER)
    icon: i64 = 0
    while icon < 4:
        total += (count_icon(cards, icon) - count_of(cards, 4 * type_ + icon)) >> 1
        icon += 1
    return total


def river_adds(river: i64, type_: i64) -> i64:
    """What cards of the river make grow besides (larbre B.2)."""
    return count_type(river, type_) + count_of(river, JOKER)


def half_pair(chosen: i64, type_: i64, place: i64) -> bool:
    """Whether the card added last, the one at this place of the order, still needs its partner (larbre B.3)."""
    if place < 5 or place > 16:
        return False
    icon = (place - 5) // 3
    return (count_icon(chosen, icon) - count_of(chosen, 4 * type_ + icon)) & 1 != 0


def next_cards(rest: i64, chosen: i64, type_: i64, place: i64) -> i64:
    """The kinds that may be added to the chosen cards from the rest of the hand so that the play can be completed."""
    choices: i64 = 0
    half = half_pair(chosen, type_, place)
    end: i64 = place + 3 - (place - 5) % 3 if half else 17
    while place < end:
        kind = kind_at(type_, place)
        copies = count_of(rest, kind)
        if copies != 0 and (half or place < 5 or copies > 1 or has_partner(rest, type_, place)):
            choices |= bit(kind)
        place += 1
    if not half and strength(chosen, type_) != 0 and count_of(chosen, FLUTE) == 0 and count_of(rest, FLUTE) != 0:
        choices |= bit(FLUTE)
    return choices


def has_partner(rest: i64, type_: i64, place: i64) -> bool:
    """Whether a card of a later kind can make a pair with the one at this place of the order."""
    place += 1
    while (place - 5) % 3 != 0:
        if count_of(rest, kind_at(type_, place)) != 0:
            return True
        place += 1
    return False


def icons_of(cards: i64) -> i64:
    """The spirits whose icons the cards show."""
    icons: i64 = 0
    icon: i64 = 0
    while icon < 4:
        if count_icon(cards, icon) != 0:
            icons |= bit(icon)
        icon += 1
    return icons


def cards_alone(hand: i64, face_up: i64) -> i64:
    """The kinds that may be played alone: those whose spirit is face up, but for the Dryad, who needs growth (larbre
    B.5g)."""
    kinds: i64 = 0
    if face_up & bit(FAUN) != 0:
        kinds = ELEMENTS_OF_FAUN
    if face_up & bit(NAIAD) != 0:
        kinds |= ELEMENTS_OF_FAUN << NAIAD
    if face_up & bit(PEGAEA) != 0:
        kinds |= ELEMENTS_OF_FAUN << PEGAEA
    return kinds & kinds_in(hand)


def all_plays(cards: list[int], type_: i64) -> list[int]:
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
