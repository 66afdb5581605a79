"""An outside program at a table on a server."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.support.playing import play_on
from tests.shipped import GAMES

ROOT = Path(__file__).parents[3]
FIRST_BOT = f"{sys.executable} {ROOT / 'examples' / 'first_bot.py'}"
ROGUE = f"{sys.executable} {ROOT / 'tests' / 'arena' / 'programs' / 'rogue.py'}"


def connect(link, program, *words):
    command = [sys.executable, "-m", "futaie", "connect", link, program, *words]
    environment = {**os.environ, "LANGUAGE": "en", "LANG": "en_GB.UTF-8"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def ended(process):
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_a_match_to_its_end(server, game):
    ana = server.person()
    table = ana.open(game, "me", "open")
    code = ana.state(table)["table"]["code"]
    process = connect(f"{server.url}/{code}", FIRST_BOT, "--name", "Robin")
    wait_for_start(ana, table)
    assert ana.state(table)["table"]["seats"][1]["name"] == "Robin"
    play_on(table, (ana, 0))
    code, out, err = ended(process)
    assert (code, err) == (0, "")
    assert re.search(r"place [12] of 2", out)
    assert ana.state(table)["result"] == "played"


def wait_for_start(person, table):
    while person.state(table)["table"]["state"] == "open":
        pass


def test_the_link_of_a_table_is_enough_and_the_server_may_restart(fresh):
    ana = fresh.person()
    table = ana.open("arboretum", "me", "open")
    process = connect(f"{fresh.url}/table/{table}", FIRST_BOT)
    wait_for_start(ana, table)
    play_on(table, (ana, 0), most=10)
    fresh.kill()
    fresh.start()
    play_on(table, (ana, 0))
    assert ended(process)[0] == 0
    assert ana.state(table)["result"] == "played"


@pytest.mark.parametrize("kind", ["crashes", "cheats"])
def test_a_program_that_fails_resigns_with_the_reason(server, kind):
    ana = server.person()
    table = ana.open("tout-la-haut", "me", "open")
    process = connect(f"{server.url}/{table}", f"{ROGUE} '{kind}'")
    wait_for_start(ana, table)
    play_on(table, (ana, 0))
    code, _, err = ended(process)
    assert code == 2
    assert err.startswith("futaie: ")
    assert ana.state(table)["result"] == "resigned"
    assert ana.state(table)["ranking"] == [1, 2]


def test_ctrl_c_resigns(server):
    ana = server.person()
    table = ana.open("arboretum", "me", "open", options={"first": "A"})
    process = connect(f"{server.url}/{table}", FIRST_BOT)
    wait_for_start(ana, table)
    assert process.stdout.readline() != ""
    process.send_signal(signal.SIGINT)
    assert ended(process)[0] == 130
    assert ana.state(table)["result"] == "resigned"


@pytest.mark.parametrize("link", ["nonsense://x/abc", "{url}", "{url}/ZZZZZZ", "{url}/22222222222222222222222222"])
def test_a_wrong_link_is_explained_in_words(server, link):
    code, _, err = ended(connect(link.format(url=server.url), FIRST_BOT))
    assert code == 2
    assert "Traceback" not in err
    assert err.startswith("futaie: ")
