"""Reads box.toml: the cards (see cards.py) and the objectives (objectives.py)."""

from __future__ import annotations

import tomllib
from pathlib import Path

from futaie.core.rules.reason import BadSetup, Reason
from futaie.games.tout_la_haut.rules.reasons import WrongData

FILE = "box.toml"
TEXT = (Path(__file__).parent / FILE).read_text(encoding="utf-8")


def tables(text: str, file: str) -> dict[str, object]:
    """The tables of such a file; their contents are not checked here."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong(WrongData.NOT_TOML, file, problem=str(error)[:80]) from error


def wrong(code: WrongData, file: str, **figures: str | int) -> BadSetup:
    return BadSetup(Reason(code, {"file": file, **figures}))
