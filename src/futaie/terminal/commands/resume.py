"""`futaie resume`: continues a match that was left or saved."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from futaie.core.rules.reason import FutaieError, Reason
from futaie.games import game as game_by_name
from futaie.record.entry import Kind
from futaie.record.record import Record
from futaie.terminal.arguments.files import read_file
from futaie.terminal.commands.play import sit_down
from futaie.terminal.reasons import BadCommand, CommandWhy
from futaie.terminal.screen.layout import wrapped
from futaie.terminal.screen.pen import TerminalPen, command_name
from futaie.terminal.table.saved import saved_files


def go_on(name: str | None, only_list: bool, pen: TerminalPen) -> None:
    """The match in the file, or with this number in the list of unfinished ones; otherwise asks for one."""
    files = saved_files(finished=False)
    if only_list:
        print_list(files, pen)
        return
    if name is not None and not (name.isascii() and name.isdigit()):
        sit_down(Record.parse(read_file(name)).replay(), None, pen)
        return
    if not files:
        raise nothing_left()
    if name is None and len(files) > 1 and pen.at_screen():
        print_list(files, pen)
        file = chosen(files, pen)
    else:
        file = numbered(name or "1", files)
    if file is not None:
        sit_down(Record.parse(read_file(str(file))).replay(), file, pen)


def print_list(files: list[Path], pen: TerminalPen) -> None:
    if not files:
        pen.write(pen.tell(nothing_left().reason))
    for number, file in enumerate(files, 1):
        when = datetime.fromtimestamp(file.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
        try:
            told = summary(Record.parse(read_file(str(file))), pen)
        except FutaieError as error:
            told = f"{file}: {pen.tell(error.reason)}"
        print("\n".join(wrapped(f"{number:>2}) {when}  {told}", pen.text_width, 4)))


def nothing_left() -> BadCommand:
    return BadCommand(Reason(CommandWhy.NOTHING_LEFT, {"command": command_name()}))


def summary(record: Record, pen: TerminalPen) -> str:
    """The game, its players, and how far they are."""
    words = TerminalPen(pen.language, game_by_name(record.game).package)
    bots = {entry.seat: entry.text for entry in record.entries if entry.kind is Kind.BOT}
    players = ", ".join(bots.get(seat, pen.say("player-you")) for seat in range(record.seats))
    turn = record.entries[-1].turn if record.entries else 1
    return words.say("resume-match", game=words.say("title"), players=players, turn=turn)


def chosen(files: list[Path], pen: TerminalPen) -> Path | None:
    """The one whose number is typed, the first for Enter alone; None to leave."""
    while True:
        try:
            text = input(pen.say("resume-prompt")).strip()
        except EOFError:
            print()
            return None
        if pen.command(text) == "quit":
            return None
        try:
            return numbered(text or "1", files)
        except BadCommand as error:
            pen.write(pen.say("refused", because=pen.tell(error.reason)))


def numbered(text: str, files: list[Path]) -> Path:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
    if not 1 <= number <= len(files):
        raise BadCommand(Reason(CommandWhy.NO_SUCH_MATCH, {"number": text[:10], "most": len(files)}))
    return files[number - 1]
