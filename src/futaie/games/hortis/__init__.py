"""Hortis, by Mark Tuck."""

from futaie.core.game import Game, GameData
from futaie.games.hortis.box.counting import COUNT
from futaie.games.hortis.box.deck_file import TEMPLATE, parse
from futaie.games.hortis.box.facts import facts
from futaie.games.hortis.faces.deck_drawing import show
from futaie.games.hortis.faces.drawing import draw
from futaie.games.hortis.faces.notation import format_action, parse_action
from futaie.games.hortis.faces.questions import ask, describe
from futaie.games.hortis.players.greedy import greedy
from futaie.games.hortis.players.sampled_orders import Orders
from futaie.games.hortis.players.solver import solve
from futaie.games.hortis.research.encoding import HortisEncoder
from futaie.games.hortis.research.undrawn import UNDRAWN
from futaie.games.hortis.rules.actions import ACTION_COUNT
from futaie.games.hortis.rules.dealer import HortisDealer
from futaie.games.hortis.rules.options import OPTIONS
from futaie.games.hortis.rules.setup import SEATS, start

GAME = Game(
    name="hortis",
    version=1,
    seats=SEATS,
    action_count=ACTION_COUNT,
    options=OPTIONS,
    labels=("recipes", "deck"),
    start=start,
    format_action=format_action,
    parse_action=parse_action,
    draw=draw,
    ask=ask,
    describe=describe,
    greedy=greedy,
    encoder=HortisEncoder,
    dealer=HortisDealer,
    count=COUNT,
    undrawn=UNDRAWN,
    facts=facts,
    data=GameData(TEMPLATE, parse, show),
    solve=solve,
    daily=True,
    turns=Orders,
)
