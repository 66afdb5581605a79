"""Cards by their kind, and heaps of cards as one number.

There are 18 kinds: 4 * type + icon for the elements (types twig, leaf, bud, fruit; icons Faun, Dryad, Naiad, Pegaea),
then joker and flute. Copies of a kind cannot be told apart, so where order means nothing (a hand, the river, the
discard) cards are a heap: a number that holds how many cards there are of each kind, in four bits for each kind of twig
or leaf and in three for each other one. Only this file knows where they are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from futaie.core.vecs import vec

KINDS: Final = 18
JOKER: Final = 16
FLUTE: Final = 17

# Types of growth.
TWIGS: Final = 0
LEAVES: Final = 1
BUDS: Final = 2
FRUITS: Final = 3
"""Fruits and golden flowers."""
NO_TYPE: Final = 4

# Spirits, and the icons of the cards.
FAUN: Final = 0
DRYAD: Final = 1
NAIAD: Final = 2
PEGAEA: Final = 3

# Where a heap counts: four bits for each of the first kinds, the twigs and leaves, then three for each of the others.
WIDE: Final = 8
"""So many kinds have four bits, up to bit 32."""
WIDE_ONES: Final = 0x11111111
"""A heap with one card of each of them."""
ONES: Final = WIDE_ONES | 0o1111111111 << 32
"""A heap with one card of each kind."""
PAIRS: Final = 0x0F0F0F0F
"""Every other one of the first kinds."""
TRIPLES: Final = 0o7007007007
"""Every third one of the others."""


def bit(number: i64) -> i64:
    """Two to this power. (A literal 1 to the left of `<<` would be only 32 bits wide when compiled.)"""
    return (number * 0 + 1) << number


def most_copies(kind: i64) -> i64:
    """How many cards of the kind a heap can hold."""
    return 15 if kind < WIDE else 7


def one(kind: i64) -> i64:
    """The heap of one card."""
    return bit(4 * kind if kind < WIDE else 3 * kind + 8)


def count_of(heap: i64, kind: i64) -> i64:
    if kind < WIDE:
        return (heap >> (4 * kind)) & 15
    return (heap >> (3 * kind + 8)) & 7


def count_type(heap: i64, type_: i64) -> i64:
    """How many cards of the type, whatever their icon."""
    four: i64
    if type_ < BUDS:
        four = heap >> (16 * type_)
        return (four & 15) + ((four >> 4) & 15) + ((four >> 8) & 15) + ((four >> 12) & 15)
    four = heap >> (12 * type_ + 8)
    return (four & 7) + ((four >> 3) & 7) + ((four >> 6) & 7) + ((four >> 9) & 7)


def count_icon(heap: i64, icon: i64) -> i64:
    """How many cards with the icon, whatever their type."""
    wide: i64 = heap >> (4 * icon)
    others: i64 = heap >> (3 * icon + 32)
    return (wide & 15) + ((wide >> 16) & 15) + (others & 7) + ((others >> 12) & 7)


def size(heap: i64) -> i64:
    """How many cards: two counts of the first kinds make a digit base 256, which is 1 modulo 255; three of the others
    one base 512."""
    others: i64 = heap >> 32
    pairs: i64 = (heap & PAIRS) + ((heap >> 4) & PAIRS)
    triples: i64 = (others & TRIPLES) + ((others >> 3) & TRIPLES) + ((others >> 6) & TRIPLES)
    return pairs % 255 + triples % 511


def one_less_of_each(heap: i64) -> i64:
    """The heap without one card of each kind that is in it."""
    return heap - (((heap | (heap >> 1) | (heap >> 2)) & ONES) | ((heap >> 3) & WIDE_ONES))


def kinds_in(heap: i64) -> i64:
    """The kinds of the cards, one bit for each: a bit is set where each count is not 0, then these bits move together,
    neighbours first. (In random games this is much faster than a loop.)"""
    some: i64 = heap | (heap >> 1) | (heap >> 2)
    wide: i64 = (some | (heap >> 3)) & WIDE_ONES
    wide = (wide | (wide >> 3)) & 0x03030303
    wide = (wide | (wide >> 6)) & 0x000F000F
    wide = (wide | (wide >> 12)) & 0xFF
    others: i64 = (some >> 32) & 0o1111111111
    others = (others | (others >> 2)) & 0o0303030303
    others = (others | (others >> 4)) & 0x0F00F00F
    others = (others | (others >> 8)) & 0xFF0000FF
    others = (others | (others >> 16)) & 0x3FF
    return wide | (others << 8)


def kind_at(type_: i64, place: i64) -> i64:
    """The order of the cards in a play: the growing type, jokers, the other types icon by icon, a flute."""
    if place < 4:
        return 4 * type_ + place
    if place == 4:
        return JOKER
    if place == 17:
        return FLUTE
    other = (place - 5) % 3
    return 4 * (other if other < type_ else other + 1) + (place - 5) // 3


def place_of(type_: i64, kind: i64) -> i64:
    """The inverse of `kind_at`."""
    if kind >= JOKER:
        return 4 if kind == JOKER else 17
    other = kind >> 2
    if other == type_:
        return kind & 3
    return 5 + 3 * (kind & 3) + (other if other < type_ else other - 1)


def write_counts(heap: i64, into: vec[u8], at: i64) -> None:
    """How many cards there are of each kind, over zeros."""
    end = at + WIDE
    while heap != 0 and at < end:
        into[at] = u8(heap & 15)
        heap >>= 4
        at += 1
    while heap != 0:
        into[at] = u8(heap & 7)
        heap >>= 3
        at += 1


def write_cards(heap: i64, into: vec[u8]) -> i64:
    """The kinds of all cards in ascending order; returns how many there are."""
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        copies = count_of(heap, kind)
        while copies > 0:
            into[count] = u8(kind)
            count += 1
            copies -= 1
        kind += 1
    return count


def cards_in(heap: i64) -> list[int]:
    """The kinds of all cards in ascending order."""
    return [kind for kind in range(KINDS) for _ in range(count_of(heap, kind))]
