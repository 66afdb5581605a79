"""The worked example of the French and the Italian rulebook, played from the first card to the last.

The rulebooks give the three hands, who may score what, and Léa's three paths (9 + 7 + 3 = 19). The picture of her
garden is lost, so the gardens here are our own, with just these paths. The eight species of the example are a whole
deck for three players. (The Italian rulebook calls them Talia, Jonte and Rina.)
"""

from __future__ import annotations

import pytest

from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.reasons import Points
from tests.games.arboretum.table import GAME, garden, hand, picture, play

LEA, ELLIOT, OLIVIA = range(3)
SPECIES = "badjmorw"
HANDS = ["j7 m6 m7 o3 o8 r1 r5", "b4 a6 j2 j5 m4 m5 r3", "a5 d2 o7 r8 w1 w3 w8"]
SUMS = [
    {"j": 7, "m": 13, "o": 11, "r": 6},
    {"b": 4, "a": 6, "j": 7, "m": 9, "r": 3},
    {"a": 5, "d": 2, "o": 7, "r": 0, "w": 12},
]
GARDENS = [
    # Léa: oak 1-2-4-5, jacaranda 3-4-5-6-8, poinciana 4-5-6; no maple.
    """
    o1 o2 o4 o5 r6 j8
    .  .  j3 r4 .  .
    """,
    # Elliot: blue spruce, cassia and jacaranda, and maples that Léa's hand keeps from scoring.
    """
    b1 b2 m3 j4
    a1 a2 m8 j6
    """,
    # Olivia: dogwood and willow, and poincianas that Léa's 1 keeps from scoring.
    """
    d1 d3 d6 .
    r2 r7 w4 w5
    .  .  .  w6
    """,
]
TURNS = 24
TWO_FROM_THE_DECK = 19


@pytest.fixture(scope="module")
def the_end() -> Arboretum:
    """All players keep the dealt hand and plant the first card drawn.

    The second is discarded; in the last turns it is the previous player's discard, so that all plant eight cards.
    """
    hands = [card for text in HANDS for card in text.split()]
    plans = [list(picture(text).items()) for text in GARDENS]
    kept = {*hands, *(card for plan in plans for _, card in plan)}
    others = [card for letter in SPECIES for rank in range(1, 9) if (card := f"{letter}{rank}") not in kept]
    deal, script = hands, []
    for turn in range(TURNS):
        (x, y), card = plans[turn % 3][turn // 3]
        deal.append(card)
        if turn < TWO_FROM_THE_DECK:
            deal.append(others[turn])
            script.append(f"+deck +deck {card} ({x},{y}) -{others[turn]}")
        else:
            script.append(f"+deck +{'CAB'[turn % 3]} {card} ({x},{y}) -{others[TWO_FROM_THE_DECK - 1]}")
    position = GAME.new(3, deal=deal)
    for words in script:
        assert not position.over
        play(position, words)
    return position


def points_by_species(position: Arboretum, seat: int) -> dict[str, list[int]]:
    lines = [line for line in position.outcome().sheets[seat] if line.points]
    species = dict.fromkeys(line.reason.figures["species"] for line in lines)
    return {letter: [line.points for line in lines if line.reason.figures["species"] == letter] for letter in species}


def species_with(position: Arboretum, seat: int, code: Points) -> str:
    return "".join(
        line.reason.figures["species"] for line in position.outcome().sheets[seat] if line.reason.code is code
    )


def test_the_example_is_a_whole_game_of_three(the_end: Arboretum) -> None:
    assert the_end.over
    assert [hand(the_end, seat) for seat in range(3)] == [
        ["j7", "m6", "m7", "o3", "o8", "r1", "r5"],
        ["b4", "a6", "j2", "j5", "m4", "m5", "r3"],
        ["a5", "d2", "o7", "r8", "w1", "w3", "w8"],
    ]
    assert [garden(the_end, seat) for seat in range(3)] == [picture(text) for text in GARDENS]


@pytest.mark.parametrize("seat", [LEA, ELLIOT, OLIVIA])
def test_the_example_adds_up_the_hands(the_end: Arboretum, seat: int) -> None:
    told = {line.reason.figures["species"]: line.reason.figures["sum"] for line in the_end.outcome().sheets[seat]}
    assert told == dict.fromkeys(told, 0) | SUMS[seat]


@pytest.mark.parametrize(("seat", "others"), [(LEA, "badw"), (ELLIOT, "dmorw"), (OLIVIA, "bajmor")])
def test_the_example_says_who_may_not_score_what(the_end: Arboretum, seat: int, others: str) -> None:
    assert species_with(the_end, seat, Points.NO_RIGHT) == others


def test_lea_scores_nineteen_for_oaks_jacarandas_and_poincianas(the_end: Arboretum) -> None:
    assert points_by_species(the_end, LEA) == {"j": [5, 2], "o": [4, 4, 1], "r": [3]}
    assert the_end.outcome().scores[LEA] == 9 + 7 + 3 == 19


def test_leas_oaks_are_four_of_one_species_that_start_with_a_one(the_end: Arboretum) -> None:
    lines = [line for line in the_end.outcome().sheets[LEA] if line.reason.figures["species"] == "o"]
    codes = [line.reason.code for line in lines]
    assert codes == [Points.CARDS, Points.ONE_SPECIES, Points.STARTS_WITH_ONE]
    assert {tuple(line.reason.figures["path"]) for line in lines} == {("o1", "o2", "o4", "o5")}


def test_leas_jacarandas_are_five_cards_that_end_with_an_eight(the_end: Arboretum) -> None:
    lines = [line for line in the_end.outcome().sheets[LEA] if line.reason.figures["species"] == "j"]
    assert [line.reason.code for line in lines] == [Points.CARDS, Points.ENDS_WITH_TOP]


def test_lea_has_no_maple_but_keeps_elliot_from_scoring_his(the_end: Arboretum) -> None:
    assert species_with(the_end, LEA, Points.NO_PATH) == "m"
    assert the_end.view(None)["gardens"][ELLIOT]["paths"]["m"]["points"] == 4 + 2


def test_elliot_scores_blue_spruces_cassias_and_the_jacarandas_he_ties_for(the_end: Arboretum) -> None:
    assert points_by_species(the_end, ELLIOT) == {"b": [2, 1], "a": [2, 1], "j": [2]}


def test_olivia_scores_dogwoods_and_willows_but_leas_one_cancels_her_poinciana_eight(the_end: Arboretum) -> None:
    assert points_by_species(the_end, OLIVIA) == {"d": [3, 1], "w": [3]}
    assert the_end.view(None)["gardens"][OLIVIA]["paths"]["r"]["points"] == 2


def test_lea_wins(the_end: Arboretum) -> None:
    outcome = the_end.outcome()
    assert outcome.scores == (19, 8, 7)
    assert outcome.ranking == (1, 2, 3)
