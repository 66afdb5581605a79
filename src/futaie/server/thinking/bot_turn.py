"""A bot's turn, computed in a worker; also advice, and what can be reached with the cards of a day.

A worker gets an imagined position: the seat's knowledge, without the seed. Only the reachable results with the cards of
a day are computed from the seed, and hidden from everybody who has yet to play.
"""

from __future__ import annotations

from futaie.bots import seat_player
from futaie.bots.advice import advise
from futaie.bots.candidate import Candidate
from futaie.core.chance.rng import Rng
from futaie.core.chance.shuffles import new_seed
from futaie.core.rules.position import Position
from futaie.games import game as game_by_name
from futaie.record.match import Match

BOT_TIME_LIMIT = 0.6
"""The seconds that a giant thinks about each part of a turn; the other bots have only a number of simulations."""
BEAM_WIDTH = 1000
"""Of the search that knows the cards."""


def turn_part(game_name: str, position: Position, seat: int, bot: str, seconds: float = BOT_TIME_LIMIT) -> list[int]:
    """A bot's actions up to the next one that cannot be undone."""
    game = game_by_name(game_name)
    player = seat_player(bot, game, Rng(new_seed()), seconds=seconds if bot == "giant" else None)
    actions = []
    while True:
        action = player.act(position, seat)
        actions.append(action)
        if position.commits(seat, action):
            return actions
        position.apply(seat, action)


def reckon(game_name: str, seed: str, width: int, seconds: float) -> tuple[int, int]:
    """The results with these cards of a giant playing alone, and of a beam that knows their order."""
    game = game_by_name(game_name)
    match = Match(game, 1, seed)
    assert game.solve is not None
    beam = game.solve(match.position, 0, width).points
    while match.result is None:
        for action in turn_part(game_name, match.seen(0).imagine(0, Rng(new_seed())), 0, "giant", seconds):
            match.play(0, action)
    return match.position.scores()[0], beam


def advice(game_name: str, position: Position, seat: int) -> list[Candidate]:
    return advise(game_by_name(game_name), position, seat, Rng(new_seed()))
