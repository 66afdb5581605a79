"""Rules for every answer, to any request from anybody, however wrong."""

import json

import httpx
import pytest

from futaie.server.reasons import STATUS, ServerWhy
from futaie.tables.reasons import TableWhy
from tests.server.support.raw import say
from tests.server.support.running import Server

HERE = "localhost"


@pytest.fixture(scope="module")
def ana(running):
    return running.person("Ana")


# Answers


ASKED = {
    "GET /api/games": 200,
    "GET /health": 200,
    "GET /metrics": 200,
    "GET /api": 200,
    "GET /api/openapi.json": 200,
    "GET /api/tables/mine": 401,
    "GET /api/nothing": 404,
    "GET /api/nothing/at/all": 404,
    "PUT /api/me": 405,
    "POST /api/me": 403,
    "OPTIONS /api/me": 204,
    "GET /api/tables/x?as=9": 400,
}


@pytest.mark.parametrize("asked", ASKED)
def test_no_answer_is_cached_or_taken_for_another_type(server, asked):
    method, path = asked.split()
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == ASKED[asked]
    assert answer.headers.get_list("cache-control") == ["no-store"]
    assert answer.headers.get_list("x-content-type-options") == ["nosniff"]


def test_every_refusal_has_a_status():
    assert set(STATUS) == {*ServerWhy, *TableWhy}


def test_refusals_for_size_or_speed_are_not_cached_either(server, ana, tmp_path):
    answer = ana.http.post("/api/me", content=b" " * 65_537)
    assert (answer.status_code, answer.headers["cache-control"]) == (413, "no-store")
    slow = Server(tmp_path, rate=1)
    while (answer := httpx.get(f"{slow.url}/api/games")).status_code == 200:
        pass
    slow.end()
    assert (answer.status_code, answer.headers["cache-control"]) == (429, "no-store")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_rules_may_be_cached_for_a_while(server):
    assert httpx.get(f"{server.url}/api/games/hortis/rules").headers.get_list("cache-control") == ["max-age=3600"]


# Unreadable requests


def faults(server):
    return [
        line for line in httpx.get(f"{server.url}/metrics").text.splitlines() if line.startswith("futaie_faults_total")
    ]


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "//[", "http://localhost:x", "http://", "é"])
def test_an_unreadable_origin_counts_as_another_site(server, origin):
    status, _, said = say(server, ["GET /api/games HTTP/1.1", f"Host: {HERE}", f"Origin: {origin}"])
    assert (status, json.loads(said)["code"]) == (403, "this-comes-from-another-site")


@pytest.mark.parametrize(
    ("body", "about"),
    [
        (b'{"name": "\xff"}', "body: Invalid UTF-8"),
        (b'{"\xff": 1}', "body: Invalid UTF-8"),
        (b'{"more": "\xed\xa0\x80"}', "body: Invalid UTF-8"),
        (b'{"name": "\\ud800"}', "body: Input data was truncated"),
        ("{}".encode("utf-16"), "body: Invalid UTF-8"),
        (b"", "body: Missing"),
        (b"[]", "body: Expected `object`, got `array`"),
        (b"[" * 30_000, "body: Expected `object`, got `array`"),
        (b'{"more": ' + b"[" * 30_000, "body: Nested too deep"),
        (b'{"name": 3}', "name: Expected `str | null`, got `int`"),
        (b'{"language": "de"}', "language: Invalid enum value 'de'"),
    ],
)
def test_an_unreadable_body_is_refused_with_the_error(server, ana, body, about):
    answer = ana.http.post("/api/me", content=body)
    assert (answer.status_code, answer.json()["figures"]) == (400, {"about": about})


@pytest.mark.parametrize("name", ["a\0", "\0", "a\n", "\n", " ", "\t", "a\x7f"])
def test_a_name_is_written_in_letters(ana, name):
    assert ana.send("POST", "/api/me", {"name": name}).status_code == 400


@pytest.mark.parametrize(
    "more",
    [{"friendly": 0}, {"friendly": "no"}, {"public": 1}, {"pace": {"minutes": "15"}}, {"places": {"0": {"who": "me"}}}],
)
def test_json_types_are_strict(ana, more):
    asked = {"game": "hortis", "places": [{"who": "me"}]}
    answer = ana.send("POST", "/api/tables", {**asked, **more})
    assert answer.status_code == 400
    assert answer.json()["figures"]["about"].startswith(next(iter(more)))


def test_query_parameters_are_text(ana):
    table = ana.open("tout-la-haut", "me", "here")
    assert ana.send("GET", f"/api/tables/{table}?as=1&after=0").status_code == 200
    assert ana.send("GET", f"/api/tables/{table}/steps/0?open=false").status_code == 200


