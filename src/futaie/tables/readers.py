"""One reader's view of a table. Everything that anybody hears comes through here or through `replay`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from futaie.core.rules.event import Event
from futaie.core.rules.reason import Message
from futaie.record.match import Match
from futaie.tables.clocks import Moment
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.sitter import shown_name
from futaie.tables.table import Table
from futaie.tables.wire.answers import Choice, Clock, Decision, Sitting, State, Step, TableSummary, Update
from futaie.tables.wire.basics import Said


def look(table: Table, person: str | None, seat: int | None, after: int | None, now: Moment) -> Update:
    """The table for a person, and the news after this many entries; None: no news."""
    check_may_look(table, person, now.at)
    entries = len(table.times) if after is None else after
    return update_for(table, person, eyes(table, person, seat), entries, now)


def eyes(table: Table, person: str | None, seat: int | None) -> int | None:
    """The seat whose view a person gets: the named one, if it is theirs; their only one; otherwise a spectator's
    view."""
    own = table.seats_of(person)
    if seat is None and len(own) == 1:
        seat = own[0]
    if seat is not None and seat not in own:
        raise refused(TableWhy.NOT_YOUR_SEAT)
    # A person who has left a seat to a bot does not see its cards.
    return None if seat is None or table.bot_of(seat) is not None else seat


def check_may_look(table: Table, person: str | None, now: float) -> None:
    """A player of today's orchard holds the cards that everybody else will get, so nobody may watch."""
    if table.sealed(now) and not table.seats_of(person):
        raise refused(TableWhy.AFTER_MIDNIGHT)


def summary_for(table: Table, person: str | None) -> TableSummary:
    sittings = []
    for seat, sitter in enumerate(table.sitters):
        bot = table.bot_of(seat) or sitter.bot or None
        who = "bot" if bot else "person" if sitter.person else "invited" if sitter.invited else "open"
        whose = sitter.person or sitter.invited
        name = sitter.name or ("" if whose is None else shown_name(table.names.get(whose, "")))
        here = whose is not None and whose in table.present
        mine = whose is not None and whose == person
        sittings.append(Sitting(seat, who, name, bot, mine, here))  # type: ignore[arg-type]
    mine = any(sitting.mine for sitting in sittings) or person == table.host
    return TableSummary(
        id=table.id,
        game=table.game.name,
        options=table.option_words,
        seats=sittings,
        pace=table.pace,
        public=table.public,
        friendly=table.friendly,
        level=table.level,
        state=table.state,  # type: ignore[arg-type]
        turn_of=table.turn_of(),
        mine=mine,
        hosted=person == table.host,
        at=table.at,
        code=table.code if mine or table.public else None,
        rematch=table.rematch,
        day=table.day,
    )


def state_for(table: Table, person: str | None, seat: int | None, now: Moment) -> State:
    match = table.match
    state = State(
        table=summary_for(table, person),
        seq=len(table.times),
        seat=seat,
        seed_hash=table.seed_hash if match is not None else None,
        seed=None,
        view=None,
        draft=[],
        decision_number=None,
        decision=None,
        clock=None,
        result=None,
        ranking=None,
        outcome=None,
    )
    if table.outdated is not None:
        state.outdated = True
        if table.outdated.result is not None:
            state.result = table.outdated.result["how"]
            state.ranking = table.outdated.result["ranking"]
    if match is None:
        return state
    sealed = table.sealed(now.at)
    view = match.view(seat) if match.result is None or sealed else table.final_view
    state.view = cast("dict[str, Any]", view)
    if table.clocks is not None and match.result is None:
        state.clock = Clock([round(left, 1) for left in table.clocks.at(now.up)], table.clocks.running)
    if match.result is not None:
        state.seed = None if sealed else table.seed
        state.result = match.result.how
        state.ranking = None if match.result.ranking is None else list(match.result.ranking)
        state.outcome = cast("dict[str, Any]", table.outcome)
    elif seat is not None:
        state.draft = table.draft_words(seat)
        state.decision_number = table.decisions[seat]
        state.decision = decision_for(table, match, seat)
    return state


def decision_for(table: Table, match: Match, seat: int) -> Decision | None:
    if table.bot_of(seat) is not None:
        return None
    legal = match.legal(seat)
    if not legal:
        return None
    position = match.seen(seat)
    choices = [
        Choice(
            action=action,
            text=match.game.format(position, seat, action),
            does=said(match.game.describe(position, seat, action)),
            commits=position.commits(seat, action),
            preview=cast("dict[str, Any]", position.preview(seat, action)),
        )
        for action in legal
    ]
    return Decision(table.decisions[seat], said(match.game.ask(position, seat)), choices)


def steps_for(table: Table, seat: int | None, after: int, now: float) -> list[Step]:
    """The log after this many entries. If everybody plays at once, it starts with the turn of the last of them, since
    hidden placements may be open now."""
    match = table.match
    if match is None:
        return []
    first = min(after, len(match.log))
    if first > 0 and match.position.simultaneous():
        turn = match.log[first - 1].turn
        while first > 0 and match.log[first - 1].turn == turn:
            first -= 1
    everything = match.result is not None and not table.sealed(now)
    return [step_for(table, match, number, seat, everything) for number in range(first, len(match.log))]


def step_for(table: Table, match: Match, number: int, seat: int | None, everything: bool) -> Step:
    entry, events = match.log[number], table.events[number]
    return Step(
        seq=number + 1,
        kind=entry.kind.value,
        turn=entry.turn,
        seat=entry.seat,
        text=match.text_for(entry, seat) or "",
        at=table.times[number],
        events=[told(event, seat, everything) for event in events],
    )


def told(event: Event, seat: int | None, everything: bool) -> dict[str, Any]:
    """The event as the reader may know it, and whether that is more than others know."""
    figures = event.revealed() if everything else event.for_seat(seat)
    seen = bool(event.readers) if everything else seat in event.readers
    return cast("dict[str, Any]", figures | {"seen": seen})


def reader_of(table: Table, person: str | None) -> str | None:
    """All strangers see the same, so the table treats them as nobody."""
    return person if person == table.host or table.seats_of(person) or table.invited(person) else None


def update_for(table: Table, person: str | None, seat: int | None, after: int, now: Moment) -> Update:
    return Update(steps_for(table, seat, after, now.at), state_for(table, person, seat, now))


def said(message: Message) -> Said:
    return Said(**cast("Mapping[str, Any]", message.plain()))
