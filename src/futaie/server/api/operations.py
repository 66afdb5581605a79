"""For whoever runs the server."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from futaie.server.house import House
from futaie.server.reasons import ServerWhy, refused
from futaie.server.visitors import address_of


@get("/health", tags=["operations"])
async def health(house: House) -> dict[str, str]:
    """Whether the server runs and its database can be read."""
    await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "ok"}


FIGURES = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""The framework says the charset."""


@get("/metrics", tags=["operations"], media_type=FIGURES)
async def metrics(request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """Figures for Prometheus; for callers on the same machine only."""
    try:
        near = ip_address(address_of(request)).is_loopback
    except ValueError:
        near = False
    if not near:
        raise refused(ServerWhy.NOT_FOUND)
    return Response(house.metrics.text(), media_type=FIGURES)
