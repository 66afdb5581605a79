"""The toy game joins the others by nothing but its folder."""

from collections import Counter
from pathlib import Path

from hypothesis import strategies as st

from futaie.games import __path__ as folders
from futaie.games import game
from tests.specimen import Specimen

folders.append(str(Path(__file__).parent))


def redeal(position, order, reader, rng):
    """Whatever the reader has not seen changes places."""
    seen = {str(position.cards[place]) for place in position.known(reader)}
    hidden = [card for card in order if card not in seen]
    mixed = iter(sorted(hidden, key=lambda card: (rng.word(), card)))
    return [card if card in seen else next(mixed) for card in order]


def retell(position, story, reader, rng):
    """As long as the match is running, others may have decided otherwise."""
    if position.over:
        return story
    return [(seat, action if seat == reader else rng.below(2)) for seat, action in story]


SPECIMEN = Specimen(
    game=game("high-card"),
    options=lambda seats: st.fixed_dictionaries({"first": st.integers(0, seats - 1), "cards": st.integers(8, 20)}),
    deck=lambda position, options: [str(card) for card in range(1, options["cards"] + 1)],
    stock=lambda position: Counter(map(str, position.cards)),
    redeal=redeal,
    retell=retell,
    came_true=lambda preview, events, after, seat: preview["gives"] in (None, after.cards[after.seats + seat]),
    turns=lambda seats, options: (seats, seats),
)
