"""Game: what a game's folder provides to everybody else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from futaie.core.chance.rng import Rng
from futaie.core.chance.shuffles import Chance, Deal, new_seed
from futaie.core.pen import Pen
from futaie.core.plain import Data, Fields
from futaie.core.players.features import Features
from futaie.core.players.heuristic import Heuristic
from futaie.core.players.style import Style
from futaie.core.players.whole_turns import WholeTurns
from futaie.core.research.encoder import Encoder
from futaie.core.rules.dealer import Dealer
from futaie.core.rules.option import Option
from futaie.core.rules.position import Position
from futaie.core.rules.reason import BadNotation, BadSetup, Message, Reason, Why, shortened
from futaie.core.rules.seat import LETTERS

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Net, Weights

ORDINAL = re.compile(r"-[1-9][0-9]{0,5}$")
"""The ordinal after a label, if any."""
LONGEST_TEXT = 10_000
"""Characters of notation read at once, many times what a turn needs."""
KNOWS_NOTHING = Heuristic()
NEWEST = 10**6
"""Higher than any version of rules."""


@dataclass(frozen=True)
class Setup:
    """Everything a game needs to start."""

    seats: int
    options: Mapping[str, Any]
    chance: Chance
    rules: int = NEWEST
    """The version of the rules to play by: an older one for a match that began by it."""

    def first_seat(self) -> int:
        """The starting seat, by the option "first": random if nobody is chosen, or A in a deal without a seed."""
        chosen = self.options["first"]
        if isinstance(chosen, int):
            return chosen
        if self.chance.seed is None and "first" not in self.chance.deal:
            return 0
        return LETTERS.index(self.chance.order("first", LETTERS[: self.seats])[0])


@dataclass(frozen=True)
class Count:
    """The scoring of a real table that somebody has written down."""

    count: Callable[[object], Fields]
    """Plain data in, plain data out; an impossible table is refused (BadTable) with what is wrong where."""
    sheet: Callable[[Any, Pen], str]
    """The scored table for a person."""
    schema: Data
    """The JSON Schema of a table."""
    template: str
    """A small table as JSON text, to be filled in."""
    cards: Callable[[int], tuple[str, ...]]
    """The cards that this many players can have in front of them and that a table names, each as often as it exists."""


@dataclass(frozen=True)
class GameData:
    """Card data in a TOML file that people can correct, because the rulebook does not show the cards."""

    template: str
    """The file as it ships, with comments."""
    check: Callable[[str, str], object]
    """Reads a file (its text, its name); an error in it raises BadSetup with its place."""
    show: Callable[[object, Pen], str]
    """The result of `check`, for a person."""


@dataclass(frozen=True)
class Solution:
    """How well a seat could have done if it had known everything."""

    points: int
    line: tuple[tuple[int, ...], ...]
    """The actions of each of its turns."""
    proved: bool
    """Whether nothing better exists; otherwise this is only the best that was found."""


@dataclass(frozen=True)
class Undrawn:
    """The undrawn cards of a game in which, once it has started, only their order is left to chance."""

    cards: Callable[[Position], list[str]]
    """Next one first."""
    put: Callable[[Position, Sequence[str]], None]
    """Reorders the same cards."""


@dataclass(frozen=True)
class Game:
    name: str
    version: int
    """Raised whenever an old record could play differently, or a seat observes something else."""
    seats: range
    action_count: int
    options: tuple[Option, ...]
    labels: tuple[str, ...]
    """What is shuffled: the labels that a deal may give an order for. The deck is last; a plain list stands for it."""
    start: Callable[[Setup], Position]
    format_action: Callable[[Position, int, int], str]
    parse_action: Callable[[Position, int, str], int | None]
    draw: Callable[[Any, Pen], str]
    """A view as lines of text for a person."""
    ask: Callable[[Position, int], Message]
    """What a mover is asked now, in one sentence."""
    describe: Callable[[Position, int, int], Message]
    """What a legal action does, in a few words."""
    greedy: Callable[[Position, int, Rng], int]
    """The action that looks best at once. The position must be imagined for the seat, or the player peeks."""
    heuristic: Heuristic = KNOWS_NOTHING
    """Knowledge about the game for the search."""
    encoder: Callable[[int, Mapping[str, Any]], Encoder] | None = None
    """For a number of seats and checked options: the observation of a seat, as numbers."""
    features: Callable[[int, Mapping[str, Any], bool], Features] | None = None
    """The same for the input of a net. The last argument adds hidden information, for training."""
    net: Callable[[Weights, Features, int], Net] | None = None
    """Computes the answers with these weights, for a number of seats; loads NumPy only when it is called."""
    net_rules: int | None = None
    """The version of the rules that the net learned, if it is an older one."""
    ponders: bool = False
    """Whether thinking ahead makes a giant with a net stronger (benchmarks/pondering.py)."""
    styles: Mapping[str, Style] = field(default_factory=dict)
    """Levels that need another style here: where a short search already plays well, they must err more."""
    turns: Callable[[Position, int, Rng], WholeTurns] | None = None
    """Compares whole turns of a seat, where the levels should choose that way instead of by a search. The position must
    be imagined for the seat."""
    dealer: Callable[[int, Mapping[str, Any]], Dealer] | None = None
    """For a number of seats and checked options: new positions in quick succession, faster than `new`."""
    count: Count | None = None
    """Scores a real table."""
    facts: Callable[[], dict[str, object]] | None = None
    """The figures in the rules for people (`text/rules.*.md`), taken from the rules themselves."""
    data: GameData | None = None
    """Card data that the owner of a box can look at, correct and check."""
    order: Callable[[Position, int, list[int]], list[int]] | None = None
    """Where people may write the actions of one text in any order: sorts them into playing order."""
    solve: Callable[[Position, int, int], Solution] | None = None
    """Where a seat plays against the cards alone: its best turns in a known order, from the start of one of them. The
    number is the width of the search; a wider one is slower and better."""
    looks: Mapping[str, Callable[[Any, Pen], str]] = field(default_factory=dict)
    """Other ways to show a view, by the name that a person types (`command-…` and `look-…` in the catalogue)."""
    hide_action: Callable[[str], str] = str
    """The notation of an action for other seats, if the full one would give away a card that stays hidden."""
    daily: bool = False
    """Whether it is the game of the daily challenge. One game is; it can be played alone, and has `solve`."""
    undrawn: Undrawn | None = None
    """Where chance can be told draw by draw; None where it cannot, as with a reshuffle in the middle of an action."""

    @property
    def package(self) -> str:
        """The package of the game."""
        return ".".join(self.start.__module__.split(".")[:3])

    def new(
        self,
        seats: int | None = None,
        seed: str | None = None,
        deal: Deal | Sequence[str] | None = None,
        **options: object,
    ) -> Position:
        """A new position. Without seed and deal the seed is random; a deal gives orders by label, or the deck alone."""
        seats = self.seats[0] if seats is None else seats
        return self.start(self.setup(seats, seed, deal, options))

    def setup(
        self,
        seats: int,
        seed: str | None,
        deal: Deal | Sequence[str] | None,
        options: Mapping[str, object],
        rules: int | None = None,
    ) -> Setup:
        """The checked set-up of a new position, by the rules of today or those of an older version."""
        if seed is None and deal is None:
            seed = new_seed()
        if isinstance(deal, list | tuple):
            deal = {self.labels[-1]: deal}
        deal = {} if deal is None else deal
        if not isinstance(deal, Mapping):
            raise BadSetup(Reason(Why.BAD_DEAL))
        for label in deal:
            if not isinstance(label, str) or ORDINAL.sub("", label) not in self.labels:
                figures = {"label": shortened(label), "allowed": ", ".join(self.labels)}
                raise BadSetup(Reason(Why.NO_SUCH_LABEL, figures))
        rules = self.version if rules is None else rules
        return Setup(seats, self.checked(seats, options, rules), Chance(seed, deal), rules)

    def checked(self, seats: int, options: Mapping[str, object], rules: int | None = None) -> dict[str, object]:
        """All options of the game: the given ones checked, the others at their defaults in these rules."""
        rules = self.version if rules is None else rules
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            figures = {"game": self.name, "seats": shortened(seats), "allowed": f"{self.seats[0]}-{self.seats[-1]}"}
            raise BadSetup(Reason(Why.BAD_SEATS, figures))
        for name in options:
            self.option(name)
        return {
            option.name: option.check(options.get(option.name, option.default_in(rules)), seats)
            for option in self.options
        }

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        raise BadSetup(Reason(Why.NO_SUCH_OPTION, {"game": self.name, "option": shortened(name), "allowed": names}))

    def format(self, position: Position, seat: int, action: int) -> str:
        """An action as one word of text."""
        return self.format_action(position, seat, action)

    def parse(self, position: Position, seat: int, text: str) -> list[int]:
        """The actions in a text, up to a whole turn. This does not check whether they are legal."""
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise BadNotation(Reason(Why.NOT_UNDERSTOOD, {"text": shortened(text)}))
        actions = [self._parsed(position, seat, word) for word in text.split()]
        return actions if self.order is None else self.order(position, seat, actions)

    def _parsed(self, position: Position, seat: int, word: str) -> int:
        action = self.parse_action(position, seat, word)
        if action is None:
            raise BadNotation(Reason(Why.NOT_UNDERSTOOD, {"text": shortened(word)}))
        return action
