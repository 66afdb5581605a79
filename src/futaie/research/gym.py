"""The games for Gymnasium: one seat learns, bots play the others.

`import futaie.research.gym` registers them: `gymnasium.make("futaie/Arboretum-v1", seats=3, bot="greedy")`. A game
that can be played alone has another id, `futaie/HortisSolo-v1`. The number is the version of the game.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from futaie.bots import BOTS, Player, seat_player
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.rules.option import Choice
from futaie.core.rules.position import Position
from futaie.core.rules.reason import BadSetup, Reason, Why
from futaie.games import game as game_of
from futaie.games import games
from futaie.research.observer import Numbers, Observer
from futaie.research.picture import MODES, RENDER_MODE, rendered
from futaie.research.rewards import REWARD, lowest, rewards
from futaie.research.seeds import Seeds

BOT = Choice("bot", "greedy", BOTS)


class OneSeatEnv(gymnasium.Env[Numbers, np.int64]):
    """An illegal action ends the game, with a reward as low as that of the worst defeat: so a learner that ignores the
    masks neither hangs nor loses less than by playing on."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012
    position: Position

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bot: str = "greedy",
        simulations: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`bot` plays the other seats; `simulations`: the number per decision of a bot that searches. Without them
        `giant` plays its net."""
        self.game = game_of(game)
        self.observer = Observer(self.game, seats, options)
        self.seats = seats
        self.seat = seat
        if seat not in range(seats):
            raise BadSetup(Reason(Why.BAD_OPTION, {"option": "seat", "value": seat, "allowed": f"0-{seats - 1}"}))
        self.bot = str(BOT.check(bot, seats))
        self.simulations = simulations
        self.reward = str(REWARD.check(reward, seats))
        self.render_mode = None if render_mode is None else str(RENDER_MODE.check(render_mode, seats))
        self.options = options
        self.seeds = Seeds()
        self.players: list[Player] = []
        self.worlds = Rng(0)
        self.observation_space = self.observer.observation_space()
        self.action_space = self.observer.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        deal = self.seeds.next(seed)
        self.position = self.game.new(self.seats, seed=deal, **self.options)
        self.players = [
            seat_player(self.bot, self.game, Rng(f"{deal} {seat}"), self.simulations) for seat in range(self.seats)
        ]
        self.worlds = Rng(f"{deal} worlds")
        self._let_others_play()
        return self.observer.observation(self.position, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        reason = self.position.reason(self.seat, int(action))
        reward, info = 0.0, {}
        if reason is None:
            self.position.apply(self.seat, int(action))
            self._let_others_play()
            if self.position.over:
                reward = rewards(self.reward, self.position)[self.seat]
            info = self._info()
        else:
            reward = lowest(self.reward, self.seats)
            info = {"action_mask": self.observer.mask([]), "illegal": str(reason)}
        over = self.position.over or reason is not None
        return self.observer.observation(self.position, self.seat), reward, over, False, info

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat sees it."""
        if self.render_mode is None:
            return None
        return rendered(self.game, self.position.view(self.seat), self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.observer.mask(self.position.legal(self.seat))}

    def _let_others_play(self) -> None:
        """Until the seat owes a decision. A bot sees a position imagined for its seat, so it knows nothing more."""
        while not self.position.over and self.seat not in self.position.movers():
            mover = self.position.mover()
            world = self.position.imagine(mover, self.worlds)
            self.position.apply(mover, self.players[mover].act(world, mover))


def add(game: Game) -> None:
    """Registers a game with Gymnasium."""
    name = "".join(word.capitalize() for word in game.name.split("-"))
    entry = f"{__name__}:{OneSeatEnv.__name__}"
    if game.seats[-1] > 1:
        gymnasium.register(f"futaie/{name}-v{game.version}", entry, kwargs={"game": game.name})
    if 1 in game.seats:
        alone = {"game": game.name, "seats": 1}
        gymnasium.register(f"futaie/{name}Solo-v{game.version}", entry, kwargs=alone)


for _game in games().values():
    add(_game)
