"""larbre C, D and E: the trunk, public information, the end of a game, and stalled games."""

import pytest

import futaie
from futaie.core.rules.reason import Why
from futaie.games.larbre.rules.reasons import NotLegal, Points
from tests.games.larbre.table import (
    GAME,
    commits,
    hand,
    heap_of,
    legal_words,
    look,
    place_all,
    play,
    reserve,
    river,
    table,
    twigs,
    why_not,
)

NOTHING = {"twig": 0, "leaf": 0, "bud": 0, "fruit": 0, "flower": 0, "token": 0}


def test_larbre_c1a_the_trunk_grows_once_per_player():
    position = table()
    play(position, "trunk")
    assert reserve(position, 0)["token"] == 0
    play(position, "trunk")
    assert position.view(None)["trunk"] == 2
    assert why_not(position, "trunk") is NotLegal.NO_TRUNK
    assert "trunk" not in legal_words(position)


def test_larbre_c1b_the_trunk_adds_two_branches_of_three_common_twigs_on_the_next_tile():
    position = table()
    play(position, "trunk trunk")
    new = twigs(position)[12:]
    assert [(twig["parent"], twig["side"], twig["trunk"]) for twig in new] == [
        (None, 0, 1), (12, 0, 1), (13, 0, 1), (None, 1, 1), (15, 0, 1), (16, 0, 1),
        (None, 0, 2), (18, 0, 2), (19, 0, 2), (None, 1, 2), (21, 0, 2), (22, 0, 2),
    ]  # fmt: skip
    assert all(twig["owner"] is None for twig in new)


@pytest.mark.parametrize("cards", range(7))
def test_larbre_c1c_the_trunk_fills_the_hand_to_six_from_the_river_by_choice_then_from_the_source(cards):
    """larbre C.1d too."""
    held = ["joker", "joker", "joker", "flute", "flute", "flute"][:cards]
    position = table((" ".join(held), ""), "twig-faun leaf-faun bud-faun fruit-faun", source="joker joker flute")
    need = 6 - cards
    told = look(position, "trunk")
    assert (told["take"], told["draw"]) == (min(4, need), max(0, need - 4))
    assert commits(position, "trunk") == (need == 0 or need >= 4), "unless there is a choice"
    play(position, "trunk")
    taken = 0
    while position.mover() == 0:
        assert all(word.startswith("+") for word in legal_words(position))
        assert commits(position, legal_words(position)[0]) == (taken == need - 1)
        play(position, legal_words(position)[-1])
        taken += 1
    assert taken == (need if need < 4 else 0)
    assert len(hand(position, 0)) == 6
    assert len(river(position)) == 4, "refilled"
    if 0 < need < 4:
        assert set(hand(position, 0)) - set(held) == set(["twig-faun", "leaf-faun", "bud-faun", "fruit-faun"][-need:])


def test_larbre_d1c_nobody_sees_the_cards_drawn_from_the_source():
    position = table(source="joker joker flute flute")
    events = play(position, "trunk")
    drawn = [event for event in events if event.kind == "draw"]
    assert [event.for_seat(0)["card"] for event in drawn] == ["joker", "joker"]
    assert all("card" not in event.for_seat(1) for event in drawn)
    assert position.view(1)["hands"][0]["known"] == ["twig-faun", "twig-dryad", "twig-naiad", "twig-pegaea"]


def test_larbre_d1a_reserves_hand_sizes_tree_river_taken_cards_and_played_cards_are_public():
    position = table(("leaf-faun leaf-dryad", "joker"))
    play(position, "+twig-faun +twig-dryad")
    for reader in (None, 0, 1):
        view = position.view(reader)
        assert view["hands"][0]["known"] == ["twig-faun", "twig-dryad"]
        assert [one["count"] for one in view["hands"]] == [4, 1]
        assert view["reserves"][1]["left"] == 26
        assert len(view["twigs"]) == 12
    assert position.view(1)["hands"][0]["cards"] is None
    play(position, "grow-leaf joker reveal")
    assert position.view(None)["play"]["cards"] == ["joker"]


def test_larbre_d1b_a_card_taken_from_the_river_is_known_until_it_is_played():
    position = table(("leaf-faun", ""), "bud-faun bud-faun bud-naiad twig-faun", up="dryad pegaea")
    play(position, "+bud-faun +bud-faun")
    assert position.view(1)["hands"][0]["known"] == ["bud-faun", "bud-faun"]
    play(position, "trunk grow-leaf leaf-faun reveal")
    assert position.view(1)["hands"][0]["known"] == ["bud-faun", "bud-faun"]
    place_all(position)
    while position.mover() == 1:
        play(position, legal_words(position)[0])
    play(position, "grow-leaf bud-faun bud-faun reveal")
    assert position.view(1)["hands"][0]["known"] == []


