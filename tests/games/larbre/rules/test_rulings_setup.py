"""larbre S and T: the cards, the set-up, turns, and the tree."""

from collections import Counter
from pathlib import Path

import pytest

import futaie
from futaie.games.larbre.box import cards
from futaie.games.larbre.box.cards import NAMES, NUMBERS, SPIRITS, Box
from futaie.games.larbre.box.deck_file import BOX, parse_box
from futaie.games.larbre.rules.reasons import NotLegal, WrongCards
from tests.games.larbre.table import (
    BOX_CARDS,
    GAME,
    deck_file,
    hand,
    legal_words,
    play,
    reserve,
    river,
    spirits,
    table,
    twigs,
    why_not,
)


def test_larbre_s1a_the_deck_has_68_cards():
    assert sum(BOX.counts) == 68
    by_type = Counter(name.split("-")[0] for name in BOX_CARDS.elements())
    assert by_type == {"twig": 20, "leaf": 16, "bud": 12, "fruit": 8, "joker": 6, "flute": 6}


def test_larbre_s1c_each_type_is_split_evenly_over_the_four_icons():
    """larbre S.1b, S.1d too."""
    for name, count in BOX_CARDS.items():
        assert count == {"twig": 5, "leaf": 4, "bud": 3, "fruit": 2, "joker": 6, "flute": 6}[name.split("-")[0]]


def test_larbre_s2a_faun_and_dryad_share_a_tile_naiad_and_pegaea_the_other():
    pairs = {frozenset((SPIRITS[spirit], SPIRITS[back])) for spirit, back in enumerate(BOX.backs)}
    assert pairs == {frozenset(("faun", "dryad")), frozenset(("naiad", "pegaea"))}


def test_larbre_s2b_which_faces_start_is_random():
    found = Counter(tuple(spirits(GAME.new(seed=f"faces {i}"))) for i in range(80))
    assert set(found) == {(a, b) for a in ("faun", "dryad") for b in ("naiad", "pegaea")}
    assert min(found.values()) > 8
    position = GAME.new(seed="x", deal={"spirits": ["pegaea", "dryad", "faun", "naiad"]})
    assert spirits(position) == ["dryad", "pegaea"]


@pytest.mark.parametrize(
    ("old", "new", "code", "field"),
    [
        ("joker = 6", "joker = 8", WrongCards.WRONG_COUNT, "joker"),
        ("joker = 6", "joker = true", WrongCards.WRONG_COUNT, "joker"),
        ("joker = 6", "", WrongCards.WRONG_COUNT, "joker"),
        ("faun = 5", "faun = -1", WrongCards.WRONG_COUNT, "twig.faun"),
        ("naiad = 3", "naiad = 2", WrongCards.NOT_THE_RULEBOOKS, None),
        ("flute = 6", "flute = 7", WrongCards.NOT_THE_RULEBOOKS, None),
        ("faun = 5", "fawn = 5", WrongCards.UNKNOWN_FIELD, "twig.fawn"),
        ("[bud]", "[butter]", WrongCards.UNKNOWN_FIELD, "butter"),
        ("joker = 6", "leaf = 3\njoker = 6", WrongCards.NOT_TOML, None),
        ('["faun", "dryad"]', '["faun", "naiad"]', WrongCards.BAD_TILES, "tiles"),
        ('["faun", "dryad"]', "7", WrongCards.BAD_TILES, "tiles"),
        ('["faun", "dryad"]', "[[1], [2]]", WrongCards.BAD_TILES, "tiles"),
        ("[twig]", "[twig", WrongCards.NOT_TOML, None),
    ],
)
def test_larbre_s1e_an_error_in_the_file_is_reported_with_its_name_and_the_field(old, new, code, field):
    text = (Path(cards.__file__).parent / "cards.toml").read_text()
    assert old in text
    with pytest.raises(futaie.BadSetup) as refused:
        parse_box(text.replace(old, new, 1), "cards.toml")
    assert refused.value.reason.code is code
    assert refused.value.reason.figures["file"] == "cards.toml"
    assert field is None or refused.value.reason.figures["field"] == field


