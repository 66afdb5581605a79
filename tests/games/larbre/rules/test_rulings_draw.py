"""larbre A.1: two cards of the river, the hand limit, the reshuffle."""

from collections import Counter

import pytest

import futaie
from futaie.core.chance.shuffles import Chance, shuffled
from futaie.games.larbre.box.cards import NAMES, names
from futaie.games.larbre.rules.reasons import NotLegal
from tests.games.larbre.table import BOX_CARDS, GAME, commits, hand, legal_words, look, play, river, table, why_not

FULL_HAND = "twig-faun leaf-faun bud-faun fruit-faun joker flute"


def test_larbre_a1a_any_two_of_the_four_river_cards_are_taken_and_replaced_from_the_source():
    """larbre A.1b too."""
    position = table(river="leaf-faun leaf-faun joker flute", source="twig-faun bud-dryad fruit-naiad")
    assert legal_words(position)[:4] == ["+leaf-faun", "+joker", "+flute", "trunk"]
    play(position, "+leaf-faun")
    assert legal_words(position) == ["+leaf-faun", "+joker", "+flute"]
    events = play(position, "+flute")
    assert hand(position, 0) == ["leaf-faun", "flute"]
    assert river(position) == ["twig-faun", "leaf-faun", "bud-dryad", "joker"]
    assert [event.shown for event in events] == [{"card": "flute"}, {"card": "twig-faun"}, {"card": "bud-dryad"}]
    assert position.mover() == 1


def test_larbre_a1_every_pair_of_river_cards_can_be_taken_in_any_order():
    position = table(river="leaf-faun leaf-faun joker flute")
    pairs = []
    for first in [word for word in legal_words(position) if word[0] == "+"]:
        after = position.copy()
        play(after, first)
        pairs += [(first, second) for second in legal_words(after)]
    assert len(pairs) == len(set(pairs))
    assert {tuple(sorted(pair)) for pair in pairs} == {
        ("+leaf-faun", "+leaf-faun"),
        ("+joker", "+leaf-faun"),
        ("+flute", "+leaf-faun"),
        ("+flute", "+joker"),
    }
    assert len(pairs) == 7, "two unlike cards in either order"
    assert why_not(position, "+bud-faun") is NotLegal.NOT_IN_RIVER


def test_larbre_a1_only_the_second_card_commits_because_it_shows_the_refill():
    position = table()
    assert not commits(position, "+twig-faun")
    play(position, "+twig-faun")
    assert commits(position, "+twig-dryad")


@pytest.mark.parametrize(("cards", "over"), [(4, 0), (5, 1), (6, 2)])
def test_larbre_a1d_the_hand_goes_down_to_six_after_the_refill(cards, over):
    """larbre A.1c too."""
    position = table((" ".join(FULL_HAND.split()[:cards]), ""), river="leaf-naiad leaf-naiad joker flute")
    play(position, "+leaf-naiad")
    assert look(position, "+leaf-naiad")["discard"] == over
    play(position, "+leaf-naiad")
    assert len(river(position)) == 4, "the refill is seen first"
    if over == 0:
        assert position.mover() == 1
        return
    assert position.mover() == 0
    assert why_not(position, "trunk") is NotLegal.DISCARD_FIRST
    for left in range(over, 0, -1):
        assert look(position, legal_words(position)[0])["left"] == left - 1
        assert commits(position, legal_words(position)[0]) == (left == 1)
        play(position, legal_words(position)[0])
    assert position.mover() == 1
    assert len(hand(position, 0)) == 6
    assert position.view(None)["discard"] == over


def test_larbre_a1c_just_taken_cards_may_be_discarded_too():
    position = table((FULL_HAND, ""), river="leaf-naiad leaf-pegaea twig-faun twig-dryad")
    play(position, "+leaf-naiad +leaf-pegaea")
    assert "-leaf-naiad" in legal_words(position)
    play(position, "-leaf-naiad -leaf-pegaea")
    assert hand(position, 0) == FULL_HAND.split()
    assert names(position.piles.discard) == ["leaf-naiad", "leaf-pegaea"]


def test_larbre_a1_discards_are_named_in_any_order_and_leave_the_hand_together():
    position = table((FULL_HAND, ""), river="leaf-naiad leaf-pegaea twig-faun twig-dryad")
    play(position, "+leaf-naiad +leaf-pegaea")
    assert why_not(position, "-bud-naiad") is NotLegal.NOT_IN_HAND
    play(position, "-joker")
    assert why_not(position, "-joker") is NotLegal.NOT_IN_HAND, "it is chosen already"
    assert "joker" in hand(position, 0)
    play(position, "-bud-faun")
    assert names(position.piles.discard) == ["bud-faun", "joker"]


