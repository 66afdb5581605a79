"""The same again: one of those who sat at a table offers it, the others accept."""

from __future__ import annotations

from futaie.core.chance.shuffles import new_seed
from futaie.tables.clocks import Moment
from futaie.tables.ids import new_code, new_id
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


def is_alone(following: Table) -> bool:
    """Whether nobody else need accept it."""
    return not any(sitter.invited for sitter in following.sitters)


def is_offered(following: Table, offered: Table | None, changed: bool) -> bool:
    """Whether what somebody wishes for becomes the rematch. There is one offer for each table: only who is alone, and
    wishes for other options than those of the offer, gets another one. `changed`: whether options were named."""
    if offered is None or offered.options == following.options or not changed:
        return offered is None
    if not is_alone(following):
        raise refused(TableWhy.OFFERED_OTHERWISE)
    return True


def accepts(following: Table, offered: Table, person: str) -> bool:
    """Whether a wish takes up the offer. One that is not what was wished for is shown, no more."""
    return offered.invited(person) and offered.options == following.options


def accept(table: Table, me: Me, now: Moment) -> None:
    """Takes all seats that are kept for somebody."""
    if table.state == "open":
        table.accept(me.id)
        table.names[me.id] = me.name
        table.start_if_full(now)
