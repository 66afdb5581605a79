"""Bots in separate processes: killed ones are replaced, and slow ones do not hold anybody up."""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.support.playing import play_on, until

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds the workers in /proc")


def workers(server):
    """The processes in which bots think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server.process.pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return found


def alive(pid):
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_a_killed_worker_is_replaced_and_its_job_repeated(fresh):
    ana = fresh.person("Ana")
    tables = [ana.open("tout-la-haut", "me", "greedy", options={"first": "B"}) for _ in range(3)]
    killed = set()
    for number in range(8):
        for worker in workers(fresh):
            os.kill(worker, signal.SIGKILL)
            killed.add(worker)
        for table in tables:
            state = until(lambda table=table: ana.state(table), lambda state: state["decision"] or state["result"])
            if state["decision"]:
                choice = state["decision"]["choices"][number % len(state["decision"]["choices"])]
                assert ana.act(table, 0, state["decision"]["number"], action=choice["action"]).status_code == 200
    for table in tables:
        play_on(table, (ana, 0))
        assert ana.state(table)["result"] == "played"
        seats = [step["seat"] for step in ana.ask("GET", f"/api/tables/{table}?after=1")["steps"]]
        assert seats == [1, 0] * 7
    assert len(killed) > 1


def test_people_play_while_a_bot_thinks(fresh):
    """The worker is stopped in the middle of a thought: to the others it may as well think forever."""
    ana, bo = fresh.person("Ana"), fresh.person("Bo")
    warm = ana.open("tout-la-haut", "me", "greedy", options={"first": "B"})
    until(lambda: ana.state(warm), lambda state: state["decision"])
    stopped = workers(fresh)
    assert stopped
    for worker in stopped:
        os.kill(worker, signal.SIGSTOP)
    waiting = [ana.open("arboretum", "me", "tree", options={"first": "B"}) for _ in range(5)]
    table = ana.open("tout-la-haut", "me", "open")
    bo.join(table)
    play_on(table, (ana, 0), (bo, 1))
    assert ana.state(table)["result"] == "played"
    assert all(ana.state(other)["table"]["turn_of"] == [1] for other in waiting)
    for worker in stopped:
        os.kill(worker, signal.SIGCONT)
    for other in waiting:
        until(lambda other=other: ana.state(other), lambda state: state["seq"] > 1)


def test_the_server_stops_while_a_bot_thinks(fresh):
    ana = fresh.person("Ana")
    warm = ana.open("tout-la-haut", "me", "greedy", options={"first": "B"})
    until(lambda: ana.state(warm), lambda state: state["decision"])
    for worker in workers(fresh):
        os.kill(worker, signal.SIGSTOP)
    table = ana.open("tout-la-haut", "me", "greedy", options={"first": "B"})
    assert fresh.stop() == 0
    fresh.start()
    until(lambda: ana.state(table), lambda state: state["decision"])


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_no_bot_outlives_the_server(fresh):
    ana = fresh.person("Ana")
    table = ana.open("arboretum", "me", "giant", options={"first": "B"})
    until(lambda: workers(fresh), bool)
    left = workers(fresh)
    fresh.kill()
    until(lambda: [pid for pid in left if alive(pid)], lambda still: not still)
    fresh.start()
    until(lambda: ana.state(table), lambda state: state["decision"])


def test_a_bot_that_cannot_think_tries_again(fresh):
    """The worker dies more often in a row than a job is retried: in the end the bot plays anyway."""
    ana = fresh.person("Ana")
    table = ana.open("tout-la-haut", "me", "greedy", options={"first": "B"})

    def kill_all():
        for worker in workers(fresh):
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        return fresh.logged()

    until(kill_all, lambda logged: "die again and again" in logged)
    until(lambda: ana.state(table), lambda state: state["decision"])
