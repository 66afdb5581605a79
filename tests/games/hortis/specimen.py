from collections import Counter
from random import Random

from hypothesis import strategies as st

import futaie
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.rules.actions import CHOOSE_CARD, NO_FACE, PLACE, PLACED
from futaie.games.hortis.rules.orchard import SQUIRREL, WHEELBARROW
from futaie.games.hortis.rules.recipes import FRUITS
from tests.specimen import Specimen, mixed
from tools.make_records import own_deck

OWN_DECKS = [own_deck(Random(seed)) for seed in range(4)]


@st.composite
def options(draw, seats):
    """Standard games as often as cut-down ones, with recipes and without."""
    recipes = draw(st.sampled_from(["none", "random", (3, 16), (9, 18), (1, 10)]))
    deck = draw(st.sampled_from([RECONSTRUCTED, *OWN_DECKS]))
    if draw(st.booleans()):
        return {"deck": deck, "recipes": recipes}
    cards = draw(st.integers(2, 9))
    size = draw(st.integers(min(18, cards + 2), 18))
    pool = draw(st.permutations(range(1, 19)))[:size]
    return {"deck": deck, "cards": cards, "pool": sorted(pool), "recipes": recipes if size >= cards + 2 else "none"}


def deal(position, rng):
    first = position.orchards[0].placements()[0][0] // 4
    cards = [first, *position.hand(0), *position.unseen()]
    return {"deck": mixed([str(card + 1) for card in cards], rng)}


def stock(position):
    """Each seat has its own orchard, dice and tokens; everybody's cards come from one pile."""
    things = Counter()
    for seat, orchard in enumerate(position.orchards):
        cards = [face // 4 for face, _, _ in orchard.placements()] + position.hand(seat) + position.unseen()
        phase = position.phases[seat]
        if phase not in (PLACED, CHOOSE_CARD) and orchard.count > position.shown[seat].count:
            cards.remove(position.chosen[seat] // 4)  # laid, and in hand until the placement is complete
        things.update(f"{seat} card {card}" for card in cards)
        things[f"{seat} wheelbarrow"] = 1 if orchard.wheelbarrow < 0 else 0
        for i, fruit in enumerate(FRUITS, 1):
            things[f"{seat} {fruit}"] = orchard.left(i)
        for cell in orchard.cells():
            die = orchard.dice[cell]
            if die not in (0, SQUIRREL):
                name = "wheelbarrow" if die & 15 == WHEELBARROW else FRUITS[(die >> 4) - 1]
                things[f"{seat} {name}"] += 1
    return things


def retell(position, deal, story, reader, rng):
    """Undrawn cards change places; other seats' placements in this round are different."""
    drawn = len(deal["deck"]) - position.pile_count
    deal = {"deck": deal["deck"][:drawn] + mixed(deal["deck"][drawn:], rng)}
    story = list(story)
    for seat in range(position.seats):
        if seat != reader and position.phases[seat] == PLACED and not position.over:
            world = position.copy()
            card = world.placed_card(seat)
            world.orchards[seat] = world.shown[seat]
            world.put_into_hand(seat, card)
            world.phases[seat] = CHOOSE_CARD
            world.chosen[seat] = NO_FACE
            start = max(i for i, (who, action) in enumerate(story) if who == seat and action < PLACE)
            story = story[:start] + [step for step in story[start:] if step[0] != seat]
            chain = []
            while world.phases[seat] != PLACED:
                action = world.random_action(seat, rng)
                chain.append((seat, action))
                world.apply(seat, action)
            story[start:start] = chain
    return deal, story


def came_true(preview, events, after, seat):
    player = after.view(seat)["players"][seat]
    if "places" in preview:
        return preview["places"] == len(after.legal(seat)) and player["chosen"]["card"] == preview["card"]
    orchard = player["orchard"]
    owed = player["question"]["owed"] if player["question"] else 0
    placed = orchard["cards"][-1]
    return (
        (preview["score"], preview["base"], preview["supply"], preview["owed"])
        == (player["score"], orchard["base"], orchard["supply"], owed)
        and {name: preview[name] for name in placed} == placed
        and all(die_at(orchard, change) == change["now"] for change in preview["dice"])
    )


def die_at(orchard, place):
    return next(cell["die"] for cell in orchard["cells"] if (cell["x"], cell["y"]) == (place["x"], place["y"]))


SPECIMEN = Specimen(
    game=futaie.game("hortis"),
    options=options,
    deal=deal,
    stock=stock,
    retell=retell,
    came_true=came_true,
    turns=lambda position, options: (1, options.get("cards", 9) - 1),
    small={"cards": 4},
)
