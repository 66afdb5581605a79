"""The messages of Hortis: questions, actions in words, refusals, the lines of a score sheet."""

from __future__ import annotations

from enum import Enum


class Asked(Enum):
    CARD = "ask-which-card-to-lay-and-how"
    PLACE = "ask-where-to-lay-it"
    WHEELBARROW = "ask-which-tree-gets-the-wheelbarrow"
    DICE = "ask-which-tree-gets-a-die"


class Does(Enum):
    TAKE = "does-take-this-card"
    LAY = "does-lay-it-there"
    LAY_AND_CHOOSE = "does-lay-it-there-and-choose"
    SERVE = "does-give-it-to-this-tree"


class NotLegal(Enum):
    NOT_IN_HAND = "the-card-is-not-in-your-hand"
    FITS_NOWHERE = "turned-like-this-the-card-fits-nowhere"
    CHOOSE_CARD_FIRST = "choose-the-card-to-lay-first"
    CHOOSE_PLACE_FIRST = "choose-where-to-lay-the-card-first"
    COVERS_NOTHING = "the-card-must-cover-a-part-of-your-orchard"
    COVERS_SQUIRREL = "the-squirrels-tree-is-never-covered"
    SQUIRREL_SPENT = "a-tree-does-not-match-and-your-squirrel-is-out-already"
    TOO_MANY_MISMATCHES = "only-one-tree-may-differ-from-what-it-covers"
    SERVE_FIRST = "choose-which-trees-get-what-is-left-first"
    NOTHING_TO_SERVE = "there-is-nothing-to-share-out-now"
    NOT_WAITING = "this-tree-does-not-wait-for-it"
    NOT_ASCENDING = "trees-are-chosen-in-reading-order"
    LEAVES_TOO_FEW = "too-few-trees-would-be-left-for-the-rest"


class NoGame(Enum):
    """Options that rule out a game."""

    NOT_IN_DECK = "the-deck-has-no-such-card"
    NO_SUCH_RECIPE = "the-deck-has-no-such-recipe"
    TOO_FEW_RECIPES = "the-deck-has-too-few-recipes"
    TOO_FEW_CARDS = "there-are-too-few-cards-to-draw-from"


class WrongDeck(Enum):
    """Errors in the data of a deck."""

    UNREADABLE = "the-deck-cannot-be-read"
    TOO_LARGE = "the-deck-is-too-large"
    LINE_TOO_LONG = "a-line-of-the-deck-is-too-long"
    NOT_TEXT = "the-deck-is-not-text-in-utf-8"
    NOT_TOML = "the-deck-is-not-toml"
    NOT_JSON = "the-deck-is-not-json"
    NOT_THE_HASH = "the-deck-does-not-have-this-hash"
    MISSING = "a-field-is-missing"
    UNKNOWN_FIELD = "there-is-no-such-field"
    WRONG_VALUE = "the-field-cannot-have-this-value"
    NUMBER_TWICE = "the-number-is-there-twice"
    TREES_AND_GLADES = "a-card-has-five-trees-and-one-glade"
    NO_SUCH_CARD = "there-is-no-card-with-this-number"


class Points(Enum):
    """The lines of a score sheet; the last three give no points but say what else counts."""

    DIE = "a-die-on-a-tree"
    WHEELBARROW = "the-wheelbarrow-on-a-tree"
    ON_GLADE = "on-a-glade-nothing-counts"
    SQUIRREL = "the-squirrel-is-in-the-orchard"
    BESIDE_SQUIRREL = "on-a-tree-next-to-the-squirrel"
    RECIPE = "a-recipe"
    RECIPE_IN_VAIN = "a-recipe-that-gives-nothing"
    DICE_USED = "dice-used"
    RANK = "rank"
    TARGET = "target"


class Impossible(Enum):
    """Errors in a written-down real table."""

    NOT_A_CELL = "this-is-not-a-cell-of-an-orchard"
    NO_SUCH_FACE = "no-die-shows-this"
    ROWS_DIFFER = "the-rows-are-not-equally-long"
    NOT_CONNECTED = "the-orchard-is-not-in-one-piece"
    TOO_WIDE = "the-orchard-is-too-wide"
    TOO_SMALL = "the-orchard-is-smaller-than-a-card"
    TOO_LARGE = "the-orchard-is-larger-than-the-cards"
    NO_GLADE = "the-card-laid-last-shows-its-glade"
    TOO_MANY_GLADES = "there-are-more-glades-than-cards"
    TOO_MANY_DICE = "there-are-more-dice-than-in-the-box"
    TWO_WHEELBARROWS = "there-is-more-than-one-wheelbarrow"
    TWO_SQUIRRELS = "there-is-more-than-one-squirrel"
    TOO_MUCH_FRUIT = "so-much-fruit-needs-more-trees"
    NO_SUCH_RECIPE = "there-is-no-recipe-with-this-number"
    RECIPE_TWICE = "the-recipe-is-there-twice"
    NOT_TWO_RECIPES = "the-challenge-has-two-recipes"
