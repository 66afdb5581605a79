"""Today's orchard: one deal for everybody, one try for each, and nothing known in advance."""

import hashlib
import hmac
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from futaie import Match
from futaie.games import game
from futaie.server.storage.export import exported
from futaie.tables.clocks import DAY, end_of
from tests.server.support.playing import play_on, until
from tests.server.support.running import Staged, heard

TODAY, TOMORROW = "2026-11-15", "2026-11-16"
EVENING = end_of(TODAY) - 3600


@pytest.fixture
def staged(tmp_path):
    server = Staged(tmp_path, EVENING)
    yield server
    server.end()


def begin(person):
    return person.ask("POST", "/api/daily")["state"]["table"]["id"]


def try_it(person, seed=1):
    """Plays at random to the end; returns the points."""
    play_on(begin(person), (person, 0), seed=seed)
    return person.ask("GET", "/api/daily")["points"]


def refusal(person, path):
    answer = person.send("GET", path)
    return answer.status_code, answer.json()["code"]


def kept_secret(server):
    with closing(sqlite3.connect(server.folder / "futaie.sqlite")) as database:
        return bytes.fromhex(database.execute("SELECT value FROM secrets").fetchone()[0])


def seed_of(server, day):
    return hmac.new(kept_secret(server), day.encode(), hashlib.sha256).hexdigest()


SECRET_UNTIL_MIDNIGHT = (403, "this-is-shown-after-midnight")
PLAY_FIRST = (403, "play-todays-orchard-first")


def test_everybody_gets_the_same_cards_and_one_try(staged):
    ana, bo = staged.person("Ana"), staged.person("Bo")
    before = ana.ask("GET", "/api/daily")
    assert before["state"] == "new"
    assert before["day"] == TODAY
    assert before["ends"] == end_of(TODAY)
    table = begin(ana)
    assert ana.state(table)["table"]["day"] == TODAY
    assert ana.state(table)["seed_hash"] == before["seed_hash"] == ana.ask("GET", "/api/daily")["seed_hash"]
    assert ana.state(table)["view"] == bo.state(begin(bo))["view"]
    play_on(table, (ana, 0))
    assert begin(ana) == table
    today = ana.ask("GET", "/api/daily")
    assert (today["state"], today["table"], today["finished"]) == ("over", table, 1)
    assert today["points"] == ana.state(table)["outcome"]["scores"][0]
    assert table in [card["id"] for card in ana.ask("GET", "/api/tables/mine") if card["day"] == TODAY]


def test_two_requests_at_once_make_one_try(staged):
    ana = staged.person("Ana")
    with ThreadPoolExecutor(8) as many:
        tables = set(many.map(lambda _: begin(ana), range(8)))
    assert len(tables) == 1
    assert len(ana.ask("GET", "/api/tables/mine")) == 1


def test_a_try_needs_a_session(staged):
    ana = staged.person("Ana")
    ana.http.cookies.delete("futaie")
    assert ana.send("POST", "/api/daily").status_code == 401
    assert ana.ask("GET", "/api/daily")["state"] == "new"


def learns_nothing(person, table):
    """Everything that a person can ask about another's try; all of it must be refused, and nothing given away."""
    paths = [f"/api/tables/{table}{more}" for more in ("", "?after=0", "/record", "/steps/0", "/steps/3?open=true")]
    for path in paths:
        answer = person.send("GET", path)
        assert (answer.status_code, answer.json()["code"]) == SECRET_UNTIL_MIDNIGHT, path
    for path in ("/seats/0/hint", "/seats/0/why?text=1", "?as=0"):
        assert person.send("GET", f"/api/tables/{table}{path}").status_code == 403
    for path in ("/seats", "/rematch", "/bots"):
        assert person.send("POST", f"/api/tables/{table}{path}", {}).status_code in (403, 409)
    assert refusal(person, f"/api/daily/days/{TODAY}") == PLAY_FIRST
    with closing(person.socket()) as socket:
        socket.send(json.dumps({"do": "watch", "table": table, "after": 0}))
        assert heard(socket, "no")["refusal"]["code"] == SECRET_UNTIL_MIDNIGHT[1]
    assert table not in person.send("GET", "/api/tables").text
    assert table not in person.send("GET", "/api/me/export").text
    assert person.ask("GET", "/api/daily/days") == []


def test_before_your_own_try_there_is_nothing_to_learn(staged):
    """Neither while somebody else plays nor when they have finished, nor during your own try."""
    ana, bo = staged.person("Ana"), staged.person("Bo")
    table = begin(ana)
    learns_nothing(bo, table)
    play_on(table, (ana, 0))
    learns_nothing(bo, table)
    begin(bo)
    learns_nothing(bo, table)
    assert list(exported(staged.folder / "futaie.sqlite")) == []
    stranger = staged.person("Cy")
    stranger.http.cookies.delete("futaie")
    assert refusal(stranger, f"/api/tables/{table}") == SECRET_UNTIL_MIDNIGHT
    assert refusal(stranger, f"/api/daily/days/{TODAY}") == PLAY_FIRST
    staged.stop()
    staged.start()
    learns_nothing(bo, table)


