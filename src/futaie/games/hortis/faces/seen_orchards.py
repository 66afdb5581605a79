"""Orchards rebuilt from a view, so that a face can ask the rules about what its reader sees."""

from __future__ import annotations

from mypy_extensions import i16, u8

from futaie.core.vecs import vec
from futaie.games.hortis.box.card_fields import CardFields
from futaie.games.hortis.box.cards import Card, Deck
from futaie.games.hortis.faces.shapes import Face, View
from futaie.games.hortis.rules.grid import cell_at, column, row
from futaie.games.hortis.rules.orchard import ALL_SERVED, Orchard, grown
from futaie.games.hortis.rules.recipes import Recipe, read_recipe
from futaie.games.hortis.rules.scoring import final_points


def seen_orchard(view: View, seat: int) -> Orchard:
    placements = [
        (face_of(card), cell_at(card["x"], card["y"]), sum(1 << (i - 1) for i in card["served"]))
        for card in view["players"][seat]["orchard"]["cards"]
    ]
    return grown(vec[u8](seen_deck(view).faces()), placements)


def seen_deck(view: View) -> Deck:
    cards = [Card(int(number), tuple(" ".join(rows).split())) for number, rows in view["deck"]["cards"].items()]
    return Deck(view["deck"]["name"], tuple(cards), ())


def seen_recipes(view: View) -> tuple[Recipe, ...]:
    return tuple(read_recipe(CardFields(recipe, {})) for recipe in view["recipes"])


def face_of(card: Face) -> int:
    """Card and turn as one number (see orchard.py)."""
    return int(card["card"] - 1) * 4 + int(card["turn"]) // 90


def places(view: View, seat: int, chosen: Face) -> dict[tuple[int, int], tuple[int, bool, bool]]:
    """The places for the upper left corner of the chosen card: the gain (with the best way to share out), whether the
    squirrel comes, whether there is something to share out."""
    orchard, recipes = seen_orchard(view, seat), seen_recipes(view)
    face = face_of(chosen)
    cells = vec[i16]([i16(0)] * orchard.room())
    count = orchard.fill_places(face, cells, 0)
    before = final_points(orchard, recipes)
    found = {}
    for cell in [int(cells[i]) for i in range(count)]:
        after = orchard.laid(face, cell)
        gain = max(final_points(ending, recipes) for ending in after.endings()) - before
        asks = after.asking != ALL_SERVED
        found[column(cell), row(cell)] = (int(gain), bool(after.squirrel != orchard.squirrel), bool(asks))
    return found
