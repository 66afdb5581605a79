"""Teaches a net to imitate others (watch.py): a rival to learn against, where the others are too slow for that.

    python -m training.imitate arboretum SEEN --from NET.npz --out RIVAL.npz

It starts from a net that plays, and learns nothing but the choices. One file in ten is held out, to measure how often
the net makes the same choice.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

import futaie
from training.nets.store import DEVICE, load_player, module_of, save_player
from training.tables import features

BATCH = 512
RATE = 1e-3


class Seen:
    """The inputs, and how often each choice was tried; with room for hidden information, which no player gets."""

    def __init__(self, game: str, files: list[Path]) -> None:
        self.features = features(game, futaie.game(game).seats[-1], truth=True)
        self.told_of = module_of(game).Told
        parts = []
        for file in files:
            with np.load(file) as arrays:
                parts.append((arrays["told"], arrays["shares"]))
        told = np.concatenate([told for told, _ in parts])
        self.told = np.zeros((len(told), int(self.features.size)), np.uint8)
        self.told[:, : told.shape[1]] = told
        self.shares = np.concatenate([shares for _, shares in parts]).astype(np.float32)

    def batches(self, order: Any) -> Iterator[tuple[Any, Tensor]]:
        for first in range(0, len(order), BATCH):
            places = order[first : first + BATCH]
            told = self.told_of(torch.from_numpy(self.told[places]).to(DEVICE), self.features, torch.float32)
            yield told, torch.from_numpy(self.shares[places]).to(DEVICE)


@torch.no_grad()
def agreement(player: Any, seen: Seen) -> tuple[float, float]:
    """How often the player would choose the same, and its cross-entropy (in nats)."""
    same = surprise = 0.0
    for told, shares in seen.batches(np.arange(len(seen.shares))):
        logits = player(told)[0]
        same += float((logits.argmax(1) == shares.argmax(1)).sum())
        surprise += float(functional.cross_entropy(logits, shares, reduction="sum"))
    return same / len(seen.shares), surprise / len(seen.shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seen", type=Path)
    parser.add_argument("--from", dest="start", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=6)
    options = parser.parse_args()
    files = sorted(options.seen.glob("*.npz"))
    apart = files[::10]
    seen, others = (Seen(options.game, [file for file in files if (file in apart) == kept]) for kept in (False, True))
    player = module_of(options.game).Player(seen.features)
    load_player(player, options.start)
    player.to(DEVICE)
    print(f"{len(seen.shares):,} choices, {len(others.shares):,} apart", flush=True)
    told_agreement(player, others)
    steps = options.rounds * -(-len(seen.shares) // BATCH)
    adam = torch.optim.Adam(player.parameters(), lr=RATE)
    falling = torch.optim.lr_scheduler.OneCycleLR(adam, RATE, total_steps=steps, pct_start=0.05)
    chance = np.random.default_rng(1)
    for _ in range(options.rounds):
        for told, shares in seen.batches(chance.permutation(len(seen.shares))):
            adam.zero_grad()
            functional.cross_entropy(player(told)[0], shares).backward()
            torch.nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            adam.step()
            falling.step()
        told_agreement(player, others)
    save_player(player, options.out)


def told_agreement(player: Any, seen: Seen) -> None:
    same, surprise = agreement(player, seen)
    print(f"the same choice in {100 * same:.1f} of 100, surprise {surprise:.3f}", flush=True)


if __name__ == "__main__":
    main()
