"""`futaie play`: a new match, and the people who sit down to it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from futaie.bots import BOTS
from futaie.core.game import Game
from futaie.core.rules.reason import Reason
from futaie.record.match import Match
from futaie.terminal.arguments.parser import YOU
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.screen.pen import TerminalPen, command_name
from futaie.terminal.table.saved import forget_old, new_file
from futaie.terminal.table.table import TerminalTable


def new_match(game: Game, options: Namespace, pen: TerminalPen) -> Match:
    players = seated(game, options.seats, pen)
    match = Match(game, len(players), options.seed, None, None, **chosen_options(game, options))
    for seat, player in enumerate(players):
        if player != YOU:
            match.seat_bot(seat, player)
    return match


def chosen_options(game: Game, options: Namespace) -> dict[str, object]:
    """The options of the game that were typed."""
    typed = {option: getattr(options, f"option_{option.name}") for option in game.options}
    return {option.name: option.read(text) for option, text in typed.items() if text is not None}


def seated(game: Game, text: str | None, pen: TerminalPen) -> list[str]:
    """Who sits where: `you,greedy,random`, or a number: you, and greedy bots at the other seats."""
    if text is None:
        text = str(max(game.seats[0], 1))
    if text.isascii() and text.isdigit() and len(text) < 3:
        return [YOU, *["greedy"] * (int(text) - 1)]
    players = [word.strip().lower() for word in text.split(",")]
    known = {pen.say("player-you").lower(): YOU, **{pen.say(f"bot-{name}").lower(): name for name in BOTS}}
    players = [known.get(player, player) for player in players]
    for player in players:
        if player not in (YOU, *BOTS):
            allowed = ", ".join((YOU, *BOTS))
            raise BadCommand(Reason(CommandWhy.NO_SUCH_PLAYER, {"player": player[:40], "allowed": allowed}))
    return players


def sit_down(match: Match, file: Path | None, pen: TerminalPen) -> None:
    """`file`: where the match is saved, if it already is."""
    people = [seat for seat in range(match.position.seats) if seat not in match.bots]
    if not people:
        raise BadCommand(Reason(CommandWhy.NOBODY))
    table = TerminalTable(match, people, TerminalPen(pen.language, match.game.package), file or new_file(match))
    try:
        table.run()
    except KeyboardInterrupt:
        print()
        raise
    finally:
        forget_old()
        if table.file.is_file():
            pen.write(pen.say("left" if match.result is None else "again", command=command_name()))
