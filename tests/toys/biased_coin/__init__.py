"""Biased Coin, a toy for the arena's statistics: everybody names one of ten numbers, and a ticket is drawn.

Whoever names 0 is strong, everybody else weak. If some are strong and some weak, the strong win together with tickets
1-80 of 100, the weak with the others; if all are alike, all win together. Greedy is always strong, random one time in
ten: so greedy wins 0.9 x 0.8 + 0.1 x 0.5 = 77 % against random.
"""

from enum import Enum
from typing import Any

from futaie.core.chance.rng import Rng
from futaie.core.game import Game, Setup
from futaie.core.pen import Pen
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Message

from .position import BiasedCoin

GREEDY_WINS = 0.77


class Says(Enum):
    NAME = "name-a-number"


def start(setup: Setup) -> Position:
    tickets = setup.chance.order("tickets", [str(number) for number in range(1, 101)])
    return BiasedCoin(setup.seats, int(tickets[0]), [])


def parse_action(position: Position, seat: int, word: str) -> int | None:
    return int(word) if word in "0123456789" and len(word) == 1 else None


def draw(view: dict[str, Any], pen: Pen) -> str:
    return str(view["named"])


def greedy(position: Position, seat: int, rng: Rng) -> int:
    return 0


GAME = Game(
    name="biased-coin",
    version=1,
    seats=range(1, 5),
    action_count=10,
    options=(),
    labels=("tickets",),
    start=start,
    format_action=lambda position, seat, action: str(action),
    parse_action=parse_action,
    draw=draw,
    ask=lambda position, seat: Message(Says.NAME),
    describe=lambda position, seat, action: Message(Says.NAME),
    greedy=greedy,
)
