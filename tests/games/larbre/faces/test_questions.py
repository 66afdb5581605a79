"""The questions to the mover, and every action, in words."""

import pytest

from futaie import Rng
from futaie.core.rules.reason import Message
from futaie.games.larbre.rules.reasons import Asked, Does
from futaie.terminal.table.turn import SHORT_LIST
from futaie.text import LANGUAGES, Words
from tests.battery import walk
from tests.games.larbre.table import GAME, SPOKEN, legal_words, place_all, play, table

asked, does = SPOKEN.asked, SPOKEN.does
EMPTY = {"twig": 0, "leaf": 0, "bud": 0, "fruit": 0, "flower": 0, "token": 0}


def test_the_start_of_a_turn():
    position = table(("leaf-faun flute joker", ""), "leaf-dryad joker bud-faun bud-dryad")
    assert asked(position) == "Take two cards from the river, play cards, or grow the trunk."
    assert does(position, "+joker") == "take a joker"
    assert does(position, "trunk") == "two new branches; take 3 from the river"
    assert does(position, "grow-leaf") == "leaves: up to 4 (river 2), room for 4"
    assert does(position, "grow-fruit") == "fruits and flowers: up to 2 (river 1), room for 0"
    assert does(position, "flute-alone") == "play a flute alone, for the spirits"
    without = table(("leaf-faun", ""), reserves=({"token": 0}, {}))
    assert asked(without) == "Take two cards from the river, or play cards."


def test_the_trunk_draws_from_the_source_if_the_river_is_too_small_and_may_win():
    assert does(table(("", "")), "trunk") == "two new branches; take 4 from the river, 2 from the source"
    assert does(table(("", ""), reserves=(EMPTY | {"token": 1}, {})), "trunk") == "grow the trunk, and win"


def test_drawing_and_discarding():
    position = table(("bud-faun bud-dryad bud-naiad bud-pegaea joker flute", ""))
    play(position, "+twig-faun")
    assert asked(position) == "Take one more card from the river."
    assert does(position, "+twig-dryad") == "take a twig (Dryad)"
    play(position, "+twig-dryad")
    assert asked(position) == "You hold too many cards: discard 2."
    assert does(position, "-joker") == "discard a joker"
    play(position, "-joker")
    assert asked(position) == "Which card do you discard?"
    trunk = table(("bud-faun bud-dryad bud-naiad", ""))
    play(trunk, "trunk")
    assert asked(trunk) == "Take 3 more cards from the river."


def test_choosing_cards():
    position = table(("leaf-naiad joker twig-naiad bud-naiad flute", ""), "leaf-faun joker twig-faun bud-dryad")
    play(position, "grow-leaf")
    assert asked(position) == "Which cards make leaves grow? (several in one line)"
    assert does(position, "leaf-naiad") == "add a leaf (Naiad): 3 grow"
    play(position, "leaf-naiad joker")
    assert asked(position) == "Add cards, or reveal them: 4 grow, room for 4."
    assert does(position, "twig-naiad") == "add a twig (Naiad), the first of a pair"
    play(position, "twig-naiad")
    assert asked(position) == "Which card makes a pair with the twig (Naiad)?"
    assert does(position, "bud-naiad") == "complete the pair with a bud (Naiad): 5 grow"
    play(position, "bud-naiad")
    assert does(position, "flute") == "add a flute: both spirits may be invoked"
    assert does(position, "reveal") == "show them; leaves: 5, room for 4"
    play(position, "flute")
    assert asked(position) == "Reveal what you have chosen, or take it back with undo."


def test_a_flute_alone():
    position = table(("flute", ""), up="faun naiad")
    play(position, "flute-alone")
    assert asked(position) == "Reveal what you have chosen, or take it back with undo."
    assert does(position, "reveal") == "show the flute"
    play(position, "reveal")
    assert asked(position) == "Invoke a spirit, or end your turn?"
    assert does(position, "end") == "end the turn"


