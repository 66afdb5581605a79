"""Teaches a net to play by self-play (PPO). See docs/learning.md.

    python -m training.learn arboretum --minutes 9 --out RUN
    python -m training.learn arboretum --minutes 9 --out RUN --seats 3 4

This learns to beat a given net, starting from that net itself, and therefore gently:

    python -m training.learn arboretum --minutes 5 --out BEST --seats 2 --fallen 0.7 --from A/learner.pt --against A.npz

A run can be stopped and continues from what its folder holds. The first number that is not finite stops it.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.gate import SEARCHING, told_gate
from training.match import told_match
from training.nets.store import DEVICE, KIND, load_player, module_of, save_player
from training.nets.student import Student, begin_as
from training.rivals import Rivals
from training.tables import SEATS, Half, Tables, features

STEPS = 64
MINIBATCHES = 32
RATE = (5e-4, 5e-5)
ENTROPY = (0.025, 0.005)
CLIP = 0.15
MOST_WEIGHT = 2.0
"""The largest importance weight: choices of older weights count by how likely the present ones make them."""
LAMBDA = 0.97
AVERAGE = 0.998
"""How slowly the weights that will play follow those that learn."""
WIN = 0.6
"""The weight of the win; the rest is for the margin."""
MIXES = {
    "arboretum": {2: 416, 3: 48, 4: 48},
    "larbre": {2: 512, 3: 256, 4: 256},
    "tout-la-haut": {2: 512, 3: 192, 4: 160, 5: 160},
}
"""The tables in each half of each process, by number of seats; `--seats` replaces them."""


class Play:
    """Inputs, choices and rewards of a batch of steps, at the tables of both halves."""

    def __init__(self, count: int, size: int) -> None:
        shape = (2, STEPS + 1, count)
        self.told = torch.zeros((*shape, size), dtype=torch.uint8, device=DEVICE)
        self.movers = torch.zeros(shape, dtype=torch.int64, device=DEVICE)
        self.choices = torch.zeros(shape, dtype=torch.int64, device=DEVICE)
        self.chances = torch.zeros(shape, device=DEVICE)
        self.own = torch.ones(shape, dtype=torch.bool, device=DEVICE)
        """Chosen by the learner, not by a rival; from rivals' decisions only the critic learns."""
        self.dones = torch.zeros(shape, device=DEVICE)
        self.rewards = torch.zeros((*shape, 2, SEATS), device=DEVICE)


