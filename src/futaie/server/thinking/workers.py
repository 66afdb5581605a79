"""Processes in which bots think, so that nobody waits for them. What they compute: `bot_turn.py`.

When a worker dies, all of them are restarted and their jobs run again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from futaie.bots.candidate import Candidate
from futaie.bots.learned.mind import keep_to_one_core
from futaie.server.reasons import ServerWhy
from futaie.server.thinking import bot_turn
from futaie.server.thinking.fair_queue import FairQueue
from futaie.server.upkeep.logs import write_logs
from futaie.tables.reasons import refused
from futaie.tables.thinking import Thought

Found = TypeVar("Found")
TRIES = 5
AHEAD = 1
"""Jobs handed to the workers before one is free for them; all others wait for their turn."""


class Asker(NamedTuple):
    """The person and address that some thinking is for."""

    address: str
    person: str


class Pool:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.workers = self._start()
        self.turns = FairQueue(processes + AHEAD)

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, get_context("spawn"), start_worker)

    async def run(self, asker: Asker, job: Callable[..., Found], *arguments: Any) -> Found:
        async with self.turns.place(asker.address, asker.person):
            for _ in range(TRIES):
                workers = self.workers
                try:
                    return await asyncio.get_running_loop().run_in_executor(workers, job, *arguments)
                except BrokenProcessPool:
                    if self.workers is workers:
                        workers.shutdown(wait=False)
                        self.workers = self._start()
        raise RuntimeError("bot workers die again and again")


class Workers:
    """One person's tables do not hold up the bots of others, nor do all tables of one address; and advice does not hold
    up anybody's game."""

    def __init__(self, processes: int) -> None:
        self.bots = Pool(processes)
        self.advisers = Pool(1)
        self.advised: set[str] = set()
        """People whose advice is in the making."""

    async def think(self, asker: Asker, about: Thought, bot: str) -> list[int]:
        """For a table that somebody has opened."""
        return await self.bots.run(asker, bot_turn.turn_part, about.game, about.position, about.seat, bot)

    async def advise(self, asker: Asker, about: Thought) -> list[Candidate]:
        if asker.person in self.advised:
            raise refused(ServerWhy.TOO_FAST)
        self.advised.add(asker.person)
        try:
            return await self.advisers.run(asker, bot_turn.advice, about.game, about.position, about.seat)
        finally:
            self.advised.discard(asker.person)

    async def reckon(self, game: str, seed: str) -> tuple[int, int]:
        """Uses a process that ends with it."""
        pool = Pool(1)
        try:
            return await pool.run(
                Asker("", ""), bot_turn.reckon, game, seed, bot_turn.BEAM_WIDTH, bot_turn.BOT_TIME_LIMIT
            )
        finally:
            pool.workers.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Does not wait for running jobs."""
        for pool in (self.bots, self.advisers):
            pool.workers.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            worker.kill()


# In the worker


def start_worker() -> None:
    """Ctrl-C is for the server; people come first; and a worker does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    write_logs(logging.StreamHandler())
    keep_to_one_core()
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=die_with_server, daemon=True).start()


def die_with_server() -> None:
    server = parent_process()
    assert server is not None
    connection.wait([server.sentinel])
    os._exit(1)
