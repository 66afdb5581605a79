"""Time: the calendar, and how long the server has run."""

from __future__ import annotations

import time
from collections.abc import Callable

MISSED = 5.0
"""After this many seconds without a heartbeat the server counts as stopped, or asleep with its machine."""
Tell = Callable[[], float]
"""Reads a clock."""


def steadily() -> float:
    """A clock that nobody can set, and that goes on while the machine sleeps, if the system has one."""
    boottime: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


class Calendar:
    """Date and time. It starts with the system's clock, or with the last known time if that is later, and then runs
    steadily. If somebody sets the system's clock, it runs at half or double speed until they agree: it never goes back,
    and no day is skipped or cut short."""

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
    """How many seconds the server has run, in all runs together. Only these count on players' clocks: not the time
    while it was down, stopped or asleep, and no change of the system's clock."""

    def __init__(self, steady: Tell, before: float) -> None:
        self.steady = steady
        self.total = before
        self.seen = steady()

    def now(self) -> float:
        """Must be called more often than every `MISSED` seconds."""
        steady = self.steady()
        passed, self.seen = max(0.0, steady - self.seen), steady
        if passed < MISSED:
            self.total += passed
        return self.total
