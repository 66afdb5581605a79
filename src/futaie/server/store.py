"""The database: any thread reads, one thread writes.

Whatever is waiting to be written is committed in one transaction (SQLite syncs the disk once for all of it). What was
asked for is answered after the commit, never before. Each piece of work is done wholly or not at all, whatever becomes
of the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection as DriverConnection
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from futaie.server.migrate import migrate

Found = TypeVar("Found")
Work = Callable[[Connection], Found]
READERS = 4
MOST_AT_ONCE = 256


class Store:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.engine = sqlite_engine(file)
        migrate(self.engine)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.waiting: SimpleQueue[tuple[Work[Any], Future[Any]] | None] = SimpleQueue()
        self.writer = Thread(target=self._write_on, name="writer", daemon=True)
        self.writer.start()

    async def read(self, work: Work[Found]) -> Found:
        def reading() -> Found:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def write(self, work: Work[Found]) -> Found:
        """Returns when the work is on the disk."""
        done: Future[Found] = Future()
        self.waiting.put((work, done))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """After all that is waiting has been written."""
        self.waiting.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    def _write_on(self) -> None:
        with self.engine.connect() as connection:
            going_on = True
            while going_on:
                jobs = [self.waiting.get()]
                while len(jobs) < MOST_AT_ONCE and not self.waiting.empty():
                    jobs.append(self.waiting.get())
                going_on = None not in jobs
                write_together(connection, [job for job in jobs if job is not None])


def write_together(connection: Connection, jobs: list[tuple[Work[Any], Future[Any]]]) -> None:
    """All in one transaction. A job that fails is undone alone; if the commit fails, all have failed. Nobody can call a
    job off once it has begun."""
    jobs = [job for job in jobs if job[1].set_running_or_notify_cancel()]
    answers: list[tuple[Future[Any], Any, Exception | None]] = []
    try:
        with connection.begin():
            for work, done in jobs:
                try:
                    with connection.begin_nested():
                        answers.append((done, work(connection), None))
                except Exception as error:  # noqa: BLE001 - whoever asked for it hears of it
                    answers.append((done, None, error))
    except Exception as error:  # noqa: BLE001 - nothing has been written
        answers = [(done, None, error) for _, done in jobs]
    for done, found, failed in answers:
        if failed is None:
            done.set_result(found)
        else:
            done.set_exception(failed)


def sqlite_engine(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def settle(driver: DriverConnection, _: object) -> None:
        driver.isolation_level = None  # transactions begin where `begin` below says so
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            driver.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
