"""Everything from outside is bounded."""

import time

import httpx
import pytest

from tests.server.support.running import Server, heard


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """A server that allows few requests a second."""
    server = Server(tmp_path_factory.mktemp("slow"), rate=5, sockets=3)
    yield server
    server.end()


def test_a_request_without_the_token_is_refused(server):
    ana = server.person()
    answer = httpx.post(f"{server.url}/api/me", json={}, cookies=dict(ana.http.cookies))
    assert answer.status_code == 403
    assert answer.json()["code"] == "this-comes-from-another-site"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example", "x"])
def test_a_request_from_another_site_is_refused(server, origin):
    ana = server.person()
    answer = ana.http.get("/api/me", headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "this-comes-from-another-site"


def test_our_own_page_is_not_another_site(server):
    ana = server.person()
    assert ana.http.get("/api/me", headers={"Origin": server.url}).status_code == 200


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"game": 3}', b"\xff\xfe", b"[" * 30_000])
def test_malformed_requests_are_refused(server, body):
    ana = server.person(language="it")
    answer = ana.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "this-is-malformed"


def test_large_bodies_are_refused(server):
    ana = server.person()
    answer = ana.http.post("/api/tables", content=b" " * 65_537, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "this-is-too-large"


def test_large_bodies_are_refused_even_without_a_length(server):
    ana = server.person()

    def pieces():
        for _ in range(100):
            yield b" " * 4096

    answer = ana.http.post("/api/tables", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_nobody_has_too_many_tables(server):
    ana = server.person()
    for _ in range(50):
        ana.open("hortis", "me", "open")
    answer = ana.send("POST", "/api/tables", {"game": "hortis", "places": [{"who": "me"}]})
    assert answer.status_code == 429
    assert answer.json()["sentence"].startswith("You have")


def test_tables_are_limited_per_address_too(slow):
    """Each person alone could make as many at once."""
    time.sleep(5)
    people = [slow.person(name) for name in ("Ana", "Bo", "Cleo")]
    time.sleep(5)
    table = {"game": "hortis", "places": [{"who": "me"}]}
    answers = [person.send("POST", "/api/tables", table).status_code for _ in range(6) for person in people]
    assert set(answers) == {201, 429}


def test_two_sockets_of_a_session_share_its_message_limit(slow):
    time.sleep(5)
    ana = slow.person("Ana")
    with ana.socket() as one, ana.socket() as other:
        for _ in range(23):
            one.send('{"do": "unwatch", "table": "x"}')
        one.send("nonsense")
        assert heard(one, "no")["refusal"]["code"] == "this-is-malformed"
        for _ in range(24):
            other.send('{"do": "unwatch", "table": "x"}')
        assert heard(other, "no")["refusal"]["code"] == "this-is-too-fast"


def test_only_a_caller_who_asks_too_fast_is_refused(slow):
    ana = slow.person("Ana")
    answers = [ana.send("GET", "/api/me").status_code for _ in range(40)]
    assert set(answers) == {200, 429}
    refused = next(answer for answer in (ana.send("GET", "/api/me") for _ in range(40)) if answer.status_code == 429)
    assert refused.json()["code"] == "this-is-too-fast"
    with httpx.Client(headers={"X-Forwarded-For": "203.0.113.9"}) as elsewhere:
        assert elsewhere.get(f"{slow.url}/api/games").status_code == 200