def test_larbre_a1c_discards_lie_face_down_and_their_names_stay_secret():
    match = futaie.Match(GAME, 2, "secret", None, first=0)
    rng = futaie.Rng(1)
    while not any("-" in word and word[0] == "-" for entry in match.log for word in entry.text.split()):
        seat = match.position.mover()
        legal = match.legal(seat)
        takes = [action for action in legal if action < 18]
        action = takes[0] if takes else legal[rng.below(len(legal))]
        match.play(seat, action)
    entry = match.log[-1]
    assert entry.text.split()[0][0] == "-"
    assert set(entry.shown.split()) == {"-?"}
    other = 1 - entry.seat
    assert match.told(other)[-1].text == entry.shown
    assert match.told(entry.seat)[-1].text == entry.text


def small_source(cards, source, discard, **rest):
    """A table with only these cards in the source: all others are in the discard or, if necessary, nowhere."""
    position = table(cards, source=source, discard=discard, **rest)
    count = len(source.split())
    for i in range(count):
        position.piles.source[i] = position.piles.source[position.piles.source_count - count + i]
    for i in range(count, position.piles.source_count):
        position.piles.source[i] = 0
    position.piles.source_count = count
    return position


def test_larbre_a1e_the_discard_becomes_the_source_at_once_when_its_last_card_leaves():
    """larbre A.1f too."""
    position = small_source(("", ""), "bud-faun bud-dryad", "joker flute fruit-faun")
    events = play(position, "+twig-faun +twig-dryad")
    assert [event.kind for event in events[2:]] == ["refill", "refill", "reshuffle"]
    assert position.piles.source_count == 3, "although nothing more is needed"
    assert position.piles.discard == position.piles.discard_count == 0
    assert sorted(position.revealed()["source_cards"]) == ["flute", "fruit-faun", "joker"]
    assert position.view(None)["reshuffles"] == 1


def test_larbre_a1f_the_refill_goes_on_from_the_new_source():
    position = small_source(("", ""), "bud-faun", "joker joker joker")
    events = play(position, "+twig-faun +twig-dryad")
    assert [event.kind for event in events[2:]] == ["refill", "reshuffle", "refill"]
    assert river(position).count("joker") == 1


def test_larbre_a1g_cards_being_played_are_not_in_the_reshuffle():
    position = small_source(("leaf-naiad leaf-faun", ""), "bud-faun", "joker joker joker", up="faun naiad")
    play(position, "grow-leaf leaf-faun leaf-naiad reveal naiad+twig-faun")
    assert position.piles.reshuffles == 1
    assert position.revealed()["source_cards"] == ["joker"] * 3
    while position.mover() == 0:
        play(position, legal_words(position)[0])
    assert names(position.piles.discard) == ["leaf-faun", "leaf-naiad"]


def test_larbre_a1g_pegaeas_cards_are_not_in_a_reshuffle_that_they_cause():
    position = small_source(("leaf-pegaea", ""), "bud-faun bud-dryad bud-naiad", "joker joker", up="faun pegaea")
    play(position, "grow-leaf leaf-pegaea reveal pegaea")
    assert position.revealed()["source_cards"] == ["joker"] * 2
    play(position, "keep+bud-naiad")
    assert names(position.piles.discard) == ["bud-faun", "bud-dryad"]


def test_larbre_a1_each_reshuffle_is_a_separate_shuffle_and_may_be_dealt():
    orders = []
    for seed in ("one", "two"):
        position = small_source(("", ""), "bud-faun bud-dryad", "joker flute fruit-faun leaf-faun bud-naiad bud-pegaea")
        position.piles.chance = futaie.core.chance.shuffles.Chance(seed, {})
        play(position, "+twig-faun +twig-dryad")
        orders.append(position.revealed()["source_cards"])
    assert orders[0] != orders[1]
    position = small_source(("", ""), "bud-faun bud-dryad", "joker flute fruit-faun")
    given = ["fruit-faun", "bud-naiad", "joker", "flute"]
    position.piles.chance = futaie.core.chance.shuffles.Chance(None, {"reshuffle-1": given})
    play(position, "+twig-faun +twig-dryad")
    assert position.revealed()["source_cards"] == ["fruit-faun", "joker", "flute"], "what is not there is left out"


