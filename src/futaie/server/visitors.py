"""Who asks: the session's person, the language, and whether the request may come in at all."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from futaie.server import people
from futaie.server.connections import nearby
from futaie.server.limits import Buckets
from futaie.server.reasons import ServerWhy, refused
from futaie.server.store import Store
from futaie.server.wire import Me
from futaie.text import LANGUAGES

Caller: TypeAlias = ASGIConnection[Any, Any, Any, Any]
COOKIE = "futaie"
MOST_KNOWN = 20_000
HARD = 10
"""Requests as which hard work counts."""
LASTING = 3
"""Requests as which something counts that stays in the database."""


class Visitors:
    def __init__(self, store: Store, rate: float) -> None:
        self.store = store
        self.known: OrderedDict[str, Me] = OrderedDict()
        """By the hash of their token; those who asked last."""
        self.forgotten = 0
        """How often somebody was; what was read meanwhile may be out of date."""
        self.requests = Buckets(rate, 5 * rate)

    async def who(self, caller: Caller) -> Me | None:
        token = caller.cookies.get(COOKIE)
        if not token or len(token) > 100:
            return None
        key = people.token_hash(token)
        me = self.known.get(key)
        if me is None:
            before = self.forgotten
            me = await self.store.read(lambda connection: people.find(connection, token))
            if me is None or self.forgotten != before:
                return me
            self.known[key] = me
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return me

    def forget(self, person: str) -> None:
        self.forgotten += 1
        for key in [key for key, me in self.known.items() if me.id == person]:
            del self.known[key]

    def admit(self, caller: Caller, me: Me | None) -> None:
        """Refuses what comes from another site, and what comes too fast."""
        check_origin(caller)
        self.charge(caller, me, 1)

    def charge(self, caller: Caller, me: Me | None, requests: int) -> None:
        """What is hard work for the server counts as several requests."""
        keys = [f"address {address_of(caller)}"] + ([f"person {me.id}"] if me is not None else [])
        if not all(self.requests.take(key, requests) for key in keys):
            raise refused(ServerWhy.TOO_FAST)


def address_of(caller: Caller) -> str:
    return nearby(caller.client.host if caller.client is not None else "?")


def check_origin(caller: Caller) -> None:
    """Browsers say where a request comes from; other programs may leave it out."""
    origin = caller.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != caller.headers.get("host"):
        raise refused(ServerWhy.WRONG_ORIGIN)


def language_for(caller: Caller, me: Me | None) -> str:
    if me is not None:
        return me.language
    for wanted in caller.headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return "en"
