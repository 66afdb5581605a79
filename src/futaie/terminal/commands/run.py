"""Runs a command. The short ones are here, the others have a file each."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from shlex import quote

from futaie.core.game import Game
from futaie.core.rules.reason import Reason
from futaie.games import game as game_by_name
from futaie.games import games
from futaie.record.match import Match
from futaie.record.record import Record, record_of
from futaie.terminal.arguments.files import read_file, read_text
from futaie.terminal.arguments.help import page
from futaie.terminal.arguments.parser import DECK_ACTIONS, SHELLS, solvable
from futaie.terminal.commands.hint import print_hint
from futaie.terminal.commands.play import chosen_options, new_match, sit_down
from futaie.terminal.commands.replay import Replay
from futaie.terminal.commands.resume import go_on
from futaie.terminal.commands.rules import print_rules
from futaie.terminal.commands.solve import Solve
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.screen.layout import laid_out, wrapped
from futaie.terminal.screen.pen import TerminalPen, command_name
from futaie.terminal.table.saved import all_files, saved_files


def run(options: Namespace, pen: TerminalPen) -> int:
    """Runs a command; shows the help without one."""
    if options.command is None:
        print(page(pen, "help"))
        return 0
    return COMMANDS[options.command](options, pen)


def list_games(options: Namespace, pen: TerminalPen) -> int:
    for name, game in games().items():
        words = TerminalPen(pen.language, game.package)
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        print(pen.paint(f"{name:<14}", "bold") + words.say("seats-of", seats=seats))
        print("\n".join(wrapped("    " + words.say("about"), pen.text_width)))
    print("\n" + "\n".join(wrapped(pen.say("games-hint", command=command_name()), pen.text_width)))
    return 0


def chosen_game(options: Namespace) -> Game:
    if options.game is None:
        raise BadCommand(Reason(CommandWhy.WHICH_GAME, {"allowed": " | ".join(games())}))
    return game_by_name(options.game)


def play(options: Namespace, pen: TerminalPen) -> int:
    sit_down(new_match(chosen_game(options), options, pen), None, pen)
    return 0


def resume(options: Namespace, pen: TerminalPen) -> int:
    go_on(options.file, options.list, pen)
    return 0


def last_match(files: list[Path], why_not: CommandWhy) -> str:
    """The latest of these saved matches."""
    if not files:
        raise BadCommand(Reason(why_not, {"command": command_name()}))
    return str(files[0])


def arena(options: Namespace, pen: TerminalPen) -> int:
    from futaie.terminal.commands.arena import run_arena

    return run_arena(options, chosen_game(options), pen)


def around_server(module: str, function: str) -> Callable[[Namespace, TerminalPen], int]:
    """A command whose libraries are optional."""

    def run(options: Namespace, pen: TerminalPen) -> int:
        try:
            found = import_module(f"futaie.terminal.commands.{module}")
        except ModuleNotFoundError as error:
            raise BadCommand(Reason(CommandWhy.NO_SERVER, {"problem": str(error)})) from error
        code: int = getattr(found, function)(options, pen)
        return code

    return run


def replay(options: Namespace, pen: TerminalPen) -> int:
    record = Record.parse(read_file(options.file or last_match(all_files(), CommandWhy.NOTHING_KEPT)))
    Replay(record, TerminalPen(pen.language, game_by_name(record.game).package)).run()
    return 0


def hint(options: Namespace, pen: TerminalPen) -> int:
    match = Record.parse(
        read_file(options.file or last_match(saved_files(finished=False), CommandWhy.NOTHING_LEFT))
    ).replay()
    print_hint(match, options, TerminalPen(pen.language, match.game.package))
    return 0


def solve(options: Namespace, pen: TerminalPen) -> int:
    if (options.file is None) == (options.seed is None):
        raise BadCommand(Reason(CommandWhy.RECORD_OR_SEED))
    if options.file is not None:
        record = Record.parse(read_file(options.file))
    else:
        game = solvable()
        record = record_of(Match(game, game.seats[0], options.seed, None, None, **chosen_options(game, options)))
    words = TerminalPen(pen.language, game_by_name(record.game).package)
    Solve(record, options.seat, options.after, options.width, words).run()
    return 0


def score(options: Namespace, pen: TerminalPen) -> int:
    game = chosen_game(options)
    if game.count is None:
        raise BadCommand(Reason(CommandWhy.NOT_COUNTED, {"game": game.name}))
    if options.template:
        print(game.count.template, end="")
        return 0
    if options.file is None:
        raise BadCommand(Reason(CommandWhy.WHICH_TABLE, {"game": game.name, "command": command_name()}))
    try:
        table = json.loads(read_file(options.file))
    except (ValueError, RecursionError) as error:
        raise BadCommand(Reason(CommandWhy.NOT_JSON, {"file": options.file, "problem": str(error)[:80]})) from error
    counted = game.count.count(table)
    if options.json:
        print(json.dumps(counted, ensure_ascii=False, indent=2))
    else:
        print(game.count.sheet(counted, TerminalPen(pen.language, game.package)))
    return 0


def show_rules(options: Namespace, pen: TerminalPen) -> int:
    game = chosen_game(options)
    print_rules(game, TerminalPen(pen.language, game.package))
    return 0


def deck(options: Namespace, pen: TerminalPen) -> int:
    if options.action not in DECK_ACTIONS:
        raise BadCommand(Reason(CommandWhy.WHICH_ACTION, {"allowed": " | ".join(DECK_ACTIONS)}))
    game = chosen_game(options)
    if game.data is None:
        raise BadCommand(Reason(CommandWhy.NO_DATA, {"game": game.name}))
    if options.action == "template":
        print(game.data.template, end="")
        return 0
    words = TerminalPen(pen.language, game.package)
    if options.file is None and options.action == "show":
        found, name = game.data.check(game.data.template, game.name), game.name
    else:
        name = Path(options.file or "").name
        found = game.data.check(read_text(options.file), name)
    if options.action == "show":
        print(game.data.show(found, words))
        return 0
    playable = any(option.name == "deck" for option in game.options)
    message = "deck-playable" if playable else "deck-only-shown"
    figures = {"command": command_name(), "game": game.name, "file": quote(options.file)}
    print(laid_out(f"{words.say('deck-good', file=name)} {words.say(message, **figures)}", words.text_width))
    return 0


def completion(options: Namespace, pen: TerminalPen) -> int:
    from argcomplete.shell_integration import shellcode

    if options.shell not in SHELLS:
        raise BadCommand(Reason(CommandWhy.NO_SHELL, {"allowed": " | ".join(SHELLS)}))
    print(shellcode(["futaie"], shell=options.shell))
    return 0


COMMANDS = {
    "serve": around_server("serve", "run_server"),
    "games": list_games,
    "play": play,
    "resume": resume,
    "replay": replay,
    "hint": hint,
    "arena": arena,
    "solve": solve,
    "score": score,
    "rules": show_rules,
    "deck": deck,
    "connect": around_server("connect", "run_connect"),
    "backup": around_server("serve", "run_backup"),
    "restore": around_server("serve", "run_restore"),
    "export": around_server("serve", "run_export"),
    "completion": completion,
}