def test_larbre_d1b_after_a_secret_discard_only_certain_cards_are_known():
    held = "leaf-faun leaf-dryad leaf-naiad leaf-pegaea"
    position = table((held, ""), "joker joker flute twig-faun", source="joker flute twig-faun twig-faun")
    play(position, "+joker +joker")
    assert position.view(1)["hands"][0]["known"] == ["joker", "joker"]
    position.current = 0
    play(position, "+joker +flute")
    assert position.view(1)["hands"][0]["known"] == ["joker", "joker", "joker", "flute"]
    play(position, "-leaf-faun -leaf-dryad")
    assert position.view(1)["hands"][0]["known"] == ["joker"], "two of whatever might have gone, so one joker stayed"
    assert position.view(0)["hands"][0]["cards"].count("joker") == 3


def test_larbre_d1d_when_the_game_is_over_views_keep_hands_secret_and_revealed_shows_them():
    position = table(("leaf-faun joker", "joker"), reserves=(NOTHING | {"leaf": 1}, {}), up="dryad pegaea")
    play(position, "grow-leaf leaf-faun reveal leaf@2")
    assert position.over
    assert position.view(1)["hands"][0]["cards"] is None
    assert position.revealed()["hands"][0]["cards"] == ["joker"]


@pytest.mark.parametrize(
    ("piece", "cards", "tree", "word"),
    [
        ("twig", "grow-twig twig-dryad", "", "twig@2"),
        ("common", "grow-twig twig-dryad", "", "common@2"),
        ("leaf", "grow-leaf leaf-dryad", "", "leaf@2"),
        ("bud", "grow-bud bud-dryad", "leaf@2", "bud@2"),
        ("fruit", "grow-fruit fruit-dryad", "leaf@2 bud@2", "fruit@2"),
        ("flower", "grow-fruit fruit-dryad", "leaf@2 bud@2", "flower@2"),
    ],
)
def test_larbre_e1a_the_last_piece_wins_at_once_whatever_it_is(piece, cards, tree, word):
    held = f"{cards.split()[1]} joker joker"
    position = table(
        (held, ""), "flute flute flute flute", reserves=(NOTHING | {piece: 1}, {}), tree=tree, up="faun naiad"
    )
    play(position, f"{cards.split()[0]} {cards.split()[1]} joker reveal")
    assert look(position, word)["wins"]
    assert commits(position, word)
    events = play(position, word)
    assert position.over, "in the middle of the turn, although more should grow"
    assert [event.kind for event in events] == ["place", "end"]
    assert (position.movers(), position.legal(0), position.legal(1)) == ([], [], [])
    assert position.reason(0, 0).code is Why.GAME_OVER
    assert position.ranking() == [1, 2]
    assert position.scores() == [0, -26]


def test_larbre_e1d_the_others_are_ranked_by_the_pieces_left_and_ties_share_a_place():
    reserves = (NOTHING | {"leaf": 1}, {}, {"twig": 9}, {"twig": 9})
    position = table(("leaf-dryad", "", "", ""), "flute flute flute flute", reserves=reserves, up="faun naiad")
    play(position, "grow-leaf leaf-dryad reveal leaf@2")
    assert position.over
    assert position.ranking() == [1, 4, 2, 2]
    assert position.scores() == [0, -26, -25, -25]


def test_larbre_e1c_a_win_with_the_trunk_token_still_adds_its_branches():
    position = table(("", ""), reserves=(NOTHING | {"token": 1}, {}))
    assert look(position, "trunk") == {"trunk": 1, "take": 0, "draw": 0, "wins": True}
    assert commits(position, "trunk")
    events = play(position, "trunk")
    assert position.over
    assert [event.kind for event in events] == ["trunk", "end"]
    assert len(twigs(position)) == 18
    assert hand(position, 0) == [], "the turn ends at that piece"


def test_larbre_e1c_a_win_with_the_trunk_token_commits_whatever_the_hand():
    for cards in ("", "joker joker joker", "joker joker joker flute flute flute"):
        assert commits(table((cards, ""), reserves=(NOTHING | {"token": 1}, {})), "trunk")
    assert not commits(table(("joker joker joker", "")), "trunk"), "three of the river's cards are still to be chosen"


def test_larbre_e1a_the_dryads_piece_can_win():
    position = table(
        ("leaf-dryad", ""), "flute flute flute flute", reserves=(NOTHING | {"leaf": 2}, {}), up="dryad naiad"
    )
    play(position, "grow-leaf leaf-dryad reveal leaf@2")
    assert not position.over
    play(position, "leaf@5")
    assert position.over


def test_larbre_e1b_nobody_wins_while_the_token_or_a_gift_is_left():
    for piece in ("token", "common"):
        left = NOTHING | {"leaf": 1, piece: 1}
        position = table(("leaf-dryad", ""), "flute flute flute flute", reserves=(left, {}), up="faun naiad")
        play(position, "grow-leaf leaf-dryad reveal leaf@2")
        assert not position.over


