"""A table: who sits where, and the match that they play. `changes` holds what must be stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from futaie.core.chance.shuffles import seed_hash
from futaie.core.game import Game
from futaie.core.plain import Fields
from futaie.core.rules.event import Event
from futaie.core.rules.reason import IllegalAction, Reason
from futaie.record.match import Match
from futaie.record.reasons import MatchWhy
from futaie.tables.changes import Changes
from futaie.tables.clocks import Clocks, Moment, day_of
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.sitter import GONE, Sitter
from futaie.tables.wire.answers import Hint
from futaie.tables.wire.requests import Pace


@dataclass(frozen=True)
class Outdated:
    """A match that today's rules do not play."""

    result: dict[str, Any] | None
    """How it ended, and the ranking, as stored."""


@dataclass
class Table:
    id: str
    code: str | None
    game: Game
    options: Mapping[str, object]
    seed: str
    pace: Pace
    public: bool
    friendly: bool
    level: str
    host: str
    origin: str
    """The address that opened it, unreadable; empty if unknown."""
    at: float
    sitters: list[Sitter]
    state: str = "open"
    match: Match | None = None
    outdated: Outdated | None = None
    clocks: Clocks | None = None
    rematch: str | None = None
    day: str | None = None
    """Of a try at that day's orchard."""
    rules: int | None = None
    """The version of the rules, where a match began by an older one."""
    times: list[float] = field(default_factory=list)
    """When each entry of the log was made."""
    events: list[list[Event]] = field(default_factory=list)
    """The events of each entry."""
    decisions: list[int] = field(default_factory=list)
    """How often each seat has acted or undone."""
    changes: Changes = field(default_factory=Changes)
    names: dict[str, str] = field(default_factory=dict)
    """The names of the people here, by id."""
    present: set[str] = field(default_factory=set)
    """The people who are watching now."""
    hints: dict[tuple[int, int, int], list[Hint]] = field(default_factory=dict)
    """The latest hints: for a seat, its decision, and the number of entries."""
    stored: dict[str, object] = field(default_factory=dict)
    """The stored values of the fields that can change (`persistence.changing`)."""

    # Who is here

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if person is not None and sitter.person == person]

    def check_seat(self, person: str | None, seat: int) -> None:
        """A person who asks or acts for a seat must sit there, and not have left it to a bot."""
        if seat not in self.seats_of(person):
            raise refused(TableWhy.NOT_YOUR_SEAT)
        if self.bot_of(seat) is not None:
            raise IllegalAction(Reason(MatchWhy.SEAT_IS_OUT))

    def invited(self, person: str | None) -> bool:
        return person is not None and any(sitter.invited == person for sitter in self.sitters)

    def turn_of(self) -> list[int]:
        """The seats that owe a decision."""
        if self.match is None or self.match.result is not None:
            return []
        out = self.match.left
        return [seat for seat in self.match.position.movers() if seat not in out or seat in self.match.bots]

    def people_to_move(self) -> list[int]:
        return [seat for seat in self.turn_of() if self.bot_of(seat) is None]

    def bot_of(self, seat: int) -> str | None:
        return self.match.bots.get(seat) if self.match is not None else None

    def rename(self, person: str, name: str) -> None:
        """A person changes their name; if they want to be forgotten, so are the people on their device."""
        self.names[person] = name
        if name == GONE:
            for seat in self.seats_of(person):
                self.sitters[seat].name = ""

    # Gathering

    def sit(self, person: str, seat: int | None, name: str) -> int:
        """Takes a free seat: if none is named, preferably one that is kept for the person."""
        self.check_open()
        free = [number for number, sitter in enumerate(self.sitters) if sitter.free()]
        own = [number for number in free if self.sitters[number].invited in (person, None)]
        if seat is None:
            if not own:
                raise refused(TableWhy.TABLE_FULL)
            seat = max(own, key=lambda number: self.sitters[number].invited == person)
        if seat not in own:
            raise refused(TableWhy.SEAT_TAKEN)
        self.sitters[seat] = Sitter(person, name)
        self.changes.sitters = True
        return seat

    def accept(self, person: str) -> None:
        """Takes all seats that are kept for the person, and for the people who shared their device before."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.invited == person:
                self.sit(person, seat, sitter.name)

    def rise(self, person: str) -> None:
        """Leaves all seats of an open table, and gives up those that are kept; the host closes it."""
        self.check_open()
        for seat, sitter in enumerate(self.sitters):
            if person in (sitter.person, sitter.invited):
                self.sitters[seat] = Sitter()
        self.changes.sitters = True
        if person == self.host:
            self.close()

    def close_if_open(self) -> None:
        if self.state == "open":
            self.close()

    def close(self) -> None:
        self.state = "closed"
        self.code = None
        self.changes.table = True

    def fill_with_bots(self) -> None:
        for seat, sitter in enumerate(self.sitters):
            if sitter.free():
                self.sitters[seat] = Sitter(bot=self.level)
        self.changes.sitters = True

    def follow_with(self, table_id: str) -> None:
        """Stored together with the rematch."""
        self.rematch = table_id

    def check_open(self) -> None:
        if self.state != "open":
            raise refused(TableWhy.ALREADY_STARTED)

    def start_if_full(self, now: Moment) -> None:
        if not any(sitter.free() for sitter in self.sitters):
            self.start(now)

    def start(self, now: Moment) -> None:
        self.check_open()
        if any(sitter.free() for sitter in self.sitters):
            raise refused(TableWhy.SEATS_OPEN)
        self.match = self.new_match()
        self.decisions = [0] * len(self.sitters)
        self.state = "running"
        self.code = None
        for seat, sitter in enumerate(self.sitters):
            if sitter.bot:
                self.match.seat_bot(seat, sitter.bot)
                self.log(now, [])
        self.clocks = Clocks.start(self.pace, len(self.sitters), now.up, self.people_to_move())
        self.changes.table = True

    def new_match(self) -> Match:
        return Match(self.game, len(self.sitters), self.seed, None, self.rules, **self.options)

    # Playing

    def running(self) -> Match:
        if self.match is None or self.state != "running":
            raise refused(TableWhy.NOT_RUNNING)
        return self.match

    def act(self, seat: int, decision: int, wish: Sequence[int] | str, now: Moment, anew: bool = False) -> None:
        """Plays actions of a seat, by number or in notation, all or none: only the last may be one that cannot be
        undone. `anew`: in place of its draft; without actions it undoes the whole draft."""
        match = self.running()
        self.check_decision(seat, decision)
        movers, turn = self.turn_of(), match.position.turn
        actions = match.read(seat, wish, anew) if isinstance(wish, str) else wish
        events: list[Event] = []
        if anew and not actions:
            match.undo_all(seat)
        else:
            events = match.play_all(seat, actions, anew)
        self.decisions[seat] += 1
        self.changes.drafts.add(seat)
        if len(match.log) > len(self.times):
            self.log(now, events)
            self.go_on(movers, turn, now)

    def undo(self, seat: int, decision: int) -> None:
        match = self.running()
        self.check_decision(seat, decision)
        match.undo(seat)
        self.decisions[seat] += 1
        self.changes.drafts.add(seat)

    def check_decision(self, seat: int, decision: int) -> None:
        if decision != self.decisions[seat]:
            raise refused(TableWhy.STALE)

    def leave(self, seat: int, timed_out: bool, now: Moment) -> None:
        """A person resigns or runs out of time. If the match goes on, a bot takes the seat."""
        match = self.running()
        movers, turn = self.turn_of(), match.position.turn
        if timed_out:
            match.time_out(seat)
        else:
            match.resign(seat)
        self.log(now, [])
        if match.result is None:
            match.seat_bot(seat, self.level)
            self.log(now, [])
            self.sitters[seat].bot = self.level
            self.changes.sitters = True
        self.decisions[seat] += 1
        self.changes.drafts.add(seat)
        self.go_on(movers, turn, now)

    def call_time(self, now: Moment) -> None:
        """Seats that are out of time leave."""
        for seat in [] if self.clocks is None else self.clocks.out_of_time(now.up):
            if self.state == "running":
                self.leave(seat, True, now)

    def abort(self, now: Moment) -> None:
        """Nobody plays here any more."""
        movers, turn = self.turn_of(), self.running().position.turn
        self.running().abort()
        self.log(now, [])
        self.go_on(movers, turn, now)

    def go_on(self, movers: list[int], turn: int, now: Moment) -> None:
        """Called after something was committed."""
        match = self.running()
        if match.result is not None:
            self.state = "over"
        if self.clocks is not None:
            still = self.turn_of() if match.position.turn == turn else []
            finished = [seat for seat in movers if seat not in still]
            self.clocks.turn_to(self.people_to_move(), finished, now.up)
        self.changes.table = True

    def log(self, now: Moment, events: list[Event]) -> None:
        """The match has one more entry."""
        assert self.match is not None
        seq = len(self.times) + 1
        self.times.append(now.at)
        self.events.append(events)
        self.changes.entries.append((seq, self.match.log[seq - 1], now.at))

    def take_changes(self) -> Changes:
        """All changes since the last call; the caller stores them."""
        changes, self.changes = self.changes, Changes()
        return changes

    # A try at the day's orchard

    def sealed(self, now: float) -> bool:
        """Whether others have yet to play the same deal."""
        return self.day is not None and day_of(now) <= self.day

    def points(self) -> int | None:
        """Of a try that counts: played to its end on its day."""
        match = self.match
        if self.day is None or match is None or match.result is None or match.result.how != "played":
            return None
        return match.position.scores()[0] if day_of(self.times[-1]) == self.day else None

    # Looking

    def draft_words(self, seat: int) -> list[str]:
        match = self.match
        if match is None or not match.drafts[seat]:
            return []
        position, words = match.position.copy(), []
        for action in match.drafts[seat]:
            words.append(match.game.format(position, seat, action))
            position.apply(seat, action)
        return words

    @cached_property
    def final_view(self) -> Fields:
        """Everything, for a finished match."""
        assert self.match is not None
        assert self.match.result is not None
        return self.match.position.revealed()

    @cached_property
    def outcome(self) -> Fields:
        """Of a finished match."""
        assert self.match is not None
        assert self.match.result is not None
        return self.match.position.outcome().plain()

    def own_deck(self) -> tuple[str, str] | None:
        """The hash and content of somebody's own cards, among the options."""
        attached = (option.attachment(self.options[option.name]) for option in self.game.options)
        return next((found for found in attached if found is not None), None)

    @cached_property
    def option_words(self) -> dict[str, str]:
        """As in a record."""
        return {option.name: option.format(self.options[option.name]) for option in self.game.options}

    @cached_property
    def seed_hash(self) -> str:
        return seed_hash(self.seed)
