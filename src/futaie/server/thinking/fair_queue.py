"""A fair queue for work: addresses take turns, and so do the people at each address. Whoever asks for more waits
longer, and holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """By address and person, in the order of their turns."""

    @asynccontextmanager
    async def place(self, address: str, person: str) -> AsyncIterator[None]:
        await self._wait(address, person)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str, person: str) -> None:
        if self.free > 0:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, {}).setdefault(person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._pass_on()  # its turn came just as it gave up
            raise

    def _pass_on(self) -> None:
        while self.waiting:
            called = self._next()
            if not called.cancelled():
                called.set_result(None)
                return
        self.free += 1

    def _next(self) -> asyncio.Future[None]:
        """The first in the queue of the first person of the first address; person and address then go to the end."""
        address = next(iter(self.waiting))
        people = self.waiting.pop(address)
        person = next(iter(people))
        line = people.pop(person)
        called = line.popleft()
        if line:
            people[person] = line
        if people:
            self.waiting[address] = people
        return called
