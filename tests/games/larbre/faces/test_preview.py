"""What an action would do, before it is done."""

from tests.games.larbre.table import look, play, table


def test_a_card_alone_would_invoke_its_spirit_and_make_nothing_grow():
    position = table(("leaf-naiad bud-naiad", ""), up="faun naiad")
    assert look(position, "leaf-naiad") == {"grows": None, "spirits": ["naiad"]}
    play(position, "leaf-naiad")
    assert look(position, "reveal") == {"grows": None, "cards": ["leaf-naiad"], "spirits": ["naiad"]}
    play(position, "reveal")
    assert look(position, "naiad+twig-faun") == {"spirit": "naiad", "card": "twig-faun"}


def test_the_same_card_in_a_play_of_its_type_would_make_it_grow():
    position = table(("leaf-naiad bud-naiad", ""), up="faun naiad")
    play(position, "grow-leaf")
    assert look(position, "leaf-naiad") == {"card": "leaf-naiad", "amount": 1}
