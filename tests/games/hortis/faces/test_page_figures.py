"""The pictures in the page's rules agree with the rules for a few cards."""

import json
from pathlib import Path

from tests.games.hortis.table import play, player, table

FILE = Path(__file__).resolve().parents[4] / "web" / "src" / "games" / "hortis" / "rulesPictures.ts"
HEAD = """// Made by tests/games/hortis/faces/test_page_figures.py. Do not edit.

import type { Deck, Orchard } from "./shapes";

interface Figure {
  cards: Deck["cards"];
  orchard: Orchard;
}

export const figures: Record<"covered" | "squirrel", Figure> = {
"""
FIRST = "O1 Y2 G1 / G2 .. O1"
COVERING = "Y1 G1 O2 / O1 .. Y1"
DIFFERING = "Y1 O2 G1 / Y2 .. O1"


def drawn(*cards):
    """Two cards, the second one a column to the east of the first."""
    position = table(*cards)
    play(position, "2/0 (1,0)")
    faces = position.view(0)["deck"]["cards"]
    return {"cards": faces, "orchard": player(position)["orchard"]}


def test_the_pictures_show_the_results_of_the_rules():
    made = {"covered": drawn(FIRST, COVERING), "squirrel": drawn(FIRST, DIFFERING)}
    assert made["squirrel"]["orchard"]["squirrel"] == {"x": 2, "y": 0}
    figures = [f"  {name}: {json.dumps(figure)},\n" for name, figure in made.items()]
    text = f"{HEAD}{''.join(figures)}}};\n"
    assert FILE.read_text(encoding="utf-8") == text, f"write this into {FILE.name}:\n{text}"
