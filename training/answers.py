"""Stores PyTorch's answers of the nets, so that tests without it can compare NumPy's.

    python -m training.answers

For each game it stores a few positions from the middle of games, a small net with random weights and its answers; where
weights ship, also their answers and a game that they play. Run it again when weights, features or nets change.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Any

import numpy as np
import torch
from mypy_extensions import u8

import futaie
from futaie import Rng
from futaie.bots.learned.weights import net_of
from futaie.core.players.features import Features
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.arboretum.players.features import RANKS, UNSEEN
from training.nets.store import NETS, load_player, module_of
from training.tables import MARGINS, features

FOLDER = Path(__file__).parent.parent / "tests" / "bots" / "learned" / "stored"
PACKAGE = Path(__file__).parent.parent / "src" / "futaie" / "games"
SMALL = {"WIDTH": 8, "BLOCKS": 2, "POOL": 8, "CELL_WIDTH": 6, "MIX": 4}
STEPS = range(60, 69)
"""Looks at a game after this many random actions."""
MOST_SEATS = 5


def main() -> None:
    for game in NETS:
        torch.manual_seed(1)
        seats = [seats for seats in futaie.game(game).seats if seats > 1]
        told = positions(game, seats)
        module = module_of(game)
        usual = {name: getattr(module, name) for name in SMALL if hasattr(module, name)}
        for name in usual:
            setattr(module, name, SMALL[name])
        small = module.Player(features(game, max(seats), truth=True))
        weights = {f"weights {name}": number.numpy() for name, number in small.state_dict().items()}
        store(FOLDER / game / "small.npz", answers(game, small, *told) | weights)
        for name, number in usual.items():
            setattr(module, name, number)
        for file in sorted((PACKAGE / game.replace("-", "_") / "players").glob("net*.npz")):
            player = module.Player(features(game, max(seats), truth=True))
            load_player(player, file)
            some = [count for count in seats if net_of(game, count).name == file.name]
            store(FOLDER / game / f"{file.stem}.npz", answers(game, player, *positions(game, some)))
            for count in some:
                played = " ".join(map(str, play(game, player, count)))
                (FOLDER / game / f"{count}.txt").write_text("\n".join(wrap(played, 120)) + "\n")


def store(target: Path, arrays: dict[str, Any]) -> None:
    target.parent.mkdir(exist_ok=True)
    np.savez_compressed(target, **arrays)
    print(f"{target}: {target.stat().st_size:,} bytes")


def positions(name: str, seat_counts: list[int]) -> tuple[Any, Any]:
    """Inputs of movers, with room for hidden information, which stays empty; and the seats at their tables."""
    found = []
    game = futaie.game(name)
    for seats in seat_counts:
        position, rng = game.new(seats=seats, seed="answers"), Rng("answers")
        for step in range(STEPS.stop):
            if position.over:
                position = game.new(seats=seats, seed=f"answers {step}")
            if step in STEPS:
                found.append((told_at(name, position, features(name, seats, truth=False)), seats))
            position.apply(position.mover(), position.random_action(position.mover(), rng))
    return np.array([told for told, _ in found], np.uint8), np.array([seats for _, seats in found])


def told_at(name: str, position: Position, encoder: Features) -> list[int]:
    told = vec[u8]([u8(0)] * int(features(name, position.seats, truth=True).size))
    encoder.write(position, position.mover(), told, 0)
    return list(told)


def play(name: str, player: Any, seats: int) -> list[int]:
    """The actions of a game in which everybody plays the net's favourite."""
    position = futaie.game(name).new(seats=seats, seed="learned")
    encoder = features(name, seats, truth=False)
    actions = []
    while not position.over:
        seat = position.mover()
        told = told_at(name, position, encoder)
        stored = answers(name, player, np.array([told], np.uint8), np.array([seats]))
        actions.append(encoder.action(vec[u8](told), 0, seat, int(stored["logits"][0].argmax())))
        position.apply(seat, actions[-1])
    return actions


def answers(game: str, player: Any, told: Any, seats: Any) -> dict[str, Any]:
    with torch.no_grad():
        taken = module_of(game).Told(
            torch.from_numpy(told), features(game, int(seats.max()), truth=True), torch.float32
        )
        logits, worth, belief = player.requires_grad_(False)(taken)
    others = torch.from_numpy(seats)[:, None] - 1
    there = torch.arange(worth.shape[2]) <= others
    share = (((others * worth[:, 0] + 1) / (others + 1)).clamp(0.001, 1) * there)[:, :MOST_SEATS]
    stored = {
        "told": torch.from_numpy(told),
        "seats": torch.from_numpy(seats),
        "logits": logits,
        "win": share / share.sum(1, keepdim=True),
        "margin": (worth[:, 1] * there)[:, :MOST_SEATS] * MARGINS[game],
    }
    if belief.numel():
        chances = belief.masked_fill(~there[:, None, None], -torch.inf).softmax(3)
        first = 1 + UNSEEN * RANKS
        stored["belief"] = (chances * taken.tokens[:, :, first : first + RANKS, None]).flatten(1, 2)
    return {name: numbers.numpy() for name, numbers in stored.items()}


if __name__ == "__main__":
    main()
