"""L'Arbre, by Simon Havard."""

from futaie.core.game import Game
from futaie.games.larbre.actions import ACTION_COUNT
from futaie.games.larbre.face import draw
from futaie.games.larbre.notation import format_action, hide_action, parse_action
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
    draw=draw,
)
