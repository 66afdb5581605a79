"""People with live connections: who hears that a table has news, and how much they may say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.server.house.loaded import LoadedTable
from futaie.server.http.limits import Buckets

if TYPE_CHECKING:
    from futaie.server.house.socket import Socket


class Audience:
    def __init__(self, rate: int) -> None:
        self.sockets: dict[str, set[Socket]] = {}
        """By person."""
        self.said_by_people = Buckets(rate, 5 * rate)
        self.said_from_addresses = Buckets(10 * rate, 50 * rate)

    def enter(self, socket: Socket) -> None:
        if socket.person is not None:
            self.sockets.setdefault(socket.person, set()).add(socket)

    def leave(self, socket: Socket) -> None:
        if socket.person is not None:
            self.sockets[socket.person].discard(socket)
            if not self.sockets[socket.person]:
                del self.sockets[socket.person]

    def shut_out(self, person: str) -> None:
        """Closes the sockets of a person whose sessions have ended."""
        for socket in list(self.sockets.get(person, ())):
            socket.end()

    def may_say(self, person: str | None, address: str) -> bool:
        """Bounds the messages over all sockets of a session, and from an address."""
        if person is not None and not self.said_by_people.take(person):
            return False
        return self.said_from_addresses.take(address)

    def tell(self, loaded: LoadedTable) -> None:
        """Tells everybody who watches the table, and everybody whose turn begins or ends there."""
        table = loaded.table
        for socket in list(loaded.sockets):
            socket.wake(table.id)
        owing = {table.sitters[seat].person for seat in table.people_to_move()}
        for person in {sitter.person for sitter in table.sitters if sitter.person is not None}:
            for socket in self.sockets.get(person, ()):
                socket.turn_at(table.id, person in owing)

    def tell_drafts(self, loaded: LoadedTable, seats: set[int]) -> None:
        """Only a socket that looks from the seat of a draft hears of it: others must not even know that there is
        one."""
        for socket in list(loaded.sockets):
            if socket.looks_from(loaded.id) in seats:
                socket.wake(loaded.id)

    def say(self, loaded: LoadedTable, seat: int, phrase: str) -> None:
        for socket in list(loaded.sockets):
            socket.hear_phrase(loaded.id, seat, phrase)
