"""Things that could have gone wrong, and must not."""

import json
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing

from tests.server.support.playing import play_on
from tests.server.support.running import Server, heard


def test_asking_why_not_changes_nothing(fresh):
    ana = fresh.person()
    table = ana.open("arboretum", "me", "here", options={"first": "A"})
    for number in range(2):
        assert ana.act(table, 0, number, text="+deck").status_code == 200
    before = ana.state(table, 0)
    card = before["decision"]["choices"][0]["text"]
    for text in (f"{card} (0,0)", f"{card} {card}", card, "nonsense"):
        ana.send("GET", f"/api/tables/{table}/seats/0/why?text={text}")
        assert ana.state(table, 0) == before
    fresh.kill()
    fresh.start()
    assert ana.state(table, 0) == before


def test_changes_that_could_not_be_stored_are_not_shown(fresh):
    ana = fresh.person()
    table = ana.open("arboretum", "me", "here", options={"first": "A"})
    before = ana.state(table, 0)
    with ana.socket() as live:
        live.send(json.dumps({"do": "watch", "table": table, "seat": 0}))
        heard(live, "news")
        with closing(sqlite3.connect(fresh.folder / "futaie.sqlite", isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            answer = ana.act(table, 0, 0, text="+deck")
            assert answer.status_code == 503
            assert answer.json()["state"] is None
            database.execute("ROLLBACK")
        assert heard(live, "news")["state"]["seq"] == before["seq"]
    assert ana.state(table, 0) == before
    assert ana.act(table, 0, 0, text="+deck").status_code == 200


def test_a_table_of_only_bots_is_refused(server):
    ana = server.person()
    for places in ([{"who": "bot", "bot": "greedy"}] * 2, [{"who": "open"}] * 2):
        answer = ana.send("POST", "/api/tables", {"game": "tout-la-haut", "places": places})
        assert answer.status_code == 422
        assert answer.json()["code"] == "somebody-must-play"


def test_bots_of_one_person_do_not_keep_others_waiting(fresh):
    ana, bo = fresh.person("Ana"), fresh.person("Bo")
    for _ in range(10):
        ana.open("arboretum", "here", "giant", "giant", "giant")
    table = bo.open("tout-la-haut", "me", "greedy")
    play_on(table, (bo, 0), most=3)
    assert bo.state(table)["decision_number"] == 3


def test_with_a_second_seat_the_view_of_the_first_must_be_requested(server):
    ana = server.person()
    table = ana.open("arboretum", "me", "open")
    with ana.socket() as live:
        live.send(json.dumps({"do": "watch", "table": table}))
        assert heard(live, "news")["state"]["seat"] == 0
        ana.join(table)
        news = heard(live, "news")
        while news["state"]["table"]["state"] == "open":
            news = heard(live, "news")
        assert news["state"]["seat"] is None
        assert not any(hand.get("cards") for hand in news["state"]["view"]["hands"])


def test_hidden_cards_on_one_device_are_not_exported_before_the_end(server):
    ana = server.person()
    table = ana.open("hortis", "me", "here")
    play_on(table, (ana, 1), most=2)
    entries = [
        entry for seat in ana.ask("GET", "/api/me/export")["tables"][table]["seats"] for entry in seat["entries"]
    ]
    assert entries
    assert all("text" not in entry for entry in entries)


def test_a_forgotten_person_hears_nothing_more(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("tout-la-haut", "me", "open")
    bo.join(table)
    with bo.socket() as live:
        live.send(json.dumps({"do": "watch", "table": table, "seat": 1}))
        heard(live, "news")
        bo.ask("DELETE", "/api/me")
        for _ in live:  # until the socket is closed
            pass
    again = ana.ask("POST", f"/api/tables/{table}/rematch")["state"]["table"]
    assert [seat["who"] for seat in again["seats"]] == ["bot", "person"]


def test_a_person_who_has_left_a_seat_to_a_bot_does_not_see_its_cards(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("arboretum", "me", "open", "me", level="greedy")
    bo.join(table)
    bo.ask("POST", f"/api/tables/{table}/seats/1/resign")
    state = bo.state(table)
    assert state["seat"] is None
    assert not any(hand.get("cards") for hand in state["view"]["hands"])


def test_an_unreadable_table_does_not_affect_others(fresh):
    ana = fresh.person()
    broken = ana.open("arboretum", "me", "open", public=True)
    good = ana.open("arboretum", "me", "open", public=True)
    fresh.stop()
    with closing(sqlite3.connect(fresh.folder / "futaie.sqlite")) as database:
        database.execute("UPDATE matches SET options = ? WHERE id = ?", ('{"no such": "option"}', broken))
        database.commit()
    fresh.start()
    assert good in [card["id"] for card in ana.ask("GET", "/api/tables")]
    assert good in [card["id"] for card in ana.ask("GET", "/api/tables/mine")]
    assert ana.send("GET", f"/api/tables/{broken}").status_code == 404
    ana.state(good)


def test_the_result_of_a_match_by_older_rules_is_shown(fresh):
    ana = fresh.person()
    over, running = ana.open("tout-la-haut", "me", "here"), ana.open("tout-la-haut", "me", "here")
    play_on(over, (ana, 0), (ana, 1))
    play_on(running, (ana, 0), (ana, 1), most=2)
    before = ana.state(over)
    fresh.stop()
    with closing(sqlite3.connect(fresh.folder / "futaie.sqlite")) as database:
        database.execute("UPDATE entries SET text = 'x9' WHERE seq = 1")
        database.commit()
    fresh.start()
    state = ana.state(over)
    assert state["outdated"]
    assert (state["result"], state["ranking"]) == (before["result"], before["ranking"])
    assert state["table"]["state"] == "over"
    assert ana.state(running)["outdated"]
    assert ana.state(running)["table"]["state"] == "closed"


def test_stored_files_are_for_their_owner_only(fresh, tmp_path):
    fresh.person()
    backup = tmp_path / "copy.sqlite"
    subprocess.run([sys.executable, "-m", "futaie", "backup", backup, "--data", fresh.folder], check=True)
    for file in (*fresh.folder.glob("futaie.sqlite*"), fresh.folder / "secret", backup):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_every_request_counts(tmp_path):
    server = Server(tmp_path, rate=2)
    ana = server.person()
    for method, path, body in (
        ("POST", "/api/tables", b"{"),
        ("GET", "/api/games/larbre/rules", b""),
        ("GET", "/api/openapi.json", b""),
        ("GET", "/api", b""),
    ):
        answers = {ana.http.request(method, path, content=body).status_code for _ in range(20)}
        assert 429 in answers, path
        time.sleep(1)
    assert ana.http.get("/").status_code != 429
    server.end()


def test_a_second_hint_waits_for_the_first(server):
    ana = server.person()
    table = ana.open("tout-la-haut", "me", "here", options={"first": "A"})
    first = ana.ask("GET", f"/api/tables/{table}/seats/0/hint")
    assert first
    assert ana.ask("GET", f"/api/tables/{table}/seats/0/hint") == first
