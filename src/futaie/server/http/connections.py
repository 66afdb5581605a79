"""Connections: how many may be open, and how long each may take to send and to read.

A request costs nothing until it is here, so connections that send half a line and then wait would be free to open by
the thousand. Each part of a request has its deadline; an answer has none, but the client must read it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from ipaddress import IPv6Network
from time import monotonic

import h11
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

log = logging.getLogger("futaie")
ASKING = 5.0
"""Seconds for the head of a request, from the moment the server waits for it."""
SENDING = 10.0
"""Seconds for its body."""
RESTING = 10.0
"""Seconds between two requests; uvicorn usually closes after five, but forgets to when it gets an empty line."""
STUCK = 30.0
"""A client must read at least `LEAST` bytes of its answer in this many seconds."""
LEAST = 8192
SWEEP = 1.0
MOST = 10_000
SPARE = 200
"""Descriptors for everything but connections (database, workers, logs), and for connections being turned away."""
AT_ONCE = 16
"""Connections accepted in one go: a rejected one takes a few goes to disappear."""


def nearby(host: str) -> str:
    """What limits count as one address: for IPv6 a /64, since whoever has one address of it has them all."""
    try:
        return str(IPv6Network((host, 64), strict=False)) if ":" in host else host
    except ValueError:
        return "?"


class Hall:
    """Counts the connections that are not sockets yet, and enforces their deadlines."""

    def __init__(self, descriptors: int, most_each: int) -> None:
        self.sockets = max(1, (descriptors - SPARE) // 2)
        """Half of the descriptors are for sockets; `Doors` counts those."""
        self.most = min(MOST, self.sockets)
        self.most_each = max(1, min(most_each, self.most // 4))
        self.inside: dict[Impatient, str] = {}
        self.each: dict[str, int] = {}
        self.trusted: _TrustedHosts | None = None

    def enter(self, connection: Impatient, address: str, trusted: bool) -> bool:
        """`trusted`: the address is a proxy's, and anybody may be behind it."""
        if len(self.inside) >= self.most or (not trusted and self.each.get(address, 0) >= self.most_each):
            return False
        self.inside[connection] = address
        self.each[address] = self.each.get(address, 0) + 1
        return True

    def leave(self, connection: Impatient) -> None:
        address = self.inside.pop(connection, None)
        if address is not None:
            self.each[address] -= 1
            if not self.each[address]:
                del self.each[address]

    def proxies(self, config: Config) -> _TrustedHosts:
        """The proxies that uvicorn trusts to name the origin of a request."""
        if self.trusted is None:
            self.trusted = _TrustedHosts(config.forwarded_allow_ips)
        return self.trusted

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = monotonic()
            for connection in list(self.inside):
                try:
                    connection.look_at_the_clock(now)
                except Exception:
                    log.exception("a connection could not be looked at")
                    connection.transport.abort()


class Impatient(H11Protocol):
    """A connection with deadlines, which is turned away if there are too many."""

    def __init__(
        self,
        hall: Hall,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.hall = hall
        self.phase: tuple[float | None, object] = (ASKING, None)
        self.since = monotonic()
        self.unsent = 0
        self.unsent_since = self.since

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connected: socket.socket | None = transport.get_extra_info("socket")
        if connected is not None and connected.family in (socket.AF_INET, socket.AF_INET6):
            # asyncio does this too, but only if the listening socket was made with a protocol number.
            connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        host = self.client[0] if self.client else "?"
        trusted = host in self.hall.proxies(self.config)
        if not self.hall.enter(self, nearby(host), trusted):
            self.turn_away(503, "there-are-too-many-connections", "There are too many connections. Try again soon.")

    def connection_lost(self, exc: Exception | None) -> None:
        self.hall.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.hall.leave(self)  # from now on pings show whether the client is there, and `Doors` counts it
        super().handle_websocket_upgrade(event)

    def look_at_the_clock(self, now: float) -> None:
        allowed, _ = phase = self.now_doing()
        if phase != self.phase:
            self.phase, self.since = phase, now
        elif allowed is not None and now - self.since > allowed:
            self.give_up()
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent <= self.unsent - LEAST or self.unsent == 0:
            self.unsent, self.unsent_since = unsent, now
        elif unsent > self.unsent:
            self.unsent = unsent  # there is another answer to read
        elif now - self.unsent_since > STUCK:
            connected = self.transport.get_extra_info("socket")
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset at once
            self.transport.abort()

    def now_doing(self) -> tuple[float | None, object]:
        """How long the present phase may take, and its request."""
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            return SENDING, self.cycle
        if theirs is not h11.IDLE:
            return None, self.cycle
        half = self.cycle is None or bool(self.conn.trailing_data[0])
        return (ASKING if half else RESTING), self.cycle

    def give_up(self) -> None:
        half_a_head = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        half_a_body = self.conn.their_state is h11.SEND_BODY and not self.cycle.response_started
        if half_a_head or half_a_body:
            self.turn_away(408, "this-is-too-slow", "The request took too long.")
        else:
            self.transport.close()

    def turn_away(self, status: int, code: str, sentence: str) -> None:
        """Before a request is read its language is not known, so this is always in English."""
        body = json.dumps({"code": code, "figures": {}, "sentence": sentence, "state": None}).encode()
        head = f"HTTP/1.1 {status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(f"{head}retry-after: 5\r\nconnection: close\r\n\r\n".encode() + body)
        self.transport.close()
