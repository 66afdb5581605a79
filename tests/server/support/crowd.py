"""Players over sockets who remember acknowledged actions, and notice if the server has lost or doubled one."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .furniture import token

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Player:
    """One seat. Knows how often it has acted, its draft, and its entries of the log, from acknowledgements alone."""

    def __init__(self, url: str, name: str, table: str, seat: int) -> None:
        self.url = url.replace("http", "ws") + "/api/live"
        self.cookie = f"futaie={token(name)}"
        self.table = table
        self.seat = seat
        self.rng = random.Random(name)
        self.number = 0
        self.draft: list[str] = []
        self.entries: list[str] = []
        self.seq = 0
        self.asked: tuple[str, str, bool] | None = None
        """The request without an answer yet: play or undo, its text, and whether it commits."""
        self.resumed = 0
        self.over = False

    async def play(self, enough: asyncio.Event) -> None:
        """Plays on through every crash until told to stop."""
        while not self.over and not (enough.is_set() and self.asked is None):
            try:
                async with connect(self.url, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    await self.tell(socket, do="watch", seat=self.seat, after=self.seq)
                    self.resume(await self.news(socket))
                    await self.act_on(socket, enough)
            except GONE:
                await asyncio.sleep(0.1)

    def resume(self, news: dict[str, Any]) -> None:
        """A request on its way when the server died has happened or not: the number shows. All else is unchanged."""
        state = news["state"]
        self.resumed += 1
        self.follow(news)
        if state["result"]:
            return
        if self.asked is not None and state["decision_number"] == self.number + 1:
            self.happened()
        self.asked = None
        assert state["decision_number"] == self.number, (self.table, self.seat)
        assert state["draft"] == self.draft, (self.table, self.seat)

    async def act_on(self, socket: ClientConnection, enough: asyncio.Event) -> None:
        while not self.over and not enough.is_set():
            if self.state["decision"] is None or self.state["decision_number"] != self.number:
                self.follow(await self.news(socket))
                continue
            what: dict[str, Any] = {"do": "undo"}
            self.asked = ("undo", "", False)
            if not self.draft or self.rng.random() < 0.85:
                choice = self.rng.choice(self.state["decision"]["choices"])
                what = {"do": "play", "action": choice["action"]}
                self.asked = ("play", choice["text"], choice["commits"])
            await self.tell(socket, seat=self.seat, decision=self.number, ref=self.number, **what)
            while self.asked is not None:
                message = await self.hear(socket)
                if message["is"] == "news":
                    self.follow(message)
                elif message["is"] == "done" and message["ref"] == self.number:
                    self.happened()
                elif message["is"] == "no":
                    # The match may have ended meanwhile; nothing else stands between a seat and its own decision.
                    assert message["refusal"]["code"] == "the-match-is-not-running", message
                    self.asked = None
                    self.over = True

    def happened(self) -> None:
        assert self.asked is not None
        kind, text, commits = self.asked
        self.asked = None
        self.number += 1
        if kind == "undo":
            self.draft.pop()
        elif commits:
            self.entries.append(" ".join([*self.draft, text]))
            self.draft.clear()
        else:
            self.draft.append(text)

    def follow(self, news: dict[str, Any]) -> None:
        self.state = news["state"]
        numbers = [step["seq"] for step in news["steps"]]
        assert not numbers or (numbers[0] <= self.seq + 1 and numbers[-1] == self.state["seq"]), numbers
        self.seq = self.state["seq"]
        if self.state["result"]:
            self.over = True
            if self.asked is not None:
                # The last action of a match: its sender reads in the log that it has happened.
                self.happened()

    async def tell(self, socket: ClientConnection, **message: object) -> None:
        await socket.send(json.dumps({"table": self.table} | message))

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(60):
            found: dict[str, Any] = json.loads(await socket.recv())
            return found

    async def news(self, socket: ClientConnection) -> dict[str, Any]:
        while (message := await self.hear(socket))["is"] != "news":
            pass
        return message
