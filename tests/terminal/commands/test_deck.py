"""`futaie deck`: custom card data are checked, shown and, if the game allows it, played with."""

from __future__ import annotations

import pytest

from futaie import Record, game
from futaie.text import LANGUAGES
from tests.specimens import GAMES

OWNED = [name for name in GAMES if game(name).data is not None]
PLAYED = [name for name in OWNED if any(option.name == "deck" for option in game(name).options)]
CHANGES = {"hortis": ("O1 Y1", "O2 Y1"), "larbre": ("faun = 5\ndryad = 5", "faun = 6\ndryad = 4")}


@pytest.fixture
def corrected(futaie, tmp_path):
    """Our data with one correction."""

    def write(name):
        old, new = CHANGES[name]
        template = futaie("deck", "template", name).out
        assert old in template
        file = tmp_path / "my cards.toml"
        file.write_text(template.replace(old, new, 1), encoding="utf-8")
        return file

    return write


def test_the_games_that_can_be_played_with_your_own_cards_are_listed():
    assert PLAYED == ["hortis", "larbre"]


@pytest.mark.parametrize("name", PLAYED)
def test_a_corrected_file_is_played_with_and_the_match_goes_on_without_the_file(futaie, corrected, name):
    file = corrected(name)
    checked = futaie("deck", "check", name, str(file))
    assert checked.code == 0
    assert f"    futaie play {name} --deck '{file}'" in checked.out.splitlines()
    saved = file.parent / "match.txt"
    played = futaie("play", name, "--deck", str(file), "--seed", "oak", typed=f"1\n1\n1\nsave {saved}\nquit\n")
    assert played.code == 0
    record = Record.parse(saved.read_text())
    own = record.options["deck"]
    assert own != game(name).option("deck").default
    assert f"Attached {own.hash}: {own.content}" in saved.read_text().splitlines()
    file.unlink()
    assert futaie("resume", str(saved), typed="1\nquit\n").code == 0
    assert futaie("resume", typed="quit\n").code == 0
    assert futaie("replay", str(saved)).code == 0


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_is_reported(futaie, name, language):
    done = futaie("play", name, "--deck", "no-such.toml", "--language", language)
    assert done.code == 2
    assert "no-such.toml" in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_cannot_be_played_with_a_file_says_so(futaie, tmp_path, language):
    file = tmp_path / "box.toml"
    file.write_text(futaie("deck", "template", "tout-la-haut").out, encoding="utf-8")
    done = futaie("deck", "check", "tout-la-haut", str(file), "--language", language)
    assert done.code == 0
    assert "box.toml" in done.out
    assert "docs/games/tout-la-haut.md" in done.out
    assert "--deck" not in done.out
    assert max(map(len, done.out.splitlines())) <= 80
