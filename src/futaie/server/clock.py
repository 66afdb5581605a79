"""The clocks of a table. Only time during which the server was running counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from futaie.server.wire import Pace

DAY = 86400.0


def day_of(moment: float) -> str:
    """The date in UTC, 2026-11-15."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The midnight (UTC) that ends a day."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + DAY


@dataclass
class Uptime:
    """When the server was down, oldest first."""

    gaps: list[tuple[float, float]] = field(default_factory=list)

    def between(self, start: float, end: float) -> float:
        """The seconds between two moments in which it ran."""
        down = sum(max(0.0, min(end, back) - max(start, gone)) for gone, back in self.gaps)
        return max(0.0, end - start - down)


@dataclass
class Clocks:
    """What is left to each seat at the moment `since`; from then on the clocks of `running` run."""

    pace: Pace
    left: list[float]
    since: float
    running: list[int]

    @staticmethod
    def start(pace: Pace, seats: int, now: float, movers: list[int]) -> Clocks | None:
        if pace.kind == "none":
            return None
        return Clocks(pace, [allowance(pace)] * seats, now, movers)

    def at(self, now: float, uptime: Uptime) -> list[float]:
        """What is left now."""
        spent = uptime.between(self.since, now)
        return [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]

    def turn_to(self, movers: list[int], finished: list[int], now: float, uptime: Uptime) -> None:
        """From now on others are to move; those who finished a turn get what the pace gives for it."""
        self.left = self.at(now, uptime)
        for seat in finished:
            self.left[seat] = allowance(self.pace) if self.pace.kind == "days" else self.left[seat] + self.pace.seconds
        self.since = now
        self.running = movers

    def out_of_time(self, now: float, uptime: Uptime) -> list[int]:
        left = self.at(now, uptime)
        return [seat for seat in self.running if left[seat] <= 0.0]

    def deadline(self) -> float | None:
        """When somebody will be out of time if the server goes on running."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)


def allowance(pace: Pace) -> float:
    return pace.days * DAY if pace.kind == "days" else pace.minutes * 60.0
