"""Arboretum, by Dan Cassar."""

from typing import TYPE_CHECKING

from futaie.core.game import Game
from futaie.core.players.features import Features
from futaie.games.arboretum.box.counting import COUNT
from futaie.games.arboretum.box.facts import facts
from futaie.games.arboretum.faces.card_tracker import seen
from futaie.games.arboretum.faces.drawing import draw
from futaie.games.arboretum.faces.notation import format_action, parse_action
from futaie.games.arboretum.faces.questions import ask, describe
from futaie.games.arboretum.players.features import ArboretumFeatures
from futaie.games.arboretum.players.greedy import greedy
from futaie.games.arboretum.players.heuristic import ArboretumHeuristic
from futaie.games.arboretum.research.encoding import ArboretumEncoder
from futaie.games.arboretum.research.undrawn import UNDRAWN
from futaie.games.arboretum.rules.actions import ACTION_COUNT
from futaie.games.arboretum.rules.dealer import ArboretumDealer
from futaie.games.arboretum.rules.options import OPTIONS
from futaie.games.arboretum.rules.setup import start

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Net, Weights


def net(weights: "Weights", features: Features, seats: int) -> "Net":
    from futaie.games.arboretum.players.net import ArboretumNet  # needs NumPy

    return ArboretumNet(weights, features, seats)


GAME = Game(
    name="arboretum",
    version=1,
    seats=range(2, 5),
    action_count=ACTION_COUNT,
    options=OPTIONS,
    labels=("first", "species", "deck"),
    start=start,
    format_action=format_action,
    parse_action=parse_action,
    draw=draw,
    ask=ask,
    describe=describe,
    greedy=greedy,
    heuristic=ArboretumHeuristic(),
    encoder=ArboretumEncoder,
    features=ArboretumFeatures,
    net=net,
    ponders=True,
    dealer=ArboretumDealer,
    count=COUNT,
    undrawn=UNDRAWN,
    facts=facts,
    looks={"seen": seen},
)
