"""What a net has not learned is one more way when it thinks ahead: in l'Arbre a card played alone (larbre B.5a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.learned.foresight import foresee
from futaie.bots.learned.mind import Mind, mind_for
from futaie.bots.learned.pondering import FIRST, Way, best, weighed
from tests.games.larbre.table import GAME, play, table

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre

pytest.importorskip("numpy")
GROWN = {"token": 0}
ONE_LEAF = {"twig": 0, "leaf": 1, "bud": 0, "fruit": 0, "flower": 0, "token": 0}


@pytest.fixture
def mind() -> Mind:
    found = mind_for(GAME, 2)
    assert found is not None
    return found


def last_turn(hand: str, always: bool = False) -> LArbre:
    """Both hold as many pieces, and the game ends after this turn if none of a reserve is placed (larbre E.2): it is
    won by a twig that the Faun brings the other, if nothing grows."""
    position = table((hand, "bud-faun"), up="faun naiad", reserves=(GROWN, GROWN), always=always)
    position.quiet = position.stall * position.seats - 1
    return position


def words(position: LArbre, ways: list[Way]) -> list[str]:
    return [GAME.format(position, 0, way.action) for way in ways]


def test_thinking_ahead_it_plays_a_card_alone_where_that_wins(mind: Mind) -> None:
    position = last_turn("bud-faun leaf-naiad twig-dryad")
    ways = weighed(mind, position, 0, Rng("alone"), 0.0, 2 * FIRST)
    assert sorted(words(position, ways)[-2:]) == ["bud-faun", "leaf-naiad"]
    assert all(way.worths for way in ways)
    action = best(ways)
    assert GAME.format(position, 0, action) == "bud-faun"
    position.play(0, action)
    play(position, "reveal faun>B")
    assert (position.over, position.ranking()) == (True, [1, 2])


def test_thinking_ahead_it_tries_a_card_alone_but_grows_where_that_wins(mind: Mind) -> None:
    position = table(("leaf-faun", ""), up="faun naiad", reserves=(ONE_LEAF, {}))
    ways = weighed(mind, position, 0, Rng("growing"), 0.0, 2 * FIRST)
    assert words(position, ways)[-1] == "leaf-faun"
    assert GAME.format(position, 0, best(ways)) == "grow-leaf"


def test_advice_names_the_best_card_to_play_alone_after_what_the_net_likes(mind: Mind) -> None:
    position = last_turn("leaf-faun leaf-naiad")
    *liked, alone = foresee(mind, GAME, position, 0, Rng("advice"), FIRST)
    assert (alone.text, alone.win, alone.margin, alone.share) == ("leaf-faun reveal", 1.0, 1.0, 0.0)
    assert 0 < len(liked) < 5
    assert all(candidate.share and candidate.win < 1.0 for candidate in liked)


def test_without_time_it_never_plays_a_card_alone(mind: Mind) -> None:
    """It does what its net prefers."""
    position = last_turn("bud-faun leaf-naiad twig-dryad")
    action = seat_player("giant", GAME, Rng(1)).act(position, 0)
    assert action == mind.action(position, 0)
    assert action not in mind.unlearned(position, 0)


def test_where_cards_must_always_make_something_grow_the_net_has_learned_everything(mind: Mind) -> None:
    position = last_turn("bud-faun leaf-naiad twig-dryad", always=True)
    assert mind.features.knows(position)
    assert mind.unlearned(position, 0) == []
