"""Moments and days, and the time that each seat of a table has left."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from futaie.tables.wire.requests import Pace

DAY = 86400.0


def day_of(moment: float) -> str:
    """The date in UTC, 2026-11-15."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The midnight (UTC) that ends a day."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + DAY


class Moment(NamedTuple):
    at: float
    """On the calendar: seconds since 1970."""
    up: float
    """The seconds during which play was possible; only these count on clocks."""


@dataclass
class Clocks:
    """The time that each seat had left at the moment `since`; from then on the clocks of `running` run. Moments are
    those of `Moment.up`."""

    pace: Pace
    left: list[float]
    since: float
    running: list[int]

    @staticmethod
    def start(pace: Pace, seats: int, up: float, movers: list[int]) -> Clocks | None:
        if pace.kind == "none":
            return None
        return Clocks(pace, [allowance(pace)] * seats, up, movers)

    def at(self, up: float) -> list[float]:
        """The time left then."""
        spent = max(0.0, up - self.since)
        return [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]

    def turn_to(self, movers: list[int], finished: list[int], up: float) -> None:
        """From now on others are to move; seats that finished a turn get the increment of the pace."""
        self.left = self.at(up)
        for seat in finished:
            self.left[seat] = allowance(self.pace) if self.pace.kind == "days" else self.left[seat] + self.pace.seconds
        self.since = up
        self.running = movers

    def out_of_time(self, up: float) -> list[int]:
        left = self.at(up)
        return [seat for seat in self.running if left[seat] <= 0.0]

    def deadline(self) -> float | None:
        """When the next seat runs out of time."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)


def allowance(pace: Pace) -> float:
    return pace.days * DAY if pace.kind == "days" else pace.minutes * 60.0
