"""What a seat sees of Arboretum, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, u8

from futaie.core.research.encoder import Encoder, Field, add_field
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS, NAMES
from futaie.games.arboretum.rules.actions import CHOOSE_CARD, CHOOSE_CELL
from futaie.games.arboretum.rules.dealer import SPECIES_IN_PLAY
from futaie.games.arboretum.rules.garden import LARGEST, WIDTH
from futaie.games.arboretum.rules.position import Arboretum

PHASES: Final = 5
NOT_PLAYED: Final = 255


@final
class ArboretumEncoder(Encoder):
    """Most fields are planes: one number for each card, species by species in the order of the action numbers."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        letters = options["species"] if options["species"] != "random" else LETTERS
        played = [name for name in NAMES if name[0] in letters and int(name[1]) <= options["ranks"]]
        in_play = len(played) if letters != LETTERS else SPECIES_IN_PLAY[seats] * options["ranks"]
        self.plane: i64 = len(played)
        """The size of a plane."""
        self.places = vec[u8]([u8(played.index(name) if name in played else NOT_PLAYED) for name in NAMES])
        """The place of each card in a plane."""
        cards = (len(letters), options["ranks"])
        fields: list[Field] = []
        self.hand: i64 = add_field(fields, "hand", cards, 1, "in the seat's own hand")
        self.chosen: i64 = add_field(fields, "chosen", cards, 1, "chosen to be planted, while the cell is asked for")
        self.known: i64 = add_field(
            fields, "known", (seats, *cards), 1, "in this seat's hand, as everybody knows; at the end all cards in hand"
        )
        self.unseen: i64 = add_field(fields, "unseen", cards, 1, "in the deck, or in another hand unknown to the seat")
        self.gardens: i64 = add_field(fields, "gardens", (seats, *cards), 1, "planted by this seat")
        self.columns: i64 = add_field(
            fields, "columns", cards, WIDTH - 1, "where it is planted: the column, 17 of the first card; else 0"
        )
        self.rows: i64 = add_field(
            fields,
            "rows",
            cards,
            WIDTH - 1,
            "where it is planted: the row, 17 of the first card; the cell of the actions is 35 * row + column",
        )
        self.piles: i64 = add_field(
            fields,
            "piles",
            (seats, *cards),
            LARGEST,
            "in this seat's discard pile: 1 on top, 2 below it, and so on; else 0",
        )
        self.hand_counts: i64 = add_field(fields, "hand_counts", (seats,), options["hand"] + 2, "cards in hand")
        self.deck: i64 = add_field(fields, "deck", (), in_play - seats * options["hand"], "cards in the deck")
        self.phase: i64 = add_field(
            fields, "phase", (PHASES,), 1, "first draw, second draw, card to plant, its cell, card to discard"
        )
        self.mover: i64 = add_field(fields, "mover", (seats,), 1, "whose turn it is")
        self.seat: i64 = add_field(fields, "seat", (seats,), 1, "which seat looks, as actions that name a pile count")
        super().__init__(fields)

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(position, Arboretum)
        into[at + self.deck] = u8(position.deck_count)
        into[at + self.seat + seat] = 1
        phase = position.phase
        if phase == CHOOSE_CELL:
            if seat == position.current:
                into[at + self.chosen + i64(self.places[position.chosen])] = 1
            else:
                phase = CHOOSE_CARD
        if not position.over:
            into[at + self.phase + phase] = 1
            into[at + self.mover + (position.current - seat + position.seats) % position.seats] = 1
        i: i64 = 0
        while i < position.deck_count:
            into[at + self.unseen + i64(self.places[i64(position.deck[i])])] = 1
            i += 1
        k: i64 = 0
        while k < position.seats:
            owner = (seat + k) % position.seats
            into[at + self.hand_counts + k] = position.hand_counts[owner]
            self.write_hand(position, owner, k, into, at)
            self.write_garden(position, owner, k, into, at)
            self.write_pile(position, owner, k, into, at)
            k += 1

    def write_hand(self, position: Arboretum, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        known = at + self.known + k * self.plane
        unseen = at + self.unseen
        i: i64 = owner * position.room
        end = i + i64(position.hand_counts[owner])
        while i < end:
            card = i64(position.hands[i])
            place = i64(self.places[card])
            if k == 0:
                into[at + self.hand + place] = 1
            if position.known[card] != 0 or position.over:
                into[known + place] = 1
            elif k != 0:
                into[unseen + place] = 1
            i += 1

    def write_garden(self, position: Arboretum, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        garden = position.gardens[owner]
        plane = at + self.gardens + k * self.plane
        i: i64 = 0
        while i < garden.count:
            place = i64(self.places[i64(garden.cards[i])])
            cell = i64(garden.cells[i])
            into[plane + place] = 1
            into[at + self.columns + place] = u8(cell % WIDTH)
            into[at + self.rows + place] = u8(cell // WIDTH)
            i += 1

    def write_pile(self, position: Arboretum, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        plane = at + self.piles + k * self.plane
        count = i64(position.pile_counts[owner])
        i: i64 = 0
        while i < count:
            into[plane + i64(self.places[i64(position.piles[owner * LARGEST + i])])] = u8(count - i)
            i += 1
