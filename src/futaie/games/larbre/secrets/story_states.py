"""States of a story that is read backwards to count its worlds (world_counts.py), and the ways to go on from them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import count_of, size
from futaie.games.larbre.secrets.story import Step

SLOT: Final = 32
"""Added to a decision about a card that came into a hand, if it is a missing one."""


@final
class Way:
    """One way to go on from a node."""

    def __init__(self, decision: i64, weight: float, then: Node | None) -> None:
        self.decision = decision
        """How many of the cards discarded are missing ones; the share of missing cards that was in a hand; 1 if the
        card kept is from the source before; otherwise 0 if the card is free, or 1 more than its kind, plus SLOT if it
        was missing (for one from the river, whose kind is known, just 1)."""
        self.weight = weight
        self.then = then

    def total(self) -> float:
        return self.weight if self.then is None else self.weight * self.then.total


@final
class Node:
    """A state of the story, read backwards, that calls for a decision."""

    def __init__(self, opened: vec[i64], slots: vec[i64]) -> None:
        self.opened = opened
        """For each hand the cards that must be in it, a heap."""
        self.slots = slots
        """For each hand how many other cards must be in it: missing ones that are discarded later."""
        self.labels: i64 = 0
        """The kinds that unseen cards of this era turn out to have, a heap."""
        self.labels_before: i64 = 0
        """The same for the era before, because of cards that Pegaea showed at its very end."""
        self.missing: i64 = 0
        """The cards that must have been discarded in secret in this era and are not found yet, a heap."""
        self.which: i64 = 0
        """1 if the card kept is one of those that Pegaea showed in the era before."""
        self.at: i64 = 0
        """The number of the step."""
        self.total: float = 0.0
        """The weight of all worlds behind it."""
        self.ways: list[Way] = []

    def copy(self) -> Node:
        other = Node(self.opened[:], self.slots[:])
        other.labels = self.labels
        other.labels_before = self.labels_before
        other.missing = self.missing
        other.which = self.which
        return other

    def key(self) -> tuple[int, ...]:
        opened = self.opened
        slots = self.slots
        return (
            2 * self.at + self.which,
            opened[0],
            opened[1],
            opened[2],
            opened[3],
            slots[0] + 64 * (slots[1] + 64 * (slots[2] + 64 * slots[3])),
            self.labels,
            self.labels_before,
            self.missing,
        )

    def all_slots(self) -> i64:
        return self.slots[0] + self.slots[1] + self.slots[2] + self.slots[3]

    def hands_without_slots(self) -> i64:
        hands: i64 = 0
        seat: i64 = 0
        while seat < 4:
            if self.slots[seat] == 0:
                hands += 1
            seat += 1
        return hands

    def is_any_lost(self) -> bool:
        """Whether some missing cards are not yet assigned to a discard."""
        return self.missing != 0 and size(self.missing) > self.all_slots()

    def open_count(self, kind: i64) -> i64:
        """How many cards of the kind are open in all hands."""
        opened = self.opened
        return (
            count_of(opened[0], kind)
            + count_of(opened[1], kind)
            + count_of(opened[2], kind)
            + count_of(opened[3], kind)
        )

    def free(self, step: Step) -> i64:
        """How many cards of the hand after this step need not be in it."""
        return step.held - size(self.opened[step.seat]) - self.slots[step.seat]
