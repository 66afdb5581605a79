"""The commands, one function each."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from platformdirs import user_data_path

from futaie.bots import BOTS
from futaie.core.game import Game
from futaie.core.reason import Reason
from futaie.games import game as game_by_name
from futaie.games import games
from futaie.record.match import Match
from futaie.record.record import Record, record_of
from futaie.terminal.arguments import DECK_ACTIONS, SHELLS, solvable, wrapped
from futaie.terminal.hint import print_hint
from futaie.terminal.pen import TerminalPen, command_name
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.replay import Replay
from futaie.terminal.rules import print_rules
from futaie.terminal.solve import Solve
from futaie.terminal.table import Table

LARGEST_FILE = 1_000_000
YOU = "you"


def run(options: Namespace, pen: TerminalPen) -> int:
    """Does what was asked for; without a command shows the help."""
    if options.command is None:
        print(pen.say("help"))
        return 0
    return COMMANDS[options.command](options, pen)


def list_games(options: Namespace, pen: TerminalPen) -> int:
    for name, game in games().items():
        words = TerminalPen(pen.language, game.package)
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        print(pen.paint(f"{name:<14}", "bold") + words.say("seats-of", seats=seats))
        print("\n".join(wrapped("    " + words.say("about"), 4)))
    print("\n" + pen.say("games-hint"))
    return 0


def chosen_game(options: Namespace) -> Game:
    if options.game is None:
        raise BadCommand(Reason(CommandWhy.WHICH_GAME, {"allowed": " | ".join(games())}))
    return game_by_name(options.game)


def play(options: Namespace, pen: TerminalPen) -> int:
    return sit_down(new_match(chosen_game(options), options), pen)


def resume(options: Namespace, pen: TerminalPen) -> int:
    """The match in the file, else the one that was played last."""
    return sit_down(Record.parse(read_file(options.file or kept_match())).replay(), pen)


def sit_down(match: Match, pen: TerminalPen) -> int:
    people = [seat for seat in range(match.position.seats) if seat not in match.bots]
    if not people:
        raise BadCommand(Reason(CommandWhy.NOBODY))
    table = Table(match, people, TerminalPen(pen.language, match.game.package), keep)
    try:
        table.run()
    finally:
        if table.kept:
            print(pen.say("left" if match.result is None else "again", command=command_name()))
    return 0


def last_match() -> Path:
    """Where the match is kept that was played last."""
    return user_data_path("futaie", appauthor=False) / "last.txt"


def kept_match() -> str:
    if not last_match().is_file():
        raise BadCommand(Reason(CommandWhy.NOTHING_KEPT))
    return str(last_match())


def keep(match: Match) -> bool:
    """Writes the match down as it stands, so that nothing is lost whatever happens; False where that is impossible."""
    try:
        last_match().parent.mkdir(parents=True, exist_ok=True)
        fresh = last_match().with_suffix(".new")
        fresh.write_text(str(record_of(match)), encoding="utf-8")
        fresh.replace(last_match())
    except OSError:
        return False
    return True


def new_match(game: Game, options: Namespace) -> Match:
    players = seated(game, options.seats)
    match = Match(game, len(players), options.seed, None, **chosen_options(game, options))
    for seat, player in enumerate(players):
        if player != YOU:
            match.seat_bot(seat, player)
    return match


def chosen_options(game: Game, options: Namespace) -> dict[str, object]:
    """The options of the game that were typed."""
    typed = {option: getattr(options, f"option_{option.name}") for option in game.options}
    return {option.name: option.read(text) for option, text in typed.items() if text is not None}


def seated(game: Game, text: str | None) -> list[str]:
    """Who sits where: `you,greedy,random`, or a number: you and so many greedy bots less one."""
    if text is None:
        text = str(max(game.seats[0], 1))
    if text.isascii() and text.isdigit() and len(text) < 3:
        return [YOU, *["greedy"] * (int(text) - 1)]
    players = [word.strip() for word in text.split(",")]
    for player in players:
        if player not in (YOU, *BOTS):
            allowed = ", ".join((YOU, *BOTS))
            raise BadCommand(Reason(CommandWhy.NO_SUCH_PLAYER, {"player": player[:40], "allowed": allowed}))
    return players


def arena(options: Namespace, pen: TerminalPen) -> int:
    from futaie.terminal.arena import run_arena

    return run_arena(options, chosen_game(options), pen)


def replay(options: Namespace, pen: TerminalPen) -> int:
    record = Record.parse(read_file(options.file or kept_match()))
    Replay(record, TerminalPen(pen.language, game_by_name(record.game).package)).run()
    return 0


def hint(options: Namespace, pen: TerminalPen) -> int:
    match = Record.parse(read_file(options.file)).replay()
    print_hint(match, options, TerminalPen(pen.language, match.game.package))
    return 0


def solve(options: Namespace, pen: TerminalPen) -> int:
    if (options.file is None) == (options.seed is None):
        raise BadCommand(Reason(CommandWhy.RECORD_OR_SEED))
    if options.file is not None:
        record = Record.parse(read_file(options.file))
    else:
        game = solvable()
        record = record_of(Match(game, game.seats[0], options.seed, None, **chosen_options(game, options)))
    words = TerminalPen(pen.language, game_by_name(record.game).package)
    Solve(record, options.seat, options.after, options.width, words).run()
    return 0


def score(options: Namespace, pen: TerminalPen) -> int:
    game = chosen_game(options)
    if game.count is None:
        raise BadCommand(Reason(CommandWhy.NOT_COUNTED, {"game": game.name}))
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
    print(game.data.show(found, words) if options.action == "show" else words.say("deck-good", file=name))
    return 0


def completion(options: Namespace, pen: TerminalPen) -> int:
    from argcomplete.shell_integration import shellcode

    if options.shell not in SHELLS:
        raise BadCommand(Reason(CommandWhy.NO_SHELL, {"allowed": " | ".join(SHELLS)}))
    print(shellcode(["futaie"], shell=options.shell))
    return 0


def read_text(name: str | None) -> str:
    try:
        return read_file(name).decode()
    except UnicodeDecodeError as error:
        raise BadCommand(Reason(CommandWhy.NOT_TEXT, {"file": str(name)[:80]})) from error


def read_file(name: str | None) -> bytes:
    if name is None:
        raise BadCommand(Reason(CommandWhy.WHICH_FILE))
    try:
        with Path(name).expanduser().open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, RuntimeError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadCommand(Reason(CommandWhy.NO_FILE, {"file": name[:80], "problem": problem})) from error
    if len(content) > LARGEST_FILE:
        raise BadCommand(Reason(CommandWhy.TOO_LARGE, {"file": name[:80], "most": LARGEST_FILE}))
    return content


COMMANDS = {
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
    "completion": completion,
}
