import io
import sys
from typing import NamedTuple

import pytest

from futaie.terminal import main


class Done(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch, tmp_path):
    """Keeps matches out of the home of the person who runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def futaie(capsys, monkeypatch):
    """Runs the command as the shell would, with typed input; the output does not go to a terminal."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)

    def run(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        return Done(code, *capsys.readouterr())

    return run