class Learner:
    def __init__(
        self, game: str, out: Path, tables: Tables, rivals: Rivals | None, start: Path | None, win: float
    ) -> None:
        self.game = game
        self.out = out
        self.tables = tables
        self.rivals = rivals
        self.nets: Any = module_of(game)
        self.features = features(game, tables.most_seats, truth=True)
        self.player = Student(self.nets.Player(self.features))
        self.critic = Student(self.nets.Critic(self.features))
        self.average = deepcopy(self.player.net).requires_grad_(False)
        weights = [*self.player.weights, *self.critic.weights]
        self.adam = torch.optim.Adam(weights, lr=RATE[0], eps=1e-5, fused=DEVICE.type == "cuda")
        self.count = tables.count
        self.spent = 0.0
        """Seconds of training so far, in all runs."""
        self.decisions = 0
        self.curve: list[dict[str, float]] = []
        if start is not None:
            self.begin_from(start)
        self.load()
        self.player.renew()
        self.critic.renew()
        self.acting = deepcopy(self.player.quick).requires_grad_(False)
        self.seats = [torch.from_numpy(half.seats.astype(np.int64)).to(DEVICE) for half in tables.halves]
        self.weights_of_worth = torch.tensor((win, 1 - win), device=DEVICE)[:, None]
        self.results: list[float] = []
        self.wins: list[float] = []

    def told(self, told: Tensor) -> Any:
        return self.nets.Told(told, self.features, KIND)

    # Playing

    def see(self, game: Play, half: int, step: int, arrays: Half) -> None:
        game.told[half, step].copy_(torch.from_numpy(arrays.told), non_blocking=True)
        game.movers[half, step] = torch.from_numpy(arrays.movers.astype(np.int64)).to(DEVICE)
        if step > 0:
            game.dones[half, step - 1] = torch.from_numpy(arrays.dones.astype(np.float32)).to(DEVICE)
            game.rewards[half, step - 1] = torch.from_numpy(arrays.rewards.copy()).to(DEVICE)
            ended = arrays.dones.nonzero()[0]
            if len(ended):
                self.results += [float(arrays.scores[ended].sum() / arrays.seats[ended].sum())]
            if len(ended) and self.rivals is not None:
                self.wins += self.rivals.wins(arrays, ended)

    @torch.no_grad()
    def choose(self, game: Play, half: int, step: int) -> None:
        told = self.told(game.told[half, step])
        if self.rivals is None:
            logits = self.acting(told)[0]
        else:
            logits, game.own[half, step] = self.rivals.answer(told, game.movers[half, step], self.acting)
        chances = functional.log_softmax(logits, 1)
        gumbel = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
        choice = (chances + gumbel).argmax(1)
        game.choices[half, step] = choice
        game.chances[half, step] = chances.gather(1, choice[:, None])[:, 0]
        self.tables.halves[half].choices[:] = choice.to(torch.int16).cpu().numpy()

    def play(self, game: Play) -> None:
        """A batch of steps at all tables; the last one is only seen, and becomes the first of the next batch."""
        stream = torch.cuda.Stream(priority=-1) if DEVICE.type == "cuda" else None
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
        """With the present weights, while the learner goes on."""
        self.acting.load_state_dict(self.player.quick.state_dict())
        if DEVICE.type == "cuda":
            torch.cuda.synchronize()
        thread = Thread(target=self.play, args=(game,), daemon=True)
        thread.start()
        return thread

    # Learning

    @torch.no_grad()
    def judge(self, game: Play, half: int) -> tuple[Tensor, Tensor]:
        """For each step: how much better than expected it went for the mover, and the expected values of all seats."""
        worth = torch.zeros((STEPS + 1, self.count, 2, SEATS), device=DEVICE)
        seats = self.seats[half]
        for step in range(STEPS + 1):
            seen = self.critic.quick(self.told(game.told[half, step]))
            worth[step] = turned(seen, -game.movers[half, step], seats)
        better = torch.zeros((STEPS, self.count, 2, SEATS), device=DEVICE)
        after = torch.zeros_like(better[0])
        for step in reversed(range(STEPS)):
            goes_on = 1 - game.dones[half, step][:, None, None]
            delta = game.rewards[half, step] + goes_on * worth[step + 1] - worth[step]
            after = delta + LAMBDA * goes_on * after
            better[step] = after
        targets = better + worth[:STEPS]
        movers = game.movers[half, :STEPS]
        aims = torch.stack([turned(targets[step], movers[step], seats) for step in range(STEPS)])
        gained = (better * self.weights_of_worth).sum(2)
        return gained.gather(2, movers[..., None])[..., 0], aims

    @torch.no_grad()
    def present_chances(self, game: Play, half: int) -> Tensor:
        """How likely the present weights make the choices of older ones; those of rivals are not changed."""
        found = game.chances[half, :STEPS].clone()
        for step in range(STEPS):
            own = game.own[half, step].nonzero()[:, 0]
            chances = functional.log_softmax(self.player.quick(self.told(game.told[half, step, own]))[0], 1)
            found[step, own] = chances.gather(1, game.choices[half, step, own][:, None])[:, 0]
        return found

    def learn(self, game: Play, done: float) -> dict[str, float]:
        rate, entropy = (a + (b - a) * done for a, b in (RATE, ENTROPY))
        for group in self.adam.param_groups:
            group["lr"] = rate
        judged = [self.judge(game, half) for half in (0, 1)]
        advantage = torch.stack([better for better, _ in judged])
        targets = torch.stack([aims for _, aims in judged])
        own = game.own[:, :STEPS]
        advantage = (advantage - advantage[own].mean()) / (advantage[own].std() + 1e-8)
        present = torch.stack([self.present_chances(game, half) for half in (0, 1)])
        weights = (present - game.chances[:, :STEPS]).exp().clamp(max=MOST_WEIGHT)
        sums: dict[str, Tensor] = {}
        for half, places in self.minibatches():
            seen = self.told(game.told[half, :STEPS, places].flatten(0, 1))
            aims = targets[half, :, places].flatten(0, 1)
            seats = self.seats[half][places].repeat(STEPS)
            there = torch.arange(SEATS, device=DEVICE) < seats[:, None]
            worth = self.critic.quick(seen)
            width = worth.shape[2]
            aims = aims[..., :width]
            shares = (there / (2 * seats[:, None]))[:, None, :width]
            critic_error = ((worth - aims) ** 2 * shares).sum((1, 2)).mean()
            mine = own[half, :, places].flatten().nonzero()[:, 0]
            told = seen if self.rivals is None else seen.only(mine)
            choices = game.choices[half, :STEPS, places].flatten()[mine]
            before = present[half, :, places].flatten()[mine]
            gain = advantage[half, :, places].flatten()[mine]
            weight = weights[half, :, places].flatten()[mine]
            logits, value, belief = self.player.quick(told)
            chances = functional.log_softmax(logits, 1)
            ratio = (chances.gather(1, choices[:, None])[:, 0] - before).exp()
            policy = -(weight * torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)).mean()
            spread = -(chances.exp() * chances.masked_fill(~told.choices, 0)).sum(1).mean()
            own_error = ((value - aims[mine]) ** 2 * shares[mine]).sum((1, 2)).mean()
            unsure = self.nets.belief_loss(told, belief)
            loss = policy - entropy * spread + 0.5 * own_error + 0.5 * critic_error + 0.1 * unsure
            loss.backward()
            norm = self.player.take_gradients()
            self.critic.take_gradients()
            self.adam.step()
            self.player.renew()
            self.critic.renew()
            with torch.no_grad():
                torch._foreach_lerp_(list(self.average.parameters()), self.player.weights, 1 - AVERAGE)
            now = {"policy": policy, "entropy": spread, "value": own_error, "critic": critic_error}
            now |= {"belief": unsure, "norm": norm, "moved": ((ratio - 1).abs() > CLIP).float().mean()}
            for name, number in now.items():
                sums[name] = sums.get(name, 0) + number.detach() / MINIBATCHES
        figures = {name: float(number) for name, number in sums.items()}
        figures["stale"] = float(((present - game.chances[:, :STEPS])[own].abs() > CLIP).float().mean())
        wrong = [name for name, number in figures.items() if not math.isfinite(number)]
        if wrong:
            sys.exit(f"Not finite: {', '.join(wrong)}.")
        return figures

    def minibatches(self) -> Iterator[tuple[int, Tensor]]:
        """A part of the tables each, with all their steps."""
        orders = [torch.randperm(self.count, device=DEVICE).chunk(MINIBATCHES // 2) for _ in (0, 1)]
        for pair in zip(*orders, strict=True):
            yield from enumerate(pair)

    def run(self, minutes: float, until: float, fallen: float) -> None:
        """For this many minutes; the rates fall towards `until`, counted from the first run."""
        start = last_kept = time.monotonic()
        before = self.spent
        plays = [Play(self.count, int(self.features.size)) for _ in (0, 1)]
        self.begin_to_play(plays[0]).join()
        while (now := time.monotonic()) - start < 60 * minutes:
            self.spent = before + now - start
            playing = self.begin_to_play(plays[1])
            results, self.results = self.results, []
            wins, self.wins = self.wins, []
            figures = self.learn(plays[0], fallen + (1 - fallen) * min(1.0, self.spent / (60 * until)))
            learnt = time.monotonic() - now
            playing.join()
            plays.reverse()
            taken = time.monotonic() - now
            figures |= {"seconds": self.spent, "decisions": self.decisions, "learn": learnt, "taken": taken}
            figures["decisions/s"] = 2 * STEPS * self.count / taken
            figures["points"] = float(np.mean(results)) if results else math.nan
            if self.rivals is not None:
                figures["wins"] = float(np.mean(wins)) if wins else math.nan
            self.curve.append(figures)
            if len(self.curve) % 10 == 1:
                print(" ".join(f"{name} {number:.4g}" for name, number in figures.items()), flush=True)
            if time.monotonic() - last_kept > 120:
                last_kept = time.monotonic()
                self.keep()
        self.spent = before + time.monotonic() - start
        self.keep()

    # Keeping

    def begin_from(self, start: Path) -> None:
        """From the final weights of another run, with its critic, or with a new one that expects what the net does."""
        if start.suffix == ".npz":
            load_player(self.average, start)
            begin_as(self.critic.net, self.average)
        else:
            state = torch.load(start, map_location=DEVICE, weights_only=True)
            self.average.load_state_dict(state["average"])
            self.critic.net.load_state_dict(state["critic"])
        self.player.net.load_state_dict(self.average.state_dict())

    def load(self) -> None:
        kept = self.out / "learner.pt"
        if kept.exists():
            state = torch.load(kept, map_location=DEVICE, weights_only=True)
            self.player.net.load_state_dict(state["player"])
            self.critic.net.load_state_dict(state["critic"])
            self.average.load_state_dict(state["average"])
            self.adam.load_state_dict(torch.load(self.out / "adam.pt", map_location=DEVICE, weights_only=True))
            self.spent, self.decisions = state["spent"], state["decisions"]
            self.curve = json.loads((self.out / "curve.json").read_text())

    def keep(self) -> None:
        self.out.mkdir(parents=True, exist_ok=True)
        nets = {"player": self.player.net, "critic": self.critic.net, "average": self.average}
        state = {name: net.state_dict() for name, net in nets.items()}
        torch.save(state | {"spent": self.spent, "decisions": self.decisions}, self.out / "learner.pt")
        torch.save(self.adam.state_dict(), self.out / "adam.pt")
        (self.out / "curve.json").write_text(json.dumps(self.curve))
        save_player(self.average, self.newest)

    @property
    def newest(self) -> Path:
        return self.out / f"{self.game}-{int(self.spent):05d}.npz"


def turned(worth: Tensor, by: Tensor, seats: Tensor) -> Tensor:
    """The values seen from another seat: place (i + by) moves to place i; absent seats stay at the end."""
    worth = functional.pad(worth, (0, SEATS - worth.shape[2]))
    places = torch.arange(SEATS, device=worth.device)[None]
    there = torch.where(places < seats[:, None], (places + by[:, None]) % seats[:, None], places)
    return worth.gather(2, there[:, None].expand_as(worth))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=MIXES)
    parser.add_argument("--seats", type=int, nargs="+", help="the seats of all tables; several share them equally")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--until", type=float, help="when the rates reach their end, in minutes of all runs")
    parser.add_argument("--fallen", type=float, default=0.0, help="how far the rates have fallen at the start, 0 to 1")
    parser.add_argument("--win", type=float, default=WIN, help="the weight of the win against the margin, up to 1")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="start", type=Path, help="NET.npz, or RUN/learner.pt with its critic")
    parser.add_argument("--against", type=Path, nargs="+", default=[], help="weights of rivals, which do not learn")
    parser.add_argument("--share", type=float, default=1.0, help="the share of the tables with a rival")
    parser.add_argument(
        "--gate",
        nargs="+",
        type=rival,
        default=[],
        help="final matches against OLD.npz, or against giants that search: giant@200",
    )
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--tables", type=float, default=1.0, help="a factor for the usual number of tables")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    mix = MIXES[options.game]
    if options.seats:
        mix = {seats: sum(mix.values()) // len(options.seats) for seats in options.seats}
    mix = {seats: max(1, int(count * options.tables)) for seats, count in mix.items()}
    tables = Tables(options.game, mix, options.processes, options.seed)
    tables.pin()
    rivals = Rivals(options.game, tables, options.against, options.share) if options.against else None
    learner = Learner(options.game, options.out, tables, rivals, options.start, options.win)
    learner.run(options.minutes, options.until or options.minutes, options.fallen)
    tables.end()
    for other in options.gate:
        for seats in mix:
            if isinstance(other, Path):
                told = told_match(options.game, learner.newest, other, seats, 7500, options.processes, 77)
            else:
                told = told_gate(options.game, learner.newest, other, seats, 60, options.processes)
            print(told, flush=True)


def rival(text: str) -> Path | int:
    """Weights, or a giant's simulations per decision."""
    return int(text.removeprefix(SEARCHING)) if text.startswith(SEARCHING) else Path(text)


if __name__ == "__main__":
    main()
