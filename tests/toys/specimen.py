"""The toy game joins the others just by its folder."""

from collections import Counter
from pathlib import Path

from hypothesis import strategies as st

from futaie.games import __path__ as folders
from futaie.games import game
from tests.specimen import Specimen, mixed

folders.append(str(Path(__file__).parent))


def retell(position, deal, story, reader, rng):
    """Unseen cards change places; while the match is running, others may make different decisions."""
    seen = {str(position.cards[place]) for place in position.known(reader)}
    hidden = iter(mixed([card for card in deal["deck"] if card not in seen], rng))
    deal = {"deck": [card if card in seen else next(hidden) for card in deal["deck"]]}
    if position.over:
        return deal, story
    return deal, [(seat, action if seat == reader else rng.below(2)) for seat, action in story]


SPECIMEN = Specimen(
    game=game("high-card"),
    options=lambda seats: st.fixed_dictionaries({"first": st.integers(0, seats - 1), "cards": st.integers(8, 20)}),
    deal=lambda position, rng: {"deck": mixed(map(str, position.cards), rng)},
    stock=lambda position: Counter(map(str, position.cards)),
    retell=retell,
    came_true=lambda preview, events, after, seat: preview["gives"] in (None, after.cards[after.seats + seat]),
    turns=lambda position, options: (position.seats, position.seats),
)
