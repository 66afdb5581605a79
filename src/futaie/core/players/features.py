"""Features: the input of a net, and the meaning of its choices. Each game has its own, in features.py."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from futaie.core.research.encoder import Encoder, Field, add_field
from futaie.core.rules.position import Position
from futaie.core.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Encoder):
    """A net chooses among numbered choices, which need not be the actions of the game."""

    choices: i64
    """Where the field of the choices starts: 1 for each legal one."""
    choice_count: i64
    truth: i64
    """Where the field of hidden information starts, for training; -1 without one."""

    def knows(self, position: Position) -> bool:
        """Whether the net has learned games like this one; options allow games that it has never seen."""
        raise NotImplementedError

    def action(self, told: vec[u8], at: i64, seat: i64, choice: i64) -> int:
        """The action that a choice stands for, for the seat that this input was written for."""
        raise NotImplementedError

    def unlearned(self, position: Position, seat: i64) -> list[int]:
        """Legal actions that the net has not learned, and is not asked about. It can still think ahead about them."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Flat(Features):
    """An encoder's observation, the number of seats, and the actions as choices."""

    def __init__(self, encoder: Encoder, fields: list[Field], action_count: int, most_seats: int, hidden: int) -> None:
        """`fields`: the encoder's, to be added to; `hidden`: how many numbers hold hidden information, or 0."""
        self.encoder = encoder
        self.seats = add_field(fields, "seats", (most_seats - 1,), 1, "two or more")
        self.choice_count = action_count
        self.choices = add_field(fields, "choices", (action_count,), 1, "what may be chosen now")
        self.truth = add_field(fields, "truth", (hidden,), 255, "what is hidden") if hidden else -1
        super().__init__(fields)

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        self.encoder.fill(position, seat, into, at)
        into[at + self.seats + position.seats - 2] = 1
        place = at + self.choices
        for action in position.legal(seat):
            into[place + self.turned(action, -seat, position.seats)] = 1
        if self.truth >= 0:
            self.fill_truth(position, seat, into, at + self.truth)

    def fill_truth(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        """What is hidden from the seat, for a critic."""
        raise NotImplementedError

    def turned(self, action: i64, by: i64, seats: i64) -> i64:
        """The same action with seats counted from another one; by default no action names a seat."""
        return action

    def action(self, told: vec[u8], at: i64, seat: i64, choice: i64) -> int:
        seats: i64 = 2
        while told[at + self.seats + seats - 2] == 0:
            seats += 1
        return self.turned(choice, seat, seats)
