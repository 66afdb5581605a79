"""A new table: one that somebody asks for, or a try at the cards of the day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from futaie.bots import BOTS
from futaie.core.chance.shuffles import new_seed
from futaie.core.game import Game
from futaie.games import game as game_by_name
from futaie.games import games
from futaie.tables.clocks import Moment
from futaie.tables.ids import new_code, new_id
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.sitter import Sitter
from futaie.tables.table import Table
from futaie.tables.wire.basics import Me
from futaie.tables.wire.requests import NewTable, Place


def new_table(wanted: NewTable, me: Me, origin: str, now: float) -> Table:
    game = game_by_name(wanted.game)
    # Never `option.read`, which opens files.
    given = {name: game.option(name).parse(text, wanted.decks) for name, text in wanted.options.items()}
    options = game.checked(len(wanted.places), given)
    sitters = [sitter_for(place, me) for place in wanted.places]
    if not any(sitter.person for sitter in sitters):
        raise refused(TableWhy.NOBODY)
    return opened(game, options, wanted, sitters, me, origin, now)


def opened(
    game: Game,
    options: Mapping[str, object],
    terms: NewTable | Table,
    sitters: list[Sitter],
    me: Me,
    origin: str,
    at: float,
) -> Table:
    """`terms`: pace, level and the like are as asked for, or as at another table."""
    return Table(
        id=new_id(),
        code=new_code(),
        game=game,
        options=options,
        seed=new_seed(),
        pace=terms.pace,
        public=terms.public,
        friendly=terms.friendly,
        level=terms.level,
        host=me.id,
        origin=origin,
        at=at,
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


def daily_game() -> Game:
    """The game of the daily challenge."""
    (found,) = (game for game in games().values() if game.daily)
    return found


def new_try(day: str, seed: str, me: Me, origin: str, now: Moment) -> Table:
    """A person's try at the cards of a day, already started."""
    wanted = NewTable(daily_game().name, [Place("me")], friendly=False)
    table = replace(new_table(wanted, me, origin, now.at), seed=seed, day=day)
    table.start(now)
    return table
