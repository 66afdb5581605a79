"""Text on the screen: wrapped to its width, second columns aligned."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from futaie.terminal.screen.layout import laid_out, wrapped

HELP = """Type something.

undo  take back your last action, until it shows something or ends your turn
save FILE  write the match to a file
a very long first column indeed  what it does"""


def test_second_columns_begin_at_the_same_place():
    lines = laid_out(HELP, 40).split("\n")
    assert lines == [
        "Type something.",
        "",
        "undo       take back your last action,",
        "           until it shows something or",
        "           ends your turn",
        "save FILE  write the match to a file",
        "a very long first column indeed",
        "           what it does",
    ]


def test_text_to_copy_is_not_broken():
    line = "    futaie resume " + "x" * 30 + " y"
    assert laid_out(f"Go on with:\n{line}", 20) == f"Go on with:\n{line}"


def test_french_punctuation_stays_with_its_words():
    text = "Il y a : deux « joueurs » ; ou trois ? Oui !"
    for width in range(10, 50):
        for line in wrapped(text, width):
            assert line[0] not in ":;»?!"
            assert line[-1] != "«"


@given(st.lists(st.text("abc -—", max_size=60), max_size=6), st.integers(20, 90))
def test_every_word_is_there_in_its_order_and_no_line_is_too_long(lines, width):
    text = "\n".join(lines)
    shown = laid_out(text, width)
    assert shown.split() == text.split()
    for line in shown.split("\n"):
        assert len(line) <= width or line.startswith("    ") or " " not in line.strip()
