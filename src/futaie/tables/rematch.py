"""Rematches: somebody who sat at the table offers one, the others accept."""

from __future__ import annotations

from futaie.tables.clocks import Moment
from futaie.tables.opening import opened
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.sitter import GONE, Sitter
from futaie.tables.table import Table
from futaie.tables.wire.basics import Me


def check_may_offer(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise refused(TableWhy.NOT_YOUR_SEAT)
    if table.state != "over":
        raise refused(TableWhy.STILL_RUNNING)


def again(table: Table, changed: dict[str, str], me: Me, origin: str, now: float) -> Table:
    """A rematch, offered by one of the players: the same table except for the changed options, people and bots one seat
    on. The others' seats are kept for them; nobody is seated unasked."""
    given = {name: table.game.option(name).parse(text, {}) for name, text in changed.items()}
    sitters = [followed(sitter, table, me) for sitter in table.sitters[-1:] + table.sitters[:-1]]
    options = table.game.checked(len(sitters), {**table.options, **given})
    following = opened(table.game, options, table, sitters, me, origin, now)
    following.names |= table.names
    return following


def followed(sitter: Sitter, table: Table, me: Me) -> Sitter:
    """A bot replaces anybody who is no longer there."""
    if sitter.person is None:
        return Sitter(bot=sitter.bot)
    if sitter.person == me.id:
        return Sitter(me.id, sitter.name)
    if table.names.get(sitter.person) == GONE:
        return Sitter(bot=table.level)
    return Sitter(None, sitter.name, invited=sitter.person)


def is_alone(following: Table) -> bool:
    """Whether nobody else needs to accept it."""
    return not any(sitter.invited for sitter in following.sitters)


def is_offered(following: Table, offered: Table | None, changed: bool) -> bool:
    """Whether a request becomes the rematch. There is one offer for each table; only a person who plays alone and asks
    for options other than those of the offer gets another one. `changed`: whether the request names options."""
    if offered is None or offered.options == following.options or not changed:
        return offered is None
    if not is_alone(following):
        raise refused(TableWhy.OFFERED_OTHERWISE)
    return True


def accepts(following: Table, offered: Table, person: str) -> bool:
    """Whether a request takes up the offer. An offer other than the requested one is only shown."""
    return offered.invited(person) and offered.options == following.options


def accept(table: Table, me: Me, now: Moment) -> None:
    """Takes all seats that are kept for the person."""
    if table.state == "open":
        table.accept(me.id)
        table.names[me.id] = me.name
        table.start_if_full(now)
