"""larbre B.8 to B.10: spirits, before and after growing, and the end of a play."""

from collections import Counter

import pytest

from futaie.games.larbre.box.cards import names
from futaie.games.larbre.rules.reasons import NotLegal
from tests.games.larbre.table import (
    closed,
    commits,
    hand,
    legal_words,
    look,
    place_all,
    play,
    reserve,
    river,
    spirits,
    table,
    twigs,
    why_not,
)

PLAIN = "flute flute flute fruit-faun"


def spirit_words(position):
    """The spirits on offer, each once; a placement after growing is the Dryad's."""
    words = [word.split(">")[0].split("+")[0] for word in legal_words(position)]
    dryad = ["dryad"] if position.view(None)["phase"] == "after" and any("@" in word for word in words) else []
    return sorted({word for word in words if word in ("faun", "naiad", "pegaea")} | set(dryad))


def revealed(cards, up, type_="leaf", **rest):
    position = table((cards, "", ""), rest.pop("river", PLAIN), up=up, **rest)
    play(position, f"grow-{type_} {cards} reveal" if type_ else "flute-alone reveal")
    return position


@pytest.mark.parametrize("spirit", ["faun", "naiad", "pegaea"])
def test_larbre_b8a_a_spirit_face_up_whose_icon_was_played_may_be_asked_before_growing(spirit):
    position = revealed(
        f"leaf-{spirit}", {"faun": "faun pegaea", "naiad": "dryad naiad", "pegaea": "dryad pegaea"}[spirit]
    )
    assert spirit_words(position) == [spirit]
    assert "grow" in legal_words(position)


@pytest.mark.parametrize("spirit", ["faun", "naiad", "pegaea", "dryad"])
def test_larbre_b8a_it_may_also_be_asked_after_growing(spirit):
    up = {"faun": "faun pegaea", "naiad": "dryad naiad", "pegaea": "dryad pegaea", "dryad": "dryad pegaea"}[spirit]
    position = revealed(f"leaf-{spirit}", up)
    if spirit != "dryad":
        play(position, "grow")
    place_all(position)
    assert spirit_words(position) == [spirit]
    assert "end" in legal_words(position)


def test_larbre_b8a_it_may_not_be_asked_without_its_icon():
    position = revealed("leaf-naiad", "faun naiad")
    assert spirit_words(position) == ["naiad"]
    assert why_not(position, "faun>B") is NotLegal.NO_ICON


def test_larbre_b8a_it_may_not_be_asked_face_down():
    position = revealed("leaf-naiad", "faun pegaea")
    assert position.view(None)["phase"] == "grow", "nobody to be asked"
    play(position, "leaf@2")
    assert position.mover() == 1


def test_larbre_b8b_the_icons_of_pair_cards_count():
    position = revealed("leaf-dryad twig-naiad bud-naiad", "faun naiad")
    assert spirit_words(position) == ["naiad"]


def test_larbre_b8c_icons_in_the_river_and_in_the_hand_do_not_count():
    position = table(("leaf-dryad leaf-naiad", ""), "leaf-faun leaf-naiad twig-naiad twig-faun", up="faun naiad")
    play(position, "grow-leaf leaf-dryad reveal")
    assert position.view(None)["phase"] == "grow"


def test_larbre_b8_jokers_call_nobody():
    position = revealed("joker", "faun naiad")
    assert position.view(None)["phase"] == "grow"


def test_larbre_b8a_only_one_spirit_a_turn():
    position = revealed("leaf-faun leaf-naiad", "faun naiad")
    assert spirit_words(position) == ["faun", "naiad"]
    play(position, "faun>C")
    place_all(position)
    assert position.mover() == 1
    position = revealed("leaf-faun leaf-naiad", "faun naiad")
    play(position, "grow")
    assert why_not(position, "faun>B") is NotLegal.GROW_FIRST
    place_all(position)
    play(position, "naiad+fruit-faun")
    assert position.mover() == 1


def test_larbre_b8d_the_tile_of_an_invoked_spirit_is_turned():
    position = revealed("leaf-faun", "faun naiad")
    play(position, "faun>B")
    assert spirits(position) == ["dryad", "naiad"]
    position = revealed("leaf-naiad", "faun naiad")
    play(position, "naiad+flute")
    assert spirits(position) == ["faun", "pegaea"]


