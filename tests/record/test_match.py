"""Matches: drafts, leaving, bots taking over, and the final ranking."""

import pytest

from futaie import FutaieError, IllegalAction, Match, Record, Rng, game, record_for, record_of
from futaie.core.rules.reason import Why
from futaie.record.entry import Entry, Kind
from futaie.record.match import Result
from futaie.record.reasons import MatchWhy
from tests.battery import random_match
from tests.toys.specimen import SPECIMEN as TOY

ARBORETUM = game("arboretum")


def arboretum(seats: int = 2) -> Match:
    return Match(ARBORETUM, seats, "match", None, first=0)


def refusal(action) -> MatchWhy:
    with pytest.raises(FutaieError) as refused:
        action()
    return refused.value.reason.code


def test_a_draft_is_played_as_a_whole_when_it_commits():
    match = arboretum()
    match.write(0, "+deck")
    match.write(0, "+deck")
    card = match.view(0)["hands"][0]["cards"][0]
    other = match.view(0)["hands"][0]["cards"][1]
    assert match.write(0, f"{card} (0,0)") == []
    assert [entry.text for entry in match.log] == ["+deck", "+deck"]
    assert match.view(1)["gardens"][0]["cards"] == []
    assert match.view(0)["gardens"][0]["cards"] == [{"card": card, "x": 0, "y": 0}]
    events = match.write(0, f"-{other}")
    assert [event.kind for event in events] == ["plant", "discard"]
    assert match.log[-1] == Entry(Kind.PLAY, 1, 0, f"{card} (0,0) -{other}", f"{card} (0,0) -{other}")
    assert match.view(1)["gardens"][0]["cards"] == [{"card": card, "x": 0, "y": 0}]


def test_undo_never_crosses_a_reveal():
    match = arboretum()
    match.write(0, "+deck")
    assert refusal(lambda: match.undo(0)) is MatchWhy.NOTHING_TO_UNDO


def test_words_after_a_wrong_one_are_not_played():
    match = arboretum()
    match.write(0, "+deck +deck")
    card = match.view(0)["hands"][0]["cards"][0]
    with pytest.raises(IllegalAction):
        match.write(0, f"{card} (3,3) (0,0)")
    assert len(match.drafts[0]) == 1


def test_several_actions_are_played_all_or_none():
    match = arboretum()
    match.write(0, "+deck +deck")
    card, other, *_ = match.view(0)["hands"][0]["cards"]
    with pytest.raises(IllegalAction):
        match.play_all(0, match.read(0, f"{card} (3,3)"))
    assert match.drafts[0] == []
    assert match.play_all(0, match.read(0, f"{card} (0,0)")) == []
    events = match.play_all(0, match.read(0, f"{other} (0,0) -{card}", anew=True), anew=True)
    assert [event.kind for event in events] == ["plant", "discard"]


def test_only_the_last_of_several_actions_may_commit():
    match = arboretum()
    assert refusal(lambda: match.play_all(0, match.read(0, "+deck +deck"))) is MatchWhy.NO_WAY_BACK
    assert refusal(lambda: match.play_all(0, [])) is Why.NO_SUCH_ACTION
    assert match.log == []


def test_a_whole_draft_is_undone():
    match = arboretum()
    match.write(0, "+deck +deck")
    card = match.view(0)["hands"][0]["cards"][0]
    match.write(0, f"{card} (0,0)")
    match.undo_all(0)
    assert match.drafts[0] == []
    assert refusal(lambda: match.undo_all(0)) is MatchWhy.NOTHING_TO_UNDO


def test_the_rules_check_only_once_whether_an_action_is_legal(monkeypatch):
    match, rng = Match(TOY.game, 2, "once"), Rng(1)
    kind, asked, played = type(match.position), [], []
    refusal_of = kind.refusal
    monkeypatch.setattr(kind, "refusal", lambda self, *what: asked.append(what) or refusal_of(self, *what))
    while match.result is None:
        seat = match.position.movers()[0]
        played.append((seat, match.seen(seat).random_action(seat, rng)))
        match.play(*played[-1])
    assert asked == played


def test_with_two_seats_a_resignation_ends_the_match():
    match = arboretum()
    match.resign(1)
    assert match.result == Result("resigned", (1, 2))
    assert refusal(lambda: match.resign(0)) is MatchWhy.MATCH_OVER
    assert match.legal(0) == []
    with pytest.raises(IllegalAction):
        match.play(0, 0)


