"""Shows a spinner while somebody thinks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

PATIENCE = 0.3
"""Seconds before anything is shown."""
STEP = 0.15
Result = TypeVar("Result")
SPINNER = "|/-\\"


def while_waiting(work: Callable[[], Result], told: str) -> Result:
    """The result of the work. On a terminal it runs in a thread of its own, so that Ctrl-C ends the waiting."""
    if not sys.stdout.isatty():
        return work()
    results: list[Result] = []
    problems: list[Exception] = []

    def run() -> None:
        try:
            results.append(work())
        except Exception as problem:  # noqa: BLE001
            problems.append(problem)

    thread = Thread(target=run, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    step = 0
    try:
        while thread.is_alive():
            print(f"\r{told} {SPINNER[step % len(SPINNER)]}", end="", flush=True)
            step += 1
            thread.join(STEP)
    finally:
        if step:
            print(f"\r{' ' * (len(told) + 2)}\r", end="", flush=True)
    if problems:
        raise problems[0]
    return results[0]
