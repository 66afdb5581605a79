"""The input of a net for Arboretum: what a seat sees, and what follows from it.

Species are interchangeable, so most of the input describes them one by one, in the same terms. A net chooses among
draws, cards and the cells listed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, u8

from futaie.core.players.features import Features
from futaie.core.research.encoder import Field, add_field, limited
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS
from futaie.games.arboretum.players.path_gains import PathGains
from futaie.games.arboretum.players.path_links import SPOTS, PathLinks
from futaie.games.arboretum.rules.actions import CELL, CHOOSE_CARD, CHOOSE_CELL, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.dealer import SPECIES_IN_PLAY
from futaie.games.arboretum.rules.garden import LARGEST, OPEN, WIDTH, empty_garden
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES

STANDARD_ROOM: Final = 9
"""Seven cards in hand and two drawn."""
SEATS: Final = 4
RANKS: Final = 8
PHASES: Final = 5
PLANES: Final = 19
"""Each has one number for each rank: where the card of this species and rank is."""
HAND: Final = 0
KNOWN: Final = 1
UNSEEN: Final = 4
PLANTED: Final = 5
TOP: Final = 9
SECOND: Final = 13
BURIED: Final = 17
CHOSEN: Final = 18
WAYS: Final = 3
"""For each garden and rank: the best path from the species to a card of this rank, from such a card to the species,
and over cards of the species alone; only paths that a card can still join."""
FITS: Final = 3
"""For each rank of a card in hand or on a pile: its possible gain for its species, for others, and its longest way."""
SUMS: Final = 5
TOKEN: Final = 1 + PLANES * RANKS + SEATS * WAYS * RANKS + FITS * RANKS + SEATS + SUMS
CELLS: Final = 38
"""More than a garden has open cells."""
CELL_OWN: Final = 9
"""Row, column, 1 for a cell; neighbours, empty neighbours, the highest lower and lowest higher rank beside it, lower
and higher cards of the same species beside it."""
CELL_SIZE: Final = CELL_OWN + 3 * SPECIES
"""Then for each species the way to the card there, the way on, and the gain of its best path."""

# Choices: the deck, a pile (its seat counted from the observer), a card to plant or to discard, a cell.
FROM_DECK: Final = 0
FROM_PILE: Final = 1
CARD: Final = 5
LISTED: Final = 85
CHOICES: Final = LISTED + CELLS


@final
class ArboretumFeatures(Features):
    """The same numbers for any number of seats, with 0 for absent ones. Seats are counted from the observer."""

    def __init__(self, seats: int, options: Mapping[str, Any], truth: bool = False) -> None:
        fields: list[Field] = []
        self.seats: i64 = add_field(fields, "seats", (SEATS - 1,), 1, "two, three or four")
        self.phase: i64 = add_field(fields, "phase", (PHASES,), 1, "as in the observation")
        self.deck: i64 = add_field(fields, "deck", (), 80, "cards in the deck")
        self.hands: i64 = add_field(fields, "hands", (SEATS,), 255, "cards in hand")
        self.gardens: i64 = add_field(fields, "gardens", (SEATS,), LARGEST, "cards planted")
        self.piles: i64 = add_field(fields, "piles", (SEATS,), LARGEST, "cards in the discard pile")
        self.tokens: i64 = add_field(fields, "tokens", (SPECIES, TOKEN), 255, "what is told species by species")
        self.cells: i64 = add_field(fields, "cells", (CELLS, CELL_SIZE), 255, "where the chosen card may be planted")
        self.choice_count = CHOICES
        self.choices = add_field(fields, "choices", (CHOICES,), 1, "what may be chosen now")
        self.truth = -1
        if truth:
            self.truth = add_field(fields, "truth", (SEATS - 1, SPECIES, RANKS), 1, "in this other seat's hand")
        super().__init__(fields)
        self.lines = [PathLinks(empty_garden(), RANKS) for _ in range(SEATS)]
        self.letters = ""
        self.played: list[int] = []
        """The species behind these letters."""
        self.path_gains = PathGains()

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(position, Arboretum)
        seats = position.seats
        into[at + self.seats + seats - 2] = 1
        phase = position.phase
        if phase == CHOOSE_CELL and seat != position.current:
            phase = CHOOSE_CARD
        into[at + self.phase + phase] = 1
        into[at + self.deck] = limited(position.deck_count)
        tokens = at + self.tokens
        if position.species != self.letters:
            self.letters = position.species
            self.played = [LETTERS.index(letter) for letter in position.species]
        for species in self.played:
            into[tokens + i64(species) * TOKEN] = 1
        i: i64 = 0
        while i < position.deck_count:
            self.mark(i64(position.deck[i]), UNSEEN, into, tokens)
            i += 1
        k: i64 = 0
        while k < seats:
            owner = (seat + k) % seats
            into[at + self.hands + k] = position.hand_counts[owner]
            into[at + self.piles + k] = position.pile_counts[owner]
            into[at + self.gardens + k] = u8(position.gardens[owner].count)
            self.write_hand(position, owner, k, into, at)
            self.write_pile(position, owner, k, into, tokens)
            self.write_garden(position, owner, k, into, tokens)
            k += 1
        if phase != CHOOSE_CELL:
            self.write_fits(position, seat, into, tokens)
        self.add_sums(into, tokens)
        if phase == CHOOSE_CELL:
            self.mark(position.chosen, CHOSEN, into, tokens)
            self.write_cells(position, into, at + self.cells)
        if seat == position.current and not position.over:
            self.write_choices(position, seat, into, at + self.choices)

    def knows(self, position: Position) -> bool:
        """The whole deck, and hands of the size in the rules."""
        assert isinstance(position, Arboretum)
        species = SPECIES_IN_PLAY[position.seats]
        return position.ranks == RANKS and len(position.species) == species and position.room == STANDARD_ROOM

    def write_choices(self, position: Arboretum, seat: i64, into: vec[u8], place: i64) -> None:
        i: i64 = 0
        if position.phase < CHOOSE_CARD:
            if position.deck_count > 0:
                into[place + FROM_DECK] = 1
            while i < position.seats:
                if position.pile_counts[(seat + i) % position.seats] > 0:
                    into[place + FROM_PILE + i] = 1
                i += 1
        elif position.phase == CHOOSE_CELL:
            while i < position.gardens[seat].open_count:
                into[place + LISTED + i] = 1
                i += 1
        else:
            while i < i64(position.hand_counts[seat]):
                into[place + CARD + i64(position.hands[seat * position.room + i])] = 1
                i += 1

    def action(self, told: vec[u8], at: i64, seat: i64, choice: i64) -> int:
        if choice == FROM_DECK:
            return DRAW_DECK
        if choice < CARD:
            seats: i64 = 2
            while told[at + self.seats + seats - 2] == 0:
                seats += 1
            return DRAW_PILE + (seat + choice - FROM_PILE) % seats
        if choice < LISTED:
            first: i64 = PLANT if told[at + self.phase + CHOOSE_CARD] != 0 else DISCARD
            return first + choice - CARD
        cell = at + self.cells + (choice - LISTED) * CELL_SIZE
        return CELL + i64(told[cell]) * WIDTH + i64(told[cell + 1])

    def mark(self, card: i64, plane: i64, into: vec[u8], tokens: i64) -> None:
        into[tokens + (card >> 3) * TOKEN + 1 + plane * RANKS + (card & 7)] = 1

    def write_hand(self, position: Arboretum, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        tokens = at + self.tokens
        i: i64 = owner * position.room
        end = i + i64(position.hand_counts[owner])
        while i < end:
            card = i64(position.hands[i])
            if k == 0:
                self.mark(card, HAND, into, tokens)
            else:
                self.mark(card, KNOWN + k - 1 if position.known[card] != 0 else UNSEEN, into, tokens)
                if self.truth >= 0:
                    into[at + self.truth + (k - 1) * SPECIES * RANKS + card] = 1
            i += 1

    def write_pile(self, position: Arboretum, owner: i64, k: i64, into: vec[u8], tokens: i64) -> None:
        count = i64(position.pile_counts[owner])
        i: i64 = 0
        while i < count:
            card = i64(position.piles[owner * LARGEST + i])
            if i == count - 1:
                self.mark(card, TOP + k, into, tokens)
            elif i == count - 2:
                self.mark(card, SECOND + k, into, tokens)
            else:
                self.mark(card, BURIED, into, tokens)
            i += 1

    def write_garden(self, position: Arboretum, owner: i64, k: i64, into: vec[u8], tokens: i64) -> None:
        garden = position.gardens[owner]
        lines = self.lines[k]
        lines.garden = garden
        lines.top = position.ranks
        lines.trace()
        ways = tokens + 1 + PLANES * RANKS + k * WAYS * RANKS
        i: i64 = 0
        while i < garden.count:
            card = i64(garden.cards[i])
            cell = i64(garden.cells[i])
            self.mark(card, PLANTED + k, into, tokens)
            if (
                garden.grid[cell + 1] == OPEN
                or garden.grid[cell - 1] == OPEN
                or garden.grid[cell + WIDTH] == OPEN
                or garden.grid[cell - WIDTH] == OPEN
            ):
                rank = card & 7
                j: i64 = 0
                while j < lines.kind_count:
                    species = i64(lines.kinds[j])
                    place = ways + species * TOKEN + rank
                    length = lines.into[i * SPECIES + species]
                    if length > into[place]:
                        into[place] = length
                    length = lines.out[i * SPECIES + species]
                    if length > into[place + RANKS]:
                        into[place + RANKS] = length
                    j += 1
                into[ways + (card >> 3) * TOKEN + 2 * RANKS + rank] = lines.pure[i]
            i += 1
        j = 0
        while j < lines.kind_count:
            species = i64(lines.kinds[j])
            best = tokens + species * TOKEN + 1 + (PLANES + SEATS * WAYS + FITS) * RANKS + k
            into[best] = limited(lines.best[species])
            j += 1

    def write_fits(self, position: Arboretum, seat: i64, into: vec[u8], tokens: i64) -> None:
        """The possible gain of each card in hand and on a pile for the seat's own garden."""
        i: i64 = seat * position.room
        end = i + i64(position.hand_counts[seat])
        while i < end:
            self.write_fit(i64(position.hands[i]), into, tokens)
            i += 1
        if position.phase >= CHOOSE_CARD:
            return
        pile: i64 = 0
        while pile < position.seats:
            count = i64(position.pile_counts[pile])
            if count > 0:
                self.write_fit(i64(position.piles[pile * LARGEST + count - 1]), into, tokens)
            pile += 1

    def write_fit(self, card: i64, into: vec[u8], tokens: i64) -> None:
        lines = self.lines[0]
        own = card >> 3
        place = tokens + own * TOKEN + 1 + (PLANES + SEATS * WAYS) * RANKS + (card & 7)
        new_into, new_out, gain, kinds = self.path_gains.into, self.path_gains.out, self.path_gains.gain, lines.kinds
        kind_count = lines.kind_count
        for_own: i64 = 0
        for_others: i64 = 0
        longest: i64 = 1
        spot: i64 = 0
        while spot < lines.spot_count:
            self.path_gains.lay(lines, card, spot)
            others: i64 = 0
            i: i64 = 0
            while i < kind_count:
                species = i64(kinds[i])
                if new_into[species] > longest:
                    longest = new_into[species]
                if new_out[species] > longest:
                    longest = new_out[species]
                if species != own:
                    others += gain[species]
                i += 1
            if gain[own] > for_own:
                for_own = gain[own]
            if others > for_others:
                for_others = others
            spot += 1
        into[place] = u8(for_own)
        into[place + RANKS] = limited(for_others)
        into[place + 2 * RANKS] = u8(longest)

    def add_sums(self, into: vec[u8], tokens: i64) -> None:
        """The sums of the ranks in the seat's own hand, known in each other hand, and unseen."""
        species: i64 = 0
        while species < SPECIES:
            planes = tokens + species * TOKEN + 1
            sums = planes + (PLANES + SEATS * WAYS + FITS) * RANKS + SEATS
            plane: i64 = 0
            while plane < SUMS:
                total: i64 = 0
                rank: i64 = 0
                while rank < RANKS:
                    if into[planes + plane * RANKS + rank] != 0:
                        total += rank + 1
                    rank += 1
                into[sums + plane] = u8(total)
                plane += 1
            species += 1

    def write_cells(self, position: Arboretum, into: vec[u8], place: i64) -> None:
        lines = self.lines[0]
        garden = lines.garden
        card = position.chosen
        scratch: i64 = SPOTS - 1
        i: i64 = 0
        while i < garden.open_count:
            cell = i64(garden.opened[i])
            count = lines.look(cell, scratch)
            self.path_gains.lay(lines, card, scratch)
            into[place] = u8(cell // WIDTH)
            into[place + 1] = u8(cell % WIDTH)
            into[place + 2] = 1
            into[place + 3] = u8(count)
            into[place + 4] = u8(4 - count - self.open_beside(cell))
            at = 4 * scratch
            while at < 4 * scratch + count:
                beside = i64(garden.cards[i64(lines.beside[at]) - 1])
                rank = (beside & 7) + 1
                if beside & 7 < card & 7:
                    if rank > i64(into[place + 5]):
                        into[place + 5] = u8(rank)
                    if beside >> 3 == card >> 3:
                        into[place + 7] = 1
                elif beside & 7 > card & 7:
                    if into[place + 6] == 0 or rank < i64(into[place + 6]):
                        into[place + 6] = u8(rank)
                    if beside >> 3 == card >> 3:
                        into[place + 8] = 1
                at += 1
            self.write_ways(card >> 3, into, place + CELL_OWN)
            j: i64 = 0
            while j < lines.kind_count:
                self.write_ways(i64(lines.kinds[j]), into, place + CELL_OWN)
                j += 1
            place += CELL_SIZE
            i += 1

    def write_ways(self, species: i64, into: vec[u8], place: i64) -> None:
        into[place + species] = u8(self.path_gains.into[species])
        into[place + SPECIES + species] = u8(self.path_gains.out[species])
        into[place + 2 * SPECIES + species] = limited(self.path_gains.gain[species])

    def open_beside(self, cell: i64) -> i64:
        """How many cells beside it are open already; cells neither open nor planted would be opened."""
        grid = self.lines[0].garden.grid
        count: i64 = 0
        if grid[cell + 1] == OPEN:
            count += 1
        if grid[cell - 1] == OPEN:
            count += 1
        if grid[cell + WIDTH] == OPEN:
            count += 1
        if grid[cell - WIDTH] == OPEN:
            count += 1
        return count
