"""What a net foresees: its preferred candidates, and what each leads to as far as the seat can know.

All candidates are tried in the same worlds, drawn as the net believes, until the seat is asked again; those that the
net has not learned, until it is asked in its next turn. The errors are those of the worlds, and of the net as far as it
disagrees with itself.
"""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import TYPE_CHECKING

from futaie.bots.candidate import MOST, Candidate, Samples, candidates_from, mean
from futaie.bots.learned.mind import Mind
from futaie.bots.learned.rollouts import ANY_TURN, Trial, ahead, play_on
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.rules.position import Position

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Answer

WORLDS = 32


def foresee(mind: Mind, game: Game, position: Position, seat: int, rng: Rng, worlds: int | None) -> list[Candidate]:
    answer = mind.answer([(position, seat)])
    samples = candidates(mind, position, seat, answer)
    drawn = mind.net.worlds(position, seat, answer.belief[0], WORLDS if worlds is None else worlds, rng)
    trials = [(Trial(world, seat, sample.actions), sample) for world in drawn for sample in samples]
    play_on(mind, seat, ANY_TURN, [trial for trial, sample in trials if sample.share])
    # In the middle of a turn of a kind that it has not learned, the net could not tell how good it is.
    play_on(mind, seat, position.turn, [trial for trial, sample in trials if not sample.share])
    for trial, sample in trials:
        sample.add(trial.win, trial.margin)
    samples = as_many_as_are_shown(samples)
    doubt(samples, float(answer.win[0, 0]), ahead(answer, 0))
    return candidates_from(samples, game, position, seat)


def as_many_as_are_shown(samples: list[Samples]) -> list[Samples]:
    """Of the actions that the net has not learned only the best is shown, instead of the one it likes least."""
    learned = [sample for sample in samples if sample.share]
    unlearned = [sample for sample in samples if not sample.share]
    if not unlearned:
        return learned
    return [*learned[: MOST - 1], max(unlearned, key=lambda sample: (mean(sample.wins), mean(sample.margins)))]


def doubt(samples: list[Samples], win: float, margin: float) -> None:
    """Where looking ahead changes what a net expects, it errs by about as much, even if the worlds agree."""
    shares = [sample.share or 0.0 for sample in samples]
    win -= fmean([mean(sample.wins) for sample in samples], shares)
    margin -= fmean([mean(sample.margins) for sample in samples], shares)
    for sample in samples:
        sample.doubts = (win, margin)


def candidates(mind: Mind, position: Position, seat: int, answer: Answer) -> list[Samples]:
    """Each of the likeliest actions, and those that the net has not learned, with the net's preferred continuation, up
    to an action that cannot be undone."""
    logits = answer.logits[0].tolist()
    highest = max(logits)
    chances = [exp(logit - highest) for logit in logits]
    best = [choice for choice in sorted(range(len(logits)), key=lambda i: -logits[i])[:MOST] if chances[choice] > 0]
    total = sum(chances)
    shares = [chances[choice] / total for choice in best]
    actions = [[mind.meant(0, choice)] for choice in best]
    for action in mind.unlearned(position, seat):
        actions.append([action])
        shares.append(0.0)
    after = [position.copy() for _ in actions]
    going = list(range(len(actions)))
    while going:
        going = [i for i in going if not after[i].commits(seat, actions[i][-1])]
        for i in going:
            after[i].apply(seat, actions[i][-1])
        going = [i for i in going if after[i].mover() == seat]
        if going:
            choices = mind.answer([(after[i], seat) for i in going]).logits.argmax(1).tolist()
            for number, i in enumerate(going):
                actions[i].append(mind.meant(number, choices[number]))
    return [Samples(tuple(line), share) for line, share in zip(actions, shares, strict=True)]
