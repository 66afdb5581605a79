"""Options, deals, and impossible games."""

from __future__ import annotations

from typing import Any

import pytest

import futaie
from futaie import BadSetup, Match, Record
from futaie.core.rules.reason import Why
from futaie.games.hortis.box.card_fields import BadDeck
from futaie.games.hortis.box.cards import Deck
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.rules.reasons import NoGame, WrongDeck
from futaie.record.record import record_of
from tests.games.hortis.table import GAME, box, player, table

ORANGES = "O1 O1 O1 / O1 O1 .."
DECK = GAME.option("deck")


def refused(**setup: Any) -> tuple[object, dict[str, Any]]:
    with pytest.raises(BadSetup) as error:
        GAME.new(**({"seed": "x"} | setup))
    assert str(error.value)
    return error.value.reason.code, dict(error.value.reason.figures)


def test_action_count_is_small_enough() -> None:
    assert GAME.action_count == 18 * 4 + 37 * 36 + 6 <= 2048


def test_the_first_card_starts_the_orchard_and_the_next_two_are_the_hand() -> None:
    """hortis 13d."""
    deal = [str(number) for number in (5, 12, 3, 18, 1, 2, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17)]
    position = GAME.new(2, deal={"deck": deal})
    for seat in (0, 1):
        assert player(position, seat)["hand"] == [3, 12]
        assert player(position, seat)["orchard"]["cards"] == [{"card": 5, "turn": 0, "x": 0, "y": 0, "served": []}]
    assert position.revealed()["pile_cards"] == [18, 1, 2, 4, 6, 7]


@pytest.mark.parametrize("cards", range(2, 10))
def test_fewer_cards_make_shorter_games(cards: int) -> None:
    position = GAME.new(1, seed="short", cards=cards)
    assert len(player(position)["hand"]) == min(2, cards - 1)
    rng = futaie.Rng("short")
    while not position.over:
        position.play(0, position.random_action(0, rng))
    assert position.turn == cards - 1
    assert len(player(position)["orchard"]["cards"]) == cards


def test_a_game_uses_only_the_cards_of_its_pool() -> None:
    pool = [2, 3, 5, 7, 11, 13, 17]
    position = GAME.new(1, seed="primes", cards=4, pool=pool)
    seen = [player(position)["orchard"]["cards"][0]["card"], *player(position)["hand"], *position.view(0)["unseen"]]
    assert sorted(seen) == pool


def test_the_same_seed_always_gives_the_same_game() -> None:
    told = GAME.new(1, seed="for ever", recipes="random").revealed()
    assert [recipe["number"] for recipe in told["recipes"]] == [2, 12]
    assert told["players"][0]["orchard"]["cards"][0]["card"] == 3
    assert told["players"][0]["hand"] == [1, 15]
    assert told["pile_cards"] == [10, 7, 13, 16, 18, 8]


WRONG: dict[str, tuple[dict[str, Any], object]] = {
    "no-cards": ({"cards": 1}, Why.BAD_OPTION),
    "too-many-cards": ({"cards": 10}, Why.BAD_OPTION),
    "cards-true": ({"cards": True}, Why.BAD_OPTION),
    "pool-too-small": ({"pool": [1, 2, 3]}, NoGame.TOO_FEW_CARDS),
    "pool-of-one": ({"pool": [1]}, Why.BAD_OPTION),
    "pool-twice": ({"pool": [1, 1, 2]}, Why.BAD_OPTION),
    "pool-beyond": ({"pool": [1, 19]}, Why.BAD_OPTION),
    "pool-texts": ({"pool": ["1", "2"]}, Why.BAD_OPTION),
    "pool-word": ({"pool": "some"}, Why.BAD_OPTION),
    "pool-number": ({"pool": 5}, Why.BAD_OPTION),
    "pool-endless": ({"pool": range(10**30)}, Why.BAD_OPTION),
    "pool-not-in-deck": ({"pool": [1, 2, 5], "cards": 2, "deck": box(*[ORANGES] * 3)}, NoGame.NOT_IN_DECK),
    "recipes-word": ({"recipes": "some"}, Why.BAD_OPTION),
    "recipes-one": ({"recipes": [1]}, Why.BAD_OPTION),
    "recipes-three": ({"recipes": [1, 2, 3]}, Why.BAD_OPTION),
    "recipes-not-there": ({"recipes": [1, 2], "cards": 2, "deck": box(*[ORANGES] * 9)}, NoGame.NO_SUCH_RECIPE),
    "recipes-too-few": ({"recipes": "random", "deck": box(*[ORANGES] * 18)}, NoGame.TOO_FEW_RECIPES),
    "recipes-eat-the-pool": ({"recipes": (1, 2), "pool": list(range(1, 11))}, NoGame.TOO_FEW_CARDS),
    "recipes-may-eat-the-pool": ({"recipes": "random", "pool": list(range(1, 11))}, NoGame.TOO_FEW_CARDS),
    "deck-text": ({"deck": "mine"}, Why.BAD_OPTION),
    "deck-none": ({"deck": None}, Why.BAD_OPTION),
    "deck-too-small": ({"deck": box(*[ORANGES] * 8)}, NoGame.TOO_FEW_CARDS),
    "unknown": ({"first": 0}, Why.NO_SUCH_OPTION),
    "seats": ({"seats": 9}, Why.BAD_SEATS),
    "deal-short": ({"deal": ["1", "2"]}, Why.DEAL_CARD_MISSING),
    "deal-twice": ({"deal": ["1", "1"]}, Why.DEAL_CARD_TWICE),
    "deal-unknown": ({"deal": ["19"]}, Why.DEAL_CARD_UNKNOWN),
    "deal-without-recipes": ({"seed": None, "recipes": "random", "deal": ["1"]}, Why.DEAL_INCOMPLETE),
}


