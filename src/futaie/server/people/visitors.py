"""Who asks: the session's person, the language, and whether to let the request in at all."""

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
"""Hard work counts as this many requests."""
LASTING = 3
"""Anything that stays in the database counts as this many requests, and once more by the hour."""
DECK = 20
"""Your own cards count as this many tables."""
DAY = 86400.0
YEAR = 365 * DAY
"""How long a cookie lasts from when it was last set."""
WEEK = 7 * DAY
"""A cookie this old is set again."""
RENEWED = "renewed"
"""The key under which a request keeps the token whose cookie is to be set again."""
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
        """The sessions used last, by the hash of their token."""
        self.forgotten = 0
        """How often somebody was forgotten: a session read before that may be out of date."""
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
        """Returning visitors keep their session: once a week its cookie is set again for a year. A socket cannot set
        cookies, but a client that opens one has loaded the page. Returns whether the session still exists: a guest who
        was away for long may have been forgotten."""
        before, now = session.at, self.now()
        if now - before < WEEK:
            return True
        session.at = now  # so that concurrent requests do not renew it as well
        try:
            is_there = await self.store.write(lambda connection: guests.renew(connection, session.key, now))
        except FutaieError:
            session.at = before  # the database fails, and the store has logged that
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
        """Refuses requests from another site, and requests that come too fast."""
        check_origin(caller)
        self.charge(caller, me, 1)

    def charge(self, caller: Caller, me: Me | None, requests: int) -> None:
        """Hard work for the server counts as several requests."""
        keys = [f"address {address_of(caller)}"] + ([f"person {me.id}"] if me is not None else [])
        if not all(self.requests.take(key, requests) for key in keys):
            raise refused(ServerWhy.TOO_FAST)

    def charge_lasting(self, caller: Caller, me: Me | None, things: int = 1) -> None:
        """For anything that stays in the database: a patient program must not fill that up either."""
        self.charge(caller, me, LASTING)
        if not self.lasting.take(address_of(caller), things):
            raise refused(ServerWhy.TOO_MANY_NEW)


def session_cookie(token: str) -> Cookie:
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", max_age=int(YEAR))


def address_of(caller: Caller) -> str:
    """A proxy may pass on something that is not an address. All of that counts as one, so that inventing more is no
    use."""
    return address(caller.client.host) if caller.client is not None else "?"


@lru_cache(4096)
def address(host: str) -> str:
    return nearby(host) if is_address(host) else "?"


def check_origin(caller: Caller) -> None:
    """Browsers name the origin of a request; other programs may leave it out."""
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
