"""What comes before the application: by which name a request may come, and what no request of ours brings along.
What is turned away here has not been read."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.types import HTTPScope, LifeSpanScope, Message, Receive, Scope, Send

from futaie.core.rules.reason import FutaieError
from futaie.server.http.answers import refuse
from futaie.server.http.exit import Exit
from futaie.server.http.hosts import Names, host_of
from futaie.server.reasons import ServerWhy, status_of
from futaie.tables.reasons import refused

EXAMPLE = "example.org"
JSON = b"application/json"
SAFE = ("GET", "HEAD", "OPTIONS")


class Entrance:
    def __init__(self, app: Litestar, names: Names) -> None:
        self.app = app
        self.names = names
        self.exit = Exit(app)

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif (why := self.why_not(scope)) is not None:
            await self.turn_away(scope, receive, send, why)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
        else:
            # HEAD is answered like GET: the body is left out where it would go over the wire, by the scope as it came.
            asked: HTTPScope = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, receive, self.exit.wrap(asked, send))

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
            return refused(ServerWhy.NO_JSON)  # forms can be sent from anywhere, and to read them is work for nothing
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
        sending = self.exit.wrap(scope, instead_of_a_socket(send) if scope["type"] == ScopeType.WEBSOCKET else send)
        await answer.to_asgi_response(app=None, request=request)(scope, receive, sending)


def for_programs(path: str) -> bool:
    """All the rest is the page and its files."""
    return path.startswith("/api") or path in ("/health", "/metrics")


def instead_of_a_socket(send: Send) -> Send:
    """An answer over HTTP to whoever wanted a socket."""

    async def sending(message: Message) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})  # type: ignore[arg-type]

    return sending
