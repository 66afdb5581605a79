"""The paths of one garden from and to each species, for a new card to join."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, u8

from futaie.core.vecs import vec
from futaie.games.arboretum.rules.garden import LARGEST, OPEN, WIDTH, Garden
from futaie.games.arboretum.rules.scoring import SPECIES

SPOTS: Final = 2 * LARGEST + 4
"""More than a garden has open cells."""


@final
class PathLinks:
    """For each planting and species the best path from a card of the species to it, and from it to such a card."""

    def __init__(self, garden: Garden, top: i64) -> None:
        self.garden = garden
        self.top = top
        self.into = vec[u8]([u8(0)] * (LARGEST * SPECIES))
        """Cards of the best path from the species to the planting, and 1 if it starts with a 1; 0 without one."""
        self.out = vec[u8]([u8(0)] * (LARGEST * SPECIES))
        """Cards of the best path from the planting to the species, and 2 if it ends with the highest rank."""
        self.pure = vec[u8]([u8(0)] * LARGEST)
        """The same as `into`, over cards of the planting's own species alone, each counted twice."""
        self.best = vec[i64]([i64(0)] * SPECIES)
        """The points of each species' best path."""
        self.most_into = vec[float]([0.0] * LARGEST)
        """The longest of `into`, over all species."""
        self.most_out = vec[float]([0.0] * LARGEST)
        self.order = vec[u8]([u8(0)] * LARGEST)
        self.kinds = vec[u8]([u8(0)] * SPECIES)
        """The species planted."""
        self.kind_count: i64 = 0
        self.planted: i64 = 0
        """The same, as bits."""
        self.spots = vec[i16]([i16(0)] * SPOTS)
        """The open cells; of those that touch only one and the same planting, just the first."""
        self.beside = vec[u8]([u8(0)] * (SPOTS * 4))
        """For each spot the plantings that it touches, counted from 1, then 0; up to four."""
        self.spot_count: i64 = 0
        self.trace()

    def trace(self) -> None:
        """Recomputes everything from the garden."""
        garden = self.garden
        count = garden.count
        order = self.order
        planted: i64 = 0
        one: i64 = 1
        i: i64 = 0
        while i < count:
            card = i64(garden.cards[i])
            planted |= one << (card >> 3)
            place = i
            while place > 0 and i64(garden.cards[i64(order[place - 1])]) & 7 > card & 7:
                order[place] = order[place - 1]
                place -= 1
            order[place] = u8(i)
            i += 1
        self.planted = planted
        self.kind_count = 0
        i = 0
        while i < SPECIES:
            self.best[i] = 0
            if (planted >> i) & 1 != 0:
                self.kinds[self.kind_count] = u8(i)
                self.kind_count += 1
            i += 1
        i = 0
        while i < count:
            self.reach(i64(order[i]))
            i += 1
        i = count - 1
        while i >= 0:
            self.lead(i64(order[i]))
            i -= 1
        self.find_spots()

    def find_spots(self) -> None:
        garden = self.garden
        one: i64 = 1
        alone: i64 = 0
        self.spot_count = 0
        i: i64 = 0
        while i < garden.open_count:
            cell = i64(garden.opened[i])
            if self.look(cell, self.spot_count) == 1:
                only = one << i64(self.beside[4 * self.spot_count])
                if alone & only == 0:
                    alone |= only
                    self.spot_count += 1
            else:
                self.spot_count += 1
            i += 1

    def look(self, cell: i64, spot: i64) -> i64:
        """Notes a cell and its neighbouring plantings as a spot; returns how many those are."""
        garden, beside = self.garden, self.beside
        self.spots[spot] = i16(cell)
        at = 4 * spot
        side: i64 = 0
        while side < 4:
            step: i64 = 1 if side < 2 else WIDTH
            number = garden.grid[cell + (step if side & 1 == 0 else -step)]
            if number != 0 and number != OPEN:
                beside[at] = number
                at += 1
            side += 1
        count = at - 4 * spot
        while at < 4 * spot + 4:
            beside[at] = 0
            at += 1
        return count

    def reach(self, number: i64) -> None:
        """All paths to a planting; those to lower ranks are known."""
        garden, into = self.garden, self.into
        card = i64(garden.cards[number])
        cell = i64(garden.cells[number])
        own = card >> 3
        at = number * SPECIES
        pure: i64 = 3 if card & 7 == 0 else 2
        i: i64 = 0
        while i < self.kind_count:
            species = i64(self.kinds[i])
            into[at + species] = 0
            self.out[at + species] = 0
            i += 1
        most: i64 = 1
        side: i64 = 0
        while side < 4:
            step: i64 = 1 if side < 2 else WIDTH
            other = i64(garden.grid[cell + (step if side & 1 == 0 else -step)])
            if other != 0 and other != OPEN:
                below = i64(garden.cards[other - 1])
                if below & 7 < card & 7:
                    from_ = (other - 1) * SPECIES
                    i = 0
                    while i < self.kind_count:
                        species = i64(self.kinds[i])
                        length = i64(into[from_ + species])
                        if length != 0 and length >= i64(into[at + species]):
                            into[at + species] = u8(length + 1)
                            if length >= most:
                                most = length + 1
                        i += 1
                    if below >> 3 == own and i64(self.pure[other - 1]) + 2 > pure:
                        pure = i64(self.pure[other - 1]) + 2
            side += 1
        bonus: i64 = 2 if (card & 7) + 1 == self.top else 0
        if into[at + own] != 0:
            if i64(into[at + own]) + bonus > self.best[own]:
                self.best[own] = i64(into[at + own]) + bonus
        else:
            into[at + own] = 2 if card & 7 == 0 else 1
        if pure >= 8 and pure + bonus > self.best[own]:
            self.best[own] = pure + bonus
        self.pure[number] = u8(pure)
        self.most_into[number] = float(most)
        self.most_out[number] = 1.0

    def lead(self, number: i64) -> None:
        """All paths from a planting; those from higher ranks are known. Each lower neighbour learns of them."""
        garden, out = self.garden, self.out
        card = i64(garden.cards[number])
        cell = i64(garden.cells[number])
        own = card >> 3
        at = number * SPECIES
        if out[at + own] == 0:
            out[at + own] = 3 if (card & 7) + 1 == self.top else 1
        side: i64 = 0
        while side < 4:
            step: i64 = 1 if side < 2 else WIDTH
            other = i64(garden.grid[cell + (step if side & 1 == 0 else -step)])
            if other != 0 and other != OPEN and i64(garden.cards[other - 1]) & 7 < card & 7:
                to = (other - 1) * SPECIES
                i: i64 = 0
                while i < self.kind_count:
                    species = i64(self.kinds[i])
                    length = i64(out[at + species])
                    if length != 0 and length >= i64(out[to + species]):
                        out[to + species] = u8(length + 1)
                        if float(length) >= self.most_out[other - 1]:
                            self.most_out[other - 1] = float(length + 1)
                    i += 1
            side += 1
