"""Plays, amounts, spirits and growth against their slow, literal twins."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie.games.larbre.box.kinds import NO_TYPE
from futaie.games.larbre.rules.position import LArbre
from tests.battery import examples
from tests.games.larbre.rules import slow_rules as slow
from tests.games.larbre.table import BOX_CARDS, GAME, legal_words, look, place_all, play, table, tips

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
CARDS = sorted(BOX_CARDS.elements())


@st.composite
def deals(draw, least=1):
    """A hand, a river and the rest."""
    dice = random.Random(draw(st.integers(0, 2**32)))
    cards = dice.sample(CARDS, len(CARDS))
    # Few icons and types make more pairs.
    if draw(st.booleans()):
        favoured = dice.sample(["faun", "dryad", "naiad", "pegaea"], 1)[0]
        cards.sort(key=lambda card: not card.endswith(favoured) and dice.random() < 0.7)
    count = draw(st.integers(least, 6))
    return cards[:count], cards[count : count + 4], cards[count + 4 :]


def all_plays(position: LArbre, done: str = "") -> list[tuple[str, LArbre]]:
    """Every chain of words from the start of a turn up to the reveal, and the position before it."""
    found = []
    for word in legal_words(position):
        if word.startswith(("+", "trunk")):
            continue
        if word == "reveal":
            found.append((done.strip(), position))
            continue
        after = position.copy()
        play(after, word)
        found += all_plays(after, f"{done} {word}")
    return found


def declared(words: str) -> tuple[str | None, list[str]]:
    """What a play makes grow, None if it only invokes, and its cards."""
    first, *cards = words.split()
    if first.startswith("grow-"):
        return first.removeprefix("grow-"), cards
    return None, ["flute"] if first == "flute-alone" else [first]


@examples(60, 1500)
@given(deal=deals(), up=st.tuples(st.sampled_from(["faun", "dryad"]), st.sampled_from(["naiad", "pegaea"])))
def test_all_subsets_of_a_hand_that_the_rules_allow_can_be_played_each_in_one_way(deal, up):
    hand, river, _ = deal
    position = table((" ".join(hand), ""), " ".join(river), up=" ".join(up))
    found = Counter()
    for words, before in all_plays(position):
        type_, cards = declared(words)
        found[type_, tuple(sorted(cards))] += 1
        told = look(before, "reveal")
        assert sorted(told["cards"]) == sorted(cards)
        if type_:
            assert told["amount"] == slow.amount(cards, type_, river)
    assert set(found) == slow.plays(hand, up)
    assert max(found.values(), default=1) == 1


def reserve(position: LArbre, seat: int) -> slow.Reserve:
    return dict(position.view(None)["reserves"][seat])


def offered(position: LArbre) -> list[tuple[str, slow.Tip]]:
    now = tips(position)
    found = []
    for word in legal_words(position):
        if "@" in word:
            piece, number = word.split("@")
            found.append((piece, now[int(number)]))
    return found


def merged(steps: list[tuple[str, slow.Tip]]) -> list[tuple[str, slow.Tip]]:
    """The owner of a twig that already carries one makes no difference."""
    return sorted({(piece, ("any", state) if state == "twig" else (owner, state)) for piece, (owner, state) in steps})


def random_tree(dice: random.Random) -> str:
    """Twigs of all colours, some of them with leaves, buds and more."""
    words, open_tips, count = [], [2, 5, 8, 11], 12
    for _ in range(dice.randrange(7)):
        tip = dice.choice(open_tips)
        words.append(f"twig@{tip}" + dice.choice(["", ":A", ":B", ":C"]))
        open_tips.remove(tip)
        open_tips.append(count)
        count += 1
    for tip in open_tips:
        for piece in ("leaf", "bud", dice.choice(["fruit", "flower"]))[: dice.choice([0, 1, 2, 2, 2, 3])]:
            words.append(f"{piece}@{tip}" + (":B" if piece in ("fruit", "flower") else ""))
    return " ".join(words)


@examples(150, 3000)
@given(deal=deals(), seed=st.integers(0, 2**32))
def test_exactly_the_placements_that_keep_the_most_attainable_are_offered(deal, seed):
    hand, river, _ = deal
    dice = random.Random(seed)
    reserves = [
        {
            piece: dice.randint(0, most)
            for piece, most in (("twig", 2), ("leaf", 2), ("fruit", 3), ("flower", 1), ("common", 1))
        }
        for _ in range(3)
    ]
    position = table((" ".join(hand), "", ""), " ".join(river), tree=random_tree(dice), reserves=reserves)
    play_ = [(words, before) for words, before in all_plays(position) if before.growing != NO_TYPE]
    if not play_:
        return
    words, position = dice.choice(play_)
    fruity = [one for one in play_ if one[0].startswith("grow-fruit")]
    if fruity and dice.random() < 0.6:
        words, position = dice.choice(fruity)
    type_ = words.split()[0].removeprefix("grow-")
    position = position.copy()
    play(position, "reveal")
    owed = slow.amount(words.split()[1:], type_, river)
    if position.view(None)["phase"] == "before":
        play(position, "grow")
    if position.turn == 1 and position.view(None)["phase"] == "grow":
        assert position.owed == slow.most(tips(position), reserve(position, 0), "A", type_, owed)
    while not position.over and position.mover() == 0 and position.view(None)["phase"] == "grow":
        steps = slow.best_steps(tips(position), reserve(position, 0), "A", type_, min(owed, 4))
        if owed <= 4:
            assert merged(offered(position)) == merged(steps)
        chosen = dice.choice(legal_words(position))
        play(position, chosen)
        owed -= 1


def engine_plans(position: LArbre, done: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Every order in which spirits can be invoked from here to the end of the turn."""
    phase = position.view(None)["phase"]
    if position.over or position.mover() != 0:
        return {done if "|" in done else (*done, "|")}
    if phase == "grow":
        place_all(position)
        return engine_plans(position, (*done, "|"))
    if phase == "keep":
        play(position, legal_words(position)[0])
        return engine_plans(position, done)
    if phase == "after" and "|" not in done:
        done = (*done, "|")
    found = set()
    words: dict[str, str] = {}
    for word in legal_words(position):
        words.setdefault("dryad" if "@" in word else word.split(">")[0].split("+")[0], word)
    for name, word in words.items():
        after = position.copy()
        play(after, word)
        if name == "end":
            found.add(done)
        elif name == "grow":
            found |= engine_plans(after, done if after.view(None)["phase"] == "grow" else (*done, "|"))
        else:
            found |= engine_plans(after, (*done, name))
    return found


