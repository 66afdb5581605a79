"""What can be typed behind `futaie`. Argparse reads it; help pages and errors are ours, in the reader's language."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from typing import NoReturn

from futaie.bots import BOTS
from futaie.core.game import Game
from futaie.core.reason import Reason
from futaie.games import game as game_by_name
from futaie.games import games
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.text import LANGUAGES, Words

COMMANDS = ("games", "play", "resume", "replay", "hint", "arena", "solve", "score", "rules", "deck", "completion")
DECK_ACTIONS = ("check", "show", "template")
SHELLS = ("bash", "zsh", "fish")
ARENA_ARGUMENTS = (
    "--seats",
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
    page: str = ""
    """What `--help` shows."""

    def format_help(self) -> str:
        return self.page + "\n"

    def error(self, message: str) -> NoReturn:
        """All that is left for argparse to find wrong is an argument without its value."""
        argument = message.removeprefix("argument ").partition(":")[0].partition("/")[0]
        raise BadCommand(Reason(CommandWhy.NO_VALUE, {"argument": argument, "command": self.prog}))


def read(words: Sequence[str], pen: Words) -> argparse.Namespace:
    """What was typed. `--language` has been dealt with before, since these errors depend on it."""
    command = next((i for i, word in enumerate(words) if is_name(words, i)), None)
    if command is not None and words[command] not in COMMANDS:
        raise BadCommand(Reason(CommandWhy.NO_COMMAND, {"command": words[command], "allowed": " ".join(COMMANDS)}))
    words = list(words)
    if command is not None and words[command] in ("play", "arena"):
        table = next((word for word in words[command + 1 :] if word in games()), None)
        if table is not None:  # the options may come before the game
            words.remove(table)
            words.insert(command + 1, table)
        elif command + 1 < len(words) and is_name(words, command + 1):
            game_by_name(words[command + 1])
        else:
            words = words[: command + 1] + [word for word in words if word in ("-h", "--help")]
    options, unknown = parser(pen).parse_known_args(words)
    if unknown:
        raise BadCommand(Reason(CommandWhy.NO_ARGUMENT, {"argument": unknown[0], "command": "futaie"}))
    return options


def is_name(words: Sequence[str], i: int) -> bool:
    """Whether a word is neither an option nor the language."""
    return not words[i].startswith("-") and (i == 0 or words[i - 1] != "--language")


def parser(pen: Words) -> Parser:
    top = Parser(prog="futaie", allow_abbrev=False, exit_on_error=False)
    top.page = pen.say("help")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str) -> Parser:
        found = commands.add_parser(name, allow_abbrev=False)
        found.page = pen.say(f"help-{name}")
        language(found)
        return found

    language(top)
    command("games")
    add_play(command("play"), pen)
    file(command("resume"), "file")
    file(command("replay"), "file")
    hint = command("hint")
    file(hint, "file")
    hint.add_argument("--seat")
    hint.add_argument("--sims")
    hint.add_argument("--json", action="store_true")
    add_arena(command("arena"), pen)
    add_solve(command("solve"), pen)
    score = command("score")
    named(score, "game", games())
    file(score, "file")
    score.add_argument("--json", action="store_true")
    named(command("rules"), "game", games())
    deck = command("deck")
    named(deck, "action", DECK_ACTIONS)
    named(deck, "game", games())
    file(deck, "file")
    named(command("completion"), "shell", SHELLS)
    return top


def add_play(play: Parser, pen: Words) -> None:
    tables = play.add_subparsers(dest="game", metavar="GAME", parser_class=Parser)
    for name, game in games().items():
        table = tables.add_parser(name, allow_abbrev=False)
        table.page = (
            pen.say("help-play")
            + "\n\n"
            + players_page(pen)
            + "\n\n"
            + options_page(Words(pen.language, game.package), game)
        )
        table.add_argument("--seats")
        table.add_argument("--seed")
        language(table)
        game_options(table, game)


def add_arena(arena: Parser, pen: Words) -> None:
    tables = arena.add_subparsers(dest="game", metavar="GAME", parser_class=Parser)
    for name, game in games().items():
        table = tables.add_parser(name, allow_abbrev=False)
        table.page = pen.say("help-arena") + "\n\n" + options_page(Words(pen.language, game.package), game)
        for argument in ARENA_ARGUMENTS:
            table.add_argument(argument)
        table.add_argument("--until-sure", nargs="?", const="fair")
        for argument in ("--round-robin", "--alone", "--json"):
            table.add_argument(argument, action="store_true")
        language(table)
        game_options(table, game)


def game_options(table: Parser, game: Game) -> None:
    for option in game.options:
        table.add_argument(f"--{option.name.replace('_', '-')}", dest=f"option_{option.name}")


def players_page(words: Words) -> str:
    """The bots, each with how it plays."""
    lines = [words.say("players")]
    for name in BOTS:
        lines += wrapped(f"  {name:<10} {words.say(f'bot-{name}')}. {words.say(f'bot-{name}-about')}", 13)
    return "\n".join(lines)


def add_solve(solve: Parser, pen: Words) -> None:
    """A record, or the options of a game that can be solved."""
    file(solve, "file")
    for name in ("--seed", "--seat", "--after", "--width"):
        solve.add_argument(name)
    game = solvable()
    solve.page += "\n\n" + options_page(Words(pen.language, game.package), game)
    game_options(solve, game)


def solvable() -> Game:
    """The game that is solved where no record says which."""
    return next(game for game in games().values() if game.solve is not None)


def options_page(words: Words, game: Game) -> str:
    """The options of a game: what they take, what they are without saying, and what they mean."""
    lines = [words.say("options-of", game=words.say("title"))]
    for option in game.options:
        default = option.format(option.default)
        takes = f"{option.allowed()}  [{default}]" if len(default) < 20 else option.allowed()
        lines += wrapped(f"  --{option.name.replace('_', '-')}  {takes}", 6)
        lines += wrapped(f"      {words.say(f'option-{option.name}')}", 6)
    return "\n".join(lines)


def wrapped(line: str, indent: int) -> list[str]:
    return textwrap.wrap(line, 80, subsequent_indent=" " * indent, drop_whitespace=True, break_on_hyphens=False)


def language(found: Parser) -> None:
    complete(found.add_argument("--language"), LANGUAGES)


def named(found: Parser, name: str, values: object) -> None:
    complete(found.add_argument(name, nargs="?"), values)


def file(found: Parser, name: str) -> None:
    found.add_argument(name, nargs="?")


def complete(argument: argparse.Action, values: object) -> None:
    """For shell completion."""
    argument.completer = lambda **_: list(values)  # type: ignore[attr-defined, call-overload]
