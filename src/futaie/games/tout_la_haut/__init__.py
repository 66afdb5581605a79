"""Tout là-haut, by David Short."""

from futaie.core.game import Game
from futaie.games.tout_la_haut.face import draw
from futaie.games.tout_la_haut.grove import ACTION_COUNT
from futaie.games.tout_la_haut.notation import format_action, hide_action, parse_action
from futaie.games.tout_la_haut.setup import OPTIONS, start

GAME = Game(
    name="tout-la-haut",
    version=1,
    seats=range(2, 6),
    action_count=ACTION_COUNT,
    options=OPTIONS,
    labels=("first", "objective", "deck"),
    start=start,
    format_action=format_action,
    parse_action=parse_action,
    draw=draw,
    hide_action=hide_action,
)
