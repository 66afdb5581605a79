"""A match: a position, the log of what was committed, and each seat's draft."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from futaie.core.chance.shuffles import Deal
from futaie.core.game import Game
from futaie.core.plain import Fields
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import places
from futaie.core.rules.position import Position
from futaie.core.rules.reason import IllegalAction, Reason, Why
from futaie.record.drafts import Drafts
from futaie.record.entry import Entry, Kind
from futaie.record.reasons import MatchWhy

BOT_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@dataclass(frozen=True)
class Result:
    """How the match ended; the position's outcome says how the game stood."""

    how: str
    """played, resigned, timed out or aborted."""
    ranking: tuple[int, ...] | None
    """The place of each seat; None where the match was aborted."""


class Match:
    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str | None = None,
        deal: Deal | None = None,
        rules: int | None = None,
        **options: object,
    ) -> None:
        self.game = game
        setup = game.setup(seats, seed, deal, options, rules)
        self.rules = setup.rules
        """The version of the game's rules by which it is played."""
        self.seed = setup.chance.seed
        self.deal: Deal | None = setup.chance.deal or None
        self.options: Mapping[str, object] = setup.options
        self.position: Position = game.start(setup)
        """What is committed. Drafts are not in it."""
        self.log: list[Entry] = []
        self.drafts = Drafts(seats)
        self.left: list[int] = []
        """The seats that have resigned or run out of time, in that order."""
        self.bots: dict[int, str] = {}
        """The seats that bots have taken over during the match."""
        self.result: Result | None = None

    # What a seat sees: the committed position with the seat's own draft played on top.

    def seen(self, seat: int | None) -> Position:
        if seat is None:
            return self.position
        self.check_seat(seat)
        return self.drafts.played_on(self.position, seat)

    def view(self, seat: int | None) -> Fields:
        return self.seen(seat).view(seat)

    def legal(self, seat: int) -> list[int]:
        return [] if self._cannot_play(seat) else self.seen(seat).legal(seat)

    def reason(self, seat: int, action: int) -> Reason | None:
        return self._cannot_play(seat) or refusal(self.seen(seat), seat, action)

    def preview(self, seat: int, action: int) -> Fields:
        """What the action would do; refused under the same conditions as playing it."""
        self._refuse_if(self.reason(seat, action))
        return self.seen(seat).preview(seat, action)

    def told(self, reader: int | None) -> list[Entry]:
        """The log as far as the reader may know it: all of it once the match is over."""
        if reader is not None:
            self.check_seat(reader)
        texts = [self.text_for(entry, reader) for entry in self.log]
        return [
            replace(entry, text=text, shown="") for entry, text in zip(self.log, texts, strict=True) if text is not None
        ]

    def text_for(self, entry: Entry, reader: int | None) -> str | None:
        """What the reader may read of an entry now; None hides that it exists."""
        if self.result is not None or entry.kind is not Kind.PLAY or entry.seat == reader:
            return entry.text
        if self.position.simultaneous() and entry.turn == self.position.turn:
            return None
        return entry.shown

    def _closed(self, seat: int) -> Reason | None:
        """Why nothing can be done at this seat any more."""
        if not self._is_seat(seat):
            return Reason(MatchWhy.NO_SUCH_SEAT)
        return None if self.result is None else Reason(MatchWhy.MATCH_OVER)

    def check_seat(self, seat: int) -> None:
        if not self._is_seat(seat):
            raise IllegalAction(Reason(MatchWhy.NO_SUCH_SEAT))

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.position.seats

    def _cannot_play(self, seat: int) -> Reason | None:
        out = seat in self.left and seat not in self.bots
        return self._closed(seat) or (Reason(MatchWhy.SEAT_IS_OUT) if out else None)

    # Playing

    def play(self, seat: int, action: int) -> list[Event]:
        """Adds an action to the seat's draft; if it commits, plays the whole draft and returns its events."""
        return self.play_all(seat, [action])

    def play_all(self, seat: int, actions: Sequence[int], anew: bool = False) -> list[Event]:
        """The same for several actions, all or none; `anew`: instead of the draft."""
        committing = self.check(seat, actions, anew)
        if anew:
            self.drafts.clear(seat)
        self.drafts.add(seat, actions)
        return self._commit(seat) if committing else []

    def check(self, seat: int, actions: Sequence[int], anew: bool = False) -> bool:
        """Refuses actions that cannot be played in a row, after the draft or instead of it. Only the last one may
        commit; returns whether it does. This is the one place that asks whether an action of a match is legal."""
        self._refuse_if(self._cannot_play(seat))
        if not actions:
            raise IllegalAction(Reason(Why.NO_SUCH_ACTION))
        position = self.position if anew else self.seen(seat)
        *earlier, last = actions
        if earlier:
            position = position.copy()
        for action in earlier:
            self._refuse_if(refusal(position, seat, action))
            if position.commits(seat, action):
                text = self.game.format(position, seat, action)
                raise IllegalAction(Reason(MatchWhy.NO_WAY_BACK, {"text": text}))
            position.apply(seat, action)
        self._refuse_if(refusal(position, seat, last))
        return position.commits(seat, last)

    def write(self, seat: int, text: str) -> list[Event]:
        """Plays a text word by word; stops at the first word that cannot be played."""
        events = []
        for action in self.read(seat, text):
            events += self.play(seat, action)
        return events

    def read(self, seat: int, text: str, anew: bool = False) -> list[int]:
        """The actions that a text stands for, after the draft or (`anew`) instead of it."""
        return self.game.parse(self.position if anew else self.seen(seat), seat, text)

    def undo(self, seat: int) -> None:
        """Undoes the last action of the seat's draft."""
        self.check_seat(seat)
        self.drafts.undo(seat)

    def undo_all(self, seat: int) -> None:
        """Undoes the whole draft."""
        self.check_seat(seat)
        self.drafts.undo_all(seat)

    def _commit(self, seat: int) -> list[Event]:
        turn = self.position.turn
        words: list[str] = []
        events: list[Event] = []
        for action in self.drafts[seat]:
            words.append(self.game.format(self.position, seat, action))
            events += self.position.apply_and_tell(seat, action)
        self.drafts.clear(seat)
        shown = " ".join(map(self.game.hide_action, words))
        self.log.append(Entry(Kind.PLAY, turn, seat, " ".join(words), shown))
        if self.position.over:
            self._end("played", self.position.ranking())
        return events

    # Other changes of a match

    def resign(self, seat: int) -> None:
        self._leave(seat, Kind.RESIGN, "resigned")

    def time_out(self, seat: int) -> None:
        self._leave(seat, Kind.TIME_OUT, "timed out")

    def _leave(self, seat: int, kind: Kind, how: str) -> None:
        self._refuse_if(self._closed(seat))
        if seat in self.left:
            raise IllegalAction(Reason(MatchWhy.SEAT_IS_OUT))
        self.drafts.clear(seat)
        self.left.append(seat)
        self.log.append(Entry(kind, self.position.turn, seat))
        if len(self.left) >= max(1, self.position.seats - 1):
            self._end(how, [1] * self.position.seats)

    def seat_bot(self, seat: int, name: str) -> None:
        """A bot plays for the seat from here on, whether the seat has left or is only away."""
        self._refuse_if(self._closed(seat))
        if not isinstance(name, str) or not BOT_NAME.fullmatch(name):
            raise IllegalAction(Reason(MatchWhy.BAD_BOT_NAME))
        self.bots[seat] = name
        self.log.append(Entry(Kind.BOT, self.position.turn, seat, name))

    def abort(self) -> None:
        self._refuse_if(self._closed(0))
        self.log.append(Entry(Kind.ABORT, self.position.turn, None))
        self._end("aborted", None)

    def _refuse_if(self, reason: Reason | None) -> None:
        if reason is not None:
            raise IllegalAction(reason)

    def _end(self, how: str, ranking: list[int] | None) -> None:
        """Seats that left come after all that stayed; the first to leave comes last."""
        for seat in range(self.position.seats):
            self.drafts.clear(seat)
        if ranking is not None:
            stay = len(self.left) + len(ranking)
            keys = [self.left.index(seat) if seat in self.left else stay - place for seat, place in enumerate(ranking)]
            ranking = places(keys)
        self.result = Result(how, None if ranking is None else tuple(ranking))


def refusal(position: Position, seat: int, action: int) -> Reason | None:
    """Why an action cannot be taken, whatever number somebody sends."""
    if type(action) is not int or not 0 <= action < 2**60:
        return Reason(Why.NO_SUCH_ACTION)
    return position.reason(seat, action)