def test_larbre_b8h_a_spirit_that_is_not_asked_keeps_its_tile():
    position = revealed("leaf-faun", "faun naiad")
    play(position, "grow leaf@2 end")
    assert spirits(position) == ["faun", "naiad"]
    assert position.mover() == 1


def test_larbre_b8e_a_flute_alone_calls_both_spirits_face_up_one_or_none():
    position = revealed("flute", "faun naiad", None)
    assert spirit_words(position) == ["faun", "naiad"]
    none = position.copy()
    play(none, "end")
    assert (none.mover(), spirits(none)) == (1, ["faun", "naiad"])
    one = position.copy()
    play(one, "faun>B end")
    assert (one.mover(), spirits(one)) == (1, ["dryad", "naiad"])
    both = position.copy()
    play(both, "naiad+fruit-faun faun>C")
    assert (both.mover(), spirits(both)) == (1, ["dryad", "pegaea"])
    assert names(both.piles.discard) == ["flute"]


def test_larbre_b8e_with_a_flute_icons_do_not_matter_and_do_not_add():
    position = revealed("leaf-dryad flute", "faun naiad")
    assert spirit_words(position) == ["faun", "naiad"]
    position = revealed("leaf-naiad flute", "faun pegaea")
    assert spirit_words(position) == ["faun", "pegaea"]
    assert why_not(position, "naiad+flute") is NotLegal.NOT_FACE_UP


@pytest.mark.parametrize("when", ["before before", "before after", "after before", "after after"])
def test_larbre_b8f_with_a_flute_each_of_the_two_comes_before_or_after_growing(when):
    faun, naiad = when.split()
    position = revealed("leaf-dryad flute", "faun naiad")
    if faun == "before":
        play(position, "faun>B")
    if naiad == "before":
        play(position, "naiad+fruit-faun")
    if position.view(None)["phase"] == "before":
        play(position, "grow")
    assert position.view(None)["phase"] == "grow"
    place_all(position)
    if faun == "after":
        play(position, "faun>B")
    if naiad == "after":
        play(position, "naiad+fruit-faun")
    assert position.mover() == 1
    assert spirits(position) == ["dryad", "pegaea"]
    assert reserve(position, 1)["common"] == 1


def test_larbre_b8g_a_face_turned_up_in_this_turn_is_not_available():
    position = revealed("leaf-dryad leaf-pegaea flute", "faun naiad")
    play(position, "faun>B naiad+fruit-faun")
    assert spirits(position) == ["dryad", "pegaea"]
    place_all(position)
    assert position.mover() == 1, "neither Dryad nor Pegaea"
    other = revealed("leaf-dryad flute", "faun naiad")
    play(other, "faun>B")
    assert why_not(other, "pegaea") is NotLegal.NOT_FACE_UP
    assert why_not(other, "faun>B") is NotLegal.SPIRIT_SPENT


def test_larbre_b9a_the_faun_brings_a_common_twig_into_another_players_reserve():
    position = revealed("leaf-faun", "faun naiad")
    assert legal_words(position)[:2] == ["faun>B", "faun>C"]
    assert why_not(position, "faun>A") is NotLegal.NOT_YOURSELF
    assert not commits(position, "faun>C"), "it can be taken back"
    before = reserve(position, 2)
    play(position, "faun>C")
    assert reserve(position, 2) == before | {"common": 1, "left": before["left"] + 1}
    assert reserve(position, 1)["common"] == reserve(position, 0)["common"] == 0


def test_larbre_b9_a_seat_that_does_not_exist_cannot_be_chosen():
    position = table(("leaf-faun", ""), PLAIN)
    play(position, "grow-leaf leaf-faun reveal")
    assert position.reason(0, 43 + 3).code is NotLegal.NO_SUCH_SEAT


@pytest.mark.parametrize(
    ("type_", "cards", "tree", "extra"),
    [
        ("twig", "twig-dryad", "", "twig@2"),
        ("leaf", "leaf-dryad", "", "leaf@5"),
        ("bud", "bud-dryad", "leaf@2 leaf@5", "bud@5"),
        ("fruit", "fruit-dryad", "leaf@2 bud@2 leaf@5 bud@5", "flower@5"),
    ],
)
def test_larbre_b9c_the_dryad_gives_one_more_of_the_type_that_grows(type_, cards, tree, extra):
    position = revealed(cards, "dryad naiad", type_, tree=tree, river="flute flute flute flute")
    place_all(position)
    assert spirit_words(position) == ["dryad"]
    assert look(position, extra)["dryad"]
    play(position, extra)
    assert spirits(position) == ["faun", "naiad"]
    assert position.mover() == 1
    assert reserve(position, 0)["left"] == 24


