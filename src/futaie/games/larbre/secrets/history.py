"""How every card came to its place, line by line. What each seat can know follows from it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.vecs import vec

# What happened to a card.
TO_RIVER: Final = 0
TO_HAND: Final = 1
"""From the source, seen only by its owner, as are the next four."""
SHOWN: Final = 2
"""By Pegaea, from the source."""
KEPT: Final = 3
BURIED: Final = 4
"""From Pegaea's cards to the discard."""
DISCARDED: Final = 5
TAKEN: Final = 6
"""From the river."""
PLAYED: Final = 7
SETTLED: Final = 8
"""The turn ends: the cards played go to the discard."""
RESHUFFLED: Final = 9


@final
class History:
    def __init__(self, lines: vec[u8]) -> None:
        self.lines = lines
        """Two numbers each: 8 * what + seat, and the kind of the card."""
        self.count: i64 = 0
        self.begun: i64 = 0
        """How many lines at the beginning stand for others that were forgotten (see forgetting.py)."""

    def copy(self) -> History:
        history = History(self.lines[:])
        history.count = self.count
        history.begun = self.begun
        return history

    def note(self, what: i64, seat: i64, kind: i64) -> None:
        at = 2 * self.count
        if at == len(self.lines):
            lines = vec[u8]([u8(0)] * (2 * at))
            i: i64 = 0
            while i < at:
                lines[i] = self.lines[i]
                i += 1
            self.lines = lines
        self.lines[at] = u8(8 * what + seat)
        self.lines[at + 1] = u8(kind)
        self.count += 1

    def what(self, line: i64) -> i64:
        return i64(self.lines[2 * line]) >> 3

    def seat(self, line: i64) -> i64:
        return i64(self.lines[2 * line]) & 7

    def kind(self, line: i64) -> i64:
        return i64(self.lines[2 * line + 1])


def new_history() -> History:
    return History(vec[u8]([u8(0)] * 256))
