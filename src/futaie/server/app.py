"""The application: HTTP handlers and the socket, put together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from futaie.core.rules.reason import FutaieError
from futaie.server.api.box import BoxApi
from futaie.server.api.daily import DailyApi
from futaie.server.api.description.openapi import described
from futaie.server.api.games import list_games
from futaie.server.api.live import live
from futaie.server.api.operations import health, metrics
from futaie.server.api.people import PeopleApi
from futaie.server.api.records import RecordsApi
from futaie.server.api.replays import ReplaysApi
from futaie.server.api.rules import show_rules
from futaie.server.api.tables import TablesApi
from futaie.server.house.daily import Daily
from futaie.server.house.house import House
from futaie.server.http.answers import answer_fault, answer_http, answer_nested, answer_refusal
from futaie.server.http.body import Body
from futaie.server.http.limits import Doors
from futaie.server.http.page import page, read_page
from futaie.server.http.request_guard import RequestGuard
from futaie.server.people.visitors import CSRF_COOKIE, CSRF_HEADER, Visitors, address_of
from futaie.server.settings import Settings
from futaie.server.storage.store import Store
from futaie.server.thinking.workers import Asker, Workers
from futaie.server.upkeep.clock import Tell, steadily
from futaie.server.upkeep.garbage import collect_seldom
from futaie.tables.wire.basics import Me

LARGEST_BODY = 65536


def make_app(settings: Settings, sockets: int, wall: Tell = time.time, steady: Tell = steadily) -> RequestGuard:
    """`sockets`: the most that may be open in all."""
    store = Store(settings.database())
    visitors = Visitors(store, settings.rate, lambda: app.state.house.now().at)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        workers = Workers(settings.bot_processes)
        try:
            house = House(store, workers, Doors(settings.sockets, sockets), settings)
            app.state.house = house
            app.state.daily = Daily(house)
            app.state.page = read_page()
            await house.open(wall, steady)
            await app.state.daily.open()
        except Exception as error:
            app.state.failed = error  # the framework keeps only its text
            workers.close()
            store.close()
            raise
        house.background.spawn(collect_seldom())
        try:
            yield
        finally:
            try:
                await house.close()
            finally:
                workers.close()
                store.close()

    async def house(state: State) -> House:
        found: House = state.house
        return found

    async def daily(state: State) -> Daily:
        found: Daily = state.daily
        return found

    async def find_visitors() -> Visitors:
        return visitors

    async def admit(request: Request[Any, Any, Any]) -> None:
        """Checks a request before any of it is read. The files of the page are for everybody."""
        if request.scope["path"].startswith("/api"):
            session = await visitors.session(request)
            request.state["me"] = None if session is None else session.me
            visitors.admit(request, request.state["me"])
            if session is not None and not await visitors.renew(request, session):
                request.state["me"] = None

    async def asker(request: Request[Any, Any, Any], state: State) -> Asker:
        person: Me | None = request.state["me"]
        return Asker(state.house.origin(address_of(request)), "" if person is None else person.id)

    async def me(request: Request[Any, Any, Any]) -> Me | None:
        found: Me | None = request.state["me"]
        return found

    app = Litestar(
        [
            list_games,
            show_rules,
            BoxApi,
            PeopleApi,
            TablesApi,
            ReplaysApi,
            RecordsApi,
            DailyApi,
            live,
            health,
            metrics,
            page,
        ],
        dependencies={
            "house": Provide(house),
            "daily": Provide(daily),
            "visitors": Provide(find_visitors),
            "me": Provide(me),
            "asker": Provide(asker),
        },
        exception_handlers={
            FutaieError: answer_refusal,
            HTTPException: answer_http,
            RecursionError: answer_nested,
            Exception: answer_fault,
        },
        dto=Body,
        return_dto=None,
        csrf_config=CSRFConfig(
            secret=settings.secret(), cookie_name=CSRF_COOKIE, header_name=CSRF_HEADER, cookie_samesite="lax"
        ),
        before_request=admit,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        lifespan=[running],
        openapi_config=described(),
    )
    return RequestGuard(app, settings.answered())
