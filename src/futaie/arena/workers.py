"""Where games are played: in processes of this machine, or anywhere through Dask."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from importlib import import_module
from typing import Any

from futaie.arena.reasons import ArenaWhy, BadArena
from futaie.bots.learned.mind import keep_to_one_core
from futaie.core.rules.reason import Reason

Workers = Callable[[], Executor]
"""Opens a fresh executor; called again when one has broken."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes(count: int) -> Workers:
    context = multiprocessing.get_context("spawn")
    return lambda: ProcessPoolExecutor(count, mp_context=context, initializer=begin)


def begin() -> None:
    """In a new worker: Ctrl-C is for the arena, which then ends its workers; and no worker outlives the arena."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("futaie.bots").addHandler(logging.NullHandler())  # the arena itself has already warned
    keep_to_one_core()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def killed(error: Exception) -> bool:
    """Whether the error says that a worker died, not that something is wrong with a game."""
    return isinstance(error, BrokenExecutor) or type(error).__name__ == "KilledWorker"  # Dask's, if it happens often


def end(executor: Executor) -> None:
    """At once: running games are abandoned."""
    running = list((getattr(executor, "_processes", None) or {}).values())
    try:
        executor.shutdown(wait=False, cancel_futures=True)
    except TypeError:  # Dask's takes no such argument, and cancels anyway
        executor.shutdown(wait=False)
    for process in running:
        process.terminate()
    for process in running:
        process.join()


def dask(address: str) -> tuple[Workers, int]:
    """The workers of a Dask scheduler, and how many games they play at once. Each must have the same futaie as here."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise BadArena(Reason(ArenaWhy.NO_DASK)) from error
    try:
        client = distributed.Client(address)
    except (OSError, ValueError) as error:
        figures = {"address": address[:80], "problem": str(error)[:200]}
        raise BadArena(Reason(ArenaWhy.NO_SCHEDULER, figures)) from error

    def opened() -> Executor:
        executor: Executor = client.get_executor(pure=False)
        return executor

    return opened, max(1, sum(client.nthreads().values()))
