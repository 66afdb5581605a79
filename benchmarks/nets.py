"""How fast the nets answer: `OPENBLAS_NUM_THREADS=1 PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/nets.py`.

Processor time of one core, the best of nine rounds: a whole decision (input, answer, and the action of the choice), and
NumPy's time per position to answer one, and 16 or 32 at once. Where torch, onnx and onnxruntime are installed,
onnxruntime answers the same net in the same rounds. In Arboretum every position chooses a cell, the most expensive
question.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import as_file
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numpy as np

import futaie
from futaie import Position, Rng
from futaie.bots.learned.mind import Mind, mind_for
from futaie.bots.learned.weights import net_of
from futaie.games.arboretum.rules.actions import CHOOSE_CELL
from futaie.games.arboretum.rules.position import Arboretum

TABLES = [("arboretum", 2), ("larbre", 2), ("tout-la-haut", 2)]
AT_ONCE = (1, 16, 32)
ROUNDS = 9
TIMES = 40


def positions(name: str, seats: int, count: int) -> list[Position]:
    """From random games."""
    game, rng = futaie.game(name), Rng("speed")
    found: list[Position] = []
    position = game.new(seats=seats, seed="speed")
    while len(found) < count:
        if not isinstance(position, Arboretum) or position.phase == CHOOSE_CELL:
            found.append(position.copy())
        position.apply(position.mover(), position.random_action(position.mover(), rng))
        if position.over:
            position = game.new(seats=seats, seed=f"speed {len(found)}")
    return found


def milliseconds(works: dict[str, Callable[[], Any]]) -> dict[str, float]:
    """Per call."""
    best = dict.fromkeys(works, 1e9)
    for _ in range(ROUNDS):
        for name, work in works.items():
            start = process_time()
            for _ in range(TIMES):
                work()
            best[name] = min(best[name], 1000 * (process_time() - start) / TIMES)
    return best


def by_onnx(name: str, seats: int, told: Any) -> Callable[[], Any]:
    """The net that ships, exported for as many positions."""
    import onnxruntime
    import torch

    from training.nets.store import module_of, stored_player
    from training.tables import features

    most = futaie.game(name).seats[-1]
    made = features(name, most, truth=True)
    with as_file(net_of(name, seats)) as file:
        player = stored_player(name, most, file)

    class Exported(torch.nn.Module):
        def forward(self, told: Any) -> Any:
            return player(module_of(name).Told(told, made, torch.float32))

    full = np.zeros((len(told), int(made.size)), np.uint8)
    full[:, : told.shape[1]] = told
    with TemporaryDirectory() as folder:
        file = Path(folder) / "net.onnx"
        torch.onnx.export(Exported(), (torch.from_numpy(full),), file, dynamo=False, input_names=["told"])
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    return lambda: session.run(None, {"told": full})


def told_to(mind: Mind, asked: list[Position]) -> Any:
    for number, position in enumerate(asked):
        mind.ask(number, position, position.mover())
    return np.array([np.frombuffer(mind.told_of(number), np.uint8) for number in range(len(asked))])


def main() -> None:
    rivals = all(find_spec(package) for package in ("torch", "onnx", "onnxruntime"))
    print("| net | positions at once | a decision, ms | NumPy, ms each | onnxruntime, ms each |")
    print("| --- | --- | --- | --- | --- |")
    for name, seats in TABLES:
        mind = mind_for(futaie.game(name), seats)
        assert mind is not None, f"no net plays {name}"
        for count in AT_ONCE:
            asked = positions(name, seats, count)
            told = told_to(mind, asked)
            works: dict[str, Callable[[], Any]] = {"NumPy": lambda net=mind.net, told=told: net.answer(told)}
            if count == 1:
                works["decision"] = lambda mind=mind, one=asked[0]: mind.action(one, one.mover())
            if rivals:
                works["onnxruntime"] = by_onnx(name, seats, told)
            took = milliseconds(works)
            cells = [f"{took['decision']:.2f}" if count == 1 else "", f"{took['NumPy'] / count:.3f}"]
            cells.append(f"{took['onnxruntime'] / count:.3f}" if rivals else "")
            print(f"| {name} | {count} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
