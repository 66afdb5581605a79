"""Where pieces can grow (larbre B.5 to B.7)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import BUDS, LEAVES, TWIGS, bit
from futaie.games.larbre.rules.actions import (
    BUDS_LEFT,
    FLOWERS_LEFT,
    FRUITS_LEFT,
    GIFTS_LEFT,
    LEAVES_LEFT,
    PLACE_BUD,
    PLACE_FLOWER,
    PLACE_FRUIT,
    PLACE_LEAF,
    PLACE_TWIG,
    RESERVE_SIZE,
    TWIGS_LEFT,
)
from futaie.games.larbre.rules.tree import BARE_TIP, BUD_TIP, COMMON, LEAF_TIP, ONE_TWIG_TIP, Tree


def piece_placed(action: i64) -> i64:
    """What the action places, by its place in a reserve."""
    if action < PLACE_LEAF:
        return TWIGS_LEFT if action < PLACE_TWIG + 6 else GIFTS_LEFT
    if action < PLACE_BUD:
        return LEAVES_LEFT
    if action < PLACE_FRUIT:
        return BUDS_LEFT
    return FRUITS_LEFT if action < PLACE_FLOWER else FLOWERS_LEFT


def tip_wanted(action: i64) -> i64:
    """The kind of tip it goes on."""
    if action < PLACE_LEAF:
        return (action - PLACE_TWIG) % 6
    if action < PLACE_BUD:
        return BARE_TIP + action - PLACE_LEAF
    if action < PLACE_FRUIT:
        return LEAF_TIP + action - PLACE_BUD
    return BUD_TIP + (action - PLACE_FRUIT) % 5


def place_choices(tree: Tree, reserves: vec[i16], seat: i64, growing: i64, owed: i64) -> i64:
    """Where the next piece may go if so many are to be placed: one bit for each action, from PLACE_TWIG on."""
    at = seat * RESERVE_SIZE
    if growing == TWIGS:
        choices = owners(tree, BARE_TIP, ONE_TWIG_TIP)
        own = reserves[at + TWIGS_LEFT] != 0
        if own and reserves[at + GIFTS_LEFT] != 0:
            return choices | (choices << 6)
        return choices if own else choices << 6
    if growing == LEAVES:
        return owners(tree, BARE_TIP, COMMON) << (PLACE_LEAF - PLACE_TWIG)
    if growing == BUDS:
        return owners(tree, LEAF_TIP, COMMON) << (PLACE_BUD - PLACE_TWIG)
    choices = 0
    owner: i64 = 0
    while owner <= COMMON:
        if tree.tips[BUD_TIP + owner] != 0:
            if (owner == COMMON or owner == seat) and keeps_room(tree, reserves, seat, True, owner, owed):
                choices |= bit(owner)
            if keeps_room(tree, reserves, seat, False, owner, owed):
                choices |= bit(owner + (PLACE_FLOWER - PLACE_FRUIT))
        owner += 1
    return choices << (PLACE_FRUIT - PLACE_TWIG)


def owners(tree: Tree, kind: i64, last: i64) -> i64:
    """The kinds of tip from this one on of which there is any, one bit for each."""
    choices: i64 = 0
    owner: i64 = 0
    while owner <= last:
        if tree.tips[kind + owner] != 0:
            choices |= bit(owner)
        owner += 1
    return choices


def tips_for(tree: Tree, seat: i64, piece: i64) -> i64:
    """On how many tips the seat could place the piece, if it has one (larbre B.7)."""
    if piece == LEAVES_LEFT:
        return tree.total(BARE_TIP)
    if piece == BUDS_LEFT:
        return tree.total(LEAF_TIP)
    if piece == FRUITS_LEFT:
        return i64(tree.tips[BUD_TIP + COMMON]) + i64(tree.tips[BUD_TIP + seat])
    if piece == FLOWERS_LEFT:
        return tree.total(BUD_TIP)
    return tree.total(BARE_TIP) + i64(tree.tips[ONE_TWIG_TIP])


def placeable(tree: Tree, reserves: vec[i16], seat: i64, growing: i64, amount: i64) -> i64:
    """How many of so many pieces find a place."""
    room: i64
    if growing == TWIGS:
        # A twig takes one place and offers two.
        room = amount if tips_for(tree, seat, TWIGS_LEFT) > 0 else 0
    elif growing == LEAVES:
        room = tips_for(tree, seat, LEAVES_LEFT)
    elif growing == BUDS:
        room = tips_for(tree, seat, BUDS_LEFT)
    else:
        at = seat * RESERVE_SIZE
        mine = tips_for(tree, seat, FRUITS_LEFT)
        others = tips_for(tree, seat, FLOWERS_LEFT) - mine
        room = bearable(i64(reserves[at + FRUITS_LEFT]), i64(reserves[at + FLOWERS_LEFT]), mine, others)
    return min(room, amount)


def bearable(fruits: i64, flowers: i64, mine: i64, others: i64) -> i64:
    """The most fruits and flowers that find a bud: fruits only on common twigs and one's own, flowers on all."""
    borne = min(mine, fruits)
    left = mine + others - borne
    return borne + min(left, flowers)


def keeps_room(tree: Tree, reserves: vec[i16], seat: i64, is_fruit: bool, owner: i64, owed: i64) -> bool:
    """Whether after this fruit or flower, on a bud of that owner, as many as must can still follow (larbre B.5)."""
    at = seat * RESERVE_SIZE
    fruits = i64(reserves[at + FRUITS_LEFT])
    flowers = i64(reserves[at + FLOWERS_LEFT])
    mine = tips_for(tree, seat, FRUITS_LEFT)
    others = tips_for(tree, seat, FLOWERS_LEFT) - mine
    if is_fruit:
        fruits -= 1
    else:
        flowers -= 1
    if owner == COMMON or owner == seat:
        mine -= 1
    else:
        others -= 1
    return fruits >= 0 and flowers >= 0 and bearable(fruits, flowers, mine, others) >= owed - 1
