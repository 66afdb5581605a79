"""How strong and how fast the bots are, in one process: the same deals with seats rotated, at fixed simulations.

`python benchmarks/bots.py GAME PLAYER OPPONENT [--seats N] [--games N] [--sims N]`: how often PLAYER wins with OPPONENT
in all other seats, with a 95 % interval (Wilson), its margin, and its simulations per second of processor time.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

import futaie
from futaie import Game, Rng
from futaie.bots import Player, seat_player


def wilson(won: float, games: int) -> tuple[float, float]:
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - reach, middle + reach


class Measure:
    """What is added up over all games."""

    def __init__(self) -> None:
        self.won = 0.0
        self.margin = 0
        self.points = 0
        self.seconds = 0.0
        self.simulations = 0
        self.turns = 0


def play(game: Game, seats: int, number: int, players: list[Player], own: int, measure: Measure) -> None:
    position = game.new(seats, seed=f"bots {number // seats}")
    rng = Rng(f"worlds {number}")
    turns = set()
    while not position.over:
        seat = position.mover()
        world = position.imagine(seat, rng)
        started = time.process_time()
        action = players[seat].act(world, seat)
        if seat == own:
            measure.seconds += time.process_time() - started
            turns.add(position.turn)
        position.apply(seat, action)
    ranking, scores = position.ranking(), position.scores()
    measure.turns += len(turns)
    measure.won += 1 / ranking.count(1) if ranking[own] == 1 else 0.0
    measure.points += scores[own]
    measure.margin += scores[own] - max((points for seat, points in enumerate(scores) if seat != own), default=0)
    measure.simulations += getattr(players[own], "simulations", 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("player")
    parser.add_argument("opponent")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--sims", type=int)
    options = parser.parse_args()
    game = futaie.game(options.game)
    seats = options.seats or game.seats[0]
    measure = Measure()
    for number in range(options.games):
        own = number % seats
        names = [options.player if seat == own else options.opponent for seat in range(seats)]
        players = [
            seat_player(name, game, Rng(f"{name} {number} {seat}"), options.sims if name == options.player else None)
            for seat, name in enumerate(names)
        ]
        play(game, seats, number, players, own, measure)
    low, high = wilson(measure.won, options.games)
    print(
        f"{options.game}, {seats} seats, {options.games} games: {options.player} against {options.opponent}"
        f" wins {measure.won / options.games:.1%} ({low:.1%} to {high:.1%}),"
        f" points {measure.points / options.games:.1f},"
        f" margin {measure.margin / options.games:+.1f}, {measure.seconds / measure.turns:.2f} s a turn,"
        f" {measure.simulations / max(measure.seconds, 1e-9):,.0f} simulations a second"
    )


if __name__ == "__main__":
    main()
