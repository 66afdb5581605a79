"""The server answers only to its own names, so that no other site can pass for it."""

import json
import socket

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from futaie.core.rules.reason import FutaieError
from futaie.server.settings import Settings
from tests.server.support.raw import say
from tests.server.support.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with two more names."""
    server = Server(tmp_path_factory.mktemp("hosts"), names="Games.example.org, forêt.example")
    yield server
    server.end()


@pytest.fixture(scope="module")
def ana(server):
    return server.person("Ana")


def named(server, name, path="/api/games", language="en"):
    return httpx.get(server.url + path, headers={"Host": name, "Accept-Language": language})


@pytest.mark.parametrize(
    "name",
    [
        "localhost",
        "LOCALHOST:80",
        "localhost.",
        "futaie.localhost:8000",
        "127.0.0.1",
        "192.0.2.7:8000",
        "[::1]",
        "[2001:db8::7]:8000",
        "games.example.org",
        "GAMES.example.org:443",
        "forêt.example".encode("idna").decode(),
        socket.gethostname(),
        f"{socket.gethostname()}.local",
    ],
)
def test_the_server_answers_to_its_names_and_to_every_address(server, name):
    for path in ("/api/games", "/health", "/api/nothing"):
        assert named(server, name, path).status_code == (404 if "nothing" in path else 200)


STRANGE = [
    "rebound.example",
    "example.org",
    "localhost.example",
    "127.0.0.1.example",
    "games.example.org.example",
    "notlocalhost",
    "[::1",
    "::1",
    "[localhost]",
    "[127.0.0.1]",
    "localhost:x",
    "localhost:80:80",
    "local host",
    "games.example.org@rebound.example",
    "",
    "é",
]


@pytest.mark.parametrize("name", STRANGE)
def test_requests_with_another_host_name_are_turned_away(server, name):
    for method in ("GET", "POST", "OPTIONS"):
        for path in ("/api/games", "/health", "/metrics", "/api/nothing", "/", "/assets/x.js"):
            status, headers, said = say(server, [f"{method} {path} HTTP/1.1", f"Host: {name}"])
            assert status == 421, (method, path)
            assert b"--names" in said
            assert headers["cache-control"] == "no-store"


def test_requests_with_no_host_name_or_two_are_turned_away(server):
    assert say(server, ["GET /api/games HTTP/1.0"])[0] == 421
    assert say(server, ["GET /api/games HTTP/1.1", "Host: localhost", "Host: localhost"])[0] == 400  # invalid HTTP


@pytest.mark.parametrize("name", ["rebound.example", "localhost.example:80"])
def test_a_socket_with_another_host_name_is_turned_away(server, ana, name):
    headers = {"Cookie": f"futaie={ana.http.cookies['futaie']}", "Origin": f"http://{name}"}
    with socket.create_connection(("127.0.0.1", server.port)) as raw, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{name}/api/live", sock=raw, additional_headers=headers)
    assert refused.value.response.status_code == 421
    assert json.loads(refused.value.response.body)["code"] == "the-server-has-another-name"


def test_a_socket_with_one_of_the_names_is_accepted(server, ana):
    with (
        socket.create_connection(("127.0.0.1", server.port)) as raw,
        connect("ws://games.example.org/api/live", sock=raw),
    ):
        pass


def test_the_refusal_says_in_the_callers_language_what_to_do(server):
    said = {language: named(server, "our.example:80", language=language).json() for language in ("en", "fr", "it")}
    assert len({answer["sentence"] for answer in said.values()}) == 3
    for answer in said.values():
        assert answer["sentence"].endswith("futaie serve --names our.example")
    page = named(server, "our.example", "/", "fr")
    assert page.headers["content-type"] == "text/plain; charset=utf-8"
    assert page.text.strip() == said["fr"]["sentence"]


def test_metrics_are_only_for_requests_to_this_machine_by_its_own_name(server):
    for name in ("localhost", "127.0.0.1:80", "[::1]", "futaie.localhost"):
        assert named(server, name, "/metrics").status_code == 200
    for name in ("192.0.2.7", "games.example.org", socket.gethostname()):
        assert named(server, name, "/metrics").status_code == 404


def test_a_server_that_listens_on_a_name_answers_to_it():
    assert Settings(host="games.lan").answered().has("games.lan")
    assert not Settings(host="0.0.0.0").answered().has("games.lan")


@pytest.mark.parametrize("wrong", ["https://games.example.org", "a:80", "a b", "*.example.org", "-", "[::1]"])
def test_an_invalid_name_is_reported(wrong):
    for flags, variables in (({"names": f"a, {wrong}"}, {}), ({}, {"FUTAIE_NAMES": wrong})):
        with pytest.raises(FutaieError) as refused:
            Settings.chosen(flags, variables)
        assert refused.value.reason.figures == {"argument": "--names" if flags else "FUTAIE_NAMES", "value": wrong}
