"""Hortis, by Mark Tuck."""

from futaie.core.game import Game
from futaie.games.hortis.face import draw
from futaie.games.hortis.notation import format_action, parse_action
from futaie.games.hortis.position import ACTION_COUNT
from futaie.games.hortis.setup import OPTIONS, start

GAME = Game(
    name="hortis",
    version=1,
    seats=range(1, 9),
    action_count=ACTION_COUNT,
    options=OPTIONS,
    labels=("recipes", "deck"),
    start=start,
    format_action=format_action,
    parse_action=parse_action,
    draw=draw,
)
