"""Wraps the application: refuses requests under a foreign host name, or with headers that none of our own requests
have. Their bodies are never read."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.types import HTTPScope, LifeSpanScope, Message, Receive, Scope, Send

from futaie.core.rules.reason import FutaieError
from futaie.server.http.answers import refuse
from futaie.server.http.hosts import Names, host_of
from futaie.server.http.response_headers import ResponseHeaders
from futaie.server.reasons import ServerWhy, status_of
from futaie.tables.reasons import refused

EXAMPLE = "example.org"
JSON = b"application/json"
SAFE = ("GET", "HEAD", "OPTIONS")


class RequestGuard:
    def __init__(self, app: Litestar, names: Names) -> None:
        self.app = app
        self.names = names
        self.with_headers = ResponseHeaders(app)

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif (why := self.why_not(scope)) is not None:
            await self.turn_away(scope, receive, send, why)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
        else:
            # HEAD is answered like GET; uvicorn, which has the original scope, drops the body.
            asked: HTTPScope = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, receive, self.with_headers.wrap(asked, send))

    def why_not(self, scope: Scope) -> FutaieError | None:
        hosts, kinds = [], []
        for name, value in scope["headers"]:
            if name == b"host":
                hosts.append(value)
            elif name == b"content-type":
                kinds.append(value.partition(b";")[0].strip().lower())
        host = host_of(hosts[0].decode("latin-1")) if len(hosts) == 1 else None
        if host is None or not self.names.has(host):
            return refused(ServerWhy.WRONG_NAME, name=host or EXAMPLE)
        if any(kind != JSON for kind in kinds) and scope.get("method", "GET") not in SAFE:
            return refused(ServerWhy.NO_JSON)  # any site can send forms, and reading them would be wasted work
        return None

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, error: FutaieError) -> None:
        scope["app"] = scope["litestar_app"] = self.app
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        refusal = refuse(request, error, status_of(error))
        answer: Response[Any] = refusal
        if not for_programs(scope["path"]):
            answer = Response(
                f"{refusal.content.sentence}\n", status_code=refusal.status_code, media_type=MediaType.TEXT
            )
        sending = self.with_headers.wrap(
            scope, instead_of_a_socket(send) if scope["type"] == ScopeType.WEBSOCKET else send
        )
        await answer.to_asgi_response(app=None, request=request)(scope, receive, sending)


def for_programs(path: str) -> bool:
    """Everything else is the page and its files."""
    return path.startswith("/api") or path in ("/health", "/metrics")


def instead_of_a_socket(send: Send) -> Send:
    """An HTTP answer to a client that wanted a socket."""

    async def sending(message: Message) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})  # type: ignore[arg-type]

    return sending
