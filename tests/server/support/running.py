"""A real server in a separate process, and people who talk to it."""

from __future__ import annotations

import json
import random
import re
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.specimen import Deal

STARTER = Path(__file__).with_name("starting.py")


def unclaimed() -> int:
    """A port below those that systems assign to clients, so that it is still free when a server comes back."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_768)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Server:
    def __init__(self, folder: Path, rate: int = 100_000, **flags: object) -> None:
        self.folder = folder
        self.flags = {f"--{name}": value for name, value in flags.items()}
        self.rate = rate
        self.port = unclaimed()
        self.people: list[Person] = []
        self.errors = TemporaryFile("a+")  # noqa: SIM115
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command(), stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        if found is None:
            self.process.wait()
            raise RuntimeError(self.logged())
        self.url = found[0]
        self.port = int(self.url.rpartition(":")[2])

    def command(self) -> list[str]:
        flags = {"--data": self.folder, "--port": self.port, "--rate": self.rate, "--bot-processes": 1, **self.flags}
        return [sys.executable, "-m", "futaie", "serve", *(str(word) for pair in flags.items() for word in pair)]

    def logged(self) -> str:
        """The log of the server."""
        self.errors.seek(0)
        return self.errors.read()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(20)
        self._close()
        return code

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()

    def person(
        self, name: str = "Ana", language: str = "en", token: str | None = None, address: str | None = None
    ) -> Person:
        self.people.append(Person(self.url, name, language, token, address))
        return self.people[-1]

    def end(self) -> None:
        for person in self.people:
            person.go()
        if self.process.poll() is None:
            self.stop()
        self._close()
        self.errors.close()


class Started(Server):
    """Started by `starting.py`, which reads from the folder what to change."""

    PATCHES: ClassVar[dict[str, dict[str, float]]] = {}
    """New values for constants in the server's modules."""

    def command(self) -> list[str]:
        settings = {"data": str(self.folder), "port": self.port, "rate": self.rate, "bot_processes": 1}
        return [sys.executable, str(STARTER), json.dumps(settings | {"patches": self.PATCHES})]


class Repeated(Started):
    """A server whose random choices are the same in every run of the same test."""

    def __init__(self, folder: Path) -> None:
        self.test = folder / "test"
        self.begin("")
        super().__init__(folder)

    def begin(self, test: str) -> None:
        replace(self.test, test)


class Staged(Started):
    """A server where time stands still until it is set, certain seeds have given deals, and computers think only
    briefly about the orchard of the day."""

    BEAM = 20
    PATCHES: ClassVar = {
        "thinking.bot_turn": {"BEAM_WIDTH": BEAM, "BOT_TIME_LIMIT": 0.02},
        "upkeep.clock": {"MISSED": 1e12},
    }

    def __init__(self, folder: Path, now: float, deals: dict[str, Deal] | None = None, rate: int = 100_000) -> None:
        (folder / "deals").write_text(json.dumps(deals or {}))
        self.folder = folder
        self.passed = 0.0
        self.set_clock(now)
        replace(folder / "steady", "0.0")
        super().__init__(folder, rate)

    def set_clock(self, now: float) -> None:
        """Sets the machine's clock; no time passes."""
        self.now = now
        replace(self.folder / "clock", str(now))

    def wait_until(self, moment: float) -> None:
        self.wait(moment - self.now)

    def wait(self, seconds: float) -> None:
        """Lets time pass there."""
        self.passed += seconds
        self.set_clock(self.now + seconds)
        replace(self.folder / "steady", str(self.passed))


class Still(Staged):
    """Its bots never finish thinking, so that tests can ask about a seat meanwhile."""

    PATCHES: ClassVar = Staged.PATCHES | {"thinking.workers": {"AHEAD": -1}}


def replace(file: Path, text: str) -> None:
    """Atomically: a reader finds either the old text or the new one."""
    made = file.with_name(f"{file.name} to be")
    made.write_text(text)
    made.replace(file)


class Person:
    """A guest with a session, new or returning."""

    def __init__(
        self, url: str, name: str, language: str, token: str | None = None, address: str | None = None
    ) -> None:
        """`address`: of another device, which this machine may pretend to be."""
        self.url = url
        transport = None if address is None else httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=url, timeout=60.0, transport=transport)
        self.sockets = ExitStack()
        if token is not None:
            self.http.cookies["futaie"] = token
        self.http.get("/health")
        self.http.headers["x-futaie-csrf"] = self.http.cookies["futaie-csrf"]
        if token is None:
            self.me = self.ask("POST", "/api/me", {"name": name, "language": language})

    def go(self) -> None:
        self.sockets.close()
        self.http.close()

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request that must succeed."""
        answer = self.send(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def open(self, game: str, *who: str, **more: object) -> str:
        """Opens a table: `me`, `here`, `open`, or the name of a bot for each seat; returns its id."""
        places = [{"who": w} if w in ("me", "here", "open") else {"who": "bot", "bot": w} for w in who]
        made = self.ask("POST", "/api/tables", {"game": game, "places": places, **more})
        return str(made["state"]["table"]["id"])

    def join(self, table: str) -> Any:
        return self.ask("POST", f"/api/tables/{table}/seats", {})

    def state(self, table: str, seat: int | None = None) -> Any:
        query = "" if seat is None else f"?as={seat}"
        return self.ask("GET", f"/api/tables/{table}{query}")["state"]

    def act(self, table: str, seat: int, decision: int, **what: object) -> httpx.Response:
        return self.send("POST", f"/api/tables/{table}/seats/{seat}/actions", {"decision": decision, **what})

    def socket(self, origin: str | None = None) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies}
        url = self.url.replace("http", "ws") + "/api/live"
        return self.sockets.enter_context(connect(url, additional_headers=headers, origin=origin, max_size=None))


def heard(socket: ClientConnection, what: str, timeout: float = 20.0) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=timeout))
        if message["is"] == what:
            return message
