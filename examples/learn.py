"""Learn Tout là-haut by self-play (PPO) until `greedy` is beaten: `python examples/learn.py`.

It needs the extra `learn` (PyTorch and NumPy), takes a few minutes of one core, and repeats exactly with the same seed.
It works for the other games too (`python examples/learn.py larbre`), if not as well. `--plot FILE` draws the curve.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import futaie
from futaie.research.batch import Batch

TABLES, STEPS, PARTS, WIDTH = 512, 28, 8, 128
"""Games side by side; decisions at each in one round; minibatches of a round; the width of the net."""
CLIP, ENTROPY, SMOOTH, SPEED = 0.2, 0.02, 0.95, 1e-3


class Net(nn.Module):
    """Takes an observation; returns logits of the actions, and the value for the seat."""

    def __init__(self, batch: Batch, examples: np.ndarray) -> None:
        super().__init__()
        self.mean = torch.from_numpy(examples.mean(0))
        self.spread = torch.from_numpy(examples.std(0) + 0.02)
        self.body = nn.Sequential(nn.Linear(batch.size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, batch.action_count), nn.Linear(WIDTH, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body((observations - self.mean) / self.spread)
        return self.policy(hidden).masked_fill(masks == 0, -1e9).log_softmax(-1), self.value(hidden).squeeze(-1)


def seen(batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """Copies, since the batch goes on writing into its arrays."""
    return torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.copy())


def random_play(batch: Batch, rng: futaie.Rng) -> np.ndarray:
    """Observations of random games, from which each number is normalised."""
    found = []
    for _ in range(2 * STEPS):
        found.append(batch.observations.astype(np.float32))
        batch.step(batch.random_actions(rng))
    return np.concatenate(found)


def self_play(batch: Batch, net: Net) -> list[torch.Tensor]:
    """A round: observations, masks, actions, their log-probabilities, advantages and returns."""
    rows, values, movers, dones, rewards = [], [], [], [], []
    for _ in range(STEPS):
        observations, masks = seen(batch)
        movers.append(batch.movers.copy())
        with torch.no_grad():
            logs, value = net(observations, masks)
        actions = torch.multinomial(logs.exp(), 1)
        batch.step(actions.squeeze(1).numpy())
        rows.append((observations, masks, actions, logs.gather(1, actions)))
        values.append(value.numpy())
        dones.append(batch.dones.copy())
        margin = batch.scores - batch.scores.mean(1, keepdims=True)
        rewards.append(batch.rewards + 0.1 * margin)
    advantages = np.stack(advantages_of(values, movers, dones, rewards))
    returns = advantages + np.stack(values)
    told = [torch.cat(column) for column in zip(*rows, strict=True)]
    return [*told, torch.from_numpy(advantages.ravel()), torch.from_numpy(returns.ravel())]


def advantages_of(values: list, movers: list, dones: list, rewards: list) -> list:
    """For each decision, from the seat's own next one (GAE); unfinished ends of a round teach nothing."""
    tables, seats = rewards[0].shape
    every = np.arange(tables)
    hope, more, gain = (np.zeros((tables, seats), np.float32) for _ in range(3))
    known = np.zeros((tables, seats), bool)
    found = []
    for value, mover, done, reward in zip(*map(reversed, (values, movers, dones, rewards)), strict=True):
        hope[done], more[done], gain[done], known[done] = 0, 0, reward[done], True
        at = every, mover
        advantage = np.where(known[at], gain[at] + hope[at] - value + SMOOTH * more[at], 0).astype(np.float32)
        hope[at], more[at], gain[at], known[at] = value, advantage, 0, True
        found.append(advantage)
    return found[::-1]


def learn(net: Net, optimiser: torch.optim.Optimizer, told: list[torch.Tensor]) -> None:
    for part in torch.randperm(len(told[0])).chunk(PARTS):
        observations, masks, actions, before, advantages, returns = (column[part] for column in told)
        logs, values = net(observations, masks)
        ratio = (logs.gather(1, actions) - before).exp().squeeze(1)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        entropy = -(logs.exp() * logs.clamp(min=-1e8)).sum(-1).mean()
        loss = 0.5 * (values - returns).square().mean() - gain - ENTROPY * entropy
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimiser.step()


def against_greedy(game: str, net: Net, seed: int, tables: int) -> float:
    """The share of games won with the net's favourite actions, with the net in a different seat at each table."""
    batch, rng = Batch(game, tables, seed=f"test {seed}"), futaie.Rng(seed)
    own = np.arange(tables) % batch.seats
    won, left = 0, np.ones(tables, bool)
    while left.any():
        with torch.no_grad():
            actions = net(*seen(batch))[0].argmax(-1).numpy()
        for table in np.flatnonzero(batch.movers != own):
            seat = int(batch.movers[table])
            actions[table] = batch.game.greedy(batch.positions[table].imagine(seat, rng), seat, rng)
        batch.step(actions)
        ended = batch.dones & left
        won += int((batch.rewards[ended, own[ended]] > 0).sum())
        left &= ~batch.dones
    return won / tables


def plot(curve: list[tuple[int, float]], title: str) -> str:
    """The share of games won against decisions, as SVG, with a line at one half."""
    last = curve[-1][0]
    points = " ".join(f"{60 + 620 * number / last:.1f},{320 - 280 * won:.1f}" for number, won in curve)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 370" font-family="sans-serif" font-size="13">',
        f'<title>{title}</title><rect width="100%" height="100%" fill="#fff"/><text x="60" y="24">{title}</text>',
    ]
    for quarter in range(5):
        y, colour = 320 - 70 * quarter, "#3f7d3a" if quarter == 2 else "#d9e2d4"
        lines.append(f'<path d="M60 {y}H680" stroke="{colour}"/>')
        lines.append(f'<text x="50" y="{y + 5}" text-anchor="end">{25 * quarter} %</text>')
    lines.append(f'<polyline points="{points}" fill="none" stroke="#b5651d" stroke-width="2"/>')
    lines.append(f'<text x="680" y="345" text-anchor="end">{last / 1e6:.1f} million decisions</text></svg>')
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tout-la-haut")
    parser.add_argument("--decisions", type=int, default=12_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)  # a net as small as this is no faster with two
    batch = Batch(options.game, TABLES, seed=options.seed)
    net = Net(batch, random_play(batch, futaie.Rng(options.seed)))
    optimiser = torch.optim.Adam(net.parameters(), SPEED)
    rounds = max(1, options.decisions // (TABLES * STEPS))
    start, curve = time.process_time(), []
    for number in range(rounds + 1):
        if number % 40 == 0 or number == rounds:
            decisions = number * TABLES * STEPS
            curve.append((decisions, against_greedy(options.game, net, number, 2000 if number == rounds else 500)))
            minutes = (time.process_time() - start) / 60
            print(f"{minutes:5.1f} minutes {decisions:12,} decisions {curve[-1][1]:7.1%} against greedy", flush=True)
        optimiser.param_groups[0]["lr"] = SPEED * (1 - 0.9 * number / rounds)
        learn(net, optimiser, self_play(batch, net))
    if options.plot:
        options.plot.write_text(plot(curve, f"{options.game}: games won against greedy while learning by self-play"))


if __name__ == "__main__":
    main()
