"""The rooms: every folder is on the map, the games have the same ones, and none is too full."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "futaie"
GAMES = {path.name: path for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()}
PAGE = ROOT / "web" / "src"
PAGE_GAMES = [PAGE / "games" / name for name in GAMES if (PAGE / "games" / name).is_dir()]
LINE = re.compile(r"^    ((?:  )*)([\w/]+)/ +\S.*$")
"""A folder of the map, two blanks further than the one around it, with what is inside."""
MADE = {"__pycache__", "node_modules", "built"}
CODE = {".py", ".ts", ".svelte"}
MOST_LINES = 400
MOST_FILES = 16
CODE_ROOTS = ("src", "web/src", "tests", "tools", "training", "benchmarks", "examples")
MIRRORS = sorted(path.name for path in (ROOT / "tests").iterdir() if (PACKAGE / path.name).is_dir())


def mapped() -> list[str]:
    """The folders on the map, each with its whole path."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("\n## Rooms\n")[2]
    found: list[str] = []
    above: list[str] = []
    for line in text.partition("\n## ")[0].splitlines():
        if match := LINE.match(line):
            depth = len(match[1]) // 2
            above = [*above[:depth], match[2]]
            found.append("/".join(above))
    return found


def is_filled(folder: Path) -> bool:
    """Whether it has a file that nobody made by running something."""
    return any(path.is_file() and not MADE & set(path.relative_to(folder).parts) for path in folder.rglob("*"))


def below(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in MADE and is_filled(path):
            yield path
            yield from below(path)


def agreed() -> dict[str, set[str]]:
    """The rooms of a game, with the modules that several games have in them."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").partition("\n## Rooms\n")[2]
    rows = re.findall(r"^\| `(\w+)/` \| (.*) \|$", text.partition("\n## ")[0], re.MULTILINE)
    return {room: set(re.findall(r"`(\w+\.py)`", files)) for room, files in rows}


def test_every_folder_of_the_package_is_on_the_map_and_nothing_else() -> None:
    games = PACKAGE / "games"
    found = set()
    for path in below(PACKAGE):
        place = path.relative_to(games) if path.is_relative_to(games) else None
        own = place is not None and place.parts and place.parts[0] in GAMES
        found.add("/".join(("games/GAME", *place.parts[1:])) if own and place else str(path.relative_to(PACKAGE)))
    start = "src/futaie/"
    assert {each.removeprefix(start) for each in mapped() if each.startswith(start)} == found


def test_every_folder_of_the_page_is_on_the_map_and_nothing_else() -> None:
    start = "web/src/"
    found = {path.name for path in PAGE.iterdir() if path.is_dir() and is_filled(path)}
    assert {each.removeprefix(start) for each in mapped() if each.startswith(start)} == found


def test_the_map_has_every_other_folder_with_code_and_names_each_once() -> None:
    assert [each for each, times in Counter(mapped()).items() if times > 1] == []
    others = {each for each in mapped() if "/" not in each}
    assert others == {root for root in CODE_ROOTS if "src" not in root}
    assert [each for each in others if not (ROOT / each).is_dir()] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_other_rooms_than_those_agreed(game: str) -> None:
    assert {path.name for path in GAMES[game].iterdir() if path.is_dir() and path.name not in MADE} <= set(agreed())


@pytest.mark.parametrize("room", agreed())
def test_files_that_several_games_have_are_those_of_the_table(room: str) -> None:
    """And no file of the table lies in another room, or belongs to one game alone."""
    times = Counter(path.name for game in GAMES.values() for path in (game / room).glob("*.py"))
    del times["__init__.py"]
    assert {name for name, count in times.items() if count > 1} == agreed()[room]
    elsewhere = set().union(*(files for other, files in agreed().items() if other != room))
    assert set(times) & elsewhere == set()


def page_table(head: str) -> list[list[str]]:
    """The table of docs/page.md below this head: what each row has between backquotes, cell by cell."""
    text = (ROOT / "docs" / "page.md").read_text(encoding="utf-8").partition(f"\n{head}\n| ---")[2].partition("\n\n")[0]
    return [row.strip("| ").split(" | ")[:2] for row in text.splitlines()[1:]]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_games_of_the_page_have_the_rooms_of_the_table() -> None:
    rooms = {room.strip("`/"): quoted(contents) for room, contents in page_table("| room | contents |")}
    found = {path.name for game in PAGE_GAMES for path in game.iterdir() if path.is_dir() and is_filled(path)}
    assert found == set(rooms)
    for room, files in rooms.items():
        for file in files:
            homes = {path.parent.name for game in PAGE_GAMES for path in game.rglob(file)}
            assert homes == {room}, file


def test_the_files_that_the_page_finds_by_their_names_are_those_of_the_table() -> None:
    named = [file for files, _ in page_table("| file | given | without it |") for file in quoted(files)]
    source = (PAGE / "games" / "index.ts").read_text(encoding="utf-8")
    assert sorted(named) == sorted(re.findall(r'import\.meta\.glob[^(]*\("\./\*/([^"]+)"', source))
    assert [file for file in named if not any((game / file).is_file() for game in PAGE_GAMES)] == []


@pytest.mark.parametrize("name", MIRRORS)
def test_tests_mirror_what_they_test(name: str) -> None:
    """A folder with tests is named like the one that is tested."""
    tests = ROOT / "tests"
    folders = {path.parent.relative_to(tests) for path in (tests / name).rglob("test_*.py")}
    assert [str(folder) for folder in sorted(folders) if not (PACKAGE / folder).is_dir()] == []


def code() -> list[Path]:
    paths = [path for root in CODE_ROOTS for path in (ROOT / root).rglob("*") if path.suffix in CODE]
    return [path for path in paths if not MADE & set(path.relative_to(ROOT).parts)]


def test_no_file_is_too_long() -> None:
    """Of code. Word lists and data may be as long as they need: the catalogues (`*.ftl`), written rules, and files such
    as `tests/text/clauses.toml`."""
    lengths = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in code()}
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


def test_no_room_is_too_full() -> None:
    files = Counter(str(path.parent.relative_to(ROOT)) for path in code())
    assert {room: count for room, count in files.items() if count > MOST_FILES} == {}
