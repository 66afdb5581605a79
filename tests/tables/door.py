"""Tables without a network: the store is plain JSON, and everybody waits while bots think."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from futaie.bots import seat_player
from futaie.core.chance.rng import Rng
from futaie.games import game
from futaie.record.entry import Entry, Kind
from futaie.tables import persistence, thinking
from futaie.tables.clocks import Moment
from futaie.tables.opening import new_table
from futaie.tables.sitter import Sitter
from futaie.tables.table import Table
from futaie.tables.wire.basics import Me
from futaie.tables.wire.requests import NewTable, Place

ANA, BO, CY = (Me(name, name.title(), "en") for name in ("ana", "bo", "cy"))
NOW = Moment(1_800_000_000.0, 0.0)


def opened(name: str, *who: str, **more: Any) -> Table:
    """A table opened by Ana: `me`, `here`, `open`, or the name of a bot for each seat."""
    places = [Place(w) if w in ("me", "here", "open") else Place("bot", bot=w) for w in who]
    table = new_table(NewTable(name, places, **more), ANA, "", NOW.at)
    table.start_if_full(NOW)
    return table


class Door:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lasting = json.dumps(persistence.lasting(table))
        self.changing = self.sitters = ""
        self.log: list[str] = []
        self.drafts: dict[int, str] = {}
        self.store()

    def change(self, work: Callable[[Table], None]) -> None:
        work(self.table)
        self.store()

    def store(self) -> None:
        table = self.table
        changes = table.take_changes()
        for seq, entry, at in changes.entries:
            assert seq == len(self.log) + 1
            self.log.append(json.dumps([entry.kind.value, entry.turn, entry.seat, entry.text, at]))
        for seat in changes.drafts:
            self.drafts[seat] = json.dumps(persistence.draft(table, seat))
        if changes.table or not self.changing:
            self.changing = json.dumps(persistence.changing(table))
        if changes.sitters or not self.sitters:
            self.sitters = json.dumps([vars(sitter) for sitter in table.sitters])

    def restored(self) -> Table:
        """The table, restored from the store alone."""
        own = self.table.own_deck()
        entries = [json.loads(line) for line in self.log]
        drafts = [json.loads(draft) for draft in self.drafts.values()]
        return persistence.restored(
            json.loads(self.lasting) | json.loads(self.changing),
            {} if own is None else {own[0]: own[1]},
            [Sitter(**sitter) for sitter in json.loads(self.sitters)],
            dict(self.table.names),
            [(Entry(Kind(kind), turn, seat, text), at) for kind, turn, seat, text, at in entries],
            [(draft["seat"], draft["decision"], draft["text"]) for draft in drafts],
        )

    def think(self) -> bool:
        """Plays one part of a turn of one bot, if it is any bot's turn."""
        seat = next(iter(thinking.bots_to_move(self.table)), None)
        if seat is None:
            return False
        about, bot = thinking.thought(self.table, seat), self.table.bot_of(seat)
        assert bot is not None
        position, actions = about.position, list[int]()
        player = seat_player(bot, game(about.game), Rng(f"{bot} {about.entries}"))
        while not actions or not position.commits(seat, actions[-1]):
            if actions:
                position.apply(seat, actions[-1])
            actions.append(player.act(position, seat))
        self.change(lambda table: thinking.play(table, about, actions, NOW))
        return True
