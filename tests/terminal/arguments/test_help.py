"""Help pages: they are complete, fit the requested game, and fit the screen."""

from __future__ import annotations

import pytest

import futaie as package
from futaie.terminal.arguments.parser import COMMANDS, parser
from futaie.terminal.screen.pen import TerminalPen
from futaie.text import LANGUAGES
from tests.specimens import GAMES
from tests.terminal.person import Person

PAGES = [(), *((command,) for command in COMMANDS), *(("play", name) for name in GAMES), ("arena", "hortis")]
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",), ("help",)])
def test_without_a_command_the_help_is_shown(futaie, arguments):
    done = futaie(*arguments)
    assert done.code == 0
    assert done.err == ""
    for command in COMMANDS:
        assert f"futaie {command}" in done.out


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_names_all_its_arguments(futaie, command, language):
    done = futaie(command, "--help", "--language", language)
    assert done.code == 0
    assert f"futaie {command}" in done.out
    found = parser(TerminalPen(language))._subparsers._group_actions[0].choices[command]
    for action in found._actions:
        for option in action.option_strings:
            assert option in done.out or option in ("-h", "--help")


@every_language
@pytest.mark.parametrize("width", [40, 80, 200])
@pytest.mark.parametrize("arguments", PAGES, ids=" ".join)
def test_every_page_fits_the_screen_and_is_never_wider_than_80(futaie, monkeypatch, arguments, width, language):
    monkeypatch.setenv("COLUMNS", str(width))
    done = futaie(*arguments, "--help", "--language", language)
    for line in done.out.splitlines():
        assert len(line) <= min(80, width) or line.startswith("    ") or " " not in line.strip()


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_the_help_of_a_game_is_about_that_game(futaie, name, language):
    done = futaie("play", name, "--help", "--language", language)
    assert done.code == 0
    assert f"futaie play {name} [--seats" in done.out
    assert f"futaie play {name} --seats you,tree --seed" in done.out
    for other in set(GAMES) - {name}:
        assert f"play {other}" not in done.out
    for option in package.game(name).options:
        assert f"--{option.name.replace('_', '-')} " in done.out


def test_the_example_of_every_game_can_be_played(futaie):
    for name in GAMES:
        page = futaie("play", name, "--help").out
        example = next(line for line in page.splitlines() if line.startswith("For example: "))
        words = example.removeprefix("For example: futaie ").split()
        assert futaie(*words, typed="quit\n").code == 0


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_the_values_of_an_option_are_written_as_they_are_typed(futaie, name, language):
    page = futaie("play", name, "--help", "--language", language).out
    assert "×" not in page
    assert "$" not in page
    if package.game(name).options[0].name == "first":
        letters = "ABCDEFGH"[: package.game(name).seats[-1]]
        assert f"--first random | {' | '.join(letters)} [random]" in page


def test_help_names_the_command_that_was_typed(futaie, monkeypatch):
    monkeypatch.setenv("FUTAIE_COMMAND", "python3 start.py")
    page = futaie("--help").out
    assert "python3 start.py play GAME" in page
    assert "futaie play" not in page
    assert "See: python3 start.py games --help" in futaie("games", "--colour").err


@every_language
@pytest.mark.parametrize(("columns", "name"), [("80", "larbre"), ("40", "arboretum")])
def test_the_help_at_the_table_fits_the_screen(columns, name, language):
    with Person("play", name, "--seed", "oak", language=language, COLUMNS=columns) as person:
        assert person.wait()
        assert person.type("help")
        page = person.screen.split("\n\n")
        assert max(len(line) for part in page[:2] for line in part.splitlines()) <= int(columns)
        with_question_mark = person.screen
        assert person.type("?")
        assert person.screen.partition("\n")[2] == with_question_mark.partition("\n")[2]
        person.type("quit")
