"""What a card would do for the paths of a garden on one of its spots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.arboretum.players.path_links import PathLinks
from futaie.games.arboretum.rules.scoring import SPECIES


@final
class PathGains:
    """Valid for the species of the garden and of the card; the values for others are left over from earlier cards."""

    def __init__(self) -> None:
        self.into = vec[i64]([i64(0)] * SPECIES)
        """The best path from each species to the card, counted as in PathLinks."""
        self.out = vec[i64]([i64(0)] * SPECIES)
        """The best path from the card to each species."""
        self.gain = vec[i64]([i64(0)] * SPECIES)
        """The growth of each species' best path."""
        self.pure: i64 = 0
        """The best path to the card over its own species alone, each card counted twice."""

    def lay(self, lines: PathLinks, card: i64, spot: i64) -> None:
        self.forget(lines, card)
        at = 4 * spot
        end = at + 4
        while at < end and lines.beside[at] != 0:
            self.join(lines, card, i64(lines.beside[at]) - 1)
            at += 1
        self.count(lines, card)

    def forget(self, lines: PathLinks, card: i64) -> None:
        own = card >> 3
        self.pure = 3 if card & 7 == 0 else 2
        into, out, gain, kinds = self.into, self.out, self.gain, lines.kinds
        into[own] = 0
        out[own] = 0
        gain[own] = 0
        i: i64 = 0
        while i < lines.kind_count:
            species = i64(kinds[i])
            into[species] = 0
            out[species] = 0
            gain[species] = 0
            i += 1

    def join(self, lines: PathLinks, card: i64, number: i64) -> None:
        """A planting beside the spot."""
        into, out, kinds = self.into, self.out, lines.kinds
        other = i64(lines.garden.cards[number])
        ways = number * SPECIES
        i: i64 = 0
        if other & 7 < card & 7:
            while i < lines.kind_count:
                species = i64(kinds[i])
                length = i64(lines.into[ways + species])
                if length != 0 and length >= into[species]:
                    into[species] = length + 1
                i += 1
            if other >> 3 == card >> 3 and i64(lines.pure[number]) + 2 > self.pure:
                self.pure = i64(lines.pure[number]) + 2
        elif other & 7 > card & 7:
            while i < lines.kind_count:
                species = i64(kinds[i])
                length = i64(lines.out[ways + species])
                if length != 0 and length >= out[species]:
                    out[species] = length + 1
                i += 1

    def count(self, lines: PathLinks, card: i64) -> None:
        own = card >> 3
        into, out, gain, best, kinds = self.into, self.out, self.gain, lines.best, lines.kinds
        joined = into[own] != 0 or out[own] != 0
        is_top = (card & 7) + 1 == lines.top
        if into[own] == 0:
            into[own] = 2 if card & 7 == 0 else 1
        if out[own] == 0:
            out[own] = 3 if is_top else 1
        i: i64 = 0
        while i < lines.kind_count:
            species = i64(kinds[i])
            if into[species] != 0 and out[species] != 0 and (species != own or joined):
                points = into[species] + out[species] - 1
                if points > best[species]:
                    gain[species] = points - best[species]
            i += 1
        if self.pure >= 8:
            points = self.pure + (2 if is_top else 0)
            if points - best[own] > gain[own]:
                gain[own] = points - best[own]
