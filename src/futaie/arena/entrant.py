"""Makes a player from a word of `--seats`: `greedy`, `giant@800` (simulations), `giant@1s` (seconds per turn),
`cmd:PROGRAM`."""

from __future__ import annotations

import re

from futaie.arena.programs.program import Program
from futaie.bots import BOTS, Player, seat_player
from futaie.bots.levels import LEVELS, level
from futaie.core.chance.rng import Rng
from futaie.record.match import Match

OUTSIDE = "cmd:"
BUDGET = re.compile(r"(?P<bot>[a-z0-9-]+)@((?P<simulations>[1-9][0-9]{0,8})|(?P<seconds>[0-9]{1,4}(\.[0-9]{1,3})?)s)")


def is_entrant(text: str) -> bool:
    if text.startswith(OUTSIDE):
        return bool(text.removeprefix(OUTSIDE).strip())
    budget = BUDGET.fullmatch(text)
    return (budget["bot"] if budget else text) in BOTS


def sit_down(
    text: str, match: Match, seat: int, rng: Rng, simulations: int | None, seconds: float | None, limit: float
) -> Player:
    """A player for one game. An outside program is started here (raises Lost if that fails)."""
    if text.startswith(OUTSIDE):
        return Program(text, text.removeprefix(OUTSIDE), match, seat, limit)
    budget = BUDGET.fullmatch(text)
    if budget and budget["seconds"] and budget["bot"] in LEVELS:
        return level(budget["bot"], match.game, rng, seconds=float(budget["seconds"]))
    if budget:
        return seat_player(budget["bot"], match.game, rng, int(budget["simulations"] or 0), None)
    return seat_player(text, match.game, rng, simulations, seconds)
