"""The database: any thread reads, one thread writes.

All waiting writes are committed in one transaction (SQLite syncs the disk once for all of them). A request is answered
after the commit, never before. Each piece of work is done completely or not at all, whatever happens to the others. The
writer's one connection is the only one that can write, or bring the log into the database: with SQLite older than
3.51.3, two that do so at the same time may damage it (sqlite.org/wal.html).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection as DriverConnection
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, QueuePool, create_engine, event
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from futaie.server.reasons import ServerWhy
from futaie.server.storage.copying import open_to_read
from futaie.server.storage.examine import examine, refuse_newer, unusable
from futaie.server.storage.migrate import migrate
from futaie.server.storage.problems import DAMAGED, code_of
from futaie.tables.reasons import refused

log = logging.getLogger("futaie")

Found = TypeVar("Found")
Work = Callable[[Connection], Found]
Row: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement and the values of its parameters."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=10000",  # only reached if people never pause: see `fold`
)
WORTH_FOLDING = 3000
"""Rows written before folding them, which takes some milliseconds."""
READERS = 4
MOST_AT_ONCE = 256


@dataclass
class Job:
    """Something to write. `work` may run more than once, if a transaction had to be rolled back."""

    work: Work[Any] | None
    rows: list[Row]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Store:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.damaged = False
        """Whether the database was ever found damaged."""
        self.problem = ""
        """The latest refusal of the database, so that the log mentions it once."""
        refuse_newer(file, examine(file))
        self.engine = sqlite_engine(file)
        try:
            migrate(self.engine)
        except (sqlite3.Error, DBAPIError) as error:
            self.engine.dispose()
            raise unusable(file, error) from error
        self.reading = reading_engine(file)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.writer = Thread(target=self._write_on, name="writer", daemon=True)
        self.writer.start()

    async def read(self, work: Work[Found]) -> Found:
        def reading() -> Found:
            with self.reading.connect() as connection:
                return work(connection)

        with self._refusing():
            return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def write(self, work: Work[Found]) -> Found:
        """Returns when the work is on the disk."""
        found: Found = await self._wait_for(work, [])
        return found

    async def put(self, rows: list[Row], check: Work[None] | None = None) -> None:
        """Returns when the rows are on the disk, unless the check refuses them. Rows of several waiting jobs are
        written with one call for each statement, in any order."""
        await self._wait_for(check, rows)

    async def _wait_for(self, work: Work[Any] | None, rows: list[Row]) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(work, rows, loop, loop.create_future())
        self.waiting.put(job)
        with self._refusing():
            found = await job.done
        self.problem = ""
        return found

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """If the database refuses for reasons of its own (no room, read-only, damage), the client may try again later.
        It is neither their fault nor ours."""
        try:
            yield
        except DBAPIError as error:
            if type(error) not in (OperationalError, DatabaseError):
                raise
            if code_of(error) in DAMAGED:
                self.find_damaged(str(error.orig))
            elif str(error.orig) != self.problem:
                self.problem = str(error.orig)
                log.error("the database refuses to work: %s", self.problem)
            raise refused(ServerWhy.TRY_AGAIN) from error

    def find_damaged(self, problem: str) -> None:
        if not self.damaged:
            self.damaged = True
            log.error("the database is damaged: stop the server and bring back a copy: futaie restore (%s)", problem)

    def close(self) -> None:
        """Finishes all waiting writes first."""
        self.waiting.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.reading.dispose()
        self.engine.dispose()  # last: the last connection to close brings the log into the database

    def _write_on(self) -> None:
        with self.engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert isinstance(driver, DriverConnection)
            folded = driver.total_changes
            going_on = True
            while going_on:
                jobs = [self.waiting.get()]
                while len(jobs) < MOST_AT_ONCE and not self.waiting.empty():
                    jobs.append(self.waiting.get())
                going_on = None not in jobs
                write_together(connection, [job for job in jobs if job is not None])
                if self.waiting.empty() and driver.total_changes - folded >= WORTH_FOLDING:
                    folded = driver.total_changes
                    fold(driver)


def fold(driver: DriverConnection) -> None:
    """Brings the log into the database, between two groups and when nothing waits, because it syncs the disk twice.
    Left alone, SQLite does it in the middle of a commit, and people wait."""
    try:
        driver.execute("PRAGMA wal_checkpoint(PASSIVE)")
    except sqlite3.Error:
        log.exception("the log could not be brought into the database")  # it stays in the log until the next time


Answer: TypeAlias = tuple[Job, Any, Exception | None]


def write_together(connection: Connection, jobs: list[Job]) -> None:
    """Everything in one transaction; if that fails, each job again by itself."""
    try:
        answers = write_at_once(connection, jobs)
    except Exception:  # noqa: BLE001 - each job is tried again below
        answers = write_one_by_one(connection, jobs)
    for loop in {job.loop for job in jobs}:
        loop.call_soon_threadsafe(tell, [answer for answer in answers if answer[0].loop is loop])


def write_at_once(connection: Connection, jobs: list[Job]) -> list[Answer]:
    with connection.begin():
        answers: list[Answer] = []
        gathered: dict[Executable, list[dict[str, Any]]] = {}
        for job in jobs:
            if job.work is None:
                for statement, values in job.rows:
                    gathered.setdefault(statement, []).append(values)
                answers.append((job, None, None))
            else:
                answers.append((job, do(job, connection), None))
        for statement, rows in gathered.items():
            connection.execute(statement, rows)
    return answers


def write_one_by_one(connection: Connection, jobs: list[Job]) -> list[Answer]:
    """Each in its own transaction: some failures make SQLite roll back the whole of one, savepoints or not."""
    answers: list[Answer] = []
    for job in jobs:
        try:
            with connection.begin():
                found = do(job, connection)
            answers.append((job, found, None))
        except Exception as error:  # noqa: BLE001 - the job's owner gets it
            answers.append((job, None, error))
    return answers


def do(job: Job, connection: Connection) -> Any:
    """What the work checks still holds while its rows are written: no other rows come in between."""
    found = None if job.work is None else job.work(connection)
    for statement, values in job.rows:
        connection.execute(statement, values)
    return found


def tell(answers: list[Answer]) -> None:
    """Runs in the event loop of those who wait."""
    for job, found, failed in answers:
        if job.done.done():
            continue  # cancelled
        if failed is None:
            job.done.set_result(found)
        else:
            job.done.set_exception(failed)


def sqlite_engine(file: Path) -> Engine:
    """With a single connection, which writes."""
    url = URL.create("sqlite", database=str(file))
    settings: dict[str, Any] = {"pool_size": 1, "max_overflow": 0, "connect_args": {"check_same_thread": False}}
    return settled(create_engine(url, hide_parameters=True, poolclass=QueuePool, **settings), PRAGMAS)


def reading_engine(file: Path) -> Engine:
    """With connections that cannot write."""
    pool: dict[str, Any] = {"creator": lambda: open_to_read(file), "poolclass": QueuePool, "pool_size": READERS}
    return settled(create_engine("sqlite://", hide_parameters=True, **pool), ("busy_timeout=5000",))


def settled(engine: Engine, pragmas: tuple[str, ...]) -> Engine:
    @event.listens_for(engine, "connect")
    def settle(driver: DriverConnection, _: object) -> None:
        driver.isolation_level = None  # transactions begin with `begin` below
        for pragma in pragmas:
            driver.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
