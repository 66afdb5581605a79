"""Transcript: a position, and for each seat everything it has seen and done so far, word for word."""

from __future__ import annotations

import json

from futaie.core.plain import Fields
from futaie.core.rules.position import Position


class Transcript:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.stories = [_written(position.view(seat)) for seat in range(position.seats)]
        """For each seat its first view, then its own actions and what it was told of all events, in order: it never
        forgets. Two stories are equal exactly when the seat cannot tell the games apart."""

    def copy(self) -> Transcript:
        other = Transcript.__new__(Transcript)
        other.position = self.position.copy()
        other.stories = self.stories[:]
        return other

    def play(self, seat: int, action: int) -> None:
        events = self.position.play(seat, action)
        self.stories[seat] += f"\n{action}"
        for event in events:
            for reader in range(self.position.seats):
                self.stories[reader] += f"\n{_written(event.for_seat(reader))}"


def _written(data: Fields) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
