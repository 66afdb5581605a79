"""L'Arbre: a game in progress, who may do what, and how turns end. turn/ has the steps of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i16, i64

from futaie.core.chance.rng import Rng
from futaie.core.rules.event import Event
from futaie.core.rules.outcome import Outcome
from futaie.core.rules.position import ANNOTATED, Position
from futaie.core.rules.reason import Reason
from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import FLUTE, NO_TYPE, one, size
from futaie.games.larbre.faces.preview import preview
from futaie.games.larbre.faces.sheet import outcome
from futaie.games.larbre.faces.view import revealed, view
from futaie.games.larbre.rules.actions import (
    ADD,
    AFTER,
    ALONE,
    BEGIN,
    CHOOSING,
    DISCARD,
    DISCARDING,
    END,
    GROW,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEP,
    PLACE_TWIG,
    REVEAL,
    START,
    TAKE,
    TAKING,
    TRUNK,
)
from futaie.games.larbre.rules.choices import choices, first_choice
from futaie.games.larbre.rules.growth import placeable
from futaie.games.larbre.rules.piles import Piles
from futaie.games.larbre.rules.plays import river_adds, strength
from futaie.games.larbre.rules.refusals import refusal
from futaie.games.larbre.rules.scoring import pieces_left, ranking, scores
from futaie.games.larbre.rules.tree import Tree, grown
from futaie.games.larbre.rules.turn.draw import choose_discard, take
from futaie.games.larbre.rules.turn.play import add, begin_growing, place, reveal
from futaie.games.larbre.rules.turn.spirits import invoke, keep, place_extra_piece
from futaie.games.larbre.rules.turn.trunk import grow_trunk
from futaie.games.larbre.secrets.imagine import imagined
from futaie.games.larbre.secrets.worlds import Worlds

if TYPE_CHECKING:
    from futaie.games.larbre.faces.shapes import Preview, View


@final
class LArbre(Position):
    def __init__(
        self,
        seats: i64,
        first: i64,
        fork: bool,
        may_invoke_only: bool,
        trims_after_play: bool,
        stall: i64,
        hand_limit: i64,
        turned: i64,
        piles: Piles,
        reserves: vec[i16],
        tree: Tree,
    ) -> None:
        super().__init__(seats)
        self.first = first
        self.fork = fork
        self.may_invoke_only = may_invoke_only
        """Whether a card may be played alone, for its spirit (larbre B.5a)."""
        self.trims_after_play = trims_after_play
        """Whether a hand that is too large after a play is discarded down (larbre B.10c), as not in version 1."""
        self.stall = stall
        """After so many rounds in which nobody placed a piece of a reserve the game ends."""
        self.hand_limit = hand_limit
        self.turned = turned
        """For each spirit four bits: the faces that change when its tile is turned."""
        self.piles = piles
        self.reserves = reserves
        """The reserves one after the other."""
        self.tree = tree
        self.current = first
        self.face_up: i64 = 0
        """One bit for each spirit."""
        self.quiet: i64 = 0
        """Turns since a piece of a reserve was placed."""
        # The turn in progress
        self.phase: i64 = START
        self.need: i64 = 0
        """Cards still to take or to discard."""
        self.least: i64 = 0
        """Cards to play are named in an order (see kinds.py); this is the first place that may come next."""
        self.chosen: i64 = 0
        """Cards chosen to be played or discarded, still in hand; from the reveal on the cards played, on the table."""
        self.growing: i64 = NO_TYPE
        self.spirits: i64 = 0
        """One bit for each spirit that may still be invoked in this turn."""
        self.revealed_up: i64 = 0
        """The spirits that were face up at the reveal."""
        self.fluted: bool = False
        self.has_grown: bool = False
        """Whether what must grow has grown."""
        self.owed: i64 = 0
        """Pieces still to be placed."""
        self.looked: i64 = 0
        """The cards Pegaea shows."""
        self.has_placed: bool = False
        """Whether a piece of the reserve was placed in this turn."""
        self.worlds: list[Worlds] = []
        """For each reader that has imagined since cards last moved, what there is to draw from; copies start anew."""

    def copy(self) -> LArbre:
        other = LArbre(
            self.seats,
            self.first,
            self.fork,
            self.may_invoke_only,
            self.trims_after_play,
            self.stall,
            self.hand_limit,
            self.turned,
            self.piles.copy(),
            self.reserves[:],
            self.tree.copy(),
        )
        other.over = self.over
        other.turn = self.turn
        other.current = self.current
        other.face_up = self.face_up
        other.quiet = self.quiet
        other.phase = self.phase
        other.need = self.need
        other.least = self.least
        other.chosen = self.chosen
        other.growing = self.growing
        other.spirits = self.spirits
        other.revealed_up = self.revealed_up
        other.fluted = self.fluted
        other.has_grown = self.has_grown
        other.owed = self.owed
        other.looked = self.looked
        other.has_placed = self.has_placed
        return other

    # Who may do what

    def mover(self) -> i64:
        return -1 if self.over else self.current

    def movers(self) -> list[int]:
        return [] if self.over else [self.current]

    def legal(self, seat: i64) -> list[int]:
        actions: list[int] = []
        if self.over or seat != self.current:
            return actions
        action = first_choice(self.phase)
        bits = choices(self, seat)
        while bits != 0:
            if bits & 1 != 0:
                actions.append(action)
            bits >>= 1
            action += 1
        return actions

    def random_action(self, seat: i64, rng: Rng) -> i64:
        bits = choices(self, seat)
        count: i64 = 0
        rest = bits
        while rest != 0:
            rest &= rest - 1
            count += 1
        skipped = rng.below(count)
        while skipped > 0:
            bits &= bits - 1
            skipped -= 1
        action = first_choice(self.phase)
        while bits & 0xFF == 0:
            bits >>= 8
            action += 8
        while bits & 1 == 0:
            bits >>= 1
            action += 1
        return action

    def placeable(self, seat: i64, amount: i64) -> i64:
        return placeable(self.tree, self.reserves, seat, self.growing, amount)

    def amount(self) -> i64:
        """How many pieces the cards played, and the river as it is now, make grow (larbre B.2)."""
        if self.growing == NO_TYPE:
            return 0
        return strength(self.chosen, self.growing) + river_adds(self.piles.river, self.growing)

    def refusal(self, seat: i64, action: i64) -> Reason | None:
        return refusal(self, seat, action)

    def commits(self, seat: i64, action: i64) -> bool:
        """What reveals, uses chance or ends the turn commits."""
        plain = action & (ANNOTATED - 1)
        if plain == REVEAL or (plain >= INVOKE_NAIAD and plain <= INVOKE_PEGAEA):
            return True
        if plain < TRUNK:
            return self.phase == TAKING and self.need == 1
        if plain == TRUNK:
            need = self.hand_limit - size(self.piles.hands[seat])
            return need <= 0 or need >= self.piles.river_size or self.pieces_left(seat) == 1
        if plain < REVEAL:
            return False
        after = self.copy()
        after.apply(seat, action)
        return after.over or after.turn != self.turn

    # Playing

    def apply(self, seat: i64, action: i64) -> None:
        tip: i64 = -1
        if action >= ANNOTATED:
            tip = action // ANNOTATED - 1
            action &= ANNOTATED - 1
        if action < TRUNK:
            take(self, seat, action - TAKE)
        elif action >= PLACE_TWIG and action < KEEP:
            if self.phase == AFTER:
                place_extra_piece(self, seat, action, tip)
            else:
                place(self, seat, action, tip)
        elif action >= ADD and action < REVEAL:
            add(self, action - ADD)
        elif action < ALONE:
            if action == TRUNK:
                grow_trunk(self, seat)
            else:
                self.growing = action - GROW
                self.phase = CHOOSING
                self.least = 0
        elif action == REVEAL:
            reveal(self, seat)
        elif action == BEGIN:
            begin_growing(self, seat)
        elif action == END:
            self.finish_play(seat)
        elif action >= DISCARD:
            choose_discard(self, seat, action - DISCARD)
        elif action >= KEEP:
            keep(self, seat, action - KEEP)
        elif action == ALONE:
            self.chosen = one(FLUTE)
            self.phase = CHOOSING
        else:
            invoke(self, seat, action)

    def reserve_placed(self, seat: i64) -> bool:
        """A piece of the reserve was placed; True if it was the last one, which wins at once."""
        self.has_placed = True
        if self.pieces_left(seat) > 0:
            return False
        self.end_game()
        return True

    def pieces_left(self, seat: i64) -> i64:
        return pieces_left(self.reserves, seat)

    def finish_play(self, seat: i64) -> None:
        """The cards played are discarded, and with tiles on which Naiad and Pegaea are apart more may follow them."""
        self.piles.settle(seat, self.chosen)
        self.chosen = 0
        self.need = size(self.piles.hands[seat]) - self.hand_limit
        if self.need > 0 and self.trims_after_play:
            self.phase = DISCARDING
            self.growing = NO_TYPE
            self.spirits = 0
        else:
            self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        self.quiet = 0 if self.has_placed else self.quiet + 1
        self.phase = START
        self.need = 0
        self.least = 0
        self.chosen = 0
        self.growing = NO_TYPE
        self.spirits = 0
        self.revealed_up = 0
        self.fluted = False
        self.has_grown = False
        self.owed = 0
        self.has_placed = False
        if self.quiet >= self.stall * self.seats:
            self.end_game()
            return
        self.current = (seat + 1) % self.seats
        self.turn += 1

    def end_game(self) -> None:
        self.over = True
        if self.events is not None:
            self.events.append(Event("end", None, {"outcome": self.outcome().plain()}))

    def preview(self, seat: i64, action: i64) -> Preview:
        return preview(self, seat, action)

    def imagine(self, seat: i64 | None, rng: Rng) -> LArbre:
        return imagined(self, -1 if seat is None else seat, rng)

    # Looking

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def revealed(self) -> View:
        return revealed(self)

    # The end

    def scores(self) -> list[int]:
        return scores(self.reserves, self.seats)

    def ranking(self) -> list[int]:
        return ranking(self.scores())

    def outcome(self) -> Outcome:
        return outcome(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            restored,
            (
                (
                    self.seats,
                    self.first,
                    self.fork,
                    self.may_invoke_only,
                    self.trims_after_play,
                    self.stall,
                    self.hand_limit,
                    self.turned,
                ),
                self.piles,
                list(self.reserves),
                ([i64(self.tree.twigs[i]) for i in range(self.tree.count)], self.tree.level),
                (self.over, self.turn, self.current, self.face_up, self.quiet),
                (self.phase, self.need, self.least, self.chosen, self.growing, self.spirits),
                (self.fluted, self.has_grown, self.owed, self.looked, self.has_placed, self.revealed_up),
            ),
        )


def restored(
    rules: tuple[int, int, bool, bool, bool, int, int, int],
    piles: Piles,
    reserves: list[i16],
    tree: tuple[list[int], int],
    state: tuple[bool, int, int, int, int],
    turn: tuple[int, int, int, int, int, int],
    growth: tuple[bool, bool, int, int, bool, int],
) -> LArbre:
    """The position that was pickled."""
    position = LArbre(*rules, piles, vec[i16](reserves), grown(*tree))
    position.over, position.turn, position.current, position.face_up, position.quiet = state
    position.phase, position.need, position.least, position.chosen, position.growing, position.spirits = turn
    position.fluted, position.has_grown, position.owed, position.looked = growth[:4]
    position.has_placed, position.revealed_up = growth[4:]
    return position
