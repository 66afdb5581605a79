"""The commands around a server: start one, back up its database, restore it, export its finished matches."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from futaie.core.rules.reason import Reason
from futaie.server.serve import EVERYWHERE, serve
from futaie.server.settings import Settings
from futaie.server.storage.backup import back_up
from futaie.server.storage.export import exported
from futaie.server.storage.permissions import to_close
from futaie.server.storage.restore import restore
from futaie.terminal.reasons import BadCommand, CommandWhy, system_problem
from futaie.terminal.screen.pen import TerminalPen

FLAGS = ("host", "port", "data", "bot_processes", "names", "rate", "sockets", "tables")


def chosen(options: Namespace) -> Settings:
    return Settings.chosen({name: getattr(options, name, None) for name in FLAGS}, os.environ)


def run_server(options: Namespace, pen: TerminalPen) -> int:
    settings = chosen(options)

    def ready(url: str) -> None:
        print(pen.say("serve-ready", url=url), flush=True)
        if settings.host in EVERYWHERE:
            pen.write(pen.say("serve-everywhere"))
        command = to_close(settings.folder())
        if command is not None:
            print(pen.say("serve-others-may-read", folder=settings.folder(), command=command), flush=True)

    try:
        serve(settings, ready, options.open)
    except OSError as error:
        figures = {"file": str(error.filename or settings.data), "problem": system_problem(error)}
        raise BadCommand(Reason(CommandWhy.CANNOT_WRITE, figures)) from error
    return 0


def run_backup(options: Namespace, pen: TerminalPen) -> int:
    if options.file is None:
        raise BadCommand(Reason(CommandWhy.WHICH_FILE))
    file = Path(options.file).expanduser()
    with progress() as bar:
        bar.add_task(pen.say("backup-copying"), total=None)
        back_up(chosen(options).database(), file)
    pen.write(pen.say("backup-done", file=options.file))
    return 0


def run_restore(options: Namespace, pen: TerminalPen) -> int:
    if options.file is None:
        raise BadCommand(Reason(CommandWhy.WHICH_FILE))
    file = Path(options.file).expanduser()
    try:
        with file.open("rb"):
            pass
        folder = chosen(options).folder()
    except OSError as error:
        figures = {"file": str(error.filename or file), "problem": system_problem(error)}
        raise BadCommand(Reason(CommandWhy.NO_FILE, figures)) from error
    with progress() as bar:
        bar.add_task(pen.say("backup-copying"), total=None)
        restored = restore(folder, file)
    at = datetime.fromtimestamp(restored.at).astimezone().strftime("%Y-%m-%d %H:%M")
    pen.write(pen.say("restore-done", file=options.file, matches=restored.matches, at=at))
    if restored.aside is not None:
        pen.write(pen.say("restore-aside", file=restored.aside))
    return 0


def run_export(options: Namespace, pen: TerminalPen) -> int:
    left_out = 0
    with progress() as bar:
        task = bar.add_task(pen.say("export-reading"))
        for count, match in exported(chosen(options).database()):
            bar.update(task, advance=1, total=count)
            if match is None:
                left_out += 1
            else:
                print(json.dumps(match, ensure_ascii=False))
    if left_out:
        Console(stderr=True).print(pen.say("export-left-out", matches=left_out))
    return 0


def progress() -> Progress:
    """On the error output, since the matches go to standard output; disappears when all is done."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)
