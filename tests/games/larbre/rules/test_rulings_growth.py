"""larbre B.5 to B.7: what must grow, where it comes from, and where it goes."""

import pytest

from futaie.games.larbre.rules.reasons import NotLegal
from tests.games.larbre.table import (
    carries,
    closed,
    commits,
    legal_words,
    look,
    place_all,
    play,
    reserve,
    table,
    twigs,
    why_not,
)

RIVER = "fruit-faun fruit-dryad fruit-naiad fruit-pegaea"
"""A river that adds to nothing but fruit."""
PLAIN = "twig-faun twig-dryad twig-naiad twig-pegaea"


def growing(cards, type_, river=RIVER, *, up="dryad pegaea", **rest):
    """After the reveal of all these cards, when growing begins at once (no spirit can be asked first)."""
    position = table((cards, ""), river, up=up, **rest)
    play(position, f"grow-{type_} {cards} reveal")
    assert position.view(None)["phase"] in ("grow", "start")
    return position


def test_larbre_b5b_growth_is_mandatory():
    position = growing("leaf-faun leaf-faun leaf-naiad", "leaf")
    for left in (3, 2, 1):
        assert why_not(position, "end") is NotLegal.GROW_FIRST
        assert all(word.startswith("leaf@") for word in legal_words(position))
        assert look(position, legal_words(position)[0])["left"] == left - 1
        play(position, legal_words(position)[0])
    assert position.mover() == 1


def test_larbre_b5_placements_can_be_undone_until_the_turn_ends():
    position = growing("leaf-faun leaf-naiad", "leaf")
    assert not commits(position, "leaf@2")
    play(position, "leaf@2")
    assert commits(position, "leaf@5")


def test_larbre_b5c_a_twig_takes_one_place_and_at_once_offers_two():
    position = growing("twig-faun twig-faun twig-naiad", "twig", tree=closed(keep=(0,)))
    assert legal_words(position) == ["twig@0"]
    play(position, "twig@0")
    new = len(twigs(position)) - 1
    assert legal_words(position) == [f"twig@{new}"], "the one place is taken, the new tip has room for two"
    play(position, f"twig@{new}")
    assert legal_words(position) == [f"twig@{new + 1}", f"twig@{new}"]
    play(position, f"twig@{new}")
    assert position.mover() == 1
    assert [twig["parent"] for twig in twigs(position)[new:]] == [0, new, new]


def test_larbre_b5b_growing_stops_when_nothing_more_fits():
    position = growing("leaf-faun leaf-faun leaf-naiad", "leaf", tree=closed(keep=(2, 5)))
    assert position.owed == 2
    play(position, "leaf@2 leaf@5")
    assert position.mover() == 1
    assert reserve(position, 0)["leaf"] == 4


@pytest.mark.parametrize(
    ("type_", "tree", "cards"),
    [
        ("twig", closed(), "twig-faun"),
        ("leaf", closed(), "leaf-faun"),
        ("bud", "", "bud-faun"),
        ("fruit", "leaf@2", "fruit-faun"),
    ],
)
def test_larbre_b5f_cards_may_be_played_although_nothing_can_grow(type_, tree, cards):
    position = table((cards, ""), "flute flute flute flute", up="dryad pegaea", tree=tree)
    play(position, f"grow-{type_} {cards} reveal")
    assert position.mover() == 1
    assert position.view(None)["discard"] == 1


def test_larbre_b5f_a_play_that_does_not_fit_still_calls_its_spirit():
    position = table(("bud-faun", ""), "flute flute flute flute", up="faun pegaea")
    play(position, "grow-bud bud-faun reveal")
    assert legal_words(position) == ["faun>B", "grow"]
    assert look(position, "grow") == {"grows": "bud", "amount": 1, "places": 0}
    play(position, "grow")
    assert legal_words(position) == ["faun>B", "end"]


def test_larbre_b5d_fruits_stop_when_the_reserve_has_none():
    buds = "leaf@2 bud@2 leaf@5 bud@5 leaf@8 bud@8 leaf@11 bud@11"
    position = growing("fruit-naiad joker joker", "fruit", PLAIN, tree=buds, reserves=({"fruit": 1, "flower": 1}, {}))
    assert position.owed == 2
    place_all(position)
    assert position.mover() == 1
    assert (reserve(position, 0)["fruit"], reserve(position, 0)["flower"]) == (0, 0)
    assert sum(twig["carries"] in ("fruit", "flower") for twig in twigs(position)) == 2


