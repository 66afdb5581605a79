"""Storage is bounded, and cleaned when nobody needs it any more; nobody can fill other people's lists."""

import json
import sqlite3
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from futaie import game
from tests.server.support.furniture import NOW
from tests.server.support.playing import play_on, until
from tests.server.support.running import Server, Staged

DAY = 86400.0
EVE, ANA = "127.0.0.5", "127.0.0.6"


def own_deck(number):
    """A Hortis deck that nobody else has."""
    cards = json.loads(game("hortis").option("deck").default.content)
    cards["name"] = f"deck {number}"
    return json.dumps(cards)


def open_with_deck(person, number, *who, **more):
    checked = person.ask("POST", "/api/games/hortis/cards", {"file": "own.json", "text": own_deck(number)})
    decks = {checked["hash"]: checked["content"]}
    return person.open("hortis", *(who or ("me", "open")), options={"deck": checked["hash"]}, decks=decks, **more)


def stored(server, question, *values):
    with closing(sqlite3.connect(server.folder / "futaie.sqlite")) as database:
        return database.execute(question, values).fetchone()[0]


def code_of(answer):
    return answer.status_code, answer.json().get("code") if answer.status_code >= 400 else None


@pytest.fixture
def staged(tmp_path):
    server = Staged(tmp_path, NOW)
    yield server
    server.end()


@pytest.fixture
def wide(tmp_path):
    """A server where a person may have many tables."""
    server = Server(tmp_path, tables=1000)
    yield server
    server.end()


@pytest.fixture
def narrow(tmp_path):
    """A server where a person may have two tables."""
    server = Server(tmp_path, tables=2)
    yield server
    server.end()


@pytest.fixture
def usual(tmp_path):
    """A server with the default request rate."""
    server = Server(tmp_path, rate=20)
    yield server
    server.end()


def cleaned(server):
    """The server cleans when it starts, and every hour."""
    server.stop()
    server.start()


def test_two_guests_do_not_push_others_out_of_the_list(wide):
    ana = wide.person("Ana", address=ANA)
    mine = ana.open("tout-la-haut", "me", "open", public=True)
    eves = [wide.person(f"Eve {number}", address=EVE) for number in range(2)]
    for eve in eves:
        for _ in range(60):
            eve.open("tout-la-haut", "me", "open", public=True)
    found = [card["id"] for card in ana.ask("GET", "/api/tables")]
    assert len(found) == 100
    assert mine in found[:2]


def test_a_person_has_a_limited_number_of_waiting_public_tables(server):
    ana = server.person()
    wanted = {"game": "hortis", "places": [{"who": "me"}, {"who": "open"}], "public": True}
    answers = [code_of(ana.send("POST", "/api/tables", wanted)) for _ in range(6)]
    assert answers == [(201, None)] * 5 + [(429, "too-many-of-your-tables-wait-for-players")]


