"""Calibration: a net's promised chances at the start of its turns against how games ended.

    python -m training.calibration arboretum
    python -m training.calibration arboretum --store        also stores the fitted temperature with the weights

The net plays against itself and, one seat at a table, against giants that search. Half of the self-play games fit a
temperature (heat) for each number of seats (see futaie/core/players/nets/answer.py); all figures are from the other
games. Needs weights in the package and NumPy, not PyTorch. Writes docs/pictures/calibration-GAME.svg.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import futaie
from futaie import Rng
from futaie.bots.candidate import won
from futaie.bots.learned.mind import Mind, mind_for
from futaie.bots.learned.weights import MOST_SEATS
from futaie.bots.levels import level
from futaie.core.players.nets.answer import HEAT
from training.reliability import Bin, picture

ROOT = Path(__file__).parent.parent
BINS = 10
FEWEST = 300
"""Games that a bin needs to be judged by itself."""
OFF = 0.03
"""The tolerated error of a bin."""
HEATS = np.arange(0.5, 2.5, 0.01)
TOGETHER = 128
"""Tables at once."""


@dataclass
class Promises:
    """Made at the start of turns, by seats counted from the one that looks, as the net answers without a heat."""

    games: NDArray[np.int64]
    shares: NDArray[np.float64]
    """[promises, seats]"""
    won: NDArray[np.float64]
    """By the seat that looks."""

    def of(self, chosen: Any) -> Promises:
        return Promises(self.games[chosen], self.shares[chosen], self.won[chosen])

    def chances(self, heat: float) -> NDArray[np.float64]:
        raised = self.shares ** (1 / heat)
        chances: NDArray[np.float64] = raised[:, 0] / raised.sum(1)
        return chances


@dataclass(frozen=True)
class Figures:
    games: int
    brier: float
    error: float
    """The expected calibration error: the mean error of the bins, weighted by their contents."""
    bins: list[Bin]

    @property
    def worst(self) -> float:
        return max((abs(b.promised - b.won) for b in self.bins if b.games >= FEWEST), default=0.0)


def judge(promises: Promises, heat: float) -> Figures:
    chances = promises.chances(heat)
    numbers = np.minimum((chances * BINS).astype(int), BINS - 1)
    bins = []
    for number in range(BINS):
        here = numbers == number
        if here.any():
            games = len(set(promises.games[here].tolist()))
            bins.append(Bin(float(chances[here].mean()), float(promises.won[here].mean()), int(here.sum()), games))
    error = sum(b.count * abs(b.promised - b.won) for b in bins) / len(chances)
    return Figures(len(set(promises.games.tolist())), float(((chances - promises.won) ** 2).mean()), error, bins)


def fit(promises: Promises) -> float:
    """The maximum-likelihood heat."""

    def surprise(heat: float) -> float:
        chances = promises.chances(heat)
        return float(-(promises.won * np.log(chances) + (1 - promises.won) * np.log1p(-chances)).mean())

    return round(float(min(HEATS, key=surprise)), 2)


def played(mind: Mind, name: str, seats: int, games: int, simulations: int | None, seed: str) -> Promises:
    """With a number of simulations, all seats but one of each table search."""
    parts = [
        play(mind, name, seats, range(first, min(first + TOGETHER, games)), simulations, seed)
        for first in range(0, games, TOGETHER)
    ]
    found = [promise for part in parts for promise in part]
    return Promises(
        np.array([game for game, _, _ in found]),
        np.array([shares for _, shares, _ in found], np.float64),
        np.array([share for _, _, share in found]),
    )


def play(
    mind: Mind, name: str, seats: int, numbers: range, simulations: int | None, seed: str
) -> list[tuple[int, list[float], float]]:
    game = futaie.game(name)
    tables = {number: game.new(seats=seats, seed=f"{seed} {number}") for number in numbers}
    rng = Rng(seed)
    searching = {}
    if simulations is not None:
        for number in numbers:
            for seat in range(seats):
                if seat != number % seats:
                    searching[number, seat] = level("giant", game, Rng(f"{number} {seat}"), simulations)
    turns: dict[int, int] = {}
    promised: list[tuple[int, int, list[float]]] = []
    running = list(numbers)
    while running:
        for number in running:
            position = tables[number]
            while not position.over and (number, position.mover()) in searching:
                seat = position.mover()
                position.apply(seat, searching[number, seat].act(position.imagine(seat, rng), seat))
        running = [number for number in running if not tables[number].over]
        if not running:
            break
        answer = mind.answer([(tables[number], tables[number].mover()) for number in running])
        choices = answer.logits.argmax(1).tolist()
        for row, number in enumerate(running):
            position = tables[number]
            if turns.get(number) != position.turn:
                turns[number] = position.turn
                promised.append((number, position.mover(), answer.win[row].tolist()))
            position.apply(position.mover(), mind.meant(row, choices[row]))
    return [(number, shares, won(tables[number], seat)) for number, seat, shares in promised]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="games of self-play, for each number of seats")
    parser.add_argument("--rivals", type=int, default=150, help="games against giants that search")
    parser.add_argument("--sims", type=int, default=100, help="the giants' simulations per decision")
    parser.add_argument(
        "--store", action="store_true", help="store heats where a bin is off and a heat improves the promises"
    )
    options = parser.parse_args()
    game = futaie.game(options.game)
    heats = np.ones(MOST_SEATS + 1, np.float32)
    panels = []
    print("| seats | against | games | heat | Brier score | expected error | worst bin |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for seats in game.seats:
        mind = mind_for(game, seats)
        if mind is None:
            continue
        mind.net.weights = mind.net.weights | {HEAT: np.ones_like(heats)}  # type: ignore[attr-defined]
        itself = played(mind, options.game, seats, options.games, None, "calibration")
        rivals = played(mind, options.game, seats, options.rivals, options.sims, "rivals")
        heat = fit(itself.of(itself.games % 2 == 0))
        other = itself.of(itself.games % 2 == 1)
        before, after = judge(other, 1.0), judge(other, heat)
        if before.worst > OFF and after.error < before.error:
            heats[seats] = heat
        giants = f"`giant@{options.sims}`"
        for against, warm, figures in (
            ("itself", 1.0, before),
            ("itself", heat, after),
            (giants, 1.0, judge(rivals, 1.0)),
        ):
            cells = [seats, against, figures.games, f"{warm:.2f}", f"{figures.brier:.3f}"]
            cells += [f"{100 * figures.error:.1f}", f"{100 * figures.worst:.1f}" if figures.worst else ""]
            print(f"| {' | '.join(map(str, cells))} |", flush=True)
        used = float(heats[seats])
        panels.append((f"{seats} seats", judge(other, used).bins, judge(rivals, used).bins))
    target = ROOT / "docs" / "pictures" / f"calibration-{options.game}.svg"
    target.write_text(picture(panels, ("against itself", f"against giants with {options.sims} simulations")))
    print(target)
    if options.store:
        store(options.game, heats)


def store(game: str, heats: NDArray[np.float32]) -> None:
    for file in (ROOT / "src/futaie/games" / game.replace("-", "_") / "players").glob("net*.npz"):
        with np.load(file) as arrays:
            weights = {name: arrays[name] for name in arrays.files}
        np.savez(file, **(weights | {HEAT: heats}))
        print(f"{file}: heats {heats.round(2).tolist()}")


if __name__ == "__main__":
    main()
