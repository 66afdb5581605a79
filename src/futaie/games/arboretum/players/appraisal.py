"""How a seat of Arboretum judges the table: what is at stake, what its hand is worth, what fits into its garden.

A species is at stake as far as anybody has a path of it, or the own garden a card. A card in hand is worth the stake
times what it adds to the chance of the right to score: that is to score the own path as much as to deny another's. A
card planted is worth the points it adds at once, weighed by that chance, and a part of what it prepares, as long as
there is time. All this is judged from what the seat knows: of other hands, the cards that were taken from piles.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.arboretum.players.path_links import SPOTS, Lines
from futaie.games.arboretum.players.public_cards import Ledger, bit
from futaie.games.arboretum.rules.actions import CELL, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.garden import LARGEST
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES

DENY: Final = 2.0
"""What a point that the only opponent may not score is worth; of several opponents, the others gain by it as well."""
HOPE: Final = 0.5
"""What is at stake in a species at the start, before anybody has a path of it."""
ROOTED: Final = 2.0
"""What else is at stake in a species of which the own garden has a card,"""
ROOTING: Final = 3.2
"""and as much more at the start."""
KEPT_WITH_PATH: Final = 1.4
"""So many times as much as by chance another holds of a species of which it has a path,"""
KEPT_PLANTED: Final = 1.3
"""a card in its garden,"""
KEPT: Final = 1.15
"""or nothing there."""
KILLER: Final = 0.19
"""The part of the stake that a 1 decides while the highest rank is out of sight."""
KILLED: Final = 0.38
"""How likely the highest rank is thought to be cancelled while the 1 is out of sight."""
AHEAD: Final = 1.1
"""What a card on the way of a path is worth, for each card of the path."""
KIN: Final = 0.5
"""What a neighbour of the same species is worth, in cards: paths of one species count double."""
TOUCH: Final = 0.1
"""What any neighbour of another rank is worth."""
PICKY: Final = 1.1
"""How much better than an average card of the deck one from a pile must be."""
HASTE: Final = 0.055
"""How much pickier each point of lead makes: drawing from the deck hurries the end."""
GIFT: Final = 0.05
"""What the highest card is worth for the next player, for each point of a path of its species."""
DECK: Final = 0.9
"""What an average card of the deck may do in the garden, at the start."""
EARLY: Final = 0.48
"""How much of a point is sure to be scored at the start, whatever is in hand."""


@final
class Sketch:
    """What matters of a position, kept up to date while it is played on."""

    def __init__(self, position: Arboretum) -> None:
        self.position = position
        self.top = position.ranks
        self.lines = [Lines(garden, position.ranks) for garden in position.gardens]
        self.ledger = Ledger(position)
        self.sums = vec[i64]([i64(0)] * SPECIES)
        """What follows is how the seat judged last sees it. For each species the sum in hand."""
        self.mine = vec[i64]([i64(0)] * SPECIES)
        """For each species the ranks in hand, as bits."""
        self.stake = vec[float]([0.0] * SPECIES)
        self.outside = vec[float]([0.0] * SPECIES)
        """The squares of what each of the others is thought to hold, added up."""
        self.right = vec[float]([0.0] * SPECIES)
        """The chance of the right to score."""
        self.hopes = vec[float]([0.0] * position.seats)
        """For each other seat the points that it can hope for."""
        self.hidden = 1.0
        """How many cards are in the deck, or in other hands and nobody knows them."""
        self.nearness = vec[float]([1.0, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6, 1 / 7, 1 / 8])
        """How much of a path a card prepares, by how far its rank is away."""
        self.best_cell: i64 = 0
        """Where the card looked at last fits best."""
        self.lead = 0.0
        self.time = 0.0
        """1 at the start, 0 at the end."""

    def hold(self, card: i64) -> None:
        """The seat judged last has a card more."""
        species = card >> 3
        self.sums[species] += (card & 7) + 1
        self.mine[species] |= bit(card)
        self.right[species] = self.chance(species, float(self.sums[species]))

    def judge(self, seat: i64) -> None:
        """Sees everything with the eyes of a seat."""
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
            if (self.ledger.species >> species) & 1 != 0:
                self.weigh(seat, species)
            species += 1
        self.lead -= self.highest_hope()

    def count_hidden(self, seat: i64) -> None:
        position = self.position
        hidden: i64 = position.deck_count
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                hidden += i64(position.hand_counts[other]) - self.ledger.known_counts[other]
            other += 1
        self.hidden = float(hidden) if hidden > 0 else 1.0

    def weigh(self, seat: i64, species: i64) -> None:
        """What is at stake in a species, and how likely it is to be the seat's."""
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
        """What the others are thought to hold of a species, and hope for by it; the points of the best path of one."""
        position = self.position
        unseen = self.top * (self.top + 1) // 2 - self.ledger.gone[species] - self.sums[species]
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                unseen -= self.ledger.known[other * SPECIES + species]
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
                held = float(self.ledger.known[other * SPECIES + species])
                held += keen * each * float(i64(position.hand_counts[other]) - self.ledger.known_counts[other])
                outside += held * held
                if points > 0:
                    self.hopes[other] += float(points) * held * held / (held * held + mine + 1.0)
                if points > best:
                    best = points
            other += 1
        self.outside[species] = outside
        return best

    def chance(self, species: i64, held: float) -> float:
        """Of the right to score, with so much in hand."""
        return (held * held + 0.5) / (held * held + self.outside[species] + 1.0)

    def counts(self, card: i64) -> float:
        """What the card counts in hand."""
        rank = (card & 7) + 1
        if rank == self.top and (self.ledger.lost[card >> 3] | self.mine[card >> 3]) & 1 == 0:
            return float(rank) * (1.0 - KILLED)
        return float(rank)

    def kills(self, card: i64) -> float:
        """What a 1 is worth as long as the highest rank may be in another hand."""
        if card & 7 != 0:
            return 0.0
        if (self.ledger.lost[card >> 3] | self.mine[card >> 3]) & bit(self.top - 1) != 0:
            return 0.0
        return KILLER * self.stake[card >> 3]

    def kept(self, card: i64) -> float:
        """What a card in hand is worth there."""
        species = card >> 3
        held = float(self.sums[species])
        return self.stake[species] * (
            self.right[species] - self.chance(species, held - self.counts(card))
        ) + self.kills(card)

    def gained(self, card: i64) -> float:
        """What a card would be worth in hand that is not there yet."""
        species = card >> 3
        held = float(self.sums[species])
        more = self.chance(species, held + self.counts(card)) - self.right[species]
        return self.stake[species] * more + self.kills(card)

    def fits(self, lines: Lines, card: i64, spot: i64) -> float:
        """What the garden wins by the card on the spot."""
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

    def joins(self, lines: Lines, species: i64, below: i64, above: i64) -> float:
        """What the paths of other species win by a card between two plantings."""
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
        """What a point of the species is worth: early on, there is time to win the right."""
        return self.right[species] * (1.0 - EARLY * self.time) + EARLY * self.time

    def best_fit(self, seat: i64, card: i64) -> float:
        """What the garden wins by the card in the best cell, which is noted."""
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
        """What an action promises; only differences count."""
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
        """What throwing the card away is worth: not to need it, and that nobody else does."""
        species = card >> 3
        best: i64 = 0
        other: i64 = 0
        while other < self.position.seats:
            if other != seat and self.lines[other].best[species] > best:
                best = self.lines[other].best[species]
            other += 1
        return -self.kept(card) - GIFT * float(best) * self.counts(card) / 8.0

    def from_deck(self) -> float:
        """What a card of the deck promises."""
        total: float = 0.0
        count: i64 = 0
        species: i64 = 0
        while species < SPECIES:
            if (self.ledger.species >> species) & 1 != 0:
                held = float(self.sums[species])
                total += self.stake[species] * (self.chance(species, held + 4.5) - self.right[species])
                count += 1
            species += 1
        return PICKY * (total / float(count) + DECK * self.time) + HASTE * self.lead
