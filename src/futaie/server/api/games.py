"""The games on this server."""

from __future__ import annotations

from functools import cache

from litestar import get

from futaie.bots import BOTS
from futaie.games import games
from futaie.server.api.messages import GameCard, OptionCard


@get("/api/games", tags=["games"], sync_to_thread=False)
def list_games() -> list[GameCard]:
    """Games, their seats, options and bots. Names and explanations are in the catalogues."""
    return game_cards()


@cache
def game_cards() -> list[GameCard]:
    return [
        GameCard(
            name=game.name,
            rules=game.version,
            seats=list(game.seats),
            options=[
                OptionCard(
                    option.name, type(option).__name__, option.allowed(game.seats[-1]), option.format(option.default)
                )
                for option in game.options
            ],
            bots=list(BOTS),
        )
        for game in games().values()
    ]
