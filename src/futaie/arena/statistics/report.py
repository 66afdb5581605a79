"""The findings of an arena as plain data: for `--json`, for the terminal and for the plot."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from futaie.arena.meeting import Arena, Key, Meeting
from futaie.arena.play import Played
from futaie.arena.statistics.betting import Bets, betting_interval
from futaie.arena.statistics.counts import Deal, mean_score, pair_share, whole_deals, win_share
from futaie.arena.statistics.intervals import Interval, elo_interval, score_interval, share_interval
from futaie.arena.statistics.ratings import ratings


class Question:
    """Whether the first player of each meeting wins more or less than a share: asked of the deals in their order."""

    def __init__(self, arena: Arena, games: Mapping[Key, Played], deals: int, than: float | None) -> None:
        """`than`: None for the fair share."""
        self.arena = arena
        self.games = games
        self.deals = deals
        self.bets = [Bets(meeting.fair(meeting.players[0]) if than is None else than) for meeting in arena.meetings]
        self.asked = [0 for _ in arena.meetings]
        """The deals of each meeting that the answer rests on."""

    def answered(self, number: int) -> bool:
        """Looks at the deals that have finished since, up to the one that gives the answer."""
        meeting, bets = self.arena.meetings[number], self.bets[number]
        while bets.answer is None and self.asked[number] < self.deals:
            keys = [Key(number, self.asked[number], rotation) for rotation in range(meeting.games_per_deal)]
            if not all(key in self.games for key in keys):
                break
            bets.add(win_share(meeting, [self.games[key] for key in keys], meeting.players[0]))
            self.asked[number] += 1
        return bets.answer is not None


def report(arena: Arena, games: Mapping[Key, Played], deals: int, question: Question | None = None) -> dict[str, Any]:
    """Deals after the one that settled a meeting do not count, though the file may contain some."""
    meetings = []
    pairs: dict[tuple[str, str], Sequence[float]] = {}
    for number, meeting in enumerate(arena.meetings):
        if question is not None:
            question.answered(number)
        counted = deals if question is None else question.asked[number]
        found = whole_deals(arena, number, games, counted)
        meetings.append(meeting_report(meeting, found, None if question is None else question.bets[number]))
        if found:
            for name, other in combinations(meeting.names, 2):
                pairs[name, other] = [pair_share(meeting, deal, name, other) for deal in found]
    return {
        "game": arena.game,
        "options": arena.written_options(),
        "seed": arena.seed,
        "simulations": arena.simulations,
        "seconds": arena.seconds,
        "games": sum(meeting["games"] for meeting in meetings),
        "meetings": meetings,
        "ratings": [{"player": name, **plain("elo", rating)} for name, rating in rated(pairs)],
    }


def rated(pairs: Mapping[tuple[str, str], Sequence[float]]) -> list[tuple[str, Interval]]:
    """Best first."""
    return sorted(ratings(pairs).items(), key=lambda item: -item[1].mean) if pairs else []


def meeting_report(meeting: Meeting, deals: Sequence[Deal], bets: Bets | None) -> dict[str, Any]:
    interval = share_interval if bets is None else betting_interval
    return {
        "players": list(meeting.players),
        "alone": meeting.alone,
        "deals": len(deals),
        "games": len(deals) * meeting.games_per_deal,
        "sure": None if bets is None else {"than": bets.mean, "answer": bets.answer},
        "results": [player_report(meeting, deals, name, interval) for name in meeting.names] if deals else [],
        "pairs": [pair_report(meeting, deals, name, other, interval) for name, other in combinations(meeting.names, 2)]
        if deals
        else [],
    }


def player_report(meeting: Meeting, deals: Sequence[Deal], name: str, interval: Any) -> dict[str, Any]:
    seats = [
        (played, seat) for deal in deals for played in deal for seat, who in enumerate(played.players) if who == name
    ]
    turns = sum(played.turns[seat] for played, seat in seats)
    scores = [score for deal in deals if (score := mean_score(deal, name)) is not None]
    lost = Counter(played.lost[seat]["reason"] for played, seat in seats if seat in played.lost)
    return {
        "player": name,
        "games": len(seats),
        "fair": meeting.fair(name),
        **plain("wins", interval([win_share(meeting, deal, name) for deal in deals])),
        **plain("score", score_interval(scores) if scores else None),
        "seconds_per_turn": sum(played.seconds[seat] for played, seat in seats) / turns if turns else None,
        "simulations_per_turn": sum(played.simulations[seat] for played, seat in seats) / turns if turns else None,
        "lost": dict(lost),
        "lost_first": next((played.lost[seat] for played, seat in seats if seat in played.lost), None),
    }


def pair_report(meeting: Meeting, deals: Sequence[Deal], name: str, other: str, interval: Any) -> dict[str, Any]:
    shares = interval([pair_share(meeting, deal, name, other) for deal in deals])
    margins = [
        mine - theirs
        for deal in deals
        if (mine := mean_score(deal, name)) is not None and (theirs := mean_score(deal, other)) is not None
    ]
    return {
        "player": name,
        "other": other,
        **plain("before", shares),
        **plain("elo", elo_interval(shares)),
        **plain("margin", score_interval(margins) if margins else None),
    }


def plain(name: str, interval: Interval | None) -> dict[str, float | None]:
    """JSON knows no infinity."""
    figures = (None, None, None) if interval is None else interval
    kept = [None if figure is None or math.isinf(figure) else round(figure, 6) for figure in figures]
    return dict(zip((name, f"{name}_low", f"{name}_high"), kept, strict=True))
