"""Creates the nets of each game, and stores their weights in files."""

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
"""The number format in which a net computes in play and training; its weights are kept in a more precise one."""
NETS = {"arboretum": "training.nets.arboretum", "larbre": "training.nets.flat", "tout-la-haut": "training.nets.flat"}


def module_of(game: str) -> Any:
    return import_module(NETS[game])


def stored_player(game: str, seats: int, file: Path) -> Any:
    """The player in a file, which does not learn."""
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
