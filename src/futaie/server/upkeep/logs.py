"""Logs for programs to read: one JSON object a line. They never contain views, actions, seeds, tokens or links."""

from __future__ import annotations

import json
import logging
from hashlib import sha256

from futaie.server.http.limits import Bucket

OWN = ("table", "why", "route", "address")
LINES_A_SECOND = 10.0


def nameless(table_id: str) -> str:
    """Tells tables apart in the logs, but is not a link."""
    return sha256(table_id.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= {name: getattr(record, name) for name in OWN if hasattr(record, name)}
        if record.exc_info and not no_text(record):
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def no_text(record: logging.LogRecord) -> bool:
    """Whether somebody sent uvicorn bytes in place of text, which is not our fault and needs no traceback."""
    return record.name == "uvicorn.error" and record.exc_info is not None and record.exc_info[0] is UnicodeDecodeError


class Calm(logging.Filter):
    """A flood of requests must not flood the disk: lines beyond a limit are dropped, and counted."""

    def __init__(self) -> None:
        super().__init__()
        self.bucket = Bucket(LINES_A_SECOND, 20 * LINES_A_SECOND)
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self.bucket.take():
            self.left_out += 1
            return False
        if self.left_out:
            record.msg, self.left_out = f"{record.msg} ({self.left_out} lines left out)", 0
        return True


def write_logs(handler: logging.Handler) -> None:
    handler.setFormatter(JsonLines())
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
