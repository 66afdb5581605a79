"""The garbage collector looks for circular references only rarely: with thousands of open sockets a search takes a good
part of a second, and everybody waits. Objects outside circles, such as tables, are freed at once anyway."""

from __future__ import annotations

import asyncio
import gc

SELDOM = 600.0
YOUNG = 10_000
NEVER = 1_000_000


async def collect_seldom() -> None:
    gc.collect()
    gc.freeze()  # the program itself never becomes garbage
    gc.set_threshold(YOUNG, 20, NEVER)
    while True:
        await asyncio.sleep(SELDOM)
        gc.collect()
