"""People: be a guest at once, change name and language, export your data, be forgotten."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie

from futaie.server.api.description.examples import ANamedGuest
from futaie.server.api.description.openapi import FOR_SOMEBODY
from futaie.server.house.house import House
from futaie.server.people import guests
from futaie.server.people.names import guest_name
from futaie.server.people.visitors import COOKIE, Visitors, language_for, session_cookie
from futaie.server.reasons import ServerWhy
from futaie.tables.reasons import refused
from futaie.tables.sitter import GONE
from futaie.tables.wire.basics import Me


class PeopleApi(Controller):
    path = "/api/me"
    tags = ["people"]  # noqa: RUF012

    @get(security=FOR_SOMEBODY)
    async def show(self, me: Me | None) -> Me:
        """Who I am; 401 while I have no session."""
        if me is None:
            raise refused(ServerWhy.NO_SESSION)
        return me

    @post(status_code=200)
    async def enter(
        self, request: Request[Any, Any, Any], data: ANamedGuest, me: Me | None, house: House, visitors: Visitors
    ) -> Response[Me]:
        """Become a guest, or change one's name or language."""
        if me is not None:
            changed = Me(me.id, data.name or me.name, data.language or me.language)
            await house.store.write(lambda connection: guests.change(connection, changed))
            visitors.forget(me.id)
            house.tables.renamed(changed)
            return Response(changed)
        visitors.charge_lasting(request, None)
        language = data.language or language_for(request, None)
        name = data.name or guest_name(language)
        now = house.now().at
        guest, token = await house.store.write(lambda connection: guests.add_guest(connection, name, language, now))
        return Response(guest, cookies=[session_cookie(token)])

    @get("/export", security=FOR_SOMEBODY)
    async def export(self, me: Me | None, house: House) -> dict[str, Any]:
        """Everything stored about me."""
        if me is None:
            raise refused(ServerWhy.NO_SESSION)
        return await house.store.read(lambda connection: guests.export(connection, me.id))

    @delete(status_code=204, security=FOR_SOMEBODY, response_cookies=[Cookie(COOKIE, value="", max_age=0)])
    async def forget(self, me: Me | None, house: House, visitors: Visitors) -> None:
        """Delete my name everywhere and end my session; running matches are resigned, logs stay."""
        if me is None:
            raise refused(ServerWhy.NO_SESSION)
        await house.store.write(lambda connection: guests.forget(connection, me.id))
        visitors.forget(me.id)
        house.audience.shut_out(me.id)
        house.tables.renamed(Me(me.id, GONE, me.language))
        await house.leave_everywhere(me.id)
