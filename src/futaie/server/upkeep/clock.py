"""Time: what day it is, and for how long the server has been there."""

from __future__ import annotations

import time
from collections.abc import Callable

MISSED = 5.0
"""Seconds without a heartbeat after which the server was not there: stopped, or asleep with its machine."""
Tell = Callable[[], float]
"""What a clock says."""


def steadily() -> float:
    """A clock that nobody can set, and that goes on while the machine sleeps, where the system has such a one."""
    boottime: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


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
