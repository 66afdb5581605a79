"""Requests made up from the description of the API: the server answers all of them as described."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import SchemathesisConfig

from tests.server.support.playing import play_on
from tests.server.support.running import Server
from tests.shipped import GAMES

HINTED = "tout-la-haut"
"""The game with the quickest hints."""
EXAMPLES = 200 if os.environ.get("FUTAIE_DEEP") else 20
SETTINGS = """
[auth.openapi.session]
api_key = "{session}"

[parameters]
"cookie.futaie-csrf" = "{token}"
"header.x-futaie-csrf" = "{token}"
"path.table_id" = "{table}"
"path.code" = "{code}"
"path.name" = "hortis"

[checks.positive_data_acceptance]
# 422: understood, but against the rules of a game, of which the description knows nothing.
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]

[checks.negative_data_rejection]
# 413 too, and nothing that begins with 5.
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422"]
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A server with tables of all kinds: open, running, over."""
    server = Server(tmp_path_factory.mktemp("api"))
    ana = server.person("Ana")
    tables = [ana.open(HINTED, "me", "here")]
    tables += [ana.open(game, "me", "here", friendly=False) for game in GAMES if game != HINTED]
    tables += [ana.open("tout-la-haut", "me", "open", public=True), ana.open("tout-la-haut", "me", "here")]
    play_on(tables[-1], (ana, 0), (ana, 1))
    yield server, ana, tables
    server.end()


@pytest.fixture(scope="module")
def known(place):
    """What schemathesis has to know to get in, and to find something."""
    _, ana, tables = place
    code = ana.state(tables[4])["table"]["code"]
    token = ana.http.cookies["futaie-csrf"]
    return SETTINGS.format(session=ana.http.cookies["futaie"], token=token, table=tables[0], code=code)


def test_everything_that_schemathesis_checks_is_as_described(place, known, tmp_path):
    """Right and wrong requests, the bounds of every parameter, other methods, and sequences of requests. Only the
    request to be forgotten is left out here, because it ends the session."""
    server, _, _ = place
    (tmp_path / "settings.toml").write_text(known)
    program = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", "settings.toml"]
    flags = {
        "--checks": "all",
        "--exclude-operation-id": "ApiMeForget",
        "--max-examples": EXAMPLES // 2,
        "--generation-database": "none",
        **({} if os.environ.get("FUTAIE_DEEP") else {"--seed": 1}),
    }
    words = [str(word) for pair in flags.items() for word in pair]
    command = [*program, "run", f"{server.url}/api/openapi.json", *words, "--continue-on-failure", "--no-color"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
    assert "Traceback" not in server.logged()


def operations(server, known):
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=SchemathesisConfig.from_str(known))
    return [found.ok() for found in schema.get_all_operations()]


def test_every_request_is_answered_without_a_fault(place, known):
    load_all_checks()
    server, ana, tables = place
    tried = [try_out(server, ana, tables, operation) for operation in operations(server, known)]
    assert len(tried) > 15
    assert ana.ask("GET", "/health") == {"status": "ok"}
    assert "Traceback" not in server.logged()


def try_out(server, ana, tables, operation):
    """Half of the time about an existing table."""

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
        case.validate_response(response, checks=CHECKS.get_all())

    run()
    return operation.label
