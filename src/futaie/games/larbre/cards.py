"""The cards of the box and their names, from data/cards.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from futaie.core.reason import BadSetup, Reason
from futaie.games.larbre.kinds import MOST_COPIES, cards_in
from futaie.games.larbre.reasons import WrongCards

TYPES = ("twig", "leaf", "bud", "fruit")
SPIRITS = ("faun", "dryad", "naiad", "pegaea")
NAMES = (*(f"{type_}-{spirit}" for type_ in TYPES for spirit in SPIRITS), "joker", "flute")
"""By kind."""
NUMBERS = {name: kind for kind, name in enumerate(NAMES)}


@dataclass(frozen=True)
class Box:
    counts: tuple[int, ...]
    """How many cards there are of each kind."""
    backs: tuple[int, ...]
    """For each spirit the one on the other side of its tile."""


def names(heap: int) -> list[str]:
    """The cards of a heap in the order of the kinds."""
    return [NAMES[kind] for kind in cards_in(heap)]


def read_box(path: Path) -> Box:
    return parse_box(path.read_bytes().decode(), path.name)


def parse_box(text: str, file: str) -> Box:
    """The cards in a TOML text; `file` is what errors call it."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(Reason(WrongCards.NOT_TOML, {"file": file, "problem": str(error)[:80]})) from error
    _only(data, (*TYPES, "joker", "flute", "tiles"), file, "")
    counts = []
    for type_ in TYPES:
        table = _table(data, type_, file)
        _only(table, SPIRITS, file, type_ + ".")
        counts += [_count(table, spirit, file, type_ + ".") for spirit in SPIRITS]
    counts += [_count(data, name, file, "") for name in ("joker", "flute")]
    return Box(tuple(counts), _backs(_table(data, "tiles", file), file))


def _backs(tiles: Mapping[str, object], file: str) -> tuple[int, ...]:
    pairs = [pair for pair in tiles.values() if isinstance(pair, list) and len(pair) == 2]
    found = [spirit for pair in pairs for spirit in pair]
    if len(tiles) != 2 or len(found) != 4 or any(spirit not in found for spirit in SPIRITS):
        raise BadSetup(Reason(WrongCards.BAD_TILES, {"file": file, "field": "tiles"}))
    other = {**dict(pairs), **{back: front for front, back in pairs}}
    return tuple(SPIRITS.index(other[spirit]) for spirit in SPIRITS)


def _table(data: Mapping[str, object], field: str, file: str) -> Mapping[str, object]:
    value = data.get(field)
    if not isinstance(value, dict):
        raise BadSetup(Reason(WrongCards.NOT_A_TABLE, {"file": file, "field": field}))
    return value


def _only(data: Mapping[str, object], fields: tuple[str, ...], file: str, path: str) -> None:
    for field in data:
        if field not in fields:
            raise BadSetup(Reason(WrongCards.UNKNOWN_FIELD, {"file": file, "field": path + field[:40]}))


def _count(data: Mapping[str, object], field: str, file: str, path: str) -> int:
    value = data.get(field)
    if type(value) is not int or not 0 <= value <= MOST_COPIES:
        figures = {"file": file, "field": path + field, "value": str(value)[:40], "allowed": f"0-{MOST_COPIES}"}
        raise BadSetup(Reason(WrongCards.WRONG_COUNT, figures))
    return value


BOX = read_box(Path(__file__).parent / "data/cards.toml")
