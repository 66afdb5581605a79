"""Features: what a net is told, and how it answers. Each game's net.py makes them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from futaie.core.encoder import Encoder, add_field
from futaie.core.position import Position
from futaie.core.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Encoder):
    """A net chooses among numbered choices, which need not be the actions of the game."""

    choices: i64
    """Where the field of the choices starts: 1 for each that may be made."""
    choice_count: i64
    truth: i64
    """Where the field of what is hidden starts, for training; -1 without one."""

    def knows(self, position: Position) -> bool:
        """Whether a net has learnt games like this one; rules can be chosen that it has never seen."""
        raise NotImplementedError

    def action(self, told: vec[u8], at: i64, seat: i64, choice: i64) -> int:
        """The action that a choice means, for the seat that was told this."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Flat(Features):
    """What an encoder tells, and the actions by their numbers."""

    def __init__(self, encoder: Encoder, action_count: int) -> None:
        fields = list(encoder.fields)
        self.encoder = encoder
        self.choice_count = action_count
        self.choices = add_field(fields, "choices", (action_count,), 1, "what may be chosen now")
        self.truth = -1
        super().__init__(fields)

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        self.encoder.fill(position, seat, into, at)
        place = at + self.choices
        for action in position.legal(seat):
            into[place + action] = 1

    def action(self, told: vec[u8], at: i64, seat: i64, choice: i64) -> int:
        return choice
