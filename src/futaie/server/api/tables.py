"""Tables: open one, gather, start, look, play."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.params import Parameter, QueryParameter
from sqlalchemy import or_, select

from futaie.server.api.description.examples import AJoin, AnAct, ANewTable, AnUndo, APhrase, ARematch
from futaie.server.api.description.openapi import FOR_SOMEBODY, LEAST, STALE, OfSeat
from futaie.server.house.house import House
from futaie.server.house.lobby import fairly, mine_to_play, summaries
from futaie.server.people.visitors import DECK, HARD, Visitors
from futaie.server.reasons import ServerWhy
from futaie.server.storage.schema import matches, seats
from futaie.server.thinking.workers import Asker
from futaie.tables import commands, readers, thinking
from futaie.tables.ids import read_code
from futaie.tables.opening import new_table
from futaie.tables.readers import summary_for
from futaie.tables.reasons import Refused, TableWhy, refused
from futaie.tables.wire.answers import Hint, State, TableSummary, Update
from futaie.tables.wire.basics import Id, Me, Said
from futaie.tables.wire.requests import Act, Undo

As = Annotated[
    int | None,
    QueryParameter(name="as", ge=0, le=7, schema_extra=LEAST, description="the seat whose eyes to look with"),
]
After = Annotated[int | None, Parameter(ge=0, lt=2**53, schema_extra=LEAST, description="entries known already")]
Wish = Annotated[str, Parameter(max_length=200, description="an action in notation, or several up to a commit")]
IN_THE_LOBBY = 100
MINE = 200


def somebody(me: Me | None) -> Me:
    if me is None:
        raise refused(ServerWhy.NO_SESSION)
    return me


class TablesApi(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(security=FOR_SOMEBODY)
    async def open(
        self,
        request: Request[Any, Any, Any],
        data: ANewTable,
        me: Me | None,
        house: House,
        visitors: Visitors,
        asker: Asker,
    ) -> Update:
        """Open a table. If no seat is free the match starts at once."""
        person = somebody(me)
        visitors.charge_lasting(request, me, DECK if data.decks else 1)
        now = house.now()
        table = new_table(data, person, asker.address, now.at)
        table.start_if_full(now)
        await house.tables.add(table)
        return await look(house, table.id, person, None, 0)

    @get()
    async def lobby(self, me: Me | None, house: House) -> list[TableSummary]:
        """Public tables with free seats, the newest first; further tables of the same host come last."""
        wanted = fairly(IN_THE_LOBBY)
        return await house.store.read(lambda connection: summaries(connection, wanted, None if me is None else me.id))

    @get("/mine", security=FOR_SOMEBODY)
    async def mine(self, me: Me | None, house: House) -> list[TableSummary]:
        """My tables: first those where it is my turn, then the newest."""
        person = somebody(me)

        sits = select(seats.c.match).where(or_(seats.c.person == person.id, seats.c.invited == person.id))
        own = select(matches).where(matches.c.id.in_(sits), matches.c.state != "closed")
        newest = own.order_by(matches.c.state == "over", matches.c.at.desc()).limit(MINE)
        found = await house.store.read(lambda connection: summaries(connection, newest, person.id))
        return sorted(found, key=lambda table: not any(mine_to_play(table.seats[seat]) for seat in table.turn_of))

    @get("/by-code/{code:str}")
    async def by_code(
        self, request: Request[Any, Any, Any], code: str, me: Me | None, house: House, visitors: Visitors
    ) -> TableSummary:
        """The open table with this short code."""
        visitors.charge(request, me, HARD)  # codes are short: nobody should be able to try many
        wanted = select(matches.c.id).where(matches.c.code == read_code(code)[:8])
        found = await house.store.read(lambda connection: connection.execute(wanted).scalar())
        if found is None:
            raise refused(ServerWhy.NOT_FOUND)
        return summary_for((await house.tables.find(found)).table, None if me is None else me.id)

    @get("/{table_id:str}")
    async def show(self, table_id: Id, me: Me | None, house: House, seat: As = None, after: After = None) -> Update:
        """The table as I see it, and everything after the entries that I have."""
        return await look(house, table_id, me, seat, after)

    @post("/{table_id:str}/seats", security=FOR_SOMEBODY)
    async def join(self, table_id: Id, data: AJoin, me: Me | None, house: House) -> Update:
        """Take a free seat; the match starts with the last one."""
        person = somebody(me)
        loaded = await house.tables.find(table_id)
        room = house.bounds.to_sit(person.id)
        await house.tables.change(loaded, lambda table: commands.join(table, person, data, house.now()), room)
        return await look(house, table_id, person, None, 0)

    @delete("/{table_id:str}/seats", status_code=200, security=FOR_SOMEBODY)
    async def leave(self, table_id: Id, me: Me | None, house: House) -> Update:
        """Leave a table that has not started, or give up a seat that is kept for me; if I am its host, it closes."""
        person = somebody(me)
        loaded = await house.tables.find(table_id)
        await house.tables.change(loaded, lambda table: commands.rise(table, person.id))
        return await look(house, table_id, person, None, 0)

    @post("/{table_id:str}/bots", security=FOR_SOMEBODY)
    async def fill(self, table_id: Id, me: Me | None, house: House) -> Update:
        """Start now: bots of the table's level take the free seats. For the host only."""
        person = somebody(me)
        loaded = await house.tables.find(table_id)
        commands.check_host(loaded.table, person.id)  # first: only the host may learn how many tables the host has
        room = house.bounds.to_fill(loaded.table)
        await house.tables.change(loaded, lambda table: commands.fill(table, person.id, house.now()), room)
        return await look(house, table_id, person, None, 0)

    @post("/{table_id:str}/seats/{seat:int}/actions", status_code=200, responses=STALE, security=FOR_SOMEBODY)
    async def act(self, table_id: Id, seat: OfSeat, data: AnAct, me: Me | None, house: House) -> Update:
        """Play the next action of one of my seats; the answer comes once it is stored."""
        after = len((await house.tables.find(table_id)).table.times)
        await act(house, table_id, me, seat, data)
        return await look(house, table_id, me, seat, after)

    @post("/{table_id:str}/seats/{seat:int}/undo", status_code=200, responses=STALE, security=FOR_SOMEBODY)
    async def undo(self, table_id: Id, seat: OfSeat, data: AnUndo, me: Me | None, house: House) -> State:
        """Undo my last action, unless it cannot be undone any more."""
        await act(house, table_id, me, seat, data)
        return (await look(house, table_id, me, seat, None)).state

    @post("/{table_id:str}/seats/{seat:int}/resign", status_code=200, security=FOR_SOMEBODY)
    async def resign(self, table_id: Id, seat: OfSeat, me: Me | None, house: House) -> Update:
        """Resign. With two seats or one the match ends; otherwise a bot takes the seat."""
        loaded = await house.tables.find(table_id)
        person = None if me is None else me.id
        await house.tables.change(loaded, lambda table: commands.resign(table, person, seat, house.now()))
        return await look(house, table_id, me, seat, 0)

    @get("/{table_id:str}/seats/{seat:int}/why", security=FOR_SOMEBODY)
    async def why(self, table_id: Id, seat: OfSeat, text: Wish, me: Me | None, house: House) -> Said | None:
        """Why one of my seats may not play this now; null if it may."""
        async with house.tables.looking_at(table_id) as loaded:
            return commands.why_not(loaded.table, None if me is None else me.id, seat, text)

    @get("/{table_id:str}/seats/{seat:int}/hint", security=FOR_SOMEBODY)
    async def hint(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        seat: OfSeat,
        me: Me | None,
        house: House,
        visitors: Visitors,
        asker: Asker,
    ) -> list[Hint]:
        """Suggest turns for one of my seats, at a friendly table."""
        visitors.charge(request, me, HARD)
        person = somebody(me)
        async with house.tables.looking_at(table_id) as loaded:
            known = thinking.hints(loaded.table, person.id, seat)
        if isinstance(known, list):
            return known
        return thinking.keep_hints(loaded.table, known, await house.workers.advise(asker, known))

    @post("/{table_id:str}/rematch", status_code=200, security=FOR_SOMEBODY)
    async def rematch(
        self,
        table_id: Id,
        request: Request[Any, Any, Any],
        me: Me | None,
        house: House,
        visitors: Visitors,
        asker: Asker,
        data: ARematch = None,
    ) -> Update:
        """Offer a rematch with the same options except for the given ones, everybody one seat on; or accept somebody
        else's offer. It starts once everybody has accepted, or with bots when the person who offered it says so."""
        person = somebody(me)
        found = await house.rematches.request(
            table_id,
            {} if data is None else data.options,
            person,
            asker.address,
            lambda: visitors.charge_lasting(request, me),
        )
        return await look(house, found, person, None, 0)

    @post("/{table_id:str}/seats/{seat:int}/phrases", status_code=204, security=FOR_SOMEBODY)
    async def say(self, table_id: Id, seat: OfSeat, data: APhrase, me: Me | None, house: House) -> None:
        """Say one of the phrases; everybody who watches gets it in their own language."""
        loaded = await house.tables.find(table_id)
        loaded.table.check_seat(None if me is None else me.id, seat)
        house.audience.say(loaded, seat, data.phrase)


async def act(house: House, table_id: str, me: Me | None, seat: int, wish: Act | Undo) -> None:
    """A stale decision is answered with the table's present state."""
    loaded = await house.tables.find(table_id)
    person = None if me is None else me.id
    try:
        await house.tables.change(loaded, lambda table: commands.act(table, person, seat, wish, house.now()))
    except Refused as error:
        if error.reason.code is TableWhy.STALE:
            error.state = (await look(house, table_id, me, seat, None)).state
        raise


async def look(house: House, table_id: str, me: Me | None, seat: int | None, after: int | None) -> Update:
    now = house.now()
    async with house.tables.looking_at(table_id) as loaded:
        return readers.look(loaded.table, None if me is None else me.id, seat, after, now)
