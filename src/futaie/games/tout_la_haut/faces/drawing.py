"""Tout là-haut in the terminal: the trees side by side with their points, and the hand that goes round."""

from __future__ import annotations

from collections.abc import Callable

from futaie.core.pen import Pen, fold
from futaie.core.rules.outcome import PlainLine, PlainOutcome
from futaie.core.rules.seat import letter
from futaie.games.tout_la_haut.box.floors import COLOURS
from futaie.games.tout_la_haut.faces.shapes import FirstGame, Kept, Tree, View
from futaie.games.tout_la_haut.faces.tree_drawing import BAR, BLOCK, HIDDEN, LETTERS, SIDE, block_of, card, tree
from futaie.games.tout_la_haut.rules.reasons import Points

LABEL = 20
"""The column of words to the left of the trees."""
HAND_CARD = BLOCK + 2
FLOORS = (Points.CARD.value, Points.FACE_DOWN.value)


def draw(view: View, pen: Pen) -> str:
    lines = _heading(view, pen)
    if view["before"] is not None and view["over"]:
        lines += ["", pen.paint(pen.say("first-game"), "bold"), *_objective(view["before"], pen)]
        lines += [*_trees(view, view["before"], pen), "", pen.paint(pen.say("second-game"), "bold")]
    else:
        lines.append("")
    lines += _trees(view, view, pen)
    if view["outcome"]:
        lines += [*_left_over(view, pen), "", *sheet(view["outcome"], pen)]
    else:
        lines += ["", *_hand(view, pen)]
    return "\n".join(line.rstrip() for line in lines)


# The game being played


def _heading(view: View, pen: Pen) -> list[str]:
    half = pen.say("game-of-two", half=view["half"]) + "   " if view["strategic"] else ""
    facts = pen.say("table", turn=view["turn"], round=view["round"], rounds=view["rounds"], deck=view["deck"])
    step = 1 if view["direction"] == "left" else -1
    order = [letter((view["first"] + step * place) % view["seats"]) for place in range(view["seats"])]
    lines = [half + facts, pen.say("order-of-play", order=" → ".join(order), direction=view["direction"])]
    if view["late_draw"]:
        lines.append(pen.say("late-draw"))
    lines += _objective(view, pen)
    colours = "  ".join(f"{card(colour[0], pen)} {pen.say(f'name-{colour}')}" for colour in COLOURS)
    return [*lines, f"{colours}  {LETTERS['grey']} {pen.say('grey')}"]


def _objective(game: View | FirstGame, pen: Pen) -> list[str]:
    return fold(pen.say("objective", **game["objective"]), pen) if game["objective"] else []


# The trees


def _trees(view: View, game: View | FirstGame, pen: Pen) -> list[str]:
    """The trees of one of the games, each with its points below."""
    trees = game["trees"]
    height = max(len(grown["cards"]) for grown in trees)
    drawn = [tree(grown, height, view["over"] or game is not view, pen) for grown in trees]
    lines = [" " * LABEL + "".join(row) for row in zip(*drawn, strict=True)]
    lines.append(" " * LABEL + "".join(_name(seat, seat in view["movers"], pen) for seat in range(view["seats"])))

    def row(word: str, tell: Callable[[Tree], str]) -> None:
        lines.append(f"{pen.say(word):<{LABEL}}" + "".join(_cell(tell(grown)) for grown in trees))

    row("floors", lambda grown: str(grown["floors"]))
    lines.append(f"{BAR} {pen.say('longest-run'):<{LABEL - 2}}" + "".join(_cell(_length(grown)) for grown in trees))
    row("run-bonus", lambda grown: _plus(grown["run"]["points"]))
    if game["objective"]:
        row("objective-bonus", lambda grown: _plus(grown["objective"]["points"] if grown["objective"] else 0))
    row("total" if view["over"] else "total-now", lambda grown: str(grown["score"]))
    if game is view:
        lines += _besides(view, pen)
    return lines


def _besides(view: View, pen: Pen) -> list[str]:
    """The first game of two, and the kept cards."""
    lines = []
    if view["before"] is not None:
        before = [_cell(str(grown["score"])) for grown in view["before"]["trees"]]
        lines.append(f"{pen.say('first-game-row'):<{LABEL}}" + "".join(before))
        lines.append(f"{pen.say('together'):<{LABEL}}" + "".join(_cell(str(points)) for points in view["scores"]))
    if any(kept["count"] for kept in view["kept"]):
        kept = [_kept(kept, pen) for kept in view["kept"]]
        lines.append(f"{pen.say('keeps'):<{LABEL}}" + "".join(kept))
    return lines


