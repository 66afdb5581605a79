"""Hortis in the terminal. signs.py explains the signs; readers get a legend in their language."""

from __future__ import annotations

import re

from futaie.core.pen import Pen
from futaie.core.rules.outcome import PlainOutcome
from futaie.core.rules.seat import letter
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.faces.recipe_words import recipe_lines, recipe_name
from futaie.games.hortis.faces.seen_orchards import places, seen_deck, seen_orchard, seen_recipes
from futaie.games.hortis.faces.shapes import View
from futaie.games.hortis.faces.sheet_totals import STYLES, totals
from futaie.games.hortis.faces.signs import LETTERS, NOTHING, cell_sign, signed
from futaie.games.hortis.rules.scoring import recipe_points

WIDEST = 80
BETWEEN = "    "
"""The space between two orchards side by side."""
COLOURS = {LETTERS[fruit]: style for fruit, style in STYLES.items()}
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def draw(view: View, pen: Pen) -> str:
    """The other orchards side by side, then the reader's own, nearest to where the reader answers."""
    near = 0 if view["seats"] == 1 else view["reader"]
    lines = _heading(view, pen)
    for recipe in seen_recipes(view):
        lines += recipe_lines(recipe, pen, None if near is None else seen_orchard(view, near))
    others = [_seat(view, seat, pen) for seat in range(view["seats"]) if seat != near]
    for row in _side_by_side(others, pen.width):
        lines += ["", *row]
    if near is not None:
        lines += ["", *_seat(view, near, pen), *_places(view, near, pen)]
    if view["outcome"]:
        lines += ["", *_end(view, view["outcome"], pen)]
    return "\n".join(lines)


def _heading(view: View, pen: Pen) -> list[str]:
    lines = [pen.say("table", turn=view["turn"], turns=view["turns"], pile=view["pile"])]
    if view["deck"]["hash"] != RECONSTRUCTED.hash:
        lines[0] += "   " + pen.say("deck-name", name=view["deck"]["name"][:30])
    if "pile_cards" in view:
        lines.append(pen.say("next-cards", cards=" ".join(map(str, view["pile_cards"])) or "–"))
    elif not view["over"]:
        lines.append(pen.say("unseen-cards", cards=" ".join(map(str, view["unseen"])) or "–"))
    fruits = "  ".join(f"{paint(LETTERS[fruit], pen)} {pen.say(f'name-{fruit}')}" for fruit in LETTERS)
    return [*lines, f"{fruits}   {pen.paint(pen.say('legend'), 'dim')}", pen.paint(pen.say("legend-dice"), "dim")]


def paint(sign: str, pen: Pen) -> str:
    """A sign in the colour of its fruit; dim if it counts nothing, or no longer."""
    fruit = next((mark for mark in sign if mark in COLOURS), None)
    if fruit is None:
        return pen.paint(sign, "dim")
    if "~" in sign:
        return pen.paint(sign, f"{COLOURS[fruit]} reverse")
    return pen.paint(sign, f"{COLOURS[fruit]} bold" if "=" in sign else COLOURS[fruit])


# A seat


def _seat(view: View, seat: int, pen: Pen) -> list[str]:
    player = view["players"][seat]
    orchard = player["orchard"]
    moves = seat in view["movers"]
    name = pen.paint(letter(seat), "bold reverse" if moves else "bold")
    said = pen.say("seat", points=player["score"])
    if player["phase"] == "stopped":
        said += f", {pen.say('stopped')}"
    elif player["phase"] == "placed" and not view["over"]:
        said += f", {pen.say('placed')}"
    supply = " ".join(paint(f"{LETTERS[fruit]}", pen) + f"×{left}" for fruit, left in orchard["supply"].items())
    tokens = [pen.say("wheelbarrow")] * (orchard["wheelbarrow"] is None)
    tokens += [pen.say("squirrel")] * (orchard["squirrel"] is None)
    lines = [f"{'>' if moves else ' '}{name}  {said}", f"    {pen.say('supply')} {', '.join([supply, *tokens])}"]
    lines += _recipes(view, seat, pen)
    lines += _orchard(view, seat, pen)
    return lines if view["over"] else lines + _hand(view, seat, pen)


def _recipes(view: View, seat: int, pen: Pen) -> list[str]:
    recipes = seen_recipes(view)
    if not recipes or view["over"]:
        return []
    orchard = seen_orchard(view, seat)
    given = zip(recipes, recipe_points(orchard, recipes), strict=True)
    lines = [
        f"    {pen.say('item', name=recipe_name(recipe.name, pen), value=signed(points))}" for recipe, points in given
    ]
    return [*lines, f"    {pen.say('target-so-far', target=view['target'], points=view['players'][seat]['score'])}"]


