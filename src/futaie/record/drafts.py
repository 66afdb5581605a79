"""What each seat has done since its last commit: only that seat sees it, and can undo it."""

from __future__ import annotations

from collections.abc import Sequence

from futaie.core.rules.position import Position
from futaie.core.rules.reason import IllegalAction, Reason
from futaie.record.reasons import MatchWhy


class Drafts:
    def __init__(self, seats: int) -> None:
        self._actions: list[list[int]] = [[] for _ in range(seats)]

    def __getitem__(self, seat: int) -> list[int]:
        return list(self._actions[seat])

    def __len__(self) -> int:
        return len(self._actions)

    def played_on(self, position: Position, seat: int) -> Position:
        """The position as the seat sees it: a copy with its draft played, where it has one."""
        if not self._actions[seat]:
            return position
        position = position.copy()
        for action in self._actions[seat]:
            position.apply(seat, action)
        return position

    def add(self, seat: int, actions: Sequence[int]) -> None:
        self._actions[seat] += actions

    def undo(self, seat: int) -> None:
        """Takes back the last action."""
        self._drafted(seat).pop()

    def undo_all(self, seat: int) -> None:
        self._drafted(seat).clear()

    def clear(self, seat: int) -> None:
        """The draft was committed, or given up."""
        self._actions[seat].clear()

    def _drafted(self, seat: int) -> list[int]:
        if not self._actions[seat]:
            raise IllegalAction(Reason(MatchWhy.NOTHING_TO_UNDO))
        return self._actions[seat]
