"""The observation against the view, and after seats change places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie.games.hortis.box.cards import CELLS
from futaie.games.hortis.faces.view import PHASES
from futaie.games.hortis.rules.recipes import FRUITS
from tests.battery import examples, new_position, walk
from tests.games.hortis.specimen import SPECIMEN
from tests.observing import encoder_for, looks, observed, one_hot

GAME = SPECIMEN.game
SCARCE = ("wheelbarrow", *FRUITS)


@pytest.mark.parametrize("seats", GAME.seats)
@examples(6, 60)
@given(data=st.data())
def test_an_observation_says_what_the_view_says(seats, data):
    position, options, rng = new_position(data, SPECIMEN, seats)
    encoder = encoder_for(GAME, seats, options)
    reach = 2 * (options.get("cards", 9) - 1)
    for seat in looks(position, rng):
        view, seen = position.view(seat), observed(encoder, position, seat)
        players = [view["players"][(seat + k) % seats] for k in range(seats)]
        own, printed = players[0], view["deck"]["cards"]
        cells, squirrel = own["orchard"]["cells"], own["orchard"]["squirrel"]
        assert grid(seen, reach) == {(cell["x"], cell["y"]): stands(cell, squirrel) for cell in cells}
        assert [numbers(plane) for plane in seen["hand"]] == [player["hand"] for player in players]
        assert [six for six in seen["printed"] if any(six)] == [codes(printed[str(card)]) for card in own["hand"]]
        assert numbers(seen["unseen"]) == view["unseen"]
        assert seen["pile"] == view["pile"]
        assert seen["turns"] == (0 if view["over"] else view["turns"] - view["turn"] + 1)
        assert seen["phase"] == one_hot(PHASES.index(own["phase"]), 5)
        assert seen["supply"] == [[player["orchard"]["supply"][fruit] for fruit in FRUITS] for player in players]
        assert seen["squirrel"] == [int(player["orchard"]["squirrel"] is not None) for player in players]
        assert seen["wheelbarrow"] == [int(player["orchard"]["wheelbarrow"] is not None) for player in players]
        assert seen["points"] == [max(0, player["orchard"]["base"]) for player in players]
        if view["recipes"]:
            assert numbers(seen["recipes"]) == [recipe["number"] for recipe in view["recipes"]]
        says_the_choice(own, seen)
        for other, told, laid in zip(players[1:], seen.get("placed", []), seen.get("others", []), strict=True):
            assert told == [int(other["phase"] == "placed"), int(other["phase"] == "stopped")]
            assert [placed(four, reach) for four in laid if four[0]] == [
                (card["card"], card["turn"], card["x"], card["y"]) for card in other["orchard"]["cards"]
            ]


def says_the_choice(own, seen):
    chosen, question = own["chosen"], own["question"]
    assert numbers(seen["chosen"]) == ([chosen["card"]] if chosen else [])
    assert seen["turned"] == one_hot(chosen["turn"] // 90 if chosen else None, 4)
    assert seen["asking"] == one_hot(SCARCE.index(question["scarce"]) if question else None, 4)
    assert numbers(seen["waiting"]) == (question["cells"] if question else [])
    assert seen["owed"] == (question["owed"] if question else 0)


def grid(seen, reach):
    return {
        (column - reach, reach - row): (ground, seen["fruits"][row][column], seen["values"][row][column])
        for row, line in enumerate(seen["ground"])
        for column, ground in enumerate(line)
        if ground
    }


def stands(cell, squirrel):
    ground = 1 if cell["fruit"] is None else 2 * FRUITS.index(cell["fruit"]) + 1 + cell["fruits"]
    if squirrel == {"x": cell["x"], "y": cell["y"]}:
        return ground, 4, 0
    die = cell["die"]
    return (ground, FRUITS.index(die["fruit"]) + 1, die["value"]) if die else (ground, 0, 0)


def numbers(plane):
    return [i for i, here in enumerate(plane, 1) if here]


def codes(rows):
    return [CELLS[cell] for row in rows for cell in row.split()]


def placed(four, reach):
    card, quarters, row, column = four
    return card, 90 * quarters, column - reach, reach - row


@pytest.mark.parametrize("seats", [2, 3, 8])
@examples(6, 60)
@given(data=st.data())
def test_seats_are_counted_from_the_observer(seats, data):
    ours, options, rng = new_position(data, SPECIMEN, seats)
    theirs = ours.copy()
    encoder = encoder_for(GAME, seats, options)
    by = data.draw(st.integers(1, seats - 1))
    for seat, action in walk(ours, rng):
        looker = rng.below(seats)
        assert observed(encoder, ours, looker) == observed(encoder, theirs, (looker + by) % seats)
        theirs.apply((seat + by) % seats, action)
