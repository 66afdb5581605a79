"""Refusals in the caller's language."""

from __future__ import annotations

import logging
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.utils import normalize_path

from futaie.core.rules.reason import FutaieError
from futaie.server.http.malformed import wrong_parameters
from futaie.server.people.visitors import address_of, language_for
from futaie.server.reasons import ServerWhy, status_of
from futaie.server.upkeep.metrics import Metrics
from futaie.tables.reasons import Refused, refused
from futaie.tables.wire.answers import Refusal
from futaie.text import Words

log = logging.getLogger("futaie")
HOSTILE = (
    ServerWhy.TOO_FAST,
    ServerWhy.TOO_LARGE,
    ServerWhy.MALFORMED,
    ServerWhy.NO_JSON,
    ServerWhy.WRONG_ORIGIN,
    ServerWhy.WRONG_NAME,
    ServerWhy.TOO_MANY_TABLES,
    ServerWhy.TOO_MANY_SOCKETS,
)
"""Requests that our own page never sends."""
CUT_OFF = "client disconnected prematurely"
"""The framework's message if a body stops in the middle, which is not our fault."""


def note_refusal(metrics: Metrics, error: FutaieError, route: str, address: str) -> None:
    """Counts refusals, and logs hostile ones."""
    why = str(error.reason.code.value)
    metrics.refused.labels(why).inc()
    if error.reason.code in HOSTILE:
        log.warning("refused", extra={"why": why, "route": route, "address": address})


def refusal(error: FutaieError, language: str) -> Refusal:
    reason = error.reason
    state = error.state if isinstance(error, Refused) else None
    figures = cast("dict[str, Any]", dict(reason.figures))
    return Refusal(str(reason.code.value), figures, Words(language).tell(reason), state)


def answer_refusal(request: Request[Any, Any, Any], error: FutaieError) -> Response[Refusal]:
    return refuse(request, error, status_of(error))


def refuse(request: Request[Any, Any, Any], error: FutaieError, status: int) -> Response[Refusal]:
    app: Litestar = request.app
    note_refusal(app.state.house.metrics, error, request.scope.get("path_template", ""), address_of(request))
    return Response(refusal(error, language_of(request)), status_code=status, media_type=MediaType.JSON)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Answers what the framework refuses before it reaches us."""
    status = error.status_code
    if status == 405 and is_nowhere(request):
        status = 404
    why = {404: ServerWhy.NOT_FOUND, 413: ServerWhy.TOO_LARGE, 403: ServerWhy.WRONG_ORIGIN}.get(status)
    if status >= 500 and error.detail != CUT_OFF:
        return answer_fault(request, error)
    found = refused(why) if why is not None else refused(ServerWhy.MALFORMED, about=wrong_parameters(request, error))
    answer = refuse(request, found, status)
    if status == error.status_code:
        answer.headers.update(error.headers or {})
    return answer


def is_nowhere(request: Request[Any, Any, Any]) -> bool:
    """Whether only the page's index would answer there: for a program that is nothing."""
    app: Litestar = request.app
    path = normalize_path(request.scope["path"])
    try:
        template = app.asgi_router.handle_routing(path=path, method="GET")[4]
    except HTTPException:
        return False
    return path.startswith("/api/") and "{path" in template


def answer_nested(request: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """JSON that is nested too deeply to read."""
    return refuse(request, refused(ServerWhy.MALFORMED, about=str(error)), 400)


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    app: Litestar = request.app
    app.state.house.metrics.faults.inc()
    log.error("fault", extra={"route": request.scope.get("path_template", "")}, exc_info=error)
    answer = refusal(refused(ServerWhy.TRY_AGAIN), language_of(request))
    return Response(answer, status_code=500, media_type=MediaType.JSON)


def language_of(request: Request[Any, Any, Any]) -> str:
    return language_for(request, request.state.get("me"))