def test_larbre_a1_a_dealt_reshuffle_must_be_an_order_of_the_whole_box():
    box = list(BOX_CARDS.elements())
    assert GAME.new(2, deal={"source": box, "reshuffle-1": box[::-1], "reshuffle-7": box}).mover() == 0
    for given, code in (
        (box[1:], "DEAL_CARD_MISSING"),
        ([*box, "joker"], "DEAL_CARD_TWICE"),
        (["elf"], "DEAL_CARD_UNKNOWN"),
    ):
        with pytest.raises(futaie.BadSetup) as error:
            GAME.new(2, deal={"source": box, "reshuffle-2": given})
        assert error.value.reason.code.name == code
        assert error.value.reason.figures["deal"] == "reshuffle-2"


def test_larbre_a1h_source_and_discard_are_never_both_empty():
    for seats in (2, 3, 4):
        for seed in range(12):
            position = GAME.new(seats, seed=f"empty {seed}")
            rng = futaie.Rng(seed)
            while not position.over:
                seat = position.mover()
                drawing = [action for action in position.legal(seat) if action < 18]
                some = drawing if drawing and rng.below(3) else position.legal(seat)
                position.apply(seat, some[rng.below(len(some))])
                assert position.piles.source_count > 0
                assert Counter(position.revealed()["source_cards"]) <= BOX_CARDS


def test_larbre_a1_the_dealt_reshuffles_are_used_one_after_the_other():
    position = small_source((FULL_HAND, ""), "bud-naiad bud-dryad", "joker flute")
    orders = {"reshuffle-1": ["flute", "joker", "twig-faun", "leaf-faun"], "reshuffle-2": ["leaf-faun", "twig-faun"]}
    position.piles.chance = Chance(None, orders)
    play(position, "+twig-naiad +twig-dryad")
    assert position.revealed()["source_cards"] == ["flute", "joker"]
    play(position, "-twig-faun -leaf-faun +twig-pegaea +bud-naiad")
    assert position.revealed()["source_cards"] == ["leaf-faun", "twig-faun"]
    assert position.view(None)["reshuffles"] == 2


def test_larbre_a1_each_reshuffle_has_its_own_number_in_the_seed():
    discard = "joker flute fruit-faun leaf-faun bud-naiad bud-pegaea"
    position = small_source(("", ""), "bud-faun bud-dryad", discard)
    position.piles.reshuffles = 4
    play(position, "+twig-faun +twig-dryad")
    cards = sorted(discard.split(), key=NAMES.index)
    assert position.revealed()["source_cards"] == shuffled("table", "reshuffle", 5, cards)


def test_larbre_d1c_nobody_else_learns_which_cards_are_discarded():
    position = table((FULL_HAND, ""), "twig-dryad twig-dryad leaf-faun leaf-dryad")
    play(position, "+twig-dryad +twig-dryad")
    events = [event for event in play(position, "-joker -twig-faun") if event.kind == "discard"]
    assert {event.for_seat(0)["card"] for event in events} == {"joker", "twig-faun"}
    assert all("card" not in event.for_seat(reader) for event in events for reader in (None, 1))


def test_larbre_a1_everybody_sees_how_many_cards_lie_in_the_discard():
    position = table(("leaf-faun leaf-dryad leaf-naiad", FULL_HAND), discard="joker", up="pegaea")
    play(position, "grow-leaf leaf-faun leaf-dryad leaf-naiad reveal leaf@2 leaf@5 leaf@8")
    assert position.view(None)["discard"] == 4
    play(position, "+twig-dryad +twig-faun -twig-dryad -flute")
    assert position.view(None)["discard"] == 6
    assert len(position.revealed()["discard_cards"]) == 6


def test_larbre_a1_cards_being_discarded_are_not_shown_as_played():
    position = table((FULL_HAND, ""), "twig-dryad twig-dryad leaf-faun leaf-dryad")
    play(position, "+twig-dryad +twig-dryad -joker")
    for reader in (None, 0, 1):
        assert position.view(reader)["play"] is None
    assert position.view(0)["chosen"] == {"grows": None, "cards": ["joker"], "need": 1, "growth": None, "alone": None}
    assert position.view(1)["chosen"] is None


def test_larbre_a1_a_kept_or_discarded_card_is_hidden_in_writing():
    for word, shown in (("-joker", "-?"), ("keep+joker", "keep+?"), ("+joker", "+joker"), ("leaf@17", "leaf@17")):
        assert GAME.hide_action(word) == shown
