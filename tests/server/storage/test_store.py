"""Jobs written together are done completely or not at all, each for itself."""

import asyncio
import time
from threading import Event

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from futaie.server.reasons import ServerWhy
from futaie.server.storage.schema import decks, people, runs
from futaie.server.storage.store import WORTH_FOLDING, Store
from futaie.tables.reasons import Refused

ADD_DECK = decks.insert()
ADD_PERSON = people.insert()


def person(name):
    return ADD_PERSON, {"id": name, "name": name, "language": "en", "at": 0.0}


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path / "futaie.sqlite")
    yield store
    store.close()


async def together(store, *wanted):
    """Everything in one group: the writer is held up until all of it waits."""
    taken, going_on = Event(), Event()

    def hold_up(_):
        taken.set()
        going_on.wait(20)

    held = asyncio.ensure_future(store.write(hold_up))
    while not taken.is_set():
        await asyncio.sleep(0.01)
    waiting = [asyncio.ensure_future(store.put(w) if isinstance(w, list) else store.write(w)) for w in wanted]
    while store.waiting.qsize() < len(wanted):
        await asyncio.sleep(0.01)
    going_on.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


def names(connection):
    return set(connection.execute(select(people.c.name)).scalars())


def test_waiting_jobs_are_written_and_answered(store):
    async def run():
        added = runs.insert().values(started=1.0, alive=1.0)
        answers = await together(
            store, [person("ana")], lambda c: c.execute(added).inserted_primary_key[0], [person("bea"), person("cleo")]
        )
        assert answers == [None, 1, None]
        assert await store.read(names) == {"ana", "bea", "cleo"}

    asyncio.run(run())


def test_a_failing_job_fails_alone_and_leaves_nothing(store):
    async def run():
        await store.put([person("ana")])
        deck = (ADD_DECK, {"hash": "h", "content": "c"})
        done, failed, also_done = await together(store, [person("bea")], [deck, person("ana")], [person("cleo")])
        assert [done, also_done] == [None, None]
        assert isinstance(failed, IntegrityError)
        assert await store.read(names) == {"ana", "bea", "cleo"}
        assert await store.read(lambda c: c.execute(select(decks.c.hash)).all()) == []

    asyncio.run(run())


def test_work_that_raises_fails_alone(store):
    def refuse(_):
        raise LookupError

    async def run():
        done, failed = await together(store, [person("ana")], refuse)
        assert done is None
        assert isinstance(failed, LookupError)
        assert await store.read(names) == {"ana"}

    asyncio.run(run())


def test_the_log_is_folded_when_nothing_waits(store):
    """The writer folds the log; that shows in the growth of the database file."""
    before = store.file.stat().st_size

    async def run():
        await store.put([person(f"{number:04}{'n' * 36}") for number in range(WORTH_FOLDING)])
        end = time.monotonic() + 20
        while store.file.stat().st_size < before + 20 * WORTH_FOLDING and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await store.put([person("after")])
        assert len(await store.read(names)) == WORTH_FOLDING + 1

    asyncio.run(run())
    assert store.file.stat().st_size >= before + 20 * WORTH_FOLDING


@pytest.mark.parametrize("wanted", ["INSERT INTO runs VALUES (1, 1, 1)", "PRAGMA wal_checkpoint(PASSIVE)"])
def test_only_the_writer_writes_or_folds(store, wanted):
    """A second connection that did so at the same time could damage the database."""

    async def run():
        await store.put([person("ana")])
        with pytest.raises(Refused) as refused:
            await store.read(lambda c: c.exec_driver_sql(wanted).all())
        assert refused.value.reason.code is ServerWhy.TRY_AGAIN
        assert await store.read(names) == {"ana"}

    asyncio.run(run())
