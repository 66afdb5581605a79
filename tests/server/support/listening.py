"""A client that records every byte from the server."""

from __future__ import annotations

import json
from urllib.parse import quote

import httpx

from .running import Person


class Listener:
    """One tab: a socket that watches a table from a seat, and requests. Messages of one moment are sorted: an answer
    and the news that it causes may overtake each other."""

    def __init__(self, person: Person, table: str, seat: int | None, not_mine: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.not_mine = not_mine
        self.heard: list[str] = []
        self.refs = 0
        self.socket = person.socket()
        self.tell(do="watch", table=table, seat=seat, after=0)
        self.settle()

    def tell(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def settle(self) -> None:
        """Waits until everything has arrived: twice for an answer, because news come after answers."""
        moment = self._until_answered() + self._until_answered()
        self.heard += sorted(moment)

    def _until_answered(self) -> list[str]:
        self.refs += 1
        ref = 1_000_000 + self.refs
        self.tell(do="undo", table=self.table, seat=self.not_mine, decision=0, ref=ref)
        messages = []
        while True:
            text = self.socket.recv(timeout=60)
            message = json.loads(text)
            if message["is"] == "no" and message["ref"] == ref:
                return messages
            messages.append(str(text))

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Records everything but the date."""
        answer = self.person.send(method, f"/api/tables/{self.table}{path}", body)
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.heard.append(f"{method} {path} {answer.status_code} {headers} {answer.text}")
        return answer

    def look(self, step: int) -> None:
        """All requests about the state of the table."""
        eyes = "" if self.seat is None else f"as={self.seat}"
        self.ask("GET", f"?after={step % 7}&{eyes}")
        self.ask("GET", "/record")
        self.ask("GET", f"/steps/{step}?{eyes}")
        self.ask("GET", f"/steps/{step}?open=true&{eyes}")

    def try_in_vain(self, decision: int, actions: list[int], texts: list[str]) -> None:
        """Requests that are refused; the reasons must not give anything away."""
        if self.seat is None:
            return
        for action in actions:
            self.refused(decision, action=action)
        for text in texts:
            self.refused(decision, text=text)
            self.ask("GET", f"/seats/{self.seat}/why?text={quote(text)}")
        self.refused(decision + 1, action=0)
        self.refused(0, action=0, seat=self.not_mine)
        self.tell(do="play", table=self.table, seat=self.seat, decision=decision + 1, ref=1, action=0)

    def ask_in_vain(self, texts: list[str]) -> None:
        """Requests for a seat that is no longer theirs."""
        for text in texts:
            assert self.ask("GET", f"/seats/{self.seat}/why?text={quote(text)}").status_code == 422
        assert self.ask("GET", f"/seats/{self.seat}/hint").status_code == 422
        assert self.ask("POST", f"/seats/{self.seat}/undo", {"decision": 0}).status_code == 422
        assert self.ask("POST", f"/seats/{self.seat}/resign").status_code == 422
        for text in texts[:10]:
            self.refused(0, text=text)

    def refused(self, decision: int, seat: int | None = None, **what: object) -> None:
        at = self.seat if seat is None else seat
        answer = self.ask("POST", f"/seats/{at}/actions", {"decision": decision, **what})
        assert answer.status_code in (403, 409, 422), answer.text

    def act(self, decision: int, over_socket: bool, action: int) -> None:
        if over_socket:
            self.tell(do="play", table=self.table, seat=self.seat, decision=decision, ref=2, action=action)
        else:
            answer = self.ask("POST", f"/seats/{self.seat}/actions", {"decision": decision, "action": action})
            assert answer.status_code == 200, answer.text
        self.settle()

    def undo(self, decision: int) -> None:
        answer = self.ask("POST", f"/seats/{self.seat}/undo", {"decision": decision})
        assert answer.status_code == 200, answer.text
        self.settle()
