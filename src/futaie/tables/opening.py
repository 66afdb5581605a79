"""A new table: one that somebody asks for, or a try at the orchard of the day."""

from __future__ import annotations

from futaie.bots import BOTS
from futaie.core.chance.shuffles import new_seed
from futaie.games import game as game_by_name
from futaie.tables.clocks import Moment
from futaie.tables.ids import new_code, new_id
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.sitter import Sitter
from futaie.tables.table import Table
from futaie.tables.wire.basics import Me
from futaie.tables.wire.requests import NewTable, Pace, Place

ORCHARD = "hortis"
"""The game of the day's orchard."""


def new_table(wanted: NewTable, me: Me, origin: str, now: float) -> Table:
    game = game_by_name(wanted.game)
    # Never `option.read`, which opens files.
    given = {name: game.option(name).parse(text, wanted.decks) for name, text in wanted.options.items()}
    options = game.checked(len(wanted.places), given)
    sitters = [sitter_for(place, me) for place in wanted.places]
    if not any(sitter.person for sitter in sitters):
        raise refused(TableWhy.NOBODY)
    return Table(
        id=new_id(),
        code=new_code(),
        game=game,
        options=options,
        seed=new_seed(),
        pace=wanted.pace,
        public=wanted.public,
        friendly=wanted.friendly,
        level=wanted.level,
        host=me.id,
        origin=origin,
        at=now,
        sitters=sitters,
        names={me.id: me.name},
    )


def sitter_for(place: Place, me: Me) -> Sitter:
    if place.who == "bot":
        if place.bot not in BOTS:
            raise refused(TableWhy.NO_SUCH_BOT)
        return Sitter(bot=place.bot)
    if place.who == "open":
        return Sitter()
    return Sitter(me.id, (place.name or "") if place.who == "here" else "")


def new_try(day: str, seed: str, me: Me, origin: str, now: Moment) -> Table:
    """A person's try at a day's orchard, already started."""
    game = game_by_name(ORCHARD)
    table = Table(
        id=new_id(),
        code=None,
        game=game,
        options=game.checked(1, {}),
        seed=seed,
        pace=Pace(),
        public=False,
        friendly=False,
        level="tree",
        host=me.id,
        origin=origin,
        at=now.at,
        sitters=[Sitter(me.id)],
        names={me.id: me.name},
        day=day,
    )
    table.start(now)
    return table
