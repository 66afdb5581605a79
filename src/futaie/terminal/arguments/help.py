"""The help pages: what each command takes, the players and the options of a game."""

from __future__ import annotations

from futaie.bots import BOTS
from futaie.core.game import Game
from futaie.games import games
from futaie.terminal.screen.layout import laid_out
from futaie.terminal.screen.pen import TerminalPen, command_name
from futaie.terminal.table.saved import UNFINISHED


def page(pen: TerminalPen, message: str, *others: str, game: Game | None = None) -> str:
    """A message of the catalogue, for one game or for all, and more pages below it; laid out."""
    said = pen.say(
        message,
        command=command_name(),
        game=pen.say("any-game") if game is None else game.name,
        example=next(iter(games())) if game is None else game.name,
        unfinished=UNFINISHED,
    )
    return laid_out("\n\n".join([said, *others]), pen.text_width)


def play_page(pen: TerminalPen, game: Game) -> str:
    return page(pen, "help-play", players(pen), options(pen, game), game=game)


def arena_page(pen: TerminalPen, game: Game) -> str:
    return page(pen, "help-arena", options(pen, game), game=game)


def players(pen: TerminalPen) -> str:
    """The bots, each with how it plays."""
    lines = [f"  {name}  {pen.say(f'bot-{name}')}. {pen.say(f'bot-{name}-about')}" for name in BOTS]
    return "\n".join([pen.say("players"), *lines])


def options(pen: TerminalPen, game: Game) -> str:
    """The options of a game: what they take, their defaults, and what they mean."""
    words = TerminalPen(pen.language, game.package)
    lines = [words.say("options-of", game=words.say("title"))]
    for option in game.options:
        default = option.format(option.default).replace(" ", ",")
        takes = f"--{option.name.replace('_', '-')} {option.allowed(game.seats[-1])}"
        takes += f" [{default}]" if len(default) < 20 else ""
        lines.append(f"  {takes}  {words.say(f'option-{option.name}')}")
    return "\n".join(lines)