TWO_BUDS = "twig@2:B leaf@12 bud@12 leaf@5 bud@5"
"""A bud on B's twig 12, one on the common twig 5."""


def test_larbre_b5e_only_fruits_and_flowers_that_keep_the_largest_number_attainable_are_offered():
    position = growing("fruit-naiad joker", "fruit", PLAIN, tree=TWO_BUDS, reserves=({"fruit": 1, "flower": 1}, {}))
    assert position.owed == 2
    assert legal_words(position) == ["fruit@5", "flower@12"]
    assert why_not(position, "flower@5") is NotLegal.FEWER_WOULD_FIT, "the fruit would find no bud"
    play(position, "flower@12")
    assert legal_words(position) == ["fruit@5"]
    play(position, "fruit@5")
    assert position.mover() == 1


def test_larbre_b5_if_just_one_must_grow_either_will_do():
    position = growing("fruit-naiad", "fruit", PLAIN, tree=TWO_BUDS, reserves=({"fruit": 1, "flower": 1}, {}))
    assert legal_words(position) == ["fruit@5", "flower@12", "flower@5"]


def test_larbre_b6a_your_own_reserve_comes_first_then_the_undergrowth():
    position = growing("leaf-faun leaf-naiad", "leaf", reserves=({"leaf": 1}, {}))
    assert look(position, "leaf@2")["from"] == "reserve"
    play(position, "leaf@2")
    assert look(position, "leaf@5")["from"] == "undergrowth"
    play(position, "leaf@5")
    assert reserve(position, 0)["leaf"] == 0


def test_larbre_b6a_buds_and_twigs_come_from_the_undergrowth_too():
    position = growing("bud-faun bud-naiad", "bud", reserves=({"bud": 1}, {}), tree="leaf@2 leaf@5")
    play(position, "bud@2")
    assert look(position, "bud@5")["from"] == "undergrowth"
    position = growing("twig-faun twig-naiad", "twig", reserves=({"twig": 1}, {}))
    assert why_not(position, "common@2") is NotLegal.OWN_FIRST
    play(position, "twig@2")
    assert why_not(position, "twig@2") is NotLegal.ONLY_COMMON
    assert look(position, "common@2")["from"] == "undergrowth"
    play(position, "common@2")
    assert [twig["owner"] for twig in twigs(position)[12:]] == [0, None], "twigs of the undergrowth are common"


def test_larbre_b6c_a_player_with_own_and_common_twigs_chooses():
    position = growing("twig-faun twig-naiad joker", "twig", reserves=({"twig": 1, "common": 1}, {}))
    assert {"twig@2", "common@2"} <= set(legal_words(position))
    after = position.copy()
    play(after, "common@2")
    assert (reserve(after, 0)["twig"], reserve(after, 0)["common"]) == (1, 0)
    assert why_not(after, "common@2") is NotLegal.OWN_FIRST
    assert look(position, "common@2")["from"] == "reserve"
    play(position, "twig@2")
    assert all(word.startswith("common@") for word in legal_words(position))
    assert look(position, "common@5")["from"] == "reserve", "the Faun's gift before the undergrowth"
    play(position, "common@5")
    assert look(position, "common@5")["from"] == "undergrowth"


def test_larbre_b6b_fruits_and_flowers_never_come_from_the_undergrowth():
    position = growing("fruit-naiad joker", "fruit", PLAIN, tree=TWO_BUDS, reserves=({"fruit": 0}, {}))
    assert position.owed == 1
    assert why_not(position, "fruit@5") is NotLegal.NONE_IN_RESERVE
    assert legal_words(position) == ["flower@12", "flower@5"]


def test_larbre_b7a_a_twig_goes_on_a_tip_with_at_most_one_twig_and_no_leaf():
    position = growing("twig-faun", "twig", tree="leaf@2 twig@0 leaf@5 bud@5")
    for tip, reason in ((0, NotLegal.TIP_FULL), (2, NotLegal.TIP_FULL), (5, NotLegal.TIP_FULL)):
        assert why_not(position, f"twig@{tip}") is reason
    for tip in (1, 3, 8, 12):
        assert why_not(position, f"twig@{tip}") is None


def test_larbre_b7a_a_twig_may_grow_on_twigs_of_any_colour():
    position = growing("twig-faun", "twig", tree="twig@2:A twig@5:B")
    for tip in (12, 13, 8):
        assert why_not(position, f"twig@{tip}") is None