@pytest.mark.parametrize(("text", "field"), [("", "twig"), ("twig = 3", "twig"), ("[twig]\nfaun = 1", "twig.dryad")])
def test_larbre_s1e_a_file_must_hold_all_tables_and_numbers(text, field):
    with pytest.raises(futaie.BadSetup) as refused:
        parse_box(text, "own")
    code = WrongCards.WRONG_COUNT if "." in field else WrongCards.NOT_A_TABLE
    assert refused.value.reason.code is code
    assert (refused.value.reason.figures["file"], refused.value.reason.figures["field"]) == ("own", field)


def test_larbre_s1e_other_icons_and_tiles_may_be_written_down():
    icons = {"twig": (7, 6, 5, 2), "leaf": (7, 7, 2, 0), "bud": (3, 4, 3, 2), "fruit": (0, 0, 1, 7)}
    text = "joker = 6\nflute = 6\n"
    for type_, counts in icons.items():
        numbers = zip(SPIRITS, counts, strict=True)
        text += f"[{type_}]\n" + "".join(f"{spirit} = {number}\n" for spirit, number in numbers)
    box = parse_box(text + '[tiles]\none = ["faun", "naiad"]\ntwo = ["pegaea", "dryad"]', "x")
    assert box.counts == (*(count for counts in icons.values() for count in counts), 6, 6)
    assert box.backs == (2, 3, 0, 1)


@pytest.mark.parametrize(("type_", "most"), [("twig", 15), ("leaf", 15), ("bud", 7), ("fruit", 7)])
def test_larbre_s1e_so_many_cards_of_a_type_may_show_the_same_icon(type_, most):
    counts = list(BOX.counts)
    first = NUMBERS[f"{type_}-faun"]
    others = sum(counts[first : first + 4]) - most
    counts[first : first + 4] = [most, others, 0, 0]
    assert parse_box(deck_file(Box(tuple(counts), BOX.backs)), "own").counts == tuple(counts)
    counts[first : first + 4] = [most + 1, others - 1, 0, 0]
    with pytest.raises(futaie.BadSetup) as refused:
        parse_box(deck_file(Box(tuple(counts), BOX.backs)), "own")
    assert refused.value.reason.code is WrongCards.WRONG_COUNT
    assert refused.value.reason.figures["field"] == f"{type_}.faun"
    assert refused.value.reason.figures["allowed"] == f"0-{most}"


def test_larbre_s3b_a_branch_is_a_chain_of_three_whose_inner_tips_take_one_more_twig_and_no_leaf():
    position = table(("leaf-faun twig-faun", ""))
    assert [(twig["parent"], twig["side"]) for twig in twigs(position)] == [
        (None, 0), (0, 0), (1, 0), (None, 1), (3, 0), (4, 0), (None, 2), (6, 0), (7, 0), (None, 3), (9, 0), (10, 0),
    ]  # fmt: skip
    assert [twig["carries"] for twig in twigs(position)] == ["twig", "twig", None] * 4
    play(position, "grow-leaf leaf-faun reveal grow")
    for inner in (0, 1, 3, 4):
        assert why_not(position, f"leaf@{inner}") is NotLegal.TIP_FULL
    assert why_not(position, "leaf@2") is None
    other = table(("twig-faun", ""))
    play(other, "grow-twig twig-faun reveal grow")
    assert why_not(other, "twig@0") is None
    play(other, "twig@0")
    assert why_not(other, "twig@0") is NotLegal.TIP_FULL


def test_larbre_s3b_an_option_makes_a_branch_a_fork():
    position = GAME.new(seed="x", branch="fork")
    assert [(twig["parent"], twig["side"]) for twig in twigs(position)][:3] == [(None, 0), (0, 0), (0, 1)]
    assert [twig["carries"] for twig in twigs(position)] == ["twigs", None, None] * 4
    seat = position.mover()
    position.play(seat, GAME.parse(position, seat, "trunk")[0])
    assert [twig["carries"] for twig in twigs(position)][12:] == ["twigs", None, None] * 2


