"""Bare HTTP and WebSocket clients, so lean that the server is what is measured."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from typing import Any

ENDING = b"\x00\x00\xff\xff"


class Line(asyncio.Protocol):
    """One socket. It offers compression, as browsers do, and decompresses input; what it sends is short and plain."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\nCookie: {cookie}\r\n\r\n"
        )
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear: Callable[[bytes], None] = lambda _: None
        self.buffer = b""
        self.unpack: Any = None
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed a socket"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        data = self.buffer + data if self.buffer else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            if b"permessage-deflate" in head:
                self.unpack = zlib.decompressobj(-15)
            self.opened.set_result(None)
        at = 0
        while (end := self.frame_end(data, at)) is not None:
            at = end
        self.buffer = data[at:]

    def frame_end(self, data: bytes, at: int) -> int | None:
        """Handles the frame that begins here, if all of it has arrived."""
        if len(data) < at + 2:
            return None
        first, size, start = data[at], data[at + 1], at + 2
        if size > 125:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
        end = start + size
        if len(data) < end:
            return None
        content, kind = data[start:end], first & 15
        if kind == 9:
            self.write(content, 0x8A)
        elif kind in (1, 2):
            self.hear(self.unpack.decompress(content + ENDING) if first & 64 else content)
        return end

    def write(self, content: bytes, first: int = 0x81) -> None:
        """Masked with zeros, which changes nothing."""
        size = len(content)
        head = bytes((first, 128 | size)) if size < 126 else bytes((first, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + content)


async def connect(port: int, path: str, cookie: str = "") -> Line:
    line = Line(f"127.0.0.1:{port}", path, cookie)
    await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
    await line.opened
    return line


class Http:
    """Sends requests over a few connections that stay open."""

    def __init__(self, port: int, connections: int = 8) -> None:
        self.port = port
        self.free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self.free.put_nowait(None)
        self.csrf = ""

    async def begin(self) -> None:
        self.csrf = (await self.ask("GET", "/health"))[1]["futaie-csrf"]

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[Any, dict[str, str]]:
        """The answer, and the cookies that came with it."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(content)}\r\n"
        if self.csrf:
            head += f"Cookie: futaie-csrf={self.csrf}; {cookie}\r\nx-futaie-csrf: {self.csrf}\r\n"
        kept = await self.free.get()
        if kept is None or kept[0].at_eof():
            kept = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = kept
        writer.write(head.encode() + b"\r\n" + content)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = [line.partition(": ")[::2] for line in lines if line]
        size = next((int(value) for name, value in headers if name.lower() == "content-length"), 0)
        answer = await reader.readexactly(size)
        self.free.put_nowait(kept)
        if not status.split()[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {status} {answer.decode()}")
        cookies = [value.partition(";")[0].partition("=")[::2] for name, value in headers if name == "set-cookie"]
        return json.loads(answer) if answer else None, dict(cookies)
