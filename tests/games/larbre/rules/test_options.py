"""Impossible options and deals are refused clearly: the reason names the option, the value and what is allowed."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest

import futaie
from futaie.core.rules.reason import Why, shortened
from futaie.games.larbre.box.cards import NAMES
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.rules.options import RESERVE
from futaie.games.larbre.rules.reasons import NoGame
from tests.games.larbre.table import BOX_CARDS, GAME, hand, reserve, river

RESERVE_ALLOWED = "0-10,0-6,0-5,0-3,0-1,0-1"
CARDS_ALLOWED = "all | 0-15,0-15,0-7,0-7,0-7,0-7"


def refused(code: Enum, figures: dict[str, object], seats: Any = 2, **given: Any) -> None:
    with pytest.raises(futaie.BadSetup) as error:
        GAME.new(seats, **given)
    assert error.value.reason.code is code
    assert dict(error.value.reason.figures) == figures


def typed(value: object) -> str:
    """A list of words and numbers as people type it, anything else as Python writes it."""
    listed = isinstance(value, list | tuple) and value and all(isinstance(item, str | int) for item in value)
    return ",".join(map(str, value)) if listed else shortened(value)


def in_play(position: futaie.Position) -> list[str]:
    told = position.revealed()
    cards = [*told["river"], *told["source_cards"], *(card for each in told["hands"] for card in each["cards"])]
    return sorted(cards, key=NAMES.index)


def test_the_options_have_names_and_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "first": "random",
        "branch": "chain",
        "growth": "choice",
        "stall": 6,
        "reserve": (10, 6, 5, 3, 1, 1),
        "cards": "all",
        "icons": "all",
        "hand": 6,
        "dealt": 3,
        "river": 4,
        "deck": BOX,
    }


@pytest.mark.parametrize("seats", [1, 0, -1, 5, 100, "2", 2.0, True])
def test_larbre_is_for_two_to_four(seats: object) -> None:
    refused(Why.BAD_SEATS, {"game": "larbre", "seats": str(seats), "allowed": "2-4"}, seats, seed="x")


@pytest.mark.parametrize(
    ("name", "allowed", "wrong"),
    [
        ("stall", "1-60", (0, 61)),
        ("hand", "1-6", (0, 7)),
        ("dealt", "1-6", (0, 7)),
        ("river", "2-4", (1, 5)),
    ],
)
def test_numbers_have_their_limits(name: str, allowed: str, wrong: tuple[int, int]) -> None:
    for value in (*wrong, "4", 3.0, True, None, 10**30):
        refused(Why.BAD_OPTION, {"option": name, "value": str(value), "allowed": allowed}, seed="x", **{name: value})


@pytest.mark.parametrize("value", ["Chain", "", None, True])
def test_a_branch_is_a_chain_or_a_fork(value: object) -> None:
    figures = {"option": "branch", "value": str(value), "allowed": "chain | fork"}
    refused(Why.BAD_OPTION, figures, seed="x", branch=value)


@pytest.mark.parametrize(
    ("value", "shown"), [(2, "C"), (-1, "-1"), ("B", "B"), (True, "True"), (None, "None"), ("somebody", "somebody")]
)
def test_the_first_player_sits_at_the_table(value: object, shown: str) -> None:
    figures = {"option": "first", "value": shown, "allowed": "random | A | B"}
    refused(Why.BAD_OPTION, figures, seed="x", first=value)


WRONG_NUMBERS = [
    (),
    (1,) * 5,
    (1,) * 7,
    (1, 1, 1, 1, 1, -1),
    (1, 1, 1, 1, 1, True),
    (1, 1, 1, 1, 1, 1.0),
    (1, 1, 1, 1, 1, "1"),
    (1, 1, 1, 1, 1, 10**30),
    "1 1 1 1 1 1",
    "some",
    7,
    None,
    {1: 1},
]


@pytest.mark.parametrize("value", [*WRONG_NUMBERS, (11, 6, 5, 3, 1, 1), (10, 6, 5, 3, 1, 2), "all"])
def test_a_reserve_is_no_larger_than_in_the_rules(value: object) -> None:
    figures = {"option": "reserve", "value": typed(value), "allowed": RESERVE_ALLOWED}
    refused(Why.BAD_OPTION, figures, seed="x", reserve=value)


@pytest.mark.parametrize("value", [*WRONG_NUMBERS, (16, 1, 1, 1, 1, 1), (1, 1, 8, 1, 1, 1), "none"])
def test_cards_are_six_numbers(value: object) -> None:
    figures = {"option": "cards", "value": typed(value), "allowed": CARDS_ALLOWED}
    refused(Why.BAD_OPTION, figures, seed="x", cards=value)


@pytest.mark.parametrize("value", [[], ["Faun"], ["faun", "faun"], "faun", "none", None, [0], [["faun"]]])
def test_icons_are_some_of_the_four_spirits(value: object) -> None:
    figures = {"option": "icons", "value": typed(value), "allowed": "all | faun,dryad,naiad,pegaea"}
    refused(Why.BAD_OPTION, figures, seed="x", icons=value)


def test_an_empty_reserve_is_refused() -> None:
    refused(NoGame.EMPTY_RESERVE, {}, seed="x", reserve=(0,) * 6)


def test_no_more_cards_are_dealt_than_a_hand_may_hold() -> None:
    refused(NoGame.DEALT_TOO_MANY, {"dealt": 3, "hand": 2}, seed="x", hand=2)
    assert len(hand(GAME.new(seed="x", hand=3), 0)) == 3


@pytest.mark.parametrize(
    ("seats", "size", "river_size", "least"), [(2, 6, 4, 20), (3, 2, 4, 14), (4, 6, 4, 32), (2, 1, 2, 8)]
)
def test_too_few_cards_for_hands_river_source_and_pegaeas_look_are_refused(
    seats: int, size: int, river_size: int, least: int
) -> None:
    """Twigs, leaves and buds of all four icons, then jokers one by one."""
    chosen: dict[str, Any] = {"hand": size, "dealt": 1, "river": river_size}
    jokers = least % 4 or 4
    four = (least - jokers) // 4
    types = [min(most, max(0, four - before)) for most, before in ((5, 0), (4, 5), (3, 9), (2, 12))]
    few = (*types, jokers - 1, 0)
    refused(NoGame.TOO_FEW_CARDS, {"cards": least - 1, "least": least}, seats, seed="x", cards=few, **chosen)
    position = GAME.new(seats, seed="x", cards=(*types, jokers, 0), **chosen)
    assert len(in_play(position)) == least


@pytest.mark.parametrize(("seats", "size", "river_size"), [(2, 1, 2), (2, 6, 4), (3, 3, 3), (4, 2, 4)])
@pytest.mark.parametrize("seed", range(2))
def test_with_the_fewest_cards_the_source_never_runs_dry(seats: int, size: int, river_size: int, seed: int) -> None:
    least = seats * size + river_size + 4
    jokers = least % 4 + 2
    four = (least - jokers) // 4
    types = [min(most, max(0, four - before)) for most, before in ((5, 0), (4, 5), (3, 9), (2, 12))]
    left = least - 4 * sum(types)
    chosen: dict[str, Any] = {"hand": size, "dealt": 1, "river": river_size, "stall": 3}
    position = GAME.new(seats, seed=str(seed), cards=(*types, left - left // 2, left // 2), **chosen)
    assert len(in_play(position)) == least
    rng = futaie.Rng(seed)
    while not position.over:
        assert position.view(None)["source"] > 0
        position.apply(position.mover(), position.random_action(position.mover(), rng))


def test_cards_of_each_kind_are_limited_by_type_and_icon() -> None:
    position = GAME.new(2, seed="x", cards=(3, 7, 1, 0, 2, 0), icons=("naiad", "dryad"), hand=2, dealt=2, river=2)
    expected = {"twig": 3, "leaf": 4, "bud": 1, "joker": 2}
    cards = [
        name
        for name in BOX_CARDS
        for _ in range(expected.get(name.split("-")[0], 0))
        if name == "joker" or name.endswith(("naiad", "dryad"))
    ]
    assert in_play(position) == cards


def test_hand_deal_river_and_reserve_are_as_chosen() -> None:
    position = GAME.new(3, seed="x", hand=5, dealt=2, river=3, reserve=[4, 3, 2, 1, 0, 1], stall=2)
    assert len(river(position)) == 3
    assert position.view(None)["limit"] == 5
    assert position.view(None)["quiet"] == {"turns": 0, "most": 6}
    for seat in range(3):
        assert len(hand(position, seat)) == 2
        pieces = {"twig": 4, "leaf": 3, "bud": 2, "fruit": 1, "flower": 0, "token": 1, "common": 0, "left": 11}
        assert reserve(position, seat) == pieces


def test_options_are_written_and_read() -> None:
    given = {"reserve": [4, 3, 2, 1, 0, 1], "cards": (3, 7, 1, 0, 2, 0), "icons": ["naiad", "faun"]}
    checked = GAME.checked(2, given)
    assert checked["reserve"] == (4, 3, 2, 1, 0, 1)
    assert checked["icons"] == ("faun", "naiad")
    for name in ("reserve", "cards", "icons"):
        option = GAME.option(name)
        assert option.parse(option.format(checked[name]), {}) == checked[name]
        assert option.parse(option.format(option.default), {}) == option.default
    assert GAME.option("reserve").format(RESERVE) == "10 6 5 3 1 1"


@pytest.mark.parametrize(
    "text", ["", "1 1 1 1 1 x", "1 1 1 1 1 -1", "1 1 1 1 1 1000", "\u0661 1 1 1 1 1", "1,1,1,1,1,1"]
)
def test_anything_but_six_numbers_in_a_record_is_refused(text: str) -> None:
    for name in ("reserve", "cards"):
        with pytest.raises(futaie.BadSetup):
            GAME.option(name).check(GAME.option(name).parse(text, {}), 2)


def test_a_deal_orders_just_the_cards_in_play() -> None:
    deal = sorted(BOX_CARDS.elements())
    refused(Why.DEAL_CARD_TWICE, {"deal": "source", "card": "joker"}, deal=[*deal[:-1], "joker"])
    refused(Why.DEAL_CARD_UNKNOWN, {"deal": "source", "card": "elf"}, deal=[*deal[:-1], "elf"])
    refused(Why.DEAL_CARD_MISSING, {"deal": "source", "card": deal[-1]}, deal=deal[:-1])
    refused(Why.DEAL_CARD_UNKNOWN, {"deal": "source", "card": "bud-dryad"}, deal=deal, cards=(5, 4, 0, 2, 6, 6))
    refused(Why.DEAL_INCOMPLETE, {"missing": "source"}, deal={"spirits": ["faun", "dryad", "naiad", "pegaea"]})
    refused(
        Why.DEAL_CARD_MISSING,
        {"deal": "spirits", "card": "pegaea"},
        seed="x",
        deal={"spirits": ["faun", "dryad", "naiad"]},
    )
    labels = {"label": "deck", "allowed": "first, spirits, reshuffle, source"}
    refused(Why.NO_SUCH_LABEL, labels, deal={"deck": deal})


def test_without_a_seed_the_faces_are_those_of_the_box_and_seat_a_starts() -> None:
    position = GAME.new(3, deal=sorted(BOX_CARDS.elements()))
    assert (position.view(None)["spirits"], position.mover()) == (["faun", "naiad"], 0)


@pytest.mark.parametrize(
    "word",
    [
        "+", "-", "joker+", "+elf", "keep", "keep+", "naiad", "naiad+", "naiad-joker", "faun", "faun>",
        "faun>C", "faun>a", "dryad", "grow-", "grow-joker", "Reveal", "leaf", "leaf@", "leaf@-1", "leaf@01",
        "leaf@x", "leaf@100000", "token@3", "trunk@3", "leaf@3.0", "twig-faun@3", "--joker", "+-joker",
        "x" * 99,
    ],
)  # fmt: skip
def test_other_words_are_not_understood_as_actions(word: str) -> None:
    with pytest.raises(futaie.BadNotation):
        GAME.parse(GAME.new(2, seed="x"), 0, word)
