"""The observation against the view, and against the same game one seat on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Rng
from futaie.games.arboretum.box.cards import LETTERS
from futaie.games.arboretum.rules.actions import DRAW_PILE, PLANT
from tests.battery import SEEDS, examples, new_position, walk
from tests.games.arboretum.specimen import SPECIMEN
from tests.observing import encoder_for, looks, observed, one_hot

GAME = SPECIMEN.game
PHASES = {"draw": (0, 1), "plant": (2,), "cell": (3,), "discard": (4,)}


@pytest.mark.parametrize("seats", GAME.seats)
@examples(9, 100)
@given(data=st.data())
def test_an_observation_says_what_the_view_says(seats, data):
    position, options, rng = new_position(data, SPECIMEN, seats)
    encoder = encoder_for(GAME, seats, options)
    species = options.get("species", "random")
    letters = [letter for letter in LETTERS if species == "random" or letter in species]
    ranks = options.get("ranks", 8)
    for seat in looks(position, rng):
        view, seen = position.view(seat), observed(encoder, position, seat)
        around = [(seat + k) % seats for k in range(seats)]
        assert cards(seen["hand"], letters) == view["hands"][seat]["cards"]
        assert cards(seen["chosen"], letters) == ([view["chosen"]] if view["chosen"] else [])
        shown = "cards" if view["over"] else "known"
        assert [cards(plane, letters) for plane in seen["known"]] == [view["hands"][i][shown] for i in around]
        assert [gardens(seen, k, letters) for k in range(seats)] == [
            {card["card"]: (card["x"], card["y"]) for card in view["gardens"][i]["cards"]} for i in around
        ]
        assert [pile(plane, letters) for plane in seen["piles"]] == [view["piles"][i] for i in around]
        assert seen["hand_counts"] == [view["hands"][i]["count"] for i in around]
        assert seen["deck"] == view["deck"]
        assert seen["mover"] == one_hot((view["movers"][0] - seat) % seats if view["movers"] else None, seats)
        assert seen["seat"] == one_hot(seat, seats)
        if not view["over"]:
            assert seen["phase"].index(1) in PHASES[view["phase"]]
        told = [*view["hands"][seat]["cards"], *(card for i in around for card in view["piles"][i])]
        told += [card for i in around if i != seat for card in view["hands"][i][shown]]
        told += [card["card"] for i in around for card in view["gardens"][i]["cards"]]
        in_play = [letter + str(rank) for letter in view["species"] for rank in range(1, ranks + 1)]
        assert cards(seen["unseen"], letters) == [card for card in in_play if card not in told]


def cards(plane, letters):
    return [letters[i] + str(rank) for i, row in enumerate(plane) for rank, here in enumerate(row, 1) if here]


def gardens(seen, k, letters):
    return {
        card: (
            seen["columns"][letters.index(card[0])][int(card[1]) - 1] - 17,
            17 - seen["rows"][letters.index(card[0])][int(card[1]) - 1],
        )
        for card in cards(seen["gardens"][k], letters)
    }


def pile(plane, letters):
    depths = {
        letters[i] + str(rank): depth for i, row in enumerate(plane) for rank, depth in enumerate(row, 1) if depth
    }
    assert sorted(depths.values()) == list(range(1, len(depths) + 1))
    return sorted(depths, key=depths.__getitem__, reverse=True)


@pytest.mark.parametrize("seats", GAME.seats)
@examples(6, 60)
@given(seed=SEEDS, data=st.data())
def test_seats_are_counted_from_the_observer(seats, seed, data):
    by = data.draw(st.integers(1, seats - 1))
    ours, theirs = (GAME.new(seats, seed, first=first) for first in (0, by))
    encoder = encoder_for(GAME, seats, {})
    for seat, action in walk(ours, Rng(seed)):
        for looker in range(seats):
            one = observed(encoder, ours, looker)
            other = observed(encoder, theirs, (looker + by) % seats)
            assert one.pop("seat") != other.pop("seat")
            assert one == other
        same = DRAW_PILE + (action - DRAW_PILE + by) % seats if DRAW_PILE <= action < PLANT else action
        theirs.apply((seat + by) % seats, same)
