"""The command line."""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Sequence

from futaie.bots.learned.mind import keep_to_one_core
from futaie.core.rules.reason import FutaieError, Reason
from futaie.terminal.arguments.parser import parser, read
from futaie.terminal.commands.run import run
from futaie.terminal.reasons import BadCommand, CommandWhy, system_problem
from futaie.terminal.screen.layout import wrapped
from futaie.terminal.screen.pen import TerminalPen
from futaie.text import LANGUAGES, language_of


def main(arguments: Sequence[str] | None = None) -> int:
    keep_to_one_core()
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    pen = TerminalPen(language_of(os.environ))
    if "_ARGCOMPLETE" in os.environ:
        complete(pen)
    try:
        pen = TerminalPen(wanted_language(words) or pen.language)
        LOG.handlers = [PrintedWarnings(pen)]
        code = run(read(words, pen), pen)
        sys.stdout.flush()
        return code
    except FutaieError as error:
        complain(pen.tell(error.reason), pen)
        return 2
    except BrokenPipeError:  # the reader of the output has gone
        forget_output()
        return 141
    except OSError as error:  # nowhere to write to
        complain(pen.say("output-lost", problem=system_problem(error)), pen)
        forget_output()
        return 1
    except KeyboardInterrupt:
        print()
        return 130
    except SystemExit:  # after --help
        return 0


LOG = logging.getLogger("futaie.bots")


class PrintedWarnings(logging.Handler):
    """Tells a person the warnings of bots."""

    def __init__(self, pen: TerminalPen) -> None:
        super().__init__()
        self.pen = pen

    def emit(self, record: logging.LogRecord) -> None:
        reason = record.args[0] if isinstance(record.args, tuple) and record.args else None
        complain(self.pen.tell(reason) if isinstance(reason, Reason) else record.getMessage(), self.pen)


def complain(problem: str, pen: TerminalPen) -> None:
    told = f"futaie: {problem}"
    print("\n".join(wrapped(told, pen.text_width)) if sys.stderr.isatty() else told, file=sys.stderr)


def forget_output() -> None:
    """So that Python does not try to write the rest when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def wanted_language(words: Sequence[str]) -> str | None:
    """Read from the command line before anything else, so that even errors are in this language."""
    for i, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--language":
            value = value or (words[i + 1] if i + 1 < len(words) else "")
            if value not in LANGUAGES:
                allowed = " | ".join(LANGUAGES)
                raise BadCommand(Reason(CommandWhy.NO_LANGUAGE, {"language": value[:40], "allowed": allowed}))
            return value
    return None


def complete(pen: TerminalPen) -> None:
    """Answers the shell's question what could be typed next, and ends."""
    import argcomplete

    argcomplete.autocomplete(parser(pen, completing=True), always_complete_options=False)
