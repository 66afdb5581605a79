"""Time: what day it is, for how long the server has been there, and what is left to each seat of a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from futaie.server.wire import Pace

DAY = 86400.0
MISSED = 5.0
"""Seconds without a heartbeat after which the server was not there: stopped, or asleep with its machine."""
Tell = Callable[[], float]
"""What a clock says."""


def day_of(moment: float) -> str:
    """The date in UTC, 2026-11-15."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The midnight (UTC) that ends a day."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + DAY


def steadily() -> float:
    """A clock that nobody can set, and that goes on while the machine sleeps, where the system has such a one."""
    boottime: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


class Moment(NamedTuple):
    at: float
    """By the calendar."""
    up: float
    """By the seconds for which the server has been there."""


class Calendar:
    """What day and hour it is: what the system says at the start, if that is not earlier than what has been; then it
    goes steadily. Where the system's clock is set, it goes at half or at double speed until both agree: it never goes
    back, and no day is skipped or over before its time."""

    def __init__(self, wall: Tell, steady: Tell, has_been: float) -> None:
        self.wall = wall
        self.steady = steady
        self.at = max(wall(), has_been)
        self.seen = steady()

    def now(self) -> float:
        steady = self.steady()
        passed, self.seen = max(0.0, steady - self.seen), steady
        self.at = min(max(self.wall(), self.at + passed / 2), self.at + passed * 2)
        return self.at


class Uptime:
    """For how many seconds the server has been there, all its runs together. Only they are charged to a clock: not
    those when it was down, stopped or asleep, and nothing that somebody does to the system's clock."""

    def __init__(self, steady: Tell, before: float) -> None:
        self.steady = steady
        self.total = before
        self.seen = steady()

    def now(self) -> float:
        """Must be asked again and again, more often than `MISSED` says."""
        steady = self.steady()
        passed, self.seen = max(0.0, steady - self.seen), steady
        if passed < MISSED:
            self.total += passed
        return self.total


@dataclass
class Clocks:
    """What is left to each seat at the moment `since`; from then on the clocks of `running` run. Moments are those of
    `Uptime`."""

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
        """What is left then."""
        spent = max(0.0, up - self.since)
        return [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]

    def turn_to(self, movers: list[int], finished: list[int], up: float) -> None:
        """From now on others are to move; those who finished a turn get what the pace gives for it."""
        self.left = self.at(up)
        for seat in finished:
            self.left[seat] = allowance(self.pace) if self.pace.kind == "days" else self.left[seat] + self.pace.seconds
        self.since = up
        self.running = movers

    def out_of_time(self, up: float) -> list[int]:
        left = self.at(up)
        return [seat for seat in self.running if left[seat] <= 0.0]

    def deadline(self) -> float | None:
        """When somebody will be out of time."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)


def allowance(pace: Pace) -> float:
    return pace.days * DAY if pace.kind == "days" else pace.minutes * 60.0
