"""Pages that watch tables, and sockets that behave worse than any page."""

import json
import socket as sockets
from pathlib import Path

from .running import heard


class Tab:
    """A page that keeps a table up to date."""

    def __init__(self, person, table, seat=None, after=None):
        self.person = person
        self.table = table
        self.seat = seat
        self.steps = {}
        self.state = None
        self.socket = None
        self.ref = 0
        self.open(after)

    def open(self, after=None):
        self.socket = self.person.socket()
        self.tell(do="watch", seat=self.seat, after=after)
        self.hear()

    def tell(self, **message):
        self.socket.send(json.dumps({"table": self.table} | message))

    def hear(self):
        """The next news; steps come in order and without gaps."""
        news = heard(self.socket, "news")
        numbers = [step["seq"] for step in news["steps"]]
        assert numbers == list(range(numbers[0], numbers[-1] + 1)) if numbers else True
        if self.steps and numbers:
            assert numbers[0] <= max(self.steps) + 1
        self.steps |= {step["seq"]: step for step in news["steps"]}
        self.state = news["state"]
        return news

    def hear_until(self, what):
        while not what(self.state):
            self.hear()
        return self.state

    def act(self, **what):
        """Acts over the socket; returns the answer, which may come before or after the news."""
        self.ref += 1
        self.tell(do="play", seat=self.state["seat"], decision=self.state["decision_number"], ref=self.ref, **what)
        return self.answer()

    def undo(self):
        self.ref += 1
        self.tell(do="undo", seat=self.state["seat"], decision=self.state["decision_number"], ref=self.ref)
        return self.answer()

    def step_back(self):
        number = self.state["decision_number"]
        assert self.undo()["is"] == "done"
        self.hear_until(lambda state: state["decision_number"] > number)

    def answer(self):
        while True:
            message = json.loads(self.socket.recv(timeout=30))
            if message["is"] == "news":
                self.steps |= {step["seq"]: step for step in message["steps"]}
                self.state = message["state"]
            elif message.get("ref") == self.ref:
                return message


def seated(server, game, seats=2):
    people = [server.person(f"Person {seat}") for seat in range(seats)]
    table = people[0].open(game, "me", *["open"] * (seats - 1))
    for person in people[1:]:
        person.join(table)
    return table, people


def memory(server):
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def shake_hands(person):
    """A socket that requests little and reads nothing."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    host, port = person.url.removeprefix("http://").split(":")
    raw.connect((host, int(port)))
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    lines = [
        "GET /api/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookies}",
    ]
    raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    raw.settimeout(30)
    return raw


def frame(message):
    """A masked text frame; the mask is all zeros."""
    body = json.dumps(message).encode()
    length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + body
