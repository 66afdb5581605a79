"""Tables with clocks, on a server where the test controls the time."""

import sqlite3
from contextlib import closing

from .playing import until


def beat(server):
    """Waits until the server has checked all clocks: it does so after each sign of life, so this waits for two."""
    with closing(sqlite3.connect(server.folder / "futaie.sqlite")) as database:

        def up():
            return database.execute("SELECT up FROM runs ORDER BY id DESC LIMIT 1").fetchone()[0]

        for _ in range(2):
            before = up()
            server.wait(0.1)
            until(up, lambda found: found > before)  # noqa: B023


def seated(server, game, seats, **more):
    people = [server.person(name) for name in ("Ana", "Bo", "Cy")[:seats]]
    table = people[0].open(game, "me", *["open"] * (seats - 1), level="random", **more)
    for person in people[1:]:
        person.join(table)
    return table, people


def mover(table, people):
    return people[0].state(table)["table"]["turn_of"][0]


def play_once(table, people):
    seat = mover(table, people)
    decision = people[seat].state(table)["decision"]
    answer = people[seat].act(table, seat, decision["number"], action=decision["choices"][0]["action"])
    assert answer.status_code == 200, answer.text
    return seat


def left(table, people):
    return people[0].state(table)["clock"]["left"]
