"""L'Arbre, by Simon Havard."""

from futaie.core.game import Game
from futaie.games.larbre.actions import ACTION_COUNT
from futaie.games.larbre.asks import ask, describe
from futaie.games.larbre.bot import greedy
from futaie.games.larbre.dealer import LArbreDealer
from futaie.games.larbre.encoding import LArbreEncoder
from futaie.games.larbre.face import draw
from futaie.games.larbre.facts import facts
from futaie.games.larbre.guide import LArbreGuide
from futaie.games.larbre.net import LArbreFeatures
from futaie.games.larbre.notation import format_action, hide_action, in_order, parse_action
from futaie.games.larbre.owned import DATA
from futaie.games.larbre.setup import OPTIONS, start

GAME = Game(
    name="larbre",
    version=1,
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
    guide=LArbreGuide(),
    encoder=LArbreEncoder,
    features=LArbreFeatures,
    dealer=LArbreDealer,
    facts=facts,
    data=DATA,
)
