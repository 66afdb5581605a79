"""The table as a reader may imagine it: everything that it cannot know is drawn again (see worlds.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.games.larbre.box.kinds import NO_TYPE, size
from futaie.games.larbre.rules.actions import CHOOSING, DISCARDING, START
from futaie.games.larbre.secrets.worlds import MOST_WAYS, Worlds

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre


def imagined(position: LArbre, viewer: i64, rng: Rng) -> LArbre:
    """For a seat or a spectator (-1); draws the whole history of the cards again, too."""
    worlds = worlds_of(position, viewer)
    worlds.draw(rng)
    other = position.copy()
    piles = other.piles
    piles.chance = None
    piles.dice = rng.word() * 1073741824 + rng.word()
    i: i64 = 0
    while i < position.seats:
        if i != viewer:
            piles.hands[i] = worlds.hands[i]
        i += 1
    i = 0
    while i < piles.source_count:
        piles.source[i] = worlds.source[i]
        i += 1
    piles.discard = worlds.discard
    if viewer != position.current:
        other.looked = worlds.looked
        forget_draft(other)
    piles.history = worlds.history()
    return other


def worlds_of(position: LArbre, viewer: i64) -> Worlds:
    """Counted once, and valid until cards move."""
    piles = position.piles
    lines = piles.history.count
    for worlds in position.worlds:
        if worlds.story.viewer == viewer and worlds.lines == lines:
            return worlds
    worlds = Worlds(piles.history, piles.box, piles.source_count, viewer, MOST_WAYS)
    position.worlds = [worlds, *[other for other in position.worlds if other.lines == lines]]
    return worlds


def forget_draft(position: LArbre) -> None:
    """Takes back the choices that only the mover knows: cards to be played or discarded."""
    if position.phase == CHOOSING:
        position.phase = START
        position.growing = NO_TYPE
        position.chosen = 0
        position.least = 0
    elif position.phase == DISCARDING:
        position.need += size(position.chosen)
        position.chosen = 0
