"""Hortis: rounds in which every seat lays one card, and hidden information."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i16, i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import Outcome
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Reason
from futaie.core.vecs import vec
from futaie.games.hortis.box.cards import Deck
from futaie.games.hortis.faces.preview import preview
from futaie.games.hortis.faces.sheet import outcome
from futaie.games.hortis.faces.view import placement, revealed, view
from futaie.games.hortis.rules.actions import (
    CHOOSE_CARD,
    CHOOSE_PLACE,
    CHOOSE_SERVED,
    NO_CARD,
    NO_FACE,
    PLACE,
    PLACED,
    SERVE,
    STOPPED,
)
from futaie.games.hortis.rules.orchard import ALL_SERVED, NOWHERE, Orchard, grown
from futaie.games.hortis.rules.recipes import Recipe
from futaie.games.hortis.rules.refusals import refusal
from futaie.games.hortis.rules.scoring import final_points, ranking
from futaie.games.hortis.secrets.imagine import imagined

if TYPE_CHECKING:
    from futaie.games.hortis.faces.shapes import Preview, View


@final
class Hortis(Position):
    def __init__(
        self,
        seats: i64,
        deck: Deck,
        recipes: tuple[Recipe, ...],
        cards: i64,
        pile: vec[u8],
        hands: vec[u8],
        orchards: list[Orchard],
    ) -> None:
        super().__init__(seats)
        self.deck = deck
        """The cards and recipes of the box."""
        self.recipes = recipes
        self.cards = cards
        """The number of cards in play, including the first one."""
        self.pile = pile
        """The unseen cards, the next one last; those at the bottom are not played."""
        self.pile_count: i64 = len(pile)
        self.hands = hands
        """Two cards for each seat in ascending order, NO_CARD after the last one."""
        self.orchards = orchards
        self.shown = orchards[:]
        """The orchards as the other seats see them: without the placement of this round until all have placed."""
        self.phases = vec[u8]([u8(CHOOSE_CARD)] * seats)
        self.chosen = vec[u8]([u8(NO_FACE)] * seats)
        """The card to lay and its turn (card * 4 + quarter turns), from choosing it to the end of the placement."""

    def copy(self) -> Hortis:
        other = Hortis(
            self.seats,
            self.deck,
            self.recipes,
            self.cards,
            self.pile[:],
            self.hands[:],
            self.orchards[:],
        )
        other.shown = self.shown[:]
        other.phases = self.phases[:]
        other.chosen = self.chosen[:]
        other.over = self.over
        other.turn = self.turn
        other.pile_count = self.pile_count
        return other

    # Who may do what

    def mover(self) -> i64:
        seat: i64 = 0
        while seat < self.seats:
            if self.phases[seat] < PLACED:
                return seat
            seat += 1
        return -1

    def movers(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.phases[seat] < PLACED]

    def simultaneous(self) -> bool:
        return self.seats > 1

    def legal(self, seat: i64) -> list[int]:
        actions: list[int] = []
        if seat < 0 or seat >= self.seats:
            return actions
        orchard = self.orchards[seat]
        phase = i64(self.phases[seat])
        i: i64 = 0
        if phase == CHOOSE_CARD:
            while i < 8:
                face = self.face(seat, i)
                if face != NO_FACE and orchard.first_place(face) != NOWHERE:
                    actions.append(face)
                i += 1
        elif phase == CHOOSE_PLACE:
            found = vec[i16]([i16(0)] * orchard.room())
            count = orchard.fill_places(i64(self.chosen[seat]), found, 0)
            while i < count:
                actions.append(PLACE + i64(found[i]))
                i += 1
        elif phase == CHOOSE_SERVED:
            while i < 6:
                if orchard.may_serve(i):
                    actions.append(SERVE + i)
                i += 1
        return actions

    def face(self, seat: i64, i: i64) -> i64:
        """The i-th of the eight ways to take a card from the hand, NO_FACE if there is no such card."""
        card = i64(self.hands[2 * seat + (i >> 2)])
        return NO_FACE if card == NO_CARD else card * 4 + (i & 3)

    def can_place(self, seat: i64) -> bool:
        i: i64 = 0
        while i < 8:
            face = self.face(seat, i)
            if face != NO_FACE and self.orchards[seat].first_place(face) != NOWHERE:
                return True
            i += 1
        return False

    def refusal(self, seat: i64, action: i64) -> Reason | None:
        return refusal(self, seat, action)

    def commits(self, seat: i64, action: i64) -> bool:
        return action >= PLACE and self.after(seat, action).asking == ALL_SERVED

    def after(self, seat: i64, action: i64) -> Orchard:
        """The seat's orchard after a legal action other than taking a card."""
        if action < SERVE:
            return self.orchards[seat].laid(i64(self.chosen[seat]), action - PLACE)
        return self.orchards[seat].served(action - SERVE)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        orchard = self.orchards[seat]
        phase = i64(self.phases[seat])
        if phase == CHOOSE_PLACE:
            cells = vec[i16]([i16(0)] * orchard.room())
            return PLACE + i64(cells[rng.below(orchard.fill_places(i64(self.chosen[seat]), cells, 0))])
        found = vec[i16]([i16(0)] * 8)
        count: i64 = 0
        i: i64 = 0
        while i < 8:
            if phase == CHOOSE_CARD:
                face = self.face(seat, i)
                if face != NO_FACE and orchard.first_place(face) != NOWHERE:
                    found[count] = i16(face)
                    count += 1
            elif i < 6 and orchard.may_serve(i):
                found[count] = i16(SERVE + i)
                count += 1
            i += 1
        return i64(found[rng.below(count)])

    # Playing

    def apply(self, seat: i64, action: i64) -> None:
        if action < PLACE:
            self.chosen[seat] = u8(action)
            self.phases[seat] = CHOOSE_PLACE
            return
        orchard = self.after(seat, action)
        self.orchards[seat] = orchard
        self.phases[seat] = CHOOSE_SERVED
        if orchard.asking == ALL_SERVED:
            self.finish(seat)

    def finish(self, seat: i64) -> None:
        """The seat's placement is complete; the last one reveals them all (hortis 11)."""
        self.take_from_hand(seat, i64(self.chosen[seat]) >> 2)
        self.chosen[seat] = NO_FACE
        self.phases[seat] = PLACED
        if self.events is not None and self.seats > 1:
            secret = placement(self.shown[seat], self.orchards[seat])
            self.events.append(Event("placed", seat, {}, secret, (seat,)))
        if self.mover() < 0:
            self.end_round()

    def end_round(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if self.phases[seat] == PLACED:
                if self.events is not None:
                    self.events.append(Event("place", seat, placement(self.shown[seat], self.orchards[seat])))
                self.shown[seat] = self.orchards[seat]
            seat += 1
        if self.turn == self.cards - 1:
            self.end()
            return
        self.turn += 1
        card: i64 = NO_CARD
        if self.pile_count > self.left_out():
            self.pile_count -= 1
            card = i64(self.pile[self.pile_count])
            self.pile[self.pile_count] = 0
            if self.events is not None:
                self.events.append(Event("draw", None, {"card": card + 1}))
        seat = 0
        while seat < self.seats:
            if self.phases[seat] == PLACED:
                self.put_into_hand(seat, card)
                self.phases[seat] = CHOOSE_CARD
                if not self.can_place(seat):
                    self.phases[seat] = STOPPED
                    if self.events is not None:
                        self.events.append(Event("stop", seat))
            seat += 1
        if self.mover() < 0:
            self.end()

    def end(self) -> None:
        self.over = True
        if self.events is not None:
            self.events.append(Event("end", None, {"outcome": self.outcome().plain()}))

    def left_out(self) -> i64:
        """How many cards at the bottom of the pile are not played."""
        return len(self.pile) + (3 if self.cards > 2 else 2) - self.cards

    def take_from_hand(self, seat: i64, card: i64) -> None:
        if i64(self.hands[2 * seat]) == card:
            self.hands[2 * seat] = self.hands[2 * seat + 1]
        self.hands[2 * seat + 1] = NO_CARD

    def put_into_hand(self, seat: i64, card: i64) -> None:
        """Joins the other card in the hand, if any."""
        other = i64(self.hands[2 * seat])
        self.hands[2 * seat] = u8(min(card, other))
        self.hands[2 * seat + 1] = u8(max(card, other))

    def preview(self, seat: i64, action: i64) -> Preview:
        return preview(self, seat, action)

    def imagine(self, seat: i64 | None, rng: Rng) -> Hortis:
        return imagined(self, -1 if seat is None else seat, rng)

    # Looking

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def revealed(self) -> View:
        return revealed(self)

    def placed_card(self, seat: i64) -> i64:
        """The card that the seat placed last."""
        orchard = self.orchards[seat]
        return i64(orchard.history[3 * orchard.count - 3]) >> 2

    def hand(self, seat: i64) -> list[int]:
        return [i64(self.hands[i]) for i in (2 * seat, 2 * seat + 1) if self.hands[i] != NO_CARD]

    def hand_shown(self, seat: i64) -> list[int]:
        """The hand as the other seats see it: with the card placed in this round until all have placed."""
        cards = self.hand(seat)
        if self.phases[seat] == PLACED and self.orchards[seat].count > self.shown[seat].count:
            cards.append(self.placed_card(seat))
            cards.sort()
        return cards

    def unseen(self) -> list[int]:
        """The cards that nobody has seen; after the game, those for the next one (hortis 10)."""
        return sorted(i64(self.pile[i]) for i in range(self.pile_count))

    # The end

    def scores(self) -> list[int]:
        return [final_points(orchard, self.recipes) for orchard in self.orchards]

    def ranking(self) -> list[int]:
        return ranking(self.orchards, self.recipes)

    def outcome(self) -> Outcome:
        return outcome(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            restored,
            (
                (self.seats, self.deck, self.recipes, self.cards),
                [list(self.pile), list(self.hands), list(self.phases), list(self.chosen)],
                [orchard.placements() for orchard in self.orchards],
                [orchard.placements() for orchard in self.shown],
                (self.over, self.turn, self.pile_count),
            ),
        )


def restored(
    rules: tuple[int, Deck, tuple[Recipe, ...], int],
    cards: list[list[u8]],
    orchards: list[list[tuple[int, int, int]]],
    shown: list[list[tuple[int, int, int]]],
    state: tuple[bool, int, int],
) -> Hortis:
    """A position from its pickle."""
    faces = vec[u8](rules[1].faces())
    position = Hortis(
        *rules, vec[u8](cards[0]), vec[u8](cards[1]), [grown(faces, placements) for placements in orchards]
    )
    position.shown = [grown(faces, placements) for placements in shown]
    position.phases = vec[u8](cards[2])
    position.chosen = vec[u8](cards[3])
    position.over, position.turn, position.pile_count = state
    return position
