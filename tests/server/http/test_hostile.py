"""Hostile sockets: garbage, floods, half-open connections, huge frames. Honest players notice nothing."""

import json
import os
import random
import socket as sockets
import struct
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support.playing import play_on
from tests.server.support.running import Server
from tests.server.support.tabs import Tab, memory, seated, shake_hands

ROUNDS = 10 if os.environ.get("FUTAIE_DEEP") else 2
CONTINUED, TEXT, BYTES, PING = 0, 1, 2, 9
NESTED = "[" * 5000
GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"watch"',
    NESTED,
    '{"do":' * 2000,
    '{"do":"watch"}',
    '{"do":"watch","table":7}',
    '{"do":"watch","table":"../../etc"}',
    '{"do":"watch","table":"nobody","seat":99}',
    '{"do":"watch","table":"nobody","after":-1}',
    '{"do":"play","table":"nobody","seat":0,"decision":0,"ref":0}',
    '{"do":"play","table":"nobody","seat":0,"decision":1e400,"ref":0,"action":0}',
    '{"do":"undo","table":"nobody","seat":0,"decision":99999999999999999999999,"ref":0}',
    '{"do":"watch","table":"\\ud800"}',
    '{"do":"become","person":"admin"}',
    "\u0000" * 100,
]


@pytest.fixture(scope="module")
def door(tmp_path_factory):
    """A server with the default limits; honest players are patient."""
    server = Server(tmp_path_factory.mktemp("door"), rate=100_000, sockets=20)
    yield server
    server.end()


def raw_frame(opcode, body, *, final=True, masked=True):
    head = bytes([(0x80 if final else 0) | opcode])
    mask = 0x80 if masked else 0
    if len(body) < 126:
        head += bytes([mask | len(body)])
    elif len(body) < 65536:
        head += struct.pack("!BH", mask | 126, len(body))
    else:
        head += struct.pack("!BQ", mask | 127, len(body))
    return head + (b"\0\0\0\0" if masked else b"") + body


def send_garbage(server, rng):
    socket = server.person("Eve").socket()
    with suppress(ConnectionClosed):
        for _ in range(60):
            socket.send(rng.choice(GARBAGE))
            answer = json.loads(socket.recv(timeout=30))
            assert answer["is"] == "no", answer


def send_a_huge_frame(server, rng):
    raw = shake_hands(server.person("Eve"))
    with suppress(OSError):
        raw.sendall(raw_frame(TEXT, b"x" * rng.choice([65_537, 1_000_000])))
        drain(raw)
    raw.close()


def announce_more_than_comes(server, rng):
    raw = shake_hands(server.person("Eve"))
    raw.sendall(raw_frame(TEXT, b"x" * 60_000)[: rng.randrange(1, 50_000)])
    return raw


def break_the_protocol(server, rng):
    wrong = [
        raw_frame(TEXT, b"hello", masked=False),
        raw_frame(CONTINUED, b"hello"),
        raw_frame(TEXT, b"\xff\xfe"),
        raw_frame(PING, b"x" * 200),
        raw_frame(3, b""),
        rng.randbytes(300),
    ]
    for frame in wrong:
        raw = shake_hands(server.person("Eve"))
        with suppress(OSError):
            raw.sendall(frame)
            drain(raw)
        raw.close()


def send_bytes(server, _):
    socket = server.person("Eve").socket()
    with suppress(ConnectionClosed):
        socket.send(b'{"do":"unwatch","table":"nobody"}')
        socket.send(b"\x00\xff")
        socket.recv(timeout=30)
    raw = shake_hands(server.person("Eve"))
    raw.sendall(raw_frame(BYTES, b"\x00"))
    raw.close()


def flood(server, _):
    """Fragments, pings and messages, as many as go through."""
    raw = shake_hands(server.person("Eve"))
    raw.setblocking(False)
    one = raw_frame(TEXT, b'{"do":"watch","table":"nobody"}')
    with suppress(OSError):
        for _ in range(3000):
            raw.send(one * 20)
    return raw


