"""The speed of the rules: `.venv/bin/python benchmarks/rules.py [--json FILE]`, after `python3 check.py` has built it.

`legal` is the average over all decisions of a game, `copy` and `imagine` are from its middle, `inside` is compiled.
Everything is measured in one run, interpreted and compiled in turn, and the best of three rounds counts: machines are
noisy, so trust the ratios more than the figures. Where open_spiel is installed (requirements/bench.txt), its hearts is
measured too: random rollouts in C++, once as whole games with the deal (its own bots and loop), once from a dealt
position (its rollout evaluator, the fastest thing it has).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from futaie import Position, Rng

ROOT = Path(__file__).resolve().parent.parent
PLACES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
TABLES = [
    *(("arboretum", seats) for seats in (2, 3, 4)),
    *(("hortis", seats) for seats in (1, 2)),
    *(("larbre", seats) for seats in (2, 3, 4)),
    *(("tout-la-haut", seats) for seats in (2, 3, 4, 5)),
]


def rate(work: Callable[[int], object], seconds: float) -> float:
    """How often the work can be done per second."""
    times = 1
    while True:
        start = time.perf_counter()
        work(times)
        taken = time.perf_counter() - start
        if taken > seconds / 4:
            break
        times *= 2
    start = time.perf_counter()
    times = max(1, int(times * seconds / taken))
    work(times)
    return times / (time.perf_counter() - start)


def measure_futaie(seconds: float) -> dict[str, float]:
    """In this very process: with the futaie that PYTHONPATH gives."""
    import futaie
    from futaie.core.research.playout import random_games
    from futaie.core.research.timed_loops import copies, imaginations, legals

    figures: dict[str, float] = {}
    for name, seats in TABLES:
        start = futaie.game(name).new(seats=seats, seed="benchmark")
        table = f"{name} {seats}"
        figures[f"{table} games/s"] = rate(
            lambda times, start=start: random_games(start, times, futaie.Rng(1)), seconds
        )
        moves = random_games(start, 200, futaie.Rng(1)) / 200
        figures[f"{table} moves/s"] = figures[f"{table} games/s"] * moves
        rng = futaie.Rng(3)
        game = whole_game(start.copy(), rng)
        middle = game[len(game) // 2]
        seat = middle.mover()
        turns = cycle(game)
        inside = {
            "copy": lambda times, middle=middle: copies(middle, times),
            "legal": lambda times, game=game: legals(game, times),
            "imagine": lambda times, middle=middle: imaginations(middle, times, futaie.Rng(4)),
        }
        outside = {
            "copy": lambda middle=middle: middle.copy(),
            "legal": lambda turns=turns: (position := next(turns)).legal(position.mover()),
            "imagine": lambda middle=middle, seat=seat, rng=rng: middle.imagine(seat, rng),
        }
        for call, loop in inside.items():
            figures[f"{table} {call} µs, inside"] = 1e6 / rate(loop, seconds / 4)
        for call, once in outside.items():
            calls = rate(lambda times, once=once: repeat(once, times), seconds / 4)
            figures[f"{table} {call} µs, from Python"] = 1e6 / calls
    figures["import ms"] = 1000 * import_time()
    return figures


def whole_game(position: Position, rng: Rng) -> list[Position]:
    """The positions before each decision of a random game."""
    game = []
    while not position.over:
        game.append(position.copy())
        seat = position.mover()
        position.apply(seat, position.random_action(seat, rng))
    return game


def repeat(once: Callable[[], object], times: int) -> None:
    for _ in range(times):
        once()


def import_time() -> float:
    """What `import futaie` adds to the start of Python."""

    def best(code: str) -> float:
        taken = []
        for _ in range(7):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            taken.append(time.perf_counter() - start)
        return min(taken)

    return best("import futaie") - best("pass")


def measure_hearts(seconds: float) -> dict[str, float]:
    try:
        import pyspiel
    except ImportError:
        return {}
    hearts = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]

    def whole_games(times: int) -> None:
        for seed in range(times):
            pyspiel.evaluate_bots(hearts.new_initial_state(), bots, seed)

    dealt = hearts.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dealt.legal_actions()[0])

    def rollouts(times: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(times, 1)
        pyspiel.MCTSBot(hearts, evaluator, 2, 1, 1000, False, 1, False).mcts_search(dealt)

    return {
        "hearts whole games/s": rate(whole_games, seconds),
        "hearts dealt roll-outs/s": rate(rollouts, seconds),
    }


def measured(mode: str, seconds: float) -> dict[str, float]:
    environment = os.environ | {"PYTHONPATH": str(PLACES.get(mode, "")), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--measure", mode, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit("Run it with the Python that check.py has set up: .venv/bin/python benchmarks/rules.py")
    return json.loads(done.stdout)


def best(old: dict[str, float], new: dict[str, float]) -> dict[str, float]:
    """The better of two rounds: rates count upwards, times downwards."""
    return {name: (max if name.endswith("/s") else min)(old.get(name, value), value) for name, value in new.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--measure", choices=["interpreted", "compiled", "hearts"], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        measure = measure_hearts if options.measure == "hearts" else measure_futaie
        print(json.dumps(measure(options.seconds)))
        return
    if not PLACES["compiled"].exists():
        sys.exit("build/compiled/ is missing: run `python3 check.py` once, it builds the compiled package.")
    results: dict[str, dict[str, float]] = {"interpreted": {}, "compiled": {}, "hearts": {}}
    for number in range(options.rounds):
        for mode, figures in results.items():
            print(f"round {number + 1} of {options.rounds}: {mode} ...", file=sys.stderr, flush=True)
            results[mode] = best(figures, measured(mode, options.seconds))
    show(results)
    if options.json:
        options.json.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n")


def show(results: dict[str, dict[str, float]]) -> None:
    print(f"{'':34}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for name, compiled in results["compiled"].items():
        interpreted = results["interpreted"][name]
        ratio = compiled / interpreted if name.endswith("/s") else interpreted / compiled
        print(f"{name:34}{interpreted:14,.2f}{compiled:14,.2f}{ratio:8.1f}")
    for name, figure in results["hearts"].items():
        ratio = results["compiled"]["arboretum 2 games/s"] / figure
        print(f"{name:34}{'':14}{figure:14,.0f}   arboretum with 2 seats: {ratio:.2f} times as many")


if __name__ == "__main__":
    main()
