"""The games for OpenSpiel.

`import futaie.research.spiel` registers them: `pyspiel.load_game("futaie_arboretum(players=3,ranks=4)")`. The options
of a game are parameters; those that are neither numbers nor flags are written as on the command line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from futaie.core.game import Game
from futaie.core.rules.option import Flag, Number, Option
from futaie.games import games
from futaie.research.chance_game import ALL_DEALS, EXPLICIT, SAMPLED, ChanceGame, Start
from futaie.research.observer import Observer
from futaie.research.rewards import MOST_POINTS, REWARD, rewards

Kind = pyspiel.GameType
NO_SEED = -1
LONGEST = 100_000
"""More actions than any game has."""


class SpielGame(pyspiel.Game):
    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        given = {**defaults(game), **params}
        seats = given["players"]
        options = {option.name: _value(option, given[option.name]) for option in game.options}
        seed = None if given["seed"] == NO_SEED else given["seed"]
        start = Start(game, seats, game.checked(seats, options), given["chance"], given["deals"], seed)
        self.chance_game = ChanceGame(start)
        """The start of every game."""
        self.reward = str(REWARD.check(given["reward"], seats))
        self.observer = Observer(game, seats, options)
        most = 1.0 if seats > 1 and self.reward != "margin" else float(MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=start.most_outcomes(),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        written = {name: _quoted(value) if isinstance(value, str) else value for name, value in given.items()}
        super().__init__(kind(game, seats, seed), info, written)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.observer, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.chance_game = deepcopy(game.chance_game)

    def current_player(self) -> int:
        if self.chance_game.asks_chance():
            return int(pyspiel.PlayerId.CHANCE)
        assert self.chance_game.transcript is not None
        position = self.chance_game.transcript.position
        return int(pyspiel.PlayerId.TERMINAL) if position.over else position.mover()

    def is_terminal(self) -> bool:
        return self.chance_game.transcript is not None and self.chance_game.transcript.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.chance_game.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.chance_game.transcript is not None
        return self.chance_game.transcript.position.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.chance_game.asks_chance():
            self.chance_game.decide(action)
        else:
            self.chance_game.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return self.chance_game.name(action)
        assert self.chance_game.transcript is not None
        return self.chance_game.start.game.format(self.chance_game.transcript.position, player, action)

    def returns(self) -> list[float]:
        transcript = self.chance_game.transcript
        if transcript is None or not transcript.position.over:
            return [0.0] * self.chance_game.start.seats
        return rewards(self.reward, transcript.position)

    def __str__(self) -> str:
        """All decisions so far; for a picture see picture.py."""
        return self.chance_game.written


class SpielObserver:
    """With perfect recall a player's whole history, as text; without it what the player sees now, as numbers too."""

    def __init__(self, observer: Observer, kind: Any, params: Any) -> None:
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not whole:
            raise ValueError("futaie observes all that one player may know: no other parts, and no parameters")
        self.observer = observer
        self.perfect_recall = kind.perfect_recall
        self.tensor = None if self.perfect_recall else np.zeros(observer.size, np.float32)
        self.dict = {}
        if self.tensor is not None:
            for field in observer.encoder.fields:
                end = field.start + int(np.prod(field.shape))
                self.dict[field.name] = self.tensor[field.start : end].reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        transcript = state.chance_game.transcript
        if self.tensor is not None:
            self.tensor[:] = 0 if transcript is None else self.observer.observation(transcript.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        transcript = state.chance_game.transcript
        if transcript is None:
            return ""
        return transcript.stories[player] if self.perfect_recall else json.dumps(transcript.position.view(player))


def defaults(game: Game) -> dict[str, Any]:
    """The parameters of a game."""
    return {
        "players": max(2, game.seats[0]),
        "chance": EXPLICIT if game.undrawn is not None else SAMPLED,
        "deals": ALL_DEALS,
        "seed": NO_SEED,
        "reward": REWARD.default,
        **{option.name: _parameter(option) for option in game.options},
    }


def kind(game: Game, seats: int, seed: int | None) -> Any:
    """The game's type, for OpenSpiel."""
    return Kind(
        short_name=f"futaie_{game.name.replace('-', '_')}",
        long_name=f"Futaie: {game.name}",
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC if seed is None else Kind.ChanceMode.DETERMINISTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM if seats > 1 else Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults(game),
    )


def _parameter(option: Option) -> Any:
    return option.default if isinstance(option, Number | Flag) else option.format(option.default)


def _value(option: Option, given: Any) -> object:
    if given == _parameter(option):
        return option.default
    return option.read(given.strip("'")) if isinstance(given, str) else given


def _quoted(text: str) -> str:
    """OpenSpiel would read back a text that looks like a number as a number."""
    return f"'{text}'" if text.isdigit() else text


def add(game: Game) -> None:
    """Registers a game with OpenSpiel."""

    class NamedGame(SpielGame):  # not a partial, which OpenSpiel would only release after Python has ended
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(kind(game, max(2, game.seats[0]), None), NamedGame)


for _game in games().values():
    add(_game)
