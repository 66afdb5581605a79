"""The findings of an arena, as lines for a person."""

from __future__ import annotations

from typing import Any

from futaie.terminal.screen.pen import TerminalPen

LONGEST_NAME = 28


def standings(found: dict[str, Any], pen: TerminalPen) -> list[str]:
    lines = [
        pen.paint(pen.say("arena-title", game=pen.say("title"), games=found["games"], seed=found["seed"]), "bold"),
    ]
    for meeting in found["meetings"]:
        lines += ["", *meeting_lines(meeting, pen)]
    if len(found["ratings"]) > 2:
        lines += ["", *rating_lines(found["ratings"], pen)]
    return lines


def meeting_lines(meeting: dict[str, Any], pen: TerminalPen) -> list[str]:
    if not meeting["deals"]:
        return [pen.say("arena-nothing", players=" - ".join(map(short, meeting["players"])))]
    heads = ("arena-player", "arena-wins", "arena-score", "arena-seconds", "arena-simulations")
    rows = [[pen.say(head) for head in heads]]
    for result in meeting["results"]:
        simulations = result["simulations_per_turn"]
        rows.append(
            [
                short(result["player"]),
                between(result, "wins", 100, "arena-percent", pen),
                between(result, "score", 1, "arena-points", pen),
                figure(result["seconds_per_turn"], "arena-time", pen),
                figure(simulations, "arena-count", pen) if simulations else "-",
            ]
        )
    message = "arena-deals-alone" if meeting["alone"] else "arena-deals"
    lines = [pen.say(message, deals=meeting["deals"], seats=len(meeting["players"])), *columns(rows, pen)]
    for pair in meeting["pairs"]:
        elo = between(pair, "elo", 1, "arena-elo", pen)
        margin = between(pair, "margin", 1, "arena-margin", pen)
        names = {"player": short(pair["player"]), "other": short(pair["other"])}
        lines.append(pen.say("arena-pair", elo=elo, margin=margin, **names))
    return lines + sure_lines(meeting, pen) + lost_lines(meeting, pen)


def sure_lines(meeting: dict[str, Any], pen: TerminalPen) -> list[str]:
    sure = meeting["sure"]
    if sure is None:
        return []
    than = figure(100 * sure["than"], "arena-percent", pen)
    return [pen.say("arena-sure", player=short(meeting["players"][0]), than=than, answer=sure["answer"] or "unknown")]


def lost_lines(meeting: dict[str, Any], pen: TerminalPen) -> list[str]:
    """Each reason for which a program lost games, with the details of its first case."""
    lines = []
    for result in meeting["results"]:
        if result["lost"]:
            first = result["lost_first"]
            because = pen.say(first["reason"], **first["figures"])
            count = sum(result["lost"].values())
            lines.append(pen.say("arena-lost", player=short(result["player"]), count=count, because=because))
    return lines


def rating_lines(ratings: list[dict[str, Any]], pen: TerminalPen) -> list[str]:
    rows = [[pen.say("arena-player"), pen.say("arena-rating")]]
    rows += [[short(rating["player"]), between(rating, "elo", 1, "arena-elo", pen)] for rating in ratings]
    return columns(rows, pen)


def short(name: str) -> str:
    """The end of a long command, where programs differ."""
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def figure(value: float | None, message: str, pen: TerminalPen) -> str:
    return "-" if value is None else pen.say(message, value=float(value))


def between(found: dict[str, Any], name: str, times: float, message: str, pen: TerminalPen) -> str:
    """A figure and its interval; a missing bound is infinite."""
    mean, low, high = found[name], found[f"{name}_low"], found[f"{name}_high"]
    if mean is low is high is None:
        return "-"
    least = "−∞" if low is None else figure(times * low, message, pen)
    most = "+∞" if high is None else figure(times * high, message, pen)
    middle = (least if low is None else most) if mean is None else figure(times * mean, message, pen)
    return f"{middle}  ({least} … {most})"


def columns(rows: list[list[str]], pen: TerminalPen) -> list[str]:
    """The first column aligned left, the others right; the first row is the heading."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for number, row in enumerate(rows):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        line = "  ".join(cells).rstrip()
        lines.append(pen.paint(line, "dim") if number == 0 else line)
    return lines
