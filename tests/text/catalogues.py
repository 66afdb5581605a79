"""The catalogues as data: messages with the figures they use."""

from __future__ import annotations

import ast
import inspect
import re
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import futaie


class Figures(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """Each message of a catalogue with the figures in it."""
    found = {}
    for entry in parse((files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            visitor = Figures()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def modules(package: str) -> list[str]:
    """The package's modules; for `futaie` those outside the games."""
    root = import_module(package)
    names = [package, *(info.name for info in walk_packages(root.__path__, package + "."))]
    return [
        name for name in names if name != "futaie.__main__" and (package != "futaie" or ".games." not in name + ".")
    ]


PAGE = Path(__file__).resolve().parents[2] / "web" / "src"


def page_source(package: str) -> str:
    """The page's source for a game; for `futaie.server` the source outside the games."""
    games = PAGE / "games"
    if package != "futaie.server":
        return _source(games / package.rpartition(".")[2])
    packages = Path(futaie.__file__).parent / "games"
    shared = [path for path in games.iterdir() if not (packages / path.name).is_dir()]
    return _source(*shared, *(path for path in PAGE.iterdir() if path != games))


def _source(*places: Path) -> str:
    paths = [path for place in places for path in (place.rglob("*") if place.is_dir() else [place])]
    written = [path for path in paths if path.suffix in (".svelte", ".ts") and ".test" not in path.suffixes]
    return "\n".join(path.read_text(encoding="utf-8") for path in written)


def said_by_page(package: str, known: set[str]) -> set[str]:
    """The known messages that the page uses: by name, or by their beginning (`page-theme-${theme}`)."""
    source = _source(PAGE) if package == "futaie.server" else page_source(package)
    names = set(re.findall(r'"([a-z][a-z0-9-]*)"', source))
    begins = tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", source))
    return {message for message in known if message in names or (begins and message.startswith(begins))}


def codes(package: str) -> set[str]:
    """The values of all enums for messages and reasons."""
    found = set()
    for name in modules(package):
        for thing in vars(import_module(name)).values():
            if inspect.isclass(thing) and issubclass(thing, Enum) and thing.__module__ == name:
                found |= {str(member.value) for member in thing}
    return found


def said(package: str) -> set[str]:
    """Every text that the package's code uses by name, and the kinds of its events."""
    found = set()
    for name in modules(package):
        file = import_module(name).__file__
        assert file is not None
        path = Path(futaie.__file__).parent / Path(*name.split(".")[1:])
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                assert isinstance(node.args[0], ast.Constant)
                found.add(f"event-{node.args[0].value}")
    return found
