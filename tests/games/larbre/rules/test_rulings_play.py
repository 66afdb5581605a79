"""larbre B.1 to B.4: which cards can be played, and how many pieces they make grow."""

import pytest

from futaie.games.larbre.rules.reasons import NotLegal
from tests.games.larbre.table import commits, hand, legal_words, look, play, reserve, table, why_not


def amount(hand_, cards, type_="leaf", river="twig-faun twig-dryad twig-naiad twig-pegaea", **rest):
    position = table((hand_, ""), river, **rest)
    play(position, f"grow-{type_} {cards}")
    return look(position, "reveal")["amount"]


def test_larbre_b1a_at_least_one_card_is_revealed():
    position = table(("leaf-faun", ""))
    play(position, "grow-leaf")
    assert legal_words(position) == ["leaf-faun"]
    assert why_not(position, "reveal") is NotLegal.NOTHING_GROWS


def test_larbre_b1b_the_reveal_commits_and_declares_type_and_pairs():
    position = table(("leaf-faun bud-naiad fruit-naiad", ""))
    for word in ["grow-leaf", "leaf-faun", "bud-naiad", "fruit-naiad"]:
        assert not commits(position, word)
        play(position, word)
    assert commits(position, "reveal")
    assert position.view(1)["play"] is None
    (event, *_) = play(position, "reveal")
    assert event.shown == {"grows": "leaf", "cards": ["leaf-faun", "bud-naiad", "fruit-naiad"]}
    assert position.view(1)["play"]["grows"] == "leaf"
    assert hand(position, 0) == []


def test_larbre_b1_nobody_else_sees_a_choice_in_progress():
    position = table(("leaf-faun bud-naiad", ""))
    before = position.view(1)
    play(position, "grow-leaf leaf-faun")
    assert position.view(1) == before
    chosen = position.view(0)["chosen"]
    assert (chosen["grows"], chosen["cards"], chosen["growth"]["amount"]) == ("leaf", ["leaf-faun"], 1)


def test_larbre_b2a_the_amount_is_the_type_jokers_pairs_and_the_river():
    assert amount("leaf-faun", "leaf-faun") == 1
    assert amount("leaf-faun leaf-dryad", "leaf-faun leaf-dryad") == 2
    assert amount("leaf-faun joker joker", "leaf-faun joker joker") == 3
    assert amount("leaf-faun twig-faun bud-faun", "leaf-faun twig-faun bud-faun") == 2
    assert amount("leaf-faun", "leaf-faun", river="leaf-faun leaf-naiad joker flute") == 4


def test_larbre_b2_the_river_counts_only_the_type_and_jokers():
    assert amount("leaf-faun", "leaf-faun", river="twig-faun bud-faun fruit-faun flute") == 1


def test_larbre_b2b_river_cards_alone_never_grow():
    position = table(("twig-faun flute", ""), "leaf-faun leaf-dryad joker joker")
    assert why_not(position, "grow-leaf") is NotLegal.NOTHING_TO_PLAY
    assert legal_words(position)[-4:] == ["trunk", "grow-twig", "flute-alone", "twig-faun"]


@pytest.mark.parametrize(("hand_", "cards"), [("joker", "joker"), ("twig-faun bud-faun", "twig-faun bud-faun")])
def test_larbre_b2c_river_cards_count_when_only_jokers_or_pairs_are_played(hand_, cards):
    assert amount(hand_, cards, river="leaf-faun joker twig-dryad bud-dryad") == 3


def test_larbre_b2d_not_every_card_of_the_type_must_be_played():
    assert amount("leaf-faun leaf-faun leaf-dryad joker", "leaf-faun") == 1


def test_larbre_b3a_a_pair_is_two_cards_of_other_types_with_the_same_icon():
    position = table(("leaf-faun twig-naiad bud-naiad bud-pegaea", ""))
    play(position, "grow-leaf leaf-faun")
    assert legal_words(position) == ["twig-naiad", "reveal"]
    play(position, "twig-naiad")
    assert legal_words(position) == ["bud-naiad"], "the pair must be completed"
    assert why_not(position, "reveal") is NotLegal.HALF_A_PAIR
    assert why_not(position, "bud-pegaea") is NotLegal.HALF_A_PAIR
    play(position, "bud-naiad")
    assert legal_words(position) == ["reveal"]


def test_larbre_b3a_the_types_of_a_pair_may_differ_or_be_the_same():
    assert amount("leaf-faun twig-naiad twig-naiad", "leaf-faun twig-naiad twig-naiad") == 2
    assert amount("leaf-faun twig-naiad fruit-naiad", "leaf-faun twig-naiad fruit-naiad") == 2


