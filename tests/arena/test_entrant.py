"""The players that `--seats` names."""

from __future__ import annotations

import pytest

import futaie
from futaie import Match, Rng
from futaie.arena.entrant import is_entrant, sit_down
from futaie.bots.learned.player import Learned
from futaie.bots.thinker import Thinker

MATCH = Match(futaie.game("arboretum"), 2, "1", None)


@pytest.mark.parametrize("text", ["giant", "giant@800", "giant@1s", "giant@0.25s", "greedy@1s", "cmd:python bot.py"])
def test_a_bot_with_a_budget_and_a_program_are_entrants(text: str) -> None:
    assert is_entrant(text)


@pytest.mark.parametrize(
    "text", ["", "gnome", "giant@", "giant@0", "giant@s", "giant@1.s", "giant@-1s", "giant@1 s", "cmd:"]
)
def test_everything_else_is_refused(text: str) -> None:
    assert not is_entrant(text)


def test_a_giant_without_a_budget_plays_by_its_net() -> None:
    assert isinstance(sit_down("giant", MATCH, 0, Rng(0), None, None, 1.0), Learned)


def test_a_giant_with_a_budget_searches() -> None:
    seconds = sit_down("giant@1.5s", MATCH, 0, Rng(0), None, None, 1.0)
    simulations = sit_down("giant@800", MATCH, 0, Rng(0), None, None, 1.0)
    assert isinstance(seconds, Thinker)
    assert seconds.style.seconds == 1.5
    assert isinstance(simulations, Thinker)
    assert simulations.style.simulations == 800