def test_giving_up_reveals_no_more_cards(staged):
    """Others have yet to play with them; after midnight everything is open."""
    ana = staged.person("Ana")
    table = begin(ana)
    before = ana.state(table)["view"]
    with closing(ana.socket()) as socket:
        socket.send(json.dumps({"do": "watch", "table": table, "after": 0}))
        heard(socket, "news")
        ana.ask("POST", f"/api/tables/{table}/seats/0/resign")
        assert heard(socket, "news")["state"]["view"] == before
    assert ana.state(table)["view"] == before
    for step in (0, 1):
        assert ana.ask("GET", f"/api/tables/{table}/steps/{step}") == before
        assert refusal(ana, f"/api/tables/{table}/steps/{step}?open=true") == SECRET_UNTIL_MIDNIGHT
    assert "pile_cards" not in before
    staged.wait_until(end_of(TODAY))
    assert ana.state(table)["view"]["pile_cards"]
    assert ana.ask("GET", f"/api/tables/{table}/steps/0?open=true")["pile_cards"]


def test_nobody_else_plays_your_try_and_nothing_is_revealed_early(staged):
    """No bot takes the seat, nothing is revealed early, and it is not exported to other programs."""
    ana = staged.person("Ana")
    table, seed = begin(ana), seed_of(staged, TODAY)
    started = (409, "the-match-has-started")
    for method, more in (("DELETE", "seats"), ("POST", "seats"), ("POST", "bots")):
        answer = ana.send(method, f"/api/tables/{table}/{more}", {} if method == "POST" else None)
        assert (answer.status_code, answer.json()["code"]) == started, more
    assert refusal(ana, f"/api/tables/{table}/steps/0?open=true") == (409, "the-match-is-still-running")
    assert refusal(ana, f"/api/tables/{table}/record") == SECRET_UNTIL_MIDNIGHT
    for path in (f"/api/tables/{table}?after=0", "/api/me/export", "/api/tables/mine", "/api/daily"):
        assert seed not in ana.send("GET", path).text, path
    play_on(table, (ana, 0))
    again = ana.ask("POST", f"/api/tables/{table}/rematch")["state"]
    assert (again["table"]["day"], again["table"]["id"] == table) == (None, False)
    assert again["seed_hash"] != ana.state(table)["seed_hash"]


def test_any_name_can_appear_in_the_results(staged):
    names = ["<b>Ana</b>", "'; DROP TABLE people; --", "אנה", "\N{DECIDUOUS TREE}" * 40, "{ $name }"]
    people = [staged.person(name) for name in names]
    for person in people:
        try_it(person)
    day = people[0].ask("GET", f"/api/daily/days/{TODAY}")
    assert sorted(one["name"] for one in day["best"]) == sorted(names)


def test_there_are_no_hints_and_undo_reveals_nothing(staged):
    ana = staged.person("Ana")
    table = begin(ana)
    assert refusal(ana, f"/api/tables/{table}/seats/0/hint") == (403, "hints-are-for-friendly-tables")
    before = ana.state(table)
    choice = next(choice for choice in before["decision"]["choices"] if not choice["commits"])
    ana.act(table, 0, before["decision_number"], action=choice["action"])
    number = ana.state(table)["decision_number"]
    after = ana.ask("POST", f"/api/tables/{table}/seats/0/undo", {"decision": number})
    assert after["view"] == before["view"]
    assert after["decision"]["choices"] == before["decision"]["choices"]


def test_the_seed_is_secret_before_midnight_and_public_after(staged):
    ana, bo = staged.person("Ana"), staged.person("Bo")
    table = begin(ana)
    play_on(table, (ana, 0))
    seed = seed_of(staged, TODAY)
    told = [f"/api/tables/{table}?after=0", "/api/daily", f"/api/daily/days/{TODAY}", "/api/me/export"]
    told += [f"/api/tables/{table}/steps/0?open=true", f"/api/tables/{table}/record", "/api/daily/days"]
    for path in told:
        assert seed not in ana.send("GET", path).text, path
    assert refusal(ana, f"/api/tables/{table}/record") == SECRET_UNTIL_MIDNIGHT
    staged.wait_until(end_of(TODAY) - 0.001)
    assert ana.state(table)["seed"] is None
    staged.wait_until(end_of(TODAY))
    assert bo.state(table)["seed"] == seed
    assert f"Seed: {seed}" in bo.send("GET", f"/api/tables/{table}/record").text
    day = bo.ask("GET", f"/api/daily/days/{TODAY}")
    assert day["seed"] == seed
    assert day["seed_hash"] == hashlib.sha256(seed.encode()).hexdigest() == ana.state(table)["seed_hash"]
    dealt = Match(game("hortis"), 1, seed)
    assert dealt.view(0) == bo.ask("GET", f"/api/tables/{table}/steps/0?as=0")


