"""Tables: open one, gather, start, look, play."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.params import Parameter, QueryParameter
from sqlalchemy import or_, select

from futaie.core.chance import new_seed
from futaie.core.rng import Rng
from futaie.server.api.described import FOR_SOMEBODY, LEAST, STALE, OfSeat
from futaie.server.api.examples import AJoin, AnAct, ANewTable, AnUndo, APhrase, ARematch
from futaie.server.cards import cards, fairly, mine_to_play
from futaie.server.clock import Moment
from futaie.server.house import House
from futaie.server.ids import read_code
from futaie.server.looking import card_for, check_may_look, eyes, said, update_for
from futaie.server.opening import again, new_table
from futaie.server.reasons import Refused, ServerWhy, refused
from futaie.server.schema import matches, seats
from futaie.server.table import Table
from futaie.server.visitors import DECK, HARD, Visitors
from futaie.server.wire import Card, Hint, Id, Me, Said, State, Update
from futaie.server.workers import Asker

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
        if not any(sitter.free() for sitter in table.sitters):
            table.start(now)
        await house.add(table)
        return await look(house, table.id, person, None, 0)

    @get()
    async def lobby(self, me: Me | None, house: House) -> list[Card]:
        """Public tables with free seats, the newest first; of those who opened several, the others after all."""
        wanted = fairly(IN_THE_LOBBY)
        return await house.store.read(lambda connection: cards(connection, wanted, None if me is None else me.id))

    @get("/mine", security=FOR_SOMEBODY)
    async def mine(self, me: Me | None, house: House) -> list[Card]:
        """My tables: those where it is my turn first, then the newest."""
        person = somebody(me)

        sits = select(seats.c.match).where(or_(seats.c.person == person.id, seats.c.invited == person.id))
        own = select(matches).where(matches.c.id.in_(sits), matches.c.state != "closed")
        newest = own.order_by(matches.c.state == "over", matches.c.at.desc()).limit(MINE)
        found = await house.store.read(lambda connection: cards(connection, newest, person.id))
        return sorted(found, key=lambda card: not any(mine_to_play(card.seats[seat]) for seat in card.turn_of))

    @get("/by-code/{code:str}")
    async def by_code(
        self, request: Request[Any, Any, Any], code: str, me: Me | None, house: House, visitors: Visitors
    ) -> Card:
        """The open table with this short code."""
        visitors.charge(request, me, HARD)  # codes are short: nobody shall try many
        wanted = select(matches.c.id).where(matches.c.code == read_code(code)[:8])
        found = await house.store.read(lambda connection: connection.execute(wanted).scalar())
        if found is None:
            raise refused(ServerWhy.NOT_FOUND)
        return card_for(await house.table(found), None if me is None else me.id)

    @get("/{table_id:str}")
    async def show(self, table_id: Id, me: Me | None, house: House, seat: As = None, after: After = None) -> Update:
        """How the table stands for me, and what happened after the entries that I know."""
        return await look(house, table_id, me, seat, after)

    @post("/{table_id:str}/seats", security=FOR_SOMEBODY)
    async def join(self, table_id: Id, data: AJoin, me: Me | None, house: House) -> Update:
        """Take a free seat; when the last one is taken the match starts."""
        person = somebody(me)
        table = await house.table(table_id)

        def sit(table: Table) -> None:
            if data.seat is None and table.invited(person.id):
                table.accept(person.id)
            else:
                table.sit(person.id, data.seat, data.name or "")
            table.names[person.id] = person.name
            start_when_full(table, house.now())

        await house.change(table, sit, house.bounds.to_sit(person.id))
        return await look(house, table_id, person, None, 0)

    @delete("/{table_id:str}/seats", status_code=200, security=FOR_SOMEBODY)
    async def leave(self, table_id: Id, me: Me | None, house: House) -> Update:
        """Leave a table that has not started, or give up a seat that is kept for me; if I opened it, it is closed."""
        person = somebody(me)
        table = await house.table(table_id)
        if not table.seats_of(person.id) and not table.invited(person.id) and table.host != person.id:
            raise refused(ServerWhy.NOT_YOUR_SEAT)
        await house.change(table, lambda table: table.rise(person.id))
        return await look(house, table_id, person, None, 0)

    @post("/{table_id:str}/bots", security=FOR_SOMEBODY)
    async def fill(self, table_id: Id, me: Me | None, house: House) -> Update:
        """Start now: bots of the table's level take the free seats. For who opened the table."""
        person = somebody(me)
        table = await house.table(table_id)
        if table.host != person.id:
            raise refused(ServerWhy.NOT_THE_HOST)

        def start(table: Table) -> None:
            table.check_open()
            table.fill_with_bots()
            table.start(house.now())

        await house.change(table, start, house.bounds.to_fill(table))
        return await look(house, table_id, person, None, 0)

    @post("/{table_id:str}/seats/{seat:int}/actions", status_code=200, responses=STALE, security=FOR_SOMEBODY)
    async def act(self, table_id: Id, seat: OfSeat, data: AnAct, me: Me | None, house: House) -> Update:
        """Play the next action of a seat of mine; answered when it is stored."""
        table = await house.table(table_id)
        table.check_seat(None if me is None else me.id, seat)
        after = len(table.times)
        try:
            await house.act(table, seat, data.decision, data.action, data.text, data.anew)
        except Refused as error:
            if error.reason.code is ServerWhy.STALE:
                error.state = (await look(house, table_id, me, seat, None)).state
            raise
        return await look(house, table_id, me, seat, after)

    @post("/{table_id:str}/seats/{seat:int}/undo", status_code=200, responses=STALE, security=FOR_SOMEBODY)
    async def undo(self, table_id: Id, seat: OfSeat, data: AnUndo, me: Me | None, house: House) -> State:
        """Take back the last action since the last one after which there is no way back."""
        table = await house.table(table_id)
        table.check_seat(None if me is None else me.id, seat)
        try:
            await house.change(table, lambda table: table.take_back(seat, data.decision))
        except Refused as error:
            if error.reason.code is ServerWhy.STALE:
                error.state = (await look(house, table_id, me, seat, None)).state
            raise
        return (await look(house, table_id, me, seat, None)).state

    @post("/{table_id:str}/seats/{seat:int}/resign", status_code=200, security=FOR_SOMEBODY)
    async def resign(self, table_id: Id, seat: OfSeat, me: Me | None, house: House) -> Update:
        """Give up. With two seats or one the match ends; otherwise a bot takes the seat."""
        table = await house.table(table_id)
        table.check_seat(None if me is None else me.id, seat)
        await house.change(table, lambda table: table.leave(seat, False, house.now()))
        return await look(house, table_id, me, seat, 0)

    @get("/{table_id:str}/seats/{seat:int}/why", security=FOR_SOMEBODY)
    async def why(self, table_id: Id, seat: OfSeat, text: Wish, me: Me | None, house: House) -> Said | None:
        """Why a seat of mine may not play this now; null if it may."""
        async with house.looking_at(table_id) as table:
            table.check_seat(None if me is None else me.id, seat)
            position = table.running().seen(seat).copy()
            for action in table.game.parse(position, seat, text):
                reason = position.reason(seat, action)
                if reason is not None:
                    return said(reason)
                if position.commits(seat, action):
                    break
                position.apply(seat, action)
        return None

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
        """What a seat of mine could do now, at a friendly table."""
        visitors.charge(request, me, HARD)
        person = somebody(me)
        async with house.looking_at(table_id) as table:
            table.check_seat(person.id, seat)
            if not table.friendly:
                raise refused(ServerWhy.NOT_FRIENDLY)
            match = table.running()
            if seat not in table.people_to_move():
                return []
            moment = (seat, table.decisions[seat], len(table.times))
            hints = table.hints.get(moment)
            position = match.seen(seat).imagine(seat, Rng(new_seed()))
        if hints is None:
            found = await house.workers.advise(asker, table.game.name, position, seat)
            hints = [Hint(**(vars(candidate) | {"actions": list(candidate.actions)})) for candidate in found]
            table.hints = {moment: hints}
        return hints

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
        """Offer the same again, but for the options given, everybody one seat on; or accept what somebody else has
        offered. It starts once all have accepted, or with bots when whoever offered it says so."""
        person, now = somebody(me), house.now()
        changed = {} if data is None else data.options
        async with house.rematching:
            table = await house.table(table_id)
            if not table.seats_of(person.id):
                raise refused(ServerWhy.NOT_YOUR_SEAT)
            if table.state != "over":
                raise refused(ServerWhy.STILL_RUNNING)
            following = again(table, changed, person, asker.address, now.at)
            offered = await house.offered(table)
            alone = not any(sitter.invited for sitter in following.sitters)
            otherwise = offered is not None and offered.options != following.options
            if offered is None or (otherwise and changed and alone):
                visitors.charge_lasting(request, me)
                if alone:
                    following.start(now)
                await house.add(following, after=table)
                return await look(house, following.id, person, None, 0)
        if otherwise and changed:
            raise refused(ServerWhy.OFFERED_OTHERWISE)
        if offered.invited(person.id) and not otherwise:  # else it is not what was wished for: it is shown, no more
            room = house.bounds.to_sit(person.id)
            await house.change(offered, lambda table: accept(table, person, house.now()), room)
        return await look(house, offered.id, person, None, 0)

    @post("/{table_id:str}/seats/{seat:int}/phrases", status_code=204, security=FOR_SOMEBODY)
    async def say(self, table_id: Id, seat: OfSeat, data: APhrase, me: Me | None, house: House) -> None:
        """Say one of the phrases; everybody who looks on hears it in their language."""
        table = await house.table(table_id)
        table.check_seat(None if me is None else me.id, seat)
        house.say(table, seat, data.phrase)


def accept(table: Table, person: Me, now: Moment) -> None:
    """Takes the seats of a rematch."""
    if table.state == "open":
        table.accept(person.id)
        table.names[person.id] = person.name
        start_when_full(table, now)


def start_when_full(table: Table, now: Moment) -> None:
    if not any(sitter.free() for sitter in table.sitters):
        table.start(now)


async def look(house: House, table_id: str, me: Me | None, seat: int | None, after: int | None) -> Update:
    person, now = None if me is None else me.id, house.now()
    async with house.looking_at(table_id) as table:
        check_may_look(table, person, now.at)
        entries = len(table.times) if after is None else after
        return update_for(table, person, eyes(table, person, seat), entries, now)
