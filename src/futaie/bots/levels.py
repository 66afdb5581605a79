"""The levels of bots. They differ in how far and how carefully they think, never in what they know."""

from __future__ import annotations

from dataclasses import replace

from futaie.bots.planner import Planner
from futaie.bots.thinker import Thinker
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.players.style import Style

LEVELS = {
    "seedling": Style(simulations=10, temperature=1.0, slips=0.35),
    "sapling": Style(simulations=30, temperature=0.7, slips=0.12),
    "tree": Style(simulations=150, temperature=0.3, slips=0.02),
    "giant": Style(simulations=4000),
}
"""From the weakest to the strongest. Their names and descriptions are in the catalogues (`bot-…`)."""
PLANNERS = {
    "seedling": Style(simulations=1, slips=0.3),
    "sapling": Style(simulations=1, slips=0.1),
    "tree": Style(simulations=100, slips=0.02),
    "giant": Style(simulations=1000),
}
"""The levels where whole turns are compared (`Game.turns`)."""
TURN = 1.0
"""The seconds per turn of a giant that is asked to play as well as it can."""


def level(
    name: str, game: Game, rng: Rng, simulations: int | None = None, seconds: float | None = None
) -> Thinker | Planner:
    """A player of this level; a budget, per decision or in seconds per turn, replaces that of the level."""
    style = (LEVELS if game.turns is None else PLANNERS)[name]
    style = game.styles.get(name, style)
    if simulations is not None:
        style = replace(style, simulations=max(1, simulations))
    return (Thinker if game.turns is None else Planner)(name, game, rng, replace(style, seconds=seconds))
