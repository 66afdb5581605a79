"""Stores what the nets answer in PyTorch, so that tests without it can compare what they answer in NumPy.

    python -m training.answers

For each game a few positions in the middle of games, and the answers of a small net with random weights, which are
stored too; where weights are in the package, theirs as well. To be run again when weights, features or nets change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from mypy_extensions import u8

import futaie
from futaie import Rng
from futaie.core.vecs import vec
from futaie.games.arboretum.net import RANKS, UNSEEN
from training.store import NETS, load_player, module_of
from training.tables import MARGINS, features

FOLDER = Path(__file__).parent.parent / "tests" / "bots" / "learned"
PACKAGE = Path(__file__).parent.parent / "src" / "futaie" / "games"
SMALL = {"WIDTH": 8, "BLOCKS": 2, "POOL": 8, "CELL_WIDTH": 6, "MIX": 4}
SEATS = {"arboretum": (2, 3, 4)}
"""Of the nets that know several numbers of seats; the others are asked about two."""
STEPS = range(60, 69)
"""After so many random actions a game is looked at."""


def main() -> None:
    torch.manual_seed(1)
    for game in NETS:
        told, seats = positions(game, SEATS.get(game, (2,)))
        stored: dict[str, Any] = {"told": told, "seats": seats}
        module = module_of(game)
        usual = {name: getattr(module, name) for name in SMALL if hasattr(module, name)}
        for name in usual:
            setattr(module, name, SMALL[name])
        small = module.Player(features(game, int(seats.max()), truth=True))
        stored |= {f"small weights {name}": number.numpy() for name, number in small.state_dict().items()}
        stored |= answers("small", game, small, told, seats)
        for name, number in usual.items():
            setattr(module, name, number)
        for file in sorted((PACKAGE / game.replace("-", "_") / "data").glob("net*.npz")):
            player = module.Player(features(game, int(seats.max()), truth=True))
            load_player(player, file)
            stored |= answers(file.name, game, player, told, seats)
        target = FOLDER / f"answers-{game}.npz"
        np.savez_compressed(target, **stored)
        print(f"{target}: {len(told)} positions, {target.stat().st_size:,} bytes")


def positions(name: str, seat_counts: tuple[int, ...]) -> tuple[Any, Any]:
    """What movers are told, with room for what is hidden, which stays empty; and how many sit at their tables."""
    found = []
    game = futaie.game(name)
    for seats in seat_counts:
        encoder = features(name, seats, truth=False)
        whole = int(features(name, seats, truth=True).size)
        position, rng = game.new(seats=seats, seed="answers"), Rng("answers")
        for step in range(STEPS.stop):
            if position.over:
                position = game.new(seats=seats, seed=f"answers {step}")
            if step in STEPS:
                told = vec[u8]([u8(0)] * whole)
                encoder.write(position, position.mover(), told, 0)
                found.append((list(told), seats))
            position.apply(position.mover(), position.random_action(position.mover(), rng))
    return np.array([told for told, _ in found], np.uint8), np.array([seats for _, seats in found])


def answers(whose: str, game: str, player: Any, told: Any, seats: Any) -> dict[str, Any]:
    with torch.no_grad():
        taken = module_of(game).Told(
            torch.from_numpy(told), features(game, int(seats.max()), truth=True), torch.float32
        )
        logits, worth, belief = player.requires_grad_(False)(taken)
    others = torch.from_numpy(seats)[:, None] - 1
    there = torch.arange(worth.shape[2]) <= others
    share = (((others * worth[:, 0] + 1) / (others + 1)).clamp(0.001, 1) * there)[:, : seats.max()]
    stored = {
        "logits": logits,
        "win": share / share.sum(1, keepdim=True),
        "margin": (worth[:, 1] * there)[:, : seats.max()] * MARGINS[game],
    }
    if belief.numel():
        chances = belief.masked_fill(~there[:, None, None], -torch.inf).softmax(3)
        first = 1 + UNSEEN * RANKS
        stored["belief"] = (chances * taken.tokens[:, :, first : first + RANKS, None]).flatten(1, 2)
    return {f"{whose} {name}": numbers.numpy() for name, numbers in stored.items()}


if __name__ == "__main__":
    main()
