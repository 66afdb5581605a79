"""Requests made up from the description of the API: whatever comes, the server answers as it says it does."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .running import Server
from .test_playing import play_on

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance, content_type_conformance]
EXAMPLES = 200 if os.environ.get("FUTAIE_DEEP") else 20


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A server with tables of all kinds: to be joined, running, over. Hints are for the game where they come soon."""
    server = Server(tmp_path_factory.mktemp("api"))
    ana = server.person("Ana")
    tables = [ana.open("tout-la-haut", "me", "here")]
    tables += [ana.open(game, "me", "here", friendly=False) for game in ("arboretum", "hortis", "larbre")]
    tables += [ana.open("tout-la-haut", "me", "open", public=True), ana.open("tout-la-haut", "me", "here")]
    play_on(tables[-1], (ana, 0), (ana, 1))
    yield server, ana, tables
    server.end()


def operations(server):
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


def test_whatever_is_asked_is_answered_without_a_fault(place):
    server, ana, tables = place
    tried = [try_out(server, ana, tables, operation) for operation in operations(server)]
    assert len(tried) > 15
    assert ana.ask("GET", "/health") == {"status": "ok"}
    assert "Traceback" not in server.logged()


def try_out(server, ana, tables, operation):
    """Half of the time about a table that there is."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]), seat=st.integers(0, 2))
    def run(case, table, seat):
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
            if "seat" in case.path_parameters:
                case.path_parameters["seat"] = seat
        forgets = operation.method == "delete" and operation.path == "/api/me"
        person = server.person("Bo") if forgets else ana
        cookies = dict(person.http.cookies) | dict(case.cookies or {})
        headers = {"x-futaie-csrf": person.http.cookies["futaie-csrf"]}
        response = case.call(headers=headers, cookies=cookies, timeout=120)
        case.validate_response(response, checks=CHECKS)

    run()
    return operation.label
