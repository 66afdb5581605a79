"""Tout là-haut, by David Short."""

from futaie.core.game import Game
from futaie.games.tout_la_haut.asks import ask, describe
from futaie.games.tout_la_haut.bot import greedy
from futaie.games.tout_la_haut.count import COUNT
from futaie.games.tout_la_haut.dealer import ToutLaHautDealer
from futaie.games.tout_la_haut.encoding import ToutLaHautEncoder
from futaie.games.tout_la_haut.face import draw
from futaie.games.tout_la_haut.facts import facts
from futaie.games.tout_la_haut.grove import ACTION_COUNT
from futaie.games.tout_la_haut.guide import ToutLaHautGuide
from futaie.games.tout_la_haut.net import ToutLaHautFeatures
from futaie.games.tout_la_haut.notation import format_action, hide_action, parse_action
from futaie.games.tout_la_haut.owned import DATA
from futaie.games.tout_la_haut.setup import OPTIONS, SEATS, start
from futaie.games.tout_la_haut.undrawn import UNDRAWN

GAME = Game(
    name="tout-la-haut",
    version=1,
    seats=SEATS,
    action_count=ACTION_COUNT,
    options=OPTIONS,
    labels=("first", "objective", "deck"),
    start=start,
    format_action=format_action,
    parse_action=parse_action,
    draw=draw,
    ask=ask,
    describe=describe,
    greedy=greedy,
    guide=ToutLaHautGuide(),
    encoder=ToutLaHautEncoder,
    features=ToutLaHautFeatures,
    dealer=ToutLaHautDealer,
    count=COUNT,
    undrawn=UNDRAWN,
    facts=facts,
    data=DATA,
    hide_action=hide_action,
)
