"""The server is killed under load, again and again: nothing that was acknowledged is lost or doubled."""

import asyncio
import os
import random

import pytest

from futaie import Record, game
from futaie.record.record import record_of
from futaie.server.storage import rows
from futaie.server.storage.schema import entries
from futaie.server.storage.store import sqlite_engine
from tests.server.support.crowd import Player
from tests.server.support.furniture import Furnished, furnish
from tests.server.support.running import Server
from tests.shipped import GAMES

CRASHES = 20 if os.environ.get("FUTAIE_DEEP") else 3
TABLES = 54
KINDS = [(name, seats) for name, game in GAMES.items() for seats in (1, 2, 3) if seats in game.seats]


@pytest.fixture
def crowded(tmp_path):
    """More than fifty tables; at some of them a bot plays too."""
    furnished, seats = [], []
    for number in range(TABLES):
        name, count = KINDS[number % len(KINDS)]
        sitters = [f"t{number}s{seat}" for seat in range(count)]
        if count > 1 and number % 8 == 0:
            sitters[-1] = ":random"
        furnished.append(Furnished(f"table{number}", game(name), count, {}, f"seed {number}", sitters))
        seats += [(who, f"table{number}", seat) for seat, who in enumerate(sitters) if who[0] != ":"]
    furnish(tmp_path, [who for who, _, _ in seats], furnished)
    server = Server(tmp_path, sockets=100)
    yield server, seats
    server.end()


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(crowded):
    server, seats = crowded
    players = [Player(server.url, *seat) for seat in seats]
    rng = random.Random(11)

    async def play():
        enough = asyncio.Event()
        playing = [asyncio.create_task(player.play(enough)) for player in players]
        for _ in range(CRASHES):
            before = sum(player.number for player in players)
            while sum(player.number for player in players) < before + 100 and not all(p.over for p in players):
                await asyncio.sleep(rng.uniform(0.05, 0.3))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(rng.uniform(0.5, 1.0))
        enough.set()
        await asyncio.gather(*playing)

    asyncio.run(play())
    server.stop()
    assert sum(len(player.entries) for player in players) > 50 * CRASHES
    assert all(player.resumed for player in players)
    assert sum(player.resumed - 1 for player in players) > 10 * CRASHES
    check_all(server, players)


def check_all(server, players):
    engine = sqlite_engine(server.folder / "futaie.sqlite")
    with engine.connect() as connection:
        for number in range(TABLES):
            name = f"table{number}"
            table = rows.load(connection, name)
            stored = connection.execute(entries.select().where(entries.c.match == name).order_by(entries.c.seq)).all()
            assert [row.seq for row in stored] == list(range(1, len(stored) + 1))
            for player in players:
                if player.table == name:
                    found = [row.text for row in stored if row.seat == player.seat and row.kind == "play"]
                    assert found == player.entries
                    assert table.match.result or table.draft_words(player.seat) == player.draft
            record = Record.parse(str(record_of(table.match)))
            again = record.replay()
            assert again.position.revealed() == table.match.position.revealed()
            assert again.result == table.match.result
    engine.dispose()


def test_a_match_goes_on_with_its_bots_after_a_crash(fresh):
    ana = fresh.person("Ana")
    table = ana.open("tout-la-haut", "greedy", "random", "me", options={"first": "C"})
    while not ana.state(table)["result"]:
        state = ana.state(table)
        if state["decision"]:
            ana.act(table, 2, state["decision"]["number"], action=state["decision"]["choices"][0]["action"])
            if state["seq"] < 8:
                fresh.kill()
                fresh.start()
    assert ana.state(table)["result"] == "played"
    steps = ana.ask("GET", f"/api/tables/{table}?after=0")["steps"]
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))
