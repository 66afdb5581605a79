"""The page's words: from the same catalogues, in every language, and word for word the same as Python's."""

import json
import re

import pytest

import futaie
from futaie.core.chance.rng import Rng
from futaie.tables.readers import told
from futaie.text import LANGUAGES, Words
from tests.page_tests import assert_the_page_agrees
from tests.specimens import GAMES

from .catalogues import messages, page_source, said_by_page

PAGE = "futaie.server"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english_with_the_same_figures(language):
    assert messages(PAGE, language) == messages(PAGE, "en")


def test_no_message_of_the_page_is_unused():
    known = set(messages(PAGE, "en"))
    assert known - said_by_page(PAGE, known) == {"the-page-is-not-built"}


@pytest.mark.parametrize("package", [PAGE, *(futaie.game(name).package for name in GAMES)])
def test_every_message_in_the_page_exists(package):
    known = set(messages("futaie", "en")) | set(messages(PAGE, "en"))
    known |= set() if package == PAGE else set(messages(package, "en"))
    source = page_source(package)
    wanted = set(re.findall(r'"(page-[a-z0-9-]+)"', source)) | set(re.findall(r'\bsay\("([a-z0-9-]+)"', source))
    assert wanted - known - {"title", "about", "marked"} == set()
    begun = set(re.findall(r"say\(`([a-z0-9-]+-)\$\{", source)) - {"name-", "option-"}
    assert {start for start in begun if not any(message.startswith(start) for message in known)} == set()


def lines_of_a_match(game, seats, seed):
    """All questions, choices, events and scores in a random match, as they go over the wire."""
    position, rng = game.new(seats=seats, seed=seed), Rng(seed)
    while not position.over:
        seat = position.movers()[0]
        yield "said", game.ask(position, seat).plain()
        legal = position.legal(seat)
        for action in legal[:2] + legal[-2:]:
            yield "said", game.describe(position, seat, action).plain()
        illegal = next((a for a in range(rng.below(50), game.action_count) if position.reason(seat, a)), None)
        if illegal is not None:
            yield "said", position.reason(seat, illegal).plain()
        for event in position.play(seat, position.random_action(seat, rng)):
            for reader in (None, *range(seats)):
                yield "event", told(event, reader, False)
    for sheet in position.outcome().plain()["sheets"]:
        for line in sheet:
            yield "line", line


def said_by_python(words, kind, data):
    if kind == "said":
        return Words(words.language, data["of"]).say(data["message"], **data["figures"])
    if kind == "line":
        return words.say(data["reason"], **data["figures"])
    own = f"event-{data['kind']}-seen"
    message = own if data["seen"] and words.knows(own) else f"event-{data['kind']}"
    seat = {} if data["seat"] is None else {"seat": "ABCDEFGH"[data["seat"]]}
    figures = {name: value for name, value in data.items() if name not in ("kind", "seat", "seen")}
    return words.say(message, **seat, **figures) if words.knows(message) else None


def test_the_page_tells_messages_word_for_word_as_python_does():
    cases = {}
    for name in GAMES:
        game = futaie.game(name)
        for seats in (game.seats[0], game.seats[-1]):
            for kind, data in lines_of_a_match(game, seats, f"page words {seats}"):
                plain = json.loads(json.dumps(data))
                cases[game.package, kind, json.dumps(plain)] = plain
    tellings = [
        {
            "language": language,
            "of": package,
            "kind": kind,
            "data": data,
            "told": said_by_python(Words(language, package), kind, data),
        }
        for language in LANGUAGES
        for (package, kind, _), data in cases.items()
    ]
    assert len(tellings) > 1000
    assert_the_page_agrees(tellings, "told.json", "text/words")
