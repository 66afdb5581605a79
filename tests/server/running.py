"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Server:
    def __init__(self, folder: Path, rate: int = 10_000, **flags: object) -> None:
        self.folder = folder
        self.flags = {f"--{name}": value for name, value in flags.items()}
        self.rate = rate
        self.port = 0
        self.people: list[Person] = []
        self.start()

    def start(self) -> None:
        flags = {"--data": self.folder, "--port": self.port, "--rate": self.rate, "--bot-processes": 1, **self.flags}
        words = [str(word) for pair in flags.items() for word in pair]
        command = [sys.executable, "-m", "futaie", "serve", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        if found is None:
            raise RuntimeError(self.process.communicate()[1])
        self.url = found[0]
        self.port = int(self.url.rpartition(":")[2])

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
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def person(self, name: str = "Ana", language: str = "en") -> Person:
        self.people.append(Person(self.url, name, language))
        return self.people[-1]

    def end(self) -> None:
        for person in self.people:
            person.http.close()
        if self.process.poll() is None:
            self.stop()
        self._close()


class Person:
    """A guest with a session."""

    def __init__(self, url: str, name: str, language: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30.0)
        self.http.get("/health")
        self.http.headers["x-futaie-csrf"] = self.http.cookies["futaie-csrf"]
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
        return connect(
            self.url.replace("http", "ws") + "/api/live", additional_headers=headers, origin=origin, max_size=None
        )


def heard(socket: ClientConnection, what: str, timeout: float = 20.0) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=timeout))
        if message["is"] == what:
            return message
