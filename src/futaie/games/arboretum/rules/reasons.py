"""The messages of Arboretum: questions, actions in words, refusals, the lines of a score sheet."""

from __future__ import annotations

from enum import Enum


class Asked(Enum):
    FIRST_DRAW = "ask-draw-the-first-of-two-cards"
    SECOND_DRAW = "ask-draw-the-second-card"
    PLANT = "ask-which-card-to-plant"
    CELL = "ask-where-to-plant-it"
    DISCARD = "ask-which-card-to-discard"


class Does(Enum):
    DRAW_DECK = "does-draw-from-the-deck"
    DRAW_PILE = "does-draw-from-a-discard-pile"
    PLANT = "does-plant-this-card"
    CELL = "does-plant-it-there"
    DISCARD = "does-discard-this-card"


class NotLegal(Enum):
    DRAW_FIRST = "draw-two-cards-first"
    DRAWN_ALREADY = "you-have-drawn-two-cards-already"
    DECK_EMPTY = "the-deck-is-empty"
    PILE_EMPTY = "the-discard-pile-is-empty"
    NO_SUCH_PILE = "nobody-sits-there"
    NOT_IN_HAND = "the-card-is-not-in-your-hand"
    PLANT_FIRST = "plant-a-card-first"
    PLANTED_ALREADY = "you-have-planted-a-card-already"
    CHOOSE_CARD_FIRST = "choose-the-card-to-plant-first"
    CHOOSE_CELL_FIRST = "choose-where-to-plant-the-card-first"
    CELL_TAKEN = "a-card-is-planted-there-already"
    CELL_NOT_ADJACENT = "the-cell-is-not-next-to-a-planted-card"
    FIRST_IN_THE_MIDDLE = "the-first-card-is-planted-in-the-middle"


class NoGame(Enum):
    """Options that rule out a game."""

    TOO_MANY_SPECIES = "too-many-species-for-this-number-of-seats"
    DECK_TOO_SMALL = "too-few-cards-are-left-for-the-deck"
    DECK_TOO_LARGE = "so-many-cards-are-left-that-a-garden-could-outgrow-the-table"


class Points(Enum):
    """The lines of a score sheet."""

    NO_RIGHT = "somebody-holds-more-of-this-species"
    NO_PATH = "right-to-score-without-a-path"
    CARDS = "one-for-each-card-of-the-path"
    ONE_SPECIES = "one-more-for-each-card-of-a-path-of-one-species"
    STARTS_WITH_ONE = "the-path-starts-with-a-1"
    ENDS_WITH_TOP = "the-path-ends-with-the-highest-rank"


class Impossible(Enum):
    """Errors in a written-down real table."""

    NO_SUCH_SPECIES = "there-is-no-such-species"
    SPECIES_TWICE = "the-species-is-there-twice"
    NO_SUCH_CARD = "there-is-no-such-card"
    CARD_NOT_IN_PLAY = "the-card-is-of-a-species-that-is-not-in-play"
    CARD_TWICE = "the-card-is-there-twice"
    CELL_TAKEN = "two-cards-lie-in-one-place"
    NOT_CONNECTED = "the-card-does-not-touch-the-garden"
    TOO_WIDE = "the-garden-is-too-wide"
