"""Hortis, by Mark Tuck."""

from futaie.core.game import Game
from futaie.games.hortis.actions import ACTION_COUNT
from futaie.games.hortis.asks import ask, describe
from futaie.games.hortis.bot import greedy
from futaie.games.hortis.count import COUNT
from futaie.games.hortis.dealer import HortisDealer
from futaie.games.hortis.encoding import HortisEncoder
from futaie.games.hortis.face import draw
from futaie.games.hortis.facts import facts
from futaie.games.hortis.notation import format_action, parse_action
from futaie.games.hortis.orders import Orders
from futaie.games.hortis.owned import DATA
from futaie.games.hortis.setup import OPTIONS, SEATS, start
from futaie.games.hortis.solve import solve
from futaie.games.hortis.undrawn import UNDRAWN

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
    data=DATA,
    solve=solve,
    turns=Orders,
)