def test_at_midnight_there_is_a_new_orchard(staged):
    ana = staged.person("Ana")
    first = begin(ana)
    play_on(first, (ana, 0))
    yesterday = ana.ask("GET", "/api/daily")
    staged.wait_until(end_of(TODAY))
    today = ana.ask("GET", "/api/daily")
    assert (today["day"], today["state"], today["points"]) == (TOMORROW, "new", None)
    assert today["seed_hash"] != yesterday["seed_hash"]
    second = begin(ana)
    assert second != first
    assert refusal(staged.person("Bo"), f"/api/tables/{second}") == SECRET_UNTIL_MIDNIGHT
    (earlier,) = ana.ask("GET", "/api/daily/days")
    assert (earlier["day"], earlier["mine"], earlier["most"]) == (TODAY, yesterday["points"], yesterday["points"])
    assert earlier["seed"] == seed_of(staged, TODAY)
    for day in ("2026-11-14", "2026-11-17", "2026-99-99"):
        assert ana.send("GET", f"/api/daily/days/{day}").status_code == 404
    assert ana.send("GET", "/api/daily/days/today").status_code == 400


def test_a_try_finished_after_midnight_or_given_up_does_not_count(staged):
    ana, bo, cy = (staged.person(name) for name in ("Ana", "Bo", "Cy"))
    late, given_up = begin(ana), begin(bo)
    bo.ask("POST", f"/api/tables/{given_up}/seats/0/resign")
    assert bo.ask("GET", f"/api/daily/days/{TODAY}")["best"] == []
    assert bo.ask("GET", "/api/daily")["points"] is None
    assert begin(bo) == given_up
    points = try_it(cy)
    staged.wait_until(end_of(TODAY))
    play_on(late, (ana, 0))
    day = ana.ask("GET", f"/api/daily/days/{TODAY}")
    assert [(one["name"], one["points"]) for one in day["best"]] == [("Cy", points)]
    assert day["mine"] is None
    assert day["finished"] == 1


def test_equal_points_have_an_equal_rank(staged):
    people = [staged.person(name) for name in ("Ana", "Bo", "Cy", "Di")]
    points = [try_it(person, seed) for person, seed in zip(people, (1, 2, 1, 3), strict=True)]
    assert points[0] == points[2]
    for person, own in zip(people, points, strict=True):
        day = person.ask("GET", f"/api/daily/days/{TODAY}")
        rank = 1 + sum(other > own for other in points)
        assert day["mine"] == {"rank": rank, "name": person.me["name"], "points": own, "mine": True}
        shown = [(one["rank"], one["points"]) for one in day["best"]]
        assert shown == sorted((1 + sum(other > one for other in points), one) for one in points)
        assert [one["name"] for one in day["best"] if one["mine"]] == [person.me["name"]]


def test_a_forgotten_person_has_no_name_in_the_results(staged):
    ana, bo, cy = (staged.person(name) for name in ("Ana", "Bo", "Cy"))
    points = try_it(ana), try_it(bo)
    assert bo.ask("GET", "/api/me/export")["tables"][begin(bo)]["points"] == points[1]
    begin(cy)
    for person in (bo, cy):
        person.ask("DELETE", "/api/me")
    best = ana.ask("GET", f"/api/daily/days/{TODAY}")["best"]
    assert sorted((one["name"], one["points"]) for one in best) == sorted([("Ana", points[0]), ("–", points[1])])
    staged.wait(200 * DAY)
    assert sorted(one["name"] for one in ana.ask("GET", f"/api/daily/days/{TODAY}")["best"]) == ["Ana", "–"]


def test_the_secret_survives_a_restart_and_differs_between_servers(staged, server):
    ana = staged.person("Ana")
    before = ana.ask("GET", "/api/daily")
    staged.stop()
    staged.start()
    assert ana.ask("GET", "/api/daily") == before
    assert kept_secret(staged) != bytes(32)
    assert server.person("Ana").ask("GET", "/api/daily")["seed_hash"] != before["seed_hash"]


def test_giant_and_beam_play_the_same_cards_meanwhile(staged):
    """They begin with the first try, and again if the server was killed; earlier finishers see the results later."""
    ana = staged.person("Ana")
    table = begin(ana)
    staged.kill()
    staged.start()
    play_on(table, (ana, 0))

    def day():
        time.sleep(0.2)
        return ana.ask("GET", f"/api/daily/days/{TODAY}")

    found = until(day, lambda day: day["beam"] is not None)
    position = Match(game("hortis"), 1, seed_of(staged, TODAY)).position
    assert found["beam"] == game("hortis").solve(position, 0, staged.BEAM).points
    assert found["giant"] > 0
    staged.stop()
    staged.start()
    assert day() == found
