"""The command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import futaie
from futaie.core.reason import FutaieError
from futaie.terminal.table import Table


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="futaie", description="Tree-themed tabletop games, by every rule.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("games", help="list the games")
    play = commands.add_parser("play", help="play a game in the terminal against random players")
    play.add_argument("game", metavar="GAME", help="one of: " + ", ".join(futaie.games()))
    play.add_argument("--seats", type=int, help="how many play, you included")
    play.add_argument("--seed", help="deal the same cards again")
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    options = parser.parse_args(arguments)
    try:
        code = _list_games() if options.command == "games" else _play(options)
        sys.stdout.flush()
        return code
    except FutaieError as error:
        print(f"futaie: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read the output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        print()
        return 130


def _list_games() -> int:
    for name, game in futaie.games().items():
        print(f"{name}: {game.seats[0]} to {game.seats[-1]} seats; options:")
        for option in game.options:
            print(f"    {option.name}={option.format(option.default)}   ({option.allowed()})")
    return 0


def _play(options: argparse.Namespace) -> int:
    game = futaie.game(options.game)
    chosen = {}
    for word in options.option:
        name, _, value = word.partition("=")
        chosen[name] = game.option(name).parse(value, {})
    match = futaie.Match(game, game.seats[0] if options.seats is None else options.seats, options.seed, None, **chosen)
    Table(match, you=0).run()
    return 0
