"""What a seat may see of Hortis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.games.hortis.faces.sheet import RANKS
from futaie.games.hortis.faces.signs import changes as written
from futaie.games.hortis.rules.grid import column, row
from futaie.games.hortis.rules.orchard import GLADE, NOWHERE, SQUIRREL, Orchard
from futaie.games.hortis.rules.recipes import FRUITS, Recipe
from futaie.games.hortis.rules.scoring import Tally, base_points, final_points, recipe_points

if TYPE_CHECKING:
    from futaie.games.hortis.faces import shapes
    from futaie.games.hortis.rules.position import Hortis

PHASES: tuple[shapes.Phase, ...] = ("card", "place", "serve", "placed", "stopped")
SCARCE: tuple[shapes.Scarce, ...] = ("wheelbarrow", *FRUITS)


def view(position: Hortis, seat: int | None) -> shapes.View:
    """A seat sees its own placement at once, the others' when everybody has placed."""
    return _table(position, [seat]) | {"reader": seat}


def revealed(position: Hortis) -> shapes.View:
    """All placements, and the cards still to be drawn, the next one first."""
    coming = reversed(range(position.left_out(), position.pile_count))
    cards = [int(position.pile[i]) + 1 for i in coming]
    return _table(position, list(range(position.seats))) | {"reader": None, "pile_cards": cards}


def _table(position: Hortis, readers: list[int | None]) -> shapes.View:
    cards = {str(card.number): card.rows() for card in position.deck.cards}
    return {
        "game": "hortis",
        "seats": position.seats,
        "deck": {"hash": position.deck.hash, "name": position.deck.name, "cards": cards},
        "recipes": [recipe.plain() for recipe in position.recipes],
        "target": sum(recipe.target for recipe in position.recipes) if position.recipes else None,
        "ranks": list(RANKS),
        "turn": position.turn,
        "turns": position.cards - 1,
        "over": position.over,
        "movers": position.movers(),
        "pile": position.pile_count - position.left_out(),
        "unseen": [card + 1 for card in position.unseen()],
        "players": [_player(position, seat, seat in readers) for seat in range(position.seats)],
        "outcome": position.outcome().plain() if position.over else None,
    }


def _player(position: Hortis, seat: int, is_reader: bool) -> shapes.Player:
    """`is_reader`: whether the reader sees a placement that is not revealed yet."""
    phase = PHASES[position.phases[seat]]
    cards = position.hand(seat) if is_reader else position.hand_shown(seat)
    orchard = position.orchards[seat] if is_reader else position.shown[seat]
    chosen = int(position.chosen[seat])
    seen: shapes.Player = {
        "phase": phase if is_reader or phase in ("placed", "stopped") else "card",
        "hand": [card + 1 for card in cards],
        "chosen": None,
        "question": None,
        "orchard": _orchard(orchard),
        "score": final_points(orchard, position.recipes),
        "recipes": progress(orchard, position.recipes),
    }
    if is_reader and phase in ("place", "serve"):
        seen["chosen"] = face_data(chosen)
    if is_reader and phase == "serve":
        seen["question"] = question(orchard)
    return seen


def progress(orchard: Orchard, recipes: tuple[Recipe, ...]) -> list[shapes.Progress]:
    """For each recipe its points now, the progress of its conditions, and the count of what it gives points for."""
    tally = Tally(orchard)
    far: list[shapes.Progress] = []
    for recipe, points in zip(recipes, recipe_points(orchard, recipes), strict=True):
        counts = recipe.wheelbarrow_counts
        sizes = [tally.measure(condition.measure, counts) for condition in recipe.when]
        when: list[shapes.ConditionProgress] = [
            {"size": size, "met": condition.least <= size <= condition.most}
            for size, condition in zip(sizes, recipe.when, strict=True)
        ]
        each = None if recipe.for_each is None else tally.measure(recipe.for_each, counts)
        far.append({"points": points, "when": when, "each": each})
    return far


def question(orchard: Orchard) -> shapes.Question:
    """What is scarce, how many cells have yet to be chosen for it, and which may be next (hortis 7)."""
    cells = [i + 1 for i in range(6) if orchard.may_serve(i)]
    return {"scarce": SCARCE[orchard.asking], "owed": orchard.owed, "cells": cells}


def _orchard(orchard: Orchard) -> shapes.Orchard:
    return {
        "cards": [
            {**face_data(face), **place(cell), "served": bits(choices)} for face, cell, choices in orchard.placements()
        ],
        "cells": [_cell(orchard, cell) for cell in orchard.cells()],
        "supply": supply(orchard),
        "squirrel": None if orchard.squirrel == NOWHERE else place(orchard.squirrel),
        "wheelbarrow": None if orchard.wheelbarrow == NOWHERE else place(orchard.wheelbarrow),
        "base": base_points(orchard),
    }


def _cell(orchard: Orchard, cell: int) -> shapes.Cell:
    tree = int(orchard.trees[cell])
    fruit, fruits = (None, 0) if tree == GLADE else (FRUITS[(tree >> 1) - 1], (tree & 1) + 1)
    return {**place(cell), "fruit": fruit, "fruits": fruits, "die": die(orchard, cell)}


def die(orchard: Orchard, cell: int) -> shapes.Die | None:
    """The die on the cell; the wheelbarrow is a die of 15."""
    code = int(orchard.dice[cell])
    return None if code in (0, SQUIRREL) else {"fruit": FRUITS[(code >> 4) - 1], "value": code & 15}


def place(cell: int) -> shapes.Place:
    return {"x": column(cell), "y": row(cell)}


def face_data(face: int) -> shapes.Face:
    """A card and its turn."""
    return {"card": face // 4 + 1, "turn": face % 4 * 90}


def supply(orchard: Orchard) -> shapes.Supply:
    return {fruit: orchard.left(i) for i, fruit in enumerate(FRUITS, 1)}


def bits(choices: int) -> list[int]:
    """The chosen cells of a card, from 1."""
    return [i + 1 for i in range(6) if choices >> i & 1]


def placement(before: Orchard, after: Orchard) -> shapes.Placement:
    """The changes by the last card of an orchard, compared with the orchard before."""
    face, cell, choices = after.placements()[-1]
    changes: list[shapes.Change] = []
    for i in range(6):
        here = after.cell(i)
        was, now = die(before, here), die(after, here)
        if was != now:
            changes.append({**place(here), "was": was, "now": now})
    new_squirrel = after.squirrel != before.squirrel
    new_wheelbarrow = after.wheelbarrow not in (NOWHERE, before.wheelbarrow)
    return {
        **face_data(face),
        **place(cell),
        "served": bits(choices),
        "dice": changes,
        "written": written(changes) or "–",
        "squirrel": place(after.squirrel) if new_squirrel else None,
        "wheelbarrow": place(after.wheelbarrow) if new_wheelbarrow else None,
        "supply": supply(after),
        "base": base_points(after),
    }
