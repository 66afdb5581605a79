"""Create the stored records of a game by random play: `PYTHONPATH=src python tools/make_records.py arboretum hortis`.

The tests always replay them. So create new ones only with a new version of a game's rules or new card data, and keep
the old ones as long as they still replay. Existing records stay; new ones get the next numbers.
"""

import json
import random
import sys
from pathlib import Path

import futaie
from futaie.games.hortis.box.cards import Deck
from futaie.games.hortis.box.deck_file import RECONSTRUCTED, parse_json
from futaie.games.larbre.box.cards import SPIRITS, Box
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.rules.options import RESERVE
from futaie.games.tout_la_haut.box.cards import DECK
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVES
from futaie.record.record import record_of

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "record" / "stored"
EACH = 60


def arboretum(seats: int, dice: random.Random) -> dict[str, object]:
    return {
        "first": dice.choice(["random", *range(seats)]),
        "species": dice.choice(["random", dice.sample("bacdjmortw", dice.randint(1, 10))]),
        "ranks": dice.choice([8, 8, dice.randint(2, 8)]),
        "hand": dice.choice([7, 7, dice.randint(1, 7)]),
    }


def hortis(seats: int, dice: random.Random) -> dict[str, object]:
    return {
        "deck": dice.choice([RECONSTRUCTED, RECONSTRUCTED, own_deck(dice)]),
        "cards": dice.choice([9, 9, dice.randint(2, 9)]),
        "pool": dice.choice(["all", "all", dice.sample(range(1, 19), dice.randint(9, 18))]),
        "recipes": dice.choice(["none", "random", dice.sample(range(1, 19), 2)]),
    }


def own_deck(dice: random.Random) -> Deck:
    """Other cards with the same recipes."""
    data = json.loads(RECONSTRUCTED.content) | {"name": f"Random {dice.randrange(1000)}"}
    for card in data["card"]:
        cells = [dice.choice(["O1", "O2", "Y1", "Y2", "G1", "G2"]) for _ in range(5)]
        cells.insert(dice.randrange(6), "..")
        card["rows"] = [" ".join(cells[:3]), " ".join(cells[3:])]
    return parse_json(json.dumps(data), "own")


def tout_la_haut(seats: int, dice: random.Random) -> dict[str, object]:
    return {
        "first": dice.choice(["random", *range(seats)]),
        "strategic": dice.choice([False, True]),
        "late_draw": dice.choice([False, True]),
        "objective": dice.choice(["none", "random", *OBJECTIVES]),
        "rounds": dice.choice(["standard", "standard", dice.randint(1, 7)]),
        "cards": dice.choice(["standard", "standard", dice.sample(DECK, dice.randint(16, 32))]),
    }


def larbre(seats: int, dice: random.Random) -> dict[str, object]:
    return {
        "first": dice.choice(["random", *range(seats)]),
        "branch": dice.choice(["chain", "fork"]),
        "growth": dice.choice(["choice", "choice", "always"]),
        "stall": dice.choice([6, 6, dice.randint(1, 12)]),
        "reserve": dice.choice([RESERVE, RESERVE, [dice.randint(0, most) for most in RESERVE]]),
        "cards": dice.choice(["all", "all", [dice.randint(1, 6) for _ in range(6)]]),
        "icons": dice.choice(["all", "all", dice.sample(SPIRITS, dice.randint(1, 4))]),
        "hand": dice.choice([6, 6, dice.randint(1, 6)]),
        "dealt": dice.choice([3, 3, dice.randint(1, 6)]),
        "river": dice.choice([4, 4, dice.randint(2, 4)]),
        "deck": dice.choice([BOX, BOX, own_box(dice)]),
    }


def own_box(dice: random.Random) -> Box:
    """Cards of l'Arbre that nobody has, with spirits paired on tiles in other ways."""
    backs = dice.choice([(1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0)])
    return Box(tuple(dice.randint(1, 7) for _ in BOX.counts), backs)


OPTIONS = {"arboretum": arboretum, "hortis": hortis, "larbre": larbre, "tout-la-haut": tout_la_haut}


TROUBLE = {"larbre": [0, 0, 0.002, 0.005], "tout-la-haut": [0, 0, 0.05, 0.15]}
"""The probability of an incident before each action; higher in short games, so that all kinds of ends occur."""


def some_match(game: futaie.Game, seats: int, dice: random.Random) -> futaie.Match:
    while True:
        try:
            seed = f"{dice.getrandbits(128):032x}"
            return futaie.Match(game, seats, seed, None, **OPTIONS[game.name](seats, dice))
        except futaie.BadSetup:
            pass  # these options cannot be combined


def play(match: futaie.Match, dice: random.Random) -> None:
    """Random play to the end; now and then somebody leaves, a bot takes over, or the match is aborted."""
    rng = futaie.Rng(dice.getrandbits(64))
    trouble = dice.choice(TROUBLE.get(match.game.name, [0, 0, 0.02, 0.05]))
    while match.result is None:
        seat = dice.choice(match.position.movers())
        if dice.random() < trouble:
            disturb(match, seat, dice)
        else:
            match.play(seat, match.seen(seat).random_action(seat, rng))


def disturb(match: futaie.Match, seat: int, dice: random.Random) -> None:
    what = dice.randrange(6)
    if what == 0:
        match.abort()
    elif what < 3 or seat in match.left:
        match.seat_bot(seat, "random")
    else:
        (match.resign if what < 5 else match.time_out)(seat)
        if match.result is None:
            match.seat_bot(seat, "random")


def main() -> None:
    for name in sys.argv[1:]:
        game = futaie.game(name)
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        first = len(list(folder.glob(f"v{game.version}-*.txt")))
        dice = random.Random(f"{name} {game.version} {first}" if first else f"{name} {game.version}")
        for number in range(first, first + EACH):
            match = some_match(game, game.seats[number % len(game.seats)], dice)
            play(match, dice)
            (folder / f"v{game.version}-{number:03}.txt").write_text(str(record_of(match)))
        print(f"{EACH} records in {folder}")


if __name__ == "__main__":
    main()
