"""Headers of every answer, refusals and faults included, set in the one place that all of them pass."""

from __future__ import annotations

from litestar import Litestar
from litestar.types import Message, Scope, Send

from futaie.server.people.visitors import COOKIE, RENEWED, session_cookie

Header = tuple[bytes, bytes]
OTHERWISE = ((b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff"))
"""Unless the handler sets another value."""
SECURE = b"; Secure"


class ResponseHeaders:
    def __init__(self, app: Litestar) -> None:
        self.methods = {route.path_format: route.methods for route in app.routes}

    def wrap(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self.completed(scope, list(message["headers"]))
            await send(message)

        return sending

    def completed(self, scope: Scope, headers: list[Header]) -> list[Header]:
        said = {name.lower() for name, _ in headers}
        headers += [header for header in OTHERWISE if header[0] not in said]
        if b"allow" in said:
            headers = [
                (name, self.allowed(scope, value) if name.lower() == b"allow" else value) for name, value in headers
            ]
        token = scope["state"].get(RENEWED)
        if token is not None and not any(value.startswith(f"{COOKIE}=".encode()) for _, value in headers):
            headers.append(session_cookie(token).to_encoded_header())
        if scope["scheme"] == "https":
            return [
                (name, value + SECURE if name == b"set-cookie" and SECURE not in value else value)
                for name, value in headers
            ]
        return headers

    def allowed(self, scope: Scope, found: bytes) -> bytes:
        """The framework lists only the methods of one of a path's handlers, and forgets HEAD."""
        methods = {str(method) for method in self.methods.get(scope.get("path_template", ""), ())}
        methods |= set(found.decode().replace(" ", "").split(","))
        return ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods)).encode()