def test_larbre_b9e_the_dryad_is_asked_after_growing_and_only_then():
    position = revealed("leaf-dryad flute", "dryad naiad")
    assert spirit_words(position) == ["naiad"]
    assert why_not(position, "leaf@2") is NotLegal.GROWING_NOT_BEGUN
    play(position, "grow leaf@2")
    assert spirit_words(position) == ["dryad", "naiad"]
    play(position, "leaf@5")
    assert why_not(position, "leaf@8") is NotLegal.NO_DRYAD, "once"
    assert spirit_words(position) == ["naiad"]


def test_larbre_b9c_the_dryad_needs_a_place():
    position = revealed("leaf-dryad", "dryad naiad", tree=closed(keep=(2,)))
    play(position, "leaf@2")
    assert (position.mover(), spirits(position)) == (1, ["dryad", "naiad"])


def test_larbre_b9f_for_fruit_and_flower_the_dryad_needs_one_in_the_reserve():
    position = revealed(
        "fruit-dryad",
        "dryad naiad",
        "fruit",
        river="flute flute flute flute",
        tree="leaf@2 bud@2 leaf@5 bud@5",
        reserves=({"fruit": 1, "flower": 0}, {}, {}),
    )
    play(position, "fruit@2")
    assert (position.mover(), spirits(position)) == (1, ["dryad", "naiad"])


def test_larbre_b9f_the_dryads_leaf_comes_from_the_undergrowth_if_the_reserve_has_none():
    position = revealed("leaf-dryad", "dryad naiad", reserves=({"leaf": 1}, {}, {}))
    play(position, "leaf@2")
    assert look(position, "leaf@5")["from"] == "undergrowth"


def test_larbre_b9e_a_dryad_whose_piece_is_not_placed_was_not_invoked():
    position = revealed("leaf-dryad", "dryad naiad")
    play(position, "leaf@2 end")
    assert (position.mover(), spirits(position)) == (1, ["dryad", "naiad"])


def test_larbre_b9g_the_naiad_takes_a_river_card_and_refills_at_once():
    position = revealed("leaf-naiad", "faun naiad", source="joker")
    assert {word for word in legal_words(position) if word.startswith("naiad")} == {"naiad+flute", "naiad+fruit-faun"}
    assert why_not(position, "naiad+bud-faun") is NotLegal.NOT_IN_RIVER
    assert commits(position, "naiad+flute"), "the refill is seen"
    play(position, "naiad+flute")
    assert hand(position, 0) == ["flute"]
    assert Counter(river(position)) == Counter(["flute", "flute", "fruit-faun", "joker"])


def test_larbre_b9_the_naiad_reveals_and_so_commits_whatever_card_she_takes():
    for card in ("twig-faun", "leaf-dryad", "joker", "flute"):
        position = revealed("leaf-naiad", "faun naiad", river="twig-faun leaf-dryad joker flute")
        assert commits(position, f"naiad+{card}")


def test_larbre_b9h_the_naiad_before_growing_changes_the_amount_up_or_down():
    """larbre B.1c too."""
    more = revealed("leaf-naiad", "faun naiad", source="joker")
    assert look(more, "grow")["amount"] == 1
    play(more, "naiad+flute")
    assert more.owed == 2
    fewer = revealed("leaf-naiad", "faun naiad", source="flute", river="leaf-faun joker fruit-faun flute")
    assert look(fewer, "grow")["amount"] == 3
    play(fewer, "naiad+leaf-faun")
    assert fewer.owed == 2


def test_larbre_b9_the_naiad_before_growing_leaves_the_growth_in_every_turn():
    position = table(("leaf-faun", "leaf-naiad"), "flute flute fruit-faun fruit-dryad", up="dryad naiad")
    play(position, "grow-leaf leaf-faun reveal leaf@2")
    play(position, "grow-leaf leaf-naiad reveal naiad+flute")
    assert position.view(None)["play"]["grown"] is False
    assert position.view(None)["phase"] == "grow"


def test_larbre_b9_the_naiad_after_growing_does_not_change_the_growth():
    position = revealed("leaf-naiad", "faun naiad", source="joker")
    play(position, "grow leaf@2")
    play(position, "naiad+flute")
    assert position.mover() == 1
    assert sum(twig["carries"] == "leaf" for twig in twigs(position)) == 1


