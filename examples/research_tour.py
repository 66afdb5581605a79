"""A tour of the research adapters: load, play, draw, search. Run it with: python examples/research_tour.py

It needs the extra `research`: pip install 'futaie[research]'.
"""

import gymnasium
import pettingzoo
import pyspiel

import futaie
import futaie.research.gym
import futaie.research.spiel
import futaie.research.zoo
from futaie.bots import seat_player
from futaie.research.picture import rendered


def play_in_pettingzoo(seats: int) -> dict[str, float]:
    """A game of Tout là-haut among agents that act at random; returns what each of them got."""
    env = pettingzoo.make("aec", "futaie/tout_la_haut_v1", seats=seats, reward="rank")
    env.reset(seed=1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return total


def play_in_gymnasium() -> float:
    """A random game of Hortis alone; returns its points."""
    env = gymnasium.make("futaie/HortisSolo-v1")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    return float(reward)


def tell_in_openspiel() -> list[str]:
    """The beginning of a small Arboretum, and what player 0 knows of it: the information state."""
    game = pyspiel.load_game("futaie_arboretum(species=b a m,ranks=4,hand=2,first=A)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(0)  # draws from the deck,
    state.apply_action(state.chance_outcomes()[-1][0])  # and chance decides which card
    return list(state.information_state_string(0).split("\n"))


def draw(seed: str) -> str:
    """A game of l'Arbre as an SVG picture, as its first player sees it."""
    game = futaie.game("larbre")
    return str(rendered(game, game.new(3, seed=seed).view(0), "svg"))


def search(seed: str, simulations: int) -> list[str]:
    """What a searching bot does in its first turn of Arboretum."""
    game = futaie.game("arboretum")
    position = game.new(2, seed=seed, first=0)
    bot, worlds = seat_player("giant", game, futaie.Rng(1), simulations), futaie.Rng(2)
    turn = []
    while position.mover() == 0:
        action = bot.act(position.imagine(0, worlds), 0)  # a bot sees a world in which hidden cards are drawn again
        turn.append(game.format(position, 0, action))
        position.apply(0, action)
    return turn


def main() -> None:
    print("Tout là-haut in PettingZoo:", play_in_pettingzoo(seats=3))
    print("Hortis in Gymnasium:", play_in_gymnasium(), "points")
    print("Arboretum in OpenSpiel, as player 0 knows it:", *tell_in_openspiel(), sep="\n  ")
    print("l'Arbre as a picture:", len(draw("elm")), "characters of SVG")
    print("Arboretum, a turn found by search:", *search("elm", simulations=50))


if __name__ == "__main__":
    main()
