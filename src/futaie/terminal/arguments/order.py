"""Puts the words after `futaie` into the order and spelling in which argparse reads them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches

from futaie.core.rules.option import Flag
from futaie.core.rules.reason import Reason
from futaie.games import game as game_by_name
from futaie.games import games
from futaie.terminal.reasons import BadCommand, CommandWhy

OF_A_GAME = ("play", "arena", "score", "rules", "deck")
GAME_FIRST = ("play", "arena")
"""Their arguments depend on the game."""
ALONE = {"-h", "--help", "--json", "--list", "--open", "--template", "--until-sure", "--round-robin", "--alone"}
"""Arguments that need no value."""


def in_order(words: Sequence[str], commands: Sequence[str]) -> list[str]:
    """`help play` means `play --help`, a game's name alone means `play`, and the game may come after its options."""
    words = list(words)
    places = names(words)
    if places and words[places[0]].lower() == "help":
        words.pop(places[0])
        words.append("--help")
        places = names(words)
    if not places:
        return words
    command = places[0]
    if game_called(words[command]) is not None:
        words.insert(command, "play")
        places = names(words)
    words[command] = words[command].lower()
    if words[command] not in commands:
        if get_close_matches(letters(words[command]), map(letters, games()), 1):
            game_by_name(words[command])  # raises the error for an unknown game
        raise BadCommand(Reason(CommandWhy.NO_COMMAND, {"command": words[command], "allowed": " ".join(commands)}))
    return with_game(words, command, places[1:]) if words[command] in OF_A_GAME else words


def with_game(words: list[str], command: int, places: Sequence[int]) -> list[str]:
    """Normalises the first of these words that names a game, and moves it to the front where arguments depend on it."""
    for place in places:
        name = game_called(words[place])
        if name is not None and words[command] in GAME_FIRST:
            words.pop(place)
            words.insert(command + 1, name)
            return words
        if name is not None:
            words[place] = name
            return words
    if words[command] not in GAME_FIRST:
        return words
    if places:
        game_by_name(words[places[0]])  # raises the error for an unknown game
    return words[: command + 1] + [word for word in words if word in ("-h", "--help")]


def names(words: Sequence[str]) -> list[int]:
    """The places of the words that are neither arguments nor their values."""
    flags = {
        f"--{option.name.replace('_', '-')}"
        for game in games().values()
        for option in game.options
        if isinstance(option, Flag)
    }
    found = []
    for place, word in enumerate(words):
        before = words[place - 1] if place else ""
        is_value = before.startswith("-") and "=" not in before and before not in ALONE | flags
        if not word.startswith("-") and not is_value:
            found.append(place)
    return found


def game_called(text: str) -> str | None:
    """The game of this name, whatever its case, accents and hyphens."""
    return next((name for name in games() if letters(name) == letters(text)), None)


def letters(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.lower()) if sign.isalnum())
