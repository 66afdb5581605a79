"""Position: one game in progress. Each game's position.py implements what is abstract here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from futaie.core.chance.rng import Rng
from futaie.core.plain import Fields
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import Outcome
from futaie.core.rules.reason import IllegalAction, Reason, Why

ANNOTATED: Final = 2048
"""Above every action's number. A game may accept an action plus a multiple of this: the same action with a detail that
makes no difference to play, such as which of several equal places is meant. `legal` lists plain actions only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    seats: i64
    over: bool
    turn: i64
    """The number of the turn being played, from 1; where all play at once, of the round."""
    events: list[Event] | None
    """What happened while an action is played for an audience; None in search, where nobody listens."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.over = False
        self.turn = 1
        self.events = None

    # Who may do what

    def mover(self) -> i64:
        """The lowest seat that owes a decision; -1 when the game is over."""
        raise NotImplementedError

    def movers(self) -> list[int]:
        """All seats that owe a decision now."""
        raise NotImplementedError

    def simultaneous(self) -> bool:
        """Whether all play at once, so that what a seat committed stays hidden until the turn is complete."""
        return False

    def legal(self, seat: i64) -> list[int]:
        """The seat's legal actions in ascending order; none if it owes no decision."""
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> Reason | None:
        """Why a mover may not take a numbered action, as far as the seat can know."""
        raise NotImplementedError

    def reason(self, seat: i64, action: i64) -> Reason | None:
        """None if the action is legal, otherwise why it is not."""
        if self.over:
            return Reason(Why.GAME_OVER)
        if seat not in self.movers():
            return Reason(Why.NOT_YOUR_TURN)
        return self.refusal(seat, action)

    def commits(self, seat: i64, action: i64) -> bool:
        """Whether this legal action cannot be undone."""
        raise NotImplementedError

    # Playing

    def apply(self, seat: i64, action: i64) -> None:
        """Plays a legal action, unchecked."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> list[Event]:
        """Plays an action and tells what happened; IllegalAction leaves the position as it was."""
        reason = self.reason(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        return self.apply_and_tell(seat, action)

    def apply_and_tell(self, seat: i64, action: i64) -> list[Event]:
        """Plays a legal action, unchecked, and tells what happened."""
        events: list[Event] = []
        self.events = events
        self.apply(seat, action)
        self.events = None
        return events

    def preview(self, seat: i64, action: i64) -> Fields:
        """What a legal action would do, as far as the seat can know."""
        raise NotImplementedError

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of the seat's legal actions, at random."""
        raise NotImplementedError

    # Other worlds

    def copy(self) -> Position:
        raise NotImplementedError

    def imagine(self, seat: i64 | None, rng: Rng) -> Position:
        """A copy in which everything the seat (None: a spectator) cannot know is drawn again."""
        raise NotImplementedError

    # Looking

    def view(self, seat: int | None) -> Fields:
        """Everything the seat (None: a spectator) may know."""
        raise NotImplementedError

    def revealed(self) -> Fields:
        """Everything, for reviews of finished matches; same shape as a view."""
        raise NotImplementedError

    # The end

    def scores(self) -> list[int]:
        """Points of each seat, as if the game ended here."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, from 1, as if the game ended here."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Ranking, points and score sheets, as if the game ended here."""
        raise NotImplementedError
