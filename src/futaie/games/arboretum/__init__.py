"""Arboretum, by Dan Cassar."""

from futaie.core.game import Game
from futaie.games.arboretum.asks import ask, describe
from futaie.games.arboretum.bot import greedy
from futaie.games.arboretum.count import COUNT
from futaie.games.arboretum.dealer import ArboretumDealer
from futaie.games.arboretum.encoding import ArboretumEncoder
from futaie.games.arboretum.face import draw
from futaie.games.arboretum.facts import facts
from futaie.games.arboretum.guide import ArboretumGuide
from futaie.games.arboretum.looks import seen
from futaie.games.arboretum.net import ArboretumFeatures
from futaie.games.arboretum.notation import format_action, parse_action
from futaie.games.arboretum.position import ACTION_COUNT
from futaie.games.arboretum.setup import OPTIONS, start
from futaie.games.arboretum.undrawn import UNDRAWN

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
    guide=ArboretumGuide(),
    encoder=ArboretumEncoder,
    features=ArboretumFeatures,
    dealer=ArboretumDealer,
    count=COUNT,
    undrawn=UNDRAWN,
    facts=facts,
    looks={"seen": seen},
)
