"""Two ways to play worse: a short search with random actions, and a net at a high temperature.

    OPENBLAS_NUM_THREADS=1 python benchmarks/weaker.py arboretum --deals 20

Each plays against `greedy` on the same deals from both seats. The net judges the cost of a decision: in the same
worlds, the chance to win after its favourite against that after the choice. Of two equally strong players, the one with
many small losses errs more like a person than the one that blunders.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean
from typing import NamedTuple

import numpy as np

import futaie
from futaie import Rng
from futaie.bots.candidate import won
from futaie.bots.learned.mind import Mind, mind_for
from futaie.bots.learned.rollouts import ANY_TURN, Trial, play_on
from futaie.bots.player import Player, seat_player
from futaie.core.game import Game
from futaie.core.rules.position import Position

LEVELS = ("seedling", "sapling", "tree")
TEMPERATURES = (2.0, 4.0, 6.0, 10.0, 16.0)
WORLDS = 24
JUDGED = 0.25
"""The share of decisions that are judged."""
GROSS = 0.1
"""A blunder costs at least this much of the chance to win."""


class Warm:
    """Samples from the net's policy at a temperature."""

    def __init__(self, mind: Mind, temperature: float, rng: Rng) -> None:
        self.name = f"net at {temperature:g}"
        self.mind = mind
        self.temperature = temperature
        self.rng = rng

    def act(self, position: Position, seat: int) -> int:
        logits = self.mind.answer([(position, seat)]).logits[0] / self.temperature
        sums = np.exp(logits - logits.max()).cumsum()
        return self.mind.meant(0, int((sums <= self.rng.word() / 2**32 * sums[-1]).sum()))


class Found(NamedTuple):
    wins: list[float]
    losses: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=20)
    options = parser.parse_args()
    game = futaie.game(options.game)
    mind = mind_for(game, 2)
    assert mind is not None, f"no net plays {options.game}"
    for level in (*LEVELS, *TEMPERATURES):
        found = Found([], [])
        for deal in range(options.deals):
            for own in range(2):
                rng = Rng(f"{level} {deal} {own}")
                player: Player = seat_player(level, game, rng) if isinstance(level, str) else Warm(mind, level, rng)
                play(game, mind, player, own, deal, found)
        print(told(player.name, found), flush=True)


def told(name: str, found: Found) -> str:
    wins, losses = np.array(found.wins), np.array(found.losses)
    error = 196 * sqrt(wins.mean() * (1 - wins.mean()) / len(wins))
    gross = losses > GROSS
    return (
        f"{name}: won {100 * wins.mean():.1f} ± {error:.1f} % of {len(wins)}; "
        f"a decision costs {100 * losses.mean():.2f} points ({len(losses)} judged); "
        f"{100 * gross.mean():.1f} % are blunders and make up {100 * losses[gross].sum() / losses.sum():.0f} % of it"
    )


def play(game: Game, mind: Mind, player: Player, own: int, deal: int, found: Found) -> None:
    position = game.new(seats=2, seed=f"weaker {deal}", first=0)
    rng = Rng(f"judge {deal} {own}")
    while not position.over:
        seat = position.mover()
        seen = position.imagine(seat, rng)
        if seat != own:
            position.apply(seat, game.greedy(seen, seat, rng))
            continue
        action = player.act(seen.copy(), seat)
        if rng.word() < JUDGED * 2**32 and len(seen.legal(seat)) > 1:
            found.losses.append(loss(mind, seen, seat, action, rng))
        position.apply(seat, action)
    found.wins.append(won(position, own))


def loss(mind: Mind, position: Position, seat: int, action: int, rng: Rng) -> float:
    """Of the chance to win, against the net's favourite."""
    answer = mind.answer([(position, seat)])
    best = mind.meant(0, int(answer.logits[0].argmax()))
    if action == best:
        return 0.0
    worlds = mind.net.worlds(position, seat, answer.belief[0], WORLDS, rng)
    pairs = [(Trial(world, seat, [best]), Trial(world, seat, [action])) for world in worlds]
    play_on(mind, seat, ANY_TURN, [trial for pair in pairs for trial in pair])
    return fmean(right.win - other.win for right, other in pairs)


if __name__ == "__main__":
    main()
