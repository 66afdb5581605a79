"""People who play random matches over sockets, two at a table."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import count
from typing import Any

import msgspec
from lines import Http, Line, connect


class Choice(msgspec.Struct):
    action: int
    commits: bool


class Decision(msgspec.Struct):
    number: int
    choices: list[Choice]


class Step(msgspec.Struct):
    seq: int
    seat: int | None


class State(msgspec.Struct):
    seat: int | None
    decision: Decision | None
    result: str | None


class Heard(msgspec.Struct, rename={"what": "is"}):
    """The part of any message that a player reads."""

    what: str
    table: str = ""
    steps: list[Step] = []
    state: State | None = None
    ref: int | None = None
    refusal: Any = None


decoder = msgspec.json.Decoder(Heard)


class Figures:
    """The counts of one measurement."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        """Seconds from each send to its `done`."""
        self.seen: list[float] = []
        """Seconds from each send that committed to the other player's event."""
        self.actions = 0
        """Acknowledged during the measurement."""
        self.refused = 0
        self.late = 0
        self.finished = 0


class Player:
    """One person with one socket and one table at a time."""

    def __init__(self, crowd: Crowd, cookie: str, line: Line) -> None:
        self.crowd = crowd
        self.cookie = cookie
        self.line = line
        line.hear = self.hear
        self.other = self
        self.table = ""
        self.decision: Decision | None = None
        self.seat = 0
        self.answered = -1
        self.known = 0
        self.asking = False
        self.committed_at: float | None = None

    def watch(self, table: str) -> None:
        if self.table:
            self.line.write(b'{"do":"unwatch","table":"%s"}' % self.table.encode())
        self.table, self.decision, self.answered, self.known, self.committed_at = table, None, -1, 0, None
        self.line.write(b'{"do":"watch","table":"%s"}' % table.encode())

    def hear(self, message: bytes) -> None:
        now = time.perf_counter()
        heard = decoder.decode(message)
        figures = self.crowd.figures
        if heard.what == "done":
            figures.acknowledged.append(now - self.crowd.sent.pop(heard.ref or 0))
        elif heard.what == "no":
            figures.refused += 1
        elif heard.what == "news" and heard.table == self.table and heard.state is not None:
            other = self.other
            if any(step.seq > self.known and step.seat == other.seat for step in heard.steps):
                if other.committed_at is not None:
                    figures.seen.append(now - other.committed_at)
                other.committed_at = None
            self.known = max([self.known, *(step.seq for step in heard.steps)])
            self.go_on(heard.state)

    def go_on(self, state: State) -> None:
        self.decision = state.decision
        if state.seat is not None:
            self.seat = state.seat
        if state.result is not None:
            if not self.asking and self.seat == 0:
                self.asking = True
                self.crowd.spawn(self.play_again())
        elif self.decision is not None and self.decision.number != self.answered:
            self.answered = self.decision.number
            self.crowd.ready(self)

    def act(self) -> None:
        decision = self.decision
        assert decision is not None
        choice = random.choice(decision.choices)
        ref = next(self.crowd.refs)
        text = b'{"do":"play","table":"%s","seat":%d,"decision":%d,"ref":%d,"action":%d}'
        now = time.perf_counter()
        if choice.commits:
            self.committed_at = now
        self.crowd.sent[ref] = now
        self.line.write(text % (self.table.encode(), self.seat, decision.number, ref, choice.action))

    async def play_again(self) -> None:
        self.crowd.figures.finished += 1
        for player in (self, self.other):
            made, _ = await self.crowd.http.ask("POST", f"/api/tables/{self.table}/rematch", player.cookie)
        self.asking = False
        for player in (self, self.other):
            player.watch(made["state"]["table"]["id"])


class Crowd:
    """Everybody who plays at one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = Http(port)
        self.players: list[Player] = []
        self.figures = Figures()
        self.refs = count(1)
        self.sent: dict[int, float] = {}
        self.waiting: list[Player] | None = []
        """The players who could act; None: everybody acts at once."""
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ready(self, player: Player) -> None:
        if self.waiting is None:
            player.act()
        else:
            self.waiting.append(player)

    async def come(self) -> Player:
        _, cookies = await self.http.ask("POST", "/api/me", "", {"name": "Ana"})
        cookie = f"futaie={cookies['futaie']}"
        player = Player(self, cookie, await connect(self.port, "/api/live", cookie))
        self.players.append(player)
        return player

    async def sit_down(self, game: str, pace: str = "none") -> None:
        """Two more players with a table."""
        first, second = await self.come(), await self.come()
        first.other, second.other = second, first
        wanted = {"game": game, "places": [{"who": "me"}, {"who": "open"}], "pace": {"kind": pace}}
        made, _ = await self.http.ask("POST", "/api/tables", first.cookie, wanted)
        table = made["state"]["table"]["id"]
        await self.http.ask("POST", f"/api/tables/{table}/seats", second.cookie, {})
        second.seat = 1
        first.watch(table)
        second.watch(table)

    async def gather(self, tables: int) -> None:
        await self.http.begin()
        found, _ = await self.http.ask("GET", "/api/games")
        games = [game["name"] for game in found if 2 in game["seats"]]
        paces = ("none", "live", "days")
        for start in range(0, tables, 8):
            numbers = range(start, min(tables, start + 8))
            await asyncio.gather(*(self.sit_down(games[n % len(games)], paces[n % len(paces)]) for n in numbers))

    async def play_fast(self, seconds: float) -> Figures:
        """Everybody acts as fast as they can."""
        self.figures = figures = Figures()
        waiting, self.waiting = self.waiting or [], None
        for player in waiting:
            player.act()
        await asyncio.sleep(seconds)
        self.waiting = []
        figures.actions = len(figures.acknowledged)
        await asyncio.sleep(1.0)
        self.figures = Figures()
        return figures

    async def play_paced(self, seconds: float, rate: float) -> Figures:
        """This many actions per second, whether or not the server keeps up."""
        self.figures = figures = Figures()
        assert self.waiting is not None
        start = time.perf_counter()
        for number in range(int(seconds * rate)):
            due = start + number / rate - time.perf_counter()
            if due > 0.0:
                await asyncio.sleep(due)
            if self.waiting:
                chosen = random.randrange(len(self.waiting))
                self.waiting[chosen], self.waiting[-1] = self.waiting[-1], self.waiting[chosen]
                self.waiting.pop().act()
            else:
                figures.late += 1
        figures.actions = len(figures.acknowledged)
        await asyncio.sleep(1.0)
        self.figures = Figures()
        return figures

    def received(self) -> int:
        return sum(player.line.received for player in self.players)

    def leave(self) -> None:
        for player in self.players:
            player.line.transport.close()
