"""Slow, silent and too many connections. Proper clients notice nothing of them."""

import ctypes
import os
import select
import socket
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from tests.server.support.running import Server, Started

FEW = 400
"""The number of descriptors."""
EVE, ANA = "127.0.0.5", "127.0.0.6"
"""127.0.0.1 may be a proxy, with anybody behind it."""
HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Half-A"
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_A_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400\r\nContent-Type: application/json\r\n"
    b"Cookie: futaie-csrf=%s\r\nx-futaie-csrf: %s\r\n\r\n{"
)


class Hurried(Started):
    """A server with shorter deadlines."""

    PATCHES: ClassVar = {
        "http.connections": {"ASKING": 2.0, "SENDING": 2.0, "RESTING": 2.5, "STUCK": 1.5, "SWEEP": 0.1}
    }


class Cramped(Server):
    """A server with few descriptors."""

    def command(self):
        return ["sh", "-c", f'ulimit -n {FEW}; exec "$@"', "sh", *super().command()]


@pytest.fixture(scope="module")
def hurried(tmp_path_factory):
    server = Hurried(tmp_path_factory.mktemp("hurried"))
    yield server
    server.end()


@pytest.fixture
def connect():
    with ExitStack() as opened:

        def connect(server, source="127.0.0.1"):
            raw = socket.create_connection(("127.0.0.1", server.port), timeout=60, source_address=(source, 0))
            return opened.enter_context(raw)

        yield connect


def all_of(raw):
    """Everything until the server closes the connection."""
    found = b""
    with suppress(ConnectionError):
        while part := raw.recv(65536):
            found += part
    return found


def answered(raw):
    """Reads one complete answer."""
    found = b""
    while b"\r\n\r\n" not in found or len(found.partition(b"\r\n\r\n")[2]) < int(
        found.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
    ):
        found += raw.recv(65536)
    return found


def with_token(server, said):
    token = httpx.get(f"{server.url}/health").cookies["futaie-csrf"].encode()
    return said.replace(b"%s", token)


@pytest.mark.parametrize("before", [b"", WHOLE], ids=["first", "second"])
@pytest.mark.parametrize("said", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_half_a_request_has_a_deadline(hurried, connect, before, said):
    said = with_token(hurried, said)
    opened = []
    for _ in range(20):
        opened.append(raw := connect(hurried))
        if before:
            raw.sendall(before)
            assert answered(raw).startswith(b"HTTP/1.1 200")
        raw.sendall(said)
    for raw in opened:
        assert all_of(raw).startswith(b"HTTP/1.1 408")
    assert httpx.get(f"{hurried.url}/health").status_code == 200
    assert "Traceback" not in hurried.logged()


@pytest.mark.parametrize("said", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_a_byte_now_and_then_does_not_extend_the_deadline(hurried, connect, said):
    raw = connect(hurried)
    raw.sendall(with_token(hurried, said))
    raw.settimeout(0.2)
    for _ in range(300):
        try:
            if raw.recv(65536).startswith(b"HTTP/1.1 408"):
                return
        except TimeoutError:
            raw.sendall(b"x")
    pytest.fail("it went on for a minute")


def test_a_connection_that_sends_nothing_or_empty_lines_is_closed(hurried, connect):
    silent, empty = connect(hurried), connect(hurried)
    empty.sendall(WHOLE)
    assert answered(empty).startswith(b"HTTP/1.1 200")
    empty.sendall(b"\r\n")
    assert all_of(empty).startswith(b"HTTP/1.1 40")
    assert all_of(silent) == b""


def test_a_client_that_does_not_read_its_answers_is_cut_off(hurried, connect):
    raw = connect(hurried)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200
    with suppress(BlockingIOError, ConnectionError):
        while asked:
            asked = asked[raw.send(asked) :]
    poll = select.poll()
    poll.register(raw, select.POLLERR | select.POLLHUP)
    assert poll.poll(60_000)


def test_slow_readers_get_the_whole_answer(hurried, connect):
    """As long as they go on reading."""
    raw = connect(hurried)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    count = 5
    for _ in range(count):
        raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
    found, ends = b"", time.monotonic() + 3.0  # twice as long as a client may be stuck
    while found.count(b'"openapi":"3.1.0"') + found.count(b'"openapi": "3.1.0"') < count:
        part = raw.recv(60_000)
        assert part
        found += part
        time.sleep(0.05 if time.monotonic() < ends else 0.0)
    assert found.count(b"HTTP/1.1 200") == count


def test_one_address_cannot_keep_others_out(tmp_path, connect):
    server = Cramped(tmp_path)
    opened = [connect(server, EVE) for _ in range(FEW)]
    for raw in opened:
        with suppress(ConnectionError):
            raw.sendall(HALF_A_HEAD)
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ANA)) as honest:
        for _ in range(20):
            assert honest.get(f"{server.url}/health").status_code == 200
    ends = [all_of(raw) for raw in opened]
    assert sum(end.startswith(b"HTTP/1.1 408") for end in ends) == (FEW - 200) // 2 // 4
    assert any(b"there-are-too-many-connections" in end for end in ends)
    assert "Too many open files" not in server.logged()
    server.end()


def test_many_addresses_cannot_use_up_the_servers_own_descriptors(tmp_path, connect):
    """Clients that come when all places are taken are turned away at once."""
    server = Cramped(tmp_path)
    opened = [connect(server, f"127.0.1.{1 + number % 250}") for number in range(2 * FEW)]
    for raw in opened:
        with suppress(ConnectionError):
            raw.sendall(HALF_A_HEAD)
    ends = [all_of(raw) for raw in opened]
    assert sum(end.startswith(b"HTTP/1.1 408") for end in ends) == (FEW - 200) // 2
    assert httpx.get(f"{server.url}/health").status_code == 200
    assert "Too many open files" not in server.logged()
    server.end()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the sockets of another process")
def test_small_answers_are_not_delayed(server, connect):
    """Nagle's algorithm, which asyncio only turns off on some sockets, would delay them by 40 ms."""
    ana = server.person()
    live, raw = ana.socket(), connect(server)
    raw.sendall(WHOLE)
    assert answered(raw)
    mine = {live.socket.getsockname(), raw.getsockname()}
    assert dict.fromkeys(mine, 1) == {peer: off for peer, off in nodelays(server.process.pid) if peer in mine}


def nodelays(pid):
    """For each connection of a process: its other end, and whether the algorithm is off."""
    process = os.pidfd_open(pid)
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError, ValueError):
            if not str(entry.readlink()).startswith("socket:"):
                continue
            ours = ctypes.CDLL(None).syscall(438, process, int(entry.name), 0)  # pidfd_getfd
            with socket.socket(fileno=ours) as found:
                yield found.getpeername(), found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    os.close(process)
