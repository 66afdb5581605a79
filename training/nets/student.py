"""A net that learns, and a critic that begins with what the net expects."""

from __future__ import annotations

from copy import deepcopy

import torch
from torch import Tensor, nn

from training.nets.store import DEVICE, KIND


class Student:
    """A net that learns: its weights, and a copy in the number format in which the device is fast."""

    def __init__(self, net: nn.Module) -> None:
        self.net = net.to(DEVICE)
        self.quick = deepcopy(net).to(DEVICE, KIND)
        self.weights = list(self.net.parameters())
        self.quick_weights = list(self.quick.parameters())

    def renew(self) -> None:
        with torch.no_grad():
            torch._foreach_copy_(self.quick_weights, self.weights)

    def take_gradients(self) -> Tensor:
        """From the copy; returns their norm, limited to 1."""
        for weight, quick in zip(self.weights, self.quick_weights, strict=True):
            weight.grad = None if quick.grad is None else quick.grad.float()
            quick.grad = None
        return nn.utils.clip_grad_norm_(self.weights, 1.0)


@torch.no_grad()
def begin_as(critic: nn.Module, player: nn.Module) -> None:
    """Gives the critic the player's expectations; its last inputs, the hidden ones, have no effect yet."""
    known = player.state_dict()
    for name, weight in critic.state_dict().items():
        weight.zero_()
        weight[tuple(slice(length) for length in known[name].shape)] = known[name]
