from collections import Counter
from dataclasses import replace

from hypothesis import strategies as st

import futaie
from futaie.games.tout_la_haut.box.cards import DECK, NAMES
from tests.games.tout_la_haut.secrets.slow_worlds import dealt, stories
from tests.specimen import Specimen, mixed

OBJECTIVES = ["none", "random", "monochrome", "two-step", "efficient", "diversified", "little-treehouse"]
GAME = futaie.game("tout-la-haut")


@st.composite
def options(draw, seats):
    """Standard games as often as cut-down ones, all variants and objectives."""
    chosen = {
        "first": draw(st.one_of(st.just("random"), st.integers(0, seats - 1))),
        "strategic": draw(st.booleans()),
        "late_draw": draw(st.booleans()),
        "objective": draw(st.sampled_from(OBJECTIVES)),
    }
    if draw(st.booleans()):
        return chosen
    rounds = draw(st.integers(1, min(7, len(DECK) // seats - 1)))
    count = draw(st.integers(seats * (rounds + 1), len(DECK)))
    return chosen | {"rounds": rounds, "cards": draw(st.permutations(DECK))[:count]}


def stock(position):
    """Cards in trees, in hand, and those that have not joined the hand yet; each game has its own."""
    groves = [position.grove] if position.before is None else [position.before, position.grove]
    cards = Counter(f"2 {NAMES[card]}" for card in position.second_order)
    for half, grove in enumerate(groves, 1):
        joined = grove.seats + min(grove.turn + 1, grove.turns)
        kinds = [action // 2 for seat in range(grove.seats) for action in grove.tree(seat)]
        cards.update(f"{half} {NAMES[kind]}" for kind in [*kinds, *grove.held(), *grove.order[joined:]])
    return cards


def is_possible(story):
    """Whether each card was in hand when it was built."""
    hand = Counter(story.order[: story.seats])
    for turn, word in enumerate(story.built):
        hand[story.joining(turn)] += 1
        hand[word.removeprefix("-")] -= 1
        if hand[word.removeprefix("-")] < 0:
            return False
    return True


def changed(story, place, rng):
    """Changes the story: two cards swap places in the order, or another one is built face down."""
    built = list(story.built)
    if rng.below(2):
        order = list(story.order)
        i, j = rng.below(len(order)), rng.below(len(order))
        swapped = {order[i]: order[j], order[j]: order[i]}
        order[i], order[j] = order[j], order[i]
        for turn, word in enumerate(built):
            if word.startswith("-") and not story.owns(turn, place):
                built[turn] = "-" + swapped.get(word[1:], word[1:])
        return replace(story, order=tuple(order), built=tuple(built))
    hidden = [turn for turn, word in enumerate(built) if word.startswith("-") and not story.owns(turn, place)]
    if hidden:
        turn = hidden[rng.below(len(hidden))]
        cards = [*story.hand(turn), story.joining(turn)]
        built[turn] = "-" + cards[rng.below(len(cards))]
    return replace(story, built=tuple(built))


def other_stories(position, reader, rng):
    """The games so far as they may have gone, for all that the reader knows."""
    told = []
    groves = [position.grove] if position.before is None else [position.before, position.grove]
    for story, grove in zip(stories(position), groves, strict=True):
        place = None if reader is None else grove.place(reader)
        other, seen = story, story.seen(place)
        for _ in range(60):
            attempt = changed(other, place, rng)
            # When the match is over, the log reveals the cards built face down.
            as_told = not position.over or attempt.built == story.built
            if as_told and is_possible(attempt) and attempt.seen(place) == seen:
                other = attempt
        told.append(other)
    return told


def deal(position, rng):
    """With or without a second game and objectives."""
    cards = position.revealed()["dealt"]
    return {"deck": mixed(cards, rng), "deck-1": mixed(cards, rng), "objective": mixed(OBJECTIVES[2:], rng)}


def retell(position, deal, story, reader, rng):
    """Other decks and other cards built face down; until the second game begins, another objective for it, too."""
    told = other_stories(position, reader, rng)
    decks = [dealt(other) for other in told]
    objective = deal["objective"]
    if len(decks) == 1:
        decks.append(mixed(deal["deck-1"], rng))
        now = (position.view(None)["objective"] or {}).get("name")
        objective = [name for name in objective if name == now] + mixed(
            [name for name in objective if name != now], rng
        )
    words = [word for other in told for word in other.built]
    story = [(seat, GAME.parse(position, seat, word)[0]) for (seat, _), word in zip(story, words, strict=True)]
    return {"deck": decks[0], "deck-1": decks[1], "objective": objective}, story


def came_true(preview, events, after, seat):
    view = after.view(seat)
    over = preview["ends"] and not after.over
    tree = (view["before"] if over else view)["trees"][seat]
    card = tree["cards"][-1]
    return (
        preview["ends"] == (events[-1].kind in ("end", "start"))
        and events[0].for_seat(seat)["card"] == preview["card"]
        and {name: preview[name] for name in card} == card
        and preview["total"] == tree["floors"]
        and preview["adds"] == sum(floor["value"] for floor in card["floors"])
        and all(preview[name] == tree[name] for name in ("run", "objective", "score"))
    )


def turns(position, options):
    seats = position.seats
    count = seats * options.get("rounds", 9 - seats) * (2 if options["strategic"] else 1)
    return count, count


SPECIMEN = Specimen(
    game=GAME,
    options=options,
    deal=deal,
    stock=stock,
    retell=retell,
    came_true=came_true,
    turns=turns,
    small={"rounds": 3},
)
