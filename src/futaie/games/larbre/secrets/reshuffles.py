"""The order of the source after a reshuffle."""

from __future__ import annotations

from futaie.core.chance.shuffles import Chance, shuffled
from futaie.games.larbre.box.cards import NUMBERS, names
from futaie.games.larbre.box.kinds import count_of, one

SEED = "larbre"
"""In place of the seed, if there is none and the deal does not order a reshuffle."""


def check_reshuffles(chance: Chance, box: list[str]) -> None:
    """A deal may order the reshuffles, each as an order of all cards of the box: any of them may be in the discard."""
    for label in chance.deal:
        name, _, ordinal = label.partition("-")
        if name == "reshuffle":
            chance.order(name, box, int(ordinal or 0))


def reshuffled(chance: Chance, discard: int, ordinal: int) -> list[str]:
    """The discard in its new order, the first card on top. Cards of a dealt order that are elsewhere are skipped."""
    given = chance.deal.get(f"reshuffle-{ordinal}")
    if given is None:
        return shuffled(chance.seed or SEED, "reshuffle", ordinal, names(discard))
    order = []
    for card in given:
        if count_of(discard, NUMBERS[card]):
            discard -= one(NUMBERS[card])
            order.append(card)
    return order
