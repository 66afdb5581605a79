"""L'Arbre: turns, from drawing and playing cards to the end of the game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i16, i64

from futaie.core.event import Event
from futaie.core.outcome import Outcome, places
from futaie.core.plain import Data
from futaie.core.position import ANNOTATED, Position
from futaie.core.reason import Reason
from futaie.core.rng import Rng
from futaie.core.seat import letter
from futaie.core.vecs import vec
from futaie.games.larbre.actions import (
    ADD,
    AFTER,
    ALONE,
    BEFORE,
    BEGIN,
    BUDS_LEFT,
    CHOOSING,
    DISCARD,
    DISCARDING,
    END,
    FLOWERS_LEFT,
    FRUITS_LEFT,
    GIFTS_LEFT,
    GROW,
    GROWING,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEP,
    KEEPING,
    LEAVES_LEFT,
    PIECES,
    PLACE_TWIG,
    RESERVE_SIZE,
    REVEAL,
    START,
    TAKE,
    TAKING,
    TOKEN_LEFT,
    TRUNK,
    TWIGS_LEFT,
)
from futaie.games.larbre.cards import NAMES, SPIRITS, TYPES, names
from futaie.games.larbre.choices import choices, first_choice
from futaie.games.larbre.growth import piece_placed, placeable, tip_wanted
from futaie.games.larbre.history import (
    BURIED,
    KEPT,
)
from futaie.games.larbre.kinds import (
    DRYAD,
    FAUN,
    FLUTE,
    NAIAD,
    NO_TYPE,
    PEGAEA,
    bit,
    cards_in,
    count_of,
    one,
    place_of,
    size,
)
from futaie.games.larbre.piles import Piles
from futaie.games.larbre.plays import icons_of, river_adds, strength
from futaie.games.larbre.preview import preview
from futaie.games.larbre.refusals import refusal
from futaie.games.larbre.sheet import outcome
from futaie.games.larbre.tree import (
    BUD,
    COMMON,
    FLOWER,
    FRUIT,
    LEAF,
    Tree,
    grown,
)
from futaie.games.larbre.view import revealed, view
from futaie.games.larbre.worlds import MOST_WAYS, Worlds


@final
class LArbre(Position):
    def __init__(
        self,
        seats: i64,
        first: i64,
        fork: bool,
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
            self.take(seat, action - TAKE)
        elif action >= PLACE_TWIG and action < KEEP:
            self.place(seat, action, tip)
        elif action >= ADD and action < REVEAL:
            self.chosen += one(action - ADD)
            self.least = place_of(self.growing, action - ADD)
        elif action < ALONE:
            if action == TRUNK:
                self.grow_trunk(seat)
            else:
                self.growing = action - GROW
                self.phase = CHOOSING
                self.least = 0
        elif action == REVEAL:
            self.reveal(seat)
        elif action == BEGIN:
            self.begin_growing(seat)
        elif action == END:
            self.end_turn(seat)
        elif action >= DISCARD:
            self.choose_discard(seat, action - DISCARD)
        elif action >= KEEP:
            self.keep(seat, action - KEEP)
        elif action == ALONE:
            self.chosen = one(FLUTE)
            self.phase = CHOOSING
        else:
            self.invoke(seat, action)

    def deal(self, cards: i64) -> None:
        """The river, then so many cards for each seat, the first player's first."""
        self.piles.refill(self.events)
        place: i64 = 0
        while place < self.seats:
            self.piles.draw_to_hand((self.first + place) % self.seats, cards, self.events)
            place += 1

    def take(self, seat: i64, kind: i64) -> None:
        """One of two cards (larbre A), or one that fills the hand after growing the trunk (larbre C)."""
        if self.phase == START:
            self.phase = TAKING
            self.need = 2
        self.piles.take(seat, kind, self.events)
        self.need -= 1
        if self.need > 0:
            return
        self.piles.refill(self.events)
        self.need = size(self.piles.hands[seat]) - self.hand_limit
        if self.need > 0:
            self.phase = DISCARDING
        else:
            self.end_turn(seat)

    def choose_discard(self, seat: i64, kind: i64) -> None:
        self.chosen += one(kind)
        self.need -= 1
        if self.need > 0:
            return
        self.piles.throw(seat, self.chosen, self.events)
        self.chosen = 0
        self.end_turn(seat)

    def grow_trunk(self, seat: i64) -> None:
        """larbre C. Where there is no choice among the cards of the river, nothing is asked."""
        self.tree.grow_trunk(self.fork)
        self.reserves[seat * RESERVE_SIZE + TOKEN_LEFT] = 0
        if self.events is not None:
            self.events.append(Event("trunk", seat, {"level": self.tree.level, "twigs": self.tree.count}))
        if self.reserve_placed(seat):
            return
        need = self.hand_limit - size(self.piles.hands[seat])
        if need > 0 and need < self.piles.river_size:
            self.phase = TAKING
            self.need = need
            return
        if need > 0:
            for kind in cards_in(self.piles.river):
                self.piles.take(seat, kind, self.events)
            self.piles.draw_to_hand(seat, need - self.piles.river_size, self.events)
            self.piles.refill(self.events)
        self.end_turn(seat)

    def reveal(self, seat: i64) -> None:
        """larbre B.1: cards, type and pairs are declared; and B.8: which spirits can be asked is settled."""
        self.piles.play(seat, self.chosen)
        self.fluted = count_of(self.chosen, FLUTE) != 0
        self.revealed_up = self.face_up
        self.spirits = self.face_up if self.fluted else self.face_up & icons_of(self.chosen)
        if self.growing == NO_TYPE:
            self.spirits &= ~bit(DRYAD)
        if self.events is not None:
            type_ = None if self.growing == NO_TYPE else TYPES[self.growing]
            self.events.append(Event("reveal", seat, {"grows": type_, "cards": names(self.chosen)}))
        self.before_growing(seat)

    def before_growing(self, seat: i64) -> None:
        """Asks for spirits before growing where there are any; the Dryad always comes after (larbre B.9)."""
        if self.growing == NO_TYPE:
            self.has_grown = True
            self.after_growing(seat)
        elif self.spirits & ~bit(DRYAD) != 0:
            self.phase = BEFORE
        else:
            self.begin_growing(seat)

    def begin_growing(self, seat: i64) -> None:
        amount = self.amount()
        self.owed = self.placeable(seat, amount)
        if self.events is not None:
            figures: Data = {"grows": TYPES[self.growing], "amount": amount, "places": self.owed}
            self.events.append(Event("grow", seat, figures))
        if self.owed > 0:
            self.phase = GROWING
        else:
            self.has_grown = True
            self.after_growing(seat)

    def after_growing(self, seat: i64) -> None:
        """Asks for spirits after growing where there are any; otherwise the turn is over."""
        if self.spirits & bit(DRYAD) != 0 and self.placeable(seat, 1) == 0:
            self.spirits &= ~bit(DRYAD)
        if self.spirits != 0:
            self.phase = AFTER
        else:
            self.end_turn(seat)

    def place(self, seat: i64, action: i64, tip: i64) -> None:
        """Puts one piece on the tree: on the tip, or on the lowest-numbered one of its kind."""
        if self.phase == AFTER:
            self.turn_tile(seat, DRYAD)
        if tip < 0:
            tip = self.tree.find(tip_wanted(action))
        piece = piece_placed(action)
        new: i64 = -1
        if piece == LEAVES_LEFT:
            self.tree.change(tip, LEAF)
        elif piece == BUDS_LEFT:
            self.tree.change(tip, BUD)
        elif piece == FRUITS_LEFT or piece == FLOWERS_LEFT:
            self.tree.bear(tip, FRUIT if piece == FRUITS_LEFT else FLOWER, seat)
        else:
            new = self.tree.grow_twig(tip, seat if piece == TWIGS_LEFT else COMMON)
        at = seat * RESERVE_SIZE + piece
        own = self.reserves[at] > 0
        if self.events is not None:
            told: Data = {"piece": PIECES[piece], "tip": tip, "from": "reserve" if own else "undergrowth"}
            if new >= 0:
                told["twig"] = new
            self.events.append(Event("place", seat, told))
        if own:
            self.reserves[at] -= i16(1)
            if self.reserve_placed(seat):
                return
        if self.phase == GROWING:
            self.owed -= 1
            if self.owed > 0:
                return
            self.has_grown = True
        self.after_growing(seat)

    def reserve_placed(self, seat: i64) -> bool:
        """A piece of the reserve was placed; True if it was the last one, which wins at once."""
        self.has_placed = True
        if self.pieces_left(seat) > 0:
            return False
        self.end_game()
        return True

    def pieces_left(self, seat: i64) -> i64:
        left: i64 = 0
        i: i64 = seat * RESERVE_SIZE
        end = i + RESERVE_SIZE
        while i < end:
            left += i64(self.reserves[i])
            i += 1
        return left

    def turn_tile(self, seat: i64, spirit: i64) -> None:
        """A spirit is invoked: its tile is turned, and without a flute it was the only one (larbre B.8)."""
        self.face_up ^= (self.turned >> (4 * spirit)) & 15
        self.spirits = self.spirits & ~bit(spirit) if self.fluted else 0
        if self.events is not None:
            self.events.append(Event("spirit", seat, {"spirit": SPIRITS[spirit]}))

    def invoke(self, seat: i64, action: i64) -> None:
        """larbre B.9: Faun, Naiad or Pegaea."""
        if action < INVOKE_NAIAD:
            self.turn_tile(seat, FAUN)
            other = action - INVOKE_FAUN
            self.reserves[other * RESERVE_SIZE + GIFTS_LEFT] += i16(1)
            if self.events is not None:
                self.events.append(Event("gift", seat, {"to": letter(other)}))
        elif action < INVOKE_PEGAEA:
            self.turn_tile(seat, NAIAD)
            self.piles.take(seat, action - INVOKE_NAIAD, self.events)
            self.piles.refill(self.events)
        else:
            self.turn_tile(seat, PEGAEA)
            self.looked = self.piles.show(seat, 3, self.events)
            self.phase = KEEPING
            if self.events is not None:
                self.events.append(Event("look", seat, {"cards": 3}, {"shown": names(self.looked)}, (seat,)))
            return
        self.go_on(seat)

    def keep(self, seat: i64, kind: i64) -> None:
        self.piles.hands[seat] += one(kind)
        self.piles.history.note(KEPT, seat, kind)
        if self.events is not None:
            self.events.append(Event("keep", seat, {}, {"card": NAMES[kind]}, (seat,)))
        for other in cards_in(self.looked - one(kind)):
            self.piles.bury(BURIED, seat, other)
        self.looked = 0
        self.go_on(seat)

    def go_on(self, seat: i64) -> None:
        """After a spirit."""
        if self.has_grown:
            self.after_growing(seat)
        else:
            self.before_growing(seat)

    def end_turn(self, seat: i64) -> None:
        if self.chosen != 0:
            self.piles.settle(seat, self.chosen)
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

    def preview(self, seat: i64, action: i64) -> Data:
        return preview(self, seat, action)

    # Other worlds

    def imagine(self, seat: i64 | None, rng: Rng) -> LArbre:
        """All that the reader cannot know is drawn again as worlds.py says, the whole history of the cards included."""
        viewer: i64 = -1 if seat is None else seat
        worlds = self.worlds_of(viewer)
        worlds.draw(rng)
        other = self.copy()
        piles = other.piles
        piles.chance = None
        piles.dice = rng.word() * 1073741824 + rng.word()
        i: i64 = 0
        while i < self.seats:
            if i != viewer:
                piles.hands[i] = worlds.hands[i]
            i += 1
        i = 0
        while i < piles.source_count:
            piles.source[i] = worlds.source[i]
            i += 1
        piles.discard = worlds.discard
        if viewer != self.current:
            other.looked = worlds.looked
            other.forget_draft()
        piles.history = worlds.history()
        return other

    def worlds_of(self, viewer: i64) -> Worlds:
        """They are counted once, and last until cards move."""
        piles = self.piles
        lines = piles.history.count
        for worlds in self.worlds:
            if worlds.story.viewer == viewer and worlds.lines == lines:
                return worlds
        worlds = Worlds(piles.history, piles.box, piles.source_count, viewer, MOST_WAYS)
        self.worlds = [worlds, *[other for other in self.worlds if other.lines == lines]]
        return worlds

    def forget_draft(self) -> None:
        """Takes back what only the mover knows of: cards chosen to be played or discarded."""
        if self.phase == CHOOSING:
            self.phase = START
            self.growing = NO_TYPE
            self.chosen = 0
            self.least = 0
        elif self.phase == DISCARDING:
            self.need += size(self.chosen)
            self.chosen = 0

    # Looking

    def view(self, seat: int | None) -> Data:
        return view(self, seat)

    def revealed(self) -> Data:
        return revealed(self)

    # The end

    def scores(self) -> list[int]:
        """Each piece left is a point lost; so whoever wins has none lost."""
        scores: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            scores.append(-self.pieces_left(seat))
            seat += 1
        return scores

    def ranking(self) -> list[int]:
        """The fewest pieces left; ties share a place."""
        return places(self.scores())

    def outcome(self) -> Outcome:
        return outcome(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            restored,
            (
                (self.seats, self.first, self.fork, self.stall, self.hand_limit, self.turned),
                self.piles,
                list(self.reserves),
                ([i64(self.tree.twigs[i]) for i in range(self.tree.count)], self.tree.level),
                (self.over, self.turn, self.current, self.face_up, self.quiet),
                (self.phase, self.need, self.least, self.chosen, self.growing, self.spirits),
                (self.fluted, self.has_grown, self.owed, self.looked, self.has_placed, self.revealed_up),
            ),
        )


def restored(
    rules: tuple[int, int, bool, int, int, int],
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
