"""arboretum 9 to 12: rights, paths, points, winner."""

from __future__ import annotations

import pytest

from futaie.games.arboretum.box.cards import LETTERS, NAMES, NUMBERS
from futaie.games.arboretum.rules.reasons import Points
from futaie.games.arboretum.rules.scoring import Paths, hand_sums, highest_sum
from tests.games.arboretum.table import Cells, grown, picture, table


def sums(species: str, *hands: str) -> list[int]:
    """The sums of a species in these hands."""
    position = table(hands, [{}] * len(hands))
    found = hand_sums(position.hands, position.hand_counts, 8)
    return [found[seat * 10 + LETTERS.index(species)] for seat in range(len(hands))]


def rights(species: str, *hands: str) -> list[int]:
    """The seats that may score a species with these hands: everybody has a path that would score."""
    garden = {(0, 0): species + "2", (1, 0): species + "3"}
    return [seat for seat, points in enumerate(table(hands, [garden] * len(hands)).scores()) if points]


def best(species: str, garden: str | Cells) -> int:
    return Paths(grown(picture(garden) if isinstance(garden, str) else garden), 8).best(LETTERS.index(species))


def best_path(species: str, garden: str) -> list[str]:
    paths = Paths(grown(picture(garden)), 8)
    paths.best(LETTERS.index(species))
    return [NAMES[card] for card in paths.path()]


def items(species: str, garden: str) -> dict[Points, int]:
    """The lines of the sheet about one species, for somebody with every right."""
    sheet = table(["", ""], [picture(garden), {}]).outcome().sheets[0]
    return {line.reason.code: line.points for line in sheet if line.reason.figures["species"] == species}


# 9. The right to score


def test_arboretum_9a_the_highest_sum_in_hand_gives_the_right() -> None:
    assert sums("j", "j2 j3 m8", "j4 o7") == [5, 4]
    assert rights("j", "j2 j3 m8", "j4 o7") == [0]
    assert rights("j", "j2", "j4 o7", "j3 b1") == [1]


def test_arboretum_9_the_sum_counts_not_the_number_of_cards() -> None:
    assert rights("j", "j1 j2 j3", "j7") == [1]


def test_arboretum_9b_everybody_who_ties_has_the_right() -> None:
    assert rights("j", "j7", "j2 j5") == [0, 1]
    assert rights("j", "j6", "j2 j4", "j5", "j1") == [0, 1]
    assert rights("j", "j1 j2 j3", "j6", "o1", "j5") == [0, 1]


def test_arboretum_9c_an_opponents_one_cancels_the_eight() -> None:
    assert sums("r", "r8", "r1") == [0, 1]
    assert rights("r", "r8", "r1") == [1]
    assert sums("r", "r8 r5", "r1 r6") == [5, 7]
    assert sums("r", "r8 r5", "r2", "o1", "r1") == [5, 2, 0, 1]


def test_arboretum_9_a_cancelled_eight_may_still_win_by_the_other_cards() -> None:
    assert rights("r", "r8 r2", "r1") == [0]


def test_arboretum_9d_your_own_one_does_not_cancel_your_own_eight() -> None:
    assert sums("w", "w1 w8", "w7") == [9, 7]
    assert rights("w", "w1 w8", "w2 w7") == [0, 1]


def test_arboretum_9_the_one_of_another_species_cancels_nothing() -> None:
    assert sums("r", "r8", "j1 o1 b1") == [8, 0]


def test_arboretum_9e_a_one_always_counts_one() -> None:
    assert sums("r", "r1", "r8") == [1, 0]
    assert sums("r", "r1", "r2") == [1, 2]


def test_arboretum_9h_a_one_that_is_planted_or_discarded_cancels_nothing() -> None:
    gardens = [{(0, 0): "r2", (1, 0): "r3"}, {(0, 0): "r1", (1, 0): "r4"}]
    assert table(["r8", "r7"], gardens).scores() == [2, 0]
    assert table(["r8", "r7"], [gardens[0], {}], piles=[[], ["r1"]]).scores() == [2, 0]


def test_arboretum_9f_a_species_that_nobody_holds_gives_everybody_the_right() -> None:
    assert rights("d", "j1", "o2", "") == [0, 1, 2]


