"""Trials: actions of a seat in worlds that it thinks possible, played on as a net would play until the net can judge.

Whoever is asked does what the net likes best in their place. The net judges where the seat itself is asked, from what
it sees there: what others expect they expect without knowing its hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from futaie.bots.candidate import lead, won
from futaie.bots.mind import Mind
from futaie.core.position import Position

if TYPE_CHECKING:
    from futaie.core.nets.answer import Answer


ANY_TURN = -1
"""The last turn, where the net judges as soon as the seat is asked."""


class Trial:
    """What some actions lead to in one world: the part of the win, and the points ahead of the best other seat."""

    def __init__(self, world: Position, seat: int, actions: Sequence[int]) -> None:
        self.world = world.copy()
        for action in actions:
            self.world.apply(seat, action)
        self.win = 0.0
        self.margin = 0.0


def play_on(mind: Mind, seat: int, last: int, trials: list[Trial]) -> None:
    """Until each is over, or the seat is asked in a later turn than the last."""
    while trials:
        for trial in trials:
            if trial.world.over:
                trial.win, trial.margin = won(trial.world, seat), lead(trial.world.scores(), seat)
        trials = [trial for trial in trials if not trial.world.over]
        if trials:
            trials = step(mind, seat, last, trials)


def step(mind: Mind, seat: int, last: int, trials: list[Trial]) -> list[Trial]:
    """One decision in each; those that go on."""
    answer = mind.answer([(trial.world, trial.world.mover()) for trial in trials])
    choices = answer.logits.argmax(1).tolist()
    going = []
    for number, trial in enumerate(trials):
        mover = trial.world.mover()
        if mover == seat and trial.world.turn > last:
            trial.win, trial.margin = float(answer.win[number, 0]), ahead(answer, number)
        else:
            trial.world.apply(mover, mind.meant(number, choices[number]))
            going.append(trial)
    return going


def ahead(answer: Answer, number: int) -> float:
    """The points ahead of the best other seat, from those ahead of the others' mean."""
    own, *others = answer.margin[number].tolist()
    return float((own - max(others)) * len(others) / (len(others) + 1))
