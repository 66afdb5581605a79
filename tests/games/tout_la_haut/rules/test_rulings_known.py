"""tout-la-haut 9: public knowledge and secrets."""

from __future__ import annotations

from collections import Counter

import futaie
from futaie.games.tout_la_haut.box.cards import DECK, DECK_FOR_TWO
from futaie.record.record import record_for
from tests.games.tout_la_haut.table import GAME, hand, play, table

NINE = "r3g3 b3y3 r4b4 g4y4 y4r4 g2g3 b4g4 r3y3 v3r3"


def test_tout_la_haut_9b_a_player_remembers_the_cards_passed_on() -> None:
    position = table(NINE, seats=3, rounds=2)
    assert position.view(0)["known"] == []
    play(position, "r3g3")
    assert position.view(0)["known"] == ["b3y3", "r4b4", "g4y4"]
    assert position.view(1)["known"] == position.view(2)["known"] == position.view(None)["known"] == []


def test_tout_la_haut_9_a_card_built_face_up_is_no_longer_remembered() -> None:
    position = table(NINE, seats=3, rounds=2)
    play(position, "r3g3 r4b4")
    assert position.view(0)["known"] == ["b3y3", "g4y4"]
    assert position.view(1)["known"] == ["b3y3", "g4y4", "y4r4"]


def test_tout_la_haut_9_a_card_built_face_down_may_be_any_remembered_one() -> None:
    position = table(NINE, seats=3, rounds=2)
    play(position, "r3g3 -r4b4")
    assert position.view(0)["known"] == ["b3y3", "r4b4", "g4y4"]


def test_tout_la_haut_9_with_the_hand_back_there_is_nothing_to_remember() -> None:
    position = table(NINE, seats=3, rounds=2)
    play(position, "r3g3 -r4b4 -b3y3")
    view = position.view(0)
    assert view["known"] == []
    assert view["hand"]["cards"] == ["g2g3", "b4g4", "g4y4", "y4r4"]


def test_tout_la_haut_9b_a_card_missing_from_the_hand_that_comes_back_lies_face_down() -> None:
    position = table(NINE, seats=3, rounds=2)
    play(position, "r3g3 -r4b4")
    assert position.view(0)["gone"] == []
    play(position, "-b3y3")
    assert position.view(0)["gone"] == ["b3y3", "r4b4"]
    assert position.view(2)["gone"] == position.view(None)["gone"] == position.revealed()["gone"] == []
    play(position, "g4y4")
    assert position.view(0)["gone"] == ["b3y3", "r4b4"]
    assert position.view(1)["gone"] == ["b3y3"]


def test_gone_cards_are_certain_and_exactly_what_a_look_at_the_hand_can_tell() -> None:
    """Compared with a count of each kind: cards passed on, minus those seen since."""
    for seed in range(40):
        rng = futaie.Rng(seed)
        seats = 2 + seed % 4
        position = GAME.new(seats, seed=f"gone {seed}", late_draw=seed % 3 == 0)
        passed: dict[int, Counter[str]] = {}
        gone = [Counter[str]() for _ in range(seats)]
        while not position.over:
            seat = position.mover()
            held = Counter(hand(position))
            look = held - Counter([position.view(seat)["hand"]["joined"]])
            gone[seat] += passed.get(seat, Counter()) - look
            assert Counter(position.view(seat)["gone"]) == gone[seat]
            action = position.random_action(seat, rng)
            word = GAME.format(position, seat, action)
            position.play(seat, action)
            built = Counter([word.removeprefix("-")])
            passed[seat] = held - built
            if not word.startswith("-"):
                for other in range(seats):
                    if other != seat and other in passed:
                        passed[other] -= built
            for reader in range(seats):
                trees = position.revealed()["trees"]
                down = Counter(card["card"] for tree in trees for card in tree["cards"] if card["face"] == "down")
                assert Counter(position.view(reader)["gone"]) <= down


def test_everybody_knows_which_cards_are_in_play() -> None:
    """tout-la-haut 9e."""
    position = GAME.new(2, seed="all")
    assert position.view(None)["cards"] == list(DECK_FOR_TWO)
    assert table(NINE, seats=3, rounds=2).view(1)["cards"] == sorted(NINE.split(), key=DECK.index)


def test_tout_la_haut_9a_only_the_seat_whose_turn_it_is_sees_the_hand() -> None:
    position = table(NINE, seats=3, rounds=2)
    assert position.view(0)["hand"]["cards"] == ["r3g3", "b3y3", "r4b4", "g4y4"]
    for reader in (1, 2, None):
        assert position.view(reader)["hand"] == {"seat": 0, "count": 4, "cards": None, "joined": None}


def test_tout_la_haut_9c_a_card_built_face_down_stays_secret_to_all_but_its_builder_to_the_end() -> None:
    position = table("r3g3 b3y3 r4b4 g4y4", rounds=1)
    play(position, "-r3g3")
    grey = [{"colour": "grey", "value": 2}, {"colour": "grey", "value": 2}]
    for _ in range(2):
        assert position.view(0)["trees"][0]["cards"] == [{"card": "r3g3", "face": "down", "floors": grey}]
        for reader in (1, None):
            assert position.view(reader)["trees"][0]["cards"] == [{"card": None, "face": "down", "floors": grey}]
        if not position.over:
            play(position, "b3y3")
    assert position.over
    assert "r3g3" not in str(position.view(None)["outcome"])
    assert position.revealed()["trees"][0]["cards"][0]["card"] == "r3g3"


def test_tout_la_haut_9d_the_log_hides_cards_built_face_down_until_the_match_is_over() -> None:
    """tout-la-haut 9c too."""
    cards = ["r3g3", "b3y3", "r4b4", "g4y4"]
    match = futaie.Match(GAME, 2, None, {"deck": cards}, cards=cards, rounds=1)
    match.write(0, "-r3g3")
    assert [entry.text for entry in match.told(0)] == ["-r3g3"]
    assert [entry.text for entry in match.told(1)] == [entry.text for entry in match.told(None)] == ["-?"]
    assert "1. A: -?" in str(record_for(match, 1))
    assert "1. A: -r3g3" in str(record_for(match, 0))
    match.write(1, "b3y3")
    assert [entry.text for entry in match.told(None)] == ["-r3g3", "b3y3"]


def test_tout_la_haut_9a_the_deck_stays_hidden() -> None:
    position = table("r3g3 b3y3 r4b4 g4y4 y4r4", rounds=1)
    for reader in (0, 1, None):
        view = position.view(reader)
        assert view["cards"].count("y4r4") == str(view).count("y4r4") == 1
        assert view["deck"] == 2


def test_the_first_game_of_two_stays_as_secret_in_the_second() -> None:
    cards = ["r3g3", "b3y3", "r4b4", "g4y4"]
    deal = {"deck": cards, "deck-1": cards}
    position = GAME.new(2, deal=deal, cards=cards, rounds=1, strategic=True)
    play(position, "-r3g3 b3y3")
    assert position.view(0)["before"]["trees"][0]["cards"][0]["card"] == "r3g3"
    assert position.view(1)["before"]["trees"][0]["cards"][0]["card"] is None
