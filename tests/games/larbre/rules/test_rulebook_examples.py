"""The worked examples of the rulebook."""

from futaie.games.larbre.rules.reasons import NotLegal
from tests.games.larbre.table import (
    closed,
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

FRANCK = "leaf-naiad leaf-pegaea joker twig-naiad bud-naiad"


def franck():
    """Five leaves fit: the four outer tips of the young tree and another twig. He has four leaves left."""
    return table(
        (FRANCK, ""),
        "leaf-faun joker twig-faun bud-dryad",
        up="faun pegaea",
        tree="twig@0",
        reserves=({"leaf": 4}, {}),
    )


def test_francks_two_leaves_joker_and_pair_make_six_with_a_leaf_and_a_joker_in_the_river():
    position = franck()
    play(position, "grow-leaf leaf-naiad leaf-pegaea joker twig-naiad bud-naiad")
    told = look(position, "reveal")
    assert (told["own"], told["jokers"], told["pairs"], told["amount"]) == (2, 1, 1, 6)


def test_five_of_francks_six_leaves_fit_four_from_his_reserve_and_one_from_the_undergrowth():
    position = franck()
    play(position, "grow-leaf leaf-naiad leaf-pegaea joker twig-naiad bud-naiad reveal")
    assert look(position, "grow") == {"grows": "leaf", "amount": 6, "places": 5}
    play(position, "grow")
    told = [look(position, word) for word in legal_words(position)]
    assert {one["from"] for one in told} == {"reserve"}
    events = play(position, "leaf@2 leaf@5 leaf@8 leaf@11 leaf@12")
    placed = [event.shown["from"] for event in events if event.kind == "place"]
    assert placed == ["reserve"] * 4 + ["undergrowth"]
    assert reserve(position, 0)["leaf"] == 0
    assert sum(twig["carries"] == "leaf" for twig in twigs(position)) == 5


def test_franck_may_invoke_pegaea_whose_tile_is_up_and_not_the_naiad():
    position = franck()
    play(position, "grow-leaf leaf-naiad leaf-pegaea joker twig-naiad bud-naiad")
    assert look(position, "reveal")["spirits"] == ["pegaea"]
    play(position, "reveal")
    assert legal_words(position) == ["pegaea", "grow"]
    assert why_not(position, "naiad+joker") is NotLegal.NOT_FACE_UP
    assert why_not(position, "faun>B") is NotLegal.NO_ICON


def test_franck_may_invoke_pegaea_after_growing_too():
    position = franck()
    play(position, "grow-leaf leaf-naiad leaf-pegaea joker twig-naiad bud-naiad reveal grow")
    place_all(position)
    assert legal_words(position) == ["pegaea", "end"]


def test_sabines_three_buds_call_the_faun_or_pegaea_and_only_one_of_them():
    sabine = "bud-faun bud-dryad bud-pegaea"
    position = table((sabine, ""), up="faun pegaea", tree="leaf@2 leaf@5 leaf@8 leaf@11")
    play(position, f"grow-bud {sabine}")
    assert look(position, "reveal")["spirits"] == ["faun", "pegaea"]
    play(position, "reveal")
    assert legal_words(position) == ["faun>B", "pegaea", "grow"]
    other = position.copy()
    play(position, "faun>B")
    assert position.view(None)["phase"] == "grow", "nobody else can be asked before growing"
    place_all(position)
    assert position.mover() == 1, "nor after it"
    play(other, "pegaea")
    play(other, legal_words(other)[0])
    place_all(other)
    assert other.mover() == 1


def test_sabines_naiad_before_growing_makes_two_leaves_four():
    position = table(
        ("leaf-naiad leaf-faun", ""),
        "leaf-dryad bud-faun twig-faun twig-dryad",
        source="leaf-pegaea",
        up="dryad naiad",
    )
    play(position, "grow-leaf leaf-faun leaf-naiad")
    assert look(position, "reveal")["amount"] == 3
    play(position, "reveal naiad+bud-faun")
    assert sorted(river(position)) == ["leaf-dryad", "leaf-pegaea", "twig-dryad", "twig-faun"]
    assert position.owed == 4
    assert spirits(position) == ["dryad", "pegaea"]
    place_all(position)
    assert reserve(position, 0)["leaf"] == 2
    assert hand(position, 0) == ["bud-faun"], "the card she took could not be played in this turn"


def test_francks_trunk_takes_all_four_river_cards_and_one_from_the_source():
    position = table(("joker", ""), "leaf-faun joker twig-faun bud-dryad", source="flute twig-pegaea")
    assert look(position, "trunk") == {"trunk": 1, "take": 4, "draw": 1, "wins": False}
    before = len(twigs(position))
    events = play(position, "trunk")
    assert hand(position, 0) == ["twig-faun", "leaf-faun", "bud-dryad", "joker", "joker", "flute"]
    assert [event.kind for event in events] == ["trunk", *["take"] * 4, "draw", *["refill"] * 4]
    assert len(river(position)) == 4
    assert len(twigs(position)) == before + 6
    assert [twig["owner"] for twig in twigs(position)[before:]] == [None] * 6
    assert reserve(position, 0)["token"] == 0
    assert position.mover() == 1


def test_a_lone_flute_cannot_use_the_dryad():
    """larbre B.9d."""
    position = table(("flute", ""), up="dryad naiad")
    play(position, "flute-alone reveal")
    assert all(word.startswith("naiad+") or word == "end" for word in legal_words(position))
    for word in ("leaf@2", "twig@2", "bud@2"):
        assert why_not(position, word) is NotLegal.NOTHING_TO_GROW


def test_the_dryad_gives_a_third_leaf_if_two_must_grow_and_places_nothing_if_none_fits():
    position = table(("leaf-dryad leaf-faun", ""), up="dryad naiad")
    play(position, "grow-leaf leaf-faun leaf-dryad reveal")
    assert position.owed == 2
    play(position, "leaf@2 leaf@5")
    assert legal_words(position) == ["end", "leaf@8"]
    play(position, "leaf@8")
    assert reserve(position, 0)["leaf"] == 3
    full = table(("leaf-dryad leaf-faun", ""), up="dryad naiad", tree=closed(keep=(2, 5)))
    play(full, "grow-leaf leaf-faun leaf-dryad reveal leaf@2 leaf@5")
    assert full.mover() == 1
    assert spirits(full) == ["dryad", "naiad"], "her tile stays"
