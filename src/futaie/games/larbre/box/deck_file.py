"""The cards as a file, which the owner of a box may write: reading and checking it. And the cards that ship."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

from futaie.core.plain import Data
from futaie.core.rules.reason import BadSetup, Reason
from futaie.games.larbre.box.cards import NUMBERS, SPIRITS, TYPES, Box
from futaie.games.larbre.box.kinds import most_copies
from futaie.games.larbre.rules.reasons import WrongCards

RULEBOOK = {"twig": 20, "leaf": 16, "bud": 12, "fruit": 8, "joker": 6, "flute": 6}
"""The rulebook's counts of the cards."""
LONGEST = 50_000
"""How many bytes of a file are read, many times what the cards need."""


def read_box(path: Path) -> Box:
    """The cards in a TOML file (see cards.toml)."""
    try:
        found = path.expanduser()
        with found.open("rb") as stream:
            text = stream.read(LONGEST).decode()
    except (OSError, RuntimeError, ValueError) as error:
        raise BadSetup(Reason(WrongCards.UNREADABLE, {"file": str(path)[:80]})) from error
    return parse_box(text, found.name)


def parse_box(text: str, file: str) -> Box:
    """The cards in a TOML text; errors call it `file`."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(Reason(WrongCards.NOT_TOML, {"file": file, "problem": str(error)[:80]})) from error
    box = _box(data, file)
    _check_rulebook(box.counts, file)
    return box


def attached_box(content: str, hash_: str) -> Box:
    """The cards attached to a record: `Box.content`."""
    file = hash_[:16]
    try:
        data = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise BadSetup(Reason(WrongCards.UNREADABLE, {"file": file})) from error
    box = _box(data if isinstance(data, dict) else {}, file)
    if box.hash != hash_:
        raise BadSetup(Reason(WrongCards.NOT_THE_HASH, {"file": file, "hash": box.hash}))
    return box


def _box(data: Mapping[str, object], file: str) -> Box:
    _only(data, (*TYPES, "joker", "flute", "tiles"), file, "")
    counts = []
    for type_ in TYPES:
        table = _table(data, type_, file)
        _only(table, SPIRITS, file, type_ + ".")
        most = most_copies(NUMBERS[f"{type_}-{SPIRITS[0]}"])
        counts += [_count(table, spirit, most, file, type_ + ".") for spirit in SPIRITS]
    counts += [_count(data, name, most_copies(NUMBERS[name]), file, "") for name in ("joker", "flute")]
    return Box(tuple(counts), _backs(_table(data, "tiles", file), file))


def _check_rulebook(counts: tuple[int, ...], file: str) -> None:
    """The number of cards of each type is a rule; how the icons share them is not known."""
    found = [*(sum(counts[4 * type_ : 4 * type_ + 4]) for type_ in range(len(TYPES))), *counts[-2:]]
    for (type_, wanted), cards in zip(RULEBOOK.items(), found, strict=True):
        if cards != wanted:
            figures: Data = {"file": file, "type": type_, "found": cards, "wanted": wanted}
            raise BadSetup(Reason(WrongCards.NOT_THE_RULEBOOKS, figures))


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


def _count(data: Mapping[str, object], field: str, most: int, file: str, path: str) -> int:
    value = data.get(field)
    if type(value) is not int or not 0 <= value <= most:
        figures = {"file": file, "field": path + field, "value": str(value)[:40], "allowed": f"0-{most}"}
        raise BadSetup(Reason(WrongCards.WRONG_COUNT, figures))
    return value


FILE = Path(__file__).parent / "cards.toml"
TEMPLATE = FILE.read_text(encoding="utf-8")
BOX = read_box(FILE)
