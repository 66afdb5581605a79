"""Record: a match as data. It is the only source of truth; everything else can be computed from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from json import dumps

from futaie.core.chance.shuffles import Deal, seed_hash
from futaie.core.plain import Fields
from futaie.core.rules.event import Event
from futaie.core.rules.reason import FutaieError
from futaie.core.rules.seat import letter
from futaie.games import game as game_by_name
from futaie.record.entry import Entry, Kind
from futaie.record.headers import Headers
from futaie.record.match import Match, Result
from futaie.record.reasons import RecordWhy, bad_record
from futaie.record.text import format_text, parse_text


@dataclass(frozen=True)
class Seal:
    """What makes a record safe for one reader during its match: no seed, no deal, no secrets of others."""

    reader: str
    """A seat's letter, or "spectator"."""
    seed_hash: str | None
    view: Fields


@dataclass(frozen=True)
class Record:
    game: str
    rules: int
    """The version of the game's rules by which it was played."""
    seats: int
    options: Mapping[str, object]
    seed: str | None
    deal: Deal | None
    entries: tuple[Entry, ...]
    """One for each turn of a seat, besides those that are no plays."""
    result: Result | None = None
    scores: tuple[int, ...] | None = None
    checksum: str | None = None
    seal: Seal | None = None

    @staticmethod
    def parse(text: str | bytes) -> Record:
        values, entries = parse_text(text)
        headers = Headers(values)
        headers.number("Futaie", 1, 1)
        name = headers.text("Game")
        game = game_by_name(name)
        rules = headers.number("Rules", 1, 10**6)
        seats = headers.number("Seats", 1, 8)
        attached = headers.family("Attached")
        options = {key: game.option(key).parse(text, attached) for key, text in headers.family("Option").items()}
        seal = None
        if "Reader" in values:
            seal = Seal(headers.reader(seats), headers.seed_hash(), headers.data("View"))
        record = Record(
            name,
            rules,
            seats,
            game.checked(seats, options, rules),
            headers.optional("Seed"),
            headers.deal() if "Deal" in values else None,
            entries,
            headers.result(seats),
            headers.numbers("Scores", seats) if "Scores" in values else None,
            headers.optional("Checksum"),
            seal,
        )
        headers.all_read()
        if seal is not None:
            headers.none_of("Seed", "Deal", "Result", "Scores", "Checksum")
        elif record.seed is None and record.deal is None:
            raise bad_record(RecordWhy.HEADER_MISSING, header="Seed")
        attachments = [option.attachment(record.options[option.name]) for option in game.options]
        for attachment in attached:
            if attachment not in [found[0] for found in attachments if found is not None]:
                raise bad_record(RecordWhy.BAD_HEADER, header=f"Attached {attachment}", value=attached[attachment])
        return record

    def __str__(self) -> str:
        game = game_by_name(self.game)
        headers = {"Futaie": "1", "Game": self.game, "Rules": str(self.rules), "Seats": str(self.seats)}
        for option in game.options:
            value = self.options[option.name]
            if option.since > self.rules and value == option.before:
                continue  # the rules of then did not know it
            headers[f"Option {option.name}"] = option.format(value)
            attachment = option.attachment(value)
            if attachment is not None:
                headers[f"Attached {attachment[0]}"] = attachment[1]
        if self.seal is not None:
            headers["Reader"] = self.seal.reader
            if self.seal.seed_hash is not None:
                headers["Seed-SHA256"] = self.seal.seed_hash
            headers["View"] = canonical(self.seal.view)
        if self.seed is not None:
            headers["Seed"] = self.seed
        if self.deal is not None:
            headers["Deal"] = canonical(self.deal)
        if self.result is not None:
            headers["Result"] = self.result.how
            if self.result.ranking is not None:
                headers["Ranking"] = " ".join(map(str, self.result.ranking))
        if self.scores is not None:
            headers["Scores"] = " ".join(map(str, self.scores))
        if self.checksum is not None:
            headers["Checksum"] = self.checksum
        return format_text(headers, self.entries)

    def start(self) -> Match:
        """The match before its first entry."""
        if self.seal is not None:
            raise bad_record(RecordWhy.SEALED, reader=self.seal.reader)
        return Match(game_by_name(self.game), self.seats, self.seed, self.deal, self.rules, **self.options)

    def steps(self, match: Match) -> Iterator[tuple[Entry, list[Event]]]:
        """Plays entry after entry into a match that has just started; yields each with what happened."""
        for number, entry in enumerate(self.entries, 1):
            try:
                events = perform(match, entry)
            except FutaieError as error:
                raise bad_record(
                    RecordWhy.DOES_NOT_PLAY,
                    entry=number,
                    turn=entry.turn,
                    text=entry.text,
                    because=error.reason.plain(),
                ) from error
            yield entry, events

    def replay(self, entries: int | None = None) -> Match:
        """The match after this many entries. After all of them, result, scores and checksum must equal the record's."""
        match = self.start()
        steps = self.steps(match)
        count = len(self.entries) if entries is None else entries
        if not 0 <= count <= len(self.entries):
            raise bad_record(RecordWhy.NO_SUCH_ENTRY, entries=len(self.entries))
        for _ in range(count):
            next(steps)
        if entries is None:
            self.compare(record_of(match))
        return match

    def compare(self, replayed: Record) -> None:
        """Old records are replayed under the current rules as long as nothing comes out differently."""
        for name in ("result", "scores", "checksum"):
            said, found = getattr(self, name), getattr(replayed, name)
            if said is not None and said != found:
                raise bad_record(RecordWhy.DISAGREES, about=name, record=str(said), replay=str(found))


