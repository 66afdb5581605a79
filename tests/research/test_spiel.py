"""The games in OpenSpiel: its own test, its algorithms, and both versions of the same game."""

from __future__ import annotations

from typing import Any

import pytest

import futaie
from futaie import BadSetup, Game, Rng
from tests.research.tables import SMALL, every_game, every_table, parameters

pytest.importorskip("pyspiel", reason="OpenSpiel is not there for this Python")
pytest.importorskip("pettingzoo", reason="PettingZoo is not there for this Python")
import pyspiel

from futaie.research import spiel
from futaie.research.zoo import ZooGame


def load(game: Game, **given: Any) -> Any:
    return pyspiel.load_game(f"futaie_{game.name.replace('-', '_')}", given)


@every_table
def test_openspiels_own_test_passes(game: Game, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    loaded = load(game, players=seats, **parameters(game))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@every_game
def test_it_passes_with_sampled_chance_and_whole_games(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(game, chance="sampled"), num_sims=1, serialize=True, verbose=False)


@every_table
def test_both_faces_of_one_seed_are_the_same_game(game: Game, seats: int) -> None:
    state = load(game, players=seats, seed=77, reward="rank", **parameters(game)).new_initial_state()
    env = ZooGame(game).raw_env(seats=seats, reward="rank", **SMALL[game.name])
    env.reset(seed=77)
    dice = Rng(77)
    while not state.is_terminal():
        player = state.current_player()
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{player}"
        assert state.legal_actions() == seen["action_mask"].nonzero()[0].tolist()
        assert state.observation_tensor(player) == seen["observation"].tolist()
        action = state.legal_actions()[dice.below(len(state.legal_actions()))]
        state.apply_action(action)
        env.step(action)
    assert state.returns() == list(env.rewards.values())


@every_game
def test_a_game_is_reloaded_from_its_own_text(game: Game) -> None:
    loaded = load(game, players=2, **parameters(game))
    again = pyspiel.load_game(str(loaded))
    assert str(again) == str(loaded)
    for name, value in parameters(game).items():
        assert str(again.get_parameters()[name]).strip("'") == str(value)


def test_options_are_those_of_the_game() -> None:
    game = futaie.game("arboretum")
    state = load(game, species="b a m", ranks=3, hand=2, first="B", seed=1).new_initial_state()
    expected = game.new(2, seed="1", species=["b", "a", "m"], ranks=3, hand=2, first=1)
    assert state.chance_game.transcript.position.revealed() == expected.revealed()
    assert state.current_player() == 1


def test_a_fixed_seed_leaves_nothing_to_chance() -> None:
    loaded = load(futaie.game("arboretum"), seed=1)
    assert loaded.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert not loaded.new_initial_state().is_chance_node()


def test_actions_have_their_notation() -> None:
    state = load(futaie.game("arboretum"), seed=1, first="A").new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["+deck"]
    state.apply_action(0)
    assert str(state) == "\nA +deck"


def test_fields_of_an_observation_have_names() -> None:
    loaded = load(futaie.game("tout-la-haut"), seed=1)
    observer = loaded.make_py_observer()
    observer.set_from(loaded.new_initial_state(), 0)
    assert observer.dict.keys() == {field.name for field in loaded.observer.encoder.fields}
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size


@pytest.mark.parametrize("wrong", [{"chance": "luck"}, {"players": 6}, {"reward": "fame"}, {"species": "q"}])
def test_errors_are_reported(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        spiel.SpielGame(futaie.game("arboretum"), wrong)


# A small Arboretum, solved

SETTLED = ("b1", None, "b2", "a1", "a3")
"""The outcomes of chance: A gets b1 and draws b2 and a1; a3 is the next card. A cannot know whether B has a2 or b3.
That makes the tree small enough for a test."""


def extensive_form(root: Any) -> str:
    """The game as a tree in Gambit's format, which OpenSpiel solves without asking Python."""
    stories: list[dict[str, int]] = [{}, {}]
    lines = ['EFG 2 R "Arboretum" { "A" "B" } ""']

    def write(state: Any, draws: int) -> None:
        if state.is_terminal():
            lines.append(f't "" {len(lines)} "" {{ {" ".join(map(str, state.returns()))} }}')
            return
        if state.is_chance_node():
            names = {state.action_to_string(action): action for action, _ in state.chance_outcomes()}
            card = SETTLED[draws] if draws < len(SETTLED) else None
            actions = [names[card]] if card else [action for name, action in names.items() if name not in SETTLED]
            choices = " ".join(f'"{action}" 1/{len(actions)}' for action in actions)
            lines.append(f'c "" {len(lines)} "" {{ {choices} }} 0')
            draws += 1
        else:
            player, actions = state.current_player(), state.legal_actions()
            known = stories[player]
            number = known.setdefault(state.information_state_string(player), len(known) + 1)
            lines.append(f'p "" {player + 1} {number} "" {{ {" ".join(f"{chr(34)}{a}{chr(34)}" for a in actions)} }} 0')
        for action in actions:
            write(state.child(action), draws)

    write(root, 0)
    return "\n".join([*lines, ""])


def test_counterfactual_regret_minimisation_solves_a_small_arboretum() -> None:
    loaded = load(futaie.game("arboretum"), species="b a", ranks=3, hand=1, first="A", reward="margin")
    tree = pyspiel.load_efg_game(extensive_form(loaded.new_initial_state()))
    solver = pyspiel.CFRPlusSolver(tree)
    distances = []
    for iteration in range(1, 25):
        solver.evaluate_and_update_policy()
        if iteration in (1, 6, 24):
            distances.append(pyspiel.nash_conv(tree, solver.average_policy()))
    first, second, third = distances
    assert first > 1
    assert second < first / 5
    assert third < second / 5
