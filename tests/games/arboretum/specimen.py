from collections import Counter

from hypothesis import strategies as st

import futaie
from futaie.games.arboretum.box.cards import LETTERS, NAMES
from tests.specimen import Specimen, mixed


@st.composite
def options(draw, seats):
    """Standard games as often as cut-down ones."""
    first = draw(st.one_of(st.just("random"), st.integers(0, seats - 1)))
    if draw(st.booleans()):
        species = draw(st.one_of(st.just("random"), st.permutations(LETTERS).map(lambda all_: all_[: 2 * seats + 2])))
        return {"first": first, "species": species}
    hand = draw(st.integers(1, 7))
    ranks = draw(st.integers(2, 8))
    most = {2: 6, 3: 8, 4: 10}[seats]
    sizes = [count for count in range(1, most + 1) if 2 <= count * ranks - seats * hand <= seats * 17 + 1]
    if not sizes:
        return {"first": first}
    count = draw(st.sampled_from(sizes))
    species = draw(st.permutations(LETTERS))[:count]
    return {"first": first, "species": species, "ranks": ranks, "hand": hand}


def deal(position, rng):
    cards = [name for name in NAMES if name[0] in position.species and int(name[1]) <= position.ranks]
    return {"deck": mixed(cards, rng)}


def stock(position):
    seats = range(position.seats)
    cards = [position.deck[i] for i in range(position.deck_count)]
    cards += [card for seat in seats for card in position.hand(seat) + position.pile(seat)]
    cards += [card for garden in position.gardens for card, _ in garden.plantings()]
    return Counter(NAMES[card] for card in cards)


def retell(position, deal, story, reader, rng):
    """The cards in the deck, and those in others' hands that nobody saw them take, change places."""
    hidden = {NAMES[position.deck[i]] for i in range(position.deck_count)}
    for seat in range(position.seats):
        if seat != reader and not position.over:
            hidden |= {NAMES[card] for card in position.hand(seat) if not position.known[card]}
    other = iter(mixed(hidden, rng))
    return {"deck": [next(other) if card in hidden else card for card in deal["deck"]]}, story


def came_true(preview, events, after, seat):
    if "paths" in preview:
        garden = after.view(seat)["gardens"][seat]
        return preview["paths"] == garden["paths"] and preview["card"] == garden["cards"][-1]["card"]
    if "ends" in preview:
        return preview["ends"] == after.over and events[0].shown["card"] == preview["card"]
    if "last" in preview:
        return preview["last"] == (after.deck_count == 0)
    return not events or events[0].shown["card"] == preview["card"]


def turns(position, options):
    """arboretum 13: each turn takes two cards; all discards but the last can be among them."""
    species = options.get("species", "random")
    seats = position.seats
    count = {2: 6, 3: 8, 4: 10}[seats] if species == "random" else len(species)
    cards = count * options.get("ranks", 8) - seats * options.get("hand", 7)
    return (cards + 1) // 2, cards - 1


SPECIMEN = Specimen(
    game=futaie.game("arboretum"),
    options=options,
    deal=deal,
    stock=stock,
    retell=retell,
    came_true=came_true,
    turns=turns,
    small={"ranks": 3, "hand": 3},
)
