"""The five objectives, and what data/objectives.toml says they are worth."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from futaie.core.reason import BadSetup, Reason
from futaie.games.tout_la_haut.reasons import WrongData

NAMES = ("monochrome", "two-step", "efficient", "diversified", "little-treehouse")
MOST_POINTS = 100


@dataclass(frozen=True)
class Objectives:
    points: tuple[int, ...]
    """Of each objective, in the order of NAMES."""
    efficient_ties: bool
    """Whether all who tie for the fewest colours are efficient."""


def read_objectives(text: str) -> Objectives:
    """The objectives in a TOML text such as data/objectives.toml; BadSetup says what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _error(WrongData.NOT_TOML, problem=str(error)[:80]) from error
    if set(data) != set(NAMES):
        raise _error(WrongData.WRONG_FIELDS, allowed=", ".join(NAMES))
    points = []
    for name in NAMES:
        fields = {"points", "ties"} if name == "efficient" else {"points"}
        table = data[name]
        if not isinstance(table, dict) or set(table) != fields:
            raise _error(WrongData.WRONG_FIELDS, objective=name, allowed=", ".join(sorted(fields)))
        if type(table["points"]) is not int or not 0 <= table["points"] <= MOST_POINTS:
            raise _error(WrongData.WRONG_VALUE, objective=name, field="points", allowed=f"0 to {MOST_POINTS}")
        points.append(table["points"])
    ties = data["efficient"]["ties"]
    if not isinstance(ties, bool):
        raise _error(WrongData.WRONG_VALUE, objective="efficient", field="ties", allowed="true or false")
    return Objectives(tuple(points), ties)


def _error(code: WrongData, **figures: str | int) -> BadSetup:
    return BadSetup(Reason(code, {"file": "objectives.toml", **figures}))


OBJECTIVES = read_objectives((Path(__file__).parent / "data/objectives.toml").read_text(encoding="utf-8"))
