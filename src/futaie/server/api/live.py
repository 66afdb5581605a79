"""The socket."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection, select

from futaie.core.rules.reason import FutaieError
from futaie.server.house.house import House
from futaie.server.house.socket import ROUTE, Socket
from futaie.server.http.answers import note_refusal
from futaie.server.people.visitors import Visitors, address_of, language_for
from futaie.server.reasons import ServerWhy
from futaie.server.storage.schema import matches, seats
from futaie.tables.reasons import refused

log = logging.getLogger("futaie")
ENDED = 1000
REFUSED = 1008
TOO_MANY = 1013


@websocket(ROUTE)
async def live(socket: WebSocket[Any, Any, Any], house: House, visitors: Visitors) -> None:
    try:
        me = await visitors.who(socket)
        visitors.admit(socket, me)
    except FutaieError as error:
        note_refusal(house.metrics, error, ROUTE, address_of(socket))
        await socket.close(REFUSED)
        return
    person, address = ("" if me is None else me.id), address_of(socket)
    if not house.doors.enter(person, address):
        note_refusal(house.metrics, refused(ServerWhy.TOO_MANY_SOCKETS), ROUTE, address)
        await socket.close(TOO_MANY)
        return
    try:
        await socket.accept()
        client = Socket(house, me, language_for(socket, me), address)
        house.audience.enter(client)
        try:
            if me is not None and await visitors.who(socket) is None:
                client.end()  # this guest was forgotten just now
            await talk(socket, house, client)
        finally:
            house.audience.leave(client)
    finally:
        house.doors.leave(person, address)


async def talk(socket: WebSocket[Any, Any, Any], house: House, client: Socket) -> None:
    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), mode="text")

    speaking = asyncio.ensure_future(client.speak(send))
    listening = asyncio.ensure_future(listen(socket, house, client))
    try:
        await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (speaking, listening):
            task.cancel()
        for ended in await asyncio.gather(speaking, listening, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                log.error("a socket failed", exc_info=ended)
        client.close()
        if client.ended:
            await socket.close(ENDED)


async def listen(socket: WebSocket[Any, Any, Any], house: House, client: Socket) -> None:
    try:
        person = client.person
        if person is not None:
            for table_id in await house.store.read(lambda connection: turns_of(connection, person)):
                client.turn_at(table_id, True)
        while True:
            await client.hear(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass


def turns_of(connection: Connection, person: str) -> list[str]:
    """The tables where one of the person's seats owes a decision."""
    own = select(matches.c.id, matches.c.movers, seats.c.seat).join(seats)
    found = connection.execute(own.where(seats.c.person == person, seats.c.bot == "", matches.c.state == "running"))
    return sorted({row.id for row in found if str(row.seat) in row.movers})
