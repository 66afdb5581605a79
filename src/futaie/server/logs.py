"""Logs that programs can read: one JSON object a line. Nobody logs views, actions, seeds or tokens."""

from __future__ import annotations

import json
import logging

OWN = ("table", "why")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= {name: getattr(record, name) for name in OWN if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
