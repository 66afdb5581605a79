"""L'Arbre in the terminal. The tree is drawn in tree_drawing.py."""

from __future__ import annotations

from collections.abc import Sequence

from futaie.core.pen import Pen, fill
from futaie.core.rules.outcome import PlainOutcome
from futaie.core.rules.seat import letter
from futaie.games.larbre.box.cards import NAMES, SPIRITS, TYPES
from futaie.games.larbre.faces.shapes import Growth, View
from futaie.games.larbre.faces.tree_drawing import MARKS, OPEN, SEATS, tree_lines
from futaie.games.larbre.rules.actions import FLOWERS_LEFT, PIECES

SHELVES = ("shelf-twig", "shelf-leaf", "shelf-bud", "shelf-fruit", "shelf-flower", "shelf-token", "shelf-common")
"""What the pieces of a reserve are called, in the order of PIECES."""
SHAPES = ("/", "♣", "•", "●", "✿", "║", "/")
STYLES = {"twig": "yellow", "leaf": "green", "bud": "bright_green", "fruit": "bright_red"}
"""The colours of cards; their names say the same."""
AHEAD = 5
"""So many cards of an open source are shown."""


def draw(view: View, pen: Pen) -> str:
    return "\n".join(
        [
            *_piles(view, pen),
            "",
            *tree_lines(view["twigs"], pen),
            *_legend(view, pen),
            "",
            *_reserves(view, pen),
            "",
            *_hands(view, pen),
            *_play(view, pen),
            *(["", *sheet(view["outcome"], pen)] if view["outcome"] else []),
        ]
    )


# Cards


def _card(card: str, pen: Pen) -> str:
    return pen.paint(card, STYLES.get(card.partition("-")[0], "bold"))


def _cards(head: str, cards: Sequence[str], pen: Pen) -> list[str]:
    """The cards behind a heading, on as many lines as they need."""
    return fill(head + " ", [_card(card, pen) for card in cards] or ["–"], pen)


def _piles(view: View, pen: Pen) -> list[str]:
    lines = [pen.say("table", turn=view["turn"], source=view["source"], discard=view["discard"])]
    heads = [pen.say("river"), pen.say("spirits")]
    wide = max(map(len, heads))
    lines += _cards(heads[0].ljust(wide), view["river"], pen)
    faces = []
    for spirit, back in zip(view["spirits"], view["backs"], strict=True):
        up, under = pen.say(f"name-{spirit}"), pen.say(f"name-{back}")
        faces.append(f"{pen.paint(up, 'bold')} ({pen.say('under-it', spirit=under)})")
    lines.append(heads[1].ljust(wide) + "  " + "   ".join(faces))
    if "source_cards" in view:
        lines += _cards(pen.say("next-cards"), view["source_cards"][:AHEAD], pen)
    if 2 * view["quiet"]["turns"] >= view["quiet"]["most"] and not view["over"]:
        lines.append(pen.say("quiet-turns", turns=view["quiet"]["turns"], most=view["quiet"]["most"]))
    return lines


def _hands(view: View, pen: Pen) -> list[str]:
    lines = []
    counts = [pen.say("hand", count=hand["count"]) for hand in view["hands"]]
    for seat, hand in enumerate(view["hands"]):
        cards = hand["cards"]
        if cards is None:
            cards = hand["known"] + ["?"] * (hand["count"] - len(hand["known"]))
        name = pen.paint(letter(seat), SEATS[seat])
        lines += _cards(f"{name}  {counts[seat].ljust(max(map(len, counts)))}", cards, pen)
    return lines


# The tree and the reserves


def _legend(view: View, pen: Pen) -> list[str]:
    signs = [f"{pen.paint(*MARKS[piece])} {pen.say(f'name-{piece}')}" for piece in MARKS]
    lines = [pen.say("tree-signs") + "  " + "  ".join(signs)]
    if view["growing"]:
        lines.append(f"{pen.paint(OPEN, 'bold')} {pen.say('tree-open', grows=view['growing'])}")
    words = [(word, pen.say(f"name-{word}")) for word in (*TYPES, *NAMES[-2:], *SPIRITS)]
    foreign = [f"{word} = {name}" for word, name in words if word != name.lower()]
    if foreign:
        lines += [pen.paint(line.strip(), "dim") for line in fill("", foreign, pen)]
    return lines


def _reserves(view: View, pen: Pen) -> list[str]:
    """Each player's reserve as a shelf: how many pieces of each sort are left; below, how many places there are."""
    shown = [i for i, piece in enumerate(PIECES) if i < 6 or any(reserve[piece] for reserve in view["reserves"])]
    rows = [["", *(pen.say(SHELVES[i]) for i in shown)]]
    for seat, reserve in enumerate(view["reserves"]):
        rows.append([f"{letter(seat)}  {pen.say('still-left', left=reserve['left'])}"])
        rows[-1] += [f"{reserve[PIECES[i]] or '·'} {SHAPES[i] * min(reserve[PIECES[i]], 10)}" for i in shown]
    if view["tips"]:
        rows.append(
            [f"   {pen.say('places')}", *(str(view["tips"][piece] or "·") for piece in PIECES[: FLOWERS_LEFT + 1])]
        )
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=False)).rstrip() for row in rows]
    for seat in range(view["seats"]):
        style = SEATS[seat] + (" reverse" if seat in view["movers"] else "")
        marker = ">" if seat in view["movers"] else " "
        lines[seat + 1] = pen.paint(letter(seat) + marker, style) + lines[seat + 1][2:]
    return lines


# The turn in progress


def _play(view: View, pen: Pen) -> list[str]:
    lines = []
    play, chosen = view["play"], view["chosen"]
    if play:
        lines += _cards(pen.say("played"), play["cards"], pen)
        if play["growth"]:
            lines += _amount(play["growth"], view["phase"], pen)
            if view["phase"] == "grow":
                lines.append(pen.say("still-to-place", left=play["owed"]))
    elif chosen and view["phase"] == "choose":
        lines += _cards(pen.say("chosen"), chosen["cards"], pen)
        if chosen["growth"]:
            lines += _amount(chosen["growth"], view["phase"], pen)
    elif chosen and chosen["cards"]:
        lines += _cards(pen.say("to-discard"), chosen["cards"], pen)
    if view["looked"]:
        lines += _cards(pen.say("looked-at"), view["looked"], pen)
    return ["", *lines] if lines else []


def _amount(growth: Growth, phase: str, pen: Pen) -> list[str]:
    """The sum of what grows (larbre B.2): cards of the type, jokers and pairs, and what the river adds."""
    if growth["amount"] == growth["river"]:
        return [pen.say("amount-of-the-river", **growth)]
    all_fit = growth["places"] == growth["amount"] or phase == "grow"
    return [pen.say("amount", **growth), *([] if all_fit else [pen.say("of-these-fit", places=growth["places"])])]


def sheet(outcome: PlainOutcome, pen: Pen) -> list[str]:
    """What is left in each reserve."""
    lines = []
    for seat, items in enumerate(outcome["sheets"]):
        figures = {"seat": letter(seat), "left": -outcome["scores"][seat], "place": outcome["ranking"][seat]}
        lines.append(pen.paint(pen.say("sheet-of-seat", **figures), SEATS[seat]))
        lines += [f"    {item['points']:>3}  {pen.say(item['reason'], **item['figures'])}" for item in items]
    return lines
