from __future__ import annotations

from futaie.core.research.encoder import Encoder, Field
from futaie.core.vecs import vec

from .position import HighCard


class HighCardEncoder(Encoder):
    def __init__(self, seats: int, cards: int) -> None:
        super().__init__(
            [
                Field("cards", 0, (2, seats), cards, "hands, then spare cards, as far as they are known"),
                Field("mover", 2 * seats, (1,), seats, "1 for the seat that looks; 0 when the game is over"),
            ]
        )

    def write(self, position: HighCard, seat: int, into: vec, at: int) -> None:
        known = position.known(seat)
        for row in (0, position.seats):
            for place in range(position.seats):
                where = row + (seat + place) % position.seats
                into[at + row + place] = position.cards[where] if where in known else 0
        mover = position.mover()
        into[at + 2 * position.seats] = 0 if mover < 0 else (mover - seat) % position.seats + 1
