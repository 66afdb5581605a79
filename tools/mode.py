"""A pytest plugin: what is tested, and by which tests.

What stands first on PYTHONPATH is tested, interpreted or compiled as check.py meant it. Some tests run twice, in both
modes: those of what is compiled, and of what hands it numbers, arrays or objects, for there the modes could differ
(numbers wrap around, types are checked, memory is shared). The others only have games played; they run once, with the
package as it is installed. Each folder and file below tests/ is named here; one that is not is an error.
"""

import os
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent / "tests"
RULES = ("core", "games", "test_battery.py", "test_playthroughs.py")
TWICE = (*RULES, "bots", "record", "research")
ONCE = {
    "arena": "counts games and talks to programs",
    "browser": "looks at the page",
    "check": "is about building and testing",
    "docs": "reads documents",
    "server": "talks over HTTP to the package as it is installed",
    "tables": "plays by messages, as the server does",
    "terminal": "reads and writes text",
    "test_real_tables.py": "compares two declarations",
    "text": "reads catalogues",
    "training": "teaches nets by games",
}
"""With the reason: what there is to go wrong is the same in both modes."""
CHOICES = {"rules": RULES, "twice": TWICE, "all": (*TWICE, *ONCE)}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tests", choices=CHOICES, default="all", help="of the rules, those that run twice, or all")


def pytest_report_header() -> str:
    import futaie  # not at the top: coverage must start first

    return f"futaie: {'compiled' if futaie.compiled else 'interpreted'}"


def pytest_sessionstart() -> None:
    import futaie

    folder = Path(os.environ["PYTHONPATH"]).resolve()
    if futaie.compiled != (folder.name == "compiled") or not Path(futaie.__file__).is_relative_to(folder):
        raise pytest.UsageError(f"futaie comes from {futaie.__file__}, compiled: {futaie.compiled}")
    if unknown := {room(test) for test in TESTS.rglob("test_*.py")} - set(CHOICES["all"]):
        raise pytest.UsageError(f"tests/{unknown.pop()} is new: say in tools/mode.py if it runs twice or once, and why")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.name.startswith("test_") and collection_path.is_relative_to(TESTS):
        return room(collection_path) not in CHOICES[config.getoption("--tests")] or None
    return None


def room(test: Path) -> str:
    """The folder or file that says how often it runs."""
    return test.relative_to(TESTS).parts[0]
