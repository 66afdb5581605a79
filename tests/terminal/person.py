"""A person at a real terminal, who reads the screen and types."""

from __future__ import annotations

import errno
import os
import pty
import re
import select
import signal
import sys
import tempfile
import time
from codecs import getincrementaldecoder
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import futaie

PROMPT = re.compile(r"(?:^|\n)> $|(?:Enter|Entrée|Invio)[^\n]*$")
"""The end of the output when the program waits for input."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60
"""After this many seconds without output the program counts as hanging."""


class Person:
    """`with Person("play", "hortis") as person: …`; the program runs in a terminal of 80 columns."""

    def __init__(self, *arguments: str, language: str = "en", **environment: str) -> None:
        self.arguments = arguments
        self.environment = {
            "LANG": f"{language}_XX.UTF-8",
            "TERM": "xterm-256color",
            "COLUMNS": "80",
            "LINES": "24",
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(Path(futaie.__file__).parent.parent),
            "PYTHONIOENCODING": "utf-8",
            "XDG_DATA_HOME": tempfile.mkdtemp(),
            **environment,
        }
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.raw = ""
        """Everything that was ever on the screen, with escape codes."""
        self.since = 0
        """The start in `raw` of the output since the last input."""
        self.code: int | None = None

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "futaie", *self.arguments]
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.execve(command[0], command, self.environment)
        return self

    def __exit__(self, *_: object) -> None:
        if self.code is None:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
        os.close(self.terminal)

    @property
    def screen(self) -> str:
        """The output since the last input, without escape codes."""
        return plain(self.raw[self.since :])

    def wait(self) -> bool:
        """Reads until the program waits for input; False if it has ended."""
        while True:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            assert ready, f"hangs after {self.screen[-500:]!r}"
            try:
                data = os.read(self.terminal, 65536)
            except OSError as error:
                if error.errno != errno.EIO:
                    raise
                data = b""
            if not data:
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
                return False
            self.raw += self.decoder.decode(data)
            if PROMPT.search(self.screen) and not select.select([self.terminal], [], [], 0.02)[0]:
                return True

    def type(self, text: str) -> bool:
        """Types a line and waits for the next prompt; False if the program has ended."""
        self.since = len(self.raw)
        os.write(self.terminal, (text + "\n").encode())
        return self.wait()

    def interrupt(self) -> bool:
        self.since = len(self.raw)
        os.write(self.terminal, b"\x03")
        return self.wait()

    def choices(self) -> int:
        """The number of actions in the list on the screen."""
        numbers = re.findall(r"(?:^|\n| {2}) *(\d+)\) ", self.screen)
        return int(numbers[-1]) if numbers else 0


def plain(text: str) -> str:
    return ESCAPES.sub("", text).replace("\r\n", "\n")


def play_on(person: Person, picks: Sequence[int]) -> None:
    """Types numbers of actions, cycling through the picks, until the program has ended."""
    start = time.monotonic()
    number = 0
    while True:
        assert time.monotonic() - start < 600
        choices = person.choices()
        text = str(1 + picks[number % len(picks)] % choices) if choices else ""
        number += 1
        if not person.type(text):
            return
