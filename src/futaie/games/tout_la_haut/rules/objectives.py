"""The five objectives, and their points in box.toml."""

from __future__ import annotations

from dataclasses import dataclass

from futaie.games.tout_la_haut.box.contents import FILE, TEXT, tables, wrong
from futaie.games.tout_la_haut.rules.reasons import WrongData

NAMES = ("monochrome", "two-step", "efficient", "diversified", "little-treehouse")
MOST_POINTS = 100


@dataclass(frozen=True)
class Objectives:
    points: tuple[int, ...]
    """Of each objective, in the order of NAMES."""
    efficient_ties: bool
    """Whether all who tie for the fewest colours are efficient."""


def read_objectives(text: str, file: str = FILE) -> Objectives:
    """The objectives in a TOML text such as box.toml; BadSetup says what is wrong with it."""
    data = tables(text, file)
    if set(data) - {"card", "totals"} != set(NAMES):
        raise wrong(WrongData.WRONG_FIELDS, file, where="[…]", allowed=f"card, totals, {', '.join(NAMES)}")
    points = []
    ties: object = True
    for name in NAMES:
        fields = {"points", "ties"} if name == "efficient" else {"points"}
        table = data[name]
        if not isinstance(table, dict) or set(table) != fields:
            raise wrong(WrongData.WRONG_FIELDS, file, where=name, allowed=", ".join(sorted(fields)))
        if type(table["points"]) is not int or not 0 <= table["points"] <= MOST_POINTS:
            raise wrong(WrongData.WRONG_VALUE, file, where=f"{name}, points", allowed=f"0-{MOST_POINTS}")
        points.append(table["points"])
        ties = table.get("ties", ties)
    if not isinstance(ties, bool):
        raise wrong(WrongData.WRONG_VALUE, file, where="efficient, ties", allowed="true | false")
    return Objectives(tuple(points), ties)


OBJECTIVES = read_objectives(TEXT)
