"""For whoever runs the server."""

from __future__ import annotations

from time import monotonic
from typing import Any

from litestar import Request, Response, get
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from futaie.server.house.house import House
from futaie.server.http.hosts import host_of, is_loopback
from futaie.server.reasons import ServerWhy
from futaie.tables.reasons import refused

LOOPBACK = ("127.0.0.1", "::1")
OLDEST_BEAT = 30.0
"""Seconds."""


@get("/health", tags=["operations"])
async def health(house: House) -> dict[str, str]:
    """Whether the server runs, and its database can be read and written."""
    await house.health.check()
    if monotonic() - house.upkeep.alive > OLDEST_BEAT:
        raise refused(ServerWhy.TRY_AGAIN)
    return {"status": "ok"}


FIGURES = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""The framework adds the charset."""


@get("/metrics", tags=["operations"], media_type=FIGURES)
async def metrics(request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """Figures for Prometheus; only for callers on the same machine, under one of its own names."""
    host = request.client.host if request.client is not None else "?"
    name = host_of(request.headers.get("host", ""))
    if host not in LOOPBACK or name is None or not is_loopback(name):
        raise refused(ServerWhy.NOT_FOUND)
    return Response(house.metrics.text(), media_type=FIGURES)
