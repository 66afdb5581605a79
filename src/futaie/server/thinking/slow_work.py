"""Slow work has its own thread and is done in turn; the request waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from futaie.server.thinking.fair_queue import FairQueue
from futaie.server.thinking.workers import Asker

Found = TypeVar("Found")


class SlowWork:
    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "slow work")
        self.turns = FairQueue(1)

    async def run(self, asker: Asker, work: Callable[[], Found]) -> Found:
        async with self.turns.place(*asker):
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def close(self) -> None:
        self.thread.shutdown()
