"""larbre B.5a, B.5g and B.10c: plays that only invoke, and hands that are too large after one."""

from collections import Counter
from dataclasses import replace

import pytest

import futaie
from futaie.games.larbre.box.cards import SPIRITS, names
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.rules.reasons import NotLegal
from futaie.record.match import Match
from futaie.record.record import record_of
from tests.games.larbre.table import (
    BOX_CARDS,
    GAME,
    hand,
    legal_words,
    look,
    play,
    reserve,
    spirits,
    table,
    why_not,
)

APART = tuple(SPIRITS.index(spirit) for spirit in ("naiad", "pegaea", "faun", "dryad"))
"""Tiles on which Naiad and Pegaea are apart: Faun with Naiad, Dryad with Pegaea."""


def card_words(position):
    return [word for word in legal_words(position) if "-" in word and word[0] != "+" and not word.startswith("grow")]


def test_larbre_b5a_growing_is_a_choice():
    position = table(("leaf-faun", ""), up="faun pegaea")
    growing = position.copy()
    play(growing, "grow-leaf leaf-faun reveal grow leaf@2 end")
    assert growing.mover() == 1
    play(position, "leaf-faun")
    events = play(position, "reveal")
    assert (events[0].kind, events[0].shown) == ("reveal", {"grows": None, "cards": ["leaf-faun"]})
    play(position, "faun>B")
    assert (position.mover(), spirits(position)) == (1, ["dryad", "pegaea"])
    assert (reserve(position, 0)["leaf"], reserve(position, 1)["common"]) == (6, 1)
    assert names(position.piles.discard) == ["leaf-faun"]


def test_larbre_b5a_with_the_option_always_cards_must_make_something_grow():
    position = table(("leaf-faun flute", ""), up="faun naiad", always=True)
    assert card_words(position) == ["flute-alone"]
    assert why_not(position, "leaf-faun") is NotLegal.CHOOSE_TYPE_FIRST


@pytest.mark.parametrize("seats", [2, 4])
def test_larbre_b5a_records_of_version_1_are_played_by_always(seats):
    """Their checksum is over all actions that were legal, and they name no option that was not there yet."""
    match = Match(GAME, seats, "old", None, 1)
    assert match.options["growth"] == "always"
    rng = futaie.Rng(seats)
    while match.result is None:
        seat = match.position.mover()
        match.play(seat, match.seen(seat).random_action(seat, rng))
    text = str(record_of(match))
    assert "Rules: 1" in text
    assert "growth" not in text
    assert str(record_of(futaie.Record.parse(text).replay())) == text
    with pytest.raises(futaie.FutaieError):
        futaie.Record.parse(text.replace("Rules: 1", "Rules: 2")).replay()


def test_larbre_b5g_any_card_whose_spirit_is_face_up_may_be_played_alone_but_no_joker():
    cards = "twig-faun leaf-faun bud-dryad fruit-naiad leaf-pegaea joker"
    assert card_words(table((cards, ""), up="faun naiad")) == ["twig-faun", "leaf-faun", "fruit-naiad"]
    assert card_words(table((cards, ""), up="dryad pegaea")) == ["leaf-pegaea"]
    position = table((cards, ""), up="dryad naiad")
    assert why_not(position, "leaf-pegaea") is NotLegal.INVOKES_NOBODY
    assert why_not(position, "joker") is NotLegal.CHOOSE_TYPE_FIRST
    assert why_not(position, "twig-naiad") is NotLegal.CHOOSE_TYPE_FIRST, "it is not in the hand"


def test_larbre_b5g_the_dryad_cannot_be_invoked_without_growth():
    position = table(("leaf-dryad", ""), up="dryad naiad")
    assert card_words(position) == []
    assert why_not(position, "leaf-dryad") is NotLegal.INVOKES_NOBODY


def test_larbre_b5g_it_is_exactly_one_card():
    position = table(("leaf-faun leaf-faun flute", ""), up="faun naiad")
    play(position, "leaf-faun")
    assert legal_words(position) == ["reveal"]
    assert why_not(position, "leaf-faun") is why_not(position, "flute") is NotLegal.PLAYED_ALONE
    assert position.view(0)["chosen"]["alone"] == "faun"


def test_larbre_b5g_the_spirit_must_be_used():
    position = table(("leaf-naiad", ""), up="faun naiad")
    play(position, "leaf-naiad")
    assert look(position, "reveal")["spirits"] == ["naiad"]
    play(position, "reveal")
    assert all(word.startswith("naiad+") for word in legal_words(position))
    assert why_not(position, "end") is NotLegal.MUST_INVOKE
    assert why_not(position, "leaf@2") is NotLegal.NOTHING_TO_GROW
    play(position, "naiad+twig-faun")
    assert (position.mover(), hand(position, 0), spirits(position)) == (1, ["twig-faun"], ["faun", "pegaea"])


def test_larbre_b5g_a_flute_alone_may_invoke_nobody():
    """Its spirits are optional, as always with a flute (larbre B.8e)."""
    position = table(("flute", ""), up="faun naiad")
    play(position, "flute-alone reveal")
    assert why_not(position, "end") is None


def seven(rules):
    """A flute alone has called Naiad and Pegaea, and of six cards seven are left."""
    cards = ["flute", "leaf-faun", "leaf-faun", "leaf-faun", "twig-faun", "twig-faun"]
    first = ["joker", "joker", "joker", "joker", *cards, *["bud-naiad", "bud-pegaea"] * 3, *["joker", "joker", "flute"]]
    rest = list((BOX_CARDS - Counter(first)).elements())
    deal = {"source": [*first, *rest], "spirits": ["naiad", "pegaea", "faun", "dryad"]}
    match = Match(GAME, 2, None, deal, rules, first=0, dealt=6, deck=replace(BOX, backs=APART))
    match.write(0, "flute-alone reveal naiad+joker pegaea keep+flute")
    return match


def test_larbre_b10c_more_than_six_cards_after_a_flute_alone_are_discarded_down():
    match = seven(2)
    assert match.view(0)["hands"][0]["count"] == 7
    assert (match.view(0)["phase"], match.position.mover()) == ("discard", 0)
    match.write(0, "-twig-faun")
    assert (match.position.mover(), len(hand(match.position, 0))) == (1, 6)
    assert {"flute", "twig-faun"} < set(names(match.position.piles.discard))
    assert match.told(1)[-1].text == "keep+? -?"


def test_larbre_b10c_version_1_did_not_ask_for_it():
    match = seven(1)
    assert match.position.mover() == 1
    assert match.position.view(0)["hands"][0]["count"] == 7
    again = futaie.Record.parse(str(record_of(match))).replay()
    assert again.position.mover() == 1


def test_larbre_b10c_it_never_happens_with_the_tiles_of_the_box():
    position = table(("flute leaf-faun leaf-faun leaf-faun twig-faun twig-faun", ""), up="faun naiad")
    play(position, "flute-alone reveal naiad+twig-faun end")
    assert (position.mover(), len(hand(position, 0))) == (1, 6)
