"""Fast deals are like deals from a seed."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie import Rng
from tests.battery import examples, new_position, written
from tests.specimen import Specimen
from tests.specimens import every_game, every_table

DEALS = 2000


@every_table
@examples(9, 100)
@given(data=st.data())
def test_a_fast_deal_is_also_possible_by_labels(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    """The same things, laid out in the same way; only chance differs, and the same generator gives the same deal."""
    position, options, rng = new_position(data, specimen, seats)
    assert specimen.game.dealer is not None
    dealer = specimen.game.dealer(seats, specimen.game.checked(seats, options))
    state = rng.word()
    fast = dealer.deal(Rng(state))
    assert written(dealer.deal(Rng(state)).revealed()) == written(fast.revealed())
    random_recipes = options.get("recipes") == "random"
    if options.get("species") != "random" and not random_recipes:
        assert specimen.stock(fast).total() == specimen.stock(position).total()
    besides = {"unseen"} if random_recipes else set()  # recipes are cards too, of the pool or not
    assert shape(fast.revealed(), besides) == shape(position.revealed(), besides)
    if isinstance(options.get("first"), int):
        assert fast.mover() == position.mover()
    while not fast.over:
        seat = fast.mover()
        fast.play(seat, fast.random_action(seat, rng))


def shape(data: object, besides: set[str]) -> object:
    """How many things are where, whatever they are and whatever an objective makes of them, without `besides`."""
    if isinstance(data, dict):
        left_out = {"cards", "recipes", "paths", "met", *besides}
        return {name: shape(value, besides) for name, value in data.items() if name not in left_out}
    if isinstance(data, list):
        return [shape(value, besides) for value in data]
    return data if isinstance(data, bool) else None


def dealt(name: str, seats: int, **options: object) -> list[dict]:
    game = futaie.game(name)
    assert game.dealer is not None
    dealer, rng = game.dealer(seats, game.checked(seats, options)), Rng(name)
    return [dealer.deal(rng).revealed() for _ in range(DEALS)]


def assert_even(found: Counter, kinds: int) -> None:
    """All kinds appear about equally often: within six standard deviations."""
    assert len(found) == kinds
    expected = found.total() / kinds
    assert all(abs(count - expected) < 6 * expected**0.5 for count in found.values())


@every_game
def test_a_test_of_its_own_says_what_chance_draws_in_a_game(name: str) -> None:
    assert [test for test in globals() if test.startswith(f"test_{name.replace('-', '_')}_draws_")]


def test_arboretum_draws_species_hands_deck_and_the_first_player() -> None:
    deals = dealt("arboretum", 2)
    assert_even(Counter(species for deal in deals for species in deal["species"]), 10)
    assert_even(Counter(deal["first"] for deal in deals), 2)
    assert_even(Counter(card for deal in deals for card in deal["hands"][0]["cards"]), 80)
    assert_even(Counter(deal["deck_cards"][0] for deal in deals), 80)


def test_hortis_draws_cards_and_recipes() -> None:
    deals = dealt("hortis", 1, recipes="random")
    assert_even(Counter(recipe["number"] for deal in deals for recipe in deal["recipes"]), 18)
    assert_even(Counter(card for deal in deals for card in deal["players"][0]["hand"]), 18)
    assert_even(Counter(deal["players"][0]["orchard"]["cards"][0]["card"] for deal in deals), 18)
    assert_even(Counter(deal["pile_cards"][0] for deal in deals), 18)


def test_larbre_draws_cards_spirits_and_the_first_player() -> None:
    deals = dealt("larbre", 3)
    assert_even(Counter(deal["first"] for deal in deals), 3)
    assert_even(Counter(tuple(deal["spirits"]) for deal in deals), 4)
    river, top = (Counter(card for deal in deals for card in cards(deal)) for cards in (river_of, top_of))
    for name, count in river.items():
        assert abs(count / (4 * DEALS) - top[name] / DEALS) < 0.05
    assert river.keys() == top.keys()


def river_of(deal: dict) -> list[str]:
    return deal["river"]


def top_of(deal: dict) -> list[str]:
    return deal["source_cards"][:1]


def test_tout_la_haut_draws_cards_objectives_and_the_first_player() -> None:
    deals = dealt("tout-la-haut", 2, strategic=True, objective="random")
    assert_even(Counter(deal["first"] for deal in deals), 2)
    pairs = Counter((deal["objective"]["name"], deal["objective_next"]["name"]) for deal in deals)
    assert_even(pairs, 20)
    for orders in ("dealt", "dealt_next"):
        assert_even(Counter(deal[orders].index("r2r3") for deal in deals if "r2r3" in deal[orders]), 24)