def test_larbre_b3b_each_card_is_in_at_most_one_pair():
    hand_ = "twig-naiad twig-naiad bud-naiad fruit-naiad"
    assert amount(hand_, hand_) == 2
    position = table(("twig-naiad bud-naiad fruit-naiad", ""))
    play(position, "grow-leaf twig-naiad bud-naiad")
    assert legal_words(position) == ["reveal"]
    assert why_not(position, "fruit-naiad") is NotLegal.NO_PARTNER


def test_larbre_b3b_a_card_of_the_growing_type_never_makes_a_pair():
    position = table(("leaf-naiad bud-naiad", ""))
    play(position, "grow-leaf leaf-naiad")
    assert legal_words(position) == ["reveal"]
    assert why_not(position, "bud-naiad") is NotLegal.NO_PARTNER


def test_larbre_b3c_river_cards_are_never_in_a_pair():
    position = table(("leaf-faun bud-naiad", ""), "twig-naiad bud-naiad fruit-naiad twig-naiad")
    play(position, "grow-leaf leaf-faun")
    assert why_not(position, "bud-naiad") is NotLegal.NO_PARTNER


def test_larbre_b3d_jokers_and_flutes_are_never_in_a_pair():
    position = table(("bud-naiad joker flute", ""))
    play(position, "grow-leaf")
    assert legal_words(position) == ["joker"]
    play(position, "joker")
    assert legal_words(position) == ["flute", "reveal"]


def test_larbre_b3e_another_type_is_played_only_as_half_of_a_pair():
    position = table(("leaf-faun twig-dryad bud-naiad fruit-pegaea", ""))
    play(position, "grow-leaf leaf-faun")
    assert legal_words(position) == ["reveal"]


def test_larbre_b3_the_same_cards_can_be_named_in_one_order_only():
    position = table(("leaf-faun leaf-dryad joker twig-naiad bud-naiad flute", ""))
    play(position, "grow-leaf leaf-dryad")
    assert why_not(position, "leaf-faun") is NotLegal.NOT_IN_ORDER
    assert why_not(position, "bud-naiad") is NotLegal.NOT_IN_ORDER, "twig-naiad comes first"
    play(position, "twig-naiad bud-naiad")
    assert why_not(position, "joker") is NotLegal.NOT_IN_ORDER
    play(position, "flute")
    assert legal_words(position) == ["reveal"]


def test_larbre_b4a_pairs_alone_may_grow_a_type():
    position = table(("twig-naiad bud-naiad", ""))
    assert "grow-leaf" in legal_words(position)
    play(position, "grow-leaf twig-naiad bud-naiad reveal naiad+twig-faun leaf@2")
    assert reserve(position, 0)["leaf"] == 5


def test_larbre_b4b_jokers_alone_may_grow_a_type():
    position = table(("joker", ""))
    assert [word for word in legal_words(position) if word.startswith("grow")] == [
        "grow-twig", "grow-leaf", "grow-bud", "grow-fruit",
    ]  # fmt: skip
    play(position, "grow-leaf joker reveal leaf@2")
    assert reserve(position, 0)["leaf"] == 5


def test_larbre_b4_a_play_that_cannot_make_anything_grow_is_not_offered():
    position = table(("twig-naiad bud-faun flute", ""))
    assert [word for word in legal_words(position) if word.startswith("grow")] == ["grow-twig", "grow-bud"]
    assert why_not(position, "grow-leaf") is NotLegal.NOTHING_TO_PLAY


def test_larbre_b8e_at_most_one_flute_beside_other_cards():
    position = table(("leaf-faun flute flute", ""))
    play(position, "grow-leaf")
    assert why_not(position, "flute") is NotLegal.NOTHING_GROWS, "alone it is another play"
    play(position, "leaf-faun flute")
    assert why_not(position, "flute") is NotLegal.ONE_FLUTE
    assert look(position, "reveal")["amount"] == 1
    alone = table(("leaf-faun flute flute", ""))
    play(alone, "flute-alone")
    assert legal_words(alone) == ["reveal"]
    assert why_not(alone, "leaf-faun") is NotLegal.PLAYED_ALONE
    assert why_not(table(("leaf-faun", "")), "flute-alone") is NotLegal.NO_FLUTE


def test_larbre_b5_growing_begins_and_ends_on_time():
    position = table(("leaf-naiad", ""))
    play(position, "grow-leaf leaf-naiad reveal")
    assert why_not(position, "end") is NotLegal.GROWING_NOT_BEGUN
    play(position, "grow")
    assert why_not(position, "grow") is why_not(position, "end") is NotLegal.GROW_FIRST


def test_larbre_b3_a_joker_comes_before_pairs_whatever_their_icon():
    for icon in ("faun", "naiad"):
        position = table((f"twig-{icon} bud-{icon} joker flute", ""))
        play(position, f"grow-leaf twig-{icon}")
        assert why_not(position, "joker") is NotLegal.NOT_IN_ORDER
        assert why_not(position, "flute") is NotLegal.HALF_A_PAIR
