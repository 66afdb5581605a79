"""The table as a reader may imagine it: everything that it cannot know is drawn again (see worlds.py)."""

from __future__ import annotations

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.games.tout_la_haut.rules.grove import Grove
from futaie.games.tout_la_haut.secrets.seen_hand import SeenCards
from futaie.games.tout_la_haut.secrets.world_counts import HistoryPath
from futaie.games.tout_la_haut.secrets.worlds import World


def imagined(grove: Grove, viewer: i64, late_draw: bool, rng: Rng) -> Grove:
    """A game that the viewer (-1: a spectator) cannot tell from this one."""
    if viewer < 0 and grove.turn == 0:
        return grove.shuffled(rng)
    seen_cards = SeenCards(grove, -1 if viewer < 0 else grove.place(viewer), late_draw)
    world = World(seen_cards, HistoryPath(seen_cards))
    while True:
        world.history_path.choose_path(rng)
        world.choose_draws(rng)
        if world.choose_builds(rng):
            return world.grove()
