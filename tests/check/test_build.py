"""The compiled package always matches the present sources, whatever was compiled before."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hatch_build import modules_of

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = """
import sys
from pathlib import Path
from hatch_build import compile_modules, modules_of
root, folder = map(Path, sys.argv[1:])
compile_modules(root, modules_of(root, ["*.py"], ["__init__.py"]), folder)
"""
SAY = "from importlib import import_module; print(*(import_module(f'futaie.{name}').said() for name in ('one', 'two')))"
Build = Callable[[], Path]


def one(number: int) -> str:
    return f"def said() -> int:\n    return {number}\n"


def two() -> str:
    return "from futaie import one\n\ndef said() -> int:\n    return 10 * one.said()\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package of two modules; one calls the other."""
    package = tmp_path / "project" / "src" / "futaie"
    package.mkdir(parents=True)
    (tmp_path / "project" / "pyproject.toml").write_text("[tool.mypy]\n")
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text(one(1))
    (package / "two.py").write_text(two())
    return tmp_path / "project"


@pytest.fixture
def build(project: Path, tmp_path: Path) -> Build:
    """Compiles the project as it is; returns the folder of the libraries."""
    folders = iter(range(9))

    def run() -> Path:
        folder = tmp_path / str(next(folders))
        subprocess.run([sys.executable, "-c", BUILD, project, folder], cwd=ROOT, check=True, capture_output=True)
        return folder / "lib"

    return run


def said(libraries: Path) -> str:
    done = subprocess.run([sys.executable, "-c", SAY], cwd=libraries, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def kept(project: Path) -> set[str]:
    return {file.name for file in (project / "build" / "objects").iterdir()}


def test_only_changed_modules_are_compiled_again(project: Path, build: Build) -> None:
    sources = project / "src" / "futaie"
    assert said(build()) == "1 10"
    before = kept(project)
    assert said(build()) == "1 10"
    assert kept(project) == before
    (sources / "one.py").write_text(one(2))
    assert said(build()) == "2 20"
    assert 0 < len(kept(project) - before) < len(before) / 2
    (sources / "one.py").write_text(one(1))
    before = kept(project)
    assert said(build()) == "1 10"
    assert kept(project) == before


def test_a_changed_module_recompiles_the_modules_that_rely_on_it(project: Path, build: Build) -> None:
    """A class that grows: modules that create objects of it must know their new size."""
    sources = project / "src" / "futaie"
    (sources / "one.py").write_text(
        "class One:\n    def __init__(self) -> None:\n        self.a = 1\n\ndef said() -> int:\n    return 0\n"
    )
    (sources / "two.py").write_text("from futaie.one import One\n\ndef said() -> int:\n    return One().a\n")
    assert said(build()) == "0 1"
    (sources / "one.py").write_text(
        "class One:\n    def __init__(self) -> None:\n        self.b = 5\n        self.c = 6\n        self.a = 2\n\n"
        "def said() -> int:\n    return 0\n"
    )
    assert said(build()) == "0 2"


def test_a_deleted_module_is_in_no_library(project: Path, build: Build) -> None:
    sources = project / "src" / "futaie"
    assert list(build().glob("futaie/two.*"))
    (sources / "two.py").unlink()
    libraries = build()
    assert list(libraries.glob("futaie/one.*"))
    assert not list(libraries.glob("futaie/two.*"))


def test_flags_of_the_compiler_count(project: Path, build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    build()
    before = kept(project)
    monkeypatch.setenv("CFLAGS", "-DANOTHER")
    build()
    assert len(kept(project)) == 2 * len(before)


def test_a_pattern_that_finds_no_module_is_an_error(project: Path) -> None:
    assert modules_of(project, ["*.py"], ["__init__.py"]) == ["futaie/one.py", "futaie/two.py"]
    with pytest.raises(SystemExit, match=r"no module is called gone\.py, nobody/\*\.py\.$"):
        modules_of(project, ["one.py", "gone.py"], ["nobody/*.py"])
