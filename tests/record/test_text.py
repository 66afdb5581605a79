"""The text format: the content of a record, refusals, and that nothing breaks it."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import BadRecord, FutaieError, Match, Record, Rng, game
from futaie.core.rules.reason import Why
from futaie.record.reasons import RecordWhy
from futaie.record.record import record_for, record_of
from tests.battery import examples, random_match

STORED = Path(__file__).parent / "stored" / "hortis"
TINY = {"first": 1, "species": ["b", "a"], "ranks": 4, "hand": 2}


def tiny_match(steps: int | None = None) -> Match:
    match = Match(game("arboretum"), 2, "oak", None, **TINY)
    random_match(match, Rng(1), steps)
    return match


TEXT = str(record_of(tiny_match()))
HORTIS = next(text for file in sorted(STORED.glob("*.txt")) if "\nAttached" in (text := file.read_text()))
SEALED = str(record_for(tiny_match(6), 0))


def refusal(text: str | bytes) -> BadRecord:
    with pytest.raises(FutaieError) as refused:
        Record.parse(text).replay()
    return refused.value


def test_a_record_can_be_replayed_to_any_point():
    record = Record.parse(TEXT)
    for count in range(len(record.entries) + 1):
        match = record.replay(count)
        assert str(record_of(match)).split("\n\n")[1].splitlines() == TEXT.split("\n\n")[1].splitlines()[:count]
    with pytest.raises(BadRecord) as refused:
        record.replay(len(record.entries) + 1)
    assert refused.value.reason.code is RecordWhy.NO_SUCH_ENTRY


def test_the_steps_say_what_happened():
    record = Record.parse(TEXT)
    match = record.start()
    kinds = [event.kind for _, events in record.steps(match) for event in events]
    assert kinds[:4] == ["draw", "draw", "plant", "discard"]
    assert kinds[-1] == "end"


def test_entries_other_than_plays_are_kept():
    match = Match(game("arboretum"), 4, "elm")
    random_match(match, Rng(2), 9)
    match.seat_bot(0, "giant")
    match.resign(1)
    match.seat_bot(1, "sapling")
    random_match(match, Rng(3), 20)
    match.time_out(2)
    match.seat_bot(2, "random")
    match.abort()
    text = str(record_of(match))
    for words in ("A is played by giant", "B resigns", "B is played by sapling", "C times out", "aborted"):
        assert words in text
    again = Record.parse(text).replay()
    assert again.log == match.log
    assert again.result == match.result


def test_a_match_from_a_deal_keeps_the_deal():
    cards = [species + str(rank) for species in "bacdjm" for rank in range(1, 9)]
    match = Match(game("arboretum"), 2, None, {"deck": cards}, first=1)
    random_match(match, Rng(2))
    record = Record.parse(str(record_of(match)))
    assert record.seed is None
    assert record.replay().position.revealed() == match.position.revealed()


def test_a_seats_own_record_of_a_running_match_has_no_seed_and_cannot_be_replayed():
    match = tiny_match(6)
    text = str(record_for(match, 0))
    assert "Seed:" not in text
    assert "Seed-SHA256:" in text
    assert "Checksum" not in text
    record = Record.parse(text)
    assert str(record) == text
    assert refusal(text).reason.code is RecordWhy.SEALED
    over = tiny_match()
    assert record_for(over, 0) == record_of(over)


def test_windows_line_ends_and_bytes_are_welcome():
    assert Record.parse(TEXT.replace("\n", "\r\n")) == Record.parse(TEXT.encode()) == Record.parse(TEXT)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Futaie: 1", "Futaie: 2", RecordWhy.BAD_HEADER),
        ("Futaie: 1", "[Event]", RecordWhy.NOT_A_RECORD),
        ("Game: arboretum\n", "", RecordWhy.HEADER_MISSING),
        ("Seed: oak\n", "", RecordWhy.HEADER_MISSING),
        ("Seed: oak", "Seed: oak\nSeed: elm", RecordWhy.HEADER_TWICE),
        ("Seed: oak", "Seed: oak\nColour: red", RecordWhy.BAD_HEADER),
        ("Seed: oak", "Seed: elm", None),
        ("Rules: 1", "Rules: -1", RecordWhy.BAD_HEADER),
        ("Seats: 2", "Seats: 02", RecordWhy.BAD_HEADER),
        ("Ranking: 2", "Ranking: ²", RecordWhy.BAD_HEADER),
        ("Scores: 0", "Scores: ٣", RecordWhy.BAD_HEADER),
        ("Scores: 0", "Scores: -0", RecordWhy.BAD_HEADER),
        ("Seed: oak", "Seed: oak\nAttached abc: nonsense", RecordWhy.BAD_HEADER),
        ("Seed: oak", 'Seed: oak\nDeal: {"dekc": []}', Why.NO_SUCH_LABEL),
        ("Seats: 2", "Seats: 99999999999999999999", RecordWhy.BAD_HEADER),
        ("Scores: ", "Scores: 1 ", RecordWhy.BAD_HEADER),
        ("Result: played", "Result: won", RecordWhy.BAD_HEADER),
        ("Result: played", "Result: resigned", RecordWhy.DISAGREES),
        ("Checksum: ", "Checksum: 0", RecordWhy.DISAGREES),
        ("Seed: oak", "Deal: [1]", RecordWhy.BAD_HEADER),
        ("Seed: oak", 'Deal: {"deck": 7}', RecordWhy.BAD_HEADER),
        ("Seed: oak", "Deal: " + "[" * 5000, RecordWhy.BAD_HEADER),
        ("2. A: ", "3. A: ", RecordWhy.DOES_NOT_PLAY),
        ("2. A: ", "2. B: ", RecordWhy.DOES_NOT_PLAY),
        ("2. A: ", "2. A: +deck ", RecordWhy.DOES_NOT_PLAY),
        ("2. A: ", "2. A:  ", RecordWhy.BAD_LINE),
        ("2. A: ", "hello\n2. A: ", RecordWhy.BAD_LINE),
        ("2. A: ", "\n2. A: ", RecordWhy.BAD_LINE),
    ],
)
def test_a_contradictory_record_is_refused(old, new, code):
    assert old in TEXT
    error = refusal(TEXT.replace(old, new, 1))
    assert code is None or error.reason.code is code
    assert str(error)


def test_a_turn_that_stops_in_the_middle_of_a_decision_is_refused():
    lines = TEXT.splitlines()
    lines[-1] = lines[-1].rsplit(" ", 1)[0]
    error = refusal("\n".join(lines))
    assert error.reason.code is RecordWhy.DOES_NOT_PLAY
    assert "middle of a decision" in str(error)


def test_a_record_without_its_last_turn_disagrees_with_its_result():
    assert refusal(TEXT.rsplit("\n", 2)[0]).reason.code is RecordWhy.DISAGREES


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Reader: A", "Reader: Zorro"),
        ("Reader: A", "Reader: C"),
        ("Reader: A", "Reader: A\nSeed: oak"),
        ("Reader: A", "Reader: A\nChecksum: 00"),
        ("Seed-SHA256: d", "Seed-SHA256: D"),
        ('"deck":2', '"deck":NaN'),
        ('"deck":2', '"deck":1e400'),
    ],
)
def test_a_contradictory_record_for_a_reader_is_refused(old, new):
    assert old in SEALED
    assert refusal(SEALED.replace(old, new, 1)).reason.code is RecordWhy.BAD_HEADER


def test_a_line_that_runs_on_into_the_next_turn_is_refused():
    """A solo game has only one seat, so all of it could be written on one line."""
    match = Match(game("hortis"), 1, "elm")
    random_match(match, Rng(1))
    head, body = str(record_of(match)).split("\n\n")
    words = " ".join(line.split(": ")[1] for line in body.splitlines())
    error = refusal(f"{head}\n\n1. A: {words}\n")
    assert error.reason.code is RecordWhy.DOES_NOT_PLAY
    assert "out of order" in str(error)


@pytest.mark.parametrize("count", [-1, -5, 4, 10**30])
def test_a_record_cannot_be_replayed_beyond_its_entries(count):
    with pytest.raises(BadRecord) as refused:
        Record.parse(TEXT).replay(count)
    assert refused.value.reason.code is RecordWhy.NO_SUCH_ENTRY


@pytest.mark.parametrize(
    "text", [None, 7, ["Futaie: 1"], b"", b"\xff\xfe\x00", b"\x00" * 100, "", "x" * 2_000_000, b"Futaie: 1" * 200_000]
)
def test_other_texts_are_refused_as_records(text):
    assert refusal(text).reason.code in (RecordWhy.NOT_A_RECORD, RecordWhy.TOO_LONG)


@examples(200, 5000)
@given(data=st.data())
def test_no_damage_to_a_record_breaks_the_reader(data):
    text = data.draw(st.sampled_from([TEXT, str(record_for(tiny_match(9), 1)), HORTIS]))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 30)))
        text = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    try:
        record = Record.parse(text)
    except FutaieError:
        return
    assert Record.parse(str(record)) == record
    with suppress(FutaieError):
        record.replay()


@given(data=st.binary(max_size=400))
def test_no_bytes_break_the_reader(data):
    for text in (data, b"Futaie: 1\n" + data):
        with pytest.raises(FutaieError):
            Record.parse(text)
