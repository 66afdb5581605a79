"""Every match is saved in its own file: nothing is lost, old ones are deleted, and the list tells them apart."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from futaie import Match, Record, game, record_of
from futaie.terminal.table import saved
from futaie.text import LANGUAGES
from tests.terminal.person import Person


@pytest.fixture
def folder(futaie, tmp_path) -> Path:
    return tmp_path / "data" / "futaie"


def begin(futaie, seed: str, name: str = "arboretum", typed: str = "1\n1\nquit\n") -> None:
    assert "The match is kept" in futaie("play", name, "--seed", seed, typed=typed).out


def age(folder: Path) -> None:
    """Makes everything a minute older."""
    for file in folder.glob("*.txt"):
        time = file.stat().st_mtime - 60
        os.utime(file, (time, time))


def seeds(folder: Path) -> list[str]:
    return sorted(re.findall(r"(?m)^Seed: (.*)$", "\n".join(file.read_text() for file in folder.glob("*.txt"))))


def test_a_second_match_loses_nothing_of_the_first(futaie, folder):
    begin(futaie, "oak")
    first = next(folder.glob("*.txt")).read_text()
    age(folder)
    begin(futaie, "elm", "larbre")
    assert first in [file.read_text() for file in folder.glob("*.txt")]
    assert seeds(folder) == ["elm", "oak"]


def test_they_are_listed_with_the_latest_first_and_chosen_by_number(futaie, folder):
    begin(futaie, "oak")
    age(folder)
    begin(futaie, "elm", "larbre")
    listed = futaie("resume", "--list")
    assert listed.code == 0
    assert re.search(r"(?m)^ 1\) \d{4}-\d\d-\d\d \d\d:\d\d  L’Arbre: you, greedy; turn \d+$", listed.out)
    assert re.search(r"(?m)^ 2\) .* Arboretum: you, greedy; turn \d+$", listed.out)
    assert "River" in futaie("resume", typed="quit\n").out, "where nobody can be asked, the last one"
    assert "River" in futaie("resume", "1", typed="quit\n").out
    assert "species:" in futaie("resume", "2", typed="quit\n").out
    for wrong in ("0", "3", "99999999"):
        done = futaie("resume", wrong)
        assert done.code == 2
        assert "The list goes from 1 to 2." in done.err


def test_resuming_writes_to_the_same_file(futaie, folder):
    begin(futaie, "oak")
    before = Record.parse(next(folder.glob("*.txt")).read_text())
    begin_again = futaie("resume", "1", typed="1\n1\n1\n1\n1\nquit\n")
    assert "The match is kept" in begin_again.out
    (file,) = folder.glob("*.txt")
    assert len(Record.parse(file.read_text()).entries) > len(before.entries)


def test_resuming_without_playing_says_that_the_match_is_still_kept(futaie, folder):
    begin(futaie, "oak")
    assert "The match is kept. Go on with: futaie resume" in futaie("resume", typed="quit\n").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_terminal_the_person_chooses(futaie, folder, language):
    begin(futaie, "oak")
    age(folder)
    begin(futaie, "elm", "larbre")
    home = {"XDG_DATA_HOME": str(folder.parent)}
    with Person("resume", language=language, **home) as person:
        assert person.wait()
        for wrong in ("x", "3"):
            assert person.type(wrong)
            assert "1" in person.screen, "asked again, with what there is"
            assert person.code is None
        assert person.type("2")
        assert "t Tulip" in person.screen
        person.type("quit")
    with Person("resume", language=language, **home) as person:
        assert person.wait()
        assert not person.type("q")
        assert person.code == 0


def test_a_single_match_is_resumed_at_once(futaie, folder):
    begin(futaie, "oak")
    with Person("resume", XDG_DATA_HOME=str(folder.parent)) as person:
        assert person.wait()
        assert "A   hand:" in person.screen
        person.type("quit")


def test_the_oldest_of_too_many_are_deleted(futaie, folder, monkeypatch):
    monkeypatch.setattr(saved, "UNFINISHED", 3)
    for number in range(5):
        begin(futaie, f"seed {number}")
        age(folder)
    assert seeds(folder) == ["seed 2", "seed 3", "seed 4"]


def test_finished_matches_neither_pile_up_nor_push_others_out(futaie, folder, monkeypatch):
    monkeypatch.setattr(saved, "FINISHED", 2)
    begin(futaie, "unfinished")
    age(folder)
    for number in range(4):
        done = futaie("play", "hortis", "--seed", f"over {number}", "--cards", "2", typed="1 1\n")
        assert "Look at it again: futaie replay" in done.out
        age(folder)
    assert seeds(folder) == ["over 2", "over 3", "unfinished"]
    assert "unfinished" not in futaie("replay").out
    assert "Arboretum" in futaie("resume", "--list").out
    assert "Hortis" not in futaie("resume", "--list").out


def test_a_match_kept_by_an_older_version_is_still_there(futaie, folder):
    folder.mkdir(parents=True)
    match = Match(game("arboretum"), 2, "old", None, first=0)
    match.write(0, "+deck")
    (folder / "last.txt").write_text(str(record_of(match)))
    assert "Draw a second card." in futaie("resume", typed="\nquit\n").out


def test_a_broken_file_is_named_with_its_error_and_hides_no_other(futaie, folder):
    begin(futaie, "oak")
    age(folder)
    (folder / "broken.txt").write_text("Futaie: 1\nGame: chess\n")
    listed = futaie("resume", "--list")
    assert "broken.txt: There is no game “chess”" in " ".join(listed.out.split())
    assert "Arboretum: you, greedy" in listed.out
    assert futaie("resume", "1").code == 2
    assert "species:" in futaie("resume", "2", typed="quit\n").out


def test_an_aborted_match_is_marked_as_aborted(futaie, tmp_path):
    match = Match(game("arboretum"), 2, "oak", None, first=0)
    match.write(0, "+deck +deck")
    match.abort()
    (tmp_path / "aborted.txt").write_text(str(record_of(match)))
    done = futaie("resume", str(tmp_path / "aborted.txt"))
    assert done.code == 0
    assert "The match is aborted." in done.out
    assert "win together" not in done.out
    assert "The match is aborted." in futaie("replay", str(tmp_path / "aborted.txt")).out


def test_a_hint_is_for_the_match_that_was_left_last(futaie, folder):
    begin(futaie, "oak")
    done = futaie("hint", "--sims", "20")
    assert done.code == 0
    assert "A could play:" in done.out
