"""The action that looks best at once: how greedy players choose."""

from __future__ import annotations

from mypy_extensions import i64


class Forecast:
    """What a seat may expect of its actions."""

    def after(self, action: i64) -> float:
        """How good things look after this action."""
        raise NotImplementedError


def best_action(forecast: Forecast, legal: list[int]) -> i64:
    """The best of these; among equals, the first."""
    best: i64 = -1
    most: float = 0.0
    for action in legal:
        worth = forecast.after(action)
        if best < 0 or worth > most:
            best = action
            most = worth
    return best
