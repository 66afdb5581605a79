"""Tout là-haut scored by reading the rules literally, from trees written as words, bottom to top."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

Floor = tuple[str, int]
GREY = "grey"


def floors(tree: Sequence[str]) -> list[Floor]:
    found: list[Floor] = []
    for word in tree:
        if word.startswith("-"):
            found += [(GREY, 2), (GREY, 2)]
        else:
            found += [(word[0], int(word[1])), (word[2], int(word[3]))]
    return found


def may_build(tree: Sequence[str], word: str) -> bool:
    if word.startswith("-") or not tree or tree[-1].startswith("-"):
        return True
    top, bottom = floors(tree)[-1], floors([word])[0]
    return top[0] == bottom[0] or top[1] == bottom[1]


def run(tree: Sequence[str]) -> int:
    groups = [(colour, len(list(group))) for colour, group in groupby(colour for colour, _ in floors(tree))]
    return max((length for colour, length in groups if colour != GREY), default=0)


def colours(tree: Sequence[str]) -> Counter[str]:
    return Counter(colour for colour, _ in floors(tree) if colour != GREY)


def points_after_runs(trees: Sequence[Sequence[str]]) -> list[int]:
    longest = max(run(tree) for tree in trees)
    points = []
    for tree in trees:
        own = sum(value for _, value in floors(tree))
        if run(tree) == longest:
            own += longest
        points.append(own)
    return points


def meet(trees: Sequence[Sequence[str]], objective: str) -> list[bool]:
    if objective == "monochrome":
        most = [max(colours(tree).values(), default=0) for tree in trees]
        return [own >= 1 and own == max(most) for own in most]
    if objective == "two-step":
        return [len([colour for colour, count in colours(tree).items() if count == 3]) >= 2 for tree in trees]
    if objective == "efficient":
        few = [len(colours(tree)) for tree in trees]
        return [own == min(few) for own in few]
    if objective == "diversified":
        pairs = [len([colour for colour, count in colours(tree).items() if count >= 2]) for tree in trees]
        return [own >= 1 and own == max(pairs) for own in pairs]
    assert objective == "little-treehouse"
    points = points_after_runs(trees)
    return [own == min(points) for own in points]


WORTH = {"monochrome": 5, "two-step": 5, "efficient": 5, "diversified": 5, "little-treehouse": 7}


def scores(trees: Sequence[Sequence[str]], objective: str | None) -> list[int]:
    points = points_after_runs(trees)
    if objective is not None:
        points = [own + WORTH[objective] * met for own, met in zip(points, meet(trees, objective), strict=True)]
    return points
