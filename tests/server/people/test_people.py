"""People: a name, a language, their stored data, and being forgotten."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
import pytest

from tests.server.support.playing import play_on


def test_a_guest_gets_a_name_in_their_language(server):
    with httpx.Client(base_url=server.url, headers={"Accept-Language": "it-IT,it;q=0.9"}) as http:
        token = http.get("/health").cookies["futaie-csrf"]
        assert http.get("/api/me").status_code == 401
        me = http.post("/api/me", json={}, headers={"x-futaie-csrf": token}).json()
        assert me["language"] == "it"
        assert me["name"]
        assert http.get("/api/me").json() == me


def test_the_cookie_cannot_be_read_by_scripts(server):
    with httpx.Client(base_url=server.url) as http:
        token = http.get("/health").cookies["futaie-csrf"]
        answer = http.post("/api/me", json={}, headers={"x-futaie-csrf": token})
        (cookie,) = [value for value in answer.headers.get_list("set-cookie") if value.startswith("futaie=")]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


def test_a_new_name_is_seen_at_every_table(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("arboretum", "me", "open")
    bo.join(table)
    bo.ask("POST", "/api/me", {"name": "Bérénice"})
    assert ana.state(table)["table"]["seats"][1]["name"] == "Bérénice"


def test_personal_data_can_be_exported(server):
    ana = server.person("Ana")
    table = ana.open("arboretum", "me", "here")
    play_on(table, (ana, 0), (ana, 1), most=12)
    mine = ana.ask("GET", "/api/me/export")
    assert mine["person"]["name"] == "Ana"
    seats = mine["tables"][table]["seats"]
    assert [seat["seat"] for seat in seats] == [0, 1]
    assert sum(len(seat["entries"]) for seat in seats) == ana.state(table)["seq"]
    assert len(mine["sessions"]) == 1
    assert list(mine["origins"]) == [table]
    assert mine["invitations"] == []


def test_people_can_be_forgotten_and_the_logs_stay(fresh):
    ana, bo, cy = fresh.person("Ana"), fresh.person("Bo"), fresh.person("Cy")
    finished = ana.open("tout-la-haut", "me", "open")
    bo.join(finished)
    play_on(finished, (ana, 0), (bo, 1))
    record = ana.send("GET", f"/api/tables/{finished}/record").text
    running = ana.open("tout-la-haut", "me", "open", "open", level="greedy")
    bo.join(running)
    cy.join(running)
    waiting = bo.open("hortis", "me", "open", public=True)
    bo.ask("DELETE", "/api/me")
    assert bo.send("GET", "/api/me").status_code == 401
    assert bo.send("GET", f"/api/tables/{running}?as=1").status_code == 403
    assert ana.state(running)["table"]["seats"][1]["bot"] == "greedy"
    assert cy.state(waiting)["table"]["state"] == "closed"
    assert waiting not in [card["id"] for card in ana.ask("GET", "/api/tables")]
    for table in (finished, running):
        assert "Bo" not in str(ana.state(table)["table"]["seats"])
    assert ana.send("GET", f"/api/tables/{finished}/record").text == record
    fresh.stop()
    fresh.start()
    assert "Bo" not in str(ana.state(finished)["table"]["seats"])
    assert ana.send("GET", f"/api/tables/{finished}/record").text == record


def test_a_stolen_or_invented_cookie_opens_nothing(server):
    for cookie in ("", "x", "x" * 101, "é", "../../etc"):
        answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"futaie={cookie}".encode()})
        assert answer.status_code == 401


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "Ana\n",
        "A\x00na",
        "A\x85na",
        "\u202eanA",
        "A\u2028na",
        "\u200d",
        "\u2066Ana",
        "\ufeff",
        "\u200b",
        "\u3164",
        "A\u2800",
        "\ufe0f",
        "\U000e0041",
        "A" * 41,
    ],
    ids=ascii,
)
def test_a_name_is_visible_and_has_no_control_characters(server, name):
    ana = server.person("Ana")
    assert ana.send("POST", "/api/me", {"name": name}).status_code == 400
    assert ana.ask("GET", "/api/me")["name"] == "Ana"
    places = {"game": "hortis", "places": [{"who": "me"}, {"who": "here", "name": name}]}
    assert ana.send("POST", "/api/tables", places).status_code == 400


@pytest.mark.parametrize(
    "name",
    [
        "–",
        "Zoë",
        "אנה",
        "\u0646\u06af\u0627\u0631\u200c\u062c\u0627\u0646",
        "\U0001f469\u200d\U0001f33e",
        "<b>",
        "A" * 40,
    ],
)
def test_any_other_name_is_allowed(server, name):
    assert server.person("Ana").ask("POST", "/api/me", {"name": name})["name"] == name


def test_a_person_named_like_the_sign_for_forgotten_people_is_not_forgotten(server):
    """A rematch once mistook them for somebody who is gone, and gave the seat to a bot."""
    ana, dash, gone = server.person("Ana"), server.person("–"), server.person("Bo")
    table = ana.open("tout-la-haut", "me", "open", "open", level="random")
    dash.join(table)
    gone.join(table)
    for person, seat in ((gone, 2), (dash, 1)):
        person.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
    gone.ask("DELETE", "/api/me")
    names = [seat["name"] for seat in ana.state(table)["table"]["seats"]]
    assert names == ["Ana", "–", "–"]
    following = ana.ask("POST", f"/api/tables/{table}/rematch")["state"]["table"]
    assert [(seat["who"], seat["name"]) for seat in following["seats"]] == [
        ("bot", ""),
        ("person", "Ana"),
        ("invited", "–"),
    ]


def test_a_person_is_forgotten_whatever_goes_wrong(fresh):
    """An unreadable table once kept the name, and ended the session that could have tried again."""
    ana, bo = fresh.person("Anastasia"), fresh.person("Bo")
    good, broken = (ana.open("tout-la-haut", "me", "open") for _ in range(2))
    for table in (good, broken):
        bo.join(table)
    fresh.stop()
    with closing(sqlite3.connect(fresh.folder / "futaie.sqlite")) as database:
        database.execute("UPDATE matches SET game = 'gone' WHERE id = ?", (broken,))
        database.commit()
    fresh.start()
    ana.ask("DELETE", "/api/me")
    with closing(sqlite3.connect(fresh.folder / "futaie.sqlite")) as database:
        assert "Anastasia" not in {name for (name,) in database.execute("SELECT name FROM people")}
    assert bo.state(good)["result"] == "resigned"


def test_a_request_at_the_same_time_as_forgetting_leaves_no_table(server):
    ana = server.person("Ana")
    wanted = {"game": "hortis", "places": [{"who": "me"}, {"who": "here"}]}
    with ThreadPoolExecutor(9) as threads:
        opened = [threads.submit(ana.send, "POST", "/api/tables", wanted) for _ in range(8)]
        forgotten = threads.submit(ana.send, "DELETE", "/api/me")
        opened += [threads.submit(ana.send, "POST", "/api/tables", wanted) for _ in range(8)]
        assert forgotten.result().status_code == 204
        tables = [
            found.json()["state"]["table"]["id"] for found in (one.result() for one in opened) if found.is_success
        ]
    bo = server.person("Bo")
    assert {bo.state(table)["result"] for table in tables} <= {"resigned"}
