"""People: a name, a language, what is kept about them, and being forgotten."""

import httpx

from .test_playing import play_on


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


def test_what_is_kept_can_be_taken_along(server):
    ana = server.person("Ana")
    table = ana.open("arboretum", "me", "here")
    play_on(table, (ana, 0), (ana, 1), most=12)
    mine = ana.ask("GET", "/api/me/export")
    assert mine["person"]["name"] == "Ana"
    seats = mine["tables"][table]["seats"]
    assert [seat["seat"] for seat in seats] == [0, 1]
    assert sum(len(seat["entries"]) for seat in seats) == ana.state(table)["seq"]


def test_who_wants_to_be_forgotten_is_and_the_logs_stay(fresh):
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
