"""How a seat of Arboretum judges the table: the stakes, the value of its hand, the cards that fit its garden.

The stake in a species grows with everybody's best path of it, and with a card of it in the seat's own garden. A card in
hand is worth the stake times what it adds to the chance of the right to score, which scores the seat's own path and
denies the others theirs. A planted card is worth the points that it adds at once, weighed by that chance, and, while
there is time, part of what it prepares. The seat judges by what it knows: of other hands, only cards taken from piles.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.arboretum.players.path_links import SPOTS, PathLinks
from futaie.games.arboretum.players.public_cards import PublicCards, bit
from futaie.games.arboretum.rules.actions import CELL, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.garden import LARGEST
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES

DENY: Final = 2.0
"""The value of denying a point to the only opponent; with several opponents, the others gain by it as well."""
HOPE: Final = 0.5
"""The stake in a species at the start, before anybody has a path of it."""
ROOTED: Final = 2.0
"""Added to the stake if the seat's own garden has a card of the species."""
ROOTING: Final = 3.2
"""Added to it besides at the start."""
KEPT_WITH_PATH: Final = 1.4
"""Another seat with a path of a species is thought to hold this many times its average share of it."""
KEPT_PLANTED: Final = 1.3
"""The same with no path, but a card of it in the garden."""
KEPT: Final = 1.15
"""The same with neither."""
KILLER: Final = 0.19
"""The part of the stake that a 1 decides while the highest rank is out of sight."""
KILLED: Final = 0.38
"""How likely the highest rank seems to be cancelled while the 1 is out of sight."""
AHEAD: Final = 1.1
"""The value of a card that can still join a path, for each card of the path."""
KIN: Final = 0.5
"""The value of a neighbour of the same species, in cards: paths of one species count double."""
TOUCH: Final = 0.1
"""The value of any neighbour of another rank."""
PICKY: Final = 1.1
"""How much better than an average card of the deck a card from a pile must be."""
HASTE: Final = 0.055
"""How much pickier each point of lead makes a seat: drawing from the deck hurries the end."""
GIFT: Final = 0.05
"""The value of the highest card for the next player, for each point of a path of its species."""
DECK: Final = 0.9
"""The value of an average card of the deck in the garden, at the start."""
EARLY: Final = 0.48
"""The part of a point that counts as sure at the start, whatever is in hand."""


