"""Who may score which species, and the value of the best path (arboretum 9 to 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i16, i64, u8

from futaie.core.rules.outcome import places
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS, NAMES
from futaie.games.arboretum.rules.garden import OPEN, WIDTH, Garden

if TYPE_CHECKING:
    from futaie.games.arboretum.faces.shapes import Path

SPECIES: Final = 10
NONE: Final = 255


def hand_sums(hands: vec[u8], counts: vec[u8], top: i64) -> vec[i16]:
    """For each seat and species, at seat * 10 + species, the sum in hand (arboretum 9).

    The hands lie one after the other in `hands`, each with room for len(hands) / seats cards.
    """
    seats = len(counts)
    room = len(hands) // seats
    sums = vec[i16]([i16(0)] * (seats * SPECIES))
    ones = vec[u8]([u8(0)] * SPECIES)
    """The seat that holds the 1 of the species in hand, counted from 1."""
    seat: i64 = 0
    while seat < seats:
        i: i64 = seat * room
        end: i64 = i + i64(counts[seat])
        while i < end:
            card = i64(hands[i])
            species = card >> 3
            rank = (card & 7) + 1
            sums[seat * SPECIES + species] += i16(rank)
            if rank == 1:
                ones[species] = u8(seat + 1)
            i += 1
        seat += 1
    seat = 0
    while seat < seats:
        i = seat * room
        end = i + i64(counts[seat])
        while i < end:
            card = i64(hands[i])
            holder = i64(ones[card >> 3])
            if (card & 7) + 1 == top and holder != 0 and holder != seat + 1:
                sums[seat * SPECIES + (card >> 3)] -= i16(top)
            i += 1
        seat += 1
    return sums


def highest_sum(sums: vec[i16], species: i64) -> i64:
    """The sum that gives the right to score: everybody who reaches it has the right (arboretum 9)."""
    highest: i64 = 0
    i: i64 = species
    while i < len(sums):
        if i64(sums[i]) > highest:
            highest = i64(sums[i])
        i += SPECIES
    return highest


@final
class Paths:
    """The best paths of one garden.

    The cards stand in ascending rank, so every path to a card is known when its turn comes. `mixed` holds the highest
    number of cards, plus 1 if the path starts with a 1, over all paths to a card from the scored species; `pure` the
    same over paths of that species alone, with the cards counted double; 0 where there is none.
    """

    def __init__(self, garden: Garden, top: i64) -> None:
        count = garden.count
        cards = vec[u8]([u8(0)] * count)
        places = vec[u8]([u8(0)] * count)
        lower = vec[u8]([u8(NONE)] * (4 * count))
        place: i64 = 0
        rank: i64 = 0
        while place < count:
            i: i64 = 0
            while i < count:
                card = garden.cards[i]
                if i64(card) & 7 == rank:
                    cards[place] = card
                    places[i] = u8(place)
                    place += 1
                i += 1
            rank += 1
        i = 0
        while i < count:
            cell = i64(garden.cells[i])
            place = i64(places[i])
            at = 4 * place
            side: i64 = 0
            while side < 4:
                step: i64 = 1 if side < 2 else WIDTH
                number = i64(garden.grid[cell + (step if side & 1 == 0 else -step)])
                if number != 0 and number != OPEN:
                    other = i64(places[number - 1])
                    if i64(cards[other]) & 7 < i64(cards[place]) & 7:
                        lower[at] = u8(other)
                        at += 1
                side += 1
            i += 1
        self.top = top
        self.cards = cards
        """The cards of the garden in ascending rank."""
        self.lower = lower
        """For each card its neighbours of lower rank, up to four, then NONE."""
        self.mixed = places
        self.pure = cards[:]
        self.mixed_from = cards[:]
        self.pure_from = cards[:]
        self.last: i64 = NONE
        """The last card of the best path found last, or NONE."""
        self.last_is_pure = False

    def best(self, species: i64) -> i64:
        """The points of the best path of the species (arboretum 10 and 11); 0 without one."""
        best: i64 = 0
        self.last = NONE
        own_cards: i64 = 0
        cards = self.cards
        for card in cards:
            if i64(card) >> 3 == species:
                own_cards += 1
        place: i64 = 0
        while own_cards > 0:
            own = i64(cards[place]) >> 3 == species
            self.reach(place, own)
            if own:
                own_cards -= 1
                if self.mixed_from[place] != NONE:
                    bonus: i64 = 2 if (i64(cards[place]) & 7) + 1 == self.top else 0
                    points = i64(self.mixed[place]) + bonus
                    if points > best:
                        best = points
                        self.last = place
                        self.last_is_pure = False
                    points = i64(self.pure[place]) + bonus
                    if self.pure[place] >= 8 and points > best:
                        best = points
                        self.last = place
                        self.last_is_pure = True
            place += 1
        return best

    def reach(self, place: i64, own: bool) -> None:
        """The best paths to a card: the card alone if it is of the scored species, or one card longer than a
        neighbour's."""
        mixed: i64 = 0
        pure: i64 = 0
        mixed_from: i64 = NONE
        pure_from: i64 = NONE
        if own:
            mixed = 2 if i64(self.cards[place]) & 7 == 0 else 1
            pure = mixed + 1
        at = 4 * place
        end = at + 4
        while at < end:
            other = i64(self.lower[at])
            if other == NONE:
                break
            length = i64(self.mixed[other])
            if length != 0 and length >= mixed:
                mixed = length + 1
                mixed_from = other
            length = i64(self.pure[other])
            if own and length != 0 and length + 2 > pure:
                pure = length + 2
                pure_from = other
            at += 1
        self.mixed[place] = u8(mixed)
        self.pure[place] = u8(pure)
        self.mixed_from[place] = u8(mixed_from)
        self.pure_from[place] = u8(pure_from)

    def path(self) -> list[int]:
        """The cards of the best path found last, in ascending rank."""
        cards: list[int] = []
        place = self.last
        while place != NONE:
            cards.append(i64(self.cards[place]))
            place = i64(self.pure_from[place]) if self.last_is_pure else i64(self.mixed_from[place])
        cards.reverse()
        return cards


def best_paths(garden: Garden, top: i64) -> dict[str, Path]:
    """The best path of each species that has one, by the species' letter: its points and its cards."""
    paths = Paths(garden, top)
    found: dict[str, Path] = {}
    for species in range(SPECIES):
        points = paths.best(species)
        if points:
            found[LETTERS[species]] = {"points": points, "cards": [NAMES[card] for card in paths.path()]}
    return found


def ranking(gardens: list[Garden], points: list[int]) -> list[int]:
    """Most points, then most different species planted (arboretum 12)."""
    keys = points[:]
    seat: i64 = 0
    while seat < len(keys):
        keys[seat] = keys[seat] * 16 + gardens[seat].species_count()
        seat += 1
    return places(keys)
