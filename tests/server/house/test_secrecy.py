"""Secrecy over the wire: hidden information does not change one byte of what reaches a person.

Random matches of every game are played twice, on two servers: the second time dealt again, with different choices if
these are still hidden from one reader. Time, names, seeds and so the commitments are the same. Everything that the
reader receives must be the same too: news, answers, refusals, records. Hints are left out, because bots are random.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from futaie import Game, Match, Rng
from futaie.tables.wire.requests import Pace
from tests.battery import random_match, without_drafts_of_others
from tests.server.support.furniture import NOW, Furnished, furnish, token
from tests.server.support.listening import Listener
from tests.server.support.running import Still
from tests.shipped import GAMES
from tests.specimen import Deal, Specimen, Story

DEEP = bool(os.environ.get("FUTAIE_DEEP"))
OVER_THE_WIRE = 80 if DEEP else 12
"""Actions; the earlier ones are in the database when the server starts."""
STEPS = 600 if DEEP else 150
"""The most actions in a story."""
AROUND = 3 if DEEP else 1
CHOSEN: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "arboretum": [(2, {}), (4, {"ranks": 4})],
    "hortis": [(1, {"recipes": "random"}), (3, {}), (8, {})],
    "larbre": [(2, {}), (3, {"cards": (4, 4, 4, 4, 2, 2)}), (4, {})],
    "tout-la-haut": [(2, {"strategic": True, "objective": "random"}), (5, {"late_draw": True})],
}
"""Seats and options; a game that is not listed gets the fewest and the most seats, with default options."""


def specimen(game: Game) -> Specimen:
    found: Specimen = import_module(f"tests.games.{game.package.rpartition('.')[2]}.specimen").SPECIMEN
    return found


KINDS = [
    (specimen(game), seats, options)
    for name, game in GAMES.items()
    for seats, options in CHOSEN.get(name, [(game.seats[0], {}), (game.seats[-1], {})])
]
PEOPLE = [f"seat{seat}" for seat in range(8)]


@dataclass
class Telling:
    """A match, told twice so that the reader cannot tell the difference."""

    id: str
    specimen: Specimen
    seats: int
    options: dict[str, Any]
    reader: int | None
    device: bool
    """Whether everybody sits at one device."""
    deals: tuple[Deal, Deal]
    stories: tuple[Story, Story]
    before: int
    """The number of entries in the log before the server starts."""
    left: int | None = None
    """The seat that the reader has left to a bot, at that moment. The bot never finishes thinking, so the story goes on
    until it is that seat's turn."""

    def match(self, side: int) -> Match:
        return Match(self.specimen.game, self.seats, self.id, self.deals[side], **self.options)

    def split(self, side: int) -> tuple[Story, Story]:
        match, story = self.match(side), self.stories[side]
        for number, (seat, action) in enumerate(story):
            if len(match.log) == self.before:
                rest = story[number:]
                seats = [seat for seat, _ in rest]
                return story[:number], rest[: seats.index(self.left)] if self.left in seats else rest
            match.play(seat, action)
        return story, []

    def can_be_written(self) -> list[str]:
        """The bot's final choices on either side: both sides get the same requests about them."""
        found: set[str] = set()
        for side in (0, 1):
            match, (played, rest) = self.match(side), self.split(side)
            for seat, action in [*played, *rest]:
                match.play(seat, action)
            if self.left is not None:
                found |= set(written(match, self.left, match.legal(self.left)))
        return sorted(found)

    def furnished(self, side: int) -> Furnished:
        sitters = ["device"] * self.seats if self.device else PEOPLE[: self.seats]
        pace = Pace("live", 180, 10) if self.before % 2 else Pace()
        game, played = self.specimen.game, self.split(side)[0]
        about = (self.id, game, self.seats, self.options, self.id, sitters, played, self.deals[side], pace)
        return Furnished(*about, left=self.left)


def tell(number: int, kind: int, reader: int | None, device: bool, left: int | None = None) -> Telling:
    specimen, seats, options = KINDS[kind]
    rng = Rng(f"secret {number}")
    name = f"table{number}"
    deal = specimen.deal(specimen.game.new(seats=seats, seed=name, **options), rng)

    def play(steps: int) -> tuple[Match, Story]:
        match = Match(specimen.game, seats, name, deal, **options)
        return match, random_match(match, Rng(f"story {number}"), steps)

    match, story = play(STEPS)
    if match.result is not None:
        match, story = play(1 + rng.below(len(story) - 1))
    other = specimen.retell(match.position, deal, without_drafts_of_others(match, story, reader), reader, rng)
    before = max(0, len(match.log) - OVER_THE_WIRE)
    return Telling(name, specimen, seats, options, reader, device, (deal, other[0]), (story, other[1]), before, left)