def test_the_first_to_leave_comes_last():
    match = arboretum(4)
    match.time_out(2)
    match.resign(0)
    assert match.result is None
    match.resign(3)
    assert match.result == Result("resigned", (3, 1, 4, 2))


def test_an_empty_seat_waits_for_a_bot_which_then_plays_but_does_not_win():
    match = arboretum(3)
    match.resign(0)
    assert match.legal(0) == []
    with pytest.raises(IllegalAction) as refused:
        match.play(0, 0)
    assert refused.value.reason.code is MatchWhy.SEAT_IS_OUT
    match.seat_bot(0, "random")
    random_match(match, Rng(3))
    assert match.result is not None
    assert match.result.how == "played"
    assert match.result.ranking is not None
    assert match.result.ranking[0] == 3


def test_a_bot_may_play_for_a_person_who_is_only_away():
    match = arboretum()
    match.seat_bot(0, "giant")
    random_match(match, Rng(3))
    assert match.result == Result("played", tuple(match.position.ranking()))


@pytest.mark.parametrize("name", ["", "a b", "Größe", "x" * 41, "-x", "a\n", None, 7])
def test_a_bot_needs_a_name_that_a_record_can_carry(name):
    assert refusal(lambda: arboretum().seat_bot(0, name)) is MatchWhy.BAD_BOT_NAME


def test_an_aborted_match_has_no_ranking():
    match = arboretum()
    match.abort()
    assert match.result == Result("aborted", None)
    assert refusal(match.abort) is MatchWhy.MATCH_OVER


@pytest.mark.parametrize("seat", [-1, 2, 99, 0.0, "A", True, 10**30])
def test_nobody_sits_beyond_the_table(seat):
    match = Match(ARBORETUM, 2, "match", None, first=1)
    match.write(1, "+deck +deck")
    card = match.view(1)["hands"][1]["cards"][0]
    match.write(1, f"{card} (0,0)")
    draft = list(match.drafts[1])
    actions = [match.resign, match.time_out, match.undo, match.seen, match.view, match.told]
    actions += [lambda seat: match.seat_bot(seat, "x"), lambda seat: match.play(seat, 0)]
    actions += [lambda seat: match.preview(seat, 0), lambda seat: record_for(match, seat)]
    for action in actions:
        assert refusal(lambda action=action: action(seat)) is MatchWhy.NO_SUCH_SEAT
    assert match.legal(seat) == []
    assert match.drafts[1] == draft


@pytest.mark.parametrize("action", [None, "0", 0.0, -1, 10**30, True, 2**40])
def test_other_words_are_refused_as_actions(action):
    match = arboretum()
    for attempt in (match.play, match.preview):
        assert refusal(lambda attempt=attempt: attempt(0, action)) is Why.NO_SUCH_ACTION
    assert match.log == []


def test_previews_are_for_legal_actions_only():
    match = arboretum()
    assert match.preview(0, 0) == {"last": False}
    with pytest.raises(IllegalAction):
        match.preview(0, 2)


def test_others_see_only_the_public_part_of_an_action():
    match = Match(TOY.game, 2, "toy", None, first=0)
    match.write(0, "change")
    assert [entry.text for entry in match.told(0)] == ["change"]
    for reader in (None, 1):
        assert [entry.text for entry in match.told(reader)] == ["decides"]
        assert "change" not in str(record_for(match, reader)).split("\n\n")[1]
    match.write(1, "keep")
    assert [entry.text for entry in match.told(1)] == ["change", "keep"]


def test_a_deal_is_kept_as_given():
    order = [str(card) for card in range(1, 11)]
    match = Match(TOY.game, 2, None, {"deck": tuple(order)})
    order.clear()
    assert Record.parse(str(record_of(match))) == record_of(match)


def test_nobody_leaves_twice():
    match = arboretum(3)
    match.resign(1)
    assert refusal(lambda: match.time_out(1)) is MatchWhy.SEAT_IS_OUT


def test_a_solo_match_ends_with_its_only_player():
    match = Match(game("hortis"), 1, "solo")
    match.resign(0)
    assert match.result == Result("resigned", (1,))


def test_the_toy_game_is_played_to_its_end():
    match = Match(TOY.game, 3, "toy")
    random_match(match, Rng(1))
    assert match.result == Result("played", tuple(match.position.ranking()))