def test_larbre_b9i_pegaea_shows_three_cards_one_to_keep_and_two_to_discard_face_down():
    position = revealed("leaf-pegaea", "faun pegaea", source="joker bud-faun joker twig-faun")
    assert commits(position, "pegaea")
    (*_, event) = play(position, "pegaea")
    assert event.for_seat(0)["shown"] == ["bud-faun", "joker", "joker"]
    assert "shown" not in event.for_seat(1)
    assert "shown" not in event.for_seat(None)
    assert position.view(0)["looked"] == ["bud-faun", "joker", "joker"]
    assert position.view(1)["looked"] is None
    assert legal_words(position) == ["keep+bud-faun", "keep+joker"]
    assert why_not(position, "keep+flute") is NotLegal.NOT_LOOKED_AT
    assert why_not(position, "grow") is NotLegal.CHOOSE_CARD_TO_KEEP
    assert not commits(position, "keep+joker")
    play(position, "keep+joker")
    assert hand(position, 0) == ["joker"]
    assert names(position.piles.discard) == ["bud-faun", "joker"]
    assert position.view(1)["hands"][0] == {"count": 1, "cards": None, "known": []}
    assert position.view(None)["phase"] == "grow", "then the tree grows"


def test_larbre_b9_pegaea_after_growing_ends_the_turn_with_the_kept_card():
    position = revealed("leaf-pegaea", "faun pegaea", source="joker bud-faun joker twig-faun")
    play(position, "grow leaf@2 pegaea")
    assert commits(position, "keep+joker")
    play(position, "keep+joker")
    assert position.mover() == 1


@pytest.mark.parametrize("word", ["naiad+leaf-faun", "pegaea"])
def test_larbre_b9j_cards_gained_cannot_be_played_in_this_turn(word):
    up = "faun naiad" if word.startswith("naiad") else "faun pegaea"
    river_ = "leaf-faun flute flute fruit-faun"
    position = revealed(
        "leaf-naiad leaf-pegaea", up, river=river_, source="leaf-dryad leaf-dryad leaf-dryad flute flute"
    )
    play(position, word)
    if word == "pegaea":
        play(position, "keep+leaf-dryad")
    for card in hand(position, 0):
        assert why_not(position, card) is NotLegal.TURN_HAS_BEGUN
    place_all(position)
    assert position.mover() == 1
    assert len(hand(position, 0)) == 1


def test_larbre_b8h_all_spirits_are_optional():
    position = revealed("leaf-faun leaf-dryad leaf-naiad flute", "dryad naiad")
    play(position, "grow")
    place_all(position)
    play(position, "end")
    assert spirits(position) == ["dryad", "naiad"]


def test_larbre_b10a_played_cards_go_to_the_discard_at_the_end_of_the_turn_and_the_river_stays():
    """larbre B.10b too."""
    position = revealed("leaf-faun leaf-naiad joker", "dryad pegaea", river="leaf-dryad joker flute fruit-faun")
    assert position.view(None)["discard"] == 0
    place_all(position)
    assert names(position.piles.discard) == ["leaf-faun", "leaf-naiad", "joker"]
    assert river(position) == ["leaf-dryad", "fruit-faun", "joker", "flute"]
    assert position.view(None)["play"] is None


def test_larbre_b9_the_dryad_is_not_announced_if_she_cannot_be_invoked():
    position = table(("flute", ""), up="dryad naiad")
    play(position, "flute-alone")
    assert look(position, "reveal")["spirits"] == ["naiad"], "a lone flute grows nothing"
    play(position, "reveal")
    assert position.view(1)["play"]["spirits"] == ["naiad"]
    position = table(("leaf-dryad flute", ""), up="dryad naiad", tree=closed())
    play(position, "grow-leaf leaf-dryad flute")
    assert look(position, "reveal")["spirits"] == ["naiad"], "nothing fits"
    play(position, "reveal grow")
    assert position.view(1)["play"]["spirits"] == ["naiad"]


def test_larbre_b9b_the_faun_may_bring_any_number_of_twigs():
    position = table(("flute", ""), up="faun naiad", reserves=({}, {"common": 300}))
    play(position, "flute-alone reveal faun>B")
    assert reserve(position, 1)["common"] == 301
