"""The tree: twigs in the order in which they were added, each with what its tip carries, and the tips counted by kind.

For play only the counts matter; the twigs themselves are what is drawn. A twig is one number: its parent (its number
plus one; 0 on the trunk), the side it is on, whose it is, what its tip carries, whose fruit, and its trunk tile.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i32, i64

from futaie.core.vecs import vec

COMMON: Final = 4
"""The owner of common twigs; others are seats."""

# What a tip carries.
BARE: Final = 0
ONE_TWIG: Final = 1
TWO_TWIGS: Final = 2
LEAF: Final = 3
BUD: Final = 4
FRUIT: Final = 5
FLOWER: Final = 6

# Kinds of tip, as far as they matter for play: where the owner counts, add the owner.
BARE_TIP: Final = 0
ONE_TWIG_TIP: Final = 5
LEAF_TIP: Final = 6
BUD_TIP: Final = 11
CLOSED_TIP: Final = 16

SIDE: Final = 16
OWNER: Final = 18
STATE: Final = 21
FRUIT_OF: Final = 24
LEVEL: Final = 27
ROOM: Final = 96


@final
class Tree:
    def __init__(self, twigs: vec[i32], tips: vec[i16], lowest: vec[i16]) -> None:
        self.twigs = twigs
        self.count: i64 = 0
        self.tips = tips
        """How many tips there are of each kind."""
        self.lowest = lowest
        """For each kind a number that no tip of the kind is below."""
        self.level: i64 = 0
        """How many trunk tiles have been grown."""

    def copy(self) -> Tree:
        tree = Tree(self.twigs[:], self.tips[:], self.lowest[:])
        tree.count = self.count
        tree.level = self.level
        return tree

    # Looking

    def parent(self, twig: i64) -> i64:
        """The number of the twig it grows from, -1 on the trunk."""
        return (i64(self.twigs[twig]) & 0xFFFF) - 1

    def side(self, twig: i64) -> i64:
        return (i64(self.twigs[twig]) >> SIDE) & 3

    def owner(self, twig: i64) -> i64:
        return (i64(self.twigs[twig]) >> OWNER) & 7

    def carries(self, twig: i64) -> i64:
        return (i64(self.twigs[twig]) >> STATE) & 7

    def fruit_of(self, twig: i64) -> i64:
        """The seat whose fruit or flower the tip carries, -1 without one."""
        return ((i64(self.twigs[twig]) >> FRUIT_OF) & 7) - 1

    def level_of(self, twig: i64) -> i64:
        """The trunk tile its branch grows from."""
        return (i64(self.twigs[twig]) >> LEVEL) & 7

    def kind(self, twig: i64) -> i64:
        """What kind of tip it has."""
        word = i64(self.twigs[twig])
        state = (word >> STATE) & 7
        if state == BARE:
            return BARE_TIP + ((word >> OWNER) & 7)
        if state == ONE_TWIG:
            return ONE_TWIG_TIP
        if state == LEAF:
            return LEAF_TIP + ((word >> OWNER) & 7)
        if state == BUD:
            return BUD_TIP + ((word >> OWNER) & 7)
        return CLOSED_TIP

    def find(self, kind: i64) -> i64:
        """The lowest-numbered tip of a kind; there must be one."""
        twig = i64(self.lowest[kind])
        while self.kind(twig) != kind:
            twig += 1
        self.lowest[kind] = i16(twig)
        return twig

    def total(self, kind: i64) -> i64:
        """All tips of a kind, whoever owns them."""
        tips = self.tips
        return i64(tips[kind]) + i64(tips[kind + 1]) + i64(tips[kind + 2]) + i64(tips[kind + 3]) + i64(tips[kind + 4])

    # Growing

    def grow_twig(self, tip: i64, owner: i64) -> i64:
        """Puts a twig on a tip; returns its number."""
        side = self.carries(tip)
        self.change(tip, side + 1)
        return self.add((tip + 1) | (side << SIDE) | (owner << OWNER) | (self.level_of(tip) << LEVEL))

    def bear(self, tip: i64, state: i64, seat: i64) -> None:
        """Puts the seat's fruit or flower on a bud."""
        self.change(tip, state)
        self.twigs[tip] = i32(i64(self.twigs[tip]) | ((seat + 1) << FRUIT_OF))

    def change(self, tip: i64, state: i64) -> None:
        """Something has been put on the tip."""
        before = self.kind(tip)
        mask: i64 = 7
        self.twigs[tip] = i32((i64(self.twigs[tip]) & ~(mask << STATE)) | (state << STATE))
        after = self.kind(tip)
        self.tips[before] -= i16(1)
        self.tips[after] += i16(1)
        if i64(self.lowest[after]) > tip:
            self.lowest[after] = i16(tip)

    def add(self, word: i64) -> i64:
        number = self.count
        if number == len(self.twigs):
            twigs = vec[i32]([i32(0)] * (2 * number))
            i: i64 = 0
            while i < number:
                twigs[i] = self.twigs[i]
                i += 1
            self.twigs = twigs
        self.twigs[number] = i32(word)
        self.count = number + 1
        self.tips[self.kind(number)] += i16(1)
        return number

    def add_branches(self, branches: i64, fork: bool) -> None:
        """Branches of three common twigs on the topmost trunk tile (component data: a chain, or one twig with two)."""
        i: i64 = 0
        while i < branches:
            first = self.add((i << SIDE) | (COMMON << OWNER) | (self.level << LEVEL))
            second = self.grow_twig(first, COMMON)
            self.grow_twig(first if fork else second, COMMON)
            i += 1

    def grow_trunk(self, fork: bool) -> None:
        self.level += 1
        self.add_branches(2, fork)


def young_tree(fork: bool) -> Tree:
    """Four branches on the base of the trunk."""
    tree = bare_trunk()
    tree.add_branches(4, fork)
    return tree


def bare_trunk() -> Tree:
    return Tree(vec[i32]([i32(0)] * ROOM), vec[i16]([i16(0)] * 17), vec[i16]([i16(0)] * 17))


def grown(words: list[int], level: int) -> Tree:
    """The tree that these twigs make."""
    tree = bare_trunk()
    for word in words:
        tree.add(word)
    tree.level = level
    return tree
