"""What a seat may see of Tout là-haut."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from futaie.games.tout_la_haut.box.cards import KINDS, NAMES, names
from futaie.games.tout_la_haut.box.floors import COLOURS, GREY
from futaie.games.tout_la_haut.rules.grove import LEFT, NO_OBJECTIVE, Grove
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVE_NAMES
from futaie.games.tout_la_haut.rules.scoring import (
    NO_COLOUR,
    OBJECTIVE_POINTS,
    Tally,
    longest_run,
    measure,
    scores,
    tallied,
    those_who_meet,
    with_runs,
)

if TYPE_CHECKING:
    from futaie.games.tout_la_haut.faces import shapes
    from futaie.games.tout_la_haut.rules.position import ToutLaHaut

BACK: list[shapes.Floor] = [{"colour": GREY, "value": 2}, {"colour": GREY, "value": 2}]
STUMP: shapes.Floor = {"colour": GREY, "value": 0}


def view(position: ToutLaHaut, seat: int | None) -> shapes.View:
    """The trees, the hand during the seat's own turn, its kept card, and its memory of the hand passed on.

    Only its builder sees a card built face down; `revealed` shows it at the end (tout-la-haut 9).
    """
    if seat is None:
        return _table(position, [None])
    known, gone = known_cards(position.grove, seat), gone_cards(position.grove, seat)
    return _table(position, [seat]) | {"known": list(known), "gone": list(gone)}


def revealed(position: ToutLaHaut) -> shapes.View:
    """With all hidden cards: in hand, kept, in the deck from top to bottom, in trees, in the second game's deck."""
    grove, before = position.grove, position.before
    order = [NAMES[card] for card in grove.order]
    table = _table(position, list(range(position.seats)))
    return table | {
        "hand_cards": list(names(grove.held())),
        "deck_cards": list(order[len(order) - deck_count(position) :]),
        "dealt": list(order),
        "dealt_before": None if before is None else [NAMES[card] for card in before.order],
        "dealt_next": [NAMES[card] for card in position.second_order],
        "objective_next": objective(position.second_objective),
    }


def _table(position: ToutLaHaut, readers: list[int | None]) -> shapes.View:
    """`readers`: the seats whose secrets to show."""
    grove, before = position.grove, position.before
    return {
        "game": "tout-la-haut",
        "seats": position.seats,
        "late_draw": position.late_draw,
        "strategic": position.strategic,
        "turn": position.turn,
        "over": position.over,
        "movers": position.movers(),
        "half": 1 if before is None else 2,
        "first": grove.first,
        "direction": "left" if grove.direction == LEFT else "right",
        "round": min(grove.turn, grove.turns - 1) // grove.seats + 1,
        "rounds": grove.turns // grove.seats,
        "objective": objective(grove.objective),
        "cards": list(names(grove.order)),
        "deck": deck_count(position),
        "hand": _hand(position, readers),
        "kept": [_kept(position, seat, seat in readers) for seat in range(position.seats)],
        "known": [],
        "gone": [],
        "trees": _trees(grove, readers),
        "before": None if before is None else _before(before, readers),
        "scores": list(position.scores()),
        "outcome": position.outcome().plain() if position.over else None,
    }


def _hand(position: ToutLaHaut, readers: list[int | None]) -> shapes.Hand:
    """The hand that goes round, and the card that joined it in this turn: just drawn, or kept until now."""
    grove = position.grove
    mover = None if position.over else grove.seat_at(grove.turn)
    hand: shapes.Hand = {"seat": mover, "count": len(grove.held()), "cards": None, "joined": None}
    if mover is not None and mover in readers:
        hand["cards"] = list(names(grove.held()))
        hand["joined"] = NAMES[grove.order[grove.seats + grove.turn]]
    return hand


def _before(grove: Grove, readers: list[int | None]) -> shapes.FirstGame:
    """The first game, while the second is being played."""
    return {"first": grove.first, "objective": objective(grove.objective), "trees": _trees(grove, readers)}


def _trees(grove: Grove, readers: list[int | None]) -> list[shapes.Tree]:
    trees: list[shapes.Tree] = []
    for seat, (worth, score) in enumerate(zip(worths(grove), scores(grove), strict=True)):
        cards = [_card(action, seat in readers) for action in grove.tree(seat)]
        trees.append({"cards": cards, **worth, "score": score})
    return trees


