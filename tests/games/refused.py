"""Impossible tables."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from typing import Any

import pytest

from futaie import Game
from futaie.core.rules.reason import BadTable, Reason
from futaie.games.hortis.rules.reasons import WrongDeck
from futaie.text import LANGUAGES
from tests.text.strict_words import StrictWords


def change(table: dict[str, Any], *path: str | int, to: object) -> dict[str, Any]:
    """The table with one thing changed."""
    changed: Any = copy.deepcopy(table)
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return changed


def assert_refused(game: Game, table: object, code: object, figures: Mapping[str, object]) -> Reason:
    """The table is refused for this reason, with these figures among others, and every language can say so."""
    assert game.count is not None
    with pytest.raises(BadTable) as refused:
        game.count.count(table)
    reason = refused.value.reason
    assert reason.code is code
    assert {**reason.figures, **figures} == reason.figures
    if not isinstance(code, WrongDeck):
        assert_there(table, str(reason.figures["where"]))
    for language in LANGUAGES:
        assert StrictWords(language, game.package).tell(reason)
    return reason


def assert_there(table: Any, where: str) -> None:
    """The place of the error exists in the table, so that it can be marked."""
    if where != "table":
        *path, last = re.findall(r"[^.\[\]]+", where)
        for key in path:
            table = table[int(key) if isinstance(table, list) else key]
        assert int(last) < len(table) if isinstance(table, list) else isinstance(table, dict)
