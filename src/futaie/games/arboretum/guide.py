"""What a search is told about Arboretum: how to build, what to keep from others, and when to hurry.

A species is at stake as far as anybody has a path of it. A card in hand is worth the stake times what it adds to the
chance of the right to score: that is to score the own path as much as to deny another's. A card planted is worth the
points it adds at once, weighed by that chance, and a part of what it prepares, as long as there is time.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.guide import Guide, spread, utilities
from futaie.core.position import Position
from futaie.core.rng import Rng
from futaie.core.vecs import vec
from futaie.games.arboretum.garden import LARGEST, OPEN, WIDTH
from futaie.games.arboretum.lines import Lines
from futaie.games.arboretum.position import (
    CELL,
    CHOOSE_CARD,
    CHOOSE_CELL,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    PLANT,
    SECOND_DRAW,
    Arboretum,
)
from futaie.games.arboretum.scoring import SPECIES

DENY: Final = 1.6
"""What a point that the only opponent may not score is worth; of several opponents, the others gain by it as well."""
HOPE: Final = 2.0
"""What is at stake in a species of which nobody has a path yet, at the start."""
KILLER: Final = 0.25
"""The part of the stake that a 1 decides while the highest rank is out of sight."""
KILLED: Final = 0.35
"""How likely the highest rank is thought to be cancelled while the 1 is out of sight."""
CHOSEN: Final = 1.3
"""Others hold more of what matters than chance would give them."""
RIVALS: Final = 0.4
"""By how much each further opponent raises what the strongest of them is thought to hold."""
AHEAD: Final = 0.6
"""What a card on the way of a path is worth, for each card of the path."""
KIN: Final = 0.5
"""What a neighbour of the same species is worth, in cards: paths of one species count double."""
PICKY: Final = 1.25
"""How much better than an average card of the deck one from a pile must be."""
HASTE: Final = 0.06
"""How much pickier each point of lead makes: drawing from the deck hurries the end."""
GIFT: Final = 0.12
"""What the highest card is worth for the next player, for each point of a path of its species."""
DECK: Final = 0.8
"""What an average card of the deck may do in the garden, at the start."""
EARLY: Final = 0.3
"""How much of a point is sure to be scored at the start, whatever is in hand."""
MARGIN: Final = 20.0
TRIED: Final = 4
"""So many cards, drawn from the hand, are thought of in a play-out."""


@final
class ArboretumGuide(Guide):
    def weights(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        assert isinstance(position, Arboretum)
        if len(legal) == 1:
            return [1.0]
        sketch = Sketch(position)
        sketch.judge(seat)
        worths: list[float] = []
        for action in legal:
            worths.append(sketch.worth(seat, action))
        return spread(worths, 0.8 if position.phase <= SECOND_DRAW else 1.0)

    def finish(self, position: Position, rng: Rng) -> None:
        assert isinstance(position, Arboretum)
        if position.over:
            return
        sketch = Sketch(position)
        while not position.over:
            sketch.turn(position.current, rng)

    def utilities(self, position: Position) -> list[float]:
        assert isinstance(position, Arboretum)
        scores = position.scores()
        return utilities(scores, position.ranked(scores), MARGIN)


def bit(card: i64) -> i64:
    """The bit of its rank."""
    one: i64 = 1
    return one << (card & 7)


@final
class Sketch:
    """What matters of a position, kept up to date while it is played on."""

    def __init__(self, position: Arboretum) -> None:
        self.position = position
        self.top = position.ranks
        self.lines = [Lines(garden, position.ranks) for garden in position.gardens]
        self.gone = vec[i64]([i64(0)] * SPECIES)
        """For each species the sum of the ranks that nobody holds: planted or discarded."""
        self.lost = vec[i64]([i64(0)] * SPECIES)
        """For each species the ranks planted or discarded, as bits."""
        self.sums = vec[i64]([i64(0)] * SPECIES)
        """What follows is how the seat judged last sees it. For each species the sum in hand."""
        self.mine = vec[i64]([i64(0)] * SPECIES)
        """For each species the ranks in hand, as bits."""
        self.stake = vec[float]([0.0] * SPECIES)
        self.outside = vec[float]([0.0] * SPECIES)
        """What another is thought to hold."""
        self.right = vec[float]([0.0] * SPECIES)
        """The chance of the right to score."""
        self.best_cell: i64 = 0
        """Where the card looked at last fits best."""
        self.lead = 0.0
        self.time = 0.0
        """1 at the start, 0 at the end."""
        self.species: i64 = 0
        """The species in play, as bits."""
        one: i64 = 1
        seat: i64 = 0
        while seat < position.seats:
            garden = position.gardens[seat]
            i: i64 = 0
            while i < garden.count:
                self.lose(i64(garden.cards[i]))
                i += 1
            i = 0
            while i < i64(position.pile_counts[seat]):
                self.lose(i64(position.piles[seat * LARGEST + i]))
                i += 1
            i = 0
            while i < i64(position.hand_counts[seat]):
                self.species |= one << (i64(position.hands[seat * position.room + i]) >> 3)
                i += 1
            seat += 1
        i = 0
        while i < position.deck_count:
            self.species |= one << (i64(position.deck[i]) >> 3)
            i += 1

    def lose(self, card: i64) -> None:
        self.lost[card >> 3] |= bit(card)
        self.gone[card >> 3] += (card & 7) + 1

    # Judging

    def judge(self, seat: i64) -> None:
        """Sees everything with the eyes of a seat."""
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
        self.time = float(position.deck_count) / float(12 * position.seats)
        if self.time > 1.0:
            self.time = 1.0
        held = 7.0
        hidden = float(position.deck_count) + held * float(position.seats - 1)
        all_ranks = self.top * (self.top + 1) // 2
        self.lead = 0.0
        own = self.lines[seat]
        species: i64 = 0
        while species < SPECIES:
            if (self.species >> species) & 1 != 0:
                best: i64 = 0
                other: i64 = 0
                while other < position.seats:
                    if other != seat and self.lines[other].best[species] > best:
                        best = self.lines[other].best[species]
                    other += 1
                unseen = float(all_ranks - self.gone[species] - self.sums[species])
                self.outside[species] = CHOSEN * (1.0 + RIVALS * float(position.seats - 2)) * unseen * held / hidden
                self.right[species] = self.chance(species, float(self.sums[species]))
                mine = float(own.best[species])
                theirs = float(best)
                self.stake[species] = (
                    mine + DENY * theirs / float((position.seats - 1) * (position.seats - 1)) + HOPE * self.time
                )
                self.lead += mine * self.right[species] - theirs * (1.0 - self.right[species])
            species += 1

    def chance(self, species: i64, held: float) -> float:
        """Of the right to score, with so much in hand."""
        if held <= 0.0:
            return 0.5 / (1.0 + self.outside[species])
        strong = held * held
        weak = self.outside[species] * self.outside[species]
        return (strong + 0.5) / (strong + weak + 1.0)

    def counts(self, card: i64) -> float:
        """What the card counts in hand."""
        rank = (card & 7) + 1
        if rank == self.top and (self.lost[card >> 3] | self.mine[card >> 3]) & 1 == 0:
            return float(rank) * (1.0 - KILLED)
        return float(rank)

    def kills(self, card: i64) -> float:
        """What a 1 is worth as long as the highest rank may be in another hand."""
        if card & 7 != 0:
            return 0.0
        if (self.lost[card >> 3] | self.mine[card >> 3]) & bit(self.top - 1) != 0:
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

    def fits(self, seat: i64, card: i64, cell: i64) -> float:
        """What the garden wins by the card in the cell."""
        lines = self.lines[seat]
        garden = lines.garden
        species = card >> 3
        rank = card & 7
        start: i64 = 2 if rank == 0 else 1
        end: i64 = 3 if rank + 1 == self.top else 1
        longest_in: i64 = 0
        longest_out: i64 = 0
        below: i64 = -1
        above: i64 = -1
        ahead: float = 0.0
        side: i64 = 0
        while side < 4:
            step: i64 = 1 if side < 2 else WIDTH
            number = i64(garden.grid[cell + (step if side & 1 == 0 else -step)])
            if number != 0 and number != OPEN:
                other = i64(garden.cards[number - 1])
                gap = (other & 7) - rank
                at = (number - 1) * SPECIES
                if gap < 0:
                    below = at
                    if i64(lines.into[at + species]) > longest_in:
                        longest_in = i64(lines.into[at + species])
                    ahead += float(i64(lines.most_into[number - 1])) / float(1 - gap)
                elif gap > 0:
                    above = at
                    if i64(lines.out[at + species]) > longest_out:
                        longest_out = i64(lines.out[at + species])
                    ahead += float(i64(lines.most_out[number - 1])) / float(1 + gap)
                if gap != 0 and other >> 3 == species:
                    ahead += KIN
            side += 1
        worth = AHEAD * self.time * ahead
        points: i64 = 0
        if longest_in > 0 and longest_in + end > points:
            points = longest_in + end
        if longest_out > 0 and longest_out + start > points:
            points = longest_out + start
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
        garden = self.lines[seat].garden
        best: float = -1.0
        i: i64 = 0
        while i < garden.open_count:
            worth = self.fits(seat, card, i64(garden.opened[i]))
            if worth > best:
                best = worth
                self.best_cell = i64(garden.opened[i])
            i += 1
        return best

    def worth(self, seat: i64, action: i64) -> float:
        """What an action promises; only differences count."""
        if action == DRAW_DECK:
            return PICKY * self.average() + HASTE * self.lead
        if action < PLANT:
            return self.taken(seat, self.top_of(action - DRAW_PILE))
        if action < CELL:
            card = action - PLANT
            return self.best_fit(seat, card) - self.kept(card)
        if action < DISCARD:
            return self.fits(seat, self.position.chosen, action - CELL)
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

    def average(self) -> float:
        """What a card of the deck promises."""
        total: float = 0.0
        count: i64 = 0
        species: i64 = 0
        while species < SPECIES:
            if (self.species >> species) & 1 != 0:
                held = float(self.sums[species])
                total += self.stake[species] * (self.chance(species, held + 4.5) - self.right[species])
                count += 1
            species += 1
        return total / float(count) + DECK * self.time

    # Playing on

    def turn(self, seat: i64, rng: Rng) -> None:
        """The rest of a turn."""
        position = self.position
        self.judge(seat)
        while position.phase <= SECOND_DRAW:
            self.draw(seat)
        if position.phase == CHOOSE_CARD:
            position.apply(seat, PLANT + self.card_to_plant(seat, rng))
            self.plant(seat, self.best_cell)
        elif position.phase == CHOOSE_CELL:
            self.best_fit(seat, position.chosen)
            self.plant(seat, self.best_cell)
        card = self.card_to_throw(seat, rng)
        self.lose(card)
        position.apply(seat, DISCARD + card)

    def draw(self, seat: i64) -> None:
        position = self.position
        best: float = -1000.0
        choice: i64 = -1
        if position.deck_count > 0:
            best = PICKY * self.average() + HASTE * self.lead
            choice = DRAW_DECK
        pile: i64 = 0
        while pile < position.seats:
            if position.pile_counts[pile] > 0:
                worth = self.gained(self.top_of(pile))
                if worth > best:
                    best = worth
                    choice = DRAW_PILE + pile
            pile += 1
        if choice != DRAW_DECK:
            card = self.top_of(choice - DRAW_PILE)
            self.lost[card >> 3] &= ~bit(card)
            self.gone[card >> 3] -= (card & 7) + 1
        position.apply(seat, choice)
        card = i64(position.hands[seat * position.room + i64(position.hand_counts[seat]) - 1])
        self.sums[card >> 3] += (card & 7) + 1
        self.mine[card >> 3] |= bit(card)
        self.right[card >> 3] = self.chance(card >> 3, float(self.sums[card >> 3]))

    def card_to_plant(self, seat: i64, rng: Rng) -> i64:
        """Of a few cards the one that does most for the garden and least in hand; its cell is noted."""
        position = self.position
        best_card: i64 = -1
        best_cell: i64 = 0
        best: float = 0.0
        count = i64(position.hand_counts[seat])
        start = seat * position.room
        i: i64 = 0
        while i < TRIED:
            card = i64(position.hands[start + rng.below(count)])
            worth = self.best_fit(seat, card) - self.kept(card)
            if best_card < 0 or worth > best:
                best_card = card
                best = worth
                best_cell = self.best_cell
            i += 1
        self.best_cell = best_cell
        return best_card

    def plant(self, seat: i64, cell: i64) -> None:
        card = self.position.chosen
        self.position.apply(seat, CELL + cell)
        self.lose(card)
        self.mine[card >> 3] &= ~bit(card)
        self.sums[card >> 3] -= (card & 7) + 1
        self.right[card >> 3] = self.chance(card >> 3, float(self.sums[card >> 3]))
        self.lines[seat].trace()

    def card_to_throw(self, seat: i64, rng: Rng) -> i64:
        position = self.position
        best_card: i64 = -1
        best: float = 0.0
        i: i64 = seat * position.room
        end = i + i64(position.hand_counts[seat])
        while i < end:
            card = i64(position.hands[i])
            worth = self.thrown(seat, card) + 0.3 * float(rng.below(256)) / 256.0
            if best_card < 0 or worth > best:
                best_card = card
                best = worth
            i += 1
        return best_card
