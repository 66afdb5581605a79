"""Samples where hidden cards may lie, as a net believes, with the right number in each hand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from futaie.core.chance.rng import Rng
from futaie.core.players.nets.answer import Numbers

LEAST = 1e-4
"""No place is thought less likely than this."""


def deals(belief: Numbers, counts: list[int], number: int, rng: Rng) -> NDArray[np.int64]:
    """For each world and each card its place: 0 for the deck, a hand, or -1 where the card is seen.

    `counts`: how many unseen cards each hand has, for places 1, 2 and so on; the deck takes the rest. A world's
    probability is proportional to the product of the beliefs of its cards, among all with the right counts.
    """
    unseen = np.flatnonzero(belief.sum(1) > 0)
    chances = np.maximum(belief[unseen].astype(np.float64), LEAST)
    ways = ways_on(chances, counts)
    steps = np.concatenate([[0], np.cumprod([1, *[count + 1 for count in counts[:0:-1]]])[::-1]])
    left = np.tile(np.array([0, *counts], np.int64), (number, 1))
    places = np.full((number, len(belief)), -1, np.int64)
    worlds = np.arange(number)
    for row, card in enumerate(unseen):
        at = (left * steps).sum(1, keepdims=True) - steps
        may = left > 0
        may[:, 0] = True
        shares = np.where(may, chances[row] * ways[row + 1][np.where(may, at, 0)], 0).cumsum(1)
        point = np.array([rng.word() for _ in worlds]) / 2**32 * shares[:, -1]
        place = (shares <= point[:, None]).sum(1)
        places[:, card] = place
        left[worlds, place] -= place > 0
    return places


def ways_on(chances: NDArray[np.float64], counts: list[int]) -> list[NDArray[np.float64]]:
    """For each card, and after the last, and for all numbers of cards that the hands may still lack: how likely the
    cards from this one on fill them, up to a common factor."""
    table = np.zeros([count + 1 for count in counts])
    table[(0,) * len(counts)] = 1
    tables = [table.ravel()]
    for card in chances[::-1]:
        more = card[0] * table
        for hand in range(len(counts)):
            shorter = np.moveaxis(table, hand, 0)[:-1]
            np.moveaxis(more, hand, 0)[1:] += card[hand + 1] * shorter
        table = more / more.max()
        tables.append(table.ravel())
    return tables[::-1]
