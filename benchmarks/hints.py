"""Whether hints know how sure they are: `PYTHONPATH=build/compiled .venv/bin/python benchmarks/hints.py arboretum`.

Giants play without thinking ahead, and now and then a hint is asked for. What it names first and the best of those that
begin otherwise are then played to the end by the same net, in fresh worlds as it believes them. For each word of the
page (`web/src/table/advice.ts`): how often it was said, in how many of these cases the first was really the better one,
and by how much of the win on average; as errors are reckoned beside each other, and as if each stood alone.
"""

from __future__ import annotations

import argparse
from math import hypot, sqrt
from statistics import fmean, stdev

import futaie
from futaie import Rng
from futaie.bots.candidate import Candidate
from futaie.bots.foresight import foresee
from futaie.bots.mind import Mind, keep_to_one_core, mind_for
from futaie.bots.trials import Trial, play_on
from futaie.core.position import Position

ASKED = 0.04
"""Of the decisions."""
WORLDS = 200
THE_END = 10**9
WORDS = ((3, "clearly"), (1, "probably"), (0, "hard to say"))


def word(difference: float, *errors: float) -> str:
    unsure = hypot(*errors)
    return next((word for least, word in WORDS if difference > least * unsure), WORDS[-1][1])


def truth(mind: Mind, position: Position, seat: int, first: Candidate, other: Candidate, rng: Rng) -> float:
    """By how much of the win the first is better."""
    belief = mind.answer([(position, seat)]).belief[0]
    worlds = mind.net.worlds(position, seat, belief, WORLDS, rng)
    pairs = [(Trial(world, seat, first.actions), Trial(world, seat, other.actions)) for world in worlds]
    play_on(mind, seat, THE_END, [trial for pair in pairs for trial in pair])
    return fmean(one.win - two.win for one, two in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hints", type=int, default=100)
    options = parser.parse_args()
    game = futaie.game(options.game)
    mind = mind_for(game, options.seats)
    assert mind is not None, f"nothing has learnt {game.name}"
    rng = Rng("hints")
    found: dict[str, dict[str, list[float]]] = {"beside": {}, "alone": {}}
    position, deal, asked = game.new(seats=options.seats, seed="hints 0"), 0, 0
    while asked < options.hints:
        seat = position.mover()
        seen = position.imagine(seat, rng)
        if len(seen.legal(seat)) > 1 and rng.word() < ASKED * 2**32:
            first, *others = foresee(mind, game, seen, seat, rng, None)
            others = [other for other in others if other.actions[0] != first.actions[0]]
            if others:
                asked += 1
                other = max(others, key=lambda candidate: candidate.win)
                better = truth(mind, seen, seat, first, other, rng)
                gap = first.win - other.win
                found["beside"].setdefault(word(gap, first.apart, other.apart), []).append(better)
                found["alone"].setdefault(word(gap, first.error, other.error), []).append(better)
        position.apply(seat, mind.action(seen, seat))
        if position.over:
            deal += 1
            position = game.new(seats=options.seats, seed=f"hints {deal}")
    print("| errors | word | said | first is better | by |\n| --- | --- | --- | --- | --- |")
    for errors, words in found.items():
        for _, said in WORDS:
            gains = words.get(said, [])
            if len(gains) > 1:
                right = 100 * fmean(gain > 0 for gain in gains)
                error = 196 * stdev(gains) / sqrt(len(gains))
                print(
                    f"| {errors} | {said} | {len(gains)} | {right:.0f} % | {100 * fmean(gains):+.1f} ± {error:.1f} % |"
                )


if __name__ == "__main__":
    keep_to_one_core()
    main()
