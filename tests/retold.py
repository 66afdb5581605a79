"""A random match, told again with other hidden cards and other hidden choices."""

from __future__ import annotations

from hypothesis import strategies as st

from futaie import Match, Rng
from tests.battery import SEEDS, random_match, without_drafts_of_others
from tests.specimen import Deal, Specimen, Story


class RetoldMatch:
    def __init__(self, specimen: Specimen, seats: int, data: st.DataObject, most_steps: int) -> None:
        self.specimen = specimen
        self.seats = seats
        self.options = data.draw(specimen.options(seats), label="options")
        self.seed = data.draw(SEEDS, label="seed")
        steps = data.draw(st.integers(0, most_steps), label="steps")
        self.rng = Rng(self.seed)
        self.deal = specimen.deal(specimen.game.new(seats=seats, seed=self.seed, **self.options), self.rng)
        self.played = self.dealt(self.deal)
        self.story = random_match(self.played, self.rng, steps)

    def dealt(self, deal: Deal) -> Match:
        """A new match with these cards."""
        return Match(self.specimen.game, self.seats, self.seed, deal, **self.options)

    def kept(self, reader: int | None) -> Story:
        """What was played, as far as the reader can have noticed."""
        return without_drafts_of_others(self.played, self.story, reader)

    def retold(self, reader: int | None) -> tuple[Deal, Story]:
        """Another deal and story that the reader cannot tell from these."""
        return self.specimen.retell(self.played.position, self.deal, self.kept(reader), reader, self.rng)
