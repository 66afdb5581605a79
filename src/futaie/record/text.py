"""Records as text: headers, an empty line, then one line for each entry, as docs/records.md describes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from futaie.core.rules.seat import LETTERS, letter
from futaie.record.entry import Entry, Kind
from futaie.record.reasons import RecordWhy, bad_record

LONGEST = 1_000_000
"""Characters in a record; the longest games need about ten thousand."""
HEADER = re.compile(r"([A-Z][A-Za-z0-9-]*(?: [a-z0-9_-]+)?): (.+)")
PLAY = re.compile(r"([1-9][0-9]{0,5})\. ([A-H]): (.+)")
OTHER = re.compile(r"([1-9][0-9]{0,5})\. (?:([A-H]) (resigns|times out|is played by ([a-z0-9-]{1,40}))|(aborted))")
KINDS = {"resigns": Kind.RESIGN, "times out": Kind.TIME_OUT}


def format_text(headers: Mapping[str, str], entries: Iterable[Entry]) -> str:
    lines = [f"{name}: {value}" for name, value in headers.items()]
    return "\n".join([*lines, "", *map(format_entry, entries)]) + "\n"


def format_entry(entry: Entry) -> str:
    if entry.seat is None:
        return f"{entry.turn}. aborted"
    seat = letter(entry.seat)
    if entry.kind is Kind.PLAY:
        return f"{entry.turn}. {seat}: {entry.text}"
    if entry.kind is Kind.BOT:
        return f"{entry.turn}. {seat} is played by {entry.text}"
    return f"{entry.turn}. {seat} {'resigns' if entry.kind is Kind.RESIGN else 'times out'}"


def parse_text(text: str | bytes) -> tuple[dict[str, str], tuple[Entry, ...]]:
    if not isinstance(text, str | bytes):
        raise bad_record(RecordWhy.NOT_A_RECORD)
    if len(text) > LONGEST:
        raise bad_record(RecordWhy.TOO_LONG, length=len(text), most=LONGEST)
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError:
            raise bad_record(RecordWhy.NOT_A_RECORD) from None
    if not text.startswith("Futaie: "):
        raise bad_record(RecordWhy.NOT_A_RECORD)
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    body = lines.index("") if "" in lines else len(lines)
    headers: dict[str, str] = {}
    for number, line in enumerate(lines[:body], 1):
        name, value = _header(number, line)
        if name in headers:
            raise bad_record(RecordWhy.HEADER_TWICE, line=number, header=name)
        headers[name] = value
    return headers, tuple(_entry(number, line) for number, line in enumerate(lines[body + 1 :], body + 2))


def _header(number: int, line: str) -> tuple[str, str]:
    found = HEADER.fullmatch(line)
    if found is None or not line.isprintable():
        raise bad_record(RecordWhy.BAD_LINE, line=number, text=line)
    return found[1], found[2]


def _entry(number: int, line: str) -> Entry:
    play = PLAY.fullmatch(line)
    if play is not None and line.isprintable() and play[3] == " ".join(play[3].split()):
        return Entry(Kind.PLAY, int(play[1]), LETTERS.index(play[2]), play[3])
    other = OTHER.fullmatch(line)
    if other is None:
        raise bad_record(RecordWhy.BAD_LINE, line=number, text=line)
    if other[5]:
        return Entry(Kind.ABORT, int(other[1]), None)
    return Entry(KINDS.get(other[3], Kind.BOT), int(other[1]), LETTERS.index(other[2]), other[4] or "")
