"""Written-down real tables are counted like the ends of games."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from futaie import Rng
from futaie.core.rules.outcome import Line
from futaie.core.rules.reason import BadTable, Why
from futaie.games.tout_la_haut.faces.notation import DOWN
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.reasons import Impossible, Points
from futaie.text import LANGUAGES, Words
from tests.battery import walk
from tests.games.refused import assert_refused, change
from tests.games.tout_la_haut.rules import slow_rules as slow
from tests.games.tout_la_haut.table import GAME

COUNT = GAME.count
assert COUNT is not None
VALID = Draft202012Validator(COUNT.schema)
NAMES = ("Ada", "Ben", "Cléo", "Dario", "Élise")


def counted(table: object) -> Any:
    VALID.validate(table)
    result = COUNT.count(json.loads(json.dumps(table)))
    assert json.loads(json.dumps(result)) == result
    return result


def real(*trees: str, **more: object) -> dict[str, Any]:
    """A table with these trees, as many rounds as they have cards."""
    players = [{"name": name, "tree": tree.split()} for name, tree in zip(NAMES, trees, strict=False)]
    return {"players": players, "rounds": len(trees[0].split()), **more}


def totals(table: object) -> list[int]:
    return [player["total"] for player in counted(table)["players"]]


# The ends of games


def points_for(lines: list[Line], *codes: Points) -> int:
    return sum(line.points for line in lines if line.reason.code in codes)


def words_of(tree: dict[str, Any], spoken: bool) -> list[str]:
    """A tree as a person would write it down, as cards or floor by floor."""
    cards = [card["card"] if card["face"] == "up" else DOWN for card in tree["cards"]]
    if spoken:
        return cards
    return [floor for card in cards for floor in (("-2", "-2") if card == DOWN else (card[:2], card[2:]))]


def written_down(position: ToutLaHaut, as_cards: bool) -> dict[str, Any]:
    view = position.view(None)
    games = [view] if view["before"] is None else [view["before"], view]
    seats = [(games[0]["first"] + place) % view["seats"] for place in range(view["seats"])]
    players = [{"name": NAMES[seat], "tree": words_of(games[0]["trees"][seat], as_cards)} for seat in seats]
    table: dict[str, Any] = {"players": players}
    if games[0]["objective"]:
        table["objective"] = games[0]["objective"]["name"]
    if view["strategic"]:
        for player, seat in zip(players, seats, strict=True):
            player["second_tree"] = words_of(view["trees"][seat], as_cards)
        if view["objective"]:
            table["second_objective"] = view["objective"]["name"]
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(12))
def test_the_ends_of_games_count_the_same(seats: int, number: int) -> None:
    options: Any = {
        "strategic": number % 2 == 1,
        "late_draw": number % 3 == 0,
        "objective": "none" if number % 4 == 0 else "random",
    }
    position = GAME.new(seats, seed=f"count {number}", **options)
    for _ in walk(position, Rng(number)):
        pass
    result = counted(written_down(position, as_cards=number % 5 > 0))
    outcome = position.outcome()
    by_name = {player["name"]: player for player in result["players"]}
    for seat, sheet in enumerate(outcome.sheets):
        player = by_name[NAMES[seat]]
        assert (player["total"], player["place"]) == (outcome.scores[seat], outcome.ranking[seat])
        assert player["sheet"] == [line.plain() for line in sheet]
        for half, game in enumerate(player["games"], 1):
            lines = [line for line in sheet if line.reason.figures["half"] == half]
            assert game["total"] == sum(line.points for line in lines)
            assert game["floors"] == points_for(lines, Points.CARD, Points.FACE_DOWN)
            assert game["run"]["points"] == points_for(lines, Points.LONGEST_RUN)
            if game["objective"]:
                assert game["objective"]["points"] == points_for(lines, Points.OBJECTIVE_MET)
    (winner,) = result["winners"]
    assert NAMES.index(result["players"][winner]["name"]) == outcome.winners[0]


@pytest.mark.parametrize("number", range(20))
def test_random_tables_are_counted_as_a_literal_reading_of_the_rules_says(number: int) -> None:
    """Twenty more tables, checked against the slow twin."""
    seats = 2 + number % 4
    objective = ["monochrome", "two-step", "efficient", "diversified", "little-treehouse"][number % 5]
    position = GAME.new(seats, seed=f"literal {number}", first=0, objective=objective)
    for _ in walk(position, Rng(number)):
        pass
    table = written_down(position, as_cards=True)
    trees = [player["tree"] for player in table["players"]]
    result = counted(table)
    assert [player["total"] for player in result["players"]] == slow.scores(trees, objective)
    assert [player["games"][0]["run"]["length"] for player in result["players"]] == list(map(slow.run, trees))
    met = [player["games"][0]["objective"]["met"] for player in result["players"]]
    assert met == slow.meet(trees, objective)


# By hand from the rulebook and the rulings


BY_HAND = {
    "the-rulebooks-four-green-floors": (real("r3g3 g2g3 g4y4", "r2r2 b2b2 y2y2"), [6 + 5 + 8 + 4, 12]),
    "grey-cuts-a-run": (real("y2y2 - y2y3", "b2b2 b2b3 -"), [4 + 4 + 5, 4 + 5 + 4 + 4]),
    "all-who-tie-for-the-run": (real("r2r2 r2r3", "b2b2 b2b3", "g2g2 -"), [13, 13, 8]),
    "a-run-of-one": (real("r3g3", "-"), [7, 4]),
    "nobody-has-a-colour": (real("- -", "- -b3y3"), [8, 8]),
    "the-run-once": (real("r2r2 b2b2 g2g2", "- - y2y2"), [12 + 2, 12 + 2]),
    "on-a-back-anything-fits": (real("r2r2 - b4g4", "- y4r4 -"), [4 + 4 + 8 + 2, 4 + 8 + 4]),
    "monochrome": (real("r2r2 - r2r3", "b2b2 b4g4 -", objective="monochrome"), [13 + 5, 4 + 8 + 4 + 3]),
    "monochrome-tie": (
        real("r2r2 -", "- -b3y3", "g2g2 y2y2", objective="monochrome"),
        [8 + 2 + 5, 8, 8 + 2 + 5],
    ),
    "two-step": (real("r2r2 r3g3 g2g2", "- - -", objective="two-step"), [14 + 3 + 5, 12]),
    "two-step-not-four": (real("r2r2 r3g3 g2g2 g4y4", "- - - -", objective="two-step"), [22 + 4, 16]),
    "efficient": (real("r2r2 r2r3", "b2b2 b4g4", "r3g3 b3y3", objective="efficient"), [9 + 4 + 5, 12, 12]),
    "efficient-without-a-colour": (real("r2r2 r2r3", "- -", objective="efficient"), [13, 8 + 5]),
    "efficient-tie": (real("r2r2 r2r3", "b2b2 -", objective="efficient"), [13 + 5, 8 + 5]),
    "diversified": (real("r2r2 b2b2", "g2g2 g2g3", objective="diversified"), [8 + 5, 9 + 4]),
    "diversified-nobody": (real("r3g3", "-", objective="diversified"), [7, 4]),
    "little-treehouse": (real("r3g3", "b4g4", objective="little-treehouse"), [6 + 1 + 7, 8 + 1]),
    "little-treehouse-tie": (real("-", "-b3y3", "r3g3", objective="little-treehouse"), [11, 11, 7]),
    "violet-with-three": (real("v4v4", "v3r3", "v2v2"), [8 + 2, 6, 4 + 2]),
    "floors": (real("r3g3", "b4g4"), [7, 9]),
}


@pytest.mark.parametrize(("table", "expected"), BY_HAND.values(), ids=BY_HAND)
def test_tables_counted_by_hand(table: dict[str, Any], expected: list[int]) -> None:
    assert totals(table) == expected


def test_trees_may_be_written_floor_by_floor() -> None:
    cards = real("r3g3 - g2g3", "b4g4 g2g2 -")
    floors = copy.deepcopy(cards)
    floors["players"][0]["tree"] = ["r3", "g3", "-2", "-2", "g2", "g3"]
    floors["players"][1]["tree"] = ["b4", "g4", "g2", "g2", "-2", "-2"]
    assert counted(floors) == counted(cards)
    floors["players"][1] = cards["players"][1]
    assert counted(floors) == counted(cards), "one so, the other so"


def test_a_tie_is_won_by_the_player_who_played_last() -> None:
    result = counted(real("r3g3", "b3y3", "g4y4", "y4r4", "-"))
    assert [player["total"] for player in result["players"]] == [7, 7, 9, 9, 4]
    assert (result["tied"], result["winners"]) == ([2, 3], [3])
    assert [player["place"] for player in result["players"]] == [4, 3, 2, 1, 5]


def two_games(first: str, second: str, **more: object) -> dict[str, Any]:
    """Trees of one card each."""
    table = real(*first.split(), **more)
    for player, card in zip(table["players"], second.split(), strict=True):
        player["second_tree"] = [card]
    return table


def test_the_two_games_of_the_strategic_variant_are_added() -> None:
    result = counted(two_games("r3g3 r4b4", "b3y3 -"))
    assert [[game["total"] for game in player["games"]] for player in result["players"]] == [[7, 7], [9, 4]]
    assert [player["total"] for player in result["players"]] == [14, 13]
    assert (result["starts_second"], result["winners"], result["tied"]) == (0, [0], [])


def test_on_a_tie_of_two_games_the_last_player_of_the_second_wins() -> None:
    """A starts the second game, which goes the other way round: A, C, B."""
    result = counted(two_games("r3g3 b3y3 g3b3", "r3g3 b3y3 g3b3"))
    assert result["starts_second"] == 0
    assert [player["place"] for player in result["players"]] == [3, 1, 2]
    assert (result["tied"], result["winners"]) == ([0, 1, 2], [1])


def test_each_game_has_its_objective() -> None:
    table = two_games("r3g3 b2b3", "r3g3 b2b3", objective="efficient", second_objective="little-treehouse")
    games = [player["games"] for player in counted(table)["players"]]
    assert [[game["objective"]["met"] for game in player] for player in games] == [[False, True], [True, False]]
    assert [[game["total"] for game in player] for player in games] == [[6, 13], [12, 7]]


def test_the_same_card_may_be_in_both_games() -> None:
    assert totals(two_games("r3g3 b4g4", "r3g3 b4g4")) == [14, 18]


# Impossible tables


GOOD = real("r3g3 g2g3 g4y4", "r2r2 b2b2 y2y2")
TWO = two_games("r3g3 r4b4", "b3y3 -", objective="efficient", second_objective="two-step")
TREE = ("players", 1, "tree")
BEN: dict[str, object] = {"player": "Ben"}
BROKEN = {
    "nothing": ([], Why.WRONG_FIELD, {"where": "table"}),
    "a-text": ("table", Why.WRONG_FIELD, {"where": "table"}),
    "no-players": ({"rounds": 3}, Why.MISSING_FIELD, {"where": "players"}),
    "too-much": ({**GOOD, "elves": 3}, Why.UNKNOWN_FIELD, {"where": "elves"}),
    "one-player": (change(GOOD, "players", to=GOOD["players"][:1]), Why.WRONG_FIELD, {"where": "players"}),
    "six-players": (change(GOOD, "players", to=GOOD["players"] * 3), Why.WRONG_FIELD, {"where": "players"}),
    "a-nameless-player": (change(GOOD, "players", 0, "name", to=""), Why.WRONG_FIELD, {"where": "players[0].name"}),
    "no-tree": (change(GOOD, "players", 1, to={"name": "Ben"}), Why.MISSING_FIELD, {"where": "players[1].tree"}),
    "a-number-as-tree": (change(GOOD, *TREE, to=3), Why.WRONG_FIELD, {"where": "players[1].tree"}),
    "a-number-as-card": (change(GOOD, *TREE, 1, to=3), Why.WRONG_FIELD, {"where": "players[1].tree[1]"}),
    "no-such-card": (change(GOOD, *TREE, 1, to="r4g4"), Impossible.NO_SUCH_CARD, {**BEN, "card": "r4g4"}),
    "upside-down": (change(GOOD, *TREE, 1, to="g4b4"), Impossible.NO_SUCH_CARD, {**BEN, "card": "g4b4"}),
    "half-a-card": (change(GOOD, *TREE, 1, to="r2"), Impossible.NO_SUCH_CARD, {**BEN, "card": "r2"}),
    "face-down-no-such-card": (change(GOOD, *TREE, 1, to="-r4g4"), Impossible.NO_SUCH_CARD, {"card": "-r4g4"}),
    "violet-with-two": (change(GOOD, *TREE, 1, to="v2v2"), Impossible.NOT_WITH_TWO, {**BEN, "card": "v2v2"}),
    "violet-face-down-with-two": (change(GOOD, *TREE, 1, to="-v2v2"), Impossible.NOT_WITH_TWO, {"card": "v2v2"}),
    "a-single-card-twice": (
        change(GOOD, *TREE, to=["-", "r3g3", "-"]),
        Impossible.TOO_OFTEN,
        {**BEN, "card": "r3g3", "found": 2, "copies": 1},
    ),
    "a-double-card-three-times": (
        change(GOOD, *TREE, to=["r2r2", "-r2r2", "r2r2"]),
        Impossible.TOO_OFTEN,
        {"card": "r2r2", "found": 3, "copies": 2},
    ),
    "no-fit": (
        change(GOOD, *TREE, 1, to="b3y3"),
        Impossible.NO_FIT,
        {**BEN, "card": "b3y3", "below": "r2r2"},
    ),
    "a-card-short": (change(GOOD, *TREE, to=["r2r2"]), Impossible.WRONG_HEIGHT, {**BEN, "cards": 1, "rounds": 3}),
    "a-card-more": (change(GOOD, *TREE, to=["-"] * 4), Impossible.WRONG_HEIGHT, {**BEN, "cards": 4}),
    "an-empty-tree": (change(GOOD, *TREE, to=[]), Impossible.WRONG_HEIGHT, {**BEN, "cards": 0}),
    "not-all-rounds": ({"players": GOOD["players"]}, Impossible.WRONG_HEIGHT, {"cards": 3, "rounds": 7}),
    "odd-floors": (change(GOOD, *TREE, to=["r2", "r2", "b2"]), Impossible.ODD_FLOORS, {**BEN, "floors": 3}),
    "no-such-floor": (change(GOOD, *TREE, to=["r2", "r5"]), Impossible.NO_SUCH_FLOOR, {**BEN, "floor": "r5"}),
    "floors-of-no-card": (change(GOOD, *TREE, to=["r2", "b2"]), Impossible.NO_SUCH_CARD, {**BEN, "card": "r2b2"}),
    "half-a-back": (change(GOOD, *TREE, to=["r2", "-2"]), Impossible.NO_SUCH_CARD, {**BEN, "card": "r2-2"}),
    "rounds-as-text": ({**GOOD, "rounds": "3"}, Why.WRONG_FIELD, {"where": "rounds"}),
    "eight-rounds": ({**GOOD, "rounds": 8}, Why.WRONG_FIELD, {"where": "rounds", "allowed": "1-7"}),
    "more-rounds-than-cards": (
        {"players": real(*["-"] * 5)["players"], "rounds": 6},
        Why.WRONG_FIELD,
        {"where": "rounds", "allowed": "1-5"},
    ),
    "no-such-objective": ({**GOOD, "objective": "tallest"}, Why.WRONG_FIELD, {"where": "objective"}),
    "no-second-objective": (
        {key: value for key, value in TWO.items() if key != "second_objective"},
        Why.MISSING_FIELD,
        {"where": "second_objective"},
    ),
    "only-a-second-objective": (
        {key: value for key, value in TWO.items() if key != "objective"},
        Why.MISSING_FIELD,
        {"where": "objective"},
    ),
    "the-same-objective": (
        {**TWO, "second_objective": "efficient"},
        Impossible.SAME_OBJECTIVE,
        {"objective": "efficient"},
    ),
    "a-second-objective-without-a-second-game": (
        {**GOOD, "objective": "efficient", "second_objective": "two-step"},
        Why.MISSING_FIELD,
        {"where": "players[0].second_tree"},
    ),
    "one-second-tree": (
        change(TWO, "players", 1, to={"name": "Ben", "tree": ["r4b4"]}),
        Why.MISSING_FIELD,
        {"where": "players[1].second_tree"},
    ),
    "a-second-tree-too-high": (
        change(TWO, "players", 1, "second_tree", to=["-", "-"]),
        Impossible.WRONG_HEIGHT,
        {**BEN, "cards": 2, "rounds": 1},
    ),
}


@pytest.mark.parametrize(("table", "code", "figures"), BROKEN.values(), ids=BROKEN)
def test_an_impossible_table_is_refused_with_the_error_and_its_place(
    table: object, code: object, figures: dict[str, object]
) -> None:
    reason = assert_refused(GAME, table, code, figures)
    for language in LANGUAGES:
        said = Words(language, GAME.package).tell(reason)
        assert all(str(figure) in said for name, figure in figures.items() if name not in ("objective", "where"))


def test_counting_refuses_everything_that_the_schema_refuses() -> None:
    assert VALID.is_valid(GOOD)
    assert VALID.is_valid(TWO)
    refused = [table for table, _, _ in BROKEN.values() if not VALID.is_valid(table)]
    assert len(refused) > 10
    for table in refused:
        with pytest.raises(BadTable):
            COUNT.count(table)


# For people


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [GOOD, TWO, real("r3g3", "b3y3", "g3b3", objective="monochrome")])
def test_the_sheet_for_people_tells_every_player_and_point(language: str, table: dict[str, Any]) -> None:
    words = Words(language, GAME.package)
    result = counted(table)
    text = COUNT.sheet(result, words)
    for player in result["players"]:
        assert words.say("count-player", name=player["name"], points=player["total"]) in text
        for game in player["games"]:
            for points in (game["floors"], game["run"]["points"]):
                assert f"\n{points:>7}  " in text
            if game["objective"]:
                assert words.name(game["objective"]["name"]) in text
    winner = result["players"][result["winners"][0]]["name"]
    assert text.endswith(words.say("count-winner", name=winner))
    assert max(map(len, text.splitlines())) <= 80


def test_the_sheet_says_how_a_tie_was_broken_and_who_starts_the_second_game() -> None:
    words = Words("en", GAME.package)
    text = COUNT.sheet(counted(two_games("r3g3 b3y3 g3b3", "r3g3 b3y3 g3b3")), words)
    assert "Ada, with the fewest points in the first game, starts the second." in text
    assert "Ada, Ben, Cléo have the same score: Ben, who played last of them, wins." in text
