"""Options are written and read back, and refuse impossible values."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie import BadSetup
from futaie.core.rules.option import Choice, FirstSeat, Flag, Number, Several
from tests.specimens import every_game

nested: list[object] = []
for _ in range(100_000):
    nested = [nested]
HUGE = pytest.param(10**5000, id="huge")
DEEP = [pytest.param([10**5000], id="list-of-huge"), pytest.param(nested, id="deep")]
OPTIONS = [
    (Number("hand", 7, 1, 7), [1, 7]),
    (Flag("late"), [True, False]),
    (Choice("branch", "chain", ("chain", "fork")), ["chain", "fork"]),
    (FirstSeat(), ["random", 0, 3]),
    (Several("species", "random", ("a", "b", "c")), ["random", ("a",), ("a", "c")]),
]


@pytest.mark.parametrize(("option", "values"), OPTIONS, ids=lambda item: getattr(item, "name", ""))
def test_an_option_reads_back_what_it_writes(option, values):
    assert option.check(option.default, 4) == option.default
    for value in values:
        text = option.format(option.check(value, 4))
        assert option.check(option.parse(text, {}), 4) == value


@pytest.mark.parametrize(("option", "values"), OPTIONS, ids=lambda item: getattr(item, "name", ""))
@given(text=st.text(max_size=20))
def test_no_text_breaks_an_option(option, values, text):
    with suppress(BadSetup):
        option.check(option.parse(text, {}), 4)


@pytest.mark.parametrize(("option", "values"), OPTIONS, ids=lambda item: getattr(item, "name", ""))
@pytest.mark.parametrize(
    "value",
    [None, 2.5, [], ["x"], {}, ["a", "a"], -1, 99, object(), "nothing", [["a"]], b"a", HUGE, *DEEP],
)
def test_no_value_breaks_an_option(option, values, value):
    with pytest.raises(BadSetup):
        option.check(value, 4)


def test_a_wrong_first_player_is_refused_with_the_seats_of_the_table():
    for wrong, shown in ((2, "C"), (7, "H"), (8, "8"), ("A", "A")):
        with pytest.raises(BadSetup) as refused:
            FirstSeat().check(wrong, 2)
        assert refused.value.reason.figures == {"option": "first", "value": shown, "allowed": "random | A | B"}


def test_several_are_put_into_their_order():
    assert Several("species", "random", ("a", "b", "c")).check(["c", "a"], 2) == ("a", "c")


@every_game
def test_every_word_that_an_option_names_can_be_typed_at_the_largest_table(name):
    game = futaie.game(name)
    for option in game.options:
        for word in option.words(game.seats[-1]):
            option.check(option.read(word), game.seats[-1])


def test_the_first_player_is_a_letter_of_the_table():
    assert FirstSeat().allowed(3) == "random | A | B | C"
    assert FirstSeat().read("b") == FirstSeat().read("B") == 1
    with pytest.raises(BadSetup) as refused:
        FirstSeat().check(FirstSeat().read("D"), 3)
    assert refused.value.reason.figures["value"] == "D"


def test_a_wrong_list_is_shown_as_it_is_typed():
    option = Several("species", "random", ("a", "b", "c"))
    assert option.typed(option.read("a,x")) == option.typed(option.read("a x")) == "a,x"
    assert len(option.typed(["a"] * 1000)) <= 80
