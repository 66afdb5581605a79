"""Without librt the rules run on plain lists."""

import subprocess
import sys

import pytest

import futaie
from tests.playthrough import FOLDER
from tests.shipped import GAMES

CODE = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
from tests.playthrough import playthrough
from futaie.core.vecs import vec
assert issubclass(vec, list)
print("\\n".join(playthrough(*sys.argv[1:2], int(sys.argv[2]))))
"""


@pytest.mark.skipif(futaie.compiled, reason="compiled modules need librt")
@pytest.mark.parametrize(("name", "seats"), [(name, str(game.seats[0])) for name, game in GAMES.items()])
def test_without_librt_the_same_games_are_played_on_plain_lists(name, seats):
    done = subprocess.run([sys.executable, "-c", CODE, name, seats], capture_output=True, text=True, check=True)
    assert done.stdout == (FOLDER / f"{name}-{seats}.txt").read_text()
