"""A table as plain data to store, and a table restored from that.

Stored are: fields that never change (`lasting`), fields that can (`changing`), the sitters, the entries of the log,
which only ever grows, and a draft for each seat (`draft`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from json import dumps, loads
from typing import Any

import msgspec

from futaie.core.rules.reason import FutaieError
from futaie.games import game as game_by_name
from futaie.record.entry import Entry
from futaie.record.match import Result
from futaie.record.record import perform
from futaie.tables.clocks import Clocks
from futaie.tables.sitter import Sitter
from futaie.tables.table import Outdated, Table
from futaie.tables.wire.requests import Pace


def lasting(table: Table) -> dict[str, Any]:
    deck = table.own_deck()
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.rules or table.game.version,
        "options": dumps(table.option_words),
        "deck": None if deck is None else deck[0],
        "seed": table.seed,
        "pace": msgspec.json.encode(table.pace).decode(),
        "public": table.public,
        "friendly": table.friendly,
        "level": table.level,
        "host": table.host,
        "at": table.at,
        "day": table.day,
    }


def changing(table: Table) -> dict[str, Any]:
    clocks, match = table.clocks, table.match
    over = match is not None and match.result is not None
    clock = None
    if clocks is not None:
        clock = msgspec.json.encode({"left": clocks.left, "since": clocks.since, "running": clocks.running}).decode()
    movers = table.turn_of()
    return {
        "code": table.code,
        "state": table.state,
        "rematch": table.rematch,
        "movers": "".join(map(str, movers)),
        "bot_moves": any(table.bot_of(seat) is not None for seat in movers),
        "clock": clock,
        "deadline": None if clocks is None or over else clocks.deadline(),
        "result": None if match is None or match.result is None else result_words(match.result),
        "points": table.points(),
        "origin": "" if over or table.state == "closed" else table.origin,
    }


def result_words(result: Result) -> str:
    return dumps({"how": result.how, "ranking": result.ranking})


def draft(table: Table, seat: int) -> dict[str, Any]:
    return {"seat": seat, "decision": table.decisions[seat], "text": " ".join(table.draft_words(seat))}


# Restoring


def read_pace(text: str) -> Pace:
    return msgspec.json.decode(text, type=Pace)


def restored(
    kept: Mapping[str, Any],
    decks: Mapping[str, str],
    sitters: list[Sitter],
    names: dict[str, str],
    entries: Iterable[tuple[Entry, float]],
    drafts: Iterable[tuple[int, int, str]],
) -> Table:
    """A table from its fields (`kept`), its log with times, and its drafts (seat, decision, text). `decks`: people's
    own cards, by hash; `names`: of the people who sit there."""
    game = game_by_name(kept["game"])
    options = {name: game.option(name).parse(text, decks) for name, text in loads(kept["options"]).items()}
    same = (
        "id",
        "code",
        "seed",
        "public",
        "friendly",
        "level",
        "host",
        "origin",
        "at",
        "state",
        "rematch",
        "day",
        "rules",
    )
    table = Table(
        game=game,
        options=game.checked(len(sitters), options, kept["rules"]),
        pace=read_pace(kept["pace"]),
        sitters=sitters,
        names=names,
        **{name: kept[name] for name in same},
    )
    if table.state in ("running", "over"):
        go_on(table, kept, entries, drafts)
    return table


def go_on(
    table: Table,
    kept: Mapping[str, Any],
    entries: Iterable[tuple[Entry, float]],
    drafts: Iterable[tuple[int, int, str]],
) -> None:
    """A match that today's rules do not play is not guessed at; if it is over, its result is shown."""
    try:
        replay(table, entries, drafts)
    except FutaieError:
        table.match = None
        table.outdated = Outdated(None if kept["result"] is None else loads(kept["result"]))
        if table.state == "running":
            table.state = "closed"
        return
    if kept["clock"] is not None:
        table.clocks = Clocks(pace=table.pace, **loads(kept["clock"]))


def replay(table: Table, entries: Iterable[tuple[Entry, float]], drafts: Iterable[tuple[int, int, str]]) -> None:
    match = table.match = table.new_match()
    for entry, at in entries:
        table.events.append(perform(match, entry))
        table.times.append(at)
    table.decisions = [0] * len(table.sitters)
    for seat, decision, text in drafts:
        table.decisions[seat] = decision
        if match.result is None:
            match.write(seat, text)