def tellings() -> list[Telling]:
    told: list[Telling] = []
    for around in range(AROUND):
        for kind, (_, seats, _) in enumerate(KINDS):
            readers = [None, *range(seats)] if DEEP else [None, (kind + around) % seats]
            cases = [(reader, False) for reader in readers]
            if 1 < seats < 8:
                cases += [((kind + around + 1) % seats, True), (None, True)][: 2 if DEEP else 1 + kind % 2]
            told += [tell(len(told) + n, kind, reader, device) for n, (reader, device) in enumerate(cases)]
            leavers = range(seats) if DEEP else [(kind + around) % seats, (kind + around + 2) % seats]
            if seats > 2:
                told += [tell(len(told) + n, kind, None, False, left) for n, left in enumerate(leavers)]
    return told


def listen(server: Still, telling: Telling, side: int) -> list[str]:
    """Plays the rest of the story; returns everything that reaches the reader."""
    reader, seats, left = telling.reader, telling.seats, telling.left
    match = telling.match(side)
    played, rest = telling.split(side)
    for seat, action in played:
        match.play(seat, action)

    def person(seat: int | None) -> Any:
        who = "device" if telling.device else "stranger" if seat is None else f"seat{seat}"
        return server.person(who, token=token(who))

    others = {seat: person(seat) for seat in range(seats) if seat != reader}
    if left is not None:
        match.resign(left)
    not_mine = 7 if telling.device or reader is None else (reader + 1) % 8
    if reader is None and not telling.device:
        not_mine = (left or 0) + 1
    named = left if left is not None else reader
    listener = Listener(person(named), telling.id, named, not_mine)
    numbers = [count_of(seat, played) for seat in range(seats)]
    rng = Rng(f"detours {telling.id}")
    for seat, action in rest:
        drafted = not match.seen(seat).commits(seat, action)
        if not drafted:
            server.wait(1.0)
        if seat == reader:
            if rng.below(4) == 0:
                listener.try_in_vain(numbers[seat], *vain(match, seat, rng))
                listener.settle()
            listener.act(numbers[seat], rng.below(2) == 0, action)
            numbers[seat] += 1
            if drafted and rng.below(3) == 0:
                listener.undo(numbers[seat])
                listener.act(numbers[seat] + 1, False, action)
                numbers[seat] += 2
        else:
            numbers[seat] = act(others[seat], telling.id, seat, numbers[seat], action, drafted and side == 0)
        match.play(seat, action)
        listener.settle()
        if not drafted and rng.below(6) == 0:
            listener.look(len(match.log))
    listener.look(len(match.log))
    if left is not None:
        listener.ask_in_vain(telling.can_be_written())
        listener.settle()
    listener.socket.close()
    return listener.heard


def count_of(seat: int, played: Story) -> int:
    return sum(who == seat for who, _ in played)


def act(person: Any, table: str, seat: int, number: int, action: int, detour: bool) -> int:
    """Another seat plays; if a player hesitates on one side only, nobody else may notice."""
    answer = person.act(table, seat, number, action=action)
    assert answer.status_code == 200, answer.text
    if detour:
        person.ask("POST", f"/api/tables/{table}/seats/{seat}/undo", {"decision": number + 1})
        person.ask("POST", f"/api/tables/{table}/seats/{seat}/actions", {"decision": number + 2, "action": action})
        return number + 3
    return number + 1


def vain(match: Match, seat: int, rng: Rng) -> tuple[list[int], list[str]]:
    legal = match.legal(seat)
    some = range(rng.below(97), match.game.action_count, 97)
    texts = ["?", "C4 C5 C6 zz"]
    if match.game.name == "arboretum":
        texts += [f"+deck {card}" for card in ("j7", "r1", "c2") if "+deck" in written(match, seat, legal)]
    return [action for action in some if action not in legal], texts


def written(match: Match, seat: int, legal: list[int]) -> list[str]:
    return [match.game.format(match.seen(seat), seat, action) for action in legal]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Both servers, with all tables."""
    all_ = tellings()
    servers = []
    for side in (0, 1):
        folder: Path = tmp_path_factory.mktemp(f"side{side}")
        furnish(folder, [*PEOPLE, "device", "stranger"], [telling.furnished(side) for telling in all_])
        servers.append(Still(folder, NOW, {telling.id: telling.deals[side] for telling in all_}))
    yield all_, servers
    for server in servers:
        server.end()


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[f"{s}-{n}" for s, n, _ in KINDS])
def test_hidden_information_does_not_change_one_byte(told: Any, kind: int) -> None:
    specimen, seats, options = KINDS[kind]
    all_, servers = told
    mine = [t for t in all_ if (t.specimen, t.seats, t.options) == (specimen, seats, options)]
    assert mine
    for telling in mine:
        for server in servers:
            server.wait_until(max(other.now for other in servers))
        ours, theirs = (listen(server, telling, side) for side, server in enumerate(servers))
        if ours != theirs:
            pytest.fail(f"{telling.id}, reader {telling.reader}:\n{difference(ours, theirs)}")


def difference(ours: list[str], theirs: list[str]) -> str:
    """The first difference, with its surroundings."""
    for our, their in zip_longest(ours, theirs, fillvalue=""):
        if our != their:
            start = next((i for i, (one, other) in enumerate(zip(our, their, strict=False)) if one != other), 200) - 200
            return (
                f"{our[:80]} … {our[max(0, start) : start + 300]}\n{their[:80]} … {their[max(0, start) : start + 300]}"
            )
    return ""
