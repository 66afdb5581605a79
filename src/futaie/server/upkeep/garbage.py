"""Objects that refer to each other in a circle are looked for seldom: with thousands of sockets open it takes a good
part of a second, and everybody waits meanwhile. What is in no circle, as tables are, goes at once."""

from __future__ import annotations

import asyncio
import gc

SELDOM = 600.0
YOUNG = 10_000
NEVER = 1_000_000


async def collect_seldom() -> None:
    gc.collect()
    gc.freeze()  # the program itself stays
    gc.set_threshold(YOUNG, 20, NEVER)
    while True:
        await asyncio.sleep(SELDOM)
        gc.collect()
