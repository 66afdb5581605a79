"""Whether hints know how sure they are: `PYTHONPATH=build/compiled .venv/bin/python benchmarks/hints.py arboretum`.

Giants play without thinking ahead, and now and then a hint is requested. Its first candidate and the best one that
begins differently are then played to the end by the same net, in new worlds as it believes them. For each word of the
page (`web/src/hint/advice.ts`) this shows how often it was said, in how many of these cases the first was found to be
better, and worse, by two standard errors (in the others no difference was found), and the promised and the found
difference in the chance to win: once as the page compares them (`beside`), once as if the errors were independent
(`alone`).
"""

from __future__ import annotations

import argparse
from math import hypot
from typing import NamedTuple

import futaie
from futaie import Rng
from futaie.bots.candidate import Candidate, error, mean
from futaie.bots.learned.foresight import foresee
from futaie.bots.learned.mind import Mind, keep_to_one_core, mind_for
from futaie.bots.learned.rollouts import Trial, play_on
from futaie.core.rules.position import Position

ASKED = 0.04
"""The share of decisions with a hint."""
WORLDS = 300
THE_END = 10**9
WORDS = ("clearly", "probably", "hard to say")


def word(difference: float, *errors: float) -> str:
    """The page's word, without points, which decide there where chances are equal."""
    unsure = hypot(*errors)
    return WORDS[0] if difference > 3 * unsure else WORDS[1] if difference > unsure else WORDS[2]


class Case(NamedTuple):
    promised: float
    found: float
    error: float


def case(mind: Mind, position: Position, seat: int, first: Candidate, other: Candidate, rng: Rng) -> Case:
    """The difference in the chance to win between the two."""
    belief = mind.answer([(position, seat)]).belief[0]
    worlds = mind.net.worlds(position, seat, belief, WORLDS, rng)
    pairs = [(Trial(world, seat, first.actions), Trial(world, seat, other.actions)) for world in worlds]
    play_on(mind, seat, THE_END, [trial for pair in pairs for trial in pair])
    found = [one.win - two.win for one, two in pairs]
    return Case(first.win - other.win, mean(found), error(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hints", type=int, default=100)
    options = parser.parse_args()
    game = futaie.game(options.game)
    mind = mind_for(game, options.seats)
    assert mind is not None, f"no net plays {game.name}"
    rng = Rng("hints")
    found: dict[tuple[str, str], list[Case]] = {}
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
                known = case(mind, seen, seat, first, other, rng)
                for errors, said in (
                    ("beside", word(known.promised, first.error_beside, other.error_beside)),
                    ("alone", word(known.promised, first.error, other.error)),
                ):
                    found.setdefault((errors, said), []).append(known)
        position.apply(seat, mind.action(seen, seat))
        if position.over:
            deal += 1
            position = game.new(seats=options.seats, seed=f"hints {deal}")
    print("| errors | word | said | better | worse | promised | found |\n| --- | --- | --- | --- | --- | --- | --- |")
    for errors in ("beside", "alone"):
        for said in WORDS:
            cases = found.get((errors, said), [])
            better = sum(each.found > 2 * each.error for each in cases)
            worse = sum(each.found < -2 * each.error for each in cases)
            gains = [f"{100 * mean(list(part)):+.1f} %" for part in zip(*[each[:2] for each in cases], strict=True)]
            print(f"| {errors} | {said} | {len(cases)} | {better} | {worse} | {' | '.join(gains)} |", flush=True)


if __name__ == "__main__":
    keep_to_one_core()
    main()
