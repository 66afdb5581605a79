"""What people do at a table. Each function checks who asks, and does all of it or nothing."""

from __future__ import annotations

from futaie.core.rules.reason import FutaieError
from futaie.tables.clocks import Moment
from futaie.tables.readers import said
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.table import Table
from futaie.tables.wire.basics import Me, Said
from futaie.tables.wire.requests import Act, Join, Undo

# Gathering


def join(table: Table, me: Me, wish: Join, now: Moment) -> None:
    """Takes a free seat, or all those kept for the person; the match starts with the last one."""
    if wish.seat is None and table.invited(me.id):
        table.accept(me.id)
    else:
        table.sit(me.id, wish.seat, wish.name or "")
    table.names[me.id] = me.name
    table.start_if_full(now)


def rise(table: Table, person: str) -> None:
    """Leaves a table that has not started, or declines the seats kept for the person. If the host leaves, it closes."""
    if not table.seats_of(person) and not table.invited(person) and table.host != person:
        raise refused(TableWhy.NOT_YOUR_SEAT)
    table.rise(person)


def check_host(table: Table, person: str) -> None:
    if table.host != person:
        raise refused(TableWhy.NOT_THE_HOST)


def fill(table: Table, person: str, now: Moment) -> None:
    """Starts now: bots take the free seats."""
    check_host(table, person)
    table.check_open()
    table.fill_with_bots()
    table.start(now)


# Playing


def act(table: Table, person: str | None, seat: int, wish: Act | Undo, now: Moment) -> None:
    """Plays actions, by number or in notation, or undoes the last action of the draft."""
    table.check_seat(person, seat)
    if isinstance(wish, Undo):
        table.undo(seat, wish.decision)
    else:
        table.act(seat, wish.decision, wish.text or "" if wish.action is None else [wish.action], now, wish.anew)


def why_not(table: Table, person: str | None, seat: int, text: str) -> Said | None:
    """Why the person may not play this text now; None if they may."""
    table.check_seat(person, seat)
    match = table.running()
    actions = match.read(seat, text)
    try:
        match.check(seat, actions)
    except FutaieError as error:
        return said(error.reason)
    return None


def resign(table: Table, person: str | None, seat: int, now: Moment) -> None:
    """With two seats or one the match ends; otherwise a bot takes the seat."""
    table.check_seat(person, seat)
    table.leave(seat, False, now)


def leave(table: Table, person: str, now: Moment) -> None:
    """Leaves for good, in whatever state the table is."""
    if table.state == "open":
        table.rise(person)
    for seat in table.seats_of(person):
        if table.state == "running" and table.bot_of(seat) is None:
            table.leave(seat, False, now)
