"""A pytest plugin: makes sure that the tests run the package that check.py meant, compiled or interpreted."""

import os
from pathlib import Path

import pytest


def pytest_report_header() -> str:
    import futaie  # not at the top: coverage must start first

    return f"futaie: {'compiled' if futaie.compiled else 'interpreted'}"


def pytest_sessionstart() -> None:
    import futaie

    folder = Path(os.environ["PYTHONPATH"]).resolve()
    if futaie.compiled != (folder.name == "compiled") or not Path(futaie.__file__).is_relative_to(folder):
        raise pytest.UsageError(f"futaie comes from {futaie.__file__}, compiled: {futaie.compiled}")
