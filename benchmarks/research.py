"""How fast observations are made: `.venv/bin/python benchmarks/research.py [--json FILE]`, after `python3 check.py` has
built the compiled package, with what requirements/bench.txt installs.

A step is one decision: the mover's observation and legal actions, a random one of them, and its consequences; new games
are dealt as needed. Everything is measured in one run, in turn, in processor time of one core, and the best of three
rounds counts: machines are noisy, so trust the ratios more than the figures. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
TABLES = [
    *(("arboretum", seats) for seats in (2, 3, 4)),
    *(("hortis", seats) for seats in (1, 2, 8)),
    *(("larbre", seats) for seats in (2, 3, 4)),
    *(("tout-la-haut", seats) for seats in (2, 3, 4, 5)),
]
FACES = ("arboretum_v1", "hortis_v1", "larbre_v1", "tout_la_haut_v1")
SIDE_BY_SIDE = 128

Steps = Callable[[int], int]
"""Makes about this many steps, and returns the exact number."""


def batch(game: str, seats: int) -> Steps:
    from futaie import Rng
    from futaie.research.batch import Batch

    tables, rng = Batch(game, SIDE_BY_SIDE, seats), Rng(1)

    def steps(times: int) -> int:
        done = 0
        while done < times:
            tables.step(tables.random_actions(rng))
            done += SIDE_BY_SIDE
        return done

    return steps


def single(game: str, seats: int) -> Steps:
    """One position from Python, with its encoder: the least that one of our adapters costs."""
    from mypy_extensions import u8

    import futaie
    from futaie.core.vecs import vec

    rules = futaie.game(game)
    options = rules.checked(seats, {})
    dealer, encoder, rng = rules.dealer(seats, options), rules.encoder(seats, options), futaie.Rng(1)
    memory = vec[u8]([u8(0)] * int(encoder.size))

    def steps(times: int) -> int:
        done = 0
        while done < times:
            position = dealer.deal(rng)
            while not position.over:
                seat = position.mover()
                encoder.write(position, seat, memory, 0)
                legal = position.legal(seat)
                position.apply(seat, legal[rng.below(len(legal))])
                done += 1
        return done

    return steps


def zoo(module: str, **settings: Any) -> Steps:
    """Any PettingZoo environment whose observations contain an action mask."""
    env = resolve_name(module).env(**settings)
    dice = random.Random(1)

    def steps(times: int) -> int:
        done = 0
        while done < times:
            env.reset(seed=dice.getrandbits(30))
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(dice.choice(observation["action_mask"].nonzero()[0])))
                done += 1
        return done

    return steps


def rlcard(game: str) -> Steps:
    env = importlib.import_module("rlcard").make(game)
    dice = random.Random(1)

    def steps(times: int) -> int:
        done = 0
        while done < times:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(dice.choice(list(state["legal_actions"])))
                done += 1
        return done

    return steps


def spiel(name: str) -> Steps:
    """OpenSpiel's own games, in C++; chance nodes are not decisions and do not count."""
    game = importlib.import_module("pyspiel").load_game(name)
    observes = game.get_type().provides_observation_tensor
    dice = random.Random(1)

    def steps(times: int) -> int:
        done = 0
        while done < times:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                    continue
                player = state.current_player()
                if observes:
                    state.observation_tensor(player)
                else:
                    state.information_state_tensor(player)
                state.legal_actions_mask()
                state.apply_action(dice.choice(state.legal_actions()))
                done += 1
        return done

    return steps


def our_spiel(face: str) -> Steps:
    importlib.import_module("futaie.research.spiel")
    return spiel(f"futaie_{face[:-3]}(players=2)")


OURS: dict[str, Callable[[], Steps]] = {
    **{f"Batch {game} {seats}": lambda game=game, seats=seats: batch(game, seats) for game, seats in TABLES},
    **{f"single {game} {seats}": lambda game=game, seats=seats: single(game, seats) for game, seats in TABLES},
    **{f"PettingZoo {face}": lambda face=face: zoo(f"futaie.research.zoo:{face}", seats=2) for face in FACES},
    **{f"OpenSpiel futaie_{face[:-3]}": lambda face=face: our_spiel(face) for face in FACES},
}
OTHERS: dict[str, Callable[[], Steps]] = {
    "PettingZoo leduc": lambda: zoo("pettingzoo.classic.leduc_holdem_v4"),
    "PettingZoo texas": lambda: zoo("pettingzoo.classic.texas_holdem_v4"),
    "PettingZoo hanabi": lambda: zoo("pettingzoo.classic.hanabi_v5"),
    "RLCard leduc": lambda: rlcard("leduc-holdem"),
    "RLCard gin rummy": lambda: rlcard("gin-rummy"),
    "RLCard uno": lambda: rlcard("uno"),
    "OpenSpiel hearts": lambda: spiel("hearts"),
    "OpenSpiel gin rummy": lambda: spiel("gin_rummy"),
    "OpenSpiel hanabi": lambda: spiel("hanabi"),
}


def rate(steps: Steps, seconds: float) -> float:
    """Steps per second."""
    steps(1)
    times, taken = 1, 0.0
    while taken < seconds / 4:
        times *= 2
        start = time.process_time()
        done = steps(times)
        taken = time.process_time() - start
    start = time.process_time()
    done = steps(int(done * seconds / taken))
    return done / (time.process_time() - start)


def ready(makers: dict[str, Callable[[], Steps]]) -> dict[str, Steps]:
    found = {}
    for name, make in makers.items():
        try:
            found[name] = make()
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    return found


def rows(figures: dict[str, dict[str, float]]) -> list[str]:
    """A table for documents: steps per second, and the ratio to the fastest of the others."""
    best = max(figures["others"].values(), default=0.0)
    lines = ["| | steps/s | ratio |", "| --- | --- | --- |"]
    for group in figures.values():
        lines += [f"| {name} | {figure:,.0f} | {figure / best if best else 0:.2f} |" for name, figure in group.items()]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="where the compiled package is")
    options = parser.parse_args()
    if not (options.compiled / "futaie").exists():
        sys.exit(f"{options.compiled} is missing: run `python3 check.py` once, it builds the compiled package.")
    sys.path.insert(0, str(options.compiled))
    groups = {"ours": ready(OURS), "others": ready(OTHERS)}
    figures: dict[str, dict[str, float]] = {group: {} for group in groups}
    for number in range(options.rounds):
        for group, members in groups.items():
            print(f"round {number + 1} of {options.rounds}: {group} ...", file=sys.stderr, flush=True)
            for name, steps in members.items():
                figures[group][name] = max(figures[group].get(name, 0.0), rate(steps, options.seconds))
    print("\n".join(rows(figures)))
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
