"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from threading import Timer

import uvicorn

from futaie.server.app import LARGEST_BODY, make_app
from futaie.server.logs import JsonLines
from futaie.server.settings import Settings

PATIENCE = 5
"""Seconds that open connections get to end when the server stops."""


def serve(settings: Settings, ready: str, open_browser: bool = False, now: Callable[[], float] = time.time) -> None:
    """`ready` is said once people can come; `{url}` in it is where to."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    listening = socket.create_server((settings.host, settings.port))
    url = f"http://{settings.host}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(settings, now),
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_BODY,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )
    print(ready.format(url=url), flush=True)
    if open_browser:
        Timer(1.0, webbrowser.open, (url,)).start()
    # When all is closed uvicorn raises the signal again; then it is time to go.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.Server(config).run([listening])
