"""ChanceGame: a game in which chance is one more player, whose decisions have numbers and probabilities.

`explicit`: every card is a decision of chance at the moment it is drawn. Before that it is nowhere.
`sampled`: chance rolls three dice of 256 sides, which give the seed of the deal, or one die with a side for each of a
few deals. This is for games whose chance cannot be told draw by draw, for speed, and for small trees. With a seed
nothing is left to chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from typing import Any

from futaie.core.chance.shuffles import Chance
from futaie.core.game import Game, Setup
from futaie.core.rules.option import Number
from futaie.core.rules.reason import BadSetup, IllegalAction, Reason, Why
from futaie.core.rules.seat import letter
from futaie.games import game as game_of
from futaie.research.transcript import Transcript

EXPLICIT, SAMPLED = "explicit", "sampled"
ALL_DEALS = 0
DEALS = Number("deals", ALL_DEALS, ALL_DEALS, 256)
SIDES, DICE = 256, 3


@dataclass(frozen=True)
class Start:
    """The starting point of all courses of a game."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    """Checked."""
    chance: str
    deals: int
    """The number of deals from which sampled chance chooses; ALL_DEALS for the full range of seeds."""
    seed: int | None

    def __post_init__(self) -> None:
        allowed = (EXPLICIT, SAMPLED) if self.game.undrawn is not None else (SAMPLED,)
        if self.chance not in allowed:
            figures = {"option": "chance", "value": self.chance, "allowed": " | ".join(allowed)}
            raise BadSetup(Reason(Why.BAD_OPTION, figures))
        DEALS.check(self.deals, self.seats)

    @property
    def dice(self) -> tuple[int, int]:
        """How many dice chance rolls, and their sides."""
        return (DICE, SIDES) if self.deals == ALL_DEALS else (1, self.deals)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (named, (self.game.name, self.seats, self.options, self.chance, self.deals, self.seed))

    def most_outcomes(self) -> int:
        """Of any decision of chance."""
        if self.seed is not None:
            return 0
        if self.chance == SAMPLED:
            return self.dice[1]
        record = Record()
        self.game.start(Setup(self.seats, self.options, record))
        return max(record.sizes)


def named(game: str, seats: int, options: Mapping[str, Any], chance: str, deals: int, seed: int | None) -> Start:
    """The start that was pickled."""
    return Start(game_of(game), seats, options, chance, deals, seed)


class Record(Chance):
    """Accepts any orders, and notes how many different things were to be ordered."""

    def __init__(self) -> None:
        super().__init__("any", {})
        self.sizes: list[int] = []

    def order(self, label: str, items: Sequence[str], ordinal: int = 0) -> list[str]:
        self.sizes.append(len(set(items)))
        return list(items)


class Undecided(Exception):
    """Chance has to decide before the game can start."""


class Picks(Chance):
    """The orders as far as chance has decided. Only the deck may be left open in part."""

    def __init__(self, deck: str, picked: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__("any", {})
        self.deck = deck
        self.picked = picked
        self.open: list[tuple[str, Sequence[str], list[str]]] = []
        """What is undecided: the label, all items, and those left to pick from."""

    def order(self, label: str, items: Sequence[str], ordinal: int = 0) -> list[str]:
        name = f"{label}-{ordinal}" if ordinal else label
        picked = self.picked.get(name, ())
        left = list((Counter(items) - Counter(picked)).elements())
        if name != self.deck and len(set(left)) > 1:
            self.open = [(name, items, left)]
            raise Undecided
        if name == self.deck:
            self.open = [(name, items, left)]
        return [*picked, *left]


class ChanceGame:
    """Lists and dictionaries are replaced, never changed, so that copies may share them."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.transcript: Transcript | None = None
        """None until the game has started."""
        self.dice: tuple[int, ...] = ()
        self.picked: Mapping[str, tuple[str, ...]] = {}
        """Explicit chance: its decisions by label, until the game has started."""
        self.label = ""
        """The label it is deciding."""
        self.kinds: list[str] = []
        """The different things it may pick, indexed by decision."""
        self.left: list[str] = []
        """What it has to pick from; empty if it is not its turn."""
        self.action: tuple[int, int] | None = None
        """The seat and the action during which cards are being drawn."""
        self.count = 0
        """The number of cards drawn."""
        self.drawn: tuple[str, ...] = ()
        """Those already decided."""
        self.written = ""
        """All decisions so far, including those of chance."""
        self._deal()

    def __deepcopy__(self, memo: object) -> ChanceGame:
        other = copy(self)
        other.transcript = None if self.transcript is None else self.transcript.copy()
        return other

    # Chance

    def asks_chance(self) -> bool:
        return self.transcript is None or self.action is not None

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible decisions of chance, with their probabilities."""
        if not self.left:
            _, sides = self.start.dice
            return [(side, 1 / sides) for side in range(sides)]
        copies = Counter(self.left)
        return [(number, copies[kind] / len(self.left)) for number, kind in enumerate(self.kinds) if kind in copies]

    def name(self, outcome: int) -> str:
        return self.kinds[outcome] if self.kinds else str(outcome)

    def decide(self, outcome: int) -> None:
        self.written += f" {self.name(outcome)}"
        if self.action is not None:
            self._draw(self.kinds[outcome])
            return
        if self.left:
            self.picked = {**self.picked, self.label: (*self.picked.get(self.label, ()), self.kinds[outcome])}
        else:
            self.dice = (*self.dice, outcome)
        self._deal()

    def _deal(self) -> None:
        """Starts the game, if chance has decided everything it needs for that."""
        if self.start.seed is not None:
            self._deal_from(self.start.seed)
        elif self.start.chance == EXPLICIT:
            self._deal_picked()
        elif len(self.dice) == self.start.dice[0]:
            self._deal_from(int.from_bytes(self.dice, "big"))

    def _deal_from(self, seed: int) -> None:
        chance = Chance(str(seed), {})
        self.transcript = Transcript(self.start.game.start(Setup(self.start.seats, self.start.options, chance)))

    def _deal_picked(self) -> None:
        game = self.start.game
        picks = Picks(game.labels[-1], self.picked)
        position = None
        with suppress(Undecided):
            position = game.start(Setup(self.start.seats, self.start.options, picks))
        self.label, items, self.left = picks.open[0]
        self.kinds = list(dict.fromkeys(items))
        assert game.undrawn is not None
        if position is not None and len(self.left) == len(game.undrawn.cards(position)):
            self.left = []
            self.transcript = Transcript(position)

    # Seats

    def act(self, action: int) -> None:
        """Plays the mover's action; if it draws cards, chance is asked first which ones."""
        assert self.transcript is not None
        position = self.transcript.position
        seat = position.mover()
        self.written += f"\n{letter(seat)} {self.start.game.format(position, seat, action)}"
        undrawn = self.start.game.undrawn
        if self.start.seed is None and self.start.chance == EXPLICIT and undrawn is not None:
            reason = position.reason(seat, action)
            if reason is not None:
                raise IllegalAction(reason)
            probe = position.copy()
            probe.apply(seat, action)
            cards = undrawn.cards(position)
            self.count = len(cards) - len(undrawn.cards(probe))
            if self.count > 0:
                self.action, self.left, self.drawn = (seat, action), cards, ()
                return
        self.transcript.play(seat, action)

    def _draw(self, card: str) -> None:
        assert self.transcript is not None
        assert self.action is not None
        assert self.start.game.undrawn is not None
        at = self.left.index(card)
        self.left = self.left[:at] + self.left[at + 1 :]
        self.drawn = (*self.drawn, card)
        if len(self.drawn) == self.count:
            self.start.game.undrawn.put(self.transcript.position, [*self.drawn, *self.left])
            seat, action = self.action
            self.action, self.left = None, []
            self.transcript.play(seat, action)
