"""A program in any language as a player."""

from __future__ import annotations

from collections.abc import Sequence

from futaie.arena.programs.conversation import Conversation, table_for
from futaie.arena.reasons import Lost, LostWhy
from futaie.core.plain import Data
from futaie.core.rules.event import Event
from futaie.core.rules.position import Position
from futaie.core.rules.reason import BadNotation, Reason
from futaie.record.match import Match


class Program:
    """Everything it is told comes from positions imagined for its seat, and from events as its seat may know them."""

    def __init__(self, name: str, command: str, match: Match, seat: int, limit: float) -> None:
        self.name = name
        self.game = match.game
        self.conversation = Conversation(command, table_for(match.game, match.options, len(match.drafts), seat), limit)
        self.news: list[Data] = []
        """What has happened since it was last asked."""

    def tell(self, events: Sequence[Event], seat: int) -> None:
        self.news += [event.for_seat(seat) for event in events]

    def act(self, position: Position, seat: int) -> int:
        """The program's answer; raises Lost for anything else."""
        legal = position.legal(seat)
        words = {self.game.format(position, seat, action): action for action in legal}
        actions = [{"action": word, "preview": position.preview(seat, action)} for word, action in words.items()]
        word = self.conversation.ask(position.view(seat), self.news, actions)
        self.news = []
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
        self.conversation.end({"events": self.news, **result})
