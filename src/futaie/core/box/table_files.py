"""The files beside a game's counting.py: what a real table looks like."""

from __future__ import annotations

import json
from pathlib import Path

from futaie.core.plain import Data


def schema_and_template(folder: Path) -> tuple[Data, str]:
    """The JSON Schema of a table, and a small table to be filled in."""
    schema = json.loads((folder / "table.schema.json").read_text(encoding="utf-8"))
    return schema, (folder / "table.json").read_text(encoding="utf-8")
