"""Bots think for everybody in turn: many tables, or many people at one address, do not hold up anybody else."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from futaie.server.thinking.fair_queue import FairQueue
from tests.server.support.playing import until
from tests.server.support.running import Server

EVE, ANA = "127.0.0.5", "127.0.0.6"
CROWD = 12


@pytest.fixture
def many(tmp_path):
    server = Server(tmp_path)
    yield server
    server.end()


def test_many_tables_of_one_address_delay_another_by_only_a_few_thoughts(many):
    """Counted in thoughts that finish meanwhile, not in seconds."""
    for number in range(CROWD):
        eve = many.person(f"Eve {number}", address=EVE)
        for _ in range(4):
            eve.open("arboretum", "giant", "giant", "me")
    ana = many.person("Ana", address=ANA)
    table = ana.open("tout-la-haut", "me", "greedy", options={"first": "A"})
    for number in range(3):
        state = ana.state(table)
        choice = state["decision"]["choices"][0]["action"]
        assert ana.act(table, 0, state["decision"]["number"], action=choice).status_code == 200
        until(lambda: ana.state(table)["seq"], lambda seq: seq == 3 + 2 * number)  # noqa: B023
    with closing(sqlite3.connect(many.folder / "futaie.sqlite")) as database:

        def plays():
            played = "SELECT match = ? FROM entries WHERE kind = 'play' ORDER BY at"
            return [bool(row[0]) for row in database.execute(played, (table,))]

        found = plays()
        until(lambda: len(plays()), lambda count: count > len(found))  # the crowd still had something to think about
    mine = [number for number, is_mine in enumerate(found) if is_mine]
    for asked, answered in zip(mine[::2], mine[1::2], strict=True):
        assert answered - asked <= 6


async def served(wishes, places=1):
    """The order in which these (address, person) get a place; all ask at once, and the first already has one."""
    turns, order = FairQueue(places), []

    async def wish(number, address, person):
        async with turns.place(address, person):
            order.append(number)
            await asyncio.sleep(0)

    await asyncio.gather(*(wish(number, *whose) for number, whose in enumerate(wishes)))
    assert turns.free == places
    assert not turns.waiting
    return order


def test_addresses_take_turns_and_so_do_the_people_of_each():
    wishes = [("e", "1"), ("e", "1"), ("e", "1"), ("e", "2"), ("e", "2"), ("a", "a"), ("a", "a"), ("b", "b")]
    assert asyncio.run(served(wishes)) == [0, 1, 5, 7, 3, 6, 2, 4]


def test_giving_up_passes_the_place_to_the_next():
    async def run():
        turns = FairQueue(1)
        async with turns.place("a", "a"):
            waiting = [asyncio.ensure_future(turns._wait("b", str(number))) for number in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        await waiting[1]
        waiting[2].cancel()
        turns._pass_on()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert turns.free == 1

    asyncio.run(run())


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_place_given_to_somebody_who_leaves_is_not_lost(when):
    async def run():
        turns = FairQueue(1)
        async with turns.place("a", "a"):
            waiting = asyncio.ensure_future(turns._wait("b", "b"))
            await asyncio.sleep(0)
            if when == "before":
                waiting.cancel()
        waiting.cancel()  # after its turn came, before it noticed
        await asyncio.gather(waiting, return_exceptions=True)
        assert turns.free == 1

    asyncio.run(run())
