"""The messages of l'Arbre: questions, actions in words, refusals, the lines of a score sheet."""

from __future__ import annotations

from enum import Enum


class Asked(Enum):
    START = "ask-draw-play-or-grow-the-trunk"
    START_GROWN = "ask-draw-or-play"
    TAKE = "ask-take-more-cards-of-the-river"
    CARDS = "ask-which-cards-make-it-grow"
    PARTNER = "ask-which-card-completes-the-pair"
    MORE = "ask-add-cards-or-reveal"
    REVEAL = "ask-reveal-them"
    BEFORE = "ask-a-spirit-now-or-grow"
    PLACE = "ask-where-the-next-one-grows"
    AFTER = "ask-a-spirit-or-end"
    ONE_MORE = "ask-one-more-with-the-dryad-or-end"
    INVOKE = "ask-to-invoke-the-spirit"
    KEEP = "ask-which-card-to-keep"
    DISCARD = "ask-which-cards-to-discard"


class Does(Enum):
    TAKE = "does-take-a-card-of-the-river"
    TRUNK = "does-grow-the-trunk"
    TRUNK_WINS = "does-grow-the-trunk-and-win"
    GROW = "does-play-cards-so-that-it-grows"
    ALONE = "does-play-a-flute-alone"
    ONLY_INVOKE = "does-play-a-card-alone"
    ADD = "does-add-a-card"
    FIRST_HALF = "does-add-the-first-card-of-a-pair"
    SECOND_HALF = "does-complete-a-pair"
    FLUTE = "does-add-a-flute"
    REVEAL = "does-reveal-the-cards"
    REVEAL_FLUTE = "does-reveal-the-flute"
    REVEAL_ALONE = "does-reveal-a-card-alone"
    FAUN = "does-send-a-twig-with-the-faun"
    NAIAD = "does-take-a-card-with-the-naiad"
    PEGAEA = "does-look-at-cards-with-pegaea"
    BEGIN = "does-grow-now"
    END = "does-end-the-turn"
    PLACE = "does-place-a-piece"
    ONE_MORE = "does-place-one-more-with-the-dryad"
    KEEP = "does-keep-this-card"
    DISCARD = "does-discard-this-card"


class NotLegal(Enum):
    # The start of a turn
    NOT_IN_RIVER = "the-card-is-not-in-the-river"
    NOT_IN_ORDER = "cards-are-named-in-the-order-of-their-kinds"
    TAKE_ANOTHER = "take-another-card-from-the-river-first"
    NO_TRUNK = "you-have-no-trunk-token"
    NOTHING_TO_PLAY = "you-have-no-card-joker-or-pair-for-it"
    NO_FLUTE = "you-have-no-flute"
    TURN_HAS_BEGUN = "you-are-in-the-middle-of-your-turn"
    # Choosing the cards to play
    CHOOSE_TYPE_FIRST = "choose-what-grows-first"
    CHOOSE_CARDS_FIRST = "reveal-your-cards-first"
    NOT_IN_HAND = "the-card-is-not-in-your-hand"
    NO_PARTNER = "there-is-no-second-card-with-this-icon-to-make-a-pair"
    HALF_A_PAIR = "the-pair-needs-its-second-card"
    NOTHING_GROWS = "play-a-card-of-the-type-a-joker-or-a-pair"
    ONE_FLUTE = "one-flute-a-turn"
    PLAYED_ALONE = "the-card-is-played-alone"
    INVOKES_NOBODY = "alone-the-card-would-invoke-nobody"
    # Spirits
    NOT_FACE_UP = "the-spirit-was-not-face-up-when-the-cards-were-revealed"
    NO_ICON = "none-of-the-cards-played-shows-the-spirit"
    MUST_INVOKE = "invoke-the-spirit-first"
    SPIRIT_SPENT = "you-have-invoked-your-spirit-already"
    NO_SUCH_SEAT = "nobody-sits-there"
    NOT_YOURSELF = "the-twig-goes-to-another-player"
    CHOOSE_CARD_TO_KEEP = "choose-the-card-to-keep-first"
    NOT_LOOKED_AT = "the-card-is-not-among-those-you-look-at"
    NOT_LOOKING = "you-are-not-looking-at-cards-of-the-source"
    # Growing
    GROW_FIRST = "place-what-must-grow-first"
    GROWN_ALREADY = "you-have-grown-the-tree-already"
    NOTHING_TO_GROW = "nothing-grows-this-turn"
    GROWING_NOT_BEGUN = "say-that-you-grow-now-first"
    OTHER_TYPE = "something-else-grows-this-turn"
    NO_DRYAD = "only-the-dryad-gives-one-more"
    NO_SUCH_TIP_KIND = "there-is-no-place-of-this-kind"
    NO_SUCH_TIP = "there-is-no-tip-with-this-number"
    TIP_FULL = "the-tip-has-no-room-for-it"
    NOT_YOUR_TWIG = "a-fruit-grows-on-common-twigs-and-your-own"
    NONE_IN_RESERVE = "there-is-none-in-your-reserve"
    ONLY_COMMON = "you-have-only-common-twigs-left"
    OWN_FIRST = "your-own-reserve-comes-first"
    FEWER_WOULD_FIT = "fewer-fruits-and-flowers-would-fit-in-all"
    # Discarding
    NOT_TOO_MANY = "your-hand-is-not-too-large"
    DISCARD_FIRST = "discard-down-to-the-hand-limit-first"


class NoGame(Enum):
    """Options from which no game can be dealt."""

    TOO_FEW_CARDS = "there-are-too-few-cards-for-hands-river-and-source"
    DEALT_TOO_MANY = "more-cards-are-dealt-than-a-hand-may-hold"
    EMPTY_RESERVE = "the-reserve-must-hold-something"


class WrongCards(Enum):
    """What is wrong with the data of the cards."""

    UNREADABLE = "the-cards-cannot-be-read"
    NOT_THE_HASH = "the-cards-do-not-have-this-hash"
    NOT_TOML = "the-file-is-not-toml"
    NOT_A_TABLE = "the-field-is-not-a-table"
    UNKNOWN_FIELD = "there-is-no-such-field"
    WRONG_COUNT = "the-number-of-cards-cannot-have-this-value"
    NOT_THE_RULEBOOKS = "the-rulebook-counts-other-cards"
    BAD_TILES = "there-are-two-tiles-with-two-of-the-four-spirits-each"


class Points(Enum):
    """The lines of a score sheet: each piece left in the reserve is a point lost."""

    TWIGS_LEFT = "twigs-left-in-the-reserve"
    LEAVES_LEFT = "leaves-left-in-the-reserve"
    BUDS_LEFT = "buds-left-in-the-reserve"
    FRUITS_LEFT = "fruits-left-in-the-reserve"
    FLOWERS_LEFT = "golden-flowers-left-in-the-reserve"
    TRUNK_LEFT = "trunk-token-left-in-the-reserve"
    GIFTS_LEFT = "common-twigs-left-in-the-reserve"
    ALL_PLACED = "the-whole-reserve-is-placed"
