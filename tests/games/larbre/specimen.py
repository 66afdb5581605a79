from collections import Counter
from random import Random

from hypothesis import strategies as st

from futaie.games.larbre.box.cards import NAMES, SPIRITS, TYPES
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.rules.options import RESERVE
from tests.games.larbre.stories import any_deal, retell
from tests.games.larbre.table import GAME, MANY_COPIES
from tests.specimen import Specimen
from tools.make_records import own_box

OWN_BOXES = [MANY_COPIES, *(own_box(Random(seed)) for seed in range(3))]
SMALL_RESERVES = st.tuples(*(st.integers(0, most) for most in RESERVE)).filter(any)


@st.composite
def options(draw, seats):
    """Standard games as often as cut-down ones, which may stall early or late."""
    chosen = {
        "deck": draw(st.sampled_from([BOX, *OWN_BOXES])),
        "first": draw(st.one_of(st.just("random"), st.integers(0, seats - 1))),
        "branch": draw(st.sampled_from(["chain", "fork"])),
        "growth": draw(st.sampled_from(["choice", "choice", "always"])),
    }
    if draw(st.booleans()):
        return chosen
    hand = draw(st.integers(1, 6))
    river = draw(st.integers(2, 4))
    chosen |= {
        "stall": draw(st.sampled_from([6, 1, 2, 20])),
        "reserve": draw(SMALL_RESERVES),
        "hand": hand,
        "dealt": draw(st.integers(1, hand)),
        "river": river,
    }
    cards = draw(st.tuples(*(st.integers(0, most) for most in (15, 15, 7, 7, 7, 7))))
    icons = draw(st.permutations(SPIRITS))[: draw(st.integers(1, 4))]
    if card_count(chosen["deck"], cards, icons) < seats * hand + river + 5:
        return chosen
    return chosen | {"cards": cards, "icons": icons}


def card_count(box, cards, icons):
    most = dict(zip((*TYPES, "joker", "flute"), cards, strict=True))
    total = 0
    for name, count in zip(NAMES, box.counts, strict=True):
        type_, _, icon = name.partition("-")
        if icon in ("", *icons):
            total += min(count, most[type_])
    return total


def stock(position):
    """All cards; and each seat's own pieces, in the reserve or on the tree."""
    told = position.revealed()
    cards = [*told["river"], *told["source_cards"], *told["discard_cards"], *(told["looked"] or [])]
    cards += [card for hand in told["hands"] for card in hand["cards"]]
    if told["play"]:
        cards += told["play"]["cards"]
    things = Counter(cards)
    things["trunk tiles"] = told["trunk"] + sum(reserve["token"] for reserve in told["reserves"])
    for seat, reserve in enumerate(told["reserves"]):
        things.update({f"{seat} {piece}": reserve[piece] for piece in ("twig", "fruit", "flower")})
    for twig in told["twigs"]:
        if twig["owner"] is not None:
            things[f"{twig['owner']} twig"] += 1
        if twig["by"] is not None:
            things[f"{twig['by']} {twig['carries']}"] += 1
    return things


def came_true(preview, events, after, seat):
    view = after.view(seat)
    told = {event.kind: event.revealed() for event in reversed(events)}
    kinds = Counter(event.kind for event in events)
    if "hand" in preview:
        asked = after.need if view["phase"] == "discard" else 0
        return (told["take"]["card"], view["hands"][seat]["count"], asked) == tuple(preview.values())
    if "trunk" in preview:
        asked = after.need if view["phase"] == "take" and not after.over else kinds["take"]
        return (view["trunk"], asked, kinds["draw"], after.over) == tuple(preview.values())
    if "cards" in preview and "grows" in preview:
        return revealed_as_told(preview, told, after)
    if "piece" in preview:
        placed = told["place"]
        return (
            all(placed[name] == preview[name] for name in ("piece", "tip", "from"))
            and preview["dryad"] == ("spirit" in told)
            and preview["wins"] == (view["reserves"][seat]["left"] == 0)
            and (after.owed == preview["left"] or after.over or after.mover() != seat)
        )
    if "spirit" in preview:
        other = {"faun": ("gift", "to"), "naiad": ("take", "card"), "pegaea": ("look", "cards")}
        kind, name = other[preview["spirit"]]
        return told["spirit"]["spirit"] == preview["spirit"] and told[kind][name] == preview[name]
    if "places" in preview:
        return all(told["grow"][name] == preview[name] for name in preview)
    if "amount" in preview:
        return preview["card"] in view["chosen"]["cards"] and after.amount() == preview["amount"]
    if "grows" in preview:
        return not events and view["chosen"]["grows"] == preview["grows"]
    if "keep" in preview:
        return told["keep"]["card"] == preview["keep"]
    if "left" not in preview:
        return view["discard"] == preview["discard"]
    if preview["left"]:
        return not events and view["chosen"]["need"] == preview["left"]
    return preview["discard"] in [event.secret["card"] for event in events if event.kind == "discard"]


def may_ask(told, open_now):
    """Only growing shows whether there is a place for the Dryad; the preview looks ahead."""
    return set(told) <= set(open_now) and set(open_now) - set(told) <= {"dryad"}


def revealed_as_told(preview, told, after):
    reveal, grow = told["reveal"], told.get("grow")
    types = Counter(card.partition("-")[0] for card in preview["cards"])
    if preview["grows"]:
        own, jokers = types[preview["grows"]], types["joker"]
        pairs = (types.total() - own - jokers - types["flute"]) // 2
        if (preview["own"], preview["jokers"], preview["pairs"]) != (own, jokers, pairs):
            return False
    return (
        (reveal["cards"], reveal["grows"]) == (preview["cards"], preview["grows"])
        and (grow is None or (grow["amount"], grow["places"]) == (preview["amount"], preview["places"]))
        and (
            after.mover() != reveal["seat"]
            or may_ask(preview["spirits"], (after.view(None)["play"] or preview)["spirits"])
        )
    )


def turns(position, options):
    """There is no largest number of turns, because the Faun can always bring more twigs. But in each of these spans of
    rounds a piece from a reserve has been placed, and all of those are on the tree in the end."""
    view = position.view(None)
    quiet = options.get("stall", 6) * position.seats
    branches = 4 + 2 * view["trunk"]
    placed = view["trunk"] + len(view["twigs"]) - 3 * branches
    placed += sum({"leaf": 1, "bud": 2, "fruit": 3, "flower": 3}.get(twig["carries"], 0) for twig in view["twigs"])
    won = any(reserve["left"] == 0 for reserve in view["reserves"])
    return 1 if won else quiet, quiet * (placed + 1)


SPECIMEN = Specimen(
    game=GAME,
    options=options,
    deal=any_deal,
    stock=stock,
    retell=retell,
    came_true=came_true,
    turns=turns,
    small={"reserve": (3, 2, 2, 1, 1, 0), "stall": 2, "hand": 4},
    pace=10,
)
