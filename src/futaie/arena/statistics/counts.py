"""The results of a meeting's games, deal by deal.

The games of one deal are not independent of one another (good cards help whoever has them, and everybody has them
once); the deals are. So every count becomes one number per deal, and intervals are taken over deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from futaie.arena.meeting import Arena, Key, Meeting
from futaie.arena.play import Played

Deal = Sequence[Played]
"""All games of one deal, by rotation."""


def whole_deals(arena: Arena, number: int, games: Mapping[Key, Played], most: int) -> list[Deal]:
    """The finished deals of a meeting, in their order, up to the first that is not finished."""
    found: list[Deal] = []
    rotations = range(arena.meetings[number].games_per_deal)
    for deal in range(most):
        keys = [Key(number, deal, rotation) for rotation in rotations]
        if not all(key in games for key in keys):
            break
        found.append([games[key] for key in keys])
    return found


def tables(meeting: Meeting, deal: Deal) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Who was there, and their places; those who played alone are ranked by score among the others."""
    if not meeting.alone:
        return [(played.players, played.ranking) for played in deal]
    scores = [-1_000_000 if played.scores[0] is None else played.scores[0] for played in deal]
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return [(tuple(played.players[0] for played in deal), places)]


def win_share(meeting: Meeting, deal: Deal, name: str) -> float:
    """From 0 to 1: the player's share of the deal's wins; players who win together share the win."""
    share = 0.0
    found = tables(meeting, deal)
    for players, ranking in found:
        winners = [player for player, place in zip(players, ranking, strict=True) if place == 1]
        share += winners.count(name) / len(winners)
    return share / len(found)


def pair_share(meeting: Meeting, deal: Deal, name: str, other: str) -> float:
    """From 0 to 1: how often the player placed before the other; the same place counts half."""
    won, count = 0.0, 0
    for players, ranking in tables(meeting, deal):
        for mine in (place for player, place in zip(players, ranking, strict=True) if player == name):
            for theirs in (place for player, place in zip(players, ranking, strict=True) if player == other):
                won += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                count += 1
    return won / count


def mean_score(deal: Deal, name: str) -> float | None:
    """Over the player's games of the deal that were played to the end; None if there are none."""
    scores = [
        score
        for played in deal
        for player, score in zip(played.players, played.scores, strict=True)
        if player == name and score is not None
    ]
    return sum(scores) / len(scores) if scores else None
