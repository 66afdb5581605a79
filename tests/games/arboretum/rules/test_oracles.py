"""Facts about Arboretum from two independent implementations (see oracles/README.md): all of them hold here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import futaie
from futaie.core.rules.reason import Why
from futaie.games.arboretum.box.cards import LETTERS, NAMES, NUMBERS
from futaie.games.arboretum.rules.actions import CELL, CHOOSE_CARD, CHOOSE_CELL, FIRST_DRAW, SECOND_DRAW
from futaie.games.arboretum.rules.garden import cell_at, column, planted, row
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.reasons import NotLegal, Points
from futaie.games.arboretum.rules.scoring import Paths, hand_sums, highest_sum
from tests.games.arboretum.rules import slow_rules as slow
from tests.games.arboretum.table import GAME, Cells, garden, grown, hand, legal_words, play, table, why_not

Facts = Mapping[str, Any]
PLAYERS = "AB"
SPECIES = "bacdjm"
"""The species in all of ANU's games."""


def facts(name: str) -> Any:
    return json.loads((Path(__file__).parent / "oracles" / f"{name}.json").read_text())


def by_id(case: Facts) -> str:
    return str(case["id"])


def cells(plantings: list[Facts]) -> dict[tuple[int, int], str]:
    return {(planting["x"], planting["y"]): planting["card"] for planting in plantings}


# ANU: final tables


END_TABLES = facts("anu_endgame_scoring")["cases"]


def end_table(case: Facts) -> Arboretum:
    return table(
        [" ".join(case["hand"][player]) for player in PLAYERS],
        [cells(case["arboretum"][player]) for player in PLAYERS],
        piles=[case["discard"][player] for player in PLAYERS],
        species=SPECIES,
    )


def test_there_are_576_facts_about_16_final_tables() -> None:
    told = [fact for case in END_TABLES for seat in case["expected"].values() for fact in seat.values()]
    assert (len(END_TABLES), sum(len(fact) for fact in told)) == (16, 576)


@pytest.mark.parametrize("case", END_TABLES, ids=by_id)
def test_the_rights_to_score_are_those_of_the_oracle(case: Facts) -> None:
    position = end_table(case)
    sums = hand_sums(position.hands, position.hand_counts, 8)
    for seat, player in enumerate(PLAYERS):
        for letter, expected in case["expected"][player].items():
            species = LETTERS.index(letter)
            assert (sums[seat * 10 + species] == highest_sum(sums, species)) == expected["right"], (player, letter)


@pytest.mark.parametrize("case", END_TABLES, ids=by_id)
def test_the_paths_and_their_points_are_those_of_the_oracle(case: Facts) -> None:
    position = end_table(case)
    for seat, player in enumerate(PLAYERS):
        paths = Paths(position.gardens[seat], 8)
        for letter, expected in case["expected"][player].items():
            if not expected["right"]:
                assert expected["paths"] is expected["score"] is None
                continue
            assert sorted(slow.all_paths(cells(case["arboretum"][player]), letter)) == sorted(expected["paths"])
            assert paths.best(LETTERS.index(letter)) == expected["score"], (player, letter)
            path = [NAMES[card] for card in paths.path()]
            assert path in expected["paths"] if expected["paths"] else path == []


@pytest.mark.parametrize("case", END_TABLES, ids=by_id)
def test_the_totals_and_winners_are_those_of_the_oracle(case: Facts) -> None:
    outcome = end_table(case).outcome()
    assert list(outcome.scores) == [case["derived"]["totals"][player] for player in PLAYERS]
    assert [PLAYERS[seat] for seat in outcome.winners] == case["derived"]["winners"]
    for seat, player in enumerate(PLAYERS):
        for line in outcome.sheets[seat]:
            right = case["expected"][player][line.reason.figures["species"]]["right"]
            assert (line.reason.code is Points.NO_RIGHT) != right


@pytest.mark.parametrize("case", END_TABLES, ids=by_id)
def test_the_species_planted_are_counted_as_the_oracle_counts_them(case: Facts) -> None:
    position = end_table(case)
    for seat, player in enumerate(PLAYERS):
        assert position.gardens[seat].species_count() == case["derived"]["species_in_arboretum"][player]


# ANU: legal plantings


