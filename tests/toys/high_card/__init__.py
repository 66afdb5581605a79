"""High Card, a toy: everybody has a card and may secretly change it for a spare one; the highest card wins."""

from enum import Enum
from typing import Any

from futaie.core.chance.rng import Rng
from futaie.core.game import Game, Setup, Undrawn
from futaie.core.pen import Pen
from futaie.core.rules.option import FirstSeat, Number
from futaie.core.rules.position import Position
from futaie.core.rules.reason import Message

from .encoding import HighCardEncoder
from .position import HighCard

WORDS = ("keep", "change")


def start(setup: Setup) -> Position:
    cards = [str(number) for number in range(1, setup.options["cards"] + 1)]
    order = [int(card) for card in setup.chance.order("deck", cards)]
    return HighCard(setup.seats, order, setup.first_seat())


def format_action(position: Position, seat: int, action: int) -> str:
    return WORDS[action]


def parse_action(position: Position, seat: int, word: str) -> int | None:
    return WORDS.index(word) if word in WORDS else None


def hide_action(word: str) -> str:
    return "decides"


def draw(view: dict[str, Any], pen: Pen) -> str:
    return " ".join(str(card or "?") for card in view["cards"][: view["seats"]])


class Says(Enum):
    ASK = "keep-your-card-or-change-it"
    KEEP = "keep-it"
    CHANGE = "change-it"


def ask(position: Position, seat: int) -> Message:
    return Message(Says.ASK)


def describe(position: Position, seat: int, action: int) -> Message:
    return Message(Says.CHANGE if action else Says.KEEP)


def greedy(position: Position, seat: int, rng: Rng) -> int:
    """Changes a card of the lower half."""
    return int(position.scores()[seat] <= 5)


GAME = Game(
    name="high-card",
    version=1,
    seats=range(2, 5),
    action_count=2,
    options=(FirstSeat(), Number("cards", 10, 8, 20)),
    labels=("first", "deck"),
    start=start,
    format_action=format_action,
    parse_action=parse_action,
    draw=draw,
    ask=ask,
    describe=describe,
    greedy=greedy,
    encoder=lambda seats, options: HighCardEncoder(seats, options["cards"]),
    undrawn=Undrawn(lambda position: [], lambda position, names: None),
    hide_action=hide_action,
)
