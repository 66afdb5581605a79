"""The observation against the view, and against the same game one seat on."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Rng
from futaie.games.tout_la_haut.box.cards import NAMES
from futaie.games.tout_la_haut.box.floors import COLOURS
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVES
from tests.battery import SEEDS, examples, new_position, walk
from tests.games.tout_la_haut.specimen import SPECIMEN
from tests.observing import encoder_for, looks, observed, one_hot

GAME = SPECIMEN.game


@pytest.mark.parametrize("seats", GAME.seats)
@examples(15, 150)
@given(data=st.data())
def test_an_observation_says_what_the_view_says(seats, data):
    position, options, rng = new_position(data, SPECIMEN, seats)
    encoder = encoder_for(GAME, seats, options)
    for seat in looks(position, rng):
        view, seen = position.view(seat), observed(encoder, position, seat)
        around = [(seat + k) % seats for k in range(seats)]
        trees = [view["trees"][i] for i in around]
        assert cards(seen["hand"]) == (view["hand"]["cards"] or [])
        assert cards(seen["known"]) == view["known"]
        kept = view["kept"][seat]["card"]
        assert cards(seen.get("kept", [])) == ([kept] if kept else [])
        assert seen["floors"] == [tree["floors"] for tree in trees]
        assert seen["run"] == [tree["run"]["length"] for tree in trees]
        assert seen["colours"] == [[colours(tree).count(colour) for colour in COLOURS] for tree in trees]
        assert seen["streak"] == [streak(colours(tree)) for tree in trees]
        assert seen["top"] == [one_hot(top(tree), 6) for tree in trees]
        assert seen["value"] == [one_hot(value(tree), 3) for tree in trees]
        assert seen["mover"] == one_hot((view["movers"][0] - seat) % seats if view["movers"] else None, seats)
        assert seen["turns"] == seats * view["rounds"] - sum(len(tree["cards"]) for tree in trees)
        step = 1 if view["direction"] == "left" else -1
        assert seen["place"] == one_hot(step * (seat - view["first"]) % seats, seats)
        if view["objective"]:
            assert seen["objective"] == one_hot(OBJECTIVES.index(view["objective"]["name"]), 5)
        if view["strategic"]:
            before = view["before"]
            assert seen["half"] == view["half"] - 1
            assert seen["before"] == [before["trees"][i]["score"] if before else 0 for i in around]


def cards(plane):
    return [NAMES[kind] for kind, count in enumerate(plane) for _ in range(count)]


def colours(tree):
    return [floor["colour"] for card in tree["cards"] for floor in card["floors"]]


def streak(colours):
    length = 0
    while length < len(colours) and colours[-1 - length] == colours[-1] != "grey":
        length += 1
    return length


def top(tree):
    return [*COLOURS, "grey"].index(colours(tree)[-1]) if tree["cards"] else None


def value(tree):
    if not tree["cards"] or tree["cards"][-1]["face"] == "down":
        return None
    return tree["cards"][-1]["floors"][1]["value"] - 2


@pytest.mark.parametrize("seats", GAME.seats)
@examples(15, 150)
@given(data=st.data())
def test_unseen_cards_are_those_that_the_seat_has_never_been_shown(seats, data):
    """Remembers like a person: the hand in each turn of the seat's own, cards built face up, the kept card."""
    position, options, rng = new_position(data, SPECIMEN, seats)
    encoder = encoder_for(GAME, seats, options)
    looker = data.draw(st.integers(0, seats - 1))
    half = 0
    while not position.over:
        view = position.view(looker)
        if view["half"] != half:
            half, left, remembered = view["half"], Counter(NAMES[card] for card in position.grove.order), Counter()
        mover = view["movers"][0]
        kept = Counter([view["kept"][looker]["card"]] if view["kept"][looker]["card"] else [])
        if mover == looker:
            hand = Counter(view["hand"]["cards"])
            left -= hand - remembered
            remembered = hand
        assert Counter(cards(observed(encoder, position, looker)["unseen"])) == left - kept
        action = position.random_action(mover, rng)
        name = NAMES[action >> 1]
        if mover == looker or not action & 1:
            if not remembered[name]:
                left -= Counter([name])
            remembered -= Counter([name])
        position.apply(mover, action)


@pytest.mark.parametrize("seats", GAME.seats)
@examples(6, 60)
@given(seed=SEEDS, by=st.integers(1, 4), strategic=st.booleans(), late_draw=st.booleans())
def test_seats_are_counted_from_the_observer(seats, seed, by, strategic, late_draw):
    options = {"strategic": strategic, "late_draw": late_draw, "objective": "random"}
    ours, theirs = (GAME.new(seats, seed, first=first, **options) for first in (0, by % seats))
    encoder = encoder_for(GAME, seats, options)
    for seat, action in walk(ours, Rng(seed)):
        for looker in range(seats):
            assert observed(encoder, ours, looker) == observed(encoder, theirs, (looker + by) % seats)
        theirs.apply((seat + by) % seats, action)
