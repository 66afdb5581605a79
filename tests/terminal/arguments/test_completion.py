"""Completion in a real shell: bash reads the output of `futaie completion bash` and completes as for a person."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import futaie as package
from tests.shipped import GAMES

PRESS_TAB = """
. ../futaie.bash
COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=9
read -ra COMP_WORDS <<< "$1"
[[ $1 == *" " ]] && COMP_WORDS+=("")
COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
function=$(complete -p futaie | sed 's/.*-F \\([^ ]*\\).*/\\1/')
$function futaie "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def offered(tmp_path_factory):
    """The completions of a line in bash; there are two files, deck.toml and notes.txt."""
    tmp_path = tmp_path_factory.mktemp("completion")
    command = tmp_path / "bin" / "futaie"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m futaie "$@"\n')
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    files = tmp_path / "files"
    files.mkdir()
    for name in ("deck.toml", "notes.txt"):
        (files / name).touch()
    environment = {
        **os.environ,
        "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(Path(package.__file__).parent.parent),
    }
    with (tmp_path / "futaie.bash").open("w") as script:
        subprocess.run([str(command), "completion", "bash"], env=environment, stdout=script, check=True)

    def press_tab(line: str) -> set[str]:
        done = subprocess.run(
            ["bash", "-c", PRESS_TAB, "-", line],
            env=environment,
            cwd=files,
            capture_output=True,
            text=True,
            check=True,
        )
        return {word.strip() for word in done.stdout.splitlines() if word.strip()}

    return press_tab


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("futaie pl", {"play"}),
        ("futaie play ", set(GAMES)),
        ("futaie rules h", {"hortis"}),
        ("futaie play larbre --b", {"--branch"}),
        ("futaie play larbre --branch ", {"chain", "fork"}),
        ("futaie play arboretum --first ", {"random", "A", "B", "C", "D"}),
        ("futaie play tout-la-haut --strategic ", {"yes", "no"}),
        ("futaie play tout-la-haut --objective m", {"monochrome"}),
        ("futaie play arboretum --seats you,g", {"you,greedy", "you,giant"}),
        ("futaie arena hortis --seats t", {"tree"}),
        ("futaie play hortis --deck d", {"deck.toml"}),
        ("futaie deck ", {"check", "show", "template"}),
        ("futaie deck s", {"show"}),
        ("futaie deck check ", {name for name, game in GAMES.items() if game.data}),
        ("futaie deck check hortis ", {"deck.toml", "notes.txt"}),
        ("futaie score ", {name for name, game in GAMES.items() if game.count}),
        ("futaie score hortis --t", {"--template"}),
        ("futaie resume n", {"notes.txt"}),
        ("futaie completion ", {"bash", "zsh", "fish"}),
        ("futaie games --language ", {"en", "fr", "it"}),
    ],
)
def test_only_possible_continuations_are_offered(offered, line, wanted):
    assert offered(line) == wanted


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_for_each_shell(futaie, shell):
    done = futaie("completion", shell)
    assert done.code == 0
    assert "futaie" in done.out
