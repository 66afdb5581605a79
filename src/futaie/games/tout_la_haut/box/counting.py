"""Counting a real table of Tout là-haut."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from mypy_extensions import u8

from futaie.core.box.table_files import schema_and_template
from futaie.core.box.untrusted_fields import UntrustedField
from futaie.core.game import Count
from futaie.core.pen import Pen
from futaie.core.rules.reason import BadTable, Reason, Why
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import DECK, KINDS, NUMBERS
from futaie.games.tout_la_haut.faces.notation import DOWN
from futaie.games.tout_la_haut.faces.shapes import CountedPlayer, CountedTable, CountedTree
from futaie.games.tout_la_haut.faces.view import worths
from futaie.games.tout_la_haut.rules.grove import FITS, KIND_COUNT, LEFT, NO_OBJECTIVE, RIGHT, Grove
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVE_NAMES
from futaie.games.tout_la_haut.rules.options import MOST_ROUNDS
from futaie.games.tout_la_haut.rules.position import ToutLaHaut, starts_second
from futaie.games.tout_la_haut.rules.reasons import Impossible, Points
from futaie.games.tout_la_haut.rules.scoring import scores
from futaie.games.tout_la_haut.rules.setup import SEATS, cards_needed, standard_cards, standard_rounds

FLOOR = re.compile(r"[a-z][0-9]|-2")
GREY_FLOOR = "-2"
"""One of the two floors on a card's back."""
EXAMPLE = KINDS[-1].name
MOST_CARDS = len(DECK)


class WrittenTable:
    """A written-down table, checked."""

    def __init__(self, table: object) -> None:
        fields = UntrustedField(table).fields("players", optional=("rounds", "objective", "second_objective"))
        items = fields["players"].items(SEATS[0], SEATS[-1])
        self.strategic = "second_objective" in fields or any(
            isinstance(item.value, dict) and "second_tree" in item.value for item in items
        )
        wanted = ("name", "tree", "second_tree") if self.strategic else ("name", "tree")
        players = [item.fields(*wanted) for item in items]
        self.seats = len(players)
        self.names = [player["name"].text() for player in players]
        self.deck = Counter(standard_cards(self.seats))
        self.rounds = self._rounds(fields.get("rounds"))
        self.objectives = self._objectives(fields)
        self.trees = [self._trees([player[field] for player in players]) for field in wanted[1:]]

    def _rounds(self, given: UntrustedField | None) -> int:
        """The number in the rules, unless the game played was shorter or longer."""
        if given is None:
            return standard_rounds(self.seats)
        possible = [n for n in range(1, MOST_ROUNDS + 1) if cards_needed(self.seats, n) <= self.deck.total()]
        return given.number(1, max(possible))

    def _objectives(self, fields: dict[str, UntrustedField]) -> list[int]:
        names = ("objective", "second_objective") if self.strategic else ("objective",)
        given = [name for name in names if name in fields]
        if not given:
            return [NO_OBJECTIVE] * 2
        for name in names:
            if name not in fields:
                raise BadTable(Reason(Why.MISSING_FIELD, {"where": name}))
        chosen = [fields[name].one_of(OBJECTIVE_NAMES) for name in names]
        if chosen[1:] == chosen[:1]:
            raise _impossible(Impossible.SAME_OBJECTIVE, fields[names[-1]].where, objective=chosen[0])
        return [OBJECTIVE_NAMES.index(name) for name in chosen]

    def _trees(self, given: list[UntrustedField]) -> list[list[int]]:
        """The trees of one game as actions, from the ground up; no card appears more often than in the box."""
        used: Counter[str] = Counter()
        trees = []
        for player, tree in zip(self.names, given, strict=True):
            actions = []
            for word, where in self._cards(player, tree):
                actions.append(self._action(player, word, where, used))
                if len(actions) > 1:
                    self._check_fit(player, where, *actions[-2:])
            if len(actions) != self.rounds:
                raise _impossible(
                    Impossible.WRONG_HEIGHT, tree.where, player=player, cards=len(actions), rounds=self.rounds
                )
            trees.append(actions)
        return trees

    def _cards(self, player: str, given: UntrustedField) -> list[tuple[str, str]]:
        """The cards of a tree and their places. If everything is written as floors, two of them make a card."""
        items = given.items(0, 2 * MOST_CARDS)
        words, places = [item.text() for item in items], [item.where for item in items]
        if not words or not all(FLOOR.fullmatch(word) for word in words):
            return list(zip(words, places, strict=True))
        known = {str(floor) for card in KINDS for floor in (card.bottom, card.top)} | {GREY_FLOOR}
        for word, where in zip(words, places, strict=True):
            if word not in known:
                figures = {"player": player, "floor": word, "example": EXAMPLE[:2], "grey": GREY_FLOOR}
                raise _impossible(Impossible.NO_SUCH_FLOOR, where, **figures)
        if len(words) % 2:
            raise _impossible(Impossible.ODD_FLOORS, given.where, player=player, floors=len(words))
        pairs = zip(words[::2], words[1::2], strict=True)
        cards = [DOWN if pair == (GREY_FLOOR, GREY_FLOOR) else "".join(pair) for pair in pairs]
        return list(zip(cards, places[::2], strict=True))

    def _action(self, player: str, word: str, where: str, used: Counter[str]) -> int:
        if word == DOWN:
            return 1  # any card will do: face down, its floors do not count
        name = word.removeprefix(DOWN)
        if name not in NUMBERS:
            raise _impossible(Impossible.NO_SUCH_CARD, where, player=player, card=word, example=EXAMPLE)
        if name not in self.deck:
            raise _impossible(Impossible.NOT_WITH_TWO, where, player=player, card=name)
        used[name] += 1
        if used[name] > self.deck[name]:
            figures: dict[str, str | int] = {
                "player": player,
                "card": name,
                "found": used[name],
                "copies": self.deck[name],
            }
            raise _impossible(Impossible.TOO_OFTEN, where, **figures)
        return 2 * NUMBERS[name] + word.startswith(DOWN)

    def _check_fit(self, player: str, where: str, below: int, above: int) -> None:
        """tout-la-haut 3."""
        if below & 1 or above & 1 or FITS[(below >> 1) * KIND_COUNT + (above >> 1)]:
            return
        names = {"card": KINDS[above >> 1].name, "below": KINDS[below >> 1].name}
        raise _impossible(Impossible.NO_FIT, where, player=player, **names)