def test_larbre_e1b_the_fauns_gift_keeps_another_player_from_winning():
    position = table(
        ("leaf-faun", "leaf-naiad"), "flute flute flute flute", reserves=({}, NOTHING | {"leaf": 1}), up="faun pegaea"
    )
    play(position, "grow-leaf leaf-faun reveal faun>B leaf@2")
    play(position, "grow-leaf leaf-naiad reveal leaf@5")
    assert not position.over
    assert reserve(position, 1)["left"] == 1


def test_larbre_s3e_the_undergrowth_is_unlimited():
    """larbre S.3d too."""
    position = table(("twig-dryad", ""), "flute flute flute flute", reserves=({"twig": 0}, {}), up="faun naiad")
    for _ in range(300):
        position.piles.hands[0] = heap_of(["twig-dryad"])
        position.current = 0
        play(position, "grow-twig twig-dryad reveal")
        place_all(position)
        position.quiet = 0
        position.piles.discard = position.piles.discard_count = 0
    assert len(twigs(position)) == 312


@pytest.mark.parametrize(("seats", "stall"), [(2, 6), (3, 6), (4, 6), (2, 1), (3, 2)])
def test_larbre_e2b_the_game_ends_after_this_many_full_rounds_without_a_piece_from_a_reserve(seats, stall):
    """larbre E.2c too."""
    position = table(("",) * seats, stall=stall, reserves=[{"twig": 3 + seat // 2} for seat in range(seats)])
    for turn in range(seats * stall):
        assert not position.over
        assert position.view(None)["quiet"] == {"turns": turn, "most": seats * stall}
        while position.turn == turn + 1 and not position.over:
            play(position, legal_words(position)[0])
    assert position.over
    assert position.ranking() == [1, 1, 3, 3][:seats]
    assert position.scores() == [-19, -19, -20, -20][:seats]


def test_larbre_e2b_a_piece_from_any_reserve_restarts_the_count_but_the_undergrowth_does_not():
    position = table(("leaf-dryad", "leaf-dryad"), reserves=({"leaf": 1}, {"leaf": 0}), up="faun naiad")
    position.quiet = 5
    other = position.copy()
    play(position, "grow-leaf leaf-dryad reveal leaf@2")
    assert position.quiet == 0
    other.current = 1
    play(other, "grow-leaf leaf-dryad reveal leaf@2")
    assert other.quiet == 6
    trunk = table()
    trunk.quiet = 5
    play(trunk, "trunk")
    assert trunk.quiet == 0, "the token is a piece of the reserve"


def test_larbre_e2b_the_rounds_are_counted_from_the_last_piece():
    position = table(("leaf-dryad", ""), stall=2, up="faun naiad")
    play(position, "grow-leaf leaf-dryad reveal leaf@2")
    for quiet in (1, 2, 3):
        play(position, legal_words(position)[0])
        play(position, legal_words(position)[0])
        assert (position.quiet, position.over) == (quiet, False)
    play(position, legal_words(position)[0])
    play(position, legal_words(position)[0])
    assert position.over


def test_larbre_e2c_every_piece_left_is_a_line_of_the_sheet():
    position = table(("", ""), stall=1, reserves=({"common": 2}, NOTHING | {"leaf": 1}))
    play(position, "+twig-faun +twig-dryad")
    while not position.over:
        play(position, legal_words(position)[0])
    outcome = position.outcome()
    assert outcome.ranking == (2, 1)
    assert [(line.reason.code, line.points) for line in outcome.sheets[0]] == [
        (Points.TWIGS_LEFT, -10),
        (Points.LEAVES_LEFT, -6),
        (Points.BUDS_LEFT, -5),
        (Points.FRUITS_LEFT, -3),
        (Points.FLOWERS_LEFT, -1),
        (Points.TRUNK_LEFT, -1),
        (Points.GIFTS_LEFT, -2),
    ]
    assert [(line.reason.code, line.points) for line in outcome.sheets[1]] == [(Points.LEAVES_LEFT, -1)]


def test_larbre_e1a_the_winners_sheet_says_so():
    position = table(reserves=(NOTHING | {"token": 1}, {}))
    play(position, "trunk")
    assert [(line.reason.code, line.points) for line in position.outcome().sheets[0]] == [(Points.ALL_PLACED, 0)]


def test_larbre_e2a_whole_random_games_are_won_or_stall():
    won = 0
    for seed in range(20):
        position = GAME.new(3, seed=f"whole {seed}")
        rng = futaie.Rng(seed)
        while not position.over:
            position.apply(position.mover(), position.random_action(position.mover(), rng))
        left = [position.pieces_left(seat) for seat in range(3)]
        assert (0 in left) != (position.quiet == 18)
        won += 0 in left
    assert won > 0
