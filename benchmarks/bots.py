"""Simulations per second of the search: `PYTHONPATH=build/compiled .venv/bin/python benchmarks/bots.py`.

Each figure is from a whole game played by greedy players, with a new search at one turn in four, in processor time of
one core; the best of three rounds counts. `random` is the search with random rollouts and no knowledge of the game.
Where open_spiel is installed (requirements/bench.txt), its information-set search in C++ is measured in the same
rounds: on hearts, with its random rollouts, from dealt positions (further on in a game it crashes).

For the strength of the bots use `futaie arena`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

import futaie
from futaie import Game, Position, Rng
from futaie.bots.levels import LEVELS
from futaie.bots.search import MOST_NODES, Search
from futaie.core.players.heuristic import Heuristic

SIMULATIONS = 1000
TABLES = [("arboretum", 2), ("arboretum", 3), ("arboretum", 4), ("larbre", 2), ("tout-la-haut", 2)]


def decisions(game: Game, seats: int) -> Iterator[Position]:
    """The positions of a game with a choice to make, at every fourth turn."""
    position = game.new(seats, seed="speed")
    rng = Rng("speed")
    while not position.over:
        seat = position.mover()
        if position.turn % 4 == 1 and len(position.legal(seat)) > 1:
            yield position.imagine(seat, rng)
        position.apply(seat, game.greedy(position, seat, rng))


def searched(name: str, seats: int, heuristic: Heuristic | None = None) -> float:
    """Simulations per second."""
    game = futaie.game(name)
    count = 0
    seconds = 0.0
    for position in decisions(game, seats):
        seat, rng = position.mover(), Rng("search")
        exploration = LEVELS["giant"].exploration
        search = Search(heuristic or game.heuristic, game.action_count, seat, rng, exploration, MOST_NODES)
        started = time.process_time()
        search.simulate(position, SIMULATIONS)
        seconds += time.process_time() - started
        count += SIMULATIONS
    return count / seconds


def hearts(deals: int = 20) -> float:
    """Simulations per second of OpenSpiel's search."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = Rng("hearts")
    seconds = 0.0
    for deal in range(deals):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[rng.below(len(outcomes))])
        bot = pyspiel.ISMCTSBot(deal, pyspiel.RandomRolloutEvaluator(1, deal), 2.0, SIMULATIONS)
        started = time.process_time()
        bot.step(state)
        seconds += time.process_time() - started
    return deals * SIMULATIONS / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    work: dict[str, Callable[[], float]] = {
        f"{name}, {seats} seats": lambda name=name, seats=seats: searched(name, seats) for name, seats in TABLES
    }
    work["arboretum, 2 seats, random"] = lambda: searched("arboretum", 2, Heuristic())
    try:
        import pyspiel  # noqa: F401

        work["OpenSpiel, hearts, random"] = hearts
    except ImportError:
        print("without open_spiel")
    best = dict.fromkeys(work, 0.0)
    for _ in range(options.rounds):
        for name, measure in work.items():
            best[name] = max(best[name], measure())
    for name, figure in best.items():
        print(f"{name:32}{figure:10,.0f} simulations per second")


if __name__ == "__main__":
    main()
