"""The worked example works."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import futaie

for module in ("gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(module, reason=f"{module} is not there for this Python")

TOUR = runpy.run_path(str(Path(__file__).resolve().parent.parent.parent / "examples" / "research_tour.py"))


def test_it_plays() -> None:
    assert sum(TOUR["play_in_pettingzoo"](4).values()) == pytest.approx(0)
    assert TOUR["play_in_gymnasium"]() > 0


def test_it_shows_what_a_player_knows() -> None:
    first, action, drawn = TOUR["tell_in_openspiel"]()
    assert json.loads(first)["hands"][1]["cards"] is None
    assert action == "0"
    assert json.loads(drawn)["kind"] == "draw"


def test_it_draws() -> None:
    assert ET.fromstring(TOUR["draw"]("elm")).tag.endswith("svg")


def test_it_searches_a_whole_turn() -> None:
    game = futaie.game("arboretum")
    position = game.new(2, seed="elm", first=0)
    words = TOUR["search"]("elm", 5)
    for action in game.parse(position, 0, " ".join(words)):
        position.play(0, action)
    assert position.mover() == 1


def test_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    TOUR["main"]()
    assert capsys.readouterr().out.count("\n") == 8
