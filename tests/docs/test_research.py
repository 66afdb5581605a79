"""The pages for researchers agree with the games; their figures are those of the benchmark's last run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import futaie
from benchmarks.research import rows
from tests.specimens import GAMES
from tools.research_pages import ACTIONS, FOLDER, page

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("name", GAMES)
def test_a_page_is_what_the_script_writes(name: str) -> None:
    """If not: PYTHONPATH=src python tools/research_pages.py"""
    assert (FOLDER / f"{name}.md").read_text() == page(futaie.game(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_action_number_is_explained(name: str) -> None:
    starts = [start for start, _ in ACTIONS[name]]
    assert starts == sorted(set(starts))
    assert (starts[0], starts[-1]) == (0, futaie.game(name).action_count)


def test_the_figures_of_the_document_are_those_of_the_last_run() -> None:
    figures = json.loads((ROOT / "benchmarks" / "research.json").read_text())
    assert "\n".join(rows(figures)) in (ROOT / "docs" / "research.md").read_text()