def test_larbre_s3a_the_tree_starts_with_four_branches_of_common_twigs_on_the_base():
    """larbre T.1c too."""
    position = GAME.new(seed="x")
    assert len(twigs(position)) == 12
    assert all(twig["owner"] is None and twig["trunk"] == 0 for twig in twigs(position))
    assert [twig["twig"] for twig in twigs(position)] == list(range(12)), "numbered in the order they were added"
    assert position.view(None)["trunk"] == 0


def test_larbre_t1b_the_tree_keeps_parent_side_owner_and_pieces_of_each_tip():
    """larbre T.1a too."""
    position = table(("twig-faun joker", ""), "leaf-faun leaf-dryad leaf-naiad leaf-pegaea")
    play(position, "grow-twig twig-faun joker reveal grow twig@5 twig@5")
    assert twigs(position)[12:] == [
        {"twig": 12, "parent": 5, "side": 0, "trunk": 0, "owner": 0, "carries": None, "by": None, "takes": []},
        {"twig": 13, "parent": 5, "side": 1, "trunk": 0, "owner": 0, "carries": None, "by": None, "takes": []},
    ]
    assert twigs(position)[5]["carries"] == "twigs"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_larbre_s3f_everybody_starts_with_three_cards_and_a_full_reserve_beside_a_river_of_four(seats):
    """larbre S.3c too."""
    position = GAME.new(seats, seed="start")
    assert len(river(position)) == 4
    for seat in range(seats):
        assert len(hand(position, seat)) == 3
        pieces = {"twig": 10, "leaf": 6, "bud": 5, "fruit": 3, "flower": 1, "token": 1, "common": 0, "left": 26}
        assert reserve(position, seat) == pieces
    assert position.view(None)["source"] == 68 - 4 - 3 * seats


def test_larbre_s3_a_deal_names_the_river_then_the_hands_then_the_source():
    order = sorted(BOX_CARDS.elements(), key=lambda card: (NAMES.index(card) * 7 % 18, card))
    position = GAME.new(3, deal={"source": order}, first=1)
    assert sorted(river(position)) == sorted(order[:4])
    for place, seat in enumerate((1, 2, 0)):
        assert sorted(hand(position, seat)) == sorted(order[4 + 3 * place : 7 + 3 * place])
    assert position.revealed()["source_cards"] == order[13:]
    assert GAME.new(3, deal=order, first=1).revealed() == position.revealed()


def test_larbre_s4a_the_first_player_is_random_unless_chosen_and_play_goes_clockwise():
    """larbre S.4b too."""
    assert {GAME.new(3, seed=f"first {i}").mover() for i in range(40)} == {0, 1, 2}
    position = GAME.new(3, seed="x", first=1)
    movers = []
    for _ in range(4):
        movers.append(position.mover())
        play(position, legal_words(position)[0])
        play(position, legal_words(position)[0])
    assert movers == [1, 2, 0, 1]


def test_larbre_s4c_a_turn_is_exactly_one_of_draw_play_and_trunk():
    position = table(("leaf-faun flute", ""), "joker leaf-dryad twig-faun twig-naiad")
    words = legal_words(position)
    assert words == [
        "+twig-faun",
        "+twig-naiad",
        "+leaf-dryad",
        "+joker",
        "trunk",
        "grow-leaf",
        "flute-alone",
        "leaf-faun",
    ]
    play(position, "+twig-faun")
    for word in ("trunk", "grow-leaf", "flute-alone", "reveal"):
        assert why_not(position, word) is NotLegal.TAKE_ANOTHER
    other = table(("leaf-faun flute", ""))
    play(other, "grow-leaf")
    for word in ("trunk", "grow-leaf", "flute-alone", "+twig-faun"):
        assert why_not(other, word) is NotLegal.TURN_HAS_BEGUN
    other = table(("leaf-faun flute joker", ""))
    play(other, "trunk")
    for word in ("trunk", "grow-leaf", "reveal"):
        assert why_not(other, word) is NotLegal.TAKE_ANOTHER
