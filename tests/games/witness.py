"""Each reader's knowledge of a game, from everything in views and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from futaie import IllegalAction


def readers(position: Any) -> Sequence[int | None]:
    return [None, *range(position.seats)]


class Witness:
    def __init__(self, position: Any) -> None:
        self.position = position
        self.seen: dict[int | None, list[str]] = {reader: [f"{position.view(reader)}"] for reader in readers(position)}

    def copy(self) -> Witness:
        other = Witness(self.position.copy())
        other.seen = {reader: list(seen) for reader, seen in self.seen.items()}
        return other

    def play(self, action: int) -> bool:
        """Plays the mover's action and lets everybody see what they may; False if it is not legal here."""
        try:
            events = self.position.play(self.position.mover(), action)
        except IllegalAction:
            return False
        for reader, seen in self.seen.items():
            told = [f"{event.for_seat(reader)}" for event in events]
            view = f"{self.position.view(reader)}"
            # Nobody else notices a choice that is not revealed yet.
            if told or view != seen[-1]:
                seen += [*told, view]
        return True

    def all_seen(self, reader: int | None) -> str:
        return "\n".join(self.seen[reader])

    def keep_those_who_cannot_tell(self, other: Witness) -> None:
        """Drops the readers who have seen something other than in the other game."""
        for reader, seen in list(self.seen.items()):
            if seen != other.seen[reader][: len(seen)]:
                del self.seen[reader]
