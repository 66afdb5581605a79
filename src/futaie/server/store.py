"""The database: any thread reads, one thread writes.

Whatever is waiting to be written is committed in one transaction (SQLite syncs the disk once for all of it). What was
asked for is answered after the commit, never before. Each piece of work is done wholly or not at all, whatever becomes
of the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection as DriverConnection
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event

from futaie.server.migrate import migrate

Found = TypeVar("Found")
Work = Callable[[Connection], Found]
Row: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement and the values of its parameters."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=10000",  # seldom: see `fold`
)
READERS = 4
MOST_AT_ONCE = 256


@dataclass
class Job:
    """Something to be written. `work` may be done more than once, if what came before it had to be undone."""

    work: Work[Any] | None
    rows: list[Row]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Store:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.engine = sqlite_engine(file)
        migrate(self.engine)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.writer = Thread(target=self._write_on, name="writer", daemon=True)
        self.writer.start()

    async def read(self, work: Work[Found]) -> Found:
        def reading() -> Found:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def write(self, work: Work[Found]) -> Found:
        """Returns when the work is on the disk."""
        found: Found = await self._wait_for(work, [])
        return found

    async def put(self, rows: list[Row]) -> None:
        """Returns when the rows are on the disk. Those of many who wait are written with one call for each statement,
        in whatever order."""
        await self._wait_for(None, rows)

    async def _wait_for(self, work: Work[Any] | None, rows: list[Row]) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(work, rows, loop, loop.create_future())
        self.waiting.put(job)
        return await job.done

    async def fold(self) -> None:
        """Brings what was written from the log into the database, while the writer goes on. Left to itself SQLite does
        it in the midst of a commit, and people wait."""

        def checkpoint() -> None:
            with self.engine.connect() as connection:
                driver = connection.connection.driver_connection
                assert isinstance(driver, DriverConnection)
                driver.execute("PRAGMA wal_checkpoint(PASSIVE)")

        await asyncio.get_running_loop().run_in_executor(self.readers, checkpoint)

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


Answer: TypeAlias = tuple[Job, Any, Exception | None]


def write_together(connection: Connection, jobs: list[Job]) -> None:
    """All in one transaction; if one of them fails, all again, each for itself."""
    try:
        answers = write_at_once(connection, jobs)
    except Exception:  # noqa: BLE001 - found out below
        answers = write_one_by_one(connection, jobs)
    for loop in {job.loop for job in jobs}:
        loop.call_soon_threadsafe(tell, [answer for answer in answers if answer[0].loop is loop])


def write_at_once(connection: Connection, jobs: list[Job]) -> list[Answer]:
    with connection.begin():
        answers: list[Answer] = [(job, None if job.work is None else job.work(connection), None) for job in jobs]
        gathered: dict[Executable, list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, values in job.rows:
                gathered.setdefault(statement, []).append(values)
        for statement, rows in gathered.items():
            connection.execute(statement, rows)
    return answers


def write_one_by_one(connection: Connection, jobs: list[Job]) -> list[Answer]:
    """Each in a transaction of its own: some failures make SQLite roll back all of one, savepoints or not."""
    answers: list[Answer] = []
    for job in jobs:
        try:
            with connection.begin():
                found = None if job.work is None else job.work(connection)
                for statement, values in job.rows:
                    connection.execute(statement, values)
            answers.append((job, found, None))
        except Exception as error:  # noqa: BLE001 - whoever asked for it hears of it
            answers.append((job, None, error))
    return answers


def tell(answers: list[Answer]) -> None:
    """In the loop of those who wait."""
    for job, found, failed in answers:
        if job.done.done():
            continue  # cancelled
        if failed is None:
            job.done.set_result(found)
        else:
            job.done.set_exception(failed)


def sqlite_engine(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def settle(driver: DriverConnection, _: object) -> None:
        driver.isolation_level = None  # transactions begin where `begin` below says so
        for pragma in PRAGMAS:
            driver.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
