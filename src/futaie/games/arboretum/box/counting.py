"""Counting a real table of Arboretum."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i16, u8

from futaie.core.box.table_files import schema_and_template
from futaie.core.box.untrusted_fields import UntrustedField
from futaie.core.game import Count
from futaie.core.pen import Pen
from futaie.core.rules.outcome import Line, places
from futaie.core.rules.reason import BadTable, Reason
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS, NAMES, NUMBERS
from futaie.games.arboretum.faces.shapes import CountedPlayer, CountedTable, SpeciesCount
from futaie.games.arboretum.faces.sheet import hand_figures, species_lines
from futaie.games.arboretum.rules.garden import Garden, cell_at, empty_garden
from futaie.games.arboretum.rules.reasons import Impossible
from futaie.games.arboretum.rules.scoring import SPECIES, Paths, hand_sums, highest_sum

TOP = 8
WIDEST = 33
"""No garden in a game gets anywhere near this wide."""
FARTHEST = 1000


class WrittenTable:
    """A written-down table, checked."""

    def __init__(self, table: object) -> None:
        fields = UntrustedField(table).fields("species", "players")
        self.seen: set[str] = set()
        self.species = self._species(fields["species"])
        players = [player.fields("name", "hand", "garden") for player in fields["players"].items(1, 4)]
        self.names = [player["name"].text() for player in players]
        self.hands = [self._hand(name, player["hand"]) for name, player in zip(self.names, players, strict=True)]
        self.gardens = [self._garden(name, player["garden"]) for name, player in zip(self.names, players, strict=True)]

    def _species(self, given: UntrustedField) -> list[str]:
        letters: list[str] = []
        for item in given.items(1, len(LETTERS)):
            letter = item.text()
            if len(letter) != 1 or letter not in LETTERS:
                raise _impossible(Impossible.NO_SUCH_SPECIES, item, species=letter, allowed=" ".join(LETTERS))
            if letter in letters:
                raise _impossible(Impossible.SPECIES_TWICE, item, species=letter)
            letters.append(letter)
        return [letter for letter in LETTERS if letter in letters]

    def _card(self, player: str, given: UntrustedField) -> int:
        card = given.text()
        if card not in NUMBERS:
            raise _impossible(Impossible.NO_SUCH_CARD, given, player=player, card=card)
        if card[0] not in self.species:
            raise _impossible(Impossible.CARD_NOT_IN_PLAY, given, player=player, card=card, species=card[0])
        if card in self.seen:
            raise _impossible(Impossible.CARD_TWICE, given, player=player, card=card)
        self.seen.add(card)
        return NUMBERS[card]

    def _hand(self, player: str, given: UntrustedField) -> list[int]:
        return [self._card(player, item) for item in given.items(0, len(NAMES))]

    def _garden(self, player: str, given: UntrustedField) -> Garden:
        """Plants from the first card outwards, so that every card touches an earlier one."""
        at: dict[tuple[int, int], int] = {}
        written: dict[int, UntrustedField] = {}
        for item in given.items(0, len(NAMES)):
            fields = item.fields("card", "x", "y")
            card = self._card(player, fields["card"])
            place = fields["x"].number(-FARTHEST, FARTHEST), fields["y"].number(-FARTHEST, FARTHEST)
            if place in at:
                figures = {"player": player, "card": NAMES[card], "other": NAMES[at[place]]}
                raise _impossible(Impossible.CELL_TAKEN, item, **figures)
            at[place] = card
            written[card] = item
        garden = empty_garden(max(1, len(at)))
        if not at:
            return garden
        xs, ys = [x for x, _ in at], [y for _, y in at]
        if max(xs) - min(xs) >= WIDEST or max(ys) - min(ys) >= WIDEST:
            raise _impossible(Impossible.TOO_WIDE, given, player=player, most=WIDEST)
        for card in self._plant_all(garden, at, ((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)):
            raise _impossible(Impossible.NOT_CONNECTED, written[card], player=player, card=NAMES[card])
        return garden

    def _plant_all(self, garden: Garden, at: dict[tuple[int, int], int], middle: tuple[int, int]) -> list[int]:
        """Plants what it can; returns the cards that are not connected to the first one."""
        first = next(iter(at))
        reached, waiting = {first}, [first]
        while waiting:
            x, y = waiting.pop()
            cell = cell_at(x - middle[0], y - middle[1])
            if garden.count == 0:
                garden.open(cell)
            garden.plant(at[x, y], cell)
            for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if place in at and place not in reached:
                    reached.add(place)
                    waiting.append(place)
        return [card for place, card in at.items() if place not in reached]


def _impossible(why: Impossible, given: UntrustedField, **figures: str | int) -> BadTable:
    cut = {name: value[:40] if isinstance(value, str) else value for name, value in figures.items()}
    return BadTable(Reason(why, {"where": given.where, **cut}))


def count(data: object) -> CountedTable:
    table = WrittenTable(data)
    sums = hand_sums_of(table.hands)
    players: list[CountedPlayer] = []
    keys: list[int] = []
    for seat, garden in enumerate(table.gardens):
        lines: list[Line] = []
        paths = Paths(garden, TOP)
        counted: dict[str, SpeciesCount] = {}
        total = 0
        for letter in table.species:
            species = LETTERS.index(letter)
            hand_sum = int(sums[seat * SPECIES + species])
            right = hand_sum == highest_sum(sums, species)
            points = int(paths.best(species)) * right
            path = [NAMES[card] for card in paths.path()]
            counted[letter] = {"hand_sum": hand_sum, "right": right, "path": path, "points": points}
            total += points
            lines += species_lines(paths, species, hand_figures(sums, seat, species, table.hands[seat]), TOP)
        planted = int(garden.species_count())
        keys.append(total * 16 + planted)
        players.append(
            {
                "name": table.names[seat],
                "total": total,
                "planted_species": planted,
                "species": counted,
                "sheet": [line.plain() for line in lines],
                "place": 0,
            }
        )
    ranking = places(keys)
    for player, place in zip(players, ranking, strict=True):
        player["place"] = place
    return {"players": players, "winners": [seat for seat, place in enumerate(ranking) if place == 1]}


def hand_sums_of(hands: list[list[int]]) -> vec[i16]:
    """For each player and species, at player * 10 + species, the sum in hand."""
    room = max(1, *map(len, hands))
    flat = [card for hand in hands for card in (*hand, *[0] * (room - len(hand)))]
    return hand_sums(vec[u8](flat), vec[u8]([len(hand) for hand in hands]), TOP)


def sheet(counted: CountedTable, pen: Pen) -> str:
    lines = []
    for player in counted["players"]:
        said = pen.say("count-player", name=player["name"], points=player["total"], planted=player["planted_species"])
        lines.append(pen.paint(said, "bold"))
        for letter, line in player["species"].items():
            message = "count-no-right" if not line["right"] else "count-path" if line["points"] else "count-no-path"
            said = pen.say(message, sum=line["hand_sum"], path=" ".join(line["path"]))
            head = pen.say("sheet-species", name=pen.say(f"name-{letter}"))
            lines.append(f"    {line['points']:>2}  {letter} {head} {said}")
    winners = [counted["players"][seat]["name"] for seat in counted["winners"]]
    lines.append(pen.paint(pen.say("winners", count=len(winners), seats=", ".join(winners)), "bold"))
    return "\n".join(lines)


COUNT = Count(count, sheet, *schema_and_template(Path(__file__).parent), lambda seats: tuple(NAMES))