@pytest.mark.parametrize(("setup", "code"), WRONG.values(), ids=WRONG)
def test_an_impossible_game_is_refused_with_the_reason(setup: dict[str, Any], code: object) -> None:
    assert refused(**setup)[0] is code


def test_recipes_from_outside_the_pool_leave_it_whole() -> None:
    position = GAME.new(1, seed="x", recipes=(17, 18), pool=list(range(1, 10)))
    assert len(position.unseen()) == 6


def test_a_deal_may_give_the_recipes_too() -> None:
    numbers = [str(number) for number in range(1, 19)]
    position = GAME.new(1, recipes="random", deal={"recipes": numbers[::-1], "deck": numbers[:16]})
    assert [recipe["number"] for recipe in position.view(0)["recipes"]] == [17, 18]


# Options as text


def test_a_deck_is_written_as_its_hash_and_attached_unless_it_ships() -> None:
    """hortis 14f."""
    mine = box(*[ORANGES] * 4)
    assert DECK.format(mine) == mine.hash
    assert DECK.attachment(mine) == (mine.hash, mine.content)
    assert DECK.attachment(RECONSTRUCTED) is None
    assert DECK.parse(mine.hash, {mine.hash: mine.content}) == mine
    assert DECK.parse(RECONSTRUCTED.hash, {}) == RECONSTRUCTED


def test_a_deck_that_has_ever_shipped_stays_known() -> None:
    first = "67f2aa90e79bf64a1ad18c5b9519d2bb7584d088ae6b5dc1ce5e5cc5c7cd01d1"
    deck = DECK.parse(first, {})
    assert isinstance(deck, Deck)
    assert deck.hash == first
    assert deck.cards == RECONSTRUCTED.cards
    assert DECK.attachment(deck) is None


def test_a_deck_that_is_missing_or_does_not_match_its_hash_is_refused() -> None:
    mine = box(*[ORANGES] * 4)
    with pytest.raises(BadSetup) as error:
        DECK.check(DECK.parse(mine.hash, {}), 1)
    assert error.value.reason.code is Why.BAD_OPTION
    with pytest.raises(BadDeck) as wrong:
        DECK.parse(mine.hash, {mine.hash: RECONSTRUCTED.content})
    assert wrong.value.reason.code is WrongDeck.NOT_THE_HASH
    with pytest.raises(BadDeck):
        DECK.parse(mine.hash, {mine.hash: "{"})


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("pool", "all", "all"),
        ("pool", (1, 5, 18), "1 5 18"),
        ("recipes", "none", "none"),
        ("recipes", "random", "random"),
        ("recipes", (3, 16), "3 16"),
        ("cards", 5, "5"),
    ],
)
def test_options_are_written_and_read(name: str, value: object, text: str) -> None:
    option = GAME.option(name)
    assert option.format(value) == text
    assert option.check(option.parse(text, {}), 1) == value


@pytest.mark.parametrize("text", ["", "1 2 x", "1, 2", "-1 2", "1 999999999999", "²3 4", "1 1"])
def test_options_that_cannot_be_read_are_refused(text: str) -> None:
    option = GAME.option("recipes")
    with pytest.raises(BadSetup):
        option.check(option.parse(text, {}), 1)


def test_a_record_carries_its_own_deck() -> None:
    deck = box(*["O1 Y1 G1 / Y2 G2 .."] * 4, "O1 O1 O1 / .. Y1 Y2")
    match = Match(GAME, 2, "record", None, deck=deck, cards=4)
    rng = futaie.Rng("record")
    while match.result is None:
        seat = match.position.movers()[0]
        match.play(seat, match.seen(seat).random_action(seat, rng))
    text = str(record_of(match))
    assert deck.hash in text
    again = Record.parse(text).replay()
    assert again.position.revealed() == match.position.revealed()


# Notation


@pytest.mark.parametrize("text", ["12/90", "1/0", "18/270", "(0,0)", "(-16,16)", "(19,-18)", "!1", "!6"])
def test_words_are_read_and_written_back(text: str) -> None:
    position = table(ORANGES, ORANGES)
    (action,) = GAME.parse(position, 0, text)
    assert 0 <= action < GAME.action_count
    assert GAME.format(position, 0, action) == text


NO_CARDS = ["19/0", "0/0", "01/0", "1/45", "1/360", "1", "1/90/0"]
NO_CELLS = ["(20,0)", "(-18,0)", "(0,18)", "(0,-19)", "(01,0)", "(-0,0)", "(0,0"]
NO_CHOICES = ["!0", "!7", "!"]


@pytest.mark.parametrize("text", [*NO_CARDS, *NO_CELLS, *NO_CHOICES])
def test_words_that_mean_nothing_are_not_understood(text: str) -> None:
    with pytest.raises(futaie.BadNotation):
        GAME.parse(table(ORANGES, ORANGES), 0, text)


def test_a_whole_turn_may_be_written_at_once() -> None:
    position = table(ORANGES, ORANGES, ORANGES)
    assert len(GAME.parse(position, 0, "2/90 (0,0) !3")) == 3