@pytest.mark.parametrize("case", facts("anu_placements")["cases"], ids=by_id)
def test_a_card_may_be_planted_where_the_oracle_says(case: Facts) -> None:
    plantings = [(NUMBERS[one["card"]], cell_at(one["x"], one["y"])) for one in case["arboretum"]]
    open_cells = [(column(cell), row(cell)) for cell in planted(plantings).open_cells()]
    if "legal_cells" in case:
        assert sorted(open_cells) == sorted(map(tuple, case["legal_cells"]))
        position = table([" ".join(case["hand"]), ""], [cells(case["arboretum"]), {}], phase=CHOOSE_CARD, over=False)
        assert sorted(legal_words(position)) == case["hand"]
        play(position, case["hand"][0])
        assert sorted(legal_words(position)) == sorted(f"({x},{y})" for x, y in case["legal_cells"])
    for cell in case.get("must_be_legal", []):
        assert tuple(cell) in open_cells
    for cell in case.get("must_be_illegal", []):
        assert tuple(cell) not in open_cells


# ANU: possible states


VALIDITY = {case["id"]: case for case in facts("anu_state_validity")["cases"]}
WELL_FORMED_ONLY = {
    "anu-valid-0": "nothing is dealt yet: a string of theirs, never a position of ours",
    "anu-valid-2": "a first draw in turn 16 with no discard on the table, which no play leads to (arboretum 4)",
}
"""The oracle only vouches for its valid states as strings; these two are not states of a game."""


def broken_rules(case: Facts) -> set[str]:
    """The errors in two players' table at a draw or before planting, by literal reading of the rulings."""
    broken = set()
    held, gardens, piles = ([case[what][player] for player in PLAYERS] for what in ("hand", "arboretum", "discard"))
    cards = [one["card"] for plantings in gardens for one in plantings]
    cards += [card for group in (*held, *piles, case["deck_set"]) for card in group]
    everything = {letter + str(rank) for letter in SPECIES for rank in range(1, 9)}
    if len(cards) != len(set(cards)):
        broken.add("a card is there twice")
    if set(cards) != everything:
        broken.add("a card is missing")
    for plantings in gardens:
        where = [(one["x"], one["y"]) for one in plantings]
        for number, cell in enumerate(where):
            if cell in where[:number] or (number and not any(slow.are_adjacent(cell, old) for old in where[:number])):
                broken.add("a card is planted where it may not be (arboretum 5)")
    mover = PLAYERS.index(case["turn"])
    if len(gardens[0]) - len(gardens[1]) != mover:
        broken.add("the gardens have not grown in turn")
    if len(held[1 - mover]) != 7 or len(held[mover]) not in {7, 8, 9}:
        broken.add("a hand has not its size (arboretum 3 and 6)")
    if any(len(discards) > len(plantings) for discards, plantings in zip(piles, gardens, strict=True)):
        broken.add("more discards than turns (arboretum 6)")
    if len(held[mover]) == 7 and any(gardens) and not piles[1 - mover]:
        broken.add("the last discard is gone before anybody could draw it (arboretum 4)")
    return broken


def as_case(position: Arboretum) -> Facts:
    """A position in the oracle's words."""
    told = position.revealed()
    return {
        "turn": PLAYERS[position.current],
        "hand": {player: sorted(told["hands"][seat]["cards"]) for seat, player in enumerate(PLAYERS)},
        "arboretum": {player: told["gardens"][seat]["cards"] for seat, player in enumerate(PLAYERS)},
        "discard": {player: told["piles"][seat] for seat, player in enumerate(PLAYERS)},
        "deck_set": told["deck_cards"],
    }


@pytest.mark.parametrize("case", VALIDITY.values(), ids=by_id)
def test_the_oracles_invalid_states_break_a_rule_and_its_valid_ones_do_not(case: Facts) -> None:
    assert bool(broken_rules(case)) == (not case["valid"] or case["id"] in WELL_FORMED_ONLY)


def test_no_state_of_our_games_breaks_a_rule() -> None:
    for seed in range(6):
        position = GAME.new(2, seed=f"valid {seed}", species=list(SPECIES), first=0)
        rng = futaie.Rng(seed)
        while not position.over:
            if position.phase <= CHOOSE_CARD:
                assert broken_rules(as_case(position)) == set()
            position.apply(position.mover(), position.random_action(position.mover(), rng))