ALONE = {
    "en": (
        "play a leaf (Faun) alone, to invoke the Faun",
        "play a bud (Naiad) alone, to invoke the Naiad",
        "play a twig (Pegaea) alone, to invoke Pegaea",
    ),
    "fr": (
        "carte feuille (Faune) seule, pour invoquer le Faune",
        "carte bourgeon (Naïade) seule, pour invoquer la Naïade",
        "carte rameau (Pégée) seule, pour invoquer la Pégée",
    ),
    "it": (
        "carta foglia (Fauno) da sola, per invocare il Fauno",
        "carta gemma (Naiade) da sola, per invocare la Naiade",
        "carta rametto (Pegea) da sola, per invocare la Pegea",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_alone_is_played_for_its_spirit(language):
    said = []
    for card, up in (("leaf-faun", "faun naiad"), ("bud-naiad", "faun naiad"), ("twig-pegaea", "faun pegaea")):
        said.append(does(table((card, ""), up=up), card, language))
    assert tuple(said) == ALONE[language]


def test_a_card_alone():
    position = table(("leaf-naiad twig-faun", ""), up="faun naiad")
    play(position, "leaf-naiad")
    assert asked(position) == "Reveal what you have chosen, or take it back with undo."
    assert does(position, "reveal") == "show the leaf (Naiad)"
    assert does(position, "reveal", "fr") == "dévoiler la carte feuille (Naïade)"
    assert does(position, "reveal", "it") == "rivelare la carta foglia (Naiade)"
    play(position, "reveal")
    assert asked(position) == "Which card from the river do you take with the Naiad?"
    assert asked(position, "fr") == "Quelle carte de la rivière prenez-vous avec la Naïade ?"
    assert asked(position, "it") == "Quale carta del fiume prendi con la Naiade?"
    faun = table(("leaf-faun", ""), up="faun naiad")
    play(faun, "leaf-faun reveal")
    assert asked(faun) == "Who gets a twig from the Faun?"
    pegaea = table(("leaf-pegaea", ""), up="faun pegaea")
    play(pegaea, "leaf-pegaea reveal")
    assert asked(pegaea) == "Invoke Pegaea: look at three cards."


def test_spirits():
    position = table(("leaf-faun leaf-naiad", ""), up="faun naiad")
    play(position, "grow-leaf leaf-faun leaf-naiad reveal")
    assert asked(position) == "Invoke a spirit now, or grow first?"
    assert does(position, "faun>B") == "Faun: bring B a common twig"
    assert does(position, "naiad+twig-faun") == "Naiad: take a twig (Faun)"
    assert does(position, "grow") == "no spirit now: 2 grow"
    other = table(("leaf-pegaea", ""), source="joker flute bud-faun", up="faun pegaea")
    play(other, "grow-leaf leaf-pegaea reveal")
    assert does(other, "pegaea") == "Pegaea: look at 3 cards from the source and keep one"
    play(other, "pegaea")
    assert asked(other) == "Which of these cards do you keep? The others are discarded."
    assert does(other, "keep+joker") == "keep the joker"


@pytest.mark.parametrize(
    ("hand", "tree", "sentence"),
    [
        ("twig-faun", "", "Where does the next twig grow? 5 to go. (elsewhere: twig@N)"),
        ("leaf-faun", "", "Where does the next leaf grow? 1 to go. (elsewhere: leaf@N)"),
        ("bud-faun", "leaf@2", "Where does the next bud grow? 1 to go. (elsewhere: bud@N)"),
        (
            "fruit-faun",
            "leaf@2 bud@2",
            "Where does the next fruit or flower grow? 1 to go. (or fruit@N, flower@N)",
        ),
    ],
)
def test_growing(hand, tree, sentence):
    position = table((hand, ""), up="dryad naiad", tree=tree)
    play(position, f"grow-{hand.split('-')[0]} {hand} reveal")
    assert asked(position) == sentence


def test_without_twigs_of_your_own_you_are_asked_for_common_ones():
    position = table(("twig-faun", ""), up="dryad naiad", reserves=({"twig": 0}, {}))
    play(position, "grow-twig twig-faun reveal")
    assert asked(position).endswith("(elsewhere: common@N)")


def test_placing():
    position = table(("twig-faun", ""), up="dryad naiad", tree="twig@2:B", reserves=({"common": 1}, {}))
    play(position, "grow-twig twig-faun reveal")
    assert does(position, "twig@5") == "a twig on twig 5 (common)"
    assert does(position, "common@12") == "a common twig on twig 12 (B’s)"
    leaf = table(("leaf-faun", ""), up="dryad naiad", reserves=({"leaf": 0}, {}))
    play(leaf, "grow-leaf leaf-faun reveal")
    assert does(leaf, "leaf@2") == "a leaf (undergrowth) on twig 2 (common)"
    fruit = table(("fruit-faun", ""), up="dryad naiad", tree="leaf@2 bud@2", reserves=(EMPTY | {"fruit": 1}, {}))
    play(fruit, "grow-fruit fruit-faun reveal")
    assert does(fruit, "fruit@2") == "a fruit on twig 2 (common): you win"
    both = table(("fruit-faun", ""), up="dryad naiad", tree="leaf@2 bud@2")
    play(both, "grow-fruit fruit-faun reveal")
    assert does(both, "flower@2") == "the golden flower on twig 2 (common)"


def test_one_more_with_the_dryad():
    position = table(("leaf-dryad", ""), up="dryad naiad")
    play(position, "grow-leaf leaf-dryad reveal")
    place_all(position)
    assert asked(position) == "One more leaf with the Dryad, another spirit, or the end?"
    assert does(position, "leaf@5") == "Dryad: a leaf on 5 (common)"
    assert legal_words(position)[-1] == "leaf@5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_at_the_table_fit_80_columns(language):
    words = Words(language, GAME.package)
    for seed in range(3):
        position = GAME.new(2 + seed, seed=f"wide {seed}")
        for seat, action in walk(position, Rng(seed)):
            legal = position.legal(seat)
            widest = max(len(GAME.format(position, seat, each)) for each in legal)
            said = [f"A  {words.tell(GAME.ask(position, seat))}"]
            if len(legal) <= SHORT_LIST:
                says = [words.tell(GAME.describe(position, seat, each)) for each in legal]
                said += [f"{len(legal)}) {'':<{widest}}   {each}" for each in says]
            events = [event for event in position.copy().play(seat, action) if event.kind != "reveal"]
            said += [f"· {words.event(event, seat)}" for event in events]
            assert [line for line in said if len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_action_has_words_for_every_piece(language):
    words = Words(language, GAME.package)
    figures = {"left": 2, "card": "joker", "amount": 3, "places": 2, "most": 4, "river": 1, "take": 2, "draw": 1}
    figures |= {"seat": "B", "cards": 3, "tip": 7, "owner": "common", "from": "undergrowth", "wins": True}
    for code in (*Asked, *Does):
        said = set()
        for piece in ("twig", "leaf", "bud", "fruit", "flower", "common"):
            text = words.tell(Message(code, figures | {"grows": piece, "piece": piece}))
            assert "{" not in text
            assert text.strip() == text
            said.add(text)
        assert len(said) in (1, 4, 5, 6), (code, said)
