"""The application: what is asked over HTTP and sockets, put together."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from futaie.core.reason import FutaieError
from futaie.server.answers import refusal
from futaie.server.api.finished import FinishedApi
from futaie.server.api.games import list_games
from futaie.server.api.live import MOST_SOCKETS, live
from futaie.server.api.people import PeopleApi
from futaie.server.api.tables import TablesApi
from futaie.server.house import House
from futaie.server.limits import Doors
from futaie.server.reasons import ServerWhy, refused, status_of
from futaie.server.settings import Settings
from futaie.server.store import Store
from futaie.server.visitors import Visitors, language_for
from futaie.server.wire import Me, Refusal
from futaie.server.workers import Workers

log = logging.getLogger("futaie")
LARGEST_BODY = 65536


def make_app(settings: Settings, now: Callable[[], float] = time.time) -> Litestar:
    store = Store(settings.database())
    visitors = Visitors(store, settings.rate)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        workers = Workers(settings.bot_processes)
        house = House(store, workers, now)
        house.doors = Doors(MOST_SOCKETS if settings.sockets is None else settings.sockets)
        house.messages = settings.messages
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()
            workers.close()
            store.close()

    async def house(state: State) -> House:
        found: House = state.house
        return found

    async def find_visitors() -> Visitors:
        return visitors

    async def me(request: Request[Any, Any, Any]) -> Me | None:
        found = request.state["me"] = await visitors.who(request)
        visitors.admit(request, found)
        return found

    return Litestar(
        [list_games, PeopleApi, TablesApi, FinishedApi, live, health],
        dependencies={"house": Provide(house), "visitors": Provide(find_visitors), "me": Provide(me)},
        exception_handlers={FutaieError: answer_refusal, HTTPException: answer_http, Exception: answer_fault},
        csrf_config=CSRFConfig(
            secret=settings.secret(), cookie_name="futaie-csrf", header_name="x-futaie-csrf", cookie_samesite="lax"
        ),
        request_max_body_size=LARGEST_BODY,
        lifespan=[running],
        openapi_config=OpenAPIConfig(title="Futaie", version="1", path="/api"),
    )


@get("/health", tags=["operations"])
async def health(house: House) -> dict[str, str]:
    await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "ok"}


def answer_refusal(request: Request[Any, Any, Any], error: FutaieError) -> Response[Refusal]:
    return Response(refusal(error, language_of(request)), status_code=status_of(error), media_type=MediaType.JSON)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """What the framework refuses before it reaches us."""
    status = error.status_code
    why = {404: ServerWhy.NOT_FOUND, 413: ServerWhy.TOO_LARGE, 403: ServerWhy.WRONG_ORIGIN}.get(status)
    about = str(error.extra or error.detail)[:300]
    found = refused(why) if why is not None else refused(ServerWhy.MALFORMED, about=about)
    if status >= 500:
        return answer_fault(request, error)
    answer = refusal(found, language_of(request))
    return Response(answer, status_code=status, media_type=MediaType.JSON, headers=error.headers)


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("fault at %s", request.url.path, exc_info=error)
    answer = refusal(refused(ServerWhy.TRY_AGAIN), language_of(request))
    return Response(answer, status_code=500, media_type=MediaType.JSON)


def language_of(request: Request[Any, Any, Any]) -> str:
    return language_for(request, request.state.get("me"))
