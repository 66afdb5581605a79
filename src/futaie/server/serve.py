"""Runs the server in this process until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import cast

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import DBAPIError

from futaie.core.rules.reason import FutaieError, Reason
from futaie.server.app import LARGEST_BODY, make_app
from futaie.server.http.connections import AT_ONCE, Hall, Impatient
from futaie.server.reasons import SettingWhy
from futaie.server.settings import Settings
from futaie.server.storage.examine import unusable
from futaie.server.storage.folder_lock import one_server
from futaie.server.storage.restore import finish_restore
from futaie.server.upkeep.clock import Tell, steadily
from futaie.server.upkeep.logs import write_logs

PATIENCE = 5
"""Seconds for open connections to finish when the server stops."""
USUAL_PORT = 8000
WAITING = 1024
"""Connections that the system queues until they are accepted."""
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104


def serve(
    settings: Settings,
    ready: Callable[[str], None],
    open_browser: bool = False,
    wall: Tell = time.time,
    steady: Tell = steadily,
) -> None:
    """`ready` gets the address, once people can connect to it."""
    write_logs(logging.StreamHandler(sys.stderr))
    os.umask(0o077)  # other users of this machine must not read the data
    hall = Hall(allow_connections(), 10 * settings.sockets)
    # When everything is closed uvicorn raises the signal again; this turns it into an exit.
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: sys.exit(0))
    with one_server(settings.folder()), listen(settings) as listening:
        finish_restore(settings.folder())
        app = make_app(settings, hall.sockets, wall, steady)
        config = uvicorn.Config(
            app,
            http=cast("type[asyncio.Protocol]", partial(Impatient, hall)),
            log_config=None,
            access_log=False,
            backlog=AT_ONCE,
            ws_max_size=LARGEST_BODY,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=PATIENCE,
            server_header=False,
        )
        url = f"http://{address(settings.host)}:{listening.getsockname()[1]}/"
        try:
            Ready(config, hall, partial(open_door, url, ready, open_browser)).run([listening])
        except NotReady:
            raise why_not(app.app, settings) from None


class NotReady(Exception):
    """The start failed."""


class Ready(uvicorn.Server):
    """Reports whether the start succeeded."""

    def __init__(self, config: uvicorn.Config, hall: Hall, say: Callable[[], None]) -> None:
        super().__init__(config)
        self.hall = hall
        self.say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        told = logging.getLogger("uvicorn.error")
        told.disabled = True  # the caller reports an error from here on, once
        try:
            await super().startup(sockets)
        except SystemExit:
            raise NotReady from None
        finally:
            told.disabled = False
        if self.started:
            for listening in sockets or []:
                listening.listen(WAITING)  # asyncio uses one number for this and for AT_ONCE
            self.sweeping = asyncio.ensure_future(self.hall.sweep())
            self.say()


def why_not(app: Litestar, settings: Settings) -> Exception:
    """Why the start failed; in words if the database refuses."""
    failed: Exception = app.state.failed
    cause = failed.__cause__
    return unusable(settings.database(), cause) if isinstance(cause, DBAPIError) else failed


def open_door(url: str, ready: Callable[[str], None], open_browser: bool) -> None:
    ready(url)
    if open_browser:
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def allow_connections() -> int:
    """Raises the limit of open connections as far as the system allows, and returns it; usually it starts at 1,024."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit
    except ImportError:  # Windows has no limit like this, but `select` has one
        return 512
    now, most = getrlimit(RLIMIT_NOFILE)
    try:
        setrlimit(RLIMIT_NOFILE, (most, most))
    except (OSError, ValueError):  # some systems promise any number and mean less
        most = now
    return sys.maxsize if most == RLIM_INFINITY else most


def listen(settings: Settings) -> socket.socket:
    def at(port: int) -> socket.socket:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, port), family=family, backlog=WAITING)

    try:
        if settings.port is not None:
            return at(settings.port)
        try:
            return at(USUAL_PORT)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            return at(0)
    except OSError as error:
        port, problem = str(settings.port or USUAL_PORT), error.strerror or str(error)
        figures = {"host": settings.host, "port": port, "problem": problem}
        raise FutaieError(Reason(SettingWhy.CANNOT_LISTEN, figures)) from error


def address(host: str) -> str:
    """An address for a browser; if the server listens everywhere, one that other devices nearby can reach."""
    if host in EVERYWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # sends nothing: the system only picks the source address
                host = probe.getsockname()[0]
            except OSError:
                host = "127.0.0.1"
    return f"[{host}]" if ":" in host else host
