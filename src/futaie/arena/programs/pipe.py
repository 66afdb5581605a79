"""A conversation with a process, one line each way, that ends in time whatever the process does."""

from __future__ import annotations

import contextlib
import errno
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from typing import IO

from futaie.arena.reasons import Lost, LostWhy
from futaie.core.rules.reason import Reason

LONGEST_LINE = 65_536
"""Bytes of one answer."""
COMPLAINTS = 2_000
"""Bytes kept of the end of its error output."""
FAREWELL = 0.5
"""Seconds between the last message and the kill."""
DIES_WITH_PARENT = """
import ctypes, os, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
os.execvp(sys.argv[1], sys.argv[1:])
"""
"""Becomes the program on Linux, so that the kernel kills it with its worker, even after kill -9. (Python code between
fork and exec could deadlock where there are threads.) Elsewhere the program only finds its input closed."""


class Pipe:
    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603  the person at the command line chose the program
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for the arena; and what it starts can be killed with it
            )
        except (OSError, ValueError) as error:
            problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise Lost(Reason(LostWhy.NOT_STARTED, {"problem": problem[:200]})) from error
        self.input = unblocked(self.process.stdin)
        self.output = unblocked(self.process.stdout)
        self.errors = unblocked(self.process.stderr)
        self.heard = bytearray()
        self.complaints = bytearray()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Sends a line and waits for its answer."""
        self._listen(self.output.fileno())
        if self.heard:
            raise Lost(Reason(LostWhy.UNASKED, {"text": shown(self.heard)}))
        deadline = time.monotonic() + seconds
        waiting = memoryview(line)
        with selectors.DefaultSelector() as selector:
            selector.register(self.input, selectors.EVENT_WRITE)
            selector.register(self.output, selectors.EVENT_READ)
            selector.register(self.errors, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                if len(self.heard) > LONGEST_LINE:
                    raise Lost(Reason(LostWhy.TOO_LONG, {"most": LONGEST_LINE}))
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Lost(Reason(LostWhy.TOO_SLOW, {"seconds": f"{seconds:g}"}))
                for ready, _ in selector.select(left):
                    if ready.fileobj is self.input:
                        waiting = self._speak(waiting)
                        if not waiting:
                            selector.unregister(self.input)
                    elif ready.fileobj is self.errors:
                        if not self._complain():
                            selector.unregister(self.errors)
                    elif not self._listen(self.output.fileno()):
                        raise self._ended()
        answer, _, rest = bytes(self.heard).partition(b"\n")
        self.heard = bytearray(rest)
        if len(answer) > LONGEST_LINE:
            raise Lost(Reason(LostWhy.TOO_LONG, {"most": LONGEST_LINE}))
        return answer

    def _speak(self, waiting: memoryview) -> memoryview:
        """What is left to send. A program that stopped listening may still have answered: its output tells."""
        try:
            return waiting[os.write(self.input.fileno(), waiting) :]
        except BlockingIOError:
            return waiting
        except BrokenPipeError:
            return waiting[len(waiting) :]

    def _listen(self, stream: int) -> bool:
        """Reads what has been written, up to the longest line; False at the end."""
        if len(self.heard) > LONGEST_LINE:
            return True
        try:
            found = os.read(stream, LONGEST_LINE)
        except BlockingIOError:
            return True
        self.heard += found
        return bool(found)

    def _complain(self) -> bool:
        try:
            found = os.read(self.errors.fileno(), LONGEST_LINE)
        except BlockingIOError:
            return True
        self.complaints = (self.complaints + found)[-COMPLAINTS:]
        return bool(found)

    def _ended(self) -> Lost:
        """Its output is closed. The last line of its error output usually says what went wrong."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        self._complain()
        lines = shown(self.complaints, COMPLAINTS).strip().splitlines()
        code = "?" if self.process.returncode is None else str(self.process.returncode)
        return Lost(Reason(LostWhy.ENDED, {"code": code, "problem": lines[-1][:200] if lines else "-"}))

    def close(self, line: bytes) -> None:
        """Sends a last line, waits a moment, and ends the process and everything it has started."""
        self._speak(memoryview(line))
        self.input.close()
        deadline = time.monotonic() + FAREWELL
        with selectors.DefaultSelector() as selector:
            selector.register(self.output, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0 and selector.select(left):
                try:
                    if not os.read(self.output.fileno(), LONGEST_LINE):
                        break
                except BlockingIOError:
                    continue
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.output.close()
        self.errors.close()


def words_of(command: str) -> list[str]:
    words = shlex.split(command)
    if not words or shutil.which(words[0]) is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    return [sys.executable, "-I", "-S", "-c", DIES_WITH_PARENT, *words] if sys.platform == "linux" else words


def unblocked(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


def shown(text: bytes | bytearray, most: int = 80) -> str:
    """The beginning of what a program wrote, for a person."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text.decode(errors="replace"))[:most]
