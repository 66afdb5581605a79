"""Cards by their kind, and heaps of cards as one number.

There are 18 kinds: 4 * type + icon for the elements (types twig, leaf, bud, fruit; icons Faun, Dryad, Naiad, Pegaea),
then joker and flute. Copies of a kind cannot be told apart, so where order means nothing (a hand, the river, the
discard) cards are a heap: a number with three bits for each kind. At most seven copies fit; no box has more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final = 18
JOKER: Final = 16
FLUTE: Final = 17
MOST_COPIES: Final = 7

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

ONES: Final = 0o111111111111111111
"""A heap with one card of each kind."""
EVENS: Final = 0o070707070707070707
"""Every other kind of a heap."""


def bit(number: i64) -> i64:
    """Two to this power. (A literal 1 to the left of `<<` would be only 32 bits wide when compiled.)"""
    return (number * 0 + 1) << number


def one(kind: i64) -> i64:
    """The heap of one card."""
    return bit(3 * kind)


def count_of(heap: i64, kind: i64) -> i64:
    return (heap >> (3 * kind)) & 7


def count_type(heap: i64, type_: i64) -> i64:
    """How many cards of the type, whatever their icon."""
    four: i64 = heap >> (12 * type_)
    return (four & 7) + ((four >> 3) & 7) + ((four >> 6) & 7) + ((four >> 9) & 7)


def count_icon(heap: i64, icon: i64) -> i64:
    """How many cards with the icon, whatever their type."""
    four: i64 = heap >> (3 * icon)
    return (four & 7) + ((four >> 12) & 7) + ((four >> 24) & 7) + ((four >> 36) & 7)


def size(heap: i64) -> i64:
    """How many cards, up to 62: the digits are added in pairs, and base 64 is 1 modulo 63."""
    return ((heap & EVENS) + ((heap >> 3) & EVENS)) % 63


def one_less_of_each(heap: i64) -> i64:
    """The heap without one card of each kind that is in it."""
    return heap - ((heap | (heap >> 1) | (heap >> 2)) & ONES)


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


def cards_in(heap: i64) -> list[int]:
    """The kinds of all cards in ascending order."""
    return [kind for kind in range(KINDS) for _ in range(count_of(heap, kind))]
