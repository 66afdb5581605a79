"""The load that one server process carries: `.venv/bin/python benchmarks/load/measure.py [--json FILE]`, after
`python3 check.py` has built the compiled package. Linux only.

Pairs of clients play random matches of all games over sockets, through the loopback, from this one process. In the
same run and over as many sockets, a bare echo with the same framework and settings is measured: every socket sends the
message of an action and waits for it to come back. `seen` is the time from sending an action that commits to the other
player's event. An action is acknowledged when it is on the disk, so the time that this disk takes to sync is shown too.
Machines are noisy: trust the ratios more than the figures, and those of processor time most, since clients and server
share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from lines import Http, Line, connect
from players import Crowd, Figures

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parents[1] / "build" / "compiled"
GOAL_RATE = 300
VISITS = 20
"""Stored tables that somebody looks at per second."""
IDLE = 90
"""Seconds after which a table that nobody looks at must have left the memory."""
ACTION = b'{"do":"play","table":"abcdefghijklmnopqrstuvwxyz","seat":0,"decision":10,"ref":1000,"action":100}'

Results = dict[str, dict[str, float]]


class Process:
    """A server, and the resources it has used."""

    def __init__(self, package: Path, *command: str) -> None:
        environment = os.environ | {"PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": ""}
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)/", self.process.stdout.readline())
        if found is None:
            sys.exit("The server does not start. Run this with the Python that check.py has set up.")
        self.url, self.port = found[0], int(found[1])

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """MB in use."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def gauge(self, name: str) -> float:
        found = re.search(rf"^{name} (\S+)$", urlopen(f"{self.url}metrics").read().decode(), re.MULTILINE)
        assert found is not None
        return float(found[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


def server(package: Path, folder: Path) -> Process:
    words = "-m futaie serve --language en --port 0 --bot-processes 1 --rate 1000000 --sockets 100000"
    os.environ["FUTAIE_TABLES"] = "100000"  # versions without this limit ignore it
    return Process(package, *words.split(), "--data", str(folder))


def start_seconds(package: Path, folder: Path) -> float:
    """From the command to the first answer, at best."""
    taken = []
    for _ in range(5):
        start = time.perf_counter()
        process = server(package, folder)
        urlopen(f"{process.url}health").read()
        taken.append(time.perf_counter() - start)
        process.stop()
    return min(taken)


# What the server is compared with


async def echo(package: Path, sockets: int, seconds: float) -> dict[str, float]:
    process = Process(package, str(HERE / "echo.py"))
    lines = [await connect(process.port, "/") for _ in range(sockets)]
    back, taken, going = 0, [], True

    def answers(line: Line) -> None:
        def hear(_: bytes) -> None:
            nonlocal back
            back += 1
            if going:
                line.write(ACTION)

        line.hear = hear

    spent, start = process.processor(), time.perf_counter()
    for line in lines:
        answers(line)
        line.write(ACTION)
    await asyncio.sleep(seconds)
    going = False
    figures = {"echoes/s": back / (time.perf_counter() - start)}
    figures["echoes/s of processor time"] = back / (process.processor() - spent)
    await asyncio.sleep(1.0)
    start = time.perf_counter()
    for number in range(int(GOAL_RATE * seconds / 2)):
        await asyncio.sleep(max(0.0, start + number / GOAL_RATE - time.perf_counter()))
        sent = time.perf_counter()
        line = random.choice(lines)
        line.hear = lambda _, sent=sent: taken.append(time.perf_counter() - sent)
        line.write(ACTION)
    await asyncio.sleep(1.0)
    figures |= {"back ms, p50": at(taken, 0.5), "back ms, p99": at(taken, 0.99)}
    for line in lines:
        line.transport.close()
    process.stop()
    return figures


def disk(folder: Path, seconds: float) -> dict[str, float]:
    """Writes a little and syncs, again and again."""
    taken, end = [], time.perf_counter() + seconds / 4
    with (folder / "synced").open("wb") as file:
        while time.perf_counter() < end:
            start = time.perf_counter()
            file.write(os.urandom(16384))
            file.flush()
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - start)
            time.sleep(0.005)
    return {"sync ms, p50": at(taken, 0.5), "sync ms, p99": at(taken, 0.99)}


def at(seconds: list[float], share: float) -> float:
    """Milliseconds within which this share of them lies."""
    found = sorted(seconds)
    return 1000 * found[min(len(found) - 1, int(share * len(found)))] if found else float("nan")


# The server


def times(figures: Figures) -> dict[str, float]:
    if figures.refused:
        sys.exit(f"{figures.refused} actions were refused")
    return {
        "seen ms, p50": at(figures.seen, 0.5),
        "seen ms, p99": at(figures.seen, 0.99),
        "acknowledged ms, p50": at(figures.acknowledged, 0.5),
        "acknowledged ms, p99": at(figures.acknowledged, 0.99),
    }


async def fast(package: Path, folder: Path, sockets: int, seconds: float) -> dict[str, float]:
    """Everybody acts as fast as they can."""
    process = server(package, folder)
    crowd = Crowd(process.port)
    await crowd.gather(sockets // 2)
    await crowd.play_fast(1.0)
    spent, received = process.processor(), crowd.received()
    played = await crowd.play_fast(seconds)
    figures = {"actions/s": played.actions / seconds}
    figures["actions/s of processor time"] = len(played.acknowledged) / (process.processor() - spent)
    figures["bytes received for an action"] = (crowd.received() - received) / len(played.acknowledged)
    figures |= times(played) | {"matches finished": played.finished}
    crowd.leave()
    process.stop()
    return figures


async def paced(package: Path, folder: Path, sockets: int, seconds: float, visited: list[str]) -> dict[str, float]:
    """At the goal's rate of actions per second; meanwhile somebody looks at other tables."""
    process = server(package, folder)
    figures = {"MB at the start": process.memory()}
    crowd = Crowd(process.port)
    await crowd.gather(sockets // 2)
    await asyncio.sleep(2.0)
    figures["KB for an open table"] = 1000 * (process.memory() - figures["MB at the start"]) / (sockets // 2)
    spent = process.processor()
    await asyncio.sleep(seconds / 4)
    idle = (process.processor() - spent) / (seconds / 4)
    figures["processor ms a second for an open table at rest"] = 1000 * idle / (sockets // 2)
    spent = process.processor()
    looking = asyncio.ensure_future(visit(crowd.http, visited))
    played = await crowd.play_paced(seconds, GOAL_RATE)
    figures["actions/s"] = played.actions / seconds
    figures["processor ms for an action"] = 1000 * (process.processor() - spent) / max(1, len(played.acknowledged))
    figures |= times(played)
    if visited:
        looked = await looking
        figures |= {
            "look at a stored table ms, p50": at(looked, 0.5),
            "look at a stored table ms, p99": at(looked, 0.99),
        }
        figures["tables in memory"] = process.gauge("futaie_tables")
        await asyncio.sleep(IDLE)
        figures["tables in memory after a while"] = process.gauge("futaie_tables")
    crowd.leave()
    process.stop()
    return figures


async def visit(http: Http, tables: list[str]) -> list[float]:
    taken = []
    for table in tables:
        start = time.perf_counter()
        await http.ask("GET", f"/api/tables/{table}")
        taken.append(time.perf_counter() - start)
        await asyncio.sleep(max(0.0, 1 / VISITS - taken[-1]))
    return taken


def stored(package: Path, folder: Path, running: int, finished: int) -> list[str]:
    """Fills the database; returns the running tables."""
    file = str(folder / "futaie.sqlite")
    fill = [sys.executable, str(HERE / "stored.py"), file, str(running), str(finished)]
    subprocess.run(fill, check=True, env=os.environ | {"PYTHONPATH": str(package)})
    with sqlite3.connect(file) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM matches WHERE state = 'running' ORDER BY id")]


# All of it


async def measure(options: argparse.Namespace) -> Results:
    package, sockets, seconds = options.package, options.sockets, options.seconds
    results: Results = {}

    def begin(what: str) -> None:
        print(f"{what} ...", file=sys.stderr, flush=True)

    with TemporaryDirectory() as place:
        folders = [Path(place) / str(number) for number in range(4)]
        for folder in folders:
            folder.mkdir()
        begin("the disk")
        results["disk"] = disk(folders[0], seconds)
        begin(f"echo over {sockets} sockets")
        before = await echo(package, sockets, seconds)
        begin("everybody as fast as they can")
        results["fast"] = await fast(package, folders[0], sockets, seconds)
        begin("echo again")
        after = await echo(package, sockets, seconds)
        results["echo"] = {name: (min if " ms" in name else max)(before[name], after[name]) for name in before}
        begin(f"{GOAL_RATE} actions a second")
        results["paced"] = await paced(package, folders[1], sockets, seconds, [])
        begin(f"the same with {options.many} sockets")
        results["many sockets"] = await paced(package, folders[2], options.many, seconds, [])
        begin(f"storing {options.running} running and {options.finished} finished matches")
        tables = stored(package, folders[3], options.running, options.finished)
        begin(f"{GOAL_RATE} actions a second beside them")
        visited = random.sample(tables, min(len(tables), int(VISITS * seconds)))
        results["many stored"] = await paced(package, folders[3], sockets, seconds, [])
        begin(f"the same while somebody looks at {VISITS} of them a second")
        results["stored tables looked at"] = await paced(package, folders[3], sockets, seconds, visited)
        begin("starting")
        starts = {"with nothing stored": folders[1], "with many stored": folders[3]}
        results["start s"] = {name: start_seconds(package, folder) for name, folder in starts.items()}
    fastest, echoed = results["fast"], results["echo"]
    results["ratios"] = {
        "of the echo's rate": fastest["actions/s"] / echoed["echoes/s"],
        "of the echo's rate in processor time": fastest["actions/s of processor time"]
        / echoed["echoes/s of processor time"],
        "seen p50, many stored to none": results["many stored"]["seen ms, p50"] / results["paced"]["seen ms, p50"],
        "seen p99, many stored to none": results["many stored"]["seen ms, p99"] / results["paced"]["seen ms, p99"],
    }
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--seconds", type=float, default=20.0, help="per measurement")
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--many", type=int, default=2000, help="sockets of the larger crowd")
    parser.add_argument("--running", type=int, default=10_000, help="stored matches")
    parser.add_argument("--finished", type=int, default=100_000, help="stored matches")
    parser.add_argument("--package", type=Path, default=COMPILED, help="the folder with the package to measure")
    options = parser.parse_args()
    if not options.package.exists():
        sys.exit(f"{options.package} is missing: run `python3 check.py` once, it builds the compiled package.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    results = asyncio.run(measure(options))
    for name, figures in results.items():
        print(name)
        for figure, value in figures.items():
            print(f"    {figure:50}{value:12,.3g}" if value < 100 else f"    {figure:50}{value:12,.0f}")
    if options.json:
        options.json.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
