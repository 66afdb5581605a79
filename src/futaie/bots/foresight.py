"""What a net foresees: the candidates that it likes best, and what each leads to as far as the seat can know.

All candidates are played in the same worlds, drawn as the net believes. Where a candidate ends the turn the others
play on as the net would, until the seat is asked again: then the net says what is to be expected, from what the seat
sees there. The errors are those of the worlds, and of the net as far as it contradicts itself.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from futaie.bots.candidate import MOST, Candidate, Samples, lead, won
from futaie.bots.mind import Mind
from futaie.core.game import Game
from futaie.core.position import Position
from futaie.core.rng import Rng

if TYPE_CHECKING:
    from futaie.bots.nets.answer import Answer

WORLDS = 32


def foresee(mind: Mind, game: Game, position: Position, seat: int, rng: Rng, worlds: int | None) -> list[Candidate]:
    answer = mind.answer([(position, seat)])
    samples = candidates(mind, position, seat, answer)
    games = []
    for world in mind.net.worlds(position, seat, answer.belief[0], WORLDS if worlds is None else worlds, rng):
        for sample in samples:
            after = world.copy()
            for action in sample.actions:
                after.apply(seat, action)
            games.append((after, sample))
    judge(mind, seat, games)
    doubt(samples, float(answer.win[0, 0]), ahead(answer, 0))
    return [sample.candidate(game, position, seat) for sample in samples]


def ahead(answer: Answer, number: int) -> float:
    """The points ahead of the best other seat, from those ahead of the others' mean."""
    own, *others = answer.margin[number].tolist()
    return float((own - max(others)) * len(others) / (len(others) + 1))


def doubt(samples: list[Samples], win: float, margin: float) -> None:
    """Where a net expected something else before it looked ahead, it errs by about as much, even if worlds agree."""
    shares = [sample.share or 0.0 for sample in samples]
    win -= sum(share * sample.win.mean() for share, sample in zip(shares, samples, strict=True)) / sum(shares)
    margin -= sum(share * sample.margin.mean() for share, sample in zip(shares, samples, strict=True)) / sum(shares)
    for sample in samples:
        sample.doubts = (win, margin)


def candidates(mind: Mind, position: Position, seat: int, answer: Answer) -> list[Samples]:
    """Each of the likeliest actions, with what the net likes best after it, up to one that cannot be taken back."""
    logits = answer.logits[0].tolist()
    highest = max(logits)
    chances = [exp(logit - highest) for logit in logits]
    best = [choice for choice in sorted(range(len(logits)), key=lambda i: -logits[i])[:MOST] if chances[choice] > 0]
    actions = [[mind.meant(0, choice)] for choice in best]
    after = [position.copy() for _ in best]
    going = list(range(len(best)))
    while going:
        going = [i for i in going if not after[i].commits(seat, actions[i][-1])]
        for i in going:
            after[i].apply(seat, actions[i][-1])
        going = [i for i in going if after[i].mover() == seat]
        if going:
            choices = mind.answer([(after[i], seat) for i in going]).logits.argmax(1).tolist()
            for number, i in enumerate(going):
                actions[i].append(mind.meant(number, choices[number]))
    total = sum(chances)
    return [Samples(tuple(line), chances[choice] / total) for line, choice in zip(actions, best, strict=True)]


def judge(mind: Mind, seat: int, games: list[tuple[Position, Samples]]) -> None:
    """Each game where the seat is asked again, or where it ends."""
    while games:
        for world, sample in games:
            if world.over:
                sample.add(won(world, seat), lead(world.scores(), seat))
        games = [(world, sample) for world, sample in games if not world.over]
        if games:
            games = go_on(mind, seat, games)


def go_on(mind: Mind, seat: int, games: list[tuple[Position, Samples]]) -> list[tuple[Position, Samples]]:
    """Judges the games in which the seat is asked; in the others somebody acts."""
    answer = mind.answer([(world, world.mover()) for world, _ in games])
    choices = answer.logits.argmax(1).tolist()
    going = []
    for number, (world, sample) in enumerate(games):
        if world.mover() == seat:
            sample.add(float(answer.win[number, 0]), ahead(answer, number))
        else:
            world.apply(world.mover(), mind.meant(number, choices[number]))
            going.append((world, sample))
    return going
