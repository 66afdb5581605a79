"""The disk is full, or has no more room for us: the system really refuses to write."""

import json
import resource
import signal

import pytest

from tests.server.support.command import futaie
from tests.server.support.running import heard


@pytest.fixture
def full(fresh):
    """A server whose files may not grow beyond its log, until `lifted`."""
    ana = fresh.person()
    table = ana.open("tout-la-haut", "me", "here", options={"first": "A"})
    longest = (fresh.folder / "futaie.sqlite-wal").stat().st_size
    resource.prlimit(fresh.process.pid, resource.RLIMIT_FSIZE, (longest, resource.RLIM_INFINITY))
    return fresh, ana, table


def lifted(server):
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


def play(table, decision):
    return {"do": "play", "table": table, "seat": 0, "decision": decision, "action": 0, "ref": 1}


def test_while_nothing_can_be_stored_people_are_asked_to_try_again(full):
    server, ana, table = full
    before = ana.state(table, 0)
    wanted = {"game": "larbre", "places": [{"who": "me"}, {"who": "here"}]}
    action = before["decision"]["choices"][0]["action"]
    for answer in (
        ana.send("POST", "/api/tables", wanted),
        ana.send("POST", "/api/me", {"name": "Bo", "language": "fr"}),
        ana.act(table, 0, before["decision"]["number"], action=action),
        ana.send("POST", "/api/daily"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "something-went-wrong-try-again")
    with ana.socket() as live:
        live.send(json.dumps(play(table, before["decision"]["number"]) | {"action": action}))
        assert heard(live, "no")["refusal"]["code"] == "something-went-wrong-try-again"
    assert ana.state(table, 0) == before
    lifted(server)
    ana.ask("POST", "/api/tables", wanted)
    assert ana.act(table, 0, before["decision"]["number"], action=action).status_code == 200
    told = [json.loads(line)["what"] for line in server.logged().splitlines()]
    assert told.count("the database refuses to work: disk I/O error") == 1


def test_it_can_stop_although_the_disk_is_full(full):
    server, _, _ = full
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(20) == 0


def test_a_start_on_a_full_disk_is_refused_in_plain_words(tmp_path):
    check_refused(futaie("serve", "--data", tmp_path, "--port", 0, most=8192))


def test_a_start_whose_first_write_finds_the_disk_full_is_refused_in_plain_words(fresh):
    fresh.kill()  # it leaves a log, with no room after it
    check_refused(futaie("serve", "--data", fresh.folder, "--port", 0, most=40_000))
    fresh.start()
    fresh.person()


def check_refused(done):
    assert done.returncode == 2
    told = done.stderr.splitlines()[-1]
    assert told.startswith("futaie: The data in ")
    assert "may be full" in told
    assert "Traceback" not in done.stderr
