"""Random games for the battery."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import futaie
from futaie import Match, Position, Rng
from futaie.record.record import record_for
from tests.specimen import Specimen, Story

SEEDS = st.integers(0, 2**32).map(str)


def examples(plain: int, deep: int) -> settings:
    """How many games to try; interpreted only a third of them, because that is much slower and proves the same."""
    count = deep if os.environ.get("FUTAIE_DEEP") else plain
    return settings(max_examples=count if futaie.compiled else -(-count // 3))


def new_position(data: st.DataObject, specimen: Specimen, seats: int) -> tuple[Position, dict[str, Any], Rng]:
    options = data.draw(specimen.options(seats), label="options")
    seed = data.draw(SEEDS, label="seed")
    return specimen.game.new(seats=seats, seed=seed, **options), options, Rng(seed)


def any_mover(position: Position, rng: Rng) -> int:
    """If several may move, any of them may be next."""
    movers = position.movers()
    return movers[rng.below(len(movers))]


def walk(position: Position, rng: Rng) -> Iterator[tuple[int, int]]:
    """Plays a random game to its end; before each action yields the seat and the action."""
    while not position.over:
        seat = any_mover(position, rng)
        action = position.random_action(seat, rng)
        yield seat, action
        position.apply(seat, action)


def state(position: Position) -> str:
    return written(position.revealed())


def written(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def random_match(match: Match, rng: Rng, steps: int | None = None) -> Story:
    """Plays this many random actions, or a whole match; returns them."""
    story: Story = []
    while match.result is None and (steps is None or len(story) < steps):
        seat = any_mover(match.position, rng)
        while True:
            action = match.seen(seat).random_action(seat, rng)
            story.append((seat, action))
            match.play(seat, action)
            if not match.drafts[seat] or (steps is not None and len(story) >= steps):
                break
    return story


def heard(match: Match, story: Story, reader: int | None, listening: range) -> list[str]:
    """Everything that the reader gets of some log entries and at the end; anything without effect leaves no trace."""
    news: list[str] = []
    for seat, action in story:
        before = told_now(match, reader) if len(match.log) in listening else None
        events = match.play(seat, action)
        if before is not None:
            now = told_now(match, reader)
            if events or now != before:
                news += [written([event.for_seat(reader) for event in events]), *now]
    news += told_now(match, reader)
    if match.result is None:
        news.append(str(record_for(match, reader)))
    return news


def without_drafts_of_others(match: Match, story: Story, reader: int | None) -> Story:
    """The story without other seats' uncommitted actions: the reader must not notice the difference."""
    left = [0 if seat == reader else len(match.drafts[seat]) for seat in range(len(match.drafts))]
    kept: Story = []
    for seat, action in reversed(story):
        if left[seat]:
            left[seat] -= 1
        else:
            kept.append((seat, action))
    return kept[::-1]


def told_now(match: Match, reader: int | None) -> list[str]:
    log = [(entry.kind.value, entry.turn, entry.seat, entry.text) for entry in match.told(reader)]
    news: list[object] = [match.view(reader), match.position.movers(), log]
    if reader is not None:
        legal, seen = match.legal(reader), match.seen(reader)
        some = range(len(match.log) % 37, match.game.action_count, 37)
        news += [
            legal,
            [seen.preview(reader, action) for action in legal],
            [match.game.format(seen, reader, action) for action in legal],
            [seen.commits(reader, action) for action in legal],
            [str(match.reason(reader, action)) for action in some],
        ]
    return [written(item) for item in news]
