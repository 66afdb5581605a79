"""Each level is stronger than the one before it."""

from __future__ import annotations

import os

import futaie
from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.levels import LEVELS, level


def test_a_games_styles_are_about_its_levels() -> None:
    assert any(game.styles for game in futaie.games().values())
    for game in futaie.games().values():
        assert set(game.styles) <= set(LEVELS)
        for name, style in game.styles.items():
            assert getattr(seat_player(name, game, Rng(0)), "style", None) == style != LEVELS[name]


def test_a_game_without_styles_has_the_common_levels() -> None:
    for name, style in LEVELS.items():
        player = level(name, futaie.game("arboretum"), Rng(0))
        assert getattr(player, "style", None) == style


def test_in_tout_la_haut_too_a_sapling_beats_a_seedling() -> None:
    game = futaie.game("tout-la-haut")
    games = 400 if os.environ.get("FUTAIE_DEEP") else 100 if futaie.compiled else 30
    won = 0
    for number in range(games):
        position = game.new(2, seed=f"levels {number // 2}")
        rng = Rng(number)
        own = number % 2
        players = [seat_player("sapling" if seat == own else "seedling", game, rng) for seat in range(2)]
        while not position.over:
            seat = position.mover()
            position.apply(seat, players[seat].act(position.imagine(seat, rng), seat))
        won += position.ranking()[own] == 1
    assert won >= 0.6 * games