def _name(seat: int, moves: bool, pen: Pen) -> str:
    if not moves:
        return "  " + pen.paint(letter(seat), "bold") + " " * (BLOCK + SIDE - 3)
    return pen.paint(f"▶ {letter(seat)} ◀", "bold reverse") + " " * (BLOCK + SIDE - 5)


def _cell(text: str) -> str:
    return f" {text:<{BLOCK + SIDE - 1}}"


def _kept(kept: Kept, pen: Pen) -> str:
    if not kept["count"]:
        return _cell("")
    return f" {card(kept['card'], pen)}       " if kept["card"] else _cell(HIDDEN)


def _length(grown: Tree) -> str:
    run = grown["run"]
    return f"{run['length']} {LETTERS[run['colour']]}" if run["colour"] else "–"


def _plus(points: int) -> str:
    return f"+{points}" if points else "–"


# The hand


def _hand(view: View, pen: Pen) -> list[str]:
    hand = view["hand"]
    assert hand["seat"] is not None
    seat = letter(hand["seat"])
    if hand["cards"] is None or hand["joined"] is None:
        lines = [pen.say("hand-hidden", seat=seat, count=hand["count"])]
    else:
        blocks = [block_of(name, pen) for name in hand["cards"]]
        joined = hand["cards"].index(hand["joined"])
        lines = [f"{pen.say('hand', seat=seat):<{LABEL}}" + "  ".join(upper for upper, _ in blocks)]
        lines.append(" " * LABEL + "  ".join(lower for _, lower in blocks))
        names = "".join(f" {card(name, pen)}   " for name in hand["cards"])
        lines.append(" " * LABEL + names)
        word = pen.say("kept" if view["late_draw"] else "drawn")
        lines.append(" " * (LABEL + HAND_CARD * joined) + pen.paint(word, "dim"))
    if view["known"]:
        lines += fold(pen.say("known", cards=" ".join(view["known"])), pen)
    if "deck_cards" in view:
        lines += fold(pen.say("deck-cards", cards=" ".join(view["deck_cards"]) or "–"), pen)
    return lines


def _left_over(view: View, pen: Pen) -> list[str]:
    return ["", pen.say("left-over", cards=" ".join(view["hand_cards"]))] if "hand_cards" in view else []


# The end


def sheet(outcome: PlainOutcome, pen: Pen) -> list[str]:
    """Seat by seat and game by game: the floors card by card, the run, the objective."""
    lines = []
    for seat, items in enumerate(outcome["sheets"]):
        points, place = outcome["scores"][seat], outcome["ranking"][seat]
        lines.append(pen.paint(pen.say("sheet-of", seat=letter(seat), points=points, place=place), "bold"))
        halves = sorted({item["figures"]["half"] for item in items})
        for half in halves:
            own = [item for item in items if item["figures"]["half"] == half]
            if len(halves) > 1:
                total = sum(item["points"] for item in own)
                lines.append("  " + pen.say("sheet-game", half=half, points=total))
            lines += _game(own, pen)
    tied = [letter(seat) for seat, points in enumerate(outcome["scores"]) if points == max(outcome["scores"])]
    if len(tied) > 1:
        lines += ["", pen.say("tie", seats=", ".join(tied), winner=letter(outcome["ranking"].index(1)))]
    return lines


def _game(items: list[PlainLine], pen: Pen) -> list[str]:
    floors = [item for item in items if item["reason"] in FLOORS]
    cards = "  ".join(f"{_built(item, pen)} {item['points']}" for item in floors)
    total = sum(item["points"] for item in floors)
    lines = [f"    {total:>3}  {pen.say('sheet-floors')} {cards}"]
    for item in items:
        if item not in floors:
            lines.append(f"    {item['points']:>3}  {pen.say(item['reason'], **item['figures'])}")
    return lines


def _built(item: PlainLine, pen: Pen) -> str:
    name = item["figures"].get("card")
    return card(name, pen) if name else pen.paint(2 * LETTERS["grey"], "dim")