def test_larbre_b7b_a_leaf_goes_on_a_bare_tip_of_any_twig():
    position = growing("leaf-faun", "leaf", tree="twig@2:A twig@5:B leaf@8")
    for tip in (0, 2, 5, 8):
        assert why_not(position, f"leaf@{tip}") is NotLegal.TIP_FULL
    for tip in (11, 12, 13):
        assert why_not(position, f"leaf@{tip}") is None


def test_larbre_b7c_a_bud_goes_on_a_leaf_without_one():
    position = growing("bud-faun", "bud", tree="leaf@2 leaf@5 bud@5 twig@8:B leaf@12")
    assert legal_words(position) == ["bud@12", "bud@2"]
    assert why_not(position, "bud@5") is NotLegal.TIP_FULL
    assert why_not(position, "bud@11") is NotLegal.TIP_FULL


BUDS = "twig@2:A leaf@12 bud@12 twig@5:B leaf@13 bud@13 leaf@8 bud@8 leaf@11 bud@11 fruit@11:B"
"""A bud on A's twig 12, B's twig 13, the common twig 8; the common twig 11 bears a fruit."""


def test_larbre_b7d_a_fruit_goes_on_a_bud_of_a_common_twig_or_your_own_colour():
    position = growing("fruit-naiad", "fruit", PLAIN, tree=BUDS, reserves=({"flower": 0}, {}))
    assert legal_words(position) == ["fruit@12", "fruit@8"]
    assert why_not(position, "fruit@13") is NotLegal.NOT_YOUR_TWIG
    assert why_not(position, "fruit@11") is NotLegal.TIP_FULL
    assert why_not(position, "fruit@10") is NotLegal.TIP_FULL
    play(position, "fruit@12")
    assert carries(position, 12) == "fruit"
    assert twigs(position)[12]["by"] == 0


def test_larbre_b7e_a_golden_flower_goes_on_such_a_bud_on_any_twig():
    position = growing("fruit-naiad", "fruit", PLAIN, tree=BUDS, reserves=({"fruit": 0}, {}))
    assert legal_words(position) == ["flower@12", "flower@13", "flower@8"]
    play(position, "flower@13")
    assert carries(position, 13) == "flower"


def test_larbre_b7f_only_the_declared_type_grows():
    position = growing("leaf-faun joker", "leaf")
    for word in ("twig@2", "common@2", "bud@2", "fruit@2", "flower@2"):
        assert why_not(position, word) is NotLegal.OTHER_TYPE


def test_larbre_t1d_a_kind_of_tip_means_its_lowest_numbered_one():
    position = growing("leaf-faun leaf-naiad", "leaf", tree="twig@8:B twig@11:B")
    common, of_b = position.legal(0)[-1], position.legal(0)[0]
    assert legal_words(position) == ["leaf@12", "leaf@2"]
    other = position.copy()
    other.play(0, common)
    assert carries(other, 2) == "leaf"
    other.play(0, of_b)
    assert carries(other, 12) == "leaf"


def test_larbre_t1d_a_tip_may_be_chosen():
    position = growing("leaf-faun leaf-naiad", "leaf")
    (action,) = position.legal(0)
    position.play(0, action + 2048 * (8 + 1))
    assert carries(position, 8) == "leaf"
    assert carries(position, 2) is None


def test_larbre_t1c_everybody_learns_the_number_of_a_new_twig():
    position = growing("twig-faun twig-naiad", "twig")
    told = [event.for_seat(None) for event in play(position, "twig@5 twig@12")]
    assert [(event["tip"], event["twig"], event["from"]) for event in told[:2]] == [
        (5, 12, "reserve"),
        (12, 13, "reserve"),
    ]


def test_larbre_t1d_the_lowest_tip_of_a_kind_may_be_one_that_joined_it_later():
    position = table(("bud-dryad", "leaf-dryad"), RIVER, tree="leaf@5 leaf@8")
    play(position, "grow-bud bud-dryad reveal")
    assert legal_words(position) == ["bud@5"]
    position.apply(0, position.legal(0)[0])
    play(position, "grow-leaf leaf-dryad reveal leaf@2")
    third = table(("bud-dryad", ""), RIVER)
    third.tree = position.tree
    play(third, "grow-bud bud-dryad reveal")
    assert legal_words(third) == ["bud@2"]


def test_larbre_c1b_a_twig_belongs_to_the_trunk_tile_of_its_branch():
    position = growing("twig-faun twig-naiad", "twig")
    position.tree.grow_trunk(fork=False)
    play(position, "twig@2 twig@14")
    assert [(twig["parent"], twig["trunk"]) for twig in twigs(position)[18:]] == [(2, 0), (14, 1)]