def test_arboretum_9g_the_right_to_a_species_you_have_not_planted_still_blocks_the_others() -> None:
    position = table(["m7", "m4"], [{}, picture("m1 m2 m3")])
    assert position.scores() == [0, 0]
    codes = [
        [line.reason.code for line in sheet if line.reason.figures["species"] == "m"]
        for sheet in position.outcome().sheets
    ]
    assert codes == [[Points.NO_PATH], [Points.NO_RIGHT]]


def test_arboretum_9_the_sheet_shows_the_sums() -> None:
    sheets = table(["r8 r2", "r1"], [{}, {}]).outcome().sheets
    figures = [line.reason.figures for sheet in sheets for line in sheet if line.reason.figures["species"] == "r"]
    assert [(told["sum"], told["highest"]) for told in figures] == [(2, 2), (1, 2)]


def test_arboretum_9_with_ranks_cut_down_the_highest_rank_stands_for_the_eight() -> None:
    """arboretum 15a too."""
    position = table(["j3", "j1"], [{}, {}], species="j", ranks=3)
    found = hand_sums(position.hands, position.hand_counts, 3)
    assert [found[seat * 10 + LETTERS.index("j")] for seat in range(2)] == [0, 1]
    assert highest_sum(found, LETTERS.index("j")) == 1


# 10. Paths


def test_arboretum_10e_a_lone_card_scores_nothing() -> None:
    assert best("j", "j8") == 0
    assert best("j", "j1") == 0
    assert best("j", "o1 j8 o2") == 0


def test_arboretum_10e_two_cards_are_a_path() -> None:
    assert best("j", "j3 j5") == 2


def test_arboretum_10b_a_path_ascends_strictly_but_ranks_may_be_left_out() -> None:
    """arboretum 10a too."""
    assert best("j", "j2 j4 j7") == 3
    assert best("j", "j2 o4 m4 j7") == 0
    assert best("j", "j3 o2 j7") == 0


def test_arboretum_10_a_path_may_be_walked_in_any_direction() -> None:
    assert best("j", "j7 j4 j2") == 3
    assert best_path("j", "j7 j4 j2") == ["j2", "j4", "j7"]


def test_arboretum_10c_a_path_turns_corners_but_never_goes_diagonally() -> None:
    assert best("j", "j2 o3\n. j4") == 3
    assert best("j", "j2 o1\n. j4\n. o8") == 0


def test_arboretum_10d_first_and_last_card_are_of_the_species_and_any_cards_lie_between() -> None:
    garden = "o2 j3 m4 b5 j6 r7"
    assert best("j", garden) == 4
    assert best_path("j", garden) == ["j3", "m4", "b5", "j6"]
    for species in "ombr":
        assert best(species, garden) == 0


def test_arboretum_10f_the_path_that_scores_most_is_taken_not_the_longest() -> None:
    garden = """
        j2 b3 m4 o5 d6 j7
        .  .  .  .  .  .
    """
    assert best("j", garden) == 6
    garden = """
        j2 b3 m4 o5 d6 j7
        j3 j4 j5 .  .  .
    """
    assert best("j", garden) == 8
    assert best_path("j", garden) == ["j2", "j3", "j4", "j5"]


def test_arboretum_10f_only_one_path_per_species_scores() -> None:
    assert best("j", "j2 j3 o1 j4 j6") == 2
    assert table(["", ""], [picture("j2 j3 o1 j4 j6"), {}]).scores() == [2, 0]


def test_arboretum_10g_a_card_may_serve_several_species_paths() -> None:
    garden = picture("""
        .  j2 .
        o3 m4 o5
        .  j6 .
    """)
    assert best("j", garden) == 3
    assert best("o", garden) == 3
    assert table(["", ""], [garden, {}]).scores() == [6, 0]


def test_arboretum_10h_of_several_best_paths_the_sheet_shows_one() -> None:
    garden = """
        j2 b3 j5
        m3 .  .
        j4 .  .
    """
    assert best("j", garden) == 3
    assert best_path("j", garden) in (["j2", "b3", "j5"], ["j2", "m3", "j4"])


# 11. Points


def test_arboretum_11a_one_point_for_each_card() -> None:
    assert items("j", "j2 o3 m4 j6") == {Points.CARDS: 4}


