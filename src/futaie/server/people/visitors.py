"""Who asks: the session's person, the language, and whether the request may come in at all."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from futaie.core.rules.reason import FutaieError
from futaie.server.http.connections import nearby
from futaie.server.http.hosts import is_address
from futaie.server.http.limits import Buckets
from futaie.server.people import guests
from futaie.server.reasons import ServerWhy
from futaie.server.storage.store import Store
from futaie.tables.reasons import refused
from futaie.tables.wire.basics import Me
from futaie.text import LANGUAGES

Caller: TypeAlias = ASGIConnection[Any, Any, Any, Any]
COOKIE = "futaie"
CSRF_COOKIE = "futaie-csrf"
CSRF_HEADER = "x-futaie-csrf"
MOST_KNOWN = 20_000
HARD = 10
"""Requests as which hard work counts."""
LASTING = 3
"""Requests as which something counts that stays in the database; and it counts once more, by the hour."""
DECK = 20
"""Tables as which cards of one's own count."""
DAY = 86400.0
YEAR = 365 * DAY
"""How long a cookie lasts, from when it was last set."""
WEEK = 7 * DAY
"""It is set again when it is so old."""
RENEWED = "renewed"
"""Where a request keeps the token whose cookie is to be set again."""
log = logging.getLogger("futaie")


@dataclass
class Session:
    key: str
    """The hash of its token."""
    me: Me
    at: float
    """When its cookie was last set."""


class Visitors:
    def __init__(self, store: Store, rate: float, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.known: OrderedDict[str, Session] = OrderedDict()
        """By the hash of their token; those who asked last."""
        self.forgotten = 0
        """How often somebody was; what was read meanwhile may be out of date."""
        self.requests = Buckets(rate, max(5 * rate, 2 * HARD))
        self.lasting = Buckets(rate / 100, 20 * rate)

    async def who(self, caller: Caller) -> Me | None:
        session = await self.session(caller)
        return None if session is None else session.me

    async def session(self, caller: Caller) -> Session | None:
        token = caller.cookies.get(COOKIE)
        if not token or len(token) > 100:
            return None
        key = guests.token_hash(token)
        session = self.known.get(key)
        if session is None:
            before = self.forgotten
            found = await self.store.read(lambda connection: guests.find(connection, key))
            if found is None:
                return None
            session = Session(key, *found)
            if self.forgotten == before:
                self.known[key] = session
                if len(self.known) > MOST_KNOWN:
                    self.known.popitem(last=False)
        else:
            self.known.move_to_end(key)
        return session if self.now() - session.at < guests.UNUSED else None

    async def renew(self, caller: Caller, session: Session) -> bool:
        """Whoever comes back keeps the session: its cookie is set again for a year, once a week. A socket cannot set
        any, but who opens one has loaded the page. Says whether there still is such a session: a guest who had not come
        for long may have been forgotten."""
        before, now = session.at, self.now()
        if now - before < WEEK:
            return True
        session.at = now  # others that come meanwhile need not do it too
        try:
            is_there = await self.store.write(lambda connection: guests.renew(connection, session.key, now))
        except FutaieError:
            session.at = before  # the database does not work, and the store has said so
            return True
        if is_there:
            caller.state[RENEWED] = caller.cookies[COOKIE]
        else:
            self.known.pop(session.key, None)
        return is_there

    def forget(self, person: str) -> None:
        self.forgotten += 1
        for key in [key for key, session in self.known.items() if session.me.id == person]:
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

    def charge_lasting(self, caller: Caller, me: Me | None, things: int = 1) -> None:
        """What stays in the database: a patient program shall not fill that either."""
        self.charge(caller, me, LASTING)
        if not self.lasting.take(address_of(caller), things):
            raise refused(ServerWhy.TOO_MANY_NEW)


def session_cookie(token: str) -> Cookie:
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", max_age=int(YEAR))


def address_of(caller: Caller) -> str:
    """What a proxy says may be no address; all of that is one, so that nobody gets more by making some up."""
    return address(caller.client.host) if caller.client is not None else "?"


@lru_cache(4096)
def address(host: str) -> str:
    return nearby(host) if is_address(host) else "?"


def check_origin(caller: Caller) -> None:
    """Browsers say where a request comes from; other programs may leave it out."""
    origin = caller.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != caller.headers.get("host"):
        raise refused(ServerWhy.WRONG_ORIGIN)


def language_for(caller: Caller, me: Me | None) -> str:
    if me is not None:
        return me.language
    for wanted in caller.headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return "en"