def stay_half_open(server, rng):
    raw = sockets.create_connection(("127.0.0.1", server.port))
    request = b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: a=b\r\n"
    raw.sendall(request[: rng.randrange(len(request))])
    return raw


def go_without_a_word(server, _):
    raw = shake_hands(server.person("Eve"))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    raw.close()


def drain(raw):
    while raw.recv(65536):
        pass


ATTACKS = [
    send_garbage,
    send_a_huge_frame,
    announce_more_than_comes,
    break_the_protocol,
    send_bytes,
    flood,
    stay_half_open,
    go_without_a_word,
]


def test_honest_players_go_on_while_others_send_garbage(door):
    table, people = seated(door, "tout-la-haut", 3)
    onlooker = Tab(door.person("Fay"), table, after=0)
    before = memory(door)
    with ThreadPoolExecutor(4) as threads:
        attacks = [
            threads.submit(attack, door, random.Random(f"{attack.__name__} {number}"))
            for number in range(ROUNDS)
            for attack in ATTACKS
        ]
        play_on(table, *((person, seat) for seat, person in enumerate(people)))
        left_open = [attack.result() for attack in attacks]
    onlooker.hear_until(lambda state: state["result"])
    assert onlooker.state["result"] == "played"
    assert sorted(onlooker.steps) == list(range(1, 18 + 1))
    for raw in left_open:
        if raw is not None:
            raw.close()
    assert door.process.poll() is None
    assert memory(door) < before + 60
    assert "Traceback" not in door.logged()
    assert "this-is-malformed" in door.logged()


def send_for_ever(raw, rubbish):
    for _ in range(10_000):
        raw.send(rubbish)


def test_a_flood_is_ignored(tmp_path):
    """Soon nothing more gets through, and others are served as before."""
    server = Server(tmp_path, rate=50)
    table, people = seated(server, "tout-la-haut")
    raw = shake_hands(people[0])
    raw.setblocking(False)
    with pytest.raises(BlockingIOError):
        send_for_ever(raw, raw_frame(TEXT, b"rubbish") * 1000)
    assert Tab(people[1], table).state["seat"] == 1
    raw.settimeout(30)
    answers = b""
    while b"this-is-too-fast" not in answers:
        answers += raw.recv(65536)
    assert answers.count(b"this-is-malformed") >= 5 * 50
    raw.close()
    assert "Traceback" not in server.logged()
    server.end()


def test_another_sites_page_gets_no_socket(door):
    ana = door.person("Ana")
    for origin in ("https://elsewhere.example", "null", f"{door.url}.elsewhere.example", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            ana.socket(origin=origin)
        assert refused.value.response.status_code == 403
    assert ana.socket(origin=door.url)
    assert "this-comes-from-another-site" in door.logged()


def test_too_many_sockets_are_refused_until_some_close(door):
    ana, bo = door.person("Ana"), door.person("Bo")
    opened = [ana.socket() for _ in range(20)]
    with pytest.raises(InvalidStatus):
        ana.socket()
    assert bo.socket()
    opened[0].close()
    for _ in range(100):
        with suppress(InvalidStatus):
            ana.socket()
            return
    pytest.fail("no room was made")


def test_watching_too_much_is_refused_and_the_rest_goes_on(door):
    ana = door.person("Ana")
    tables = [ana.open("tout-la-haut", "me", "here") for _ in range(21)]
    socket = ana.socket()
    for table in tables:
        socket.send(json.dumps({"do": "watch", "table": table}))
    kinds = []
    while "no" not in kinds:
        kinds.append(json.loads(socket.recv(timeout=30))["is"])
    for table in tables[:20]:
        socket.send(json.dumps({"do": "unwatch", "table": table}))
    socket.send(json.dumps({"do": "watch", "table": tables[20]}))
    while True:
        message = json.loads(socket.recv(timeout=30))
        if message["is"] == "news" and message["table"] == tables[20]:
            return
