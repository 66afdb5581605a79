"""The observation against the view, and against the same game one seat on."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Rng
from futaie.games.larbre.box.cards import NAMES, SPIRITS, TYPES
from futaie.games.larbre.faces.view import PHASES
from futaie.games.larbre.rules.actions import INVOKE_FAUN, INVOKE_NAIAD, KEEP, PLACE_LEAF, PLACE_TWIG
from tests.battery import SEEDS, examples, new_position, walk
from tests.games.larbre.specimen import SPECIMEN
from tests.games.larbre.table import MANY_COPIES
from tests.observing import encoder_for, looks, observed, one_hot

GAME = SPECIMEN.game
PIECES = ("twig", "leaf", "bud", "fruit", "flower", "token")


@pytest.mark.parametrize("seats", GAME.seats)
@examples(9, 100)
@given(data=st.data())
def test_an_observation_says_what_the_view_says(seats, data):
    position, options, rng = new_position(data, SPECIMEN, seats)
    encoder = encoder_for(GAME, seats, options)
    for seat in looks(position, rng):
        view, seen = position.view(seat), observed(encoder, position, seat)
        around = [(seat + k) % seats for k in range(seats)]
        assert cards(seen["hand"]) == view["hands"][seat]["cards"]
        assert cards(seen["river"]) == view["river"]
        assert [cards(plane) for plane in seen["known"]] == [view["hands"][i]["known"] for i in around]
        assert seen["hand_counts"] == [view["hands"][i]["count"] for i in around]
        assert (seen["source"], seen["discard"], seen["trunk"]) == (view["source"], view["discard"], view["trunk"])
        assert seen["reserves"] == [[view["reserves"][i][piece] for piece in PIECES] for i in around]
        assert seen["gifts"] == [view["reserves"][i]["common"] for i in around]
        assert seen["face_up"] == [int(spirit in view["spirits"]) for spirit in SPIRITS]
        tips = Counter((twig["carries"], twig["owner"]) for twig in view["twigs"])
        for name, carried in (("bare", None), ("leaves", "leaf"), ("buds", "bud")):
            assert seen[name] == [tips[carried, owner] for owner in [*around, None]]
        assert seen["forks"] == sum(twig["carries"] == "twig" for twig in view["twigs"])
        assert seen["quiet"] == view["quiet"]["turns"]
        assert seen["seat"] == one_hot(seat, seats)
        if not view["over"]:
            says_the_turn(view, seen, seat, seats)


def says_the_turn(view, seen, seat, seats):
    play, chosen = view["play"] or {}, view["chosen"] or {}
    grows = play.get("grows") or chosen.get("grows")
    assert seen["mover"] == one_hot((view["movers"][0] - seat) % seats, seats)
    assert seen["phase"] == one_hot(PHASES.index(view["phase"]), len(PHASES))
    assert cards(seen["chosen"]) == (play.get("cards") or chosen.get("cards") or [])
    assert cards(seen["looked"]) == (view["looked"] or [])
    assert seen["growing"] == one_hot(TYPES.index(grows) if grows else None, 4)
    assert seen["asked"] == [int(spirit in play.get("spirits", [])) for spirit in SPIRITS]
    assert seen["owed"] == play.get("owed", 0)
    if play:
        assert seen["grown"] == play["grown"]
    if chosen:
        assert seen["need"] == chosen["need"]


def cards(plane):
    return [NAMES[kind] for kind, count in enumerate(plane) for _ in range(count)]


@pytest.mark.parametrize(("options", "most"), [({}, 7), ({"deck": MANY_COPIES}, 15), ({"cards": (2,) * 6}, 7)])
def test_cards_of_a_kind_are_bounded_by_the_copies_in_play_if_there_are_many(options, most):
    fields = {field.name: field.most for field in encoder_for(GAME, 2, options).fields}
    assert {fields["hand"], fields["chosen"], fields["known"]} == {most}


@pytest.mark.parametrize("seats", GAME.seats)
@examples(3, 60)
@given(seed=SEEDS, by=st.integers(1, 3))
def test_seats_are_counted_from_the_observer(seats, seed, by):
    ours, theirs = (GAME.new(seats, seed, first=first) for first in (0, by % seats))
    encoder = encoder_for(GAME, seats, {})

    def same(action):
        """An action that names a seat names the one this many further on."""
        start = INVOKE_FAUN if INVOKE_FAUN <= action < INVOKE_NAIAD else None
        for first, length in ((PLACE_TWIG, 6), (PLACE_LEAF, 5)):
            end = PLACE_LEAF if first == PLACE_TWIG else KEEP
            if first <= action < end:
                start = first + (action - first) // length * length
        if start is None or action - start >= seats:
            return action
        return start + (action - start + by) % seats

    for seat, action in walk(ours, Rng(seed)):
        looker = seat if action % 2 else (seat + 1) % seats
        one, other = observed(encoder, ours, looker), observed(encoder, theirs, (looker + by) % seats)
        if by % seats:
            assert one.pop("seat") != other.pop("seat")
        assert one == other
        theirs.apply((seat + by) % seats, same(action))
