"""People and tables put into a database before a server runs on it, so that every name, seed and moment is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from futaie import Game, Match
from futaie.server.people.guests import token_hash
from futaie.server.storage import rows
from futaie.server.storage.migrate import migrate
from futaie.server.storage.schema import people, sessions
from futaie.server.storage.store import sqlite_engine
from futaie.tables.clocks import Moment
from futaie.tables.sitter import Sitter
from futaie.tables.table import Table
from futaie.tables.wire.requests import Pace
from tests.specimen import Deal, Story

NOW = 1_800_000_000.0
THEN = Moment(NOW, 0.0)


@dataclass
class Furnished:
    """A running table with a part of its story played."""

    id: str
    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    sitters: Sequence[str]
    """People's names; a bot's level after a colon."""
    played: Story = field(default_factory=list)
    deal: Deal | None = None
    pace: Pace = field(default_factory=Pace)
    public: bool = True
    left: int | None = None
    """A seat that a person has left to a bot: by running out of time if there is a clock, otherwise by resigning."""

    def table(self) -> Table:
        options = self.game.checked(self.seats, self.options)
        sitters = [Sitter(bot=who[1:]) if who.startswith(":") else Sitter(who) for who in self.sitters]
        host = next(who for who in self.sitters if not who.startswith(":"))
        table = Table(
            id=self.id,
            code=None,
            game=self.game,
            options=options,
            seed=self.seed,
            pace=self.pace,
            public=self.public,
            friendly=True,
            level="random",
            host=host,
            origin="",
            at=NOW,
            sitters=sitters,
        )
        table.start(THEN)
        if self.deal is not None:
            table.match = Match(self.game, self.seats, self.seed, self.deal, **options)
            for seat, sitter in enumerate(sitters):
                if sitter.bot:
                    table.match.seat_bot(seat, sitter.bot)
        for seat, action in self.played:
            table.act(seat, table.decisions[seat], [action], THEN)
        if self.left is not None:
            table.leave(self.left, table.clocks is not None, THEN)
        return table


def token(name: str) -> str:
    return f"token of {name}".replace(" ", "-")


def furnish(folder: Path, names: Sequence[str], tables: Sequence[Furnished]) -> None:
    """A person's name is also the id."""
    engine = sqlite_engine(folder / "futaie.sqlite")
    migrate(engine)
    with engine.begin() as connection:
        for name in names:
            connection.execute(people.insert().values(id=name, name=name, language="en", at=NOW))
            connection.execute(sessions.insert().values(token_hash=token_hash(token(name)), person=name, at=NOW))
        for furnished in tables:
            table = furnished.table()
            changes = table.take_changes()
            rows.add(connection, table)
            for statement, row in rows.changed(table, changes):
                connection.execute(statement, row)
    engine.dispose()
