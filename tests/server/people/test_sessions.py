"""Sessions: their cookies, how long they last, and the end of unused ones."""

import sqlite3
from contextlib import closing
from http.cookies import SimpleCookie

import httpx
import pytest
from sqlalchemy import select

from futaie.server.storage.schema import sessions
from futaie.server.storage.store import sqlite_engine
from futaie.server.upkeep.cleaning import end_unused_sessions
from tests.server.support.furniture import NOW, furnish, token
from tests.server.support.running import Staged

DAY = 86400.0
YEAR = "31536000"
PEOPLE = ("Ana", "Bo", "Cy", "Di", "Eva")


@pytest.fixture
def staged(tmp_path):
    furnish(tmp_path, PEOPLE, [])
    server = Staged(tmp_path, NOW)
    yield server
    server.end()


def cookies(answer):
    """The cookies that an answer sets, by name."""
    found = {}
    for line in answer.headers.get_list("set-cookie"):
        found |= SimpleCookie(line)
    return found


def ask(server, name, method="GET", path="/api/me", **headers):
    return httpx.request(method, server.url + path, cookies={"futaie": token(name)}, headers=headers)


def last_set(server, name):
    with closing(sqlite3.connect(server.folder / "futaie.sqlite")) as database:
        return [at for (at,) in database.execute("SELECT at FROM sessions WHERE person = ?", (name,))]


def test_a_cookie_is_not_set_again_within_a_week(staged):
    staged.wait_until(NOW + 6.9 * DAY)
    answer = ask(staged, "Ana")
    assert answer.status_code == 200
    assert "futaie" not in cookies(answer)
    assert last_set(staged, "Ana") == [NOW]


def test_after_a_week_it_is_set_again_for_a_year_and_only_once(staged):
    staged.wait_until(NOW + 8 * DAY)
    answer = ask(staged, "Ana")
    renewed = cookies(answer)["futaie"]
    assert (answer.status_code, renewed.value) == (200, token("Ana"))
    assert (renewed["max-age"], renewed["path"]) == (YEAR, "/")
    assert renewed["httponly"]
    assert renewed["samesite"] == "lax"
    assert not renewed["secure"]
    assert last_set(staged, "Ana") == [staged.now]
    assert "futaie" not in cookies(ask(staged, "Ana"))
    staged.stop()
    staged.start()
    assert "futaie" not in cookies(ask(staged, "Ana"))


def test_refused_requests_renew_a_session_too_but_not_those_from_another_site(staged):
    staged.wait(8 * DAY)
    assert "futaie" not in cookies(ask(staged, "Bo", Origin="http://elsewhere.example"))
    assert last_set(staged, "Bo") == [NOW]
    answer = ask(staged, "Bo", path="/api/tables/nowhere")
    assert answer.status_code == 404
    assert cookies(answer)["futaie"].value == token("Bo")


def test_head_renews_a_session_as_get_does(staged):
    staged.wait(8 * DAY)
    assert cookies(ask(staged, "Cy", "HEAD"))["futaie"].value == token("Cy")


def test_a_socket_renews_nothing(staged):
    staged.wait(8 * DAY)
    person = staged.person(token=token("Di"))
    with person.socket():
        assert last_set(staged, "Di") == [NOW]


def test_a_forgotten_person_keeps_no_cookie(staged):
    person = staged.person(token=token("Eva"))
    answer = person.send("DELETE", "/api/me")
    assert answer.status_code == 204
    (ended,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith("futaie=")]
    assert SimpleCookie(ended)["futaie"]["max-age"] == "0"
    assert last_set(staged, "Eva") == []


def test_behind_tls_every_cookie_is_for_tls_only(staged):
    with httpx.Client(base_url=staged.url, headers={"X-Forwarded-Proto": "https"}) as http:
        csrf = http.get("/health")
        http.headers["x-futaie-csrf"] = cookies(csrf)["futaie-csrf"].value
        http.headers["cookie"] = f"futaie-csrf={cookies(csrf)['futaie-csrf'].value}"
        entered = http.post("/api/me", json={})
        http.headers["cookie"] += f"; futaie={cookies(entered)['futaie'].value}"
        staged.wait(8 * DAY)
        renewed = http.get("/api/me")
        left = http.delete("/api/me")
    for answer, name in ((csrf, "futaie-csrf"), (entered, "futaie"), (renewed, "futaie"), (left, "futaie")):
        assert cookies(answer)[name]["secure"], name
    without = staged.person()
    assert not any(cookie.secure for cookie in without.http.cookies.jar)


def test_a_session_ends_when_nobody_has_used_it_for_400_days(staged):
    staged.person(token=token("Ana")).open("tout-la-haut", "me", "here")  # a guest who has sat at a table is remembered
    at = staged.now
    staged.wait_until(at + 399 * DAY)
    assert ask(staged, "Ana").status_code == 200
    staged.wait_until(at + 399 * DAY + 401 * DAY)
    assert ask(staged, "Ana").status_code == 401
    assert "futaie" not in cookies(ask(staged, "Ana"))
    staged.stop()
    staged.start()
    assert ask(staged, "Ana").status_code == 401


def test_unused_sessions_and_guests_leave_the_database(tmp_path):
    furnish(tmp_path, ["Flo"], [])
    engine = sqlite_engine(tmp_path / "futaie.sqlite")

    def left(days):
        with engine.begin() as connection:
            end_unused_sessions(connection, NOW + days * DAY)
            return len(connection.execute(select(sessions)).all())

    assert (left(399), left(401)) == (1, 0)
    engine.dispose()