@examples(60, 1500)
@given(deal=deals(), seed=st.integers(0, 2**32))
def test_spirits_are_offered_before_and_after_growing_as_the_rules_say(deal, seed):
    """The river and the next cards are flutes, and there are plenty of tips or none, so the Naiad changes nothing."""
    hand, _, _ = deal
    dice = random.Random(seed)
    hand = [card for card in hand if card != "flute"] + ["flute"] * dice.randrange(2)
    up = [dice.choice(["faun", "dryad"]), dice.choice(["naiad", "pegaea"])]
    position = table((" ".join(hand), ""), "flute flute flute flute", source="flute", up=" ".join(up))
    plays = all_plays(position)
    if not plays:
        return
    words, position = dice.choice(plays)
    type_, cards = declared(words)
    position = position.copy()
    play(position, "reveal")
    room = False
    if type_:
        owed = slow.amount(cards, type_, [])
        state = tips(position), reserve(position, 0)
        most = slow.most(*state, "A", type_, owed)
        for _ in range(most):
            piece, kind = slow.best_steps(*state, "A", type_, 1)[0]
            state = slow.put(*state, "A", piece, state[0].index(kind))
        room = most > 0 and slow.most(*state, "A", type_, 1) == 1
    assert engine_plans(position) == slow.plans(cards, type_, up, room)


@pytest.mark.parametrize("seed", range(12 if not DEEP else 200))
def test_in_whole_games_the_growth_is_what_the_slow_twin_counts(seed):
    import futaie

    position = GAME.new(2 + seed % 3, seed=f"grow {seed}")
    rng = futaie.Rng(seed)
    while not position.over:
        seat = position.mover()
        action = position.random_action(seat, rng)
        events = position.play(seat, action)
        for event in events:
            if event.kind == "grow":
                shown = position.view(None)["play"]
                cards = shown["cards"] if shown else None
                if cards and not position.over:
                    assert event.shown["amount"] == slow.amount(
                        cards, event.shown["grows"], position.view(None)["river"]
                    )
