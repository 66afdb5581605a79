"""L'Arbre, by Simon Havard."""

from futaie.core.game import Game, GameData
from futaie.core.players.flat_net import flat_net
from futaie.core.players.style import Style
from futaie.games.larbre.box.deck_file import TEMPLATE, parse_box
from futaie.games.larbre.box.facts import facts
from futaie.games.larbre.faces.deck_drawing import show
from futaie.games.larbre.faces.drawing import draw
from futaie.games.larbre.faces.notation import format_action, hide_action, in_order, parse_action
from futaie.games.larbre.faces.questions import ask, describe
from futaie.games.larbre.players.features import LArbreFeatures
from futaie.games.larbre.players.greedy import greedy
from futaie.games.larbre.players.heuristic import LArbreHeuristic
from futaie.games.larbre.research.encoding import LArbreEncoder
from futaie.games.larbre.rules.actions import ACTION_COUNT
from futaie.games.larbre.rules.dealer import LArbreDealer
from futaie.games.larbre.rules.options import OPTIONS, VERSION
from futaie.games.larbre.rules.setup import start

GAME = Game(
    name="larbre",
    version=VERSION,
    seats=range(2, 5),
    action_count=ACTION_COUNT,
    options=OPTIONS,
    labels=("first", "spirits", "reshuffle", "source"),
    start=start,
    format_action=format_action,
    parse_action=parse_action,
    hide_action=hide_action,
    order=in_order,
    draw=draw,
    ask=ask,
    describe=describe,
    greedy=greedy,
    heuristic=LArbreHeuristic(),
    encoder=LArbreEncoder,
    features=LArbreFeatures,
    net=flat_net,
    net_rules=1,
    ponders=True,
    styles={"tree": Style(simulations=150, temperature=0.5, slips=0.08)},
    dealer=LArbreDealer,
    facts=facts,
    data=GameData(TEMPLATE, parse_box, show),
)
