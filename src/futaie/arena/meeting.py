"""Who meets whom, and who sits where: every deal is played once in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from futaie.core.chance.rng import Rng
from futaie.games import game as game_by_name


class Key(NamedTuple):
    """One game of an arena."""

    meeting: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Meeting:
    """Players who meet, by name; the same name twice is the same player at two seats."""

    players: tuple[str, ...]
    alone: bool = False
    """Each plays the deal alone, and their scores are compared; otherwise all share one table."""

    @property
    def seats(self) -> int:
        return 1 if self.alone else len(self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The players, each once."""
        return tuple(dict.fromkeys(self.players))

    @property
    def games_per_deal(self) -> int:
        return len(self.players)

    def fair(self, name: str) -> float:
        """The share of the wins of a player who is neither better nor worse than the others."""
        return self.players.count(name) / len(self.players)


@dataclass(frozen=True)
class Arena:
    """Everything that determines the games, so that the same arena gives the same results."""

    game: str
    options: Mapping[str, object]
    """The options that were chosen."""
    seed: str
    meetings: tuple[Meeting, ...]
    simulations: int | None = None
    seconds: float | None = None
    """The budget of players that search."""
    limit: float = 10.0
    """Seconds that an outside program has for an answer."""

    def written_options(self) -> dict[str, str]:
        game = game_by_name(self.game)
        return {name: game.option(name).format(value) for name, value in self.options.items()}

    def deal_seed(self, deal: int) -> str:
        """The same for all meetings. `futaie play GAME --seed …` deals it to a person."""
        return f"{self.seed}-{deal + 1}"

    def seating(self, key: Key) -> tuple[str, ...]:
        """The players by their seats. Their order differs from deal to deal, so that nobody always plays behind the
        same neighbour; the rotations of one deal then bring everybody to every seat once."""
        meeting = self.meetings[key.meeting]
        if meeting.alone:
            return (meeting.players[key.rotation],)
        rng = Rng(f"{self.seed} seating {key.meeting} {key.deal}")
        order = sorted(range(len(meeting.players)), key=lambda player: (rng.word(), player))
        turned = order[key.rotation :] + order[: key.rotation]
        return tuple(meeting.players[player] for player in turned)

    def keys(self, deals: int) -> Iterator[Key]:
        """All games up to a number of deals, in starting order."""
        for deal in range(deals):
            for number, meeting in enumerate(self.meetings):
                for rotation in range(meeting.games_per_deal):
                    yield Key(number, deal, rotation)


def meetings_of(players: Sequence[str], round_robin: bool, alone: bool) -> tuple[Meeting, ...]:
    """One meeting of all players, or one for every pair."""
    if round_robin:
        return tuple(Meeting(pair) for pair in combinations(dict.fromkeys(players), 2))
    return (Meeting(tuple(dict.fromkeys(players)) if alone else tuple(players), alone),)
