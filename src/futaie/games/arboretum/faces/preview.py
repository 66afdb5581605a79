"""What an action of Arboretum would do, as far as the mover knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.games.arboretum.box.cards import NAMES
from futaie.games.arboretum.rules.actions import CELL, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.garden import LARGEST
from futaie.games.arboretum.rules.scoring import best_paths

if TYPE_CHECKING:
    from futaie.games.arboretum.faces.shapes import Preview
    from futaie.games.arboretum.rules.position import Arboretum


def preview(position: Arboretum, seat: i64, action: i64) -> Preview:
    if action == DRAW_DECK:
        return {"last": position.deck_count == 1}
    if action < PLANT:
        pile = action - DRAW_PILE
        return {"card": NAMES[i64(position.piles[pile * LARGEST + i64(position.pile_counts[pile]) - 1])]}
    if action < CELL:
        return {"card": NAMES[action - PLANT]}
    if action < DISCARD:
        garden = position.gardens[seat].copy()
        garden.plant(position.chosen, action - CELL)
        return {"card": NAMES[position.chosen], "paths": best_paths(garden, position.ranks)}
    return {"card": NAMES[action - DISCARD], "ends": position.deck_count == 0}
