"""Every message exists in every language, with the same figures, and is used."""

import re

import pytest

import futaie
from futaie.bots import BOTS
from futaie.core.rules.event import Event
from futaie.terminal.screen.pen import COMMANDS as TABLE_COMMANDS
from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.specimens import GAMES, every_game

from .catalogues import codes, messages, said, said_by_page

PACKAGES = ["futaie", *(futaie.game(name).package for name in GAMES)]
NOT_FOR_PEOPLE = {"play", "resign", "time out", "bot", "abort"}
"""Enums that are not messages: the kinds of entries."""
every_package = pytest.mark.parametrize("package", PACKAGES)


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english_with_the_same_figures(package, language):
    assert messages(package, language) == messages(package, "en")


@every_package
def test_every_code_has_its_message(package):
    assert codes(package) - NOT_FOR_PEOPLE - set(messages(package, "en")) == set()


@every_package
def test_every_event_has_its_message(package):
    events = {word for word in said(package) if word.startswith("event-") and word != "event-"}
    assert events - set(messages(package, "en")) == set()


@every_package
def test_no_message_is_unused(package):
    used = codes(package) | said(package)
    if package == "futaie":
        used |= {f"log-{kind.replace(' ', '-')}" for kind in NOT_FOR_PEOPLE}
        used |= {f"bot-{name}{about}" for name in BOTS for about in ("", "-about")}
        used |= {word for name in GAMES for word in said(futaie.game(name).package)}
        used |= {f"command-{command}" for command in said(package)} | {f"help-{command}" for command in said(package)}
    else:
        game = next(futaie.game(name) for name in GAMES if futaie.game(name).package == package)
        used |= {f"option-{option.name}" for option in game.options} | {"title", "about", "marked"}
        used |= {f"{what}-{look}" for look in game.looks for what in ("command", "look")}
        used |= {f"{event}-seen" for event in said(package) if event.startswith("event-")}
        used |= {f"page-{event}" for event in used if event.startswith("event-")}
        used |= {f"name-{name}" for name in names_of(game)}
        used |= said_by_page(package, set(messages(package, "en"))) | {f"page-{code}" for code in codes(package)}
    assert set(messages(package, "en")) - used == set()


def names_of(game):
    """The names that a game abbreviates things with: each of them must occur in the code or the data."""
    letters = set("abcdefghijklmnopqrstuvwxyz")
    return said(game.package) | letters | words_of_data(game)


def words_of_data(game):
    from importlib.resources import files

    folder = files(game.package) / "box"
    text = " ".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".toml"))
    words = set(re.findall(r"[a-z][a-z-]*", re.sub("(?m)#.*$", "", text)))
    return words | {f"{one}-{other}" for one in words for other in words}


@every_game
def test_a_game_does_not_repeat_the_common_catalogue(name):
    assert set(messages(futaie.game(name).package, "en")) & set(messages("futaie", "en")) == set()


@every_game
def test_every_option_is_explained(name):
    game = futaie.game(name)
    for option in game.options:
        assert f"option-{option.name}" in messages(game.package, "en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_look_has_a_distinct_name_and_is_explained(name, language):
    game = futaie.game(name)
    words = futaie.text.Words(language, game.package)
    commands = [words.say(f"command-{command}") for command in (*TABLE_COMMANDS, *game.looks)]
    assert len(set(commands)) == len(commands)
    assert all(words.knows(f"look-{look}") for look in game.looks)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_in_the_rules_comes_from_the_rules(name, language):
    from importlib.resources import files

    game = futaie.game(name)
    template = (files(game.package) / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    used = set(re.findall(r"\{(\w+)\}", template))
    assert used == set(game.facts()), "the same figures in all languages"
    bare = re.sub(r"(?m)^\d+\. ", "", re.sub(r"\{\w+\}", "", template))
    assert re.findall(r".{0,20}\d.{0,20}", bare) == []
    assert "{" not in rules_text(game, language)


def test_an_event_says_more_to_a_reader_who_sees_more():
    words = futaie.text.Words("en", "futaie.games.arboretum")
    event = Event("draw", 0, {}, {"card": "j7"}, (0,))
    assert words.event(event, 0) == "A draws Jacaranda 7 from the deck."
    assert words.event(event, 1) == words.event(event, None) == "A draws from the deck."
