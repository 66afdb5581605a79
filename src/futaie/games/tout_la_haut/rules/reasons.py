"""The messages of Tout là-haut: questions, actions in words, refusals, the lines of a score sheet."""

from __future__ import annotations

from enum import Enum


class Asked(Enum):
    """What fits depends on the card that the mover builds on."""

    ON_STUMP = "ask-which-card-to-build-on-the-stump"
    ON_GREY = "ask-which-card-to-build-on-grey"
    ON_COLOUR = "ask-which-card-to-build-on-a-floor-with-a-colour"


class Does(Enum):
    FACE_UP = "does-build-this-card-face-up"
    FACE_DOWN = "does-build-this-card-face-down"


class NotLegal(Enum):
    NOT_IN_HAND = "the-card-is-not-in-your-hand"
    NO_MATCH = "the-lower-floor-matches-your-top-floor-neither-in-colour-nor-in-value"


class NoGame(Enum):
    """Options that rule out a game."""

    TOO_FEW_CARDS = "there-are-too-few-cards-for-so-many-rounds"


class WrongData(Enum):
    """Errors in a data file."""

    NOT_TOML = "the-file-is-not-toml"
    NO_CARDS = "the-file-lists-no-cards-or-too-many"
    WRONG_FIELDS = "a-field-is-missing-or-unknown"
    WRONG_VALUE = "the-field-cannot-have-this-value"
    CARD_TWICE = "the-card-is-listed-twice"
    TOTAL_DIFFERS = "the-cards-do-not-add-up-to-the-stated-total"
    NOT_THE_RULEBOOKS = "the-rulebook-counts-other-cards"


class Points(Enum):
    """The lines of a score sheet."""

    CARD = "the-floors-of-a-card"
    FACE_DOWN = "two-grey-floors-of-a-card-built-face-down"
    LONGEST_RUN = "the-longest-run-of-one-colour"
    SHORTER_RUN = "somebody-has-a-longer-run-of-one-colour"
    NO_RUN = "nobody-has-a-floor-with-a-colour"
    OBJECTIVE_MET = "the-objective-is-met"
    OBJECTIVE_MISSED = "the-objective-is-not-met"


class Impossible(Enum):
    """Errors in a written-down real table."""

    NO_SUCH_CARD = "there-is-no-such-card"
    NO_SUCH_FLOOR = "there-is-no-such-floor"
    ODD_FLOORS = "the-number-of-floors-is-odd"
    NOT_WITH_TWO = "the-card-shows-violet-which-two-players-do-not-use"
    TOO_OFTEN = "the-card-is-there-too-often"
    NO_FIT = "the-card-does-not-fit-on-the-one-below"
    WRONG_HEIGHT = "the-tree-has-another-number-of-cards-than-there-are-rounds"
    SAME_OBJECTIVE = "both-games-have-the-same-objective"