def perform(match: Match, entry: Entry) -> list[Event]:
    """Plays one entry."""
    if entry.turn != match.position.turn:
        raise bad_record(RecordWhy.TURN_OUT_OF_ORDER, turn=entry.turn, expected=match.position.turn)
    if entry.seat is None:
        match.abort()
    elif entry.kind is Kind.RESIGN:
        match.resign(entry.seat)
    elif entry.kind is Kind.TIME_OUT:
        match.time_out(entry.seat)
    elif entry.kind is Kind.BOT:
        match.seat_bot(entry.seat, entry.text)
    else:
        events = match.write(entry.seat, entry.text)
        if match.drafts[entry.seat]:
            raise bad_record(RecordWhy.UNFINISHED)
        if match.log[-1].turn != entry.turn:
            raise bad_record(RecordWhy.TURN_OUT_OF_ORDER, turn=match.log[-1].turn, expected=entry.turn)
        return events
    return []


def record_of(match: Match) -> Record:
    """The whole truth about a match, including its seed and hidden cards."""
    scores = tuple(match.position.scores()) if match.result is not None else None
    return Record(
        match.game.name,
        match.rules,
        match.position.seats,
        match.options,
        match.seed,
        match.deal,
        tuple(turns(match.log)),
        match.result,
        scores,
        checksum(match),
    )


def record_for(match: Match, reader: int | None) -> Record:
    """What a seat, or a spectator, may keep: all when the match is over, before that only what it has seen."""
    if match.result is not None:
        return record_of(match)
    entries = tuple(turns(match.told(reader)))
    name = "spectator" if reader is None else letter(reader)
    seal = Seal(name, None if match.seed is None else seed_hash(match.seed), match.position.view(reader))
    game = match.game
    return Record(game.name, match.rules, match.position.seats, match.options, None, None, entries, seal=seal)


def turns(log: list[Entry]) -> Iterator[Entry]:
    """Joins what a seat committed piece by piece into one entry per turn."""
    for (kind, turn, seat), group in groupby(log, lambda entry: (entry.kind, entry.turn, entry.seat)):
        if kind is Kind.PLAY:
            yield Entry(kind, turn, seat, " ".join(entry.text for entry in group))
        else:
            yield from group


def checksum(match: Match) -> str:
    """Two matches with the same checksum went the same way: at every decision the same actions were legal."""
    game = match.game
    position = game.start(game.setup(match.position.seats, match.seed, match.deal, match.options, match.rules))
    digest = sha256()
    for entry in match.log:
        if entry.kind is Kind.PLAY and entry.seat is not None:
            for word in entry.text.split():
                words = [game.format(position, entry.seat, action) for action in position.legal(entry.seat)]
                digest.update(canonical([entry.seat, word, words]).encode())
                position.apply(entry.seat, game.parse(position, entry.seat, word)[0])
    digest.update(canonical([position.turn, position.over, position.scores()]).encode())
    return digest.hexdigest()[:16]


def canonical(data: object) -> str:
    return dumps(data, sort_keys=True, separators=(",", ":"))
