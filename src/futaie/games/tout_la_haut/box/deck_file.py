"""Cards and objectives as a file, like box.toml, which the owner of a box may correct: reading and checking it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from futaie.core.rules.reason import BadSetup, Reason
from futaie.games.tout_la_haut.box.floors import COLOURS, VALUES, Card, Floor
from futaie.games.tout_la_haut.rules.objectives import NAMES, Objectives
from futaie.games.tout_la_haut.rules.reasons import WrongData

FILE = "box.toml"
TEXT = (Path(__file__).parent / FILE).read_text(encoding="utf-8")
MOST_KINDS = 100
RULEBOOK = {"cards": 32, "with_violet": 8}
"""The rulebook's counts; it does not list the cards."""
MOST_POINTS = 100
FLOOR = re.compile(rf"({'|'.join(COLOURS)}) ([0-9])")


class Box(NamedTuple):
    cards: tuple[Card, ...]
    objectives: Objectives


def check(text: str, file: str) -> Box:
    return Box(read_cards(text, file), read_objectives(text, file))


def tables(text: str, file: str) -> dict[str, object]:
    """The tables of the file; their contents are not checked here."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong(WrongData.NOT_TOML, file, problem=str(error)[:80]) from error


def read_cards(text: str, file: str = FILE) -> tuple[Card, ...]:
    """The cards in a TOML text such as box.toml; BadSetup says what is wrong with it."""
    data = tables(text, file)
    entries = data.get("card")
    if not isinstance(entries, list) or not 1 <= len(entries) <= MOST_KINDS:
        raise wrong(WrongData.NO_CARDS, file, most=MOST_KINDS)
    cards: list[Card] = []
    for number, entry in enumerate(entries, 1):
        card = _card(f"card {number}", entry, file)
        if card.name in [other.name for other in cards]:
            raise wrong(WrongData.CARD_TWICE, file, card=card.name)
        cards.append(card)
    _check_totals(data.get("totals"), cards, file)
    return tuple(cards)


def _card(where: str, entry: object, file: str) -> Card:
    if not isinstance(entry, dict) or not {"bottom", "top"} <= set(entry) <= {"bottom", "top", "count"}:
        raise wrong(WrongData.WRONG_FIELDS, file, where=where, allowed="bottom, top, count")
    count = entry.get("count", 1)
    if type(count) is not int or count not in (1, 2):
        raise wrong(WrongData.WRONG_VALUE, file, where=f"{where}, count", allowed="1-2")
    return Card(_floor(f"{where}, bottom", entry["bottom"], file), _floor(f"{where}, top", entry["top"], file), count)


def _floor(where: str, given: object, file: str) -> Floor:
    found = FLOOR.fullmatch(str(given)[:40])
    if found is None or int(found[2]) not in VALUES:
        allowed = f'"{"|".join(COLOURS)} {VALUES[0]}-{VALUES[-1]}"'
        raise wrong(WrongData.WRONG_VALUE, file, where=where, allowed=allowed)
    return Floor(COLOURS.index(found[1]), int(found[2]))


def totals(cards: Iterable[Card]) -> dict[str, int]:
    """The sums over the cards."""
    every = list(cards)
    plain = [card for card in every if not card.with_violet]
    return {
        "cards": sum(card.count for card in every),
        "with_violet": sum(card.count for card in every) - sum(card.count for card in plain),
        "floors": sum(card.count * card.value for card in every),
        "without_violet": sum(card.count * card.value for card in plain),
    }


def _check_totals(stated: object, cards: list[Card], file: str) -> None:
    found = totals(cards)
    if not isinstance(stated, dict) or set(stated) != set(found):
        raise wrong(WrongData.WRONG_FIELDS, file, where="totals", allowed=", ".join(found))
    for name, total in found.items():
        if stated[name] != total:
            raise wrong(WrongData.TOTAL_DIFFERS, file, total=name, stated=str(stated[name])[:40], found=total)
    for name, wanted in RULEBOOK.items():
        if found[name] != wanted:
            raise wrong(WrongData.NOT_THE_RULEBOOKS, file, total=name, found=found[name], wanted=wanted)


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


def wrong(code: WrongData, file: str, **figures: str | int) -> BadSetup:
    return BadSetup(Reason(code, {"file": file, **figures}))


OBJECTIVES = read_objectives(TEXT)