@pytest.mark.parametrize("case", [VALIDITY[f"anu-valid-{number}"] for number in (1, 3, 4, 5, 6, 7)], ids=by_id)
def test_play_can_go_on_from_a_valid_state(case: Facts) -> None:
    mover = PLAYERS.index(case["turn"])
    position = table(
        [" ".join(case["hand"][player]) for player in PLAYERS],
        [cells(case["arboretum"][player]) for player in PLAYERS],
        piles=[case["discard"][player] for player in PLAYERS],
        deck=case["deck_set"],
        species=SPECIES,
        current=mover,
        phase=len(case["hand"][case["turn"]]) - 7,
        over=False,
    )
    told = as_case(position)
    for what in ("hand", "discard", "turn"):
        assert told[what] == case[what]
    rng = futaie.Rng(case["id"])
    while not position.over:
        if position.phase <= CHOOSE_CARD:
            assert broken_rules(as_case(position)) == set()
        position.apply(position.mover(), position.random_action(position.mover(), rng))


def test_the_cards_of_the_valid_undealt_state_are_those_of_a_game_of_two() -> None:
    position = GAME.new(2, deal=VALIDITY["anu-valid-0"]["deck_set"])
    assert sorted(hand(position, 0) + hand(position, 1) + position.revealed()["deck_cards"]) == sorted(
        VALIDITY["anu-valid-0"]["deck_set"]
    )


def test_an_unconnected_planting_of_an_invalid_state_is_refused() -> None:
    plantings = VALIDITY["anu-invalid-0"]["arboretum"]["A"]
    for number, one in enumerate(plantings):
        position = table([one["card"], ""], [cells(plantings[:number]), {}], phase=CHOOSE_CARD, over=False)
        play(position, one["card"])
        refusal = why_not(position, f"({one['x']},{one['y']})")
        if one["card"] == "d4":
            assert refusal is NotLegal.CELL_NOT_ADJACENT
            return
        assert refusal is None
    pytest.fail("d4 was not reached")


@pytest.mark.parametrize(("number", "code", "card"), [(1, Why.DEAL_CARD_MISSING, "j7"), (2, Why.DEAL_CARD_TWICE, "a1")])
def test_the_cards_of_an_invalid_state_cannot_be_dealt(number: int, code: Why, card: str) -> None:
    case = VALIDITY[f"anu-invalid-{number}"]
    cards = [card for group in (*case["hand"].values(), *case["discard"].values(), case["deck_set"]) for card in group]
    cards += [one["card"] for plantings in case["arboretum"].values() for one in plantings]
    with pytest.raises(futaie.BadSetup) as refused:
        GAME.new(2, deal=cards)
    assert (refused.value.reason.code, refused.value.reason.figures["card"]) == (code, card)


# ANU: two whole games


PHASES = {"draw1": FIRST_DRAW, "draw2": SECOND_DRAW, "play+discard": CHOOSE_CARD, "end": FIRST_DRAW}


def whole_game(number: int) -> tuple[Arboretum, list[Facts]]:
    """The start of the game and its states; the deck is in the order in which its cards are drawn."""
    states = facts(f"anu_full_game_{number}")["steps"]
    drawn = [set(one["deck_set"]) - set(other["deck_set"]) for one, other in pairwise(states)]
    deck = [card for cards in drawn for card in cards]
    assert max(map(len, drawn)) == 1
    assert len(deck) == 34
    deal = {"deck": states[0]["hand"]["A"] + states[0]["hand"]["B"] + deck}
    return GAME.new(2, deal=deal, first=0), states


def words_between(state: Facts, later: Facts) -> str:
    """The words played to get from one state to the next."""
    player = state["player_to_act"]
    if state["phase"] != "play+discard":
        for owner in PLAYERS:
            if later["discard"][owner] != state["discard"][owner]:
                return f"+{owner}"
        return "+deck"
    new = later["arboretum"][player][-1]
    return f"{new['card']} ({new['x']},{new['y']}) -{later['discard'][player][-1]}"


def assert_table(position: Arboretum, state: Facts) -> None:
    assert position.over == (state["phase"] == "end")
    assert position.phase == PHASES[state["phase"]]
    assert position.movers() == [PLAYERS.index(player) for player in [state["player_to_act"]] if player]
    for seat, player in enumerate(PLAYERS):
        assert sorted(hand(position, seat)) == state["hand"][player]
        assert garden(position, seat) == cells(state["arboretum"][player])
        assert position.view(None)["piles"][seat] == state["discard"][player]
    assert sorted(position.revealed()["deck_cards"]) == state["deck_set"]


