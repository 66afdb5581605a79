"""Arboretum in the terminal."""

from __future__ import annotations

from futaie.core.pen import Pen, fill
from futaie.core.rules.outcome import PlainOutcome
from futaie.core.rules.seat import letter
from futaie.games.arboretum.faces.shapes import Planted, View

STYLES = {
    "b": "bright_blue",
    "a": "bright_yellow",
    "c": "bright_magenta",
    "d": "white",
    "j": "magenta",
    "m": "red",
    "o": "yellow",
    "r": "bright_red",
    "t": "bright_green",
    "w": "green",
}
"""Colour is never the only sign: the letter of a species says the same."""


def draw(view: View, pen: Pen) -> str:
    lines = [pen.say("table", turn=view["turn"], deck=view["deck"]), *_species(view, pen)]
    for seat in range(view["seats"]):
        lines += ["", *_seat(view, seat, pen)]
    if view["outcome"]:
        lines += ["", *sheet(view["outcome"], pen)]
    return "\n".join(lines)


def _species(view: View, pen: Pen) -> list[str]:
    names = [f"{painted_card(species, pen)} {pen.say(f'name-{species}')}" for species in view["species"]]
    return fill(pen.say("species"), names, pen)


def painted_card(card: str, pen: Pen, width: int = 0) -> str:
    return " " * (width - len(card)) + pen.paint(card, STYLES.get(card[0], "dim"))


def _painted(cards: list[str], pen: Pen) -> list[str]:
    return [painted_card(card, pen) for card in cards]


def _seat(view: View, seat: int, pen: Pen) -> list[str]:
    hand, garden = view["hands"][seat], view["gardens"][seat]
    cards = hand["cards"]
    if cards is None:
        cards = hand["known"] + ["??"] * (hand["count"] - len(hand["known"]))
    name = pen.paint(letter(seat), "bold reverse" if seat in view["movers"] else "bold")
    lines = fill(f"{name}   {pen.say('hand')}", _painted(cards, pen), pen, " ")
    if view["piles"][seat]:
        lines += _pile(_painted(view["piles"][seat], pen), pen)
    if garden["paths"]:
        best = [f"{painted_card(species, pen)} {path['points']}" for species, path in garden["paths"].items()]
        lines += fill(f"    {pen.say('paths')}", best, pen)
    return lines + _garden(garden["cards"], pen)


def _pile(cards: list[str], pen: Pen) -> list[str]:
    """The top card, then the ones below it downwards."""
    top, *below = reversed(cards)
    start = f"    {pen.say('pile')} {pen.paint(top, 'underline')}"
    return fill(f"{start}   {pen.say('pile-below')}", below, pen, " ") if below else [start]


def _garden(cards: list[Planted], pen: Pen) -> list[str]:
    """The garden with a rim of empty cells, columns and rows numbered as in the notation."""
    at = {(card["x"], card["y"]): card["card"] for card in cards}
    xs, ys = [x for x, _ in at] or [0], [y for _, y in at] or [0]
    columns = range(min(xs) - 1, max(xs) + 2)
    lines = [pen.paint("    " + "".join(f"{x:>4}" for x in columns), "dim")]
    for y in range(max(ys) + 1, min(ys) - 2, -1):
        lines.append(pen.paint(f"{y:>4}", "dim") + "".join(painted_card(at.get((x, y), "·"), pen, 4) for x in columns))
    return lines


def sheet(outcome: PlainOutcome, pen: Pen) -> list[str]:
    """Seat by seat and species by species: the hand, the right to score, the path and its points."""
    lines = []
    for seat, items in enumerate(outcome["sheets"]):
        points, place = outcome["scores"][seat], outcome["ranking"][seat]
        lines.append(pen.paint(pen.say("sheet-of", seat=letter(seat), points=points, place=place), "bold"))
        species = ""
        for item in items:
            figures = item["figures"]
            if figures["species"] != species:
                species = figures["species"]
                hand = " ".join(_painted(figures["hand"], pen)) or "–"
                said = pen.say("sheet-hand", sum=figures["sum"], highest=figures["highest"])
                head = pen.say("sheet-species", name=pen.say(f"name-{species}"))
                lines.append(f"  {painted_card(species, pen)} {head} {hand}  {said}")
                lines += [f"          {pen.say('sheet-cancelled', card=card)}" for card in figures["cancelled"]]
            lines.append(f"      {item['points']:>2}  {pen.say(item['reason'], **figures)}")
    return lines
