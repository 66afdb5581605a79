"""The arguments of `futaie`. Argparse reads them; help pages and errors are ours, in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NoReturn

from futaie.bots import BOTS
from futaie.core.game import Game
from futaie.core.rules.option import Flag
from futaie.core.rules.reason import Reason
from futaie.games import games
from futaie.terminal.arguments import help as pages
from futaie.terminal.arguments.order import in_order
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.screen.pen import TerminalPen, command_name
from futaie.text import LANGUAGES

COMMANDS = (
    "serve",
    "games",
    "play",
    "resume",
    "rules",
    "replay",
    "hint",
    "score",
    "arena",
    "solve",
    "deck",
    "connect",
    "backup",
    "restore",
    "export",
    "completion",
)
DECK_ACTIONS = ("check", "show", "template")
SHELLS = ("bash", "zsh", "fish")
YOU = "you"
ARENA_ARGUMENTS = (
    "--games",
    "-j",
    "--sims",
    "--seconds",
    "--seed",
    "--results",
    "--plot",
    "--limit",
    "--dask",
)
"""Those of `futaie arena` that take a value."""


class Parser(argparse.ArgumentParser):
    page: Callable[[], str] = str
    """What `--help` shows."""

    def format_help(self) -> str:
        return self.page() + "\n"

    def error(self, message: str) -> NoReturn:
        """The only error left for argparse to find is an argument without its value."""
        argument = message.removeprefix("argument ").partition(":")[0].partition("/")[0]
        raise BadCommand(Reason(CommandWhy.NO_VALUE, {"argument": argument, "command": self.prog}))


def read(words: Sequence[str], pen: TerminalPen) -> argparse.Namespace:
    """What was typed. `--language` was handled before, since these errors depend on it."""
    options, unknown = parser(pen).parse_known_args(in_order(words, COMMANDS))
    if unknown:
        prog = " ".join([command_name(), *([options.command] if options.command else [])])
        raise BadCommand(Reason(CommandWhy.NO_ARGUMENT, {"argument": unknown[0], "command": prog}))
    return options


def parser(pen: TerminalPen, completing: bool = False) -> Parser:
    """The commands themselves ask for missing arguments; shell completion must know what comes first."""
    left_out = None if completing else "?"

    def named(found: Parser, name: str, values: Iterable[str]) -> None:
        complete(found.add_argument(name, nargs=left_out), always(values))

    def file(found: Parser) -> None:
        found.add_argument("file", nargs=left_out)

    top = Parser(prog=command_name(), allow_abbrev=False, exit_on_error=False)
    top.page = partial(pages.page, pen, "help")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str) -> Parser:
        found = commands.add_parser(name, allow_abbrev=False)
        found.page = partial(pages.page, pen, f"help-{name}")
        language(found)
        return found

    language(top)
    serve = command("serve")
    for argument in ("--host", "--port", "--data", "--bot-processes", "--names", "--rate", "--sockets", "--tables"):
        serve.add_argument(argument)
    serve.add_argument("--open", action="store_true")
    command("games")
    add_play(command("play"), pen)
    resume = command("resume")
    file(resume)
    resume.add_argument("--list", action="store_true")
    named(command("rules"), "game", games())
    file(command("replay"))
    hint = command("hint")
    file(hint)
    hint.add_argument("--seat")
    hint.add_argument("--sims")
    hint.add_argument("--json", action="store_true")
    score = command("score")
    named(score, "game", [name for name, game in games().items() if game.count is not None])
    file(score)
    score.add_argument("--template", action="store_true")
    score.add_argument("--json", action="store_true")
    add_arena(command("arena"), pen)
    solve = command("solve")
    file(solve)
    add_solve(solve, pen)
    deck = command("deck")
    named(deck, "action", DECK_ACTIONS)
    named(deck, "game", [name for name, game in games().items() if game.data is not None])
    file(deck)
    connect = command("connect")
    connect.add_argument("url", nargs=left_out)
    connect.add_argument("program", nargs=left_out)
    connect.add_argument("--name")
    for name in ("backup", "restore"):
        copy = command(name)
        file(copy)
        copy.add_argument("--data")
    command("export").add_argument("--data")
    named(command("completion"), "shell", SHELLS)
    return top


def add_play(play: Parser, pen: TerminalPen) -> None:
    tables = play.add_subparsers(dest="game", metavar="GAME", parser_class=Parser)
    for name, game in games().items():
        table = tables.add_parser(name, allow_abbrev=False)
        table.page = partial(pages.play_page, pen, game)
        seats(table, (YOU, *BOTS))
        table.add_argument("--seed")
        language(table)
        game_options(table, game)


def add_arena(arena: Parser, pen: TerminalPen) -> None:
    tables = arena.add_subparsers(dest="game", metavar="GAME", parser_class=Parser)
    for name, game in games().items():
        table = tables.add_parser(name, allow_abbrev=False)
        table.page = partial(pages.arena_page, pen, game)
        seats(table, tuple(BOTS))
        for argument in ARENA_ARGUMENTS:
            table.add_argument(argument)
        table.add_argument("--until-sure", nargs="?", const="fair")
        for argument in ("--round-robin", "--alone", "--json"):
            table.add_argument(argument, action="store_true")
        language(table)
        game_options(table, game)


def add_solve(solve: Parser, pen: TerminalPen) -> None:
    """A record, or the options of a game that can be solved."""
    for name in ("--seed", "--seat", "--after", "--width"):
        solve.add_argument(name)
    game = solvable()
    solve.page = lambda: pages.page(pen, "help-solve", pages.options(pen, game))
    game_options(solve, game)


def solvable() -> Game:
    """The game to solve where no record names one."""
    return next(game for game in games().values() if game.solve is not None)


def game_options(table: Parser, game: Game) -> None:
    """A flag may be given without a value."""
    for option in game.options:
        name, to = f"--{option.name.replace('_', '-')}", f"option_{option.name}"
        if isinstance(option, Flag):
            argument = table.add_argument(name, dest=to, nargs="?", const="yes")
        else:
            argument = table.add_argument(name, dest=to)
        words = option.words(game.seats[-1])
        if words:
            complete(argument, always(words))


def language(found: Parser) -> None:
    complete(found.add_argument("--language"), always(LANGUAGES))


def seats(found: Parser, players: Sequence[str]) -> None:
    """A list with commas, of which the last word is being typed."""

    def listed(prefix: str) -> list[str]:
        before = prefix[: prefix.rfind(",") + 1]
        return [before + player for player in players]

    complete(found.add_argument("--seats"), listed)


def always(values: Iterable[str]) -> Callable[[str], Iterable[str]]:
    return lambda prefix: values


def complete(argument: argparse.Action, values: Callable[[str], Iterable[str]]) -> None:
    """For shell completion: the possible words that begin like this."""
    argument.completer = lambda prefix, **_: list(values(prefix))  # type: ignore[attr-defined]