@final
class Appraisal:
    """The parts of a position that matter, kept up to date as play goes on."""

    def __init__(self, position: Arboretum) -> None:
        self.position = position
        self.top = position.ranks
        self.lines = [PathLinks(garden, position.ranks) for garden in position.gardens]
        self.public_cards = PublicCards(position)
        self.sums = vec[i64]([i64(0)] * SPECIES)
        """From here on: as the seat judged last sees it. For each species the sum in hand."""
        self.mine = vec[i64]([i64(0)] * SPECIES)
        """For each species the ranks in hand, as bits."""
        self.stake = vec[float]([0.0] * SPECIES)
        self.outside = vec[float]([0.0] * SPECIES)
        """The squares of the others' likely holdings, added up."""
        self.right = vec[float]([0.0] * SPECIES)
        """The chance of the right to score."""
        self.hopes = vec[float]([0.0] * position.seats)
        """The points that each other seat can hope for."""
        self.hidden = 1.0
        """How many cards are in the deck, or unknown in other hands."""
        self.nearness = vec[float]([1.0, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6, 1 / 7, 1 / 8])
        """How much of a path a card prepares, by the gap between the ranks."""
        self.best_cell: i64 = 0
        """The cell where the last card looked at fits best."""
        self.lead = 0.0
        self.time = 0.0
        """1 at the start, 0 at the end."""

    def hold(self, card: i64) -> None:
        """The seat judged last gets another card."""
        species = card >> 3
        self.sums[species] += (card & 7) + 1
        self.mine[species] |= bit(card)
        self.right[species] = self.chance(species, float(self.sums[species]))

    def judge(self, seat: i64) -> None:
        """Sees everything through the eyes of a seat."""
        position = self.position
        self.time = min(1.0, float(position.deck_count) / float(12 * position.seats))
        self.count_hand(seat)
        self.count_hidden(seat)
        self.lead = 0.0
        other: i64 = 0
        while other < position.seats:
            self.hopes[other] = 0.0
            other += 1
        species: i64 = 0
        while species < SPECIES:
            if (self.public_cards.species >> species) & 1 != 0:
                self.weigh(seat, species)
            species += 1
        self.lead -= self.highest_hope()

    def count_hidden(self, seat: i64) -> None:
        position = self.position
        hidden: i64 = position.deck_count
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                hidden += i64(position.hand_counts[other]) - self.public_cards.known_counts[other]
            other += 1
        self.hidden = float(hidden) if hidden > 0 else 1.0

    def weigh(self, seat: i64, species: i64) -> None:
        """The stake in a species, and how likely the seat is to win it."""
        others = float(self.position.seats - 1)
        own = self.lines[seat]
        best = self.look_around(seat, species)
        self.right[species] = self.chance(species, float(self.sums[species]))
        mine = float(own.best[species])
        stake = mine + DENY / (others * others) * float(best) + HOPE * self.time
        if (own.planted >> species) & 1 != 0:
            stake += ROOTING * self.time + ROOTED
        self.stake[species] = stake
        self.lead += mine * self.right[species]

    def highest_hope(self) -> float:
        most: float = 0.0
        other: i64 = 0
        while other < self.position.seats:
            if self.hopes[other] > most:
                most = self.hopes[other]
            other += 1
        return most

    def count_hand(self, seat: i64) -> None:
        position = self.position
        i: i64 = 0
        while i < SPECIES:
            self.sums[i] = 0
            self.mine[i] = 0
            i += 1
        i = seat * position.room
        end = i + i64(position.hand_counts[seat])
        while i < end:
            card = i64(position.hands[i])
            self.sums[card >> 3] += (card & 7) + 1
            self.mine[card >> 3] |= bit(card)
            i += 1

    def look_around(self, seat: i64, species: i64) -> i64:
        """What the others probably hold of a species and hope to score with it; returns the points of their best
        path."""
        position = self.position
        unseen = self.top * (self.top + 1) // 2 - self.public_cards.gone[species] - self.sums[species]
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                unseen -= self.public_cards.known[other * SPECIES + species]
            other += 1
        each = float(unseen) / self.hidden
        mine = float(self.sums[species] * self.sums[species])
        best: i64 = 0
        outside: float = 0.0
        other = 0
        while other < position.seats:
            if other != seat:
                lines = self.lines[other]
                points = lines.best[species]
                keen: float = KEPT
                if points > 0:
                    keen = KEPT_WITH_PATH
                elif (lines.planted >> species) & 1 != 0:
                    keen = KEPT_PLANTED
                held = float(self.public_cards.known[other * SPECIES + species])
                held += keen * each * float(i64(position.hand_counts[other]) - self.public_cards.known_counts[other])
                outside += held * held
                if points > 0:
                    self.hopes[other] += float(points) * held * held / (held * held + mine + 1.0)
                if points > best:
                    best = points
            other += 1
        self.outside[species] = outside
        return best

    def chance(self, species: i64, held: float) -> float:
        """The chance of the right to score with this sum in hand."""
        return (held * held + 0.5) / (held * held + self.outside[species] + 1.0)

    def counts(self, card: i64) -> float:
        """The card's likely value in the sum of its species."""
        rank = (card & 7) + 1
        if rank == self.top and (self.public_cards.lost[card >> 3] | self.mine[card >> 3]) & 1 == 0:
            return float(rank) * (1.0 - KILLED)
        return float(rank)

    def kills(self, card: i64) -> float:
        """The value of a 1 as long as the highest rank may be in another hand."""
        if card & 7 != 0:
            return 0.0
        if (self.public_cards.lost[card >> 3] | self.mine[card >> 3]) & bit(self.top - 1) != 0:
            return 0.0
        return KILLER * self.stake[card >> 3]

    def kept(self, card: i64) -> float:
        """The value of keeping a card in hand."""
        species = card >> 3
        held = float(self.sums[species])
        return self.stake[species] * (
            self.right[species] - self.chance(species, held - self.counts(card))
        ) + self.kills(card)

    def gained(self, card: i64) -> float:
        """The value of adding a card to the hand."""
        species = card >> 3
        held = float(self.sums[species])
        more = self.chance(species, held + self.counts(card)) - self.right[species]
        return self.stake[species] * more + self.kills(card)

    def fits(self, lines: PathLinks, card: i64, spot: i64) -> float:
        """The garden's gain from planting the card on the spot."""
        species = card >> 3
        rank = card & 7
        longest_in: i64 = 0
        longest_out: i64 = 0
        below: i64 = -1
        above: i64 = -1
        ahead: float = 0.0
        touches: float = 0.0
        place = 4 * spot
        while place < 4 * spot + 4:
            number = i64(lines.beside[place]) - 1
            if number < 0:
                break
            other = i64(lines.garden.cards[number])
            gap = (other & 7) - rank
            at = number * SPECIES
            if gap < 0:
                below = at
                if i64(lines.into[at + species]) > longest_in:
                    longest_in = i64(lines.into[at + species])
                ahead += lines.most_into[number] * self.nearness[-gap]
            elif gap > 0:
                above = at
                if i64(lines.out[at + species]) > longest_out:
                    longest_out = i64(lines.out[at + species])
                ahead += lines.most_out[number] * self.nearness[gap]
            if gap != 0:
                touches += TOUCH
                if other >> 3 == species:
                    ahead += KIN
            place += 1
        worth = AHEAD * self.time * ahead + touches
        points: i64 = 0
        if longest_in > 0:
            points = longest_in + (3 if rank + 1 == self.top else 1)
        if longest_out > 0 and longest_out + (2 if rank == 0 else 1) > points:
            points = longest_out + (2 if rank == 0 else 1)
        if longest_in > 0 and longest_out > 0 and longest_in + longest_out + 1 > points:
            points = longest_in + longest_out + 1
        if points > lines.best[species]:
            worth += float(points - lines.best[species]) * self.outlook(species)
        if below >= 0 and above >= 0:
            worth += self.joins(lines, species, below, above)
        return worth

    def joins(self, lines: PathLinks, species: i64, below: i64, above: i64) -> float:
        """The gain of other species' paths from a card between two plantings."""
        worth: float = 0.0
        i: i64 = 0
        while i < lines.kind_count:
            other = i64(lines.kinds[i])
            if other != species and lines.into[below + other] != 0 and lines.out[above + other] != 0:
                points = i64(lines.into[below + other]) + i64(lines.out[above + other]) + 1
                if points > lines.best[other]:
                    worth += float(points - lines.best[other]) * self.outlook(other)
            i += 1
        return worth

    def outlook(self, species: i64) -> float:
        """The value of a point of the species: early on, there is still time to win the right."""
        return self.right[species] * (1.0 - EARLY * self.time) + EARLY * self.time

    def best_fit(self, seat: i64, card: i64) -> float:
        """The garden's gain from the card in the best cell, which it notes."""
        lines = self.lines[seat]
        best: float = -1.0
        spot: i64 = 0
        while spot < lines.spot_count:
            worth = self.fits(lines, card, spot)
            if worth > best:
                best = worth
                self.best_cell = i64(lines.spots[spot])
            spot += 1
        return best

    def worth(self, seat: i64, action: i64) -> float:
        """The promise of an action; only differences count."""
        if action == DRAW_DECK:
            return self.from_deck()
        if action < PLANT:
            return self.taken(seat, self.top_of(action - DRAW_PILE))
        if action < CELL:
            card = action - PLANT
            return self.best_fit(seat, card) - self.kept(card)
        if action < DISCARD:
            lines = self.lines[seat]
            lines.look(action - CELL, SPOTS - 1)
            return self.fits(lines, self.position.chosen, SPOTS - 1)
        return self.thrown(seat, action - DISCARD)

    def top_of(self, pile: i64) -> i64:
        position = self.position
        return i64(position.piles[pile * LARGEST + i64(position.pile_counts[pile]) - 1])

    def taken(self, seat: i64, card: i64) -> float:
        held = self.gained(card)
        fit = self.best_fit(seat, card)
        return max(fit, held)

    def thrown(self, seat: i64, card: i64) -> float:
        """The value of discarding the card: a card that neither this seat nor another one needs is best."""
        species = card >> 3
        best: i64 = 0
        other: i64 = 0
        while other < self.position.seats:
            if other != seat and self.lines[other].best[species] > best:
                best = self.lines[other].best[species]
            other += 1
        return -self.kept(card) - GIFT * float(best) * self.counts(card) / 8.0

    def from_deck(self) -> float:
        """The promise of a card from the deck."""
        total: float = 0.0
        count: i64 = 0
        species: i64 = 0
        while species < SPECIES:
            if (self.public_cards.species >> species) & 1 != 0:
                held = float(self.sums[species])
                total += self.stake[species] * (self.chance(species, held + 4.5) - self.right[species])
                count += 1
            species += 1
        return PICKY * (total / float(count) + DECK * self.time) + HASTE * self.lead
