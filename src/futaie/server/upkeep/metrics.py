"""Figures for whoever runs the server, as Prometheus reads them (`/metrics`)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

QUICK = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
SLOW = (0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        sqlite = Info("futaie_sqlite", "What keeps the database", registry=self.registry)
        sqlite.info({"version": sqlite3.sqlite_version})
        self.entries = Counter("futaie_entries", "Entries stored", ["game"], registry=self.registry)
        self.finished = Counter("futaie_finished_matches", "Matches that ended", ["game"], registry=self.registry)
        self.refused = Counter("futaie_refused", "What was refused", ["why"], registry=self.registry)
        self.faults = Counter("futaie_faults", "Requests that failed by our fault", registry=self.registry)
        self.storing = self._seconds("futaie_storing_seconds", "From a change to its commit", QUICK)
        self.thinking = self._seconds("futaie_thinking_seconds", "What a bot took, waiting for a worker included", SLOW)

    def _seconds(self, name: str, about: str, steps: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, buckets=steps, registry=self.registry)

    def gauge(self, name: str, about: str, found: Callable[[], float]) -> None:
        Gauge(name, about, registry=self.registry).set_function(found)

    def stored(self, game: str, entries: int, over: bool) -> None:
        if entries:
            self.entries.labels(game).inc(entries)
            if over:
                self.finished.labels(game).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
