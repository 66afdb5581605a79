"""Matches are saved, left and resumed."""

import os
import re
import signal

import pytest

from futaie import Record
from tests.specimens import GAMES
from tests.terminal.person import Person, play_on


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_match_goes_on_where_it_was(futaie, name, tmp_path):
    file = tmp_path / "match.txt"
    done = futaie("play", name, "--seed", "yew", typed=f"1\n1\n1\nsave {file}\nquit\n")
    assert done.code == 0
    assert f"futaie resume {file}" in done.out
    first = Record.parse(file.read_text())
    assert first.seed == "yew"
    done = futaie("resume", str(file), typed=f"1\n1\n1\nsave {file}\nquit\n")
    assert done.code == 0
    second = Record.parse(file.read_text())
    assert [entry.turn for entry in second.entries][: len(first.entries)] == [entry.turn for entry in first.entries]
    assert second.replay().bots == first.replay().bots
    assert len(str(second)) > len(str(first))


def test_the_match_that_was_left_last_resumes_without_a_name(futaie):
    assert "futaie resume" in futaie("play", "arboretum", "--seed", "yew", typed="+deck +deck\nquit\n").out
    done = futaie("resume", typed="log\nquit\n")
    assert done.code == 0
    assert "A: +deck +deck" in done.out.replace("\n1. A: +deck", " +deck") or "+deck" in done.out


def test_a_finished_match_can_be_replayed(futaie):
    done = futaie("play", "hortis", "--seed", "yew", typed="1\n" * 60)
    assert "Look at it again: futaie replay" in done.out
    assert "Step 8 of 8" in futaie("replay").out
    done = futaie("resume")
    assert done.code == 2
    assert "No match is kept" in done.err, "it is over: there is nothing to go on with"


@pytest.mark.parametrize("how", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_match_that_is_killed_goes_on(how, tmp_path):
    data = {"XDG_DATA_HOME": str(tmp_path)}
    with Person("play", "arboretum", "--seed", "yew", "--first", "A", **data) as person:
        assert person.wait()
        assert person.type("+deck")
        os.kill(person.child, how)
    with Person("resume", **data) as person:
        assert person.wait()
        assert "Draw a second card." in person.screen


def test_a_seat_that_has_left_is_played_by_a_bot(futaie, tmp_path):
    file = tmp_path / "match.txt"
    futaie(
        "play",
        "arboretum",
        "--seed",
        "yew",
        "--seats",
        "you,you,you",
        "--first",
        "A",
        typed=f"\n1\nsave {file}\nquit\n",
    )
    file.write_text(re.sub(r"(?m)^Checksum: .*\n", "", file.read_text()) + "1. A resigns\n")
    done = futaie("resume", str(file), typed="\nlog\nquit\n")
    assert done.code == 0
    assert "A is played by greedy." in done.out


def test_a_match_can_be_left_by_the_end_of_the_input(futaie):
    done = futaie("play", "arboretum", "--seed", "yew", typed="1\n")
    assert done.code == 0
    assert done.err == ""
    assert "futaie resume" in done.out


def test_an_unwritable_file_is_reported_and_nothing_is_lost(futaie, tmp_path):
    done = futaie("play", "arboretum", typed=f"save {tmp_path}/no/such/folder\nsave\nsave a\0b\nlog\nquit\n")
    assert done.code == 0
    assert "folder cannot be written: No such file or folder" in " ".join(done.out.split())
    assert "Say where: save FILE" in done.out
    assert "Nothing has been played yet." in done.out or "is played by" in done.out


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "not a record"), ("Futaie: 1\nGame: chess\n", "no game “chess”"), ("\xff\xfe", "not a record")],
)
def test_other_files_are_refused_with_the_error(futaie, tmp_path, text, words):
    file = tmp_path / "bad.txt"
    file.write_text(text)
    for command in ("replay", "resume"):
        done = futaie(command, str(file))
        assert done.code == 2
        assert words in done.err


def test_a_whole_match_is_saved_in_the_middle_and_finished_in_a_terminal(tmp_path):
    file = tmp_path / "match.txt"
    with Person("play", "arboretum", "--seed", "yew", "--seats", "you,greedy") as person:
        assert person.wait()
        for _ in range(12):
            assert person.type("1")
        assert person.type(f"save {file}")
        person.type("quit")
    with Person("resume", str(file)) as person:
        assert person.wait()
        play_on(person, [0, 2, 1])
    assert person.code == 0
    assert "The seed was yew." in person.raw


def test_saving_never_overwrites_anything_but_a_match(futaie, tmp_path):
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    done = futaie("play", "arboretum", typed=f"save {precious}\nsave ~nobody-of-this-name/x\nquit\n")
    assert done.code == 0
    assert "exists and is no match" in " ".join(done.out.split())  # the width of the terminal breaks the line
    assert precious.read_text() == "precious"
