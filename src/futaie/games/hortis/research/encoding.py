"""What a seat sees of Hortis, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, u8

from futaie.core.research.encoder import Encoder, Field, add_field, limited
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.hortis.rules.actions import CHOOSE_PLACE, CHOOSE_SERVED, NO_CARD, PLACED, STOPPED
from futaie.games.hortis.rules.grid import START, WIDTH
from futaie.games.hortis.rules.orchard import ALL_SERVED, DICE, LIMES, NOWHERE, WHEELBARROW, Orchard
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.scoring import base_points, recipe_points

CARDS: Final = 18
CELLS: Final = 6
FRUITS: Final = 3
PHASES: Final = 5
PLACEMENT: Final = 4
"""The numbers of a placement."""


@final
class HortisEncoder(Encoder):
    """The seat's own orchard is a grid, seen from above; the others come card by card. Points below 0 become 0."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        cards = options["cards"]
        self.cards: i64 = cards
        reach = 2 * (cards - 1)
        self.corner: i64 = START - reach * WIDTH - reach
        """The cell in the upper left corner of the grid."""
        self.width: i64 = 3 + 2 * reach
        grid = (2 + 2 * reach, 3 + 2 * reach)
        here = f"row r, column c is cell {self.corner} + 37 * r + c of the actions"
        trees = "0 nothing, 1 glade, then orange, lemon and lime trees with one fruit (2, 4, 6) or two (3, 5, 7)"
        fields: list[Field] = []
        self.ground: i64 = add_field(fields, "ground", grid, 7, f"what lies on a cell: {trees}; {here}")
        self.fruits: i64 = add_field(
            fields,
            "fruits",
            grid,
            FRUITS + 1,
            "what stands on it: an orange (1), lemon (2) or lime die (3), the squirrel (4)",
        )
        self.values: i64 = add_field(fields, "values", grid, WHEELBARROW, "the value of the die; the wheelbarrow is 15")
        self.hand: i64 = add_field(fields, "hand", (seats, CARDS), 1, "in this seat's hand, as far as the seat can see")
        self.printed: i64 = add_field(
            fields, "printed", (2, CELLS), 7, "the six cells of both cards in hand, as under ground, unturned"
        )
        self.chosen: i64 = add_field(fields, "chosen", (CARDS,), 1, "the card to lay")
        self.turned: i64 = add_field(fields, "turned", (4,), 1, "its turn: 0, 90, 180 or 270 degrees clockwise")
        self.shown: i64 = add_field(fields, "shown", (CELLS,), 7, "its six cells in reading order when it is turned")
        self.asking: i64 = add_field(
            fields, "asking", (1 + FRUITS,), 1, "what has to be shared out: the wheelbarrow, orange, lemon or lime dice"
        )
        self.waiting: i64 = add_field(fields, "waiting", (CELLS,), 1, "the cells of the card that may get it next")
        self.owed: i64 = add_field(fields, "owed", (), DICE, "how many cells have yet to be chosen for it")
        self.supply: i64 = add_field(fields, "supply", (seats, FRUITS), DICE, "this seat's dice that are not in play")
        self.squirrel: i64 = add_field(fields, "squirrel", (seats,), 1, "1 where the squirrel is in the orchard")
        self.barrow: i64 = add_field(fields, "wheelbarrow", (seats,), 1, "1 where the wheelbarrow is in the orchard")
        self.points: i64 = add_field(fields, "points", (seats,), 255, "points without recipes, 0 to 255")
        self.recipes: i64 = -1
        self.extra: i64 = -1
        if options["recipes"] != "none":
            self.recipes = add_field(fields, "recipes", (CARDS,), 1, "the recipes of this game")
            self.extra = add_field(fields, "extra", (seats, 2), 255, "what each of them adds now, 0 to 255")
        self.unseen: i64 = add_field(fields, "unseen", (CARDS,), 1, "cards that nobody has seen")
        self.pile: i64 = add_field(fields, "pile", (), CARDS, "how many of them will be drawn")
        self.turns: i64 = add_field(fields, "turns", (), cards - 1, "rounds still to come, this one included")
        self.phase: i64 = add_field(
            fields,
            "phase",
            (PHASES,),
            1,
            "what the seat owes: a card, its place, a cell to share out to; placed; stopped",
        )
        self.placed: i64 = -1
        self.others: i64 = -1
        if seats > 1:
            self.placed = add_field(
                fields, "placed", (seats - 1, 2), 1, "whether this other seat has placed; has stopped"
            )
            self.others = add_field(
                fields,
                "others",
                (seats - 1, cards, PLACEMENT),
                max(CARDS, *grid),
                "what this other seat has laid, in order: card, quarter turns, row and column in the grid; then zeros",
            )
        super().__init__(fields)

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(position, Hortis)
        self.write_grid(position.orchards[seat], into, at)
        self.write_own(position, seat, into, at)
        i: i64 = 0
        while i < position.pile_count:
            into[at + self.unseen + i64(position.pile[i])] = 1
            i += 1
        into[at + self.pile] = u8(position.pile_count - position.left_out())
        if not position.over:
            into[at + self.turns] = u8(position.cards - position.turn)
        for recipe in position.recipes:
            into[at + self.recipes + i64(recipe.number) - 1] = 1
        k: i64 = 0
        while k < position.seats:
            owner = (seat + k) % position.seats
            orchard = position.orchards[seat] if k == 0 else position.shown[owner]
            self.write_hand(position, owner, k, into, at)
            self.write_orchard(position, orchard, k, into, at)
            if k > 0:
                self.write_other(position, orchard, owner, k - 1, into, at)
            k += 1

    def write_grid(self, orchard: Orchard, into: vec[u8], at: i64) -> None:
        """Only the part of the grid that is in use."""
        row: i64 = orchard.north
        while row <= orchard.south:
            cell = row * WIDTH + orchard.west
            end = row * WIDTH + orchard.east
            place = at + self.ground + self.place_of(cell)
            to_fruits = self.fruits - self.ground
            to_values = self.values - self.ground
            while cell <= end:
                tree = orchard.trees[cell]
                if tree != 0:
                    into[place] = tree
                    die = i64(orchard.dice[cell])
                    if die != 0:
                        into[place + to_fruits] = u8(die >> 4)
                        into[place + to_values] = u8(die & 15)
                cell += 1
                place += 1
            row += 1

    def place_of(self, cell: i64) -> i64:
        """The place of a cell of the orchard in the grid."""
        inside = cell - self.corner
        return inside // WIDTH * self.width + inside % WIDTH

    def write_own(self, position: Hortis, seat: i64, into: vec[u8], at: i64) -> None:
        orchard = position.orchards[seat]
        phase = i64(position.phases[seat])
        into[at + self.phase + phase] = 1
        i: i64 = 0
        while i < 2:
            card = i64(position.hands[2 * seat + i])
            if card != NO_CARD:
                copy_cells(orchard.faces, card * 4, into, at + self.printed + i * CELLS)
            i += 1
        if phase != CHOOSE_PLACE and phase != CHOOSE_SERVED:
            return
        face = i64(position.chosen[seat])
        into[at + self.chosen + (face >> 2)] = 1
        into[at + self.turned + (face & 3)] = 1
        copy_cells(orchard.faces, face, into, at + self.shown)
        if phase == CHOOSE_SERVED and orchard.asking != ALL_SERVED:
            into[at + self.asking + orchard.asking] = 1
            into[at + self.owed] = u8(orchard.owed)
            i = 0
            while i < CELLS:
                if orchard.may_serve(i):
                    into[at + self.waiting + i] = 1
                i += 1

    def write_hand(self, position: Hortis, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        """Other seats seem to hold the card that they have placed until everybody has placed."""
        hand = at + self.hand + k * CARDS
        i: i64 = 0
        while i < 2:
            card = i64(position.hands[2 * owner + i])
            if card != NO_CARD:
                into[hand + card] = 1
            i += 1
        if k > 0 and position.phases[owner] == PLACED and position.orchards[owner].count > position.shown[owner].count:
            into[hand + position.placed_card(owner)] = 1

    def write_orchard(self, position: Hortis, orchard: Orchard, k: i64, into: vec[u8], at: i64) -> None:
        fruit: i64 = 1
        while fruit <= LIMES:
            into[at + self.supply + k * FRUITS + fruit - 1] = u8(orchard.left(fruit))
            fruit += 1
        into[at + self.squirrel + k] = 0 if orchard.squirrel == NOWHERE else 1
        into[at + self.barrow + k] = 0 if orchard.wheelbarrow == NOWHERE else 1
        into[at + self.points + k] = limited(base_points(orchard))
        if position.recipes:
            for i, extra in enumerate(recipe_points(orchard, position.recipes)):
                into[at + self.extra + 2 * k + i] = limited(extra)

    def write_other(self, position: Hortis, orchard: Orchard, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        if position.phases[owner] == PLACED:
            into[at + self.placed + 2 * k] = 1
        elif position.phases[owner] == STOPPED:
            into[at + self.placed + 2 * k + 1] = 1
        place = at + self.others + k * self.cards * PLACEMENT
        i: i64 = 0
        while i < orchard.count:
            face = i64(orchard.history[3 * i])
            inside = i64(orchard.history[3 * i + 1]) - self.corner
            into[place] = u8((face >> 2) + 1)
            into[place + 1] = u8(face & 3)
            into[place + 2] = u8(inside // WIDTH)
            into[place + 3] = u8(inside % WIDTH)
            place += PLACEMENT
            i += 1


def copy_cells(faces: vec[u8], face: i64, into: vec[u8], at: i64) -> None:
    i: i64 = 0
    while i < CELLS:
        into[at + i] = faces[face * CELLS + i]
        i += 1
