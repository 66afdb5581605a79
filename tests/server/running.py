"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

STARTER = Path(__file__).with_name("starting.py")


class Server:
    """`now`: the time there stands still until it is set; `deals`: the cards of matches by their seeds."""

    def __init__(
        self,
        folder: Path,
        now: float | None = None,
        deals: dict[str, dict[str, list[str]]] | None = None,
        **settings: object,
    ) -> None:
        self.folder = folder
        self.given: dict[str, object] = {"bot_processes": 1, "rate": 1e6, "messages": 1e6, "clock": None, "deals": None}
        self.given |= {"data": str(folder), "port": 0, **settings}
        self.people: list[Person] = []
        self.now = now
        if now is not None:
            self.given["clock"] = str(folder / "clock")
            self.set_clock(now)
        if deals is not None:
            (folder / "deals").write_text(json.dumps(deals))
            self.given["deals"] = str(folder / "deals")
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(STARTER), json.dumps(self.given)]
        self.errors = (self.folder / "errors").open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        if not self.url:
            raise RuntimeError(self.logged())
        self.given["port"] = int(self.url.rpartition(":")[2])

    def set_clock(self, now: float) -> None:
        self.now = now
        (self.folder / "clock-then").write_text(str(now))
        (self.folder / "clock-then").replace(self.folder / "clock")

    def wait(self, seconds: float) -> None:
        """Lets time pass there."""
        assert self.now is not None
        self.set_clock(self.now + seconds)

    def logged(self) -> str:
        return (self.folder / "errors").read_text()

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
        for pipe in (self.process.stdout, self.errors):
            if pipe is not None:
                pipe.close()

    def person(self, name: str = "Ana", language: str = "en", token: str | None = None) -> Person:
        self.people.append(Person(self.url, name, language, token))
        return self.people[-1]

    def end(self) -> None:
        for person in self.people:
            person.go()
        if self.process.poll() is None:
            self.stop()


class Person:
    """A guest with a session: a new one, or one who has been here before."""

    def __init__(self, url: str, name: str, language: str, token: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60.0)
        self.sockets = ExitStack()
        if token is not None:
            self.http.cookies["futaie"] = token
        self.http.get("/health")
        self.http.headers["x-futaie-csrf"] = self.http.cookies["futaie-csrf"]
        if token is None:
            self.me = self.ask("POST", "/api/me", {"name": name, "language": language})

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What must be granted."""
        answer = self.send(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def open(self, game: str, *who: str, **more: object) -> str:
        """A table: `me`, `here`, `open`, or the name of a bot for each seat; returns its id."""
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

    def go(self) -> None:
        self.sockets.close()
        self.http.close()


def heard(socket: ClientConnection, what: str, timeout: float = 20.0) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=timeout))
        if message["is"] == what:
            return message