def _impossible(why: Impossible, where: str, **figures: str | int) -> BadTable:
    cut = {name: value[:40] if isinstance(value, str) else value for name, value in figures.items()}
    return BadTable(Reason(why, {"where": where, **cut}))


def _grove(trees: list[list[int]], first: int, direction: int, objective: int) -> Grove:
    """The finished game."""
    seats, turns = len(trees), sum(map(len, trees))
    nothing = vec[u8]([u8(0)] * (seats + 1))
    built = vec[u8]([u8(0)] * turns)
    grove = Grove(seats, first, direction, turns, objective, nothing, nothing, built)
    for seat, tree in enumerate(trees):
        for height, action in enumerate(tree):
            built[height * seats + grove.place(seat)] = u8(action)
    grove.turn = turns
    return grove


def count(data: object) -> CountedTable:
    """The players are written in the order in which they played, so the first of them started."""
    table = WrittenTable(data)
    games = [_grove(table.trees[0], 0, LEFT, table.objectives[0])]
    starts: int | None = None
    if table.strategic:
        starts = int(starts_second(games[0], scores(games[0])))
        games.append(_grove(table.trees[1], starts, RIGHT, table.objectives[1]))
    before = games[0] if table.strategic else None
    position = ToutLaHaut(games[-1], False, table.strategic, vec[u8]([]), NO_OBJECTIVE, before)
    totals, ranking = position.scores(), position.ranking()
    counted: list[list[CountedTree]] = [
        [{**worth, "total": total} for worth, total in zip(worths(grove), scores(grove), strict=True)]
        for grove in games
    ]
    sheets = position.outcome().plain()["sheets"]
    players: list[CountedPlayer] = [
        {
            "name": name,
            "total": totals[seat],
            "place": ranking[seat],
            "games": [game[seat] for game in counted],
            "sheet": sheets[seat],
        }
        for seat, name in enumerate(table.names)
    ]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return {
        "players": players,
        "starts_second": starts,
        "tied": tied if len(tied) > 1 else [],
        "winners": [ranking.index(1)],
    }


def sheet(counted: CountedTable, pen: Pen) -> str:
    lines = []
    names = [player["name"] for player in counted["players"]]
    for player in counted["players"]:
        lines.append(pen.paint(pen.say("count-player", name=player["name"], points=player["total"]), "bold"))
        for half, game in enumerate(player["games"], 1):
            if len(player["games"]) > 1:
                lines.append("  " + pen.say("sheet-game", half=half, points=game["total"]))
            lines += [f"    {points:>3}  {said}" for points, said in _lines(game, pen)]
    lines.append("")
    if counted["starts_second"] is not None:
        lines.append(pen.say("count-starts", name=names[counted["starts_second"]]))
    winner = names[counted["winners"][0]]
    if counted["tied"]:
        lines.append(pen.say("count-tie", names=", ".join(names[seat] for seat in counted["tied"]), name=winner))
    lines.append(pen.paint(pen.say("count-winner", name=winner), "bold"))
    return "\n".join(lines)


def _lines(game: CountedTree, pen: Pen) -> list[tuple[int, str]]:
    ran, told = game["run"], game["objective"]
    why = Points.LONGEST_RUN if ran["points"] else Points.SHORTER_RUN if ran["longest"] else Points.NO_RUN
    lines = [(game["floors"], pen.say("count-floors")), (ran["points"], pen.say(why.value, **ran))]
    if told is not None:
        why = Points.OBJECTIVE_MET if told["met"] else Points.OBJECTIVE_MISSED
        lines.append((told["points"], pen.say(why.value, objective=told["name"], counts=told["counts"])))
    return lines


COUNT = Count(count, sheet, *schema_and_template(Path(__file__).parent), standard_cards)
