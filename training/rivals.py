"""Nets that do not learn, at some of the tables: to find out how they can be beaten, or to learn to beat them all.

They always play their favourite, as in real games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.nets.store import DEVICE, stored_player
from training.tables import Half, Tables

NEVER = -1e9


class Rivals:
    """At a share of the tables of each half one seat belongs to the learner, the others to one rival."""

    def __init__(self, game: str, tables: Tables, files: list[Path], share: float) -> None:
        self.nets = [stored_player(game, tables.most_seats, file) for file in files]
        order = np.arange(tables.count)
        at_table = order % round(len(files) / share)
        self.places = [torch.from_numpy(order[at_table == number]).to(DEVICE) for number in range(len(files))]
        self.rivalled = at_table < len(files)
        self.seats: NDArray[np.int64] = (order // round(len(files) / share)) % tables.halves[0].seats
        """The learner's."""
        self.own_seats = torch.from_numpy(self.seats).to(DEVICE)

    def answer(self, told: Any, movers: Tensor, learner: Any) -> tuple[Tensor, Tensor]:
        """Logits for each mover, a rival's with its favourite alone; and which movers are the learner."""
        own = torch.ones_like(movers, dtype=torch.bool)
        logits = torch.full(told.choices.shape, NEVER, device=movers.device)
        for net, places in zip(self.nets, self.places, strict=True):
            theirs = places[movers[places] != self.own_seats[places]]
            logits[theirs, net(told.only(theirs))[0].argmax(1)] = 0.0
            own[theirs] = False
        ours = own.nonzero()[:, 0]
        logits[ours] = learner(told.only(ours))[0]
        return logits, own

    def wins(self, arrays: Half, ended: NDArray[np.int64]) -> list[float]:
        """The learner's shares of the wins of the games that ended."""
        ended = ended[self.rivalled[ended]]
        others = arrays.seats[ended] - 1.0
        won = arrays.rewards[ended, 0, self.seats[ended]]
        return ((others * won + 1) / (others + 1)).tolist()
