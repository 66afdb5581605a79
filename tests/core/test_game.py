"""The contents of a folder under games/, and helpful errors for wrong set-ups."""

import subprocess
import sys

import pytest

import futaie
from futaie import BadNotation, BadSetup
from futaie.core.rules.reason import Why
from tests.toys.specimen import SPECIMEN

GAME = SPECIMEN.game
HUGE = pytest.param(10**5000, id="huge")


def test_a_new_game_needs_one_folder():
    assert futaie.game("high-card") is GAME
    assert "high-card" in futaie.games()
    position = futaie.game("high-card").new(seats=2, seed="toy", cards=8)
    match = futaie.Match(GAME, 2, "toy")
    while match.result is None:
        match.play(match.position.movers()[0], 1)
    assert position.movers() == position.copy().movers()
    assert match.result.how == "played"


def test_the_games_are_found_by_name():
    assert {"arboretum", "hortis", "larbre", "tout-la-haut"} <= set(futaie.games())
    assert futaie.game("arboretum").name == "arboretum"


@pytest.mark.parametrize("name", ["chess", "", "Arboretum", "../core", "__init__", None, HUGE])
def test_an_unknown_game_is_refused_with_the_names_of_all_games(name):
    with pytest.raises(BadSetup) as refused:
        futaie.game(name)
    assert refused.value.reason.code is Why.NO_SUCH_GAME
    assert "arboretum" in str(refused.value)


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 2.0, "2", True, HUGE])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats):
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats=seats)
    assert refused.value.reason.figures["allowed"] == "2-4"


@pytest.mark.parametrize("options", [{"cards": 7}, {"cards": "10"}, {"cards": True}, {"first": 2}, {"first": "A"}])
def test_a_value_that_an_option_does_not_take_is_refused(options):
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats=2, **options)
    assert refused.value.reason.code is Why.BAD_OPTION
    assert refused.value.reason.figures["option"] in options


def test_an_unknown_option_is_refused_with_the_names_of_all_options():
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats=2, colour="red")
    assert refused.value.reason.figures == {"game": "high-card", "option": "colour", "allowed": "first, cards"}


def test_options_have_defaults():
    assert GAME.checked(2, {}) == {"first": "random", "cards": 10}


def test_without_a_seed_every_deal_is_different():
    views = {str(GAME.new(seats=4, cards=20).revealed()) for _ in range(10)}
    assert len(views) > 1


def test_words_that_mean_nothing_are_refused():
    with pytest.raises(BadNotation) as refused:
        GAME.parse(GAME.new(seats=2), 0, "keep hold")
    assert refused.value.reason.figures == {"text": "hold"}


def test_importing_futaie_imports_no_game_and_no_third_party_package_but_mypycs_companions():
    """Games are imported when asked for, so that `import futaie` stays quick."""
    code = "import sys; before = set(sys.modules); import futaie; print(*sorted(set(sys.modules) - before))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = run.stdout.split()
    assert not [name for name in modules if name.startswith("futaie.games.")]
    packages = {name.split(".")[0] for name in modules} - sys.stdlib_module_names
    assert {name for name in packages if "__mypyc" not in name} <= {"futaie", "librt", "mypy_extensions"}


@pytest.mark.parametrize("text", [None, 7, b"keep", "keep " * 10_000])
def test_other_text_is_refused_as_notation(text):
    with pytest.raises(BadNotation):
        GAME.parse(GAME.new(seats=2), 0, text)


@pytest.mark.parametrize("label", ["Deck", "dekc", "deck-", "deck-0", "deck1", "", 7])
def test_a_deal_of_something_that_the_game_does_not_deal_is_refused(label):
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats=2, seed="toy", deal={label: ["1"]})
    assert refused.value.reason.code is Why.NO_SUCH_LABEL
