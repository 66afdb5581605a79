"""The games for PettingZoo.

`import futaie.research.zoo` registers them: `pettingzoo.make("aec", "futaie/arboretum_v1", seats=3)`. The older style
works too: `from futaie.research.zoo import arboretum_v1` and `arboretum_v1.env(seats=3)`. The number is the version of
the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from futaie.core.game import Game
from futaie.core.rules.position import Position
from futaie.games import games
from futaie.research.observer import Observer
from futaie.research.picture import MODES, RENDER_MODE, rendered
from futaie.research.rewards import REWARD, lowest, rewards
from futaie.research.seeds import Seeds

Observation = dict[str, Any]
"""What the agent sees as `observation`, what it may do as `action_mask`."""
Aec = AECEnv[str, Observation, Any]
Parallel = ParallelEnv[str, Observation, Any]


class EnvBase:
    """What both kinds of environment share: one game, its seats as agents, and what they see."""

    position: Position

    def __init__(
        self, game: Game, seats: int, reward: str, render_mode: str | None, options: Mapping[str, Any]
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.observer = Observer(game, seats, options)
        self.reward = str(REWARD.check(reward, seats))
        self.render_mode = None if render_mode is None else str(RENDER_MODE.check(render_mode, seats))
        self.seeds = Seeds()
        self.metadata = {
            "name": name_of(game),
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = Dict(
            {"observation": self.observer.observation_space(), "action_mask": self.observer.mask_space()}
        )
        self._actions = {agent: self.observer.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observations

    def action_space(self, agent: str) -> Space[Any]:
        return self._actions[agent]

    def deal(self, seed: int | None) -> None:
        self.position = self.game.new(self.seats, seed=self.seeds.next(seed), **self.options)

    def seen(self, seat: int, legal: list[int]) -> Observation:
        return {"observation": self.observer.observation(self.position, seat), "action_mask": self.observer.mask(legal)}

    def final_rewards(self, offenders: list[int]) -> list[float]:
        """At the end; an illegal action ended the game, and then only that counts."""
        if not offenders:
            return rewards(self.reward, self.position)
        return [lowest(self.reward, self.seats) if seat in offenders else 0.0 for seat in range(self.seats)]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table with all cards open, as the render mode says."""
        if self.render_mode is None:
            return None
        return rendered(self.game, self.position.revealed(), self.render_mode)

    def close(self) -> None:
        pass


class TurnsEnv(EnvBase, Aec):
    """One decision at a time; where all play at once, the lowest seat that owes one decides, unseen by the others."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        vars(self).pop("_skip_agent_selection", None)  # left over from a game that was not ended properly
        self._ask()

    def observe(self, agent: str) -> Observation:
        return self.seen(self.seat_of[agent], self._legal if agent == self.agent_selection else [])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or int(action) not in self._legal:
            self._end([self._seat])
            return
        self.position.apply(self._seat, int(action))
        if self.position.over:
            self._end([])
        else:
            self._ask()

    def _ask(self) -> None:
        self._seat = self.position.mover()
        self._legal = self.position.legal(self._seat)
        self.agent_selection = self.possible_agents[self._seat]

    def _end(self, offenders: list[int]) -> None:
        self._legal = []
        for agent, reward in zip(self.agents, self.final_rewards(offenders), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True


class RoundsEnv(EnvBase, Parallel):
    """Everybody at once, step by step of a placement. An agent with nothing to decide has an empty mask, and its action
    is ignored."""

    def __init__(
        self, game: Game, seats: int, reward: str, render_mode: str | None, options: Mapping[str, Any]
    ) -> None:
        super().__init__(game, seats, reward, render_mode, options)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        movers = self.position.movers()
        wanted = [(seat, int(actions[self.possible_agents[seat]])) for seat in movers]
        offenders = [seat for seat, action in wanted if action not in self.position.legal(seat)]
        if not offenders:
            for seat, action in wanted:
                self.position.apply(seat, action)
        over = self.position.over or bool(offenders)
        gained = self.final_rewards(offenders) if over else [0.0] * self.seats
        seen = self._all_seen()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _all_seen(self) -> dict[str, Observation]:
        return {agent: self.seen(seat, self.position.legal(seat)) for agent, seat in self.seat_of.items()}


@dataclass(frozen=True)
class ZooGame:
    """What PettingZoo expects of an environment's module."""

    game: Game

    def raw_env(self, seats: int = 2, reward: str = "win", render_mode: str | None = None, **options: Any) -> TurnsEnv:
        return TurnsEnv(self.game, seats, reward, render_mode, options)

    def env(self, seats: int = 2, reward: str = "win", render_mode: str | None = None, **options: Any) -> Aec:
        """With PettingZoo's guard against calls in the wrong order."""
        return OrderEnforcingWrapper(self.raw_env(seats, reward, render_mode, **options))

    def parallel_env(
        self, seats: int = 2, reward: str = "win", render_mode: str | None = None, **options: Any
    ) -> RoundsEnv:
        """Where all play at once."""
        env = RoundsEnv(self.game, seats, reward, render_mode, options)
        if seats > 1 and not self.game.new(seats, seed="0", **options).simultaneous():
            raise TypeError(f"in {self.game.name} one seat plays after the other: use env()")
        return env


def name_of(game: Game) -> str:
    return f"{game.name.replace('-', '_')}_v{game.version}"


def add(game: Game) -> None:
    """Registers a game with PettingZoo, and in this module by its name."""
    name, zoo_game = name_of(game), ZooGame(game)
    register("aec", f"futaie/{name}", zoo_game.env)
    if game.new(game.seats[-1], seed="0").simultaneous():
        register("parallel", f"futaie/{name}", zoo_game.parallel_env)
    globals()[name] = zoo_game


for _game in games().values():
    add(_game)


def __getattr__(name: str) -> ZooGame:
    """Tells mypy about the names that `add` makes."""
    raise AttributeError(
        f"module {__name__!r} has no attribute {name!r}; there are {', '.join(map(name_of, games().values()))}"
    )