def test_arboretum_11b_one_more_for_each_card_of_one_species_from_four_cards_on() -> None:
    assert items("j", "j2 j3 j5") == {Points.CARDS: 3}
    assert items("j", "j2 j3 j5 j6") == {Points.CARDS: 4, Points.ONE_SPECIES: 4}
    assert items("j", "j2 j3 o4 j5 j6") == {Points.CARDS: 5}


def test_arboretum_11c_one_more_for_a_path_that_starts_with_a_one() -> None:
    assert items("j", "j1 j4") == {Points.CARDS: 2, Points.STARTS_WITH_ONE: 1}
    assert items("j", "o1 j4 j5") == {Points.CARDS: 2}


def test_arboretum_11d_two_more_for_a_path_that_ends_with_an_eight() -> None:
    assert items("j", "j4 j8") == {Points.CARDS: 2, Points.ENDS_WITH_TOP: 2}
    assert items("j", "j4 j5 o8") == {Points.CARDS: 2}


def test_arboretum_11e_all_eight_of_a_species_are_worth_nineteen_and_bonuses_are_never_doubled() -> None:
    garden = "j1 j2 j3 j4 j5 j6 j7 j8"
    expected = {Points.CARDS: 8, Points.ONE_SPECIES: 8, Points.STARTS_WITH_ONE: 1, Points.ENDS_WITH_TOP: 2}
    assert items("j", garden) == expected
    assert best("j", garden) == 19


@pytest.mark.parametrize(
    ("garden", "points"),
    [
        ("j1 j8", 5),
        ("j1 o2 j8", 6),
        ("j1 j2 j3 j4", 9),
        ("j5 j6 j7 j8", 10),
        ("j1 j2 j3 j8", 11),
        ("j1 a2 b3 c4 d5 m6 o7 j8", 11),
    ],
)
def test_arboretum_11_the_points_add_up(garden: str, points: int) -> None:
    assert best("j", garden) == points


def test_arboretum_11_a_start_with_a_one_can_be_worth_more_than_going_round() -> None:
    """j1 j4 is worth 3, as much as j2 o3 j4; with j1 o2 j4 the one wins."""
    assert best("j", "j1 j4 o3 j2") == 3
    assert best("j", ".  o2 j1\nj2 o3 .\n.  j4 .") == 5


# 12. The winner


def test_arboretum_12a_most_points_win() -> None:
    outcome = table(["", "", ""], [picture("j2 j3"), picture("o1 o2"), picture("m2 d5")]).outcome()
    assert outcome.scores == (2, 3, 0)
    assert outcome.ranking == (2, 1, 3)
    assert outcome.winners == (1,)


def test_arboretum_12_points_come_before_species() -> None:
    outcome = table(["", ""], [picture("j1 j2"), picture("o2 o3 m3 d3 b3 a3 c3")]).outcome()
    assert outcome.scores == (3, 2)
    assert outcome.ranking == (1, 2)


def test_arboretum_12b_a_tie_goes_to_the_most_different_species_planted() -> None:
    outcome = table(["", ""], [picture("j2 j3 m3"), picture("o2 o3 m2 d2")]).outcome()
    assert outcome.scores == (2, 2)
    assert outcome.ranking == (2, 1)


def test_arboretum_12_species_are_counted_not_cards() -> None:
    outcome = table(["", ""], [picture("j5 j4 m4 j3 m8"), picture("o2 o3 a3 d2")]).outcome()
    assert outcome.scores == (2, 2)
    assert outcome.ranking == (2, 1)


def test_arboretum_12c_otherwise_the_victory_is_shared() -> None:
    outcome = table(["", "", ""], [picture("j2 j3 m3"), picture("o2 o3 d2"), picture("b2 b3")]).outcome()
    assert outcome.scores == (2, 2, 2)
    assert outcome.ranking == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_arboretum_12_everybody_may_share() -> None:
    assert table(["", "", "", ""], [{}] * 4).outcome().winners == (0, 1, 2, 3)


def test_species_are_called_in_the_order_of_the_rulings_table() -> None:
    """Ours: the order of the lost score sheet changes no result (arboretum 14b, 14c)."""
    assert LETTERS == "bacdjmortw"
    assert [NUMBERS["b1"], NUMBERS["b8"], NUMBERS["a1"], NUMBERS["w8"]] == [0, 7, 8, 79]
    (sheet, _) = table(["", ""], [{}, {}]).outcome().sheets
    assert [line.reason.figures["species"] for line in sheet] == list(LETTERS)
