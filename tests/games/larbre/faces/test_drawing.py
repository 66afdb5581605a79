"""L'Arbre in the terminal."""

import re

import pytest

from futaie import Rng
from futaie.games.larbre.box.cards import NAMES
from futaie.games.larbre.faces.tree_drawing import MARKS, tree_lines
from futaie.terminal.screen.pen import TerminalPen
from futaie.text import LANGUAGES, Words
from tests.battery import walk
from tests.games.larbre.table import GAME, closed, play, table

ENGLISH = Words("en", GAME.package)
CARD = re.compile("|".join(sorted(NAMES, key=len, reverse=True)))


def drawn(position, reader=None, words=ENGLISH):
    return GAME.draw(position.view(reader), words)


def hands(text):
    """The cards of each hand in a drawing, by the seat's letter; a hand may need two lines."""
    found, seat = {}, None
    for line in text.splitlines():
        start = re.match(r"([A-D])  \d+ cards?", line)
        seat = start[1] if start else seat if line.startswith("      ") else None
        if seat:
            found[seat] = found.get(seat, []) + [card for card in line.split() if card == "?" or CARD.fullmatch(card)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_80_columns_in_all_phases(seats, language):
    words = Words(language, GAME.package)
    position = GAME.new(seats, seed="face", branch="fork" if seats == 3 else "chain")
    phases = set()
    for number, _ in enumerate(walk(position, Rng(seats))):
        phase = position.view(position.mover())["phase"]
        if number % 23 and phase in phases:
            continue
        phases.add(phase)
        for view in (position.revealed(), *(position.view(reader) for reader in (None, *range(seats)))):
            text = GAME.draw(view, words)
            assert max(map(len, text.splitlines())) <= 80, text
            assert "\x1b" not in text
    assert phases >= {"start", "take", "choose", "before", "grow", "after", "keep", "discard"}
    for view in (position.view(None), position.revealed()):
        assert max(map(len, GAME.draw(view, words).splitlines())) <= 80


@pytest.mark.parametrize("seats", [2, 4])
def test_it_shows_only_the_readers_hand_and_the_publicly_known_cards_of_others(seats):
    position = GAME.new(seats, seed="secrets")
    for number, _ in enumerate(walk(position, Rng(seats))):
        if number % 9:
            continue
        for reader in (None, *range(seats)):
            shown = hands(drawn(position, reader))
            for seat, letter in enumerate("ABCD"[:seats]):
                hand = position.view(seat)["hands"][seat]
                known = hand["known"] + ["?"] * (hand["count"] - len(hand["known"]))
                assert sorted(shown[letter]) == sorted(hand["cards"] if seat == reader else known)


def test_only_the_mover_sees_what_the_mover_is_choosing_or_looking_at():
    position = table(("leaf-naiad joker", ""), "bud-faun bud-dryad bud-naiad bud-pegaea")
    play(position, "grow-leaf leaf-naiad joker")
    assert "Leaves: 1 (type) + 1 (jokers) + 0 (pairs) + 0 (river) = 2" in drawn(position, 0)
    for reader in (1, None):
        assert "leaf-naiad" not in drawn(position, reader)
        assert "can grow here" not in drawn(position, reader)
    looking = table(("leaf-pegaea", ""), source="fruit-faun fruit-dryad flute", up="faun pegaea")
    play(looking, "grow-leaf leaf-pegaea reveal pegaea")
    assert "You look at  fruit-faun  fruit-dryad  flute" in drawn(looking, 0)
    assert "fruit" not in CARD.findall(drawn(looking, 1).replace("fruits", ""))
    discarding = table(("joker joker joker flute flute flute", ""))
    play(discarding, "+twig-faun +twig-dryad -joker")
    assert "To discard  joker" in drawn(discarding, 0)
    assert "To discard" not in drawn(discarding, 1)


def test_francks_play_is_summed_up_with_the_river_and_the_room_for_it():
    position = table(
        ("leaf-naiad leaf-pegaea joker twig-naiad bud-naiad", ""),
        "leaf-faun joker twig-faun bud-dryad",
        up="faun pegaea",
        tree="twig@0",
        reserves=({"leaf": 4}, {}),
    )
    play(position, "grow-leaf")
    assert "Leaves: the river adds 2 to what you play." in drawn(position, 0)
    play(position, "leaf-naiad leaf-pegaea joker twig-naiad bud-naiad")
    summed = "Leaves: 2 (type) + 1 (jokers) + 1 (pairs) + 2 (river) = 6"
    assert f"{summed}\nRoom for 5 of them only" in drawn(position, 0)
    play(position, "reveal")
    assert summed in drawn(position, 1), "from the reveal on for all"
    play(position, "grow leaf@2 leaf@5")
    text = drawn(position, None)
    assert f"{summed}\nStill to place: 3" in text
    assert "2♣l─1─(12*)0─╢0╟─3─4─5♣l" in text
    assert "* a leaf can grow here" in text


def test_river_spirits_piles_and_shelves():
    position = table(
        ("joker", "", ""),
        "leaf-faun joker twig-faun bud-dryad",
        discard="flute flute",
        up="dryad naiad",
        reserves=({"twig": 3, "common": 2}, {"token": 0, "flower": 0}, {}),
        current=1,
    )
    text = drawn(position)
    assert "Turn 1   source: 61   discard: 2" in text
    assert "River    twig-faun  leaf-faun  bud-dryad  joker" in text
    assert "Spirits  Dryad (back: Faun)   Naiad (back: Pegaea)" in text
    assert "A  21 left  3 ///          6 ♣♣♣♣♣♣  5 •••••  3 ●●●   1 ✿     1 ║    2 //" in text
    assert "B> 24 left  10 //////////  6 ♣♣♣♣♣♣  5 •••••  3 ●●●   ·       ·      ·" in text
    assert "places   12             4         ·        ·       ·" in text


def test_a_stalling_game_warns_before_it_ends():
    position = table(stall=2)
    play(position, "+twig-faun +twig-dryad")
    assert "without a piece placed" not in drawn(position)
    position.quiet = 2
    assert "No piece of a reserve placed for 2 turns; after 4 the game ends." in drawn(position)


def test_everything_open_shows_all_hands_and_the_next_cards():
    position = table(("joker", "flute"), source="bud-faun fruit-naiad leaf-pegaea")
    text = GAME.draw(position.revealed(), ENGLISH)
    assert "Next  bud-faun  fruit-naiad  leaf-pegaea" in text
    assert hands(text) == {"A": ["joker"], "B": ["flute"]}


def test_the_end_shows_each_reserve():
    position = GAME.new(3, seed="end")
    for _ in walk(position, Rng(3)):
        pass
    text = drawn(position)
    for seat, line in enumerate(position.outcome().sheets):
        left = -position.scores()[seat]
        head = "everything placed" if left == 0 else f"{left} piece" + ("s" if left > 1 else "") + " left"
        assert f"{'ABC'[seat]}   {head}, " in text
        for item in line:
            assert f"{item.points:>3}  {ENGLISH.tell(item.reason)}" in text


def test_in_other_languages_the_words_of_the_notation_are_explained():
    french = drawn(GAME.new(2, seed="x"), 0, Words("fr", GAME.package))
    assert "twig = rameau  leaf = feuille  bud = bourgeon" in french
    assert "twig: twig" not in drawn(GAME.new(2, seed="x"), 0)


def test_colours_change_nothing_but_colours(monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    pen = TerminalPen("en", GAME.package)
    position = GAME.new(4, seed="colours")
    for number, _ in enumerate(walk(position, Rng(5))):
        if number % 50 == 0:
            painted = drawn(position, 0, pen)
            assert "\x1b" in painted
            assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == drawn(position, 0)


# The tree


def numbers(lines):
    """The twigs in a picture; those after an ellipsis appear a second time."""
    plain = "\n".join(re.sub(r"╢.╟|║.║|╢.║|║.╟", " ", line) for line in lines)
    for mark, _ in MARKS.values():
        plain = plain.replace(mark, "")
    return [int(number) for number in re.findall(r"\d+", plain)]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_twig_is_in_the_picture_once(seats):
    for seed in range(6):
        position = GAME.new(seats, seed=f"tree {seed}", branch="fork" if seed % 2 else "chain")
        for _ in walk(position, Rng(seed)):
            pass
        twigs = position.view(None)["twigs"]
        lines = tree_lines(twigs, ENGLISH)
        found = numbers(lines)
        assert set(found) == set(range(len(twigs)))
        assert len(found) - len(twigs) == "\n".join(lines).count("…") // 2
        assert len(lines) <= len(twigs) / 3 + 4, "compact"


def test_a_branch_of_150_twigs_goes_on_below():
    position = table(tree=" ".join(f"twig@{11 if i == 12 else i - 1}:B" for i in range(12, 162)))
    lines = tree_lines(position.view(None)["twigs"], ENGLISH)
    assert max(map(len, lines)) <= 80
    assert set(numbers(lines)) == set(range(162))


def test_a_bushy_tree_fits_too():
    words = " ".join(f"twig@{tip}:{'ABCD'[tip % 4]} twig@{tip}" for tip in (2, *range(12, 112)))
    twigs = [twig | {"takes": ["twig"]} for twig in table(tree=words).view(None)["twigs"]]
    lines = tree_lines(twigs, ENGLISH)
    assert max(map(len, lines)) <= 80
    assert set(numbers(lines)) == set(range(214))


def test_forks_hang_below_and_ends_stand_in_brackets():
    position = table(tree="twig@3:A twig@12:B twig@12 twig@14 twig@4 leaf@15 bud@15")
    twigs = position.view(None)["twigs"]
    twigs[16]["takes"] = ["leaf"]
    lines = tree_lines(twigs, ENGLISH)
    assert lines[0] == "2─1─0─╢0╟─3─4(16*)─5"
    assert lines[1] == "8─7─6─╢ ║ └12A(13B)─14─15•b"
    assert lines[2] == "      ║ ╟─9─10─11"


def test_a_closed_tree_has_no_places():
    assert "places   ·              ·" in drawn(table(tree=closed()))
