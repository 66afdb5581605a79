"""A program at a server's table: turns what the server sends into the arena's messages (docs/protocol.md)."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from futaie.arena.programs.conversation import Conversation, table_for
from futaie.arena.reasons import Lost
from futaie.core.rules.reason import Reason
from futaie.core.rules.seat import letter
from futaie.games import game as game_by_name
from futaie.record.record import Record
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.screen.pen import TerminalPen

CODE_LENGTH = 6
PATIENCE = 60.0
"""Seconds without the server before giving up."""
SLOWLY = 0.3
"""Seconds to wait when the server says that we are too fast."""
LIMIT = 10.0
"""Seconds for each answer of the program."""
Found = TypeVar("Found")


def run_connect(options: Namespace, pen: TerminalPen) -> int:
    if options.url is None or options.program is None:
        raise BadCommand(Reason(CommandWhy.WHICH_TABLE_TO_JOIN))
    link = urlsplit(options.url if "://" in options.url else f"http://{options.url}")
    place = link.path.rstrip("/").rpartition("/")[2]
    if link.scheme not in ("http", "https") or not link.netloc or not place:
        raise BadCommand(Reason(CommandWhy.NO_TABLE_LINK, {"url": options.url[:80]}))
    guest = Guest(f"{link.scheme}://{link.netloc}", pen.language)
    guest.enter(options.name or options.program.split()[-1].rpartition("/")[2][:40])
    table = guest.find(place)
    seat = guest.join(table)
    try:
        print(pen.say("connect-sitting", seat=letter(seat)), flush=True)
        result = Seated(guest, table, seat, options.program).play()
    except Lost as error:
        guest.resign(table, seat)
        raise BadCommand(Reason(CommandWhy.PROGRAM_LOST, {"because": error.reason.plain()})) from error
    except (BadCommand, KeyboardInterrupt):
        guest.resign(table, seat)
        raise
    ranking = result["ranking"]
    pen.write(pen.say("connect-over", place=ranking[seat] if ranking else 0, players=len(result["table"]["seats"])))
    return 0


class Guest:
    """Our own session at a server."""

    def __init__(self, url: str, language: str) -> None:
        self.url = url
        self.language = language
        self.http = httpx.Client(base_url=url, timeout=30.0)

    def enter(self, name: str) -> None:
        self.ask("GET", "/health")
        self.http.headers["x-futaie-csrf"] = str(self.http.cookies.get("futaie-csrf"))
        self.ask("POST", "/api/me", {"name": name, "language": self.language})

    def find(self, place: str) -> str:
        """The table with this link or short code."""
        if len(place) == CODE_LENGTH:
            return str(self.ask("GET", f"/api/tables/by-code/{place}").json()["id"])
        return place

    def join(self, table: str) -> int:
        joined = self.ask("POST", f"/api/tables/{table}/seats", {}).json()
        return next(int(seat["seat"]) for seat in joined["state"]["table"]["seats"] if seat["mine"])

    def record(self, table: str) -> Record:
        return Record.parse(self.ask("GET", f"/api/tables/{table}/record").text)

    def resign(self, table: str, seat: int) -> None:
        """So that nobody waits."""
        with suppress(BadCommand):
            self.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")

    def socket(self) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.url.replace("http", "ws", 1) + "/api/live"
        return connect(url, additional_headers={"Cookie": cookies}, max_size=None)

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        try:
            answer = patiently(lambda: self.http.request(method, path, json=body))
        except httpx.HTTPError as error:
            figures = {"url": self.url, "problem": str(error)[:200]}
            raise BadCommand(Reason(CommandWhy.NO_SERVER_THERE, figures)) from error
        if answer.is_success:
            return answer
        try:
            sentence = str(answer.json()["sentence"])
        except (ValueError, KeyError, TypeError):
            sentence = f"HTTP {answer.status_code}"
        raise BadCommand(Reason(CommandWhy.SERVER_SAYS_NO, {"sentence": sentence}))


def patiently(work: Callable[[], Found]) -> Found:
    """Retries while the server is away; so a request that it half received may be sent twice."""
    wait, deadline = 0.25, time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except (httpx.ConnectError, OSError, WebSocketException):
            if time.monotonic() > deadline:
                raise
            time.sleep(wait)
            wait = min(2 * wait, 5.0)


class Seated:
    """Until the match is over, or the program is lost."""

    def __init__(self, guest: Guest, table: str, seat: int, command: str) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.command = command
        self.conversation: Conversation | None = None
        self.known = 0
        """Entries of the log that the program was told of, or will be with the next question."""
        self.news: list[Any] = []
        self.answered = -1
        """The number of the last decision that was answered."""

    def play(self) -> dict[str, Any]:
        """The state of the table when the match is over."""
        while True:
            with self.connected() as socket:
                try:
                    self.watch(socket)
                    return self.talk(socket)
                except (OSError, WebSocketException):
                    self.answered = -1
            time.sleep(SLOWLY)

    def connected(self) -> ClientConnection:
        try:
            return patiently(self.guest.socket)
        except (OSError, WebSocketException) as error:
            figures = {"url": self.guest.url, "problem": str(error)[:200]}
            raise BadCommand(Reason(CommandWhy.NO_SERVER_THERE, figures)) from error

    def watch(self, socket: ClientConnection) -> None:
        self.send(socket, {"do": "watch", "table": self.table, "seat": self.seat, "after": self.known})

    def talk(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            message = json.loads(socket.recv())
            if message["is"] == "news":
                state = self.hear(message)
                if state["table"]["state"] in ("over", "closed"):
                    self.end(state)
                    return state
                decision = state["decision"]
                if decision is not None and decision["number"] != self.answered:
                    self.answered = decision["number"]
                    self.send(socket, self.decide(state, decision))
            elif message["is"] == "no":
                self.refused(socket, message["refusal"])

    def hear(self, message: dict[str, Any]) -> dict[str, Any]:
        for step in message["steps"]:
            if step["seq"] > self.known:
                self.known = step["seq"]
                self.news += step["events"]
        state: dict[str, Any] = message["state"]
        return state

    def decide(self, state: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
        if self.conversation is None:
            record = self.guest.record(self.table)
            about = table_for(game_by_name(record.game), record.options, record.seats, self.seat)
            self.conversation = Conversation(self.command, about, LIMIT)
        actions = [{"action": choice["text"], "preview": choice["preview"]} for choice in decision["choices"]]
        word = self.conversation.ask(state["view"], self.news, actions)
        self.news = []
        numbers = {choice["text"]: choice["action"] for choice in decision["choices"]}
        what = {"action": numbers[word]} if word in numbers else {"text": word[:1000]}
        ref = {"table": self.table, "seat": self.seat, "decision": decision["number"], "ref": decision["number"]}
        return {"do": "play", **ref, **what}

    def refused(self, socket: ClientConnection, refusal: dict[str, Any]) -> None:
        """Too fast: looks at the table again. Out of date: the news are on their way. Otherwise the program's fault."""
        if refusal["code"] in ("this-is-too-fast", "something-went-wrong-try-again"):
            time.sleep(SLOWLY)
            self.answered = -1
            self.watch(socket)
        elif refusal["code"] != "the-table-has-moved-on":
            lost = {"reason": refusal["code"], "figures": refusal["figures"]}
            if self.conversation is not None:
                nothing = {"ranking": None, "scores": None, "view": None}
                self.conversation.end({"events": self.news, "lost": lost, **nothing})
            raise BadCommand(Reason(CommandWhy.SERVER_SAYS_NO, {"sentence": refusal["sentence"]}))

    def end(self, state: dict[str, Any]) -> None:
        if self.conversation is not None:
            scores = state["outcome"]["scores"] if state["result"] == "played" else None
            result = {"ranking": state["ranking"], "scores": scores, "view": state["view"], "lost": None}
            self.conversation.end({"events": self.news, **result})

    def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        socket.send(json.dumps(message))
