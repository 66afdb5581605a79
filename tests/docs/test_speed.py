"""The figures of the documents are those of the benchmark's last run."""

import json
from pathlib import Path

from tests.specimens import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
ROWS = {
    "Arboretum, 2 seats": "arboretum 2",
    "Arboretum, 3 seats": "arboretum 3",
    "Arboretum, 4 seats": "arboretum 4",
    "Hortis, alone": "hortis 1",
    "Hortis, 2 seats": "hortis 2",
    "l'Arbre, 2 seats": "larbre 2",
    "l'Arbre, 4 seats": "larbre 4",
    "Tout là-haut, 2 seats": "tout-la-haut 2",
    "Tout là-haut, 5 seats": "tout-la-haut 5",
}


def test_every_game_has_its_speed():
    assert {table.split()[0] for table in ROWS.values()} == set(GAMES)


def test_the_table_of_speeds_shows_the_figures_of_the_last_run():
    figures = json.loads((ROOT / "benchmarks" / "rules.json").read_text())
    interpreted, compiled, hearts = (figures[mode] for mode in ("interpreted", "compiled", "hearts"))
    text = (ROOT / "docs" / "architecture.md").read_text()
    for title, table in ROWS.items():
        games = f"{table} games/s"
        calls = " | ".join(f"{compiled[f'{table} {call} µs, inside']:.2f}" for call in ("copy", "legal", "imagine"))
        ratio = compiled[games] / interpreted[games]
        assert f"| {title} | {interpreted[games]:,.0f} | {compiled[games]:,.0f} | {ratio:.0f} | {calls} |" in text
    assert f"{hearts['hearts whole games/s']:,.0f} random games per second with the deal" in text
    assert f"{hearts['hearts dealt roll-outs/s']:,.0f} from a dealt position" in text
    assert f"takes {compiled['import ms']:.0f} ms" in text