def worths(grove: Grove) -> list[shapes.Worth]:
    """The points of each tree if the game ends here: the floors, the longest run, the objective."""
    tallies = [tallied(grove, seat) for seat in range(grove.seats)]
    points, longest = with_runs(tallies), longest_run(tallies)
    meeting = [] if grove.objective == NO_OBJECTIVE else those_who_meet(grove.objective, tallies, points)
    told: list[shapes.Worth] = []
    for seat, tally in enumerate(tallies):
        goal = objective(grove.objective)
        progress: shapes.ObjectiveProgress | None = None
        if goal is not None:
            counts = abs(int(measure(grove.objective, tally, points[seat])))
            progress = {**goal, "counts": counts, "met": meeting[seat]}
            if not meeting[seat]:
                progress["points"] = 0
        ran: shapes.RunWorth = {**run(tally), "longest": longest, "points": points[seat] - tally.floors}
        told.append({"floors": tally.floors, "run": ran, "objective": progress})
    return told


def _card(action: int, is_open: bool) -> shapes.Built:
    down = bool(action & 1)
    name = NAMES[action >> 1] if is_open or not down else None
    return {"card": name, "face": "down" if down else "up", "floors": list(floors(action))}


def _kept(position: ToutLaHaut, seat: int, is_open: bool) -> shapes.Kept:
    """The card that a seat keeps for its next turn in the late draw variant (tout-la-haut 7)."""
    grove = position.grove
    turn = kept_turn(position, seat)
    shown = NAMES[grove.order[grove.seats + turn]] if turn is not None and is_open else None
    return {"count": 0 if turn is None else 1, "card": shown}


def kept_turn(position: ToutLaHaut, seat: int) -> int | None:
    """The turn in which the seat's kept card joins the hand; None if it keeps none."""
    grove = position.grove
    turn = grove.turn + (grove.place(seat) - grove.turn) % grove.seats
    keeps = position.late_draw and grove.turn < turn < grove.turns
    return turn if keeps else None


def deck_count(position: ToutLaHaut) -> int:
    grove = position.grove
    joined = grove.turn + (grove.seats if position.late_draw else 1)
    return len(grove.order) - grove.seats - min(joined, grove.turns)


def known_cards(grove: Grove, seat: int) -> list[str]:
    """The cards that the seat saw when it passed the hand on, less those built face up since (tout-la-haut 9).

    They are still in the hand, or were built face down.
    """
    own = own_turns(grove, seat)
    mine = grove.turn < grove.turns and grove.seat_at(grove.turn) == seat
    return [] if not own or mine else names(unaccounted(grove, own[-1], grove.turn))


def gone_cards(grove: Grove, seat: int) -> list[str]:
    """The cards that the seat passed on and did not find when the hand came back: others built them face down."""
    own = own_turns(grove, seat)
    if grove.turn < grove.turns and grove.seat_at(grove.turn) == seat:
        own.append(grove.turn)
    gone: list[int] = []
    for passed, found in pairwise(own):
        cards = unaccounted(grove, passed, found)
        for kind in grove.passed_on(found - 1):
            if kind in cards:
                cards.remove(kind)
        gone += cards
    return names(gone)


def own_turns(grove: Grove, seat: int) -> list[int]:
    """The seat's finished turns."""
    return [turn for turn in range(grove.turn) if grove.seat_at(turn) == seat]


def unaccounted(grove: Grove, passed: int, until: int) -> list[int]:
    """The hand passed on after a turn, less the cards built face up before another turn."""
    cards = grove.passed_on(passed)
    for turn in range(passed + 1, until):
        kind = grove.built[turn] >> 1
        if not grove.built[turn] & 1 and kind in cards:
            cards.remove(kind)
    return cards


def objective(number: int) -> shapes.Objective | None:
    if number == NO_OBJECTIVE:
        return None
    return {"name": OBJECTIVE_NAMES[number], "points": int(OBJECTIVE_POINTS[number])}


def run(tally: Tally) -> shapes.Run:
    """The longest run in a tree; among equals, the lowest."""
    return {"length": tally.run, "colour": None if tally.run_colour == NO_COLOUR else COLOURS[tally.run_colour]}


def floors(action: int) -> list[shapes.Floor]:
    """The two floors that an action builds, the lower one first."""
    if action & 1:
        return BACK
    card = KINDS[action >> 1]
    return [{"colour": COLOURS[floor.colour], "value": floor.value} for floor in (card.bottom, card.top)]


def top_floor(grove: Grove, seat: int) -> shapes.Floor:
    tree = grove.tree(seat)
    return floors(tree[-1])[1] if tree else STUMP