@pytest.mark.parametrize(
    ("path", "about"),
    [
        ("?as=8", "as: Expected `int` <= 7"),
        ("?as=-1", "as: Expected `int` >= 0"),
        ("?as=%ff", "as: Expected `int | null`, got `str`"),
        (f"?after={2**53}", "after: Expected `int` <= 9007199254740991"),
        ("/seats/8/hint", "seat: Expected `int` <= 7"),
        ("/seats/0/why", "text: Missing"),
        ("/steps/-1", "step: Expected `int` >= 0"),
        (f"/steps/{10**30}", "step: Expected `int` <= 9007199254740991"),
    ],
)
def test_a_wrong_parameter_is_named_as_it_was_sent(server, ana, path, about):
    answer = ana.send("GET", f"/api/tables/x{path}")
    assert (answer.status_code, answer.json()["figures"]) == (400, {"about": about})


@pytest.mark.parametrize("path", ["/api/tables/%ff", "/api/games/%ff/rules", "/api/tables?%ff=%ff", "/api/%ff", "/%ff"])
@pytest.mark.parametrize("header", ["Accept-Language: \xff", "Cookie: futaie=\xff; \xff", 'Cookie: futaie="\\400"'])
def test_invalid_characters_cause_no_fault(server, path, header):
    status, _, _ = say(server, [f"GET {path} HTTP/1.1", f"Host: {HERE}", header])
    assert status in (200, 404, 422, 503)
    assert faults(server) == ["futaie_faults_total 0.0"]


def part(more):
    return f'--x\r\nContent-Disposition: form-data; name="_csrf_token"{more}\r\n\r\n'.encode() + b"\xff\r\n--x--\r\n"


@pytest.mark.parametrize("token", ["", "x-futaie-csrf: x"])
@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/x-www-form-urlencoded", b"_csrf_token=%ff"),
        ("multipart/form-data; boundary=x", part("")),
        ("multipart/form-data; boundary=x", part('; filename="x"')),
        ("multipart/form-data; boundary=\xff", b""),
        ("text/plain", b"{}"),
        ("application/msgpack", b"\x80"),
        ("\xff", b"{}"),
    ],
)
def test_bodies_other_than_json_are_not_read(server, kind, body, token):
    head = ["POST /api/me HTTP/1.1", f"Host: {HERE}", f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    status, _, said = say(server, [*head, *([token] if token else [])], body)
    assert (status, json.loads(said)["code"]) == (415, "this-is-no-json")
    assert faults(server) == ["futaie_faults_total 0.0"]


def test_unreadable_addresses_count_as_one(tmp_path):
    slow = Server(tmp_path, rate=1)

    def ask(address):
        return httpx.get(f"{slow.url}/api/games", headers={"X-Forwarded-For": address}).status_code

    while (status := ask("a:b")) == 200:
        pass
    assert status == 429
    assert {ask(address) for address in ("c:d", "::x", "[::1", "nobody", "1.2.3.4.5")} == {429}
    assert {ask(address) for address in ("192.0.2.7", "192.0.2.8:80", "2001:db8::7")} == {200}
    slow.end()


# Paths


@pytest.mark.parametrize("path", ["/api/games", "/api/games/hortis/rules", "/health", "/api", "/api/openapi.json", "/"])
def test_head_is_answered_like_get_without_a_body(server, path):
    got, head = (httpx.request(method, server.url + path, cookies={"futaie-csrf": "x"}) for method in ("GET", "HEAD"))
    assert head.status_code == got.status_code
    assert head.content == b""
    assert dict(head.headers) | {"date": ""} == dict(got.headers) | {"date": ""}


def test_head_is_refused_if_get_is(server, ana):
    assert httpx.head(f"{server.url}/api/me").status_code == 401
    assert httpx.head(f"{server.url}/api/nothing").status_code == 404
    assert httpx.head(f"{server.url}/api/records").status_code == 405
    assert ana.http.head("/api/me").headers["content-length"] == str(len(ana.http.get("/api/me").content))


@pytest.mark.parametrize("method", ["PUT", "OPTIONS"])
@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/me", "DELETE, GET, HEAD, OPTIONS, POST"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/x/seats", "DELETE, OPTIONS, POST"),
        ("/api/games/hortis/cards", "GET, HEAD, OPTIONS, POST"),
        ("/api/openapi.json", "GET, HEAD, OPTIONS"),
        ("/", "GET, HEAD, OPTIONS"),
    ],
)
def test_a_path_lists_all_its_methods(server, method, path, allowed):
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == (204 if method == "OPTIONS" else 405)
    assert answer.headers.get_list("allow") == [allowed]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/nothing/at/all", "/api/games/hortis/nothing", "/api/nothing.json"]
)
def test_a_program_gets_a_404_for_an_unknown_path(server, ana, method, path):
    answer = ana.http.request(method, path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert method == "HEAD" or answer.json()["code"] == "nothing-is-here"


def test_no_content_type_names_its_charset_twice(server):
    paths = ("/", "/metrics", "/api", "/api/games/hortis/rules", "/api/openapi.json", "/assets/x.js")
    kinds = [httpx.get(server.url + path).headers["content-type"] for path in paths]
    assert all(kind.count("charset") == kind.startswith("text/") for kind in kinds), kinds
