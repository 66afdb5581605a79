"""Bots think without freezing the screen, and Ctrl-C works meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from time import sleep

import pytest

from futaie.terminal import main
from futaie.terminal.screen.waiting import while_waiting
from tests.terminal.person import Person


def test_a_level_sits_at_the_table_and_can_be_interrupted():
    with Person("play", "arboretum", "--seats", "you,tree", "--seed", "oak", "--first", "A") as person:
        assert person.wait()
        for _ in range(4):
            assert person.type("1")
        assert not person.interrupt()
        assert person.code == 130
        assert "Traceback" not in person.raw


def test_a_file_gets_no_spinner(capsys):
    assert while_waiting(lambda: 7, "B is thinking") == 7
    assert capsys.readouterr().out == ""


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_something_moves_while_somebody_thinks(monkeypatch):
    screen = Screen()

    def think():
        for _ in range(3000):
            if "thinking" in screen.getvalue():
                return 7
            sleep(0.01)
        return 0

    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", screen)
        assert while_waiting(think, "B is thinking") == 7
    assert "\rB is thinking |" in screen.getvalue()
    assert screen.getvalue().endswith("\r" + " " * len("B is thinking |") + "\r")


def test_errors_while_thinking_are_reported(monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", Screen())
        with pytest.raises(ZeroDivisionError):
            while_waiting(lambda: 1 // 0, "B is thinking")


def test_nets_keep_to_one_core(monkeypatch, capsys):
    """NumPy threads that waited for each other once made a giant many times slower if anything else was running."""
    for library in ("OPENBLAS", "OMP", "MKL"):
        monkeypatch.setenv(f"{library}_NUM_THREADS", "all")  # the test restores the old value
        monkeypatch.delenv(f"{library}_NUM_THREADS")
    assert main(["games"]) == 0
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"
    early = "import sys, futaie.terminal; sys.exit('numpy' in sys.modules)"  # otherwise the setting would come too late
    assert subprocess.run([sys.executable, "-c", early], check=False).returncode == 0
    assert capsys.readouterr().out
