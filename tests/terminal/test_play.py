"""The plain terminal game."""

import io
import subprocess
import sys
from typing import NamedTuple

import pytest

from futaie import Record
from futaie.terminal import main


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def futaie(capsys, monkeypatch):
    """Runs the command as the shell would, with what a person types."""

    def run(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        return Done(code, *capsys.readouterr())

    return run


def test_it_is_a_command_of_its_own():
    command = [sys.executable, "-m", "futaie", "play", "arboretum", "--seed", "oak"]
    done = subprocess.run(command, input="1\n" * 300, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "points, place 1" in done.stdout


def test_it_ends_quietly_when_nobody_reads_on():
    command = f"yes 1 | {sys.executable} -m futaie play arboretum | head -n 3; exit ${{PIPESTATUS[1]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 141


def test_control_c_leaves_quietly(futaie, monkeypatch):
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = futaie("play", "hortis")
    assert done.returncode == 130
    assert done.stderr == ""


@pytest.mark.parametrize("game", ["arboretum", "hortis"])
@pytest.mark.parametrize("seats", ["2", "4"])
def test_a_whole_game_can_be_played_by_always_taking_the_first_action(futaie, game, seats):
    done = futaie("play", game, "--seats", seats, "--seed", "oak", typed="1\n" * 500)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "points, place 1" in done.stdout


def test_the_games_are_listed_with_their_options(futaie):
    done = futaie("games")
    assert done.returncode == 0
    assert "arboretum: 2 to 4 seats" in done.stdout
    assert "hand=7   (1 to 7)" in done.stdout


def test_nonsense_is_answered_and_nothing_is_lost(futaie, tmp_path):
    typed = (
        "nonsense\n²\n00000000199\n"
        + "9" * 5000
        + "\nsave a\0b\n99\n-1\n(0,0)\nundo\nhelp\nlog\n\n1\n1\nsave "
        + str(tmp_path / "record.txt")
        + "\nquit\n"
    )
    done = futaie("play", "arboretum", "--seed", "oak", "--option", "first=A", typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "No: this is not understood (text nonsense)." in done.stdout
    assert "No: there is nothing to undo." in done.stdout
    record = Record.parse((tmp_path / "record.txt").read_text())
    assert record.seal is not None
    assert record.entries[0].text == "+deck +deck"


def test_the_end_of_the_input_ends_the_game_quietly(futaie):
    done = futaie("play", "arboretum")
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "there is no such game"),
        (("play", "arboretum", "--seats", "9"), "2 to 4"),
        (("play", "arboretum", "--seats", "0"), "2 to 4"),
        (("play", "arboretum", "--option", "hand=99"), "1 to 7"),
        (("play", "arboretum", "--option", "colour=red"), "there is no such option"),
        (("play", "arboretum", "--seed", ""), "a seed is a text"),
    ],
)
def test_a_wrong_command_line_is_answered_in_one_line(futaie, arguments, words):
    done = futaie(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
