"""Tout là-haut, by David Short."""

from futaie.core.game import Game, GameData
from futaie.core.players.flat_net import flat_net
from futaie.core.players.style import Style
from futaie.games.tout_la_haut.box.counting import COUNT
from futaie.games.tout_la_haut.box.deck_file import TEXT, check
from futaie.games.tout_la_haut.box.facts import facts
from futaie.games.tout_la_haut.faces.deck_drawing import show
from futaie.games.tout_la_haut.faces.drawing import draw
from futaie.games.tout_la_haut.faces.notation import format_action, hide_action, parse_action
from futaie.games.tout_la_haut.faces.questions import ask, describe
from futaie.games.tout_la_haut.players.features import ToutLaHautFeatures
from futaie.games.tout_la_haut.players.greedy import greedy
from futaie.games.tout_la_haut.players.heuristic import ToutLaHautHeuristic
from futaie.games.tout_la_haut.research.encoding import ToutLaHautEncoder
from futaie.games.tout_la_haut.research.undrawn import UNDRAWN
from futaie.games.tout_la_haut.rules.actions import ACTION_COUNT
from futaie.games.tout_la_haut.rules.dealer import ToutLaHautDealer
from futaie.games.tout_la_haut.rules.options import OPTIONS
from futaie.games.tout_la_haut.rules.setup import SEATS, start

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
    heuristic=ToutLaHautHeuristic(),
    encoder=ToutLaHautEncoder,
    features=ToutLaHautFeatures,
    net=flat_net,
    styles={
        "seedling": Style(simulations=10, temperature=1.5, slips=0.8),
        "sapling": Style(simulations=30, temperature=1.0, slips=0.4),
        "tree": Style(simulations=150, temperature=0.8, slips=0.18),
    },
    dealer=ToutLaHautDealer,
    count=COUNT,
    undrawn=UNDRAWN,
    facts=facts,
    data=GameData(TEXT, check, show),
    hide_action=hide_action,
)
