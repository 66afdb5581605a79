"""Why an action, options or a data file is refused in Tout là-haut, and what points are for."""

from __future__ import annotations

from enum import Enum


class NotLegal(Enum):
    NOT_IN_HAND = "the-card-is-not-in-your-hand"
    NO_MATCH = "the-lower-floor-matches-your-top-floor-neither-in-colour-nor-in-value"


class NoGame(Enum):
    """Options from which no game can be dealt."""

    TOO_FEW_CARDS = "there-are-too-few-cards-for-so-many-rounds"


class WrongData(Enum):
    """What is wrong with a data file."""

    NOT_TOML = "the-file-is-not-toml"
    NO_CARDS = "the-file-lists-no-cards-or-too-many"
    WRONG_FIELDS = "a-field-is-missing-or-unknown"
    WRONG_VALUE = "the-field-cannot-have-this-value"
    CARD_TWICE = "the-card-is-listed-twice"
    TOTAL_DIFFERS = "the-cards-do-not-add-up-to-the-stated-total"


class Points(Enum):
    """The lines of a score sheet."""

    CARD = "the-floors-of-a-card"
    FACE_DOWN = "two-grey-floors-of-a-card-built-face-down"
    LONGEST_RUN = "the-longest-run-of-one-colour"
    SHORTER_RUN = "somebody-has-a-longer-run-of-one-colour"
    NO_RUN = "nobody-has-a-floor-with-a-colour"
    OBJECTIVE_MET = "the-objective-is-met"
    OBJECTIVE_MISSED = "the-objective-is-not-met"
