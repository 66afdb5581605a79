"""Where the nets of each game are made, and their weights in files."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from training.tables import features

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
KIND = torch.bfloat16 if DEVICE.type == "cuda" else torch.float32
"""The numbers that a net reckons with while it plays and learns; its weights are kept in finer ones."""
NETS = {"arboretum": "training.arboretum", "larbre": "training.flat", "tout-la-haut": "training.flat"}


def module_of(game: str) -> Any:
    return import_module(NETS[game])


def stored_player(game: str, seats: int, file: Path) -> Any:
    """The player of a file, that does not learn."""
    player = module_of(game).Player(features(game, seats, truth=True))
    load_player(player, file)
    return player.to(DEVICE, KIND).requires_grad_(False)


def load_player(player: nn.Module, file: Path) -> None:
    with np.load(file) as arrays:
        state = {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in player.state_dict()}
    player.load_state_dict(state)


def save_player(player: nn.Module, file: Path) -> None:
    state = player.state_dict()
    np.savez(file, **{name: number.cpu().numpy().astype(np.float16) for name, number in state.items()})
