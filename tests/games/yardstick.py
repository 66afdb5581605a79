"""Games of greedy players, which are frozen, so that they are yardsticks for all others."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from futaie import Game, Rng
from futaie.bots import seat_player


def finished(game: Game, seats: int, seed: str, greedy: Container[int], **options: object) -> Any:
    """A game in which these seats are greedy, the others random."""
    position: Any = game.new(seats, seed=seed, **options)
    rng = Rng(seed)
    player = seat_player("greedy", game, rng)
    while not position.over:
        seat = position.mover()
        if seat in greedy:
            position.apply(seat, player.act(position.imagine(seat, rng), seat))
        else:
            position.apply(seat, position.random_action(seat, rng))
    return position


def frozen_words(game: Game, actions: int) -> str:
    """The first actions of two greedy players, which never change: a changed player needs a new name."""
    position = game.new(2, seed="frozen", first=0)
    rng = Rng("frozen")
    player = seat_player("greedy", game, rng)
    words = []
    for _ in range(actions):
        seat = position.mover()
        action = player.act(position.imagine(seat, rng), seat)
        words.append(game.format(position, seat, action))
        position.apply(seat, action)
    return " ".join(words)
