"""`futaie arena`: players meet, and the results are shown as figures."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from futaie.arena.entrant import OUTSIDE, is_entrant
from futaie.arena.meeting import Arena, meetings_of
from futaie.arena.play import Played
from futaie.arena.reasons import ArenaWhy, BadArena
from futaie.arena.results import Results, seed_in
from futaie.arena.runner import Runner
from futaie.arena.statistics.plot import plot
from futaie.arena.statistics.report import Question, report
from futaie.arena.workers import Workers, cores, dask, processes
from futaie.bots import BOTS
from futaie.bots.learned.mind import mind_for
from futaie.core.chance.shuffles import new_seed
from futaie.core.game import Game
from futaie.core.rules.reason import Reason
from futaie.terminal.commands.standings import standings
from futaie.terminal.reasons import BadCommand, CommandWhy, system_problem
from futaie.terminal.screen.pen import TerminalPen

GAMES = 100
GAMES_UNTIL_SURE = 10_000
MOST_GAMES = 10_000_000


def run_arena(options: Namespace, game: Game, pen: TerminalPen) -> int:
    path = results_path(options)
    arena = new_arena(options, game, path)
    meeting = max(meeting.games_per_deal for meeting in arena.meetings)
    games = whole(options.games, "--games", MOST_GAMES, GAMES if options.until_sure is None else GAMES_UNTIL_SURE)
    deals = -(-games // meeting)
    at_once = whole(options.j, "-j", 1_000, cores())
    workers: Workers = processes(at_once)
    if options.dask is not None:
        workers, at_once = dask(options.dask)
    if options.plot is not None:
        write_file(options.plot, "")  # before all the work, not after it
    interrupted = False
    with Results(path, arena) as results:
        question = None
        if options.until_sure is not None:
            question = Question(arena, results.games, deals, share(options.until_sure))
        total = deals * sum(meeting.games_per_deal for meeting in arena.meetings)
        with progress(pen, total, min(total, len(results.games))) as heard:
            runner = Runner(arena, results, deals, question.answered if question else lambda _: False, heard)
            try:
                runner.run(workers, at_once)
            except KeyboardInterrupt:
                interrupted = True
        found = report(arena, results.games, deals, question)
    found["finished"] = not interrupted
    show(found, options, game, pen)
    if interrupted:
        print("\n" + pen.say("arena-left", file=str(path)), file=sys.stderr)
        return 130
    if options.results is None:
        path.unlink(missing_ok=True)
    return 0


def results_path(options: Namespace) -> Path:
    """The file named, or a temporary one while the arena runs, so that interrupting it loses nothing."""
    if options.results is not None:
        return Path(options.results).expanduser()
    path = user_data_path("futaie", appauthor=False) / "arena" / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error
    return path


def new_arena(options: Namespace, game: Game, path: Path) -> Arena:
    players = entrants(options.seats)
    if len(set(players)) < 2 and (options.round_robin or options.alone):
        raise BadArena(Reason(ArenaWhy.TOO_FEW))
    chosen = {}
    for option in game.options:
        text = getattr(options, f"option_{option.name}")
        if text is not None:
            chosen[option.name] = option.read(text)
    seed = options.seed if options.seed is not None else seed_in(path) or new_seed()
    meetings = meetings_of(players, options.round_robin, options.alone)
    limit = decimal(options.limit, "--limit")
    arena = Arena(
        game.name,
        chosen,
        seed,
        meetings,
        None if options.sims is None else whole(options.sims, "--sims", 10**9, 0),
        decimal(options.seconds, "--seconds"),
        10.0 if limit is None else limit,
    )
    game.new(meetings[0].seats, arena.deal_seed(MOST_GAMES), None, **chosen)  # refuses an impossible game now
    if "giant" in players and options.sims is None:
        mind_for(game, meetings[0].seats)  # warns now if its weights are unusable
    return arena


def entrants(text: str | None) -> list[str]:
    """`giant,greedy,cmd:python my_bot.py`."""
    if text is None:
        raise BadArena(Reason(ArenaWhy.TOO_FEW))
    players = [word.strip() for word in text.split(",")]
    for player in players:
        if not is_entrant(player):
            allowed = ", ".join((*BOTS, OUTSIDE + "PROGRAM"))
            raise BadCommand(Reason(CommandWhy.NO_SUCH_PLAYER, {"player": player[:40], "allowed": allowed}))
    return players


def whole(text: str | None, argument: str, most: int, otherwise: int) -> int:
    if text is None:
        return otherwise
    if not (text.isascii() and text.isdigit() and len(text) < 12 and 0 < int(text) <= most):
        raise BadArena(Reason(ArenaWhy.BAD_NUMBER, {"argument": argument, "value": text[:40], "allowed": f"1-{most}"}))
    return int(text)


def decimal(text: str | None, argument: str) -> float | None:
    if text is None:
        return None
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.0 < found <= 3600.0:
        allowed = "0.001-3600"
        raise BadArena(Reason(ArenaWhy.BAD_NUMBER, {"argument": argument, "value": text[:40], "allowed": allowed}))
    return found


def share(text: str) -> float | None:
    """`fair`, or a percentage: `70`."""
    if text == "fair":
        return None
    try:
        found = float(text.rstrip("% ")) / 100
    except ValueError:
        found = 0.0
    if not 0.0 < found < 1.0:
        figures = {"argument": "--until-sure", "value": text[:40], "allowed": "fair | 1-99"}
        raise BadArena(Reason(ArenaWhy.BAD_NUMBER, figures))
    return found


@contextmanager
def progress(pen: TerminalPen, total: int, done: int) -> Iterator[Any]:
    """A bar on the error output if that is a terminal, so that the figures can be redirected."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, no_color=not pen.coloured)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(pen.say("arena-playing"), total=total, completed=done)

        def heard(_: Played) -> None:
            bar.advance(task)

        yield heard


def show(found: dict[str, Any], options: Namespace, game: Game, pen: TerminalPen) -> None:
    words = TerminalPen(pen.language, game.package)
    if options.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(standings(found, words)))
    if options.plot is not None and found["ratings"]:
        title = words.say("arena-plot", game=words.say("title"), games=found["games"])
        write_file(options.plot, plot(found["ratings"], title, words.say("arena-plot-axis")))


def write_file(name: str, text: str) -> None:
    path = Path(name).expanduser()
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error


def unwritable(path: Path, error: Exception) -> BadArena:
    return BadArena(Reason(ArenaWhy.CANNOT_WRITE, {"file": str(path)[:80], "problem": system_problem(error)}))
