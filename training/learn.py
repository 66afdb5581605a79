"""Teaches a net to play by playing against itself (PPO). See docs/learning.md.

    python -m training.learn arboretum --minutes 9 --out RUN

A run can be stopped and goes on from what its folder holds. The first number that is not finite stops it.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.tables import SEATS, Half, Tables, features

STEPS = 64
MINIBATCHES = 32
RATE = (5e-4, 5e-5)
ENTROPY = (0.025, 0.005)
CLIP = 0.15
LAMBDA = 0.97
AVERAGE = 0.998
"""How slowly the weights that will play follow those that learn."""
MIXES = {
    "arboretum": {2: 256, 3: 128, 4: 128},
    "larbre": {2: 512},
    "tout-la-haut": {2: 512},
}
"""How many tables of so many seats each process has in each half; `--seats` puts as many at tables of one kind."""
NETS = {"arboretum": "training.arboretum", "larbre": "training.flat", "tout-la-haut": "training.flat"}


class Play:
    """What was told, chosen and won in so many steps at the tables of both halves."""

    def __init__(self, count: int, size: int, device: torch.device) -> None:
        shape = (2, STEPS + 1, count)
        self.told = torch.zeros((*shape, size), dtype=torch.uint8, device=device)
        self.movers = torch.zeros(shape, dtype=torch.int64, device=device)
        self.choices = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chances = torch.zeros(shape, device=device)
        self.dones = torch.zeros(shape, device=device)
        self.rewards = torch.zeros((*shape, SEATS), device=device)


class Learner:
    def __init__(self, game: str, out: Path, processes: int, mix: dict[int, int], seed: int) -> None:
        self.game = game
        self.out = out
        self.nets: Any = import_module(NETS[game])
        self.features = features(game, max(mix), truth=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.player = self.nets.Player(self.features).to(self.device)
        self.critic = self.nets.Critic(self.features).to(self.device)
        self.average = deepcopy(self.player).requires_grad_(False)
        self.acting = deepcopy(self.player).requires_grad_(False)
        self.parameters = [*self.player.parameters(), *self.critic.parameters()]
        self.adam = torch.optim.Adam(self.parameters, lr=RATE[0], eps=1e-5, fused=self.device.type == "cuda")
        self.tables = Tables(game, mix, processes, seed)
        self.count = self.tables.count
        self.spent = 0.0
        """Seconds of training so far, in all runs."""
        self.decisions = 0
        self.curve: list[dict[str, float]] = []
        self.load()
        self.seats = [torch.from_numpy(half.seats.astype(np.int64)).to(self.device) for half in self.tables.halves]
        self.results: list[float] = []
        if self.device.type == "cuda":
            for half in self.tables.halves:
                code = torch.cuda.cudart().cudaHostRegister(half.told.ctypes.data, half.told.nbytes, 0)
                assert int(code) == 0, code

    # Playing

    def see(self, game: Play, half: int, step: int, arrays: Half) -> None:
        game.told[half, step].copy_(torch.from_numpy(arrays.told), non_blocking=True)
        game.movers[half, step] = torch.from_numpy(arrays.movers.astype(np.int64)).to(self.device)
        if step > 0:
            game.dones[half, step - 1] = torch.from_numpy(arrays.dones.astype(np.float32)).to(self.device)
            game.rewards[half, step - 1] = torch.from_numpy(arrays.rewards.copy()).to(self.device)
            ended = arrays.dones.nonzero()[0]
            if len(ended):
                self.results += [float(arrays.scores[ended].sum() / arrays.seats[ended].sum())]

    @torch.no_grad()
    def choose(self, game: Play, half: int, step: int) -> None:
        with torch.autocast(self.device.type, torch.bfloat16):
            logits = self.acting(self.nets.Told(game.told[half, step], self.features))[0]
        chances = functional.log_softmax(logits, 1)
        gumbel = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
        choice = (chances + gumbel).argmax(1)
        game.choices[half, step] = choice
        game.chances[half, step] = chances.gather(1, choice[:, None])[:, 0]
        self.tables.halves[half].choices[:] = choice.to(torch.int16).cpu().numpy()

    def play(self, game: Play) -> None:
        """So many steps at all tables; the last one is seen and not chosen for, and is the first of the next."""
        stream = torch.cuda.Stream(priority=-1) if self.device.type == "cuda" else None
        with torch.cuda.stream(stream):
            for step in range(STEPS):
                for half in (0, 1):
                    self.see(game, half, step, self.tables.wait(half) if step else self.tables.halves[half])
                    self.choose(game, half, step)
                    self.tables.go(half)
            for half in (0, 1):
                self.see(game, half, STEPS, self.tables.wait(half))
        if stream is not None:
            stream.synchronize()
        self.decisions += 2 * STEPS * self.count

    def begin_to_play(self, game: Play) -> Thread:
        """With the weights as they are now, while others learn."""
        self.acting.load_state_dict(self.player.state_dict())
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        thread = Thread(target=self.play, args=(game,), daemon=True)
        thread.start()
        return thread

    # Learning

    @torch.no_grad()
    def judge(self, game: Play, half: int) -> tuple[Tensor, Tensor]:
        """For each step: how much better than expected it went for the mover, and what to expect for each seat."""
        worth = torch.zeros((STEPS + 1, self.count, SEATS), device=self.device)
        seats = self.seats[half]
        for step in range(STEPS + 1):
            with torch.autocast(self.device.type, torch.bfloat16):
                seen = self.critic(self.nets.Told(game.told[half, step], self.features))
            worth[step] = turned(seen, -game.movers[half, step], seats)
        better = torch.zeros((STEPS, self.count, SEATS), device=self.device)
        after = torch.zeros_like(better[0])
        for step in reversed(range(STEPS)):
            goes_on = 1 - game.dones[half, step][:, None]
            delta = game.rewards[half, step] + goes_on * worth[step + 1] - worth[step]
            after = delta + LAMBDA * goes_on * after
            better[step] = after
        targets = better + worth[:STEPS]
        movers = game.movers[half, :STEPS]
        aims = torch.stack([turned(targets[step], movers[step], seats) for step in range(STEPS)])
        return better.gather(2, movers[..., None])[..., 0], aims

    def learn(self, game: Play, done: float) -> dict[str, float]:
        rate, entropy = (a + (b - a) * done for a, b in (RATE, ENTROPY))
        for group in self.adam.param_groups:
            group["lr"] = rate
        judged = [self.judge(game, half) for half in (0, 1)]
        advantage = torch.stack([better for better, _ in judged])
        targets = torch.stack([aims for _, aims in judged])
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        sums: dict[str, Tensor] = {}
        for half, places in self.minibatches():
            told = self.nets.Told(game.told[half, :STEPS, places].flatten(0, 1), self.features)
            choices = game.choices[half, :STEPS, places].flatten()
            before = game.chances[half, :STEPS, places].flatten()
            gain = advantage[half, :, places].flatten()
            aims = targets[half, :, places].flatten(0, 1)
            present = torch.arange(SEATS, device=self.device) < self.seats[half][places].repeat(STEPS)[:, None]
            with torch.autocast(self.device.type, torch.bfloat16):
                logits, value, belief = self.player(told)
                seen = self.critic(told)
            chances = functional.log_softmax(logits, 1)
            ratio = (chances.gather(1, choices[:, None])[:, 0] - before).exp()
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            spread = -(chances.exp() * chances.masked_fill(~told.choices, 0)).sum(1)
            width = min(SEATS, value.shape[1])
            own = ((value[:, :width] - aims[:, :width]) ** 2)[present[:, :width]].mean()
            critic = ((seen[:, :width] - aims[:, :width]) ** 2)[present[:, :width]].mean()
            unsure = self.nets.belief_loss(told, belief)
            loss = policy - entropy * spread.mean() + 0.5 * own + 0.5 * critic + 0.1 * unsure
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            norm = torch.nn.utils.clip_grad_norm_(list(self.player.parameters()), 1.0)
            torch.nn.utils.clip_grad_norm_(list(self.critic.parameters()), 1.0)
            self.adam.step()
            with torch.no_grad():
                for slow, fast in zip(self.average.parameters(), self.player.parameters(), strict=True):
                    slow.lerp_(fast, 1 - AVERAGE)
            seen_now = {"policy": policy, "entropy": spread.mean(), "value": own, "critic": critic, "belief": unsure}
            seen_now |= {"norm": norm, "moved": ((ratio - 1).abs() > CLIP).float().mean()}
            for name, number in seen_now.items():
                sums[name] = sums.get(name, 0) + number.detach() / MINIBATCHES
        figures = {name: float(number) for name, number in sums.items()}
        wrong = [name for name, number in figures.items() if not math.isfinite(number)]
        if wrong:
            sys.exit(f"Not finite: {', '.join(wrong)}.")
        return figures

    def minibatches(self) -> Iterator[tuple[int, Tensor]]:
        """Some tables each, with all their steps."""
        orders = [torch.randperm(self.count, device=self.device).chunk(MINIBATCHES // 2) for _ in (0, 1)]
        for pair in zip(*orders, strict=True):
            yield from enumerate(pair)

    def run(self, minutes: float, until: float) -> None:
        """For so many minutes; the rates fall towards `until`, counted from the first run."""
        start = last_kept = time.monotonic()
        before = self.spent
        plays = [Play(self.count, int(self.features.size), self.device) for _ in (0, 1)]
        self.begin_to_play(plays[0]).join()
        while (now := time.monotonic()) - start < 60 * minutes:
            self.spent = before + now - start
            playing = self.begin_to_play(plays[1])
            results, self.results = self.results, []
            figures = self.learn(plays[0], min(1.0, self.spent / (60 * until)))
            learnt = time.monotonic() - now
            playing.join()
            plays.reverse()
            taken = time.monotonic() - now
            figures |= {"seconds": self.spent, "decisions": self.decisions, "learn": learnt, "taken": taken}
            figures["decisions/s"] = 2 * STEPS * self.count / taken
            figures["points"] = float(np.mean(results)) if results else math.nan
            self.curve.append(figures)
            if len(self.curve) % 10 == 1:
                print(" ".join(f"{name} {number:.4g}" for name, number in figures.items()), flush=True)
            if time.monotonic() - last_kept > 120:
                last_kept = time.monotonic()
                self.keep()
        self.spent = before + time.monotonic() - start
        self.keep()

    # Keeping

    def load(self) -> None:
        kept = self.out / "learner.pt"
        if kept.exists():
            state = torch.load(kept, map_location=self.device, weights_only=True)
            self.player.load_state_dict(state["player"])
            self.critic.load_state_dict(state["critic"])
            self.average.load_state_dict(state["average"])
            self.adam.load_state_dict(torch.load(self.out / "adam.pt", map_location=self.device, weights_only=True))
            self.spent, self.decisions = state["spent"], state["decisions"]
            self.curve = json.loads((self.out / "curve.json").read_text())

    def keep(self) -> None:
        self.out.mkdir(parents=True, exist_ok=True)
        state = {name: getattr(self, name).state_dict() for name in ("player", "critic", "average")}
        torch.save(state | {"spent": self.spent, "decisions": self.decisions}, self.out / "learner.pt")
        torch.save(self.adam.state_dict(), self.out / "adam.pt")
        (self.out / "curve.json").write_text(json.dumps(self.curve))
        weights = {
            name: number.detach().cpu().numpy().astype(np.float16) for name, number in self.average.state_dict().items()
        }
        np.savez(self.out / f"{self.game}-{int(self.spent):05d}.npz", **weights)


def turned(worth: Tensor, by: Tensor, seats: Tensor) -> Tensor:
    """The same told from another seat: what stands at place (i + by) comes to place i; absent seats stay behind."""
    width = worth.shape[1]
    if width < SEATS:
        worth = functional.pad(worth, (0, SEATS - width))
    places = torch.arange(SEATS, device=worth.device)[None]
    there = torch.where(places < seats[:, None], (places + by[:, None]) % seats[:, None], places)
    return worth.gather(1, there)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=MIXES)
    parser.add_argument("--seats", type=int, help="at all tables")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--until", type=float, help="when the rates have fallen, in minutes of all runs")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--tables", type=float, default=1.0, help="so many times the usual number")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    mix = MIXES[options.game]
    if options.seats:
        mix = {options.seats: sum(mix.values())}
    mix = {seats: max(1, int(count * options.tables)) for seats, count in mix.items()}
    learner = Learner(options.game, options.out, options.processes, mix, options.seed)
    learner.run(options.minutes, options.until or options.minutes)
    learner.tables.end()


if __name__ == "__main__":
    main()
