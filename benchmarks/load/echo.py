"""A bare echo, with which the server is compared: `echo.py`."""

from __future__ import annotations

import socket
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(
        uvicorn.Config(
            Litestar([echo], logging_config=None), log_config=None, access_log=False, ws_per_message_deflate=False
        )
    ).run([listening])
