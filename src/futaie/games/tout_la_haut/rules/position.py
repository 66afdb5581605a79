"""Tout là-haut: turns, the second game of the strategic variant, and hidden information."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.plain import Data
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import Outcome
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Reason
from futaie.core.rules.seat import letter
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import NAMES, names
from futaie.games.tout_la_haut.faces.preview import preview
from futaie.games.tout_la_haut.faces.sheet import outcome
from futaie.games.tout_la_haut.faces.view import objective, revealed, view
from futaie.games.tout_la_haut.rules.grove import NO_OBJECTIVE, RIGHT, Grove, dealt, shuffled
from futaie.games.tout_la_haut.rules.refusals import refusal
from futaie.games.tout_la_haut.rules.scoring import ranking, scores
from futaie.games.tout_la_haut.secrets.imagine import imagined


def starts_second(before: Grove, points: list[int]) -> i64:
    """The seat with the fewest points in the first game; on a tie, the one that played earlier (tout-la-haut 6)."""
    first = before.first
    turn: i64 = 1
    while turn < before.seats:
        seat = before.seat_at(turn)
        if points[seat] < points[first]:
            first = seat
        turn += 1
    return first


if TYPE_CHECKING:
    from futaie.games.tout_la_haut.faces.shapes import Preview, View


@final
class ToutLaHaut(Position):
    def __init__(
        self,
        grove: Grove,
        late_draw: bool,
        strategic: bool,
        second_order: vec[u8],
        second_objective: i64,
        before: Grove | None,
    ) -> None:
        super().__init__(grove.seats)
        self.grove = grove
        """The game being played."""
        self.late_draw = late_draw
        self.strategic = strategic
        self.second_order = second_order
        """The cards of the second game in their order, until it starts; empty if there is none."""
        self.second_objective = second_objective
        self.before = before
        """The first game, while the second is being played (tout-la-haut 6)."""

    def copy(self) -> ToutLaHaut:
        before = self.before
        other = ToutLaHaut(
            self.grove.copy(),
            self.late_draw,
            self.strategic,
            self.second_order[:],
            self.second_objective,
            None if before is None else before.copy(),
        )
        other.over = self.over
        other.turn = self.turn
        return other

    # Who may do what

    def mover(self) -> i64:
        return -1 if self.over else self.grove.seat_at(self.grove.turn)

    def movers(self) -> list[int]:
        return [] if self.over else [self.grove.seat_at(self.grove.turn)]

    def legal(self, seat: i64) -> list[int]:
        return self.grove.legal() if seat == self.mover() else []

    def refusal(self, seat: i64, action: i64) -> Reason | None:
        return refusal(self.grove, seat, action)

    def commits(self, seat: i64, action: i64) -> bool:
        return True

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return self.grove.random_action(rng)

    # Playing

    def apply(self, seat: i64, action: i64) -> None:
        grove = self.grove
        grove.build(action)
        if self.events is not None:
            self.tell_build(seat, action)
        if grove.turn == grove.turns:
            if len(self.second_order) == 0:
                self.over = True
                if self.events is not None:
                    self.events.append(Event("end", None, {"outcome": self.outcome().plain()}))
                return
            self.start_second()
        self.turn += 1

    def start_second(self) -> None:
        """From now on the hand goes to the right (tout-la-haut 6)."""
        before = self.grove
        points = scores(before)
        first = starts_second(before, points)
        self.before = before
        self.grove = dealt(before.seats, first, RIGHT, before.turns, self.second_objective, self.second_order)
        self.second_order = vec[u8]([])
        self.second_objective = NO_OBJECTIVE
        if self.events is not None:
            self.tell_second(points, first)

    def tell_build(self, seat: i64, action: i64) -> None:
        events = self.events
        assert events is not None
        card: Data = {"card": NAMES[action >> 1]}
        if action & 1 == 0:
            events.append(Event("build", seat, {"face": "up", **card}))
        else:
            events.append(Event("build", seat, {"face": "down"}, card, (seat,)))
        grove = self.grove
        if grove.turn == grove.turns:
            return
        mover = grove.seat_at(grove.turn)
        hand = names(grove.passed_on(grove.turn - 1))
        events.append(Event("pass", seat, {"to": letter(mover), "count": len(hand)}, {"cards": hand}, (seat, mover)))
        turn = grove.turn - 1 + grove.seats if self.late_draw else grove.turn
        if turn < grove.turns:
            drawer = grove.seat_at(turn)
            drawn: Data = {"card": NAMES[i64(grove.order[grove.seats + turn])]}
            events.append(Event("draw", drawer, {}, drawn, (drawer,)))

    def tell_second(self, points: list[int], first: i64) -> None:
        events = self.events
        assert events is not None
        told: Data = {letter(seat): own for seat, own in enumerate(points)}
        events.append(Event("half", None, {"scores": told}))
        shown: Data = {"first": letter(first), "objective": "none", "points": 0}
        goal = objective(self.grove.objective)
        if goal is not None:
            shown |= {"objective": goal["name"], "points": goal["points"]}
        events.append(Event("start", None, shown))

    def preview(self, seat: i64, action: i64) -> Preview:
        return preview(self.grove, seat, action)

    # Other worlds

    def imagine(self, seat: i64 | None, rng: Rng) -> ToutLaHaut:
        viewer: i64 = -1 if seat is None else seat
        before = self.before
        other = ToutLaHaut(
            imagined(self.grove, viewer, self.late_draw, rng),
            self.late_draw,
            self.strategic,
            self.second_order if len(self.second_order) == 0 else shuffled(self.second_order, rng),
            self.second_objective,
            None if before is None else imagined(before, viewer, self.late_draw, rng),
        )
        if self.second_objective != NO_OBJECTIVE:
            other.second_objective = rng.below(4)
            if other.second_objective >= self.grove.objective:
                other.second_objective += 1
        other.over = self.over
        other.turn = self.turn
        return other

    # Looking

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def revealed(self) -> View:
        return revealed(self)

    # The end

    def scores(self) -> list[int]:
        points = scores(self.grove)
        before = self.before
        if before is not None:
            return [own + earlier for own, earlier in zip(points, scores(before), strict=True)]
        return points

    def ranking(self) -> list[int]:
        return ranking(self.grove, self.scores())

    def outcome(self) -> Outcome:
        return outcome(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        rules = (self.late_draw, self.strategic)
        second = (list(self.second_order), self.second_objective)
        return (restored, (self.grove, rules, second, self.before, self.over, self.turn))


def restored(
    grove: Grove, rules: tuple[bool, bool], second: tuple[list[u8], int], before: Grove | None, over: bool, turn: int
) -> ToutLaHaut:
    """A position from its pickle."""
    position = ToutLaHaut(grove, rules[0], rules[1], vec[u8](second[0]), second[1], before)
    position.over = over
    position.turn = turn
    return position
