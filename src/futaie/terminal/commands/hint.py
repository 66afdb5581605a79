"""`futaie hint`: what the seat to move could do."""

from __future__ import annotations

import json
from argparse import Namespace
from functools import partial

from futaie.bots.advice import advise
from futaie.bots.candidate import Candidate
from futaie.core.chance.rng import Rng
from futaie.core.rules.reason import IllegalAction, Reason
from futaie.core.rules.seat import letter
from futaie.record.match import Match
from futaie.record.reasons import MatchWhy
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.screen.pen import TerminalPen
from futaie.terminal.screen.waiting import while_waiting

MOST_SIMULATIONS = 1_000_000


def print_hint(match: Match, options: Namespace, pen: TerminalPen) -> None:
    if match.result is not None:
        raise IllegalAction(Reason(MatchWhy.MATCH_OVER))
    seat = asked_seat(match, options.seat)
    rng = Rng(f"hint {match.seed} {len(match.log)}")
    position = match.seen(seat).imagine(seat, rng)
    simulations = budget(options.sims)
    thinks = pen.say("hint-thinks", seat=letter(seat))
    candidates = while_waiting(partial(advise, match.game, position, seat, rng, simulations), thinks)
    if options.json:
        plain = {"seat": letter(seat), "candidates": [candidate.plain() for candidate in candidates]}
        print(json.dumps(plain, ensure_ascii=False, indent=2))
        return
    print(pen.paint(pen.say("hint-heading", seat=letter(seat)), "bold"), pen.say("hint-hidden", seat=letter(seat)))
    widest = max(len(candidate.text) for candidate in candidates)
    for number, candidate in enumerate(candidates, 1):
        start = f"{number}) {candidate.text:<{widest}}"
        pen.write(f"{start}   {judged(candidate, match.position.seats, pen)}", 3)


def judged(candidate: Candidate, seats: int, pen: TerminalPen) -> str:
    error = f"{candidate.margin_error:.1f}"
    if seats == 1:
        told = [pen.say("hint-points", margin=f"{candidate.margin:.1f}", error=error)]
    else:
        win = pen.say("hint-win", win=f"{100 * candidate.win:.0f}", error=f"{100 * candidate.error:.0f}")
        told = [win, pen.say("hint-margin", margin=f"{candidate.margin:+.1f}", error=error)]
    if candidate.share is not None:
        told.append(pen.say("hint-share", share=f"{100 * candidate.share:.0f}"))
    return "   ".join(told)


def asked_seat(match: Match, text: str | None) -> int:
    """The named seat, or the first that owes a decision."""
    movers = [seat for seat in match.position.movers() if match.legal(seat)]
    for seat in movers:
        if text is None or text.upper() == letter(seat):
            return seat
    raise BadCommand(Reason(CommandWhy.NOT_TO_MOVE, {"seat": (text or "?")[:10]}))


def budget(text: str | None) -> int | None:
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) < 8 and 1 <= int(text) <= MOST_SIMULATIONS:
        return int(text)
    raise BadCommand(Reason(CommandWhy.BAD_BUDGET, {"text": text[:20], "most": MOST_SIMULATIONS}))
