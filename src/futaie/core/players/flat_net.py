"""The net of games whose input is plain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.core.players.features import Features

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Net, Weights


def flat_net(weights: Weights, features: Features, seats: int) -> Net:
    """For `Game.net`."""
    from futaie.core.players.nets.flat import FlatNet  # needs NumPy

    return FlatNet(weights, features, seats)
