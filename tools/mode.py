"""A pytest plugin: what is tested is what stands first on PYTHONPATH, compiled or not as check.py meant it."""

import os
from pathlib import Path

import pytest


def pytest_report_header() -> str:
    import futaie  # not sooner: coverage must be watching

    return f"futaie: {'compiled' if futaie.compiled else 'interpreted'}"


def pytest_sessionstart() -> None:
    import futaie

    folder = Path(os.environ["PYTHONPATH"]).resolve()
    if futaie.compiled != (folder.name == "compiled") or not Path(futaie.__file__).is_relative_to(folder):
        raise pytest.UsageError(f"futaie comes from {futaie.__file__}, compiled: {futaie.compiled}")
