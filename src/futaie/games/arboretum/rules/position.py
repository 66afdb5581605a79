"""Arboretum: a game in progress, who may do what, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import Outcome
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Reason
from futaie.core.rules.seat import letter
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import NAMES
from futaie.games.arboretum.faces.preview import preview
from futaie.games.arboretum.faces.sheet import outcome
from futaie.games.arboretum.faces.view import revealed, view
from futaie.games.arboretum.rules.actions import (
    CELL,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_DISCARD,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    FIRST_DRAW,
    NO_CARD,
    PLANT,
    SECOND_DRAW,
)
from futaie.games.arboretum.rules.garden import LARGEST, Garden, column, planted, row
from futaie.games.arboretum.rules.refusals import refusal
from futaie.games.arboretum.rules.scoring import SPECIES, Paths, hand_sums, highest_sum, ranking
from futaie.games.arboretum.secrets.imagine import imagined

if TYPE_CHECKING:
    from futaie.games.arboretum.faces.shapes import Preview, View


@final
class Arboretum(Position):
    def __init__(
        self,
        seats: i64,
        species: str,
        ranks: i64,
        first: i64,
        deck: vec[u8],
        hands: vec[u8],
        hand_counts: vec[u8],
        known: vec[u8],
        piles: vec[u8],
        pile_counts: vec[u8],
        gardens: list[Garden],
    ) -> None:
        super().__init__(seats)
        self.species = species
        """The letters of the species in play."""
        self.ranks = ranks
        self.first = first
        self.current = first
        self.phase: i64 = FIRST_DRAW
        self.chosen: i64 = NO_CARD
        """The card to plant, from choosing it to choosing its cell; it is still in hand."""
        self.deck = deck
        """Bottom to top."""
        self.deck_count: i64 = len(deck)
        self.room: i64 = len(hands) // seats
        self.hands = hands
        """The hands one after the other, each with room for `room` cards, in no order."""
        self.hand_counts = hand_counts
        self.known = known
        """For each card in a hand: 1 if everybody knows it, because it was taken from a pile (arboretum 8)."""
        self.piles = piles
        """The discard piles one after the other, bottom to top, each with room for LARGEST cards."""
        self.pile_counts = pile_counts
        self.gardens = gardens

    def copy(self) -> Arboretum:
        other = Arboretum(
            self.seats,
            self.species,
            self.ranks,
            self.first,
            self.deck[:],
            self.hands[:],
            self.hand_counts[:],
            self.known[:],
            self.piles[:],
            self.pile_counts[:],
            [garden.copy() for garden in self.gardens],
        )
        other.over = self.over
        other.turn = self.turn
        other.current = self.current
        other.phase = self.phase
        other.chosen = self.chosen
        other.deck_count = self.deck_count
        return other

    # Who may do what

    def mover(self) -> i64:
        return -1 if self.over else self.current

    def movers(self) -> list[int]:
        return [] if self.over else [self.current]

    def legal(self, seat: i64) -> list[int]:
        if self.over or seat != self.current:
            return []
        actions: list[int] = []
        if self.phase <= SECOND_DRAW:
            if self.deck_count > 0:
                actions.append(DRAW_DECK)
            pile: i64 = 0
            while pile < self.seats:
                if self.pile_counts[pile] > 0:
                    actions.append(DRAW_PILE + pile)
                pile += 1
            return actions
        if self.phase == CHOOSE_CELL:
            return [CELL + cell for cell in self.gardens[seat].open_cells()]
        base: i64 = PLANT if self.phase == CHOOSE_CARD else DISCARD
        i: i64 = seat * self.room
        end = i + i64(self.hand_counts[seat])
        while i < end:
            actions.append(base + i64(self.hands[i]))
            i += 1
        actions.sort()
        return actions

    def refusal(self, seat: i64, action: i64) -> Reason | None:
        return refusal(self, seat, action)

    def holds(self, seat: i64, card: i64) -> bool:
        i: i64 = seat * self.room
        end = i + i64(self.hand_counts[seat])
        while i < end:
            if i64(self.hands[i]) == card:
                return True
            i += 1
        return False

    def commits(self, seat: i64, action: i64) -> bool:
        return action == DRAW_DECK or action >= DISCARD

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.phase == CHOOSE_CELL:
            garden = self.gardens[seat]
            return CELL + i64(garden.opened[rng.below(garden.open_count)])
        if self.phase > SECOND_DRAW:
            card = i64(self.hands[seat * self.room + rng.below(i64(self.hand_counts[seat]))])
            return card + (PLANT if self.phase == CHOOSE_CARD else DISCARD)
        choices: i64 = 1 if self.deck_count > 0 else 0
        pile: i64 = 0
        while pile < self.seats:
            if self.pile_counts[pile] > 0:
                choices += 1
            pile += 1
        choice = rng.below(choices)
        if self.deck_count > 0:
            if choice == 0:
                return DRAW_DECK
            choice -= 1
        pile = 0
        while True:
            if self.pile_counts[pile] > 0:
                if choice == 0:
                    return DRAW_PILE + pile
                choice -= 1
            pile += 1

    # Playing

    def apply(self, seat: i64, action: i64) -> None:
        if action < PLANT:
            self.draw(seat, action)
        elif action < CELL:
            self.chosen = action - PLANT
            self.phase = CHOOSE_CELL
        elif action < DISCARD:
            self.plant(seat, action - CELL)
        else:
            self.discard(seat, action - DISCARD)

    def draw(self, seat: i64, action: i64) -> None:
        card: i64
        if action == DRAW_DECK:
            self.deck_count -= 1
            card = i64(self.deck[self.deck_count])
            self.deck[self.deck_count] = 0
            if self.events is not None:
                self.events.append(Event("draw", seat, {}, {"card": NAMES[card]}, (seat,)))
        else:
            pile = action - DRAW_PILE
            count = self.pile_counts[pile] - u8(1)
            self.pile_counts[pile] = count
            card = i64(self.piles[pile * LARGEST + i64(count)])
            self.known[card] = 1
            if self.events is not None:
                self.events.append(Event("take", seat, {"from": letter(pile), "card": NAMES[card]}))
        count = self.hand_counts[seat]
        self.hands[seat * self.room + i64(count)] = u8(card)
        self.hand_counts[seat] = count + u8(1)
        self.phase += 1

    def take_from_hand(self, seat: i64, card: i64) -> None:
        i: i64 = seat * self.room
        while i64(self.hands[i]) != card:
            i += 1
        count = self.hand_counts[seat] - u8(1)
        last = seat * self.room + i64(count)
        self.hands[i] = self.hands[last]
        self.hands[last] = 0
        self.hand_counts[seat] = count

    def plant(self, seat: i64, cell: i64) -> None:
        card = self.chosen
        self.chosen = NO_CARD
        self.take_from_hand(seat, card)
        self.gardens[seat].plant(card, cell)
        self.phase = CHOOSE_DISCARD
        if self.events is not None:
            self.events.append(Event("plant", seat, {"card": NAMES[card], "x": column(cell), "y": row(cell)}))

    def discard(self, seat: i64, card: i64) -> None:
        self.take_from_hand(seat, card)
        count = self.pile_counts[seat]
        self.piles[seat * LARGEST + i64(count)] = u8(card)
        self.pile_counts[seat] = count + u8(1)
        if self.events is not None:
            self.events.append(Event("discard", seat, {"card": NAMES[card]}))
        self.phase = FIRST_DRAW
        if self.deck_count == 0:
            self.over = True
            if self.events is not None:
                self.events.append(Event("end", None, {"outcome": self.outcome().plain()}))
            return
        self.current = (seat + 1) % self.seats
        self.turn += 1

    def preview(self, seat: i64, action: i64) -> Preview:
        return preview(self, seat, action)

    # Other worlds

    def imagine(self, seat: i64 | None, rng: Rng) -> Arboretum:
        return imagined(self, -1 if seat is None else seat, rng)

    # Looking

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def revealed(self) -> View:
        return revealed(self)

    def hand(self, seat: i64) -> list[int]:
        start = seat * self.room
        return sorted(i64(self.hands[start + i]) for i in range(i64(self.hand_counts[seat])))

    def pile(self, seat: i64) -> list[int]:
        """The discard pile, bottom to top."""
        start = seat * LARGEST
        return [i64(self.piles[start + i]) for i in range(i64(self.pile_counts[seat]))]

    # The end

    def scores(self) -> list[int]:
        sums = hand_sums(self.hands, self.hand_counts, self.ranks)
        scores: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            paths = Paths(self.gardens[seat], self.ranks)
            points: i64 = 0
            species: i64 = 0
            while species < SPECIES:
                if i64(sums[seat * SPECIES + species]) == highest_sum(sums, species):
                    points += paths.best(species)
                species += 1
            scores.append(points)
            seat += 1
        return scores

    def ranking(self) -> list[int]:
        return ranking(self.gardens, self.scores())

    def outcome(self) -> Outcome:
        return outcome(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            restored,
            (
                (self.seats, self.species, self.ranks, self.first),
                [list(self.deck), list(self.hands), list(self.hand_counts)],
                [list(self.known), list(self.piles), list(self.pile_counts)],
                [garden.plantings() for garden in self.gardens],
                (self.over, self.turn, self.current, self.phase, self.chosen, self.deck_count),
            ),
        )


def restored(
    rules: tuple[int, str, int, int],
    cards: list[list[u8]],
    table: list[list[u8]],
    gardens: list[list[tuple[int, int]]],
    state: tuple[bool, int, int, int, int, int],
) -> Arboretum:
    """A position from its pickle."""
    position = Arboretum(
        *rules,
        vec[u8](cards[0]),
        vec[u8](cards[1]),
        vec[u8](cards[2]),
        vec[u8](table[0]),
        vec[u8](table[1]),
        vec[u8](table[2]),
        [planted(plantings) for plantings in gardens],
    )
    position.over, position.turn, position.current, position.phase, position.chosen, position.deck_count = state
    return position
