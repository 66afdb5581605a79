"""Arboretum's net: the same weights for each species, and for each cell where a card may be planted."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from futaie.games.arboretum.players.features import (
    CELL_OWN,
    CELL_SIZE,
    CELLS,
    PLANES,
    RANKS,
    SEATS,
    SPECIES,
    TOKEN,
    ArboretumFeatures,
)
from training.nets.told import ToldTables

WIDTH = 128
BLOCKS = 4
POOL = 256
CELL_WIDTH = 64
MIX = 32
GLOBAL = 8 + 1 + 3 * SEATS
CELL_IN = 2 + 2 * 9 + 2
HEADS = {"take": SEATS, "plant": 1, "discard": 1, "belief": SEATS}
"""Outputs for each rank of a species."""


def scales() -> Tensor:
    """What each number of a token is divided by."""
    return torch.cat(
        [
            torch.ones(1 + PLANES * RANKS),
            torch.full((SEATS * 3 * RANKS,), 4.0),
            torch.full((3 * RANKS,), 3.0),
            torch.full((SEATS,), 4.0),
            torch.full((5,), 10.0),
        ]
    )


def global_scales() -> Tensor:
    return torch.cat([torch.ones(8), torch.full((1,), 20.0), torch.full((3 * SEATS,), 8.0)])


class Told(ToldTables):
    """The bytes of many tables, split into their fields."""

    def __init__(self, told: Tensor, features: ArboretumFeatures, kind: torch.dtype) -> None:
        at = {field.name: field.start for field in features.fields}
        count = len(told)
        self.all = told[:, : at["tokens"]].to(kind)
        self.tokens = told[:, at["tokens"] : at["cells"]].reshape(count, SPECIES, TOKEN).to(kind)
        self.cells = told[:, at["cells"] : at["choices"]].reshape(count, CELLS, CELL_SIZE)
        self.choices = told[:, at["choices"] : at["choices"] + int(features.choice_count)].bool()
        self.truth = told[:, at["truth"] :].reshape(count, SEATS - 1, SPECIES, RANKS).to(kind)


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.own = nn.Linear(width, width)
        self.mean = nn.Linear(width, width, bias=False)
        self.most = nn.Linear(width, width, bias=False)
        self.out = nn.Linear(width, width)

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.norm(tokens)
        inner = self.own(x) + (self.mean(x.mean(1)) + self.most(x.amax(1)))[:, None]
        return tokens + self.out(functional.relu(inner))


class Trunk(nn.Module):
    """The layers that player and critic have in common."""

    def __init__(self, extra: int = 0) -> None:
        super().__init__()
        self.token = nn.Linear(TOKEN + extra, WIDTH)
        self.all = nn.Linear(GLOBAL, WIDTH)
        self.blocks = nn.ModuleList(Block(WIDTH) for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(WIDTH)
        self.pool = nn.Linear(2 * WIDTH + GLOBAL, POOL)
        self.register_buffer("scales", 1 / torch.cat([scales(), torch.ones(extra)]), persistent=False)
        self.register_buffer("global_scales", 1 / global_scales(), persistent=False)

    def forward(self, told: Told, extra: Tensor | None = None) -> tuple[Tensor, Tensor]:
        tokens = told.tokens if extra is None else torch.cat([told.tokens, extra], 2)
        all_ = told.all * self.global_scales
        x = self.token(tokens * self.scales) + self.all(all_)[:, None]
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        pooled = functional.relu(self.pool(torch.cat([x.mean(1), x.amax(1), all_], 1)))
        return x, pooled


class Player(nn.Module):
    def __init__(self, _: ArboretumFeatures) -> None:
        super().__init__()
        self.trunk = Trunk()
        self.head = nn.Linear(WIDTH, WIDTH)
        self.head_all = nn.Linear(POOL, WIDTH, bias=False)
        self.head_out = nn.Linear(WIDTH, RANKS * sum(HEADS.values()))
        self.deck = nn.Linear(POOL, 1)
        self.value = nn.Linear(POOL, 2 * SEATS)
        self.cell_tokens = nn.Linear(WIDTH, MIX)
        self.cell_ways = nn.Parameter(torch.ones(3, MIX))
        self.cell_mix = nn.Linear(MIX, CELL_WIDTH)
        self.cell_own = nn.Linear(CELL_IN, CELL_WIDTH)
        self.cell_chosen = nn.Linear(WIDTH, CELL_WIDTH, bias=False)
        self.cell_all = nn.Linear(POOL, CELL_WIDTH, bias=False)
        self.cell_in = nn.Linear(CELL_WIDTH, CELL_WIDTH)
        self.cell_out = nn.Linear(CELL_WIDTH, 1)

    def forward(self, told: Told) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the choices, the expected win and margin of each seat, and where each card may be."""
        x, pooled = self.trunk(told)
        inner = functional.relu(self.head(x) + self.head_all(pooled)[:, None])
        take, plant, discard, belief = self.head_out(inner).split([RANKS * n for n in HEADS.values()], 2)
        count = len(x)
        planes = told.tokens[:, :, 1 : 1 + PLANES * RANKS].reshape(count, SPECIES, PLANES, RANKS)
        tops = planes[:, :, 9:13]
        draws = (take.reshape(count, SPECIES, SEATS, RANKS) * tops).sum((1, 3))
        planting = told.all[:, 3 + 2].bool()[:, None]
        cards = torch.where(planting, plant.flatten(1), discard.flatten(1))
        cells = torch.zeros((count, CELLS), dtype=torch.float32, device=x.device)
        asked = told.all[:, 3 + 3].nonzero()[:, 0]
        cells[asked] = self.places(told.cells[asked], x[asked], pooled[asked], planes[asked, :, 18]).float()
        logits = torch.cat([self.deck(pooled).float(), draws.float(), cards.float(), cells], 1)
        logits = logits.masked_fill(~told.choices, -1e9)
        worth = self.value(pooled).float().unflatten(1, (2, SEATS))
        return logits, worth, belief.reshape(count, SPECIES, RANKS, SEATS).float()

    def places(self, cells: Tensor, x: Tensor, pooled: Tensor, chosen: Tensor) -> Tensor:
        """For the positions where a cell is chosen."""
        ways = cells[:, :, CELL_OWN:].reshape(len(x), CELLS * 3, SPECIES).to(x.dtype) / 4
        tokens = self.cell_tokens(x)
        joined = torch.bmm(ways, tokens).reshape(len(x), CELLS, 3, MIX)
        mixed = (joined * self.cell_ways).sum(2)
        own = torch.cat(
            [
                cells[:, :, 3:5],
                functional.one_hot(cells[:, :, 5].long(), 9),
                functional.one_hot(cells[:, :, 6].long(), 9),
                cells[:, :, 7:9],
            ],
            2,
        ).to(x.dtype)
        planted = (x * chosen.sum(2, keepdim=True)).sum(1)
        whole = (self.cell_chosen(planted) + self.cell_all(pooled))[:, None]
        inner = functional.relu(self.cell_own(own) + self.cell_mix(mixed) + whole)
        return self.cell_out(functional.relu(self.cell_in(inner)))[:, :, 0]


class Critic(nn.Module):
    """Sees hidden information; it teaches and never plays."""

    def __init__(self, _: ArboretumFeatures) -> None:
        super().__init__()
        self.trunk = Trunk((SEATS - 1) * RANKS)
        self.value = nn.Linear(POOL, 2 * SEATS)

    def forward(self, told: Told) -> Tensor:
        hidden = told.truth.permute(0, 2, 1, 3).flatten(2)
        return self.value(self.trunk(told, hidden)[1]).float().unflatten(1, (2, SEATS))


def belief_loss(told: Told, belief: Tensor) -> Tensor:
    """Where the unseen cards are: in the deck, or in the hand of which seat."""
    planes = told.tokens[:, :, 1 : 1 + PLANES * RANKS].reshape(len(belief), SPECIES, PLANES, RANKS)
    unseen = planes[:, :, 4]
    where = told.truth.permute(0, 2, 3, 1).float() * unseen[..., None]
    deck = unseen - where.sum(3)
    target = torch.cat([deck[..., None], where], 3)
    lost = -(target * functional.log_softmax(belief, 3)).sum(3)
    return lost.sum() / unseen.sum().clamp(min=1)
