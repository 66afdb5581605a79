"""Card data for people who own the box."""

import pickle

import pytest

from futaie import BadSetup, Match, Record, Rng, record_of
from futaie.core.rules.reason import Why
from futaie.games.larbre.box.cards import NAMES, Box
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.box.kinds import KINDS, most_copies
from futaie.games.larbre.rules.reasons import NoGame, WrongCards
from futaie.text import LANGUAGES, Words
from tests.battery import random_match
from tests.games.larbre.specimen import SPECIMEN
from tests.games.larbre.table import GAME, MANY_COPIES, deck_file

assert GAME.data is not None
DATA = GAME.data


def test_the_template_is_the_deck_in_play():
    assert DATA.check(DATA.template, "cards.toml") == BOX
    assert "reconstruction" in DATA.template


def test_a_corrected_file_is_shown_with_its_sums():
    text = DATA.template.replace("faun = 5\ndryad = 5", "faun = 7\ndryad = 3", 1)
    shown = DATA.show(DATA.check(text, "mine.toml"), Words("en", GAME.package)).splitlines()
    assert shown[0].split() == ["Faun", "Dryad", "Naiad", "Pegaea"]
    assert shown[1].split() == ["twig", "7", "3", "5", "5", "20"]
    assert shown[5].split() == ["joker", "6"]
    assert shown[7] == "68 cards in all"
    assert shown[8:] == ["Tile: Faun / Dryad", "Tile: Naiad / Pegaea"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("joker = 6", "joker = 8", "mine.toml: joker cannot be “8”. It takes: 0-7."),
        ("faun = 5", "faun = 16", "mine.toml: twig.faun cannot be “16”. It takes: 0-15."),
        ("naiad = 4", "naiad = -1", "mine.toml: leaf.naiad cannot be “-1”. It takes: 0-15."),
        ("faun = 3", "faun = 8", "mine.toml: bud.faun cannot be “8”. It takes: 0-7."),
        ("pegaea = 2", "pegaea = 8", "mine.toml: fruit.pegaea cannot be “8”. It takes: 0-7."),
        ("joker = 6", "joker = 5", "mine.toml: 5 joker cards, and the rulebook counts 6. Only"),
        ("faun = 5", "faun = 6", "mine.toml: 21 twig cards, and the rulebook counts 20. Only"),
        ("faun = 5", "fawn = 5", "mine.toml: there is no field “twig.fawn”."),
        ("[bud]", "bud = 3\n[flower]", "mine.toml: there is no field “flower”."),
        (
            '["faun", "dryad"]',
            '["faun", "naiad"]',
            "mine.toml: “tiles” must hold two tiles, each with two of the four spirits.",
        ),
        ("[twig]", "[twig", "mine.toml is not TOML: "),
    ],
)
def test_an_error_is_reported_with_its_place(old, new, sentence):
    with pytest.raises(BadSetup) as refused:
        DATA.check(DATA.template.replace(old, new, 1), "mine.toml")
    assert Words("en", GAME.package).tell(refused.value.reason).startswith(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_shown_in_every_language(language):
    words = Words(language, GAME.package)
    shown = DATA.show(BOX, words)
    assert max(map(len, shown.splitlines())) <= 80
    assert words.say("name-faun") in shown


# Playing with custom cards

OTHER_TILES = DATA.template.replace('["faun", "dryad"]', '["faun", "naiad"]').replace(
    '["naiad", "pegaea"]', '["dryad", "pegaea"]'
)
MINE = DATA.template.replace("faun = 5\ndryad = 5", "faun = 7\ndryad = 3", 1)
DECK = GAME.option("deck")


def test_the_cards_of_the_file_are_those_that_are_played():
    mine = DATA.check(MINE, "mine.toml")
    told = GAME.new(seats=2, seed="x", deck=mine).revealed()
    cards = [*told["river"], *told["source_cards"], *(card for hand in told["hands"] for card in hand["cards"])]
    assert cards.count("twig-faun") == 7
    assert cards.count("twig-dryad") == 3
    assert len(cards) == sum(mine.counts) == sum(BOX.counts)


def test_a_file_may_give_most_cards_of_a_type_the_same_icon():
    assert DATA.check(deck_file(MANY_COPIES), "mine.toml") == MANY_COPIES


FULLEST = Box(tuple(most_copies(kind) for kind in range(KINDS)), BOX.backs)
"""More cards than a file may hold; a record could still bring them along."""


@pytest.mark.parametrize("box", [MANY_COPIES, FULLEST], ids=["many copies", "as many of all"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_many_copies_are_played_imagined_pickled_and_replayed(box, seats):
    match = Match(GAME, seats, seed="many", deck=box)
    stock = SPECIMEN.stock(match.position)
    assert [stock[card] for card in NAMES] == list(box.counts)
    rng = Rng(f"many {seats}")
    for reader in [None, *range(seats)]:
        random_match(match, rng, 30)
        other = match.position.imagine(reader, rng)
        assert other.view(reader) == match.position.view(reader)
        assert SPECIMEN.stock(other) == stock
        assert pickle.loads(pickle.dumps(other)).revealed() == other.revealed()
    random_match(match, rng)
    replayed = Record.parse(str(record_of(match))).replay()
    assert replayed.position.revealed() == match.position.revealed()


def test_other_tiles_are_turned_and_shown_as_the_file_pairs_them():
    box = DATA.check(OTHER_TILES, "mine.toml")
    pairs = {"faun": "naiad", "naiad": "faun", "dryad": "pegaea", "pegaea": "dryad"}
    rng = Rng("tiles")
    seen = set()
    for seed in range(5):
        position = GAME.new(seats=2, seed=str(seed), deck=box)
        while not position.over:
            view = position.view(None)
            assert view["backs"] == [pairs[spirit] for spirit in view["spirits"]]
            seen |= set(view["spirits"])
            position.play(position.mover(), position.random_action(position.mover(), rng))
        assert "Faun (back: Naiad)" in GAME.draw(view, Words("en", GAME.package)) or "faun" not in view["spirits"]
    assert seen == set(pairs)


def test_a_record_carries_cards_that_do_not_ship_and_only_those():
    mine = DATA.check(MINE, "mine.toml")
    match = Match(GAME, 2, seed="x", deck=mine)
    text = str(record_of(match))
    assert f"Option deck: {mine.hash}\nAttached {mine.hash}: {mine.content}\n" in text
    assert Record.parse(text).options["deck"] == mine
    assert Record.parse(text).replay().position.revealed() == match.position.revealed()
    assert "Attached" not in str(record_of(Match(GAME, 2, seed="x")))


def test_a_record_from_before_there_were_decks_is_played_with_ours():
    text = str(record_of(Match(GAME, 2, seed="x")))
    old = text.replace(f"Option deck: {BOX.hash}\n", "")
    assert old != text
    assert str(Record.parse(old)) == text


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (BOX.content, WrongCards.NOT_THE_HASH),
        ("{", WrongCards.UNREADABLE),
        ("[]", WrongCards.NOT_A_TABLE),
        (BOX.content.replace('"joker":6', '"joker":9'), WrongCards.WRONG_COUNT),
        (BOX.content.replace('"joker":6', '"joker":true'), WrongCards.WRONG_COUNT),
        ("[" * 10_000, WrongCards.UNREADABLE),
    ],
)
def test_invalid_attached_cards_are_refused(content, code):
    mine = DATA.check(MINE, "mine.toml")
    with pytest.raises(BadSetup) as refused:
        DECK.parse(mine.hash, {mine.hash: content})
    assert refused.value.reason.code is code
    with pytest.raises(BadSetup) as missing:
        DECK.check(DECK.parse(mine.hash, {}), 2)
    assert missing.value.reason.code is Why.BAD_OPTION


def test_a_person_names_a_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(MINE)
    assert DECK.read(str(file)) == DATA.check(MINE, "mine.toml")
    for wrong in (tmp_path / "no.toml", tmp_path, "~nobody-at-all/x.toml"):
        with pytest.raises(BadSetup) as refused:
            DECK.read(str(wrong))
        assert Words("en", GAME.package).tell(refused.value.reason) == f"The cards in {str(wrong)[:80]} cannot be read."


def test_too_few_cards_for_a_table_are_reported():
    empty = Box((0,) * len(BOX.counts), BOX.backs)
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats=2, seed="x", deck=empty)
    assert refused.value.reason.code is NoGame.TOO_FEW_CARDS
