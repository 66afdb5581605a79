"""Futaie: four tree-themed tabletop games, by every rule."""

import futaie.core.rules.position as _position
from futaie.core.chance.rng import Rng
from futaie.core.chance.shuffles import seed_hash
from futaie.core.game import Game
from futaie.core.rules.position import Position
from futaie.core.rules.reason import BadNotation, BadSetup, BadTable, FutaieError, IllegalAction, Message, Reason
from futaie.games import game, games
from futaie.record.match import Match, Result
from futaie.record.reasons import BadRecord
from futaie.record.record import Record, record_for, record_of

__all__ = [
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BadTable",
    "FutaieError",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "Position",
    "Reason",
    "Record",
    "Result",
    "Rng",
    "compiled",
    "game",
    "games",
    "record_for",
    "record_of",
    "seed_hash",
]

compiled: bool = not str(_position.__file__).endswith(".py")
"""Whether the rules run as machine code; interpreted they are the same, only slower."""
