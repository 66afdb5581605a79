"""Rewards at the end of a game, for machine learning. Among several seats they add up to 0."""

from __future__ import annotations

from futaie.core.rules.option import Choice
from futaie.core.rules.position import Position

REWARD = Choice("reward", "win", ("win", "rank", "margin"))
MOST_POINTS = 200
"""More than anybody scores or wins by in any of the games."""


def rewards(kind: str, position: Position) -> list[float]:
    """For each seat of a game that is over; alone there is nobody to beat, and the reward is the points."""
    scores, ranking = position.scores(), position.ranking()
    others = len(scores) - 1
    if others == 0:
        return [float(scores[0])]
    if kind == "win":
        share = 1 / ranking.count(1)
        return [((others + 1) * share - 1) / others if place == 1 else -1 / others for place in ranking]
    if kind == "rank":
        # A shared place counts as the mean of the places it takes up.
        return [1 - (2 * place - 3 + ranking.count(place)) / others for place in ranking]
    total = sum(scores)
    return [(points * (others + 1) - total) / others for points in scores]


def lowest(kind: str, seats: int) -> float:
    """No game ends with less than this; a seat that tries an illegal action gets it."""
    if seats > 1 and kind != "margin":
        return -1.0
    return -float(MOST_POINTS)
