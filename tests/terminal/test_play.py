"""The plain terminal game, as a process of its own."""

import subprocess
import sys

import pytest

from futaie import Record


def futaie(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "futaie", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("game", ["arboretum", "hortis"])
def test_a_whole_game_can_be_played_by_always_taking_the_first_action(game):
    done = futaie("play", game, "--seed", "oak", typed="1\n" * 500)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "points" in done.stdout.splitlines()[-1] or "points" in done.stdout[-2000:]


def test_the_games_are_listed_with_their_options():
    done = futaie("games")
    assert done.returncode == 0
    assert "arboretum: 2 to 4 seats" in done.stdout
    assert "hand=7   (1 to 7)" in done.stdout


def test_nonsense_is_answered_and_nothing_is_lost(tmp_path):
    typed = "nonsense\n99\n-1\n(0,0)\nundo\nhelp\nlog\n\n1\n1\nsave " + str(tmp_path / "record.txt") + "\nquit\n"
    done = futaie("play", "arboretum", "--seed", "oak", "--option", "first=A", typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "No: this is not understood (text nonsense)." in done.stdout
    assert "No: there is nothing to undo." in done.stdout
    record = Record.parse((tmp_path / "record.txt").read_text())
    assert record.seal is not None
    assert record.entries[0].text == "+deck +deck"


def test_the_end_of_the_input_ends_the_game_quietly():
    done = futaie("play", "arboretum")
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "there is no such game"),
        (("play", "arboretum", "--seats", "9"), "2 to 4"),
        (("play", "arboretum", "--option", "hand=99"), "1 to 7"),
        (("play", "arboretum", "--option", "colour=red"), "there is no such option"),
        (("play", "arboretum", "--seed", ""), "a seed is a text"),
    ],
)
def test_a_wrong_command_line_is_answered_in_one_line(arguments, words):
    done = futaie(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
