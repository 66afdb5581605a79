"""The application: what is asked over HTTP and sockets, put together."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from futaie.core.reason import FutaieError
from futaie.server.answers import note_refusal, refusal
from futaie.server.api.box import BoxApi
from futaie.server.api.daily import DailyApi
from futaie.server.api.described import described
from futaie.server.api.finished import FinishedApi
from futaie.server.api.games import list_games
from futaie.server.api.live import live
from futaie.server.api.operations import health, metrics
from futaie.server.api.people import PeopleApi
from futaie.server.api.records import RecordsApi
from futaie.server.api.rules import show_rules
from futaie.server.api.tables import TablesApi
from futaie.server.daily import Daily
from futaie.server.garbage import collect_seldom
from futaie.server.house import House
from futaie.server.limits import Doors
from futaie.server.page import page, read_page
from futaie.server.reasons import ServerWhy, refused, status_of
from futaie.server.settings import Settings
from futaie.server.store import Store
from futaie.server.visitors import Visitors, address_of, language_for
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
        try:
            house = House(store, workers, Doors(settings.sockets), now, settings.rate)
            app.state.house = house
            app.state.daily = Daily(house)
            app.state.page = read_page()
            await house.open()
            await app.state.daily.open()
        except Exception as error:
            app.state.failed = error  # the framework makes a text of it
            workers.close()
            store.close()
            raise
        house.spawn(collect_seldom())
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
        """Before anything of a request is read. The files of the page are for everybody."""
        if request.url.path.startswith("/api"):
            request.state["me"] = await visitors.who(request)
            visitors.admit(request, request.state["me"])

    async def me(request: Request[Any, Any, Any]) -> Me | None:
        found: Me | None = request.state["me"]
        return found

    return Litestar(
        [
            list_games,
            show_rules,
            BoxApi,
            PeopleApi,
            TablesApi,
            FinishedApi,
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
        },
        exception_handlers={
            FutaieError: answer_refusal,
            HTTPException: answer_http,
            RecursionError: answer_nested,
            Exception: answer_fault,
        },
        csrf_config=CSRFConfig(
            secret=settings.secret(), cookie_name="futaie-csrf", header_name="x-futaie-csrf", cookie_samesite="lax"
        ),
        before_request=admit,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        lifespan=[running],
        openapi_config=described(),
    )


def answer_refusal(request: Request[Any, Any, Any], error: FutaieError) -> Response[Refusal]:
    return refuse(request, error, status_of(error))


def refuse(request: Request[Any, Any, Any], error: FutaieError, status: int) -> Response[Refusal]:
    app: Litestar = request.app
    note_refusal(app.state.house.metrics, error, request.scope.get("path_template", ""), address_of(request))
    return Response(refusal(error, language_of(request)), status_code=status, media_type=MediaType.JSON)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """What the framework refuses before it reaches us."""
    status = error.status_code
    why = {404: ServerWhy.NOT_FOUND, 413: ServerWhy.TOO_LARGE, 403: ServerWhy.WRONG_ORIGIN}.get(status)
    about = str(error.extra or error.detail)[:300]
    found = refused(why) if why is not None else refused(ServerWhy.MALFORMED, about=about)
    if status >= 500:
        return answer_fault(request, error)
    answer = refuse(request, found, status)
    answer.headers.update(error.headers or {})
    return answer


def answer_nested(request: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """JSON nested too deep to be read."""
    return refuse(request, refused(ServerWhy.MALFORMED, about=str(error)), 400)


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    app: Litestar = request.app
    app.state.house.metrics.faults.inc()
    log.error("fault", extra={"route": request.scope.get("path_template", "")}, exc_info=error)
    answer = refusal(refused(ServerWhy.TRY_AGAIN), language_of(request))
    return Response(answer, status_code=500, media_type=MediaType.JSON)


def language_of(request: Request[Any, Any, Any]) -> str:
    return language_for(request, request.state.get("me"))