def test_a_person_has_a_limited_number_of_tables_with_bots(server):
    ana = server.person()
    with_bots = {"game": "tout-la-haut", "places": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    answers = [code_of(ana.send("POST", "/api/tables", with_bots)) for _ in range(11)]
    assert answers == [(201, None)] * 10 + [(429, "you-have-too-many-tables-with-computers")]
    table = ana.open("tout-la-haut", "me", "open")
    assert code_of(ana.send("POST", f"/api/tables/{table}/bots")) == (429, "you-have-too-many-tables-with-computers")
    assert ana.state(table)["table"]["state"] == "open"


def test_an_address_may_have_ten_times_as_many_tables_as_a_person(narrow):
    wanted = {"game": "hortis", "places": [{"who": "me"}, {"who": "here"}]}
    answers = []
    for number in range(11):
        eve = narrow.person(f"Eve {number}", address=EVE)
        answers += [code_of(eve.send("POST", "/api/tables", wanted)) for _ in range(2)]
    assert answers == [(201, None)] * 20 + [(429, "too-many-tables-come-from-your-network")] * 2
    narrow.kill()
    narrow.start()
    late = narrow.person("Eve", address=EVE)
    assert code_of(late.send("POST", "/api/tables", wanted)) == (429, "too-many-tables-come-from-your-network")
    assert narrow.person("Ana", address=ANA).send("POST", "/api/tables", wanted).status_code == 201
    kept = b"".join(file.read_bytes() for file in narrow.folder.glob("futaie.sqlite*"))
    assert b"Eve 1" in kept
    assert EVE.encode() not in kept


def test_a_closed_table_and_its_cards_are_deleted(staged):
    ana = staged.person()
    closed = open_with_deck(ana, 1)
    kept = open_with_deck(ana, 2)
    ana.ask("DELETE", f"/api/tables/{closed}/seats")
    assert stored(staged, "SELECT count(*) FROM decks") == 2
    staged.wait(2 * DAY)
    cleaned(staged)
    until(lambda: stored(staged, "SELECT count(*) FROM decks"), lambda count: count == 1)
    assert ana.send("GET", f"/api/tables/{closed}").status_code == 404
    assert ana.state(kept)["table"]["state"] == "open"


def test_a_match_that_nobody_played_is_deleted_and_a_played_one_stays(staged):
    ana = staged.person()
    empty, played = open_with_deck(ana, 1, "me"), open_with_deck(ana, 2, "me")
    bots = ana.open("tout-la-haut", "me", "random", options={"first": "B"})
    until(lambda: ana.state(bots)["seq"], lambda seq: seq > 1)
    day = ana.ask("POST", "/api/daily")["state"]["table"]["id"]
    play_on(played, (ana, 0), most=6)
    for table in (empty, played, bots, day):
        ana.ask("POST", f"/api/tables/{table}/seats/0/resign")
    record = ana.http.get(f"/api/tables/{played}/record").text
    staged.wait(2 * DAY)
    cleaned(staged)
    until(lambda: stored(staged, "SELECT count(*) FROM matches"), lambda count: count == 2)
    assert [ana.send("GET", f"/api/tables/{table}").status_code for table in (empty, bots, played, day)] == [
        404,
        404,
        200,
        200,
    ]
    assert ana.http.get(f"/api/tables/{played}/record").text == record
    assert stored(staged, "SELECT count(*) FROM decks") == 1


def test_a_match_that_stands_still_for_half_a_year_is_aborted(staged):
    ana, bo = staged.person("Ana"), staged.person("Bo")
    tables = [ana.open("tout-la-haut", "me", "open") for _ in range(2)]
    for table in tables:
        bo.join(table)
        play_on(table, (ana, 0), (bo, 1), most=2)
    staged.wait(100 * DAY)
    play_on(tables[0], (ana, 0), (bo, 1), most=1)
    staged.wait(100 * DAY)
    cleaned(staged)
    until(lambda: ana.state(tables[1])["result"], lambda result: result == "aborted")
    assert ana.state(tables[0])["result"] is None


def test_a_match_that_nobody_plays_is_aborted_but_not_one_that_has_just_begun(staged):
    ana, bo = staged.person("Ana"), staged.person("Bo")
    table = ana.open("tout-la-haut", "me", "random", options={"first": "A"})
    staged.wait(8 * DAY)
    late = ana.open("tout-la-haut", "me", "open")
    staged.wait(6.9 * DAY)
    bo.join(late)
    cleaned(staged)
    until(lambda: ana.send("GET", f"/api/tables/{table}").json().get("state", {}).get("result"), lambda found: found)
    assert ana.state(table)["result"] == "aborted"
    assert ana.state(late)["table"]["state"] == "running"


def test_a_match_by_other_rules_is_not_lost_when_its_clock_runs_out(staged):
    ana = staged.person("Ana")
    table = ana.open("tout-la-haut", "me", "here", pace={"kind": "live", "minutes": 1})
    play_on(table, (ana, 0), (ana, 1), most=2)
    staged.stop()
    with closing(sqlite3.connect(staged.folder / "futaie.sqlite")) as database:
        database.execute("UPDATE entries SET text = 'zz9' WHERE seq = 2")
        database.commit()
    staged.start()
    assert ana.state(table)["outdated"]
    staged.wait(3600)
    until(lambda: stored(staged, "SELECT deadline FROM matches"), lambda deadline: deadline is None)
    for _ in range(2):
        staged.wait(200 * DAY)
        cleaned(staged)
        assert ana.state(table)["outdated"]
    assert stored(staged, "SELECT count(*) FROM entries") == 2


def test_tries_at_the_orchard_do_not_count_towards_the_limits(tmp_path):
    """One that is begun and never finished stays forever."""
    server = Staged(tmp_path, NOW)
    ana = server.person()
    for _ in range(51):
        ana.ask("POST", "/api/daily")
        server.wait(DAY)
    assert ana.open("hortis", "me")
    server.end()


def test_bounds_hold_for_many_requests_at_once(narrow):
    ana, bo = narrow.person("Ana"), narrow.person("Bo")
    hosts = [narrow.person(f"Host {number}") for number in range(8)]
    tables = [host.open("hortis", "me", "open") for host in hosts]
    with ThreadPoolExecutor(8) as threads:
        joined = list(threads.map(lambda table: ana.send("POST", f"/api/tables/{table}/seats", {}).status_code, tables))
        wanted = {"game": "hortis", "places": [{"who": "me"}, {"who": "here"}]}
        opened = list(threads.map(lambda _: bo.send("POST", "/api/tables", wanted).status_code, range(8)))
    assert sorted(joined) == sorted(opened) == [201] * 2 + [429] * 6


def test_unreadable_tables_do_not_block_cleaning(staged):
    ana = staged.person()
    waiting, running, other = (ana.open("tout-la-haut", "me", who) for who in ("open", "here", "open"))
    staged.stop()
    with closing(sqlite3.connect(staged.folder / "futaie.sqlite")) as database:
        database.execute("UPDATE matches SET options = 'nonsense' WHERE id != ?", (other,))
        database.commit()
    staged.wait(15 * DAY)
    staged.start()
    until(lambda: stored(staged, "SELECT count(*) FROM matches"), lambda count: count == 0)
    assert [ana.send("GET", f"/api/tables/{table}").status_code for table in (waiting, running)] == [404, 404]


def test_an_address_can_only_store_a_limited_number_of_things(usual):
    """However patient it is: guests and tables count once, custom cards twenty times."""
    eve = usual.person("Eve", address=EVE)
    check = game("hortis").data.check
    codes = Counter()
    while "too-much-was-begun-from-your-network" not in codes:
        cards = check(own_deck(codes.total()), "own.json")
        wanted = {"game": "hortis", "places": [{"who": "me"}, {"who": "open"}], "options": {"deck": cards.hash}}
        answer = eve.send("POST", "/api/tables", wanted | {"decks": {cards.hash: cards.content}})
        codes[answer.json().get("code")] += 1
        if codes["this-is-too-fast"]:
            time.sleep(0.1)
        assert codes.total() < 200
    assert codes[None] == stored(usual, "SELECT count(*) FROM decks") <= 20
    ana = usual.person("Ana", address=ANA)
    assert ana.open("hortis", "me")
