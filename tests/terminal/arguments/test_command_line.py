"""The command line: help, errors with their remedy, exit codes, languages, pipes, interruptions."""

import os
import subprocess
import sys

import pytest

from futaie.text import language_of
from tests.specimens import GAMES
from tests.terminal.person import Person


def test_every_game_is_listed(futaie):
    done = futaie("games")
    assert done.code == 0
    for name in GAMES:
        assert name in done.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("plai",), "no command “plai”. There are: serve games"),
        (("play",), "Say which game: arboretum"),
        (("play", "chess"), "no game “chess”. There are: arboretum"),
        (("rules", "chess"), "no game “chess”"),
        (("play", "arboretum", "--seats", "9"), "is for 2-4 players"),
        (("play", "arboretum", "--seats", "0"), "is for 2-4 players"),
        (("play", "arboretum", "--seats", "you,elf"), "no player “elf”. There are: you, random, greedy"),
        (("play", "arboretum", "--seats", "random,greedy"), "At least one seat must be yours"),
        (("play", "arboretum", "--hand", "99"), "hand cannot be “99”. It takes: 1-7"),
        (("play", "arboretum", "--hand"), "--hand needs a value. See: futaie play arboretum --help"),
        (("play", "arboretum", "--colour", "red"), "“--colour” is not understood"),
        (("play", "arboretum", "extra"), "“extra” is not understood"),
        (("play", "arboretum", "--seed", ""), "A seed is a text of 1 to 200"),
        (("play", "arboretum", "--species", "b,x"), "cannot be “b,x”. It takes: random | b,a,c"),
        (("play", "arboretum", "--hand", "7", "--species", "b"), "left for the deck"),
        (("games", "--language", "de"), "“de” is not spoken here. There are: en | fr | it"),
        (("games", "--language"), "is not spoken here"),
        (("replay",), "No match is kept yet. Begin one with: futaie play GAME"),
        (("replay", "/no/such/file"), "cannot be read: No such file"),
        (("resume",), "No match is kept that is not over. Begin one"),
        (("score", "arboretum", "~nobody-of-this-name/x"), "cannot be read"),
        (("score", "arboretum"), "An example to fill in: futaie score arboretum --template"),
        (("score", "larbre", "x.json"), "nothing to count"),
        (("deck",), "Say what to do with the deck: check | show | template"),
        (("deck", "burn", "hortis"), "Say what to do with the deck"),
        (("deck", "check", "hortis"), "Say which file"),
        (("deck", "show", "arboretum"), "no card data"),
        (("completion",), "Say for which shell: bash | zsh | fish"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_wrong_command_line_is_answered_in_one_line_that_names_the_remedy(futaie, arguments, words):
    done = futaie(*arguments)
    assert done.code == 2
    assert words in done.err
    assert done.out == ""
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "There is no command"), ("fr", "Il n’y a pas de commande"), ("it", "Non c’è nessun comando")],
)
def test_errors_are_reported_in_the_requested_language(futaie, language, words):
    assert words in futaie("--language", language, "plai").err
    assert futaie("--language", language, "games").code == 0
    assert words in futaie("plai", f"--language={language}").err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "de:it:fr"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "ita"}, "en"),
        ({"LANG": "frankish"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment, language):
    assert language_of(environment) == language


def test_output_to_a_file_has_no_escape_codes(futaie):
    done = futaie("play", "arboretum", "--seed", "oak", typed="1\n1\n1\n1\n1\nquit\n")
    assert "\x1b" not in done.out
    assert "\x1b" not in futaie("rules", "arboretum").out


def test_a_terminal_shows_colours_unless_they_are_not_wanted():
    for environment, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        with Person("play", "arboretum", "--seed", "oak", **environment) as person:
            assert person.wait()
            assert ("\x1b[" in person.raw) == coloured
            person.type("quit")


def test_it_ends_quietly_when_nobody_reads_its_output():
    command = f"yes 1 | {sys.executable} -m futaie play arboretum | head -n 3; exit ${{PIPESTATUS[1]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 141


def test_control_c_leaves_quietly_and_keeps_the_match():
    with Person("play", "arboretum", "--seed", "oak") as person:
        assert person.wait()
        assert person.type("1")
        assert not person.interrupt()
        assert person.code == 130
        assert "Traceback" not in person.raw
        assert "\nThe match is kept. Go on with: futaie resume\n" in person.screen


def test_the_content_of_files_cannot_move_the_cursor(futaie, tmp_path):
    file = tmp_path / "bad.txt"
    file.write_bytes(b"Futaie: 1\n\x1b]0;title\x07\x1b[2Jboo\n\n")
    assert "\x1b" not in futaie("replay", str(file)).err


def test_a_screen_that_cannot_show_a_sign_shows_another():
    command = [sys.executable, "-m", "futaie", "play", "tout-la-haut", "--seed", "a"]
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run(command, input=b"1\n\xff\n", env=environment, capture_output=True, check=True)
    assert done.stderr == b""


def test_output_that_cannot_be_written_is_reported():
    command = f"{sys.executable} -m futaie games > /dev/full"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
