"""A player may choose any tip of the right kind; the notation names it, in the log and in every replay."""

from __future__ import annotations

import pytest

from futaie import IllegalAction, Match, Record, Rng
from futaie.core.rules.position import ANNOTATED
from futaie.games.larbre.rules.actions import ACTION_COUNT, KEEP, PLACE_TWIG
from futaie.games.larbre.rules.growth import piece_placed, tip_wanted
from futaie.games.larbre.rules.position import LArbre
from futaie.record.record import record_of
from tests.battery import heard, state, without_drafts_of_others
from tests.games.larbre.stories import any_deal, retell
from tests.games.larbre.table import GAME

SEEDS = range(6)


def placements(position: LArbre, seat: int) -> list[int]:
    """The legal placements, each with every tip that it may mean."""
    found = []
    for action in position.legal(seat):
        if PLACE_TWIG <= action < KEEP:
            tips = [tip for tip in range(position.tree.count) if position.tree.kind(tip) == tip_wanted(action)]
            found += [action + ANNOTATED * (tip + 1) for tip in tips]
    return found


def pointed(position: LArbre, seat: int, rng: Rng) -> int:
    """A random action; a placement on any tip of its kind."""
    action = position.random_action(seat, rng)
    named = [each for each in placements(position, seat) if each % ANNOTATED == action]
    return named[rng.below(len(named))] if named else action


def meaning(action: int) -> tuple[int, int]:
    """The piece and the tip."""
    return piece_placed(action % ANNOTATED), action // ANNOTATED - 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_tips_to_choose_from_are_those_with_room_for_the_piece(seed: int) -> None:
    seats = 2 + seed % 3
    position = GAME.new(seats, seed=f"tips {seed}")
    rng = Rng(seed)
    while not position.over:
        seat = position.mover()
        if rng.below(9) == 0:
            right = {meaning(action) for action in placements(position, seat)}
            for plain in range(PLACE_TWIG, KEEP):
                for tip in (*range(position.tree.count), position.tree.count, 2**30):
                    action = plain + ANNOTATED * (tip + 1)
                    assert (position.reason(seat, action) is None) == (meaning(action) in right)
        position.apply(seat, pointed(position, seat, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_chosen_tip_is_placed_previewed_written_and_read(seed: int) -> None:
    seats = 2 + seed % 3
    position = GAME.new(seats, seed=f"point {seed}", branch="fork")
    rng = Rng(seed)
    while not position.over:
        seat = position.mover()
        action = pointed(position, seat, rng)
        word = GAME.format(position, seat, action)
        (read,) = GAME.parse(position, seat, word)
        assert read == action or action < ACTION_COUNT
        preview = position.preview(seat, action)
        commits = position.commits(seat, action)
        turn = position.turn
        events = position.play(seat, action)
        if action >= ANNOTATED:
            placed = next(event for event in events if event.kind == "place").shown
            assert (placed["piece"], placed["tip"]) == (preview["piece"], preview["tip"])
            assert word == f"{placed['piece']}@{action // ANNOTATED - 1}" == f"{placed['piece']}@{placed['tip']}"
            assert commits == (position.over or position.turn != turn)


def test_only_a_placement_has_a_tip() -> None:
    position = GAME.new(2, seed="x", first=0)
    before = state(position)
    for action in position.legal(0):
        for tip in (0, 5, 10**6):
            with pytest.raises(IllegalAction):
                position.play(0, action + ANNOTATED * (tip + 1))
    assert state(position) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_with_chosen_tips_is_recorded_and_replayed_and_keeps_its_secrets(seed: int) -> None:
    seats = 2 + seed % 3
    rng = Rng(seed)
    deal = any_deal(GAME.new(seats, seed="x"), rng)
    match = Match(GAME, seats, f"match {seed}", deal)
    story = []
    while match.result is None and len(story) < 150 + 100 * seed:
        seat = match.position.mover()
        story.append((seat, pointed(match.seen(seat), seat, rng)))
        match.play(*story[-1])
    text = str(record_of(match))
    again = Record.parse(text).replay()
    assert state(again.position) == state(match.position)
    assert str(record_of(again)) == text
    for reader in (None, seed % seats):
        kept = without_drafts_of_others(match, story, reader)
        other_deal, other_story = retell(match.position, deal, kept, reader, rng)
        listening = range(40, 60)
        ours = heard(Match(GAME, seats, f"match {seed}", deal), story, reader, listening)
        assert ours == heard(Match(GAME, seats, f"match {seed}", other_deal), other_story, reader, listening)
