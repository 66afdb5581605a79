"""Arboretum for the search: which worlds are likely, which actions promising, and how everybody plays on.

In a rollout every seat plays a few rounds, doing what an appraisal rates best; then the prospects are judged.
A rollout of a new game to its end takes four times as long and is no better guide.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.players.heuristic import Heuristic, spread, utilities
from futaie.core.rules.position import Position
from futaie.games.arboretum.players.appraisal import Appraisal
from futaie.games.arboretum.players.likely_worlds import likely_world
from futaie.games.arboretum.players.win_chances import shares_of_the_win
from futaie.games.arboretum.rules.actions import (
    CELL,
    CHOOSE_CARD,
    CHOOSE_CELL,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    PLANT,
    SECOND_DRAW,
)
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import ranking

MARGIN: Final = 20.0
ROUNDS: Final = 3
"""A rollout plays on for this many rounds; then it judges the table as it is."""
CARELESS: Final = 0.3
"""By how much the discard may fall short of the best one, at random."""


@final
class ArboretumHeuristic(Heuristic):
    def world(self, position: Position, seat: i64, rng: Rng) -> Position:
        assert isinstance(position, Arboretum)
        return likely_world(position, seat, rng)

    def weights(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        assert isinstance(position, Arboretum)
        if len(legal) == 1:
            return [1.0]
        appraisal = Appraisal(position)
        appraisal.judge(seat)
        worths: list[float] = []
        for action in legal:
            worths.append(appraisal.worth(seat, action))
        return spread(worths, 0.8 if position.phase <= SECOND_DRAW else 1.0)

    def finish(self, position: Position, rng: Rng) -> None:
        assert isinstance(position, Arboretum)
        if position.over:
            return
        appraisal = Appraisal(position)
        turns = ROUNDS * position.seats
        while not position.over and turns > 0:
            play_turn(appraisal, rng)
            turns -= 1

    def utilities(self, position: Position) -> list[float]:
        assert isinstance(position, Arboretum)
        if not position.over:
            return shares_of_the_win(position)
        scores = position.scores()
        return utilities(scores, ranking(position.gardens, scores), MARGIN)


def play_turn(appraisal: Appraisal, rng: Rng) -> None:
    """The rest of a turn."""
    position = appraisal.position
    seat = position.current
    appraisal.judge(seat)
    while position.phase <= SECOND_DRAW:
        action = best_draw(appraisal, seat)
        if action != DRAW_DECK:
            appraisal.public_cards.take(seat, appraisal.top_of(action - DRAW_PILE))
        position.apply(seat, action)
        appraisal.hold(i64(position.hands[seat * position.room + i64(position.hand_counts[seat]) - 1]))
    if position.phase <= CHOOSE_CELL:
        if position.phase == CHOOSE_CARD:
            position.apply(seat, PLANT + best_to_plant(appraisal, seat))
        appraisal.best_fit(seat, position.chosen)
        appraisal.public_cards.leave(seat, position.chosen)
        position.apply(seat, CELL + appraisal.best_cell)
        appraisal.lines[seat].trace()
        appraisal.judge(seat)
    card = best_to_throw(appraisal, seat, rng)
    appraisal.public_cards.leave(seat, card)
    position.apply(seat, DISCARD + card)


def best_draw(appraisal: Appraisal, seat: i64) -> i64:
    position = appraisal.position
    best: float = -1.0e9
    choice: i64 = DRAW_DECK
    if position.deck_count > 0:
        best = appraisal.from_deck()
    pile: i64 = 0
    while pile < position.seats:
        if position.pile_counts[pile] > 0:
            worth = appraisal.taken(seat, appraisal.top_of(pile))
            if worth > best:
                best = worth
                choice = DRAW_PILE + pile
        pile += 1
    return choice


def best_to_plant(appraisal: Appraisal, seat: i64) -> i64:
    """The card that does most for the garden and least in hand."""
    position = appraisal.position
    best_card: i64 = -1
    best: float = 0.0
    i: i64 = seat * position.room
    end = i + i64(position.hand_counts[seat])
    while i < end:
        card = i64(position.hands[i])
        worth = appraisal.best_fit(seat, card) - appraisal.kept(card)
        if best_card < 0 or worth > best:
            best_card = card
            best = worth
        i += 1
    return best_card


def best_to_throw(appraisal: Appraisal, seat: i64, rng: Rng) -> i64:
    position = appraisal.position
    best_card: i64 = -1
    best: float = 0.0
    i: i64 = seat * position.room
    end = i + i64(position.hand_counts[seat])
    while i < end:
        card = i64(position.hands[i])
        worth = appraisal.thrown(seat, card) + CARELESS * float(rng.below(256)) / 256.0
        if best_card < 0 or worth > best:
            best_card = card
            best = worth
        i += 1
    return best_card
