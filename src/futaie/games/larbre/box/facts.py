"""The figures in the rules for people, taken from the rules of the program."""

from __future__ import annotations

from futaie.core.chance.shuffles import Chance
from futaie.core.game import Setup
from futaie.core.rules.option import Number
from futaie.games.larbre.box.cards import NAMES, NUMBERS, TYPES
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.box.kinds import (
    DRYAD,
    FAUN,
    FLUTE,
    JOKER,
    LEAVES,
    NAIAD,
    PEGAEA,
    bit,
    place_of,
    size,
)
from futaie.games.larbre.rules.actions import (
    ADD,
    BEGIN,
    GROW,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    LEAVES_LEFT,
    REVEAL,
    TAKE,
    TRUNK,
)
from futaie.games.larbre.rules.options import OPTIONS, RESERVE
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.rules.setup import start
from futaie.games.larbre.rules.tree import BARE_TIP, CLOSED_TIP, COMMON, young_tree


def facts() -> dict[str, object]:
    from futaie.games.larbre import GAME

    options = {option.name: option.default for option in OPTIONS}
    counts = dict(zip(("twigs", "leaves", "buds", "fruits", "flowers", "tokens"), RESERVE, strict=True))
    cards = {f"{type_}_cards": sum(BOX.counts[4 * i : 4 * i + 4]) for i, type_ in enumerate(TYPES)}
    icons = {f"{type_}_icons": BOX.counts[4 * i] for i, type_ in enumerate(TYPES)}
    return {
        "seats_least": GAME.seats[0],
        "seats_most": GAME.seats[-1],
        "cards": sum(BOX.counts),
        **cards,
        **icons,
        "jokers": BOX.counts[JOKER],
        "flutes": BOX.counts[FLUTE],
        "hand": options["hand"],
        "dealt": options["dealt"],
        "river": options["river"],
        "stall": options["stall"],
        **{f"{option.name}_range": option.allowed(2) for option in OPTIONS if isinstance(option, Number)},
        **counts,
        "pieces": sum(RESERVE),
        **_tree(),
        **_turn(),
        **_franck(),
        **_sabine(),
    }


def laid(hand: list[str], river: list[str], source: list[str]) -> LArbre:
    """A table for two with these cards in A's hand, in the river and on top of the source."""
    rest = [name for name, count in zip(NAMES, BOX.counts, strict=True) for _ in range(count)]
    for card in [*hand, *river, *source]:
        rest.remove(card)
    other = rest[: len(hand)]
    order = [*river, *hand, *other, *source, *rest[len(hand) :]]
    options = {option.name: option.default for option in OPTIONS} | {"dealt": len(hand)}
    return start(Setup(2, options, Chance(None, {"source": order})))


def grow_leaves(table: LArbre, hand: list[str]) -> None:
    table.apply(0, GROW + LEAVES)
    for kind in sorted((NUMBERS[card] for card in hand), key=lambda kind: place_of(LEAVES, kind)):
        table.apply(0, ADD + kind)


def _tree() -> dict[str, object]:
    """Branches, and the number of twigs on a tip."""
    tree = young_tree(False)
    young = tree.count
    branches = sum(tree.parent(twig) < 0 for twig in range(young))
    tree.grow_trunk(False)
    all_branches = sum(tree.parent(twig) < 0 for twig in range(tree.count))
    tip, twigs = tree.find(BARE_TIP + COMMON), 0
    while tree.kind(tip) != CLOSED_TIP:
        tree.grow_twig(tip, COMMON)
        twigs += 1
    return {
        "branches": branches,
        "branch_twigs": young // branches,
        "young_twigs": young,
        "trunk_branches": all_branches - branches,
        "tip_twigs": twigs,
        "tip": tip,
    }


def _turn() -> dict[str, object]:
    """How many cards are drawn, and how many Pegaea shows."""
    table, taken = laid(["joker"], ["joker"] * 4, []), 0
    while table.mover() == 0:
        table.apply(0, TAKE + JOKER)
        taken += 1
    table = laid(["leaf-pegaea"], ["joker"] * 4, [])
    table.face_up = bit(FAUN) | bit(PEGAEA)
    grow_leaves(table, ["leaf-pegaea"])
    table.apply(0, REVEAL)
    table.apply(0, INVOKE_PEGAEA)
    return {"take": taken, "look": size(table.looked), "buried": size(table.looked) - 1}


def _franck() -> dict[str, object]:
    """The rulebook's example of a large play, and of a grown trunk."""
    hand = ["leaf-naiad", "leaf-pegaea", "joker", "twig-naiad", "bud-naiad"]
    table = laid(hand, ["leaf-faun", "joker", "twig-faun", "bud-dryad"], [])
    table.face_up = bit(FAUN) | bit(PEGAEA)
    table.tree.grow_twig(0, COMMON)
    table.reserves[LEAVES_LEFT] = 4
    left = int(table.reserves[LEAVES_LEFT])
    grow_leaves(table, hand)
    told = table.preview(0, REVEAL)
    table.apply(0, REVEAL)
    table.apply(0, BEGIN)
    placed = 0
    while table.mover() == 0 and table.owed:
        table.apply(0, table.legal(0)[0])
        placed += 1
    own = left - int(table.reserves[LEAVES_LEFT])
    trunk = laid(["joker"], ["leaf-faun", "joker", "twig-faun", "bud-dryad"], []).preview(0, TRUNK)
    return {
        "franck_leaves": told["own"],
        "franck_jokers": told["jokers"],
        "franck_pairs": told["pairs"],
        "franck_river": sum(card.startswith(("leaf", "joker")) for card in table.view(None)["river"]),
        "franck_amount": told["amount"],
        "franck_places": placed,
        "franck_own": own,
        "franck_common": placed - own,
        "trunk_take": trunk["take"],
        "trunk_draw": trunk["draw"],
    }


def _sabine() -> dict[str, object]:
    """The rulebook's example of the Naiad before growing."""
    hand = ["leaf-faun", "leaf-naiad"]
    table = laid(hand, ["leaf-dryad", "bud-faun", "twig-faun", "twig-dryad"], ["leaf-pegaea"])
    table.face_up = bit(DRYAD) | bit(NAIAD)
    grow_leaves(table, hand)
    before = table.amount()
    table.apply(0, REVEAL)
    table.apply(0, INVOKE_NAIAD + NUMBERS["bud-faun"])
    return {"sabine_cards": len(hand), "sabine_before": before, "sabine_after": table.amount()}
