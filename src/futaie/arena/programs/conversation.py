"""The messages to and from a program in any language: docs/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from futaie.arena.programs.pipe import Pipe, shown
from futaie.arena.reasons import Lost, LostWhy
from futaie.core.game import Game
from futaie.core.plain import Data, Fields
from futaie.core.rules.reason import Reason

PROTOCOL = 1
START = 10.0
"""Extra seconds for the first answer, in which a program starts."""


class Conversation:
    """With one program, about one seat of one match."""

    def __init__(self, command: str, table: Mapping[str, object], limit: float) -> None:
        self.limit = limit
        self.extra = START
        self.decision = 0
        """The number of the last question. An answer names it, so that a late one cannot count for another question."""
        self.hello = line({"type": "hello", "protocol": PROTOCOL, **table, "seconds": limit})
        self.pipe = Pipe(command)

    def ask(self, view: Fields, events: Sequence[Data], actions: Sequence[Mapping[str, object]]) -> str:
        """The program's action, as it wrote it; raises Lost for anything that is no answer."""
        self.decision += 1
        question = {"type": "decide", "decision": self.decision, "view": view, "events": events, "actions": actions}
        answer = self.pipe.ask(self.hello + line(question), self.limit + self.extra)
        self.hello, self.extra = b"", 0.0
        return read_answer(answer, self.decision)

    def end(self, result: Mapping[str, object]) -> None:
        """Whatever happened, the process is gone after this."""
        self.pipe.close(self.hello + line({"type": "end", **result}))


def table_for(game: Game, values: Mapping[str, object], seats: int, seat: int) -> dict[str, object]:
    """What everybody at the table knows before the deal."""
    options, attached = {}, {}
    for option in game.options:
        value = values[option.name]
        options[option.name] = option.format(value)
        attachment = option.attachment(value)
        if attachment is not None:
            attached[attachment[0]] = attachment[1]
    rules = {"game": game.name, "version": game.version, "options": options, "attached": attached}
    return {**rules, "seat": seat, "seats": seats}


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
