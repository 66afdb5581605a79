"""A new table, from what somebody asks for."""

from __future__ import annotations

from futaie.bots import BOTS
from futaie.core.chance import new_seed
from futaie.games import game as game_by_name
from futaie.server.ids import new_code, new_id
from futaie.server.people import GONE
from futaie.server.reasons import ServerWhy, refused
from futaie.server.table import Sitter, Table
from futaie.server.wire import Me, NewTable, Place


def new_table(wanted: NewTable, me: Me, origin: str, now: float) -> Table:
    game = game_by_name(wanted.game)
    # Never `option.read`, which opens files.
    given = {name: game.option(name).parse(text, wanted.decks) for name, text in wanted.options.items()}
    options = game.checked(len(wanted.places), given)
    sitters = [sitter_for(place, me) for place in wanted.places]
    if not any(sitter.person for sitter in sitters):
        raise refused(ServerWhy.NOBODY)
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
            raise refused(ServerWhy.NO_SUCH_BOT)
        return Sitter(bot=place.bot)
    if place.who == "open":
        return Sitter()
    return Sitter(me.id, (place.name or "") if place.who == "here" else "")


def again(table: Table, changed: dict[str, str], me: Me, origin: str, now: float) -> Table:
    """A rematch, as one of those who sat there offers it: the same table but for the options that are to be otherwise,
    people and bots one seat on. The seats of all others are kept for them; nobody is seated unasked."""
    given = {name: table.game.option(name).parse(text, {}) for name, text in changed.items()}
    sitters = [followed(sitter, table, me) for sitter in table.sitters[-1:] + table.sitters[:-1]]
    return Table(
        id=new_id(),
        code=new_code(),
        game=table.game,
        options=table.game.checked(len(sitters), {**table.options, **given}),
        seed=new_seed(),
        pace=table.pace,
        public=table.public,
        friendly=table.friendly,
        level=table.level,
        host=me.id,
        origin=origin,
        at=now,
        sitters=sitters,
        names=dict(table.names),
    )


def followed(sitter: Sitter, table: Table, me: Me) -> Sitter:
    """In the place of somebody who is no longer there, a bot."""
    if sitter.person is None:
        return Sitter(bot=sitter.bot)
    if sitter.person == me.id:
        return Sitter(me.id, sitter.name)
    if table.names.get(sitter.person) == GONE:
        return Sitter(bot=table.level)
    return Sitter(None, sitter.name, invited=sitter.person)
