"""A net for games whose observation is plain numbers."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from futaie.core.players.features import Features
from futaie.core.players.nets.flat import STEPS
from training.nets.told import ToldTables
from training.tables import SEATS

WIDTH = 256
BLOCKS = 4


def told_numbers(told: Tensor, kind: torch.dtype) -> Tensor:
    numbers = torch.log1p(told.float()).to(kind)
    return torch.cat([numbers, *((told >= step).to(kind) for step in STEPS)], 1)


class Told(ToldTables):
    """The bytes of many tables, split into their fields."""

    def __init__(self, told: Tensor, features: Features, kind: torch.dtype) -> None:
        first = int(features.choices)
        last = first + int(features.choice_count)
        self.numbers = told_numbers(told[:, :first], kind)
        self.choices = told[:, first:last].bool()
        self.truth = told[:, last:].to(kind)


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.own = nn.Linear(WIDTH, WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.out(functional.relu(self.own(self.norm(x))))


class Trunk(nn.Module):
    def __init__(self, features: Features, extra: int = 0) -> None:
        super().__init__()
        self.told = nn.Linear(int(features.choices) * (1 + len(STEPS)) + extra, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(WIDTH)

    def forward(self, numbers: Tensor) -> Tensor:
        x = self.told(numbers)
        for block in self.blocks:
            x = block(x)
        return self.norm(x)


class Player(nn.Module):
    def __init__(self, features: Features) -> None:
        super().__init__()
        self.trunk = Trunk(features)
        self.policy = nn.Linear(WIDTH, int(features.choice_count))
        self.value = nn.Linear(WIDTH, 2 * SEATS)

    def forward(self, told: Told) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the choices, the expected win and margin of each seat, and nothing about hidden cards."""
        x = self.trunk(told.numbers)
        logits = self.policy(x).float().masked_fill(~told.choices, -1e9)
        return logits, self.value(x).float().unflatten(1, (2, SEATS)), logits[:, :0]


class Critic(nn.Module):
    """Sees hidden information; it teaches and never plays."""

    def __init__(self, features: Features) -> None:
        super().__init__()
        self.trunk = Trunk(features, int(features.size) - int(features.truth))
        self.value = nn.Linear(WIDTH, 2 * SEATS)

    def forward(self, told: Told) -> Tensor:
        return self.value(self.trunk(torch.cat([told.numbers, told.truth], 1))).float().unflatten(1, (2, SEATS))


def belief_loss(told: Told, belief: Tensor) -> Tensor:
    return belief.sum()
