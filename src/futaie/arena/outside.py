"""A program in any language as a player: docs/protocol.md describes what is said."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from futaie.arena.pipe import Pipe, shown
from futaie.arena.reasons import Lost, LostWhy
from futaie.core.event import Event
from futaie.core.plain import Data
from futaie.core.position import Position
from futaie.core.reason import BadNotation, Reason
from futaie.record.match import Match

PROTOCOL = 1
START = 10.0
"""Seconds more for the first answer, since a program must start first."""


class Program:
    """All that it is told comes from positions imagined for its seat, and from events as its seat may know them."""

    def __init__(self, name: str, command: str, match: Match, seat: int, limit: float) -> None:
        self.name = name
        self.game = match.game
        self.limit = limit
        self.extra = START
        self.news: list[Data] = []
        """What has happened since it was asked last."""
        self.decision = 0
        """The number of the last question. An answer names it, so that one that comes late answers nothing else."""
        self.hello = line({"type": "hello", "protocol": PROTOCOL, **table(match, seat), "seconds": limit})
        self.pipe = Pipe(command)

    def tell(self, events: Sequence[Event], seat: int) -> None:
        self.news += [event.for_seat(seat) for event in events]

    def act(self, position: Position, seat: int) -> int:
        """What the program answers; Lost where it is no answer."""
        legal = position.legal(seat)
        words = {self.game.format(position, seat, action): action for action in legal}
        actions = [{"action": word, "preview": position.preview(seat, action)} for word, action in words.items()]
        self.decision += 1
        number = self.decision
        question = line(
            {"type": "decide", "decision": number, "view": position.view(seat), "events": self.news, "actions": actions}
        )
        answer = self.pipe.ask(self.hello + question, self.limit + self.extra)
        self.hello, self.extra, self.news = b"", 0.0, []
        word = read_answer(answer, self.decision)
        return words[word] if word in words else self._otherwise_written(position, seat, word)

    def _otherwise_written(self, position: Position, seat: int, word: str) -> int:
        """Notation has some freedom, such as which of several equal places is meant."""
        try:
            actions = self.game.parse(position, seat, word)
        except BadNotation as error:
            raise Lost(Reason(LostWhy.ILLEGAL, {"action": word[:80], "because": str(error.reason)[:200]})) from error
        if len(actions) != 1:
            raise Lost(Reason(LostWhy.ILLEGAL, {"action": word[:80], "because": f"{len(actions)} actions"}))
        reason = position.reason(seat, actions[0])
        if reason is not None:
            raise Lost(Reason(LostWhy.ILLEGAL, {"action": word[:80], "because": str(reason)[:200]}))
        return actions[0]

    def end(self, result: Data) -> None:
        """Whatever happened, the process is gone after this."""
        self.pipe.close(self.hello + line({"type": "end", "events": self.news, **result}))


def table(match: Match, seat: int) -> dict[str, object]:
    """What everybody at the table knows before the deal."""
    options, attached = {}, {}
    for option in match.game.options:
        value = match.options[option.name]
        options[option.name] = option.format(value)
        attachment = option.attachment(value)
        if attachment is not None:
            attached[attachment[0]] = attachment[1]
    game = {"game": match.game.name, "version": match.game.version, "options": options, "attached": attached}
    return {**game, "seat": seat, "seats": len(match.drafts)}


def line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_answer(answer: bytes, decision: int) -> str:
    try:
        found = json.loads(answer)
    except (ValueError, RecursionError):
        found = None
    word = found.get("action") if isinstance(found, dict) else None
    if not isinstance(word, str):
        raise Lost(Reason(LostWhy.NOT_UNDERSTOOD, {"text": shown(answer)}))
    number = found.get("decision")
    if type(number) is not int or number != decision:
        is_late = type(number) is int and 0 < number < decision
        raise Lost(Reason(LostWhy.UNASKED if is_late else LostWhy.NOT_UNDERSTOOD, {"text": shown(answer)}))
    return word