def assert_legal_draws(position: Arboretum, state: Facts) -> None:
    seat = position.mover()
    drawn = [position.preview(seat, action).get("card", "D") for action in position.legal(seat)]
    assert sorted(drawn) == sorted(state["legal_draws"])


def assert_legal_plantings(position: Arboretum, state: Facts) -> None:
    """Any card of the hand, each in any of the cells; then any other card is discarded."""
    assert sorted(legal_words(position)) == state["hand_before_play"]
    for card in state["hand_before_play"]:
        trial = position.copy()
        play(trial, card)
        assert trial.phase == CHOOSE_CELL
        actions = trial.legal(trial.mover())
        assert sorted([column(action - CELL), row(action - CELL)] for action in actions) == sorted(state["legal_cells"])
        trial.play(trial.mover(), actions[0])
        assert sorted(legal_words(trial)) == ["-" + other for other in state["hand_before_play"] if other != card]


@pytest.mark.parametrize("number", [1, 2])
def test_a_whole_game_of_the_oracle_goes_the_same_way_here(number: int) -> None:
    position, states = whole_game(number)
    assert len(states) == 100
    assert_table(position, states[0])
    for state, later in pairwise(states):
        if state["phase"] == "play+discard":
            assert_legal_plantings(position, state)
        else:
            assert_legal_draws(position, state)
        play(position, words_between(state, later))
        assert_table(position, later)
    assert position.over
    assert position.turn == 33


@pytest.mark.parametrize("number", [1, 2])
def test_no_other_cell_is_legal_in_a_whole_game_of_the_oracle(number: int) -> None:
    position, states = whole_game(number)
    for state, later in pairwise(states):
        if state["phase"] == "play+discard":
            trial = position.copy()
            play(trial, state["hand_before_play"][0])
            near = [(x, y) for x in range(-7, 8) for y in range(-7, 8)]
            accepted = [cell for cell in near if why_not(trial, f"({cell[0]},{cell[1]})") is None]
            assert sorted(accepted) == sorted(map(tuple, state["legal_cells"]))
        play(position, words_between(state, later))


# Hackaranda


HACKARANDA = facts("hackaranda_endgame")
LETTER = {"J": "j", "R": "r", "C": "a", "M": "m", "O": "o", "W": "w"}


def ours(card: str) -> str:
    return LETTER[card[0]] + card[1:]


def our_cells(plantings: list[Facts]) -> Cells:
    return {cell: ours(card) for cell, card in cells(plantings).items()}


def test_there_are_81_facts() -> None:
    told = [case["best_path_score"] for case in HACKARANDA["scoring"]] + [
        case["rights"] for case in HACKARANDA["rights"]
    ]
    assert sum(map(len, told)) + len(HACKARANDA["tiebreak_species"]) == 81


@pytest.mark.parametrize("case", HACKARANDA["scoring"])
def test_the_best_paths_are_worth_what_hackaranda_says(case: Facts) -> None:
    paths = Paths(grown(our_cells(case["arboretum"])), 8)
    found = {letter: paths.best(LETTERS.index(LETTER[letter])) for letter in case["best_path_score"]}
    assert found == case["best_path_score"]


@pytest.mark.parametrize("case", HACKARANDA["rights"], ids=lambda case: case["test"])
def test_the_rights_are_what_hackaranda_says(case: Facts) -> None:
    position = table([" ".join(map(ours, held)) for held in case["hands"]], [{}, {}])
    sums = hand_sums(position.hands, position.hand_counts, 8)
    for letter, seats in case["rights"].items():
        species = LETTERS.index(LETTER[letter])
        assert [seat for seat in range(2) if sums[seat * 10 + species] == highest_sum(sums, species)] == seats


@pytest.mark.parametrize("case", HACKARANDA["tiebreak_species"], ids=lambda case: case["test"])
def test_the_most_species_break_a_tie_as_hackaranda_says(case: Facts) -> None:
    position = table(["", ""], [our_cells(plantings) for plantings in case["arboretums"]])
    counts = [position.gardens[seat].species_count() for seat in range(2)]
    assert [seat for seat in range(2) if counts[seat] == max(counts)] == case["expected"]
