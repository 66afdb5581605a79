"""The games in Gymnasium: its own test, and what that does not cover."""

from __future__ import annotations

from typing import Any

import pytest

from futaie import BadSetup, Game, Rng
from tests.research.tables import SMALL, every_game, every_table
from tests.shipped import GAMES

pytest.importorskip("gymnasium", reason="Gymnasium is not there for this Python")
import gymnasium
from gymnasium.utils.env_checker import check_env

from futaie.research.gym import OneSeatEnv


def played(env: Any, dice: Rng, seed: int) -> list[Any]:
    observation, info = env.reset(seed=seed)
    story, over, reward = [], False, 0.0
    while not over:
        assert reward == 0
        legal = info["action_mask"].nonzero()[0]
        action = int(legal[dice.below(len(legal))])
        story.append((observation.tobytes(), legal.tolist(), action))
        observation, reward, over, cut_off, info = env.step(action)
        assert not cut_off
    return [*story, observation.tobytes(), reward]


@every_table
def test_gymnasiums_own_test_passes(game: Game, seats: int) -> None:
    name = "".join(word.capitalize() for word in game.name.split("-"))
    alone = "Solo" if seats == 1 else ""
    env = gymnasium.make(f"futaie/{name}{alone}-v{game.version}", seats=seats, bot="random")
    check_env(env.unwrapped)


@every_table
def test_the_others_are_played_by_a_bot_until_the_seat_has_to_decide(game: Game, seats: int) -> None:
    env = OneSeatEnv(game.name, seats=seats, seat=seats - 1, bot="random", reward="margin", **SMALL[game.name])
    _, info = env.reset(seed=8)
    dice = Rng(8)
    over, reward = False, 0.0
    while not over:
        assert env.seat in env.position.movers()
        assert info["action_mask"].nonzero()[0].tolist() == env.position.legal(env.seat)
        _, reward, over, _, info = env.step(env.position.random_action(env.seat, dice))
    scores = env.position.scores()
    rest = sum(scores) - scores[-1]
    assert reward == pytest.approx(scores[-1] - rest / (seats - 1) if seats > 1 else scores[0])
    assert not info["action_mask"].any()


@every_game
@pytest.mark.parametrize("bot", ["greedy", "seedling"])
def test_a_seed_settles_the_deal_and_the_bots(game: Game, bot: str) -> None:
    def story(seed: int) -> list[Any]:
        return played(OneSeatEnv(game.name, bot=bot, simulations=2, **SMALL[game.name]), Rng(1), seed)

    assert story(4) == story(4)
    assert story(4) != story(5)


def test_a_greedy_bot_wins_against_chance() -> None:
    env = gymnasium.make("futaie/ToutLaHaut-v1", bot="greedy")
    results = [played(env, Rng(seed), seed)[-1] for seed in range(30)]
    assert sum(results) < -10


@every_game
def test_an_illegal_action_ends_the_game_and_says_why(game: Game) -> None:
    env = OneSeatEnv(game.name)
    _, info = env.reset(seed=1)
    legal = info["action_mask"].nonzero()[0]
    illegal = next(action for action in range(game.action_count + 1) if action not in legal)
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True)
    assert not info["action_mask"].any()
    assert info["illegal"] == str(env.position.reason(env.seat, illegal))


def test_alone_the_reward_is_the_points() -> None:
    env = gymnasium.make("futaie/HortisSolo-v1", cards=3)
    assert played(env, Rng(2), 2)[-1] == env.unwrapped.position.scores()[0]


def test_a_picture_shows_only_what_the_seat_sees() -> None:
    env = gymnasium.make("futaie/Arboretum-v1", render_mode="ansi", first=0)
    env.reset(seed=1)
    assert "??" in env.render()


@pytest.mark.parametrize("wrong", [{"bot": "oracle"}, {"seat": 2}, {"seats": 5}, {"reward": "fame"}, {"hand": 9}])
def test_errors_are_reported(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        OneSeatEnv("arboretum", **wrong)


def test_gymnasium_knows_the_games_by_name_and_version() -> None:
    ids = {f"{name.title().replace('-', '')}-v{game.version}" for name, game in GAMES.items()}
    assert ids >= {"Arboretum-v1", "ToutLaHaut-v1"}
    assert {f"futaie/{name}" for name in {*ids, "HortisSolo-v1"}} <= set(gymnasium.registry)
