"""The rulings: every cited clause exists, a test names every clause, and the tables match the games."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import futaie
from futaie.text import Words
from tests.specimens import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "docs" / "rulings"
PROSE = {".md", ".ftl", ".toml", ".ts", ".svelte"}
"""Kinds of files that are read in full; in Python files only comments, docstrings and names of tests count."""

SECTION = re.compile(r"## ((?:[A-Z]\.)?\d+)\. \S")
CLAUSE = re.compile(r"- \*\*((?:[A-Z]\.)?\d+)([a-z])\*\* \*(rule|found|ours)\*: \S")
NUMBER = r"(?:[A-Z]\.\d+[a-z]?|[A-Z]\b|\d+[a-z]?)"
CITED = re.compile(rf"\b({'|'.join(GAMES)}) ({NUMBER}(?:(?:, and |, | and | or | to ){NUMBER})*)\b")
IN_A_NAME = re.compile(rf"\btest_({'|'.join(name.replace('-', '_') for name in GAMES)})_([a-z]?)(\d+[a-z]?)_")
SPELLINGS = [
    spelling.replace("’", "[’']")
    for name in GAMES
    for title in [Words("en", futaie.game(name).package).say("title")]
    for spelling in (title, title[0].lower() + title[1:], name.capitalize(), name.replace("-", "_"))
    if spelling != name
]
MISSPELT = re.compile(
    rf"\b(?:{'|'.join(SPELLINGS)}) (?:[A-Z]\.)?\d+\b|\b(?:{'|'.join(GAMES)}) [A-Z]\d|\b(?:ruling|clause) \d"
)
"""A citation in a comment that is written otherwise than the others."""


@cache
def marks(game: str) -> dict[str, str]:
    """The numbers of all clauses of a page, in order, and whether they come from the rulebook or from us."""
    lines = (PAGES / f"{game}.md").read_text(encoding="utf-8").splitlines()
    return {found[1] + found[2]: found[3] for line in lines if (found := CLAUSE.match(line))}


def known(game: str) -> set[str]:
    """Everything that can be cited: clauses (B.8e), sections (B.8) and parts (B)."""
    numbers = set(marks(game))
    return numbers | {number[:-1] for number in numbers} | {number[0] for number in numbers if number[1] == "."}


def cited(text: str) -> Iterator[tuple[str, str]]:
    """Game and number, one by one; both ends of a range."""
    for found in CITED.finditer(text):
        for number in re.findall(NUMBER, found[2]):
            yield found[1], number


def cited_by_name(name: str) -> Iterator[tuple[str, str]]:
    for found in IN_A_NAME.finditer(name):
        yield found[1].replace("_", "-"), f"{found[2].upper()}.{found[3]}" if found[2] else found[3]


@cache
def said(path: Path) -> tuple[tuple[int, str], ...]:
    """The texts of a file, with their lines: in Python comments and standalone strings; in documents everything but
    code and tables, where a figure after the name of a game is a number of seats."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        source = re.sub(r"```[^`]*```|`[^`]*`|^(?:\||    )[^\n]*", "", source, flags=re.MULTILINE)
    if path.suffix != ".py":
        return ((1, source),)
    if not (CITED.search(source) or MISSPELT.search(source)):
        return ()
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found = [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found.append((node.lineno, node.value.value))
    return tuple(found)


def files() -> Iterator[Path]:
    for folder in ("src", "tests", "docs", "web/src", "tools", "training", "benchmarks", "examples"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix == ".py" or path.suffix in PROSE:
                yield path


def citations() -> Iterator[tuple[str, str, str]]:
    """Path, game and number of every citation in the repository."""
    for path in files():
        where = str(path.relative_to(ROOT))
        found = [citation for _, text in said(path) for citation in cited(text)]
        if path.suffix == ".py":
            found += cited_by_name(path.read_text(encoding="utf-8"))
        for game, number in found:
            yield where, game, number


@cache
def held() -> frozenset[tuple[str, str]]:
    """The clauses that tests name: in their own names, docstrings and comments."""
    found: set[tuple[str, str]] = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if not (CITED.search(source) or IN_A_NAME.search(source)):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                assert node.end_lineno is not None
                found.update(cited_by_name(node.name))
                for line, text in said(path):
                    if node.lineno <= line <= node.end_lineno:
                        found.update(cited(text))
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_section_and_clause_has_its_number_and_its_mark(game: str) -> None:
    """Sections count from 1 in each part, clauses from a in each section; our own clauses say why."""
    part, section, letter = "", 0, 0
    mark = ""
    text = ""
    for line in [*(PAGES / f"{game}.md").read_text(encoding="utf-8").splitlines(), "## "]:
        if line.startswith(("- ", "#")):
            assert mark != "ours" or "*Why:* " in text, text
            mark = text = ""
        text += line + "\n"
        if found := SECTION.match(line):
            parts = found[1].rpartition(".")
            section = section + 1 if parts[0] == part else 1
            part, letter = parts[0], 0
            assert int(parts[2]) == section, line
        if line.startswith("- "):
            clause = CLAUSE.match(line)
            assert clause, line
            assert clause[1] == (f"{part}.{section}" if part else str(section)), line
            assert clause[2] == "abcdefghijklmnopqrstuvwxyz"[letter], line
            letter += 1
            mark = clause[3]
    assert marks(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_cites_its_own_clauses_by_their_numbers(game: str) -> None:
    text = re.sub(r"`[^`]*`", "", (PAGES / f"{game}.md").read_text(encoding="utf-8"))
    own = set(re.findall(r"\b(?:[A-Z]\.)?\d+[a-z]\b", text))
    assert own >= set(marks(game))
    assert own - known(game) == set()


def test_every_citation_exists() -> None:
    found = list(citations())
    assert {game for _, game, _ in found} == set(GAMES)
    assert [f"{where}: {game} {number}" for where, game, number in found if number not in known(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_named_by_a_test_that_holds_it(game: str) -> None:
    assert [number for number in marks(game) if (game, number) not in held()] == []


def test_clauses_are_cited_in_one_spelling() -> None:
    wrong = []
    for path in files():
        if path.suffix == ".py" and path != Path(__file__).resolve():
            for _, text in said(path):
                wrong += [f"{path.relative_to(ROOT)}: {found[0]}" for found in MISSPELT.finditer(text)]
    assert wrong == []


def rows(game: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading row."""
    _, _, rest = (PAGES / f"{game}.md").read_text(encoding="utf-8").partition(heading)
    lines = rest.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_cards_in_the_rulings_of_tout_la_haut_are_those_that_are_played() -> None:
    """tout-la-haut 10b."""
    listed = []
    for _, _, cards in rows("tout-la-haut", "| bottom | top | cards |"):
        listed += re.findall(r"`(\w+)`", cards) * (2 if "two of each" in cards else 1)
    played: Any = futaie.game("tout-la-haut").new(seats=3, seed="cards").view(None)["cards"]
    assert sorted(listed) == sorted(played)


def test_the_cards_in_the_rulings_of_hortis_are_those_that_are_played() -> None:
    """hortis 14b and 14c."""
    deck: Any = futaie.game("hortis").option("deck").default
    listed, twos = {}, 0
    for layout, *numbers in rows("hortis", "| layout |"):
        face = layout.replace("`", "")
        twos += face.count("2")
        for number in numbers:
            listed[int(number)] = face
            face = face.translate(str.maketrans("OYG", "YGO"))
    assert listed == {card.number: " / ".join(card.rows()) for card in deck.cards}
    assert twos == 12


def test_the_recipes_in_the_rulings_of_hortis_are_those_that_are_played() -> None:
    """hortis 14d and 14e: numbers, names and targets."""
    deck: Any = futaie.game("hortis").option("deck").default
    listed = {(int(number), name, int(target)) for number, name, target, *_ in rows("hortis", "| | recipe |")}
    assert listed == {(recipe.number, recipe.name, recipe.target) for recipe in deck.recipes}