def _orchard(view: View, seat: int, pen: Pen) -> list[str]:
    orchard = view["players"][seat]["orchard"]
    cells = {(cell["x"], cell["y"]): cell_sign(cell, orchard["squirrel"]) for cell in orchard["cells"]}
    return grid({at: paint(sign, pen) for at, sign in cells.items()}, pen)


def grid(signs: dict[tuple[int, int], str], pen: Pen) -> list[str]:
    """Columns and rows numbered as in the notation, narrower where the orchard is very wide."""
    xs, ys = [x for x, _ in signs], [y for _, y in signs]
    columns = range(min(xs), max(xs) + 1)
    width = 5 if 4 + 5 * len(columns) <= WIDEST else 4
    lines = [pen.paint("    " + "".join(f"{x:>{width}}" for x in columns), "dim")]
    for y in range(max(ys), min(ys) - 1, -1):
        row = "".join(right(signs.get((x, y), pen.paint(NOTHING, "dim")), width) for x in columns)
        lines.append(pen.paint(f"{y:>4}", "dim") + row)
    return lines


def right(text: str, width: int) -> str:
    return " " * (width - shown(text)) + text


def shown(text: str) -> int:
    """The width of a painted text."""
    return len(ESCAPE.sub("", text))


def _hand(view: View, seat: int, pen: Pen) -> list[str]:
    """The cards as held; the chosen one as it will lie."""
    player = view["players"][seat]
    chosen = player["chosen"]
    cards = {card.number: card for card in seen_deck(view).cards}
    pictures = []
    for number in player["hand"]:
        turn = chosen["turn"] if chosen is not None and chosen["card"] == number else 0
        cells, columns = cards[number].turned(turn // 90), 3 - turn // 90 % 2
        rows = [" ".join(paint(cell, pen) for cell in cells[i : i + columns]) for i in range(0, 6, columns)]
        title = f"{number}/{turn}" if chosen is not None and chosen["card"] == number else str(number)
        pictures.append([right(pen.paint(title, "bold"), 8) + "  " + rows[0], *(" " * 10 + row for row in rows[1:])])
    if not pictures:
        return []
    return [f"    {pen.say('hand')}", *beside(pictures, "")]


# Where the chosen card may lie


def _places(view: View, seat: int, pen: Pen) -> list[str]:
    player = view["players"][seat]
    if player["phase"] != "place" or player["chosen"] is None:
        return []
    signs = {}
    for at, (gain, squirrel, asks) in places(view, seat, player["chosen"]).items():
        sign = signed(gain) + ("~" if squirrel else "") + ("?" if asks else "")
        signs[at] = pen.paint(sign, "dim" if gain < 0 else "bold" if gain else "cyan")
    said = pen.say("places", card=player["chosen"]["card"], turn=player["chosen"]["turn"])
    return ["", f"    {said}", *(f"    {line}" for line in pen.say("places-legend").splitlines()), *grid(signs, pen)]


# Side by side


def _side_by_side(blocks: list[list[str]], width: int) -> list[list[str]]:
    """As many blocks to a row as fit."""
    rows: list[list[list[str]]] = []
    for block in blocks:
        wanted = sum(_width(other) + len(BETWEEN) for other in rows[-1]) + _width(block) if rows else width + 1
        if wanted <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    return [beside(row, BETWEEN) for row in rows]


def beside(blocks: list[list[str]], between: str) -> list[str]:
    lines = []
    for i in range(max(map(len, blocks))):
        parts = [(block[i] if i < len(block) else "", _width(block)) for block in blocks]
        lines.append(between.join(part + " " * (width - shown(part)) for part, width in parts).rstrip())
    return lines


def _width(block: list[str]) -> int:
    return max(map(shown, block))


# The end


def _end(view: View, outcome: PlainOutcome, pen: Pen) -> list[str]:
    lines = []
    for seat, items in enumerate(outcome["sheets"]):
        points = outcome["scores"][seat]
        said = pen.say("sheet-of", seat=letter(seat), points=points, place=outcome["ranking"][seat])
        if view["seats"] == 1:
            said = pen.say("seat", points=points)
        lines += [pen.paint(said, "bold"), *totals(items, pen)]
    return lines + _next_game(view, pen)


def _next_game(view: View, pen: Pen) -> list[str]:
    """The other nine cards make another game (hortis 10)."""
    cards = view["turns"] + 1
    if len(view["unseen"]) < cards or view["recipes"]:
        return []
    command = f"futaie play hortis --pool {','.join(map(str, view['unseen']))}"
    command += f" --cards {cards}" if cards < 9 else ""
    command += " --deck …" if view["deck"]["hash"] != RECONSTRUCTED.hash else ""
    return ["", pen.say("other-cards", count=len(view["unseen"])), f"    {command}"]
