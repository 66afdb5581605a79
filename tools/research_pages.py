"""Write the pages of docs/research/ from the games: `PYTHONPATH=src python tools/research_pages.py`.

All that is in them is taken from the encoders and the rules, or counted in random games; a test holds them equal.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import futaie
from futaie import Game, Rng
from futaie.core.encoder import Encoder, Field
from futaie.games.arboretum.rules import position as arboretum
from futaie.games.hortis.rules import actions as hortis
from futaie.games.larbre.rules import actions as larbre
from futaie.games.tout_la_haut.rules.actions import ACTION_COUNT as TOUT_LA_HAUT

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "research"
GAMES = 100
TITLES = {"arboretum": "Arboretum", "hortis": "Hortis", "larbre": "L'Arbre", "tout-la-haut": "Tout là-haut"}

ACTIONS: dict[str, list[tuple[int, str]]] = {
    "arboretum": [
        (arboretum.DRAW_DECK, "draw from the deck"),
        (arboretum.DRAW_PILE, "draw from the pile of seat 0, 1, 2, 3"),
        (arboretum.PLANT, "plant this card: 8 for each species in the order of the game, ranks 1 to 8"),
        (arboretum.CELL, "in this cell, of 35 rows of 35 from north-west; the first card lies in the middle, cell 612"),
        (arboretum.DISCARD, "discard this card, numbered as for planting"),
        (arboretum.ACTION_COUNT, ""),
    ],
    "hortis": [
        (0, "take this card: 4 for each card, turned by 0, 90, 180, 270 degrees clockwise"),
        (hortis.PLACE, "lay its upper left corner on this cell, of 36 rows of 37; the first card's is cell 646"),
        (hortis.SERVE, "what is scarce goes to this cell of the card, in reading order"),
        (hortis.ACTION_COUNT, ""),
    ],
    "larbre": [
        (larbre.TAKE, "take a card of this kind from the river"),
        (larbre.TRUNK, "grow the trunk"),
        (larbre.GROW, "play cards to grow twigs, leaves, buds, fruits"),
        (larbre.ALONE, "play a flute and nothing else"),
        (larbre.ADD, "add a card of this kind to the play"),
        (larbre.REVEAL, "reveal the play"),
        (larbre.INVOKE_FAUN, "the Faun, for this seat"),
        (larbre.INVOKE_NAIAD, "the Naiad, for a card of this kind"),
        (larbre.INVOKE_PEGAEA, "Pegaea"),
        (larbre.BEGIN, "begin growing"),
        (larbre.END, "end the turn"),
        (larbre.PLACE_TWIG, "an own twig on a bare tip of seat 0 to 3 or of nobody (4), or on a tip with one twig (5)"),
        (larbre.PLACE_TWIG + 6, "the same with a common twig"),
        (larbre.PLACE_LEAF, "a leaf on a tip of seat 0 to 3 or of nobody (4)"),
        (larbre.PLACE_BUD, "a bud, likewise"),
        (larbre.PLACE_FRUIT, "a fruit, likewise"),
        (larbre.PLACE_FLOWER, "a golden flower, likewise"),
        (larbre.KEEP, "keep a card of this kind"),
        (larbre.DISCARD, "discard a card of this kind"),
        (larbre.ACTION_COUNT, ""),
    ],
    "tout-la-haut": [
        (0, "build a card of this kind: even numbers face up, odd ones face down; the kind is half of it"),
        (TOUT_LA_HAUT, ""),
    ],
}
"""Where each kind of action starts."""

MORE: dict[str, list[tuple[str, dict[str, object]]]] = {
    "arboretum": [],
    "hortis": [("recipes other than `none`", {"recipes": "random"})],
    "larbre": [],
    "tout-la-haut": [
        ("`late_draw`", {"late_draw": True}),
        ("an objective", {"objective": "random"}),
        ("`strategic`", {"strategic": True}),
    ],
}
"""Options that add fields."""


def encoder(game: Game, seats: int, options: dict[str, object]) -> Encoder:
    assert game.encoder is not None
    return game.encoder(seats, game.checked(seats, options))


def page(game: Game) -> str:
    fewest, most = game.seats[0], game.seats[-1]
    people = "alone" if fewest == 1 else f"with {fewest} seats"
    standard = encoder(game, fewest, {})
    lines = [
        f"# {TITLES[game.name]} for research",
        "",
        "Written by `tools/research_pages.py`. What is common to all games stands in [research.md](../research.md),",
        f"how the game is played in [its own page](../games/{game.name}.md).",
        "",
        "## Observation",
        "",
        f"{int(standard.size)} bytes {people}. Seats are counted from the one that looks, clockwise.",
        "",
        *table(standard.fields),
        "",
    ]
    added = [(when, encoder(game, fewest, options).fields) for when, options in MORE[game.name]]
    if fewest == 1:
        added.append((f"several seats (here {most})", encoder(game, most, {}).fields))
    for when, fields in added:
        names = [field.name for field in standard.fields]
        lines += [f"With {when} there are more, in this order, and what follows starts later:", ""]
        lines += [*table([field for field in fields if field.name not in names]), ""]
    lines += ["## Action numbers", "", f"{game.action_count} in all.", "", "| numbers | |", "| --- | --- |"]
    kinds = ACTIONS[game.name]
    for (start, meaning), (end, _) in pairwise(kinds):
        lines.append(f"| {start if end == start + 1 else f'{start}-{end - 1}'} | {meaning} |")
    lines += [
        "",
        "## Sizes, lengths and branching",
        "",
        f"Of {GAMES} random games for each number of seats: decisions in a game, legal actions of a decision, points.",
        "",
        "| seats | bytes | decisions: mean | least-most | legal: mean | most | points: mean | least-most |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *(statistics(game, seats) for seats in game.seats),
    ]
    return "\n".join(lines) + "\n"


def table(fields: list[Field]) -> list[str]:
    rows = ["| field | from | shape | most | |", "| --- | --- | --- | --- | --- |"]
    for field in fields:
        shape = " × ".join(map(str, field.shape)) or "1"
        rows.append(f"| `{field.name}` | {field.start} | {shape} | {field.most} | {field.meaning} |")
    return rows


def statistics(game: Game, seats: int) -> str:
    assert game.dealer is not None
    dealer, rng = game.dealer(seats, game.checked(seats, {})), Rng("statistics")
    lengths: list[int] = []
    choices: list[int] = []
    points: list[int] = []
    for _ in range(GAMES):
        position = dealer.deal(rng)
        before = len(choices)
        while not position.over:
            seat = position.mover()
            legal = position.legal(seat)
            choices.append(len(legal))
            position.apply(seat, legal[rng.below(len(legal))])
        lengths.append(len(choices) - before)
        points += position.scores()
    cells = [
        str(seats),
        str(int(encoder(game, seats, {}).size)),
        *(mean(lengths), span(lengths)),
        *(mean(choices), str(max(choices))),
        *(mean(points), span(points)),
    ]
    return f"| {' | '.join(cells)} |"


def mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}"


def span(numbers: list[int]) -> str:
    return f"{min(numbers)} to {max(numbers)}"


def main() -> None:
    for name in futaie.games():
        (FOLDER / f"{name}.md").write_text(page(futaie.game(name)))


if __name__ == "__main__":
    main()
