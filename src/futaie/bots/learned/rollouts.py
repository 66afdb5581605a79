"""Trials: a seat's actions in worlds that it thinks possible, played on by the net until the net can evaluate them.

Everybody plays the action the net would prefer in their place. The net evaluates only where the seat itself is asked,
from what it sees there: elsewhere it would judge without knowing the seat's hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from futaie.bots.candidate import lead, won
from futaie.bots.learned.mind import Mind
from futaie.core.rules.position import Position

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Answer


ANY_TURN = -1
"""A `last` turn with which the net evaluates as soon as the seat is asked again."""


class Trial:
    """What some actions lead to in one world: the share of the win, and the points ahead of the best other seat."""

    def __init__(self, world: Position, seat: int, actions: Sequence[int]) -> None:
        self.world = world.copy()
        for action in actions:
            self.world.apply(seat, action)
        self.win = 0.0
        self.margin = 0.0


def play_on(mind: Mind, seat: int, last: int, trials: list[Trial]) -> None:
    """Until each is over, or the seat is asked in a turn after the last."""
    while trials:
        for trial in trials:
            if trial.world.over:
                trial.win, trial.margin = won(trial.world, seat), lead(trial.world.scores(), seat)
        trials = [trial for trial in trials if not trial.world.over]
        if trials:
            trials = step(mind, seat, last, trials)


def step(mind: Mind, seat: int, last: int, trials: list[Trial]) -> list[Trial]:
    """Plays one decision in each; returns those that go on."""
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
    """The points ahead of the best other seat, computed from those ahead of the others' mean."""
    own, *others = answer.margin[number].tolist()
    return float((own - max(others)) * len(others) / (len(others) + 1))
