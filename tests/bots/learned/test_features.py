"""The input of nets: the choices are the legal actions, nothing hidden gets in, and derived numbers are right."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import u8

from futaie import Position, Rng
from futaie.core.players.features import Features
from futaie.core.vecs import vec
from futaie.games.arboretum.players.path_gains import PathGains
from futaie.games.arboretum.players.path_links import PathLinks
from futaie.games.arboretum.rules.actions import CHOOSE_CARD
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES, Paths
from futaie.games.larbre.box.kinds import KINDS, count_of
from futaie.games.larbre.rules.position import LArbre
from futaie.games.tout_la_haut.players.features import COMING
from futaie.games.tout_la_haut.rules.grove import KIND_COUNT
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.research.batch import Batch
from tests.battery import examples, new_position, walk
from tests.games.arboretum.specimen import SPECIMEN as ARBORETUM
from tests.games.larbre.specimen import SPECIMEN as LARBRE
from tests.games.tout_la_haut.specimen import SPECIMEN as TOUT_LA_HAUT
from tests.observing import observation, observed
from tests.specimen import Specimen
from tests.specimens import SPECIMENS, tables

TOLD_TO_NETS = [specimen for specimen in SPECIMENS if specimen.game.features is not None]
every_table = pytest.mark.parametrize(("specimen", "seats"), tables(TOLD_TO_NETS))
OTHER_RULES: dict[str, list[dict[str, Any]]] = {
    "arboretum": [{"ranks": 7}, {"ranks": 7, "hand": 6}, {"species": ("j", "o", "r", "c", "d")}],
    "larbre": [
        {"branch": "fork"},
        {"hand": 5},
        {"river": 3},
        {"cards": (4, 4, 4, 4, 4, 4)},
        {"icons": ("faun", "dryad")},
    ],
    "tout-la-haut": [{"strategic": True}, {"late_draw": True}, {"objective": "random"}, {"rounds": 3}],
}
TOLD = {
    "arboretum": "d758b724cc3172cce7fc00d2dc695850bd6470a78b17ee1ec7fe021700bcdacb",
    "larbre": "fac80bb5302b70843dafe0931884df20d9690d5aaec8be908d05301f3d009ccf",
    "tout-la-haut": "7d894638be420b403ecbfcce2e98e4aa0cae33ab194902c2a581c58c4834d71a",
}
"""Digests of the input in one random game for each number of seats."""


def features_for(specimen: Specimen, seats: int, options: dict[str, Any], truth: bool = False) -> Features:
    game = specimen.game
    assert game.features is not None
    return game.features(seats, game.checked(seats, options), truth)


@every_table
@examples(9, 60)
@given(data=st.data())
def test_the_choices_are_the_legal_actions(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    position, options, rng = new_position(data, specimen, seats)
    features = features_for(specimen, seats, options)
    for _ in walk(position, rng):
        for seat in range(seats):
            told = observation(features, position, seat)
            may = [choice for choice in range(int(features.choice_count)) if told[features.choices + choice]]
            numbers = vec[u8]([u8(number) for number in told])
            actions = [features.action(numbers, 0, seat, choice) for choice in may]
            assert sorted([*actions, *features.unlearned(position, seat)]) == sorted(position.legal(seat))


@every_table
@examples(9, 60)
@given(data=st.data())
def test_a_nets_input_does_not_depend_on_hidden_information(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, options, rng = new_position(data, specimen, seats)
    features = features_for(specimen, seats, options)

    def check(position: Position) -> None:
        for seat in range(seats):
            told = observation(features, position, seat, noise=1)
            assert observation(features, position.imagine(seat, rng), seat, noise=2) == told

    for _ in walk(position, rng):
        if rng.below(4 * specimen.pace) == 0:
            check(position)
    check(position)


@pytest.mark.parametrize("seats", [2, 3, 4])
@examples(6, 40)
@given(data=st.data())
def test_the_hidden_part_is_the_others_hands_and_comes_last(seats: int, data: st.DataObject) -> None:
    position, options, rng = new_position(data, ARBORETUM, seats)
    assert isinstance(position, Arboretum)
    plain, full = (features_for(ARBORETUM, seats, options, truth) for truth in (False, True))
    for _ in walk(position, rng):
        seat = rng.below(seats)
        told = observation(full, position, seat)
        assert told[: full.truth] == observation(plain, position, seat)
        if rng.below(9) == 0:
            truth = observed(full, position, seat)["truth"]
            for other in range(1, seats):
                owner = (seat + other) % seats
                first = owner * position.room
                held = sorted(int(card) for card in position.hands[first : first + int(position.hand_counts[owner])])
                flat = [mark for species in truth[other - 1] for mark in species]
                assert [card for card, mark in enumerate(flat) if mark] == held


@every_table
@examples(6, 40)
@given(data=st.data())
def test_hidden_information_comes_last_and_changes_nothing_else(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, options, rng = new_position(data, specimen, seats)
    plain, full = (features_for(specimen, seats, options, truth) for truth in (False, True))
    assert plain.truth == -1
    for _ in walk(position, rng):
        seat = rng.below(seats)
        assert observation(full, position, seat)[: full.truth] == observation(plain, position, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
@examples(6, 40)
@given(data=st.data())
def test_the_critic_of_larbre_sees_the_hands_of_the_others(seats: int, data: st.DataObject) -> None:
    position, options, rng = new_position(data, LARBRE, seats)
    assert isinstance(position, LArbre)
    full = features_for(LARBRE, seats, options, truth=True)
    for _ in walk(position, rng):
        seat = rng.below(seats)
        if rng.below(20) == 0:
            truth = observed(full, position, seat)["truth"]
            for other in range(1, seats):
                hand = position.piles.hands[(seat + other) % seats]
                assert truth[(other - 1) * KINDS : other * KINDS] == [count_of(hand, kind) for kind in range(KINDS)]


@pytest.mark.parametrize("seats", TOUT_LA_HAUT.game.seats)
@examples(6, 40)
@given(data=st.data())
def test_the_critic_of_tout_la_haut_sees_the_next_draws(seats: int, data: st.DataObject) -> None:
    position, options, rng = new_position(data, TOUT_LA_HAUT, seats)
    assert isinstance(position, ToutLaHaut)
    full = features_for(TOUT_LA_HAUT, seats, options, truth=True)
    for _ in walk(position, rng):
        grove = position.grove
        truth = observed(full, position, rng.below(seats))["truth"]
        drawn = [int(kind) for kind in grove.order[grove.seats + grove.turn + 1 : grove.seats + grove.turns]]
        told = [place % KIND_COUNT for place, mark in enumerate(truth) if mark]
        assert told == drawn[:COMING]


@every_table
def test_a_net_knows_the_games_it_learns_from_and_no_others(specimen: Specimen, seats: int) -> None:
    features = features_for(specimen, seats, {})
    assert features.knows(specimen.game.new(seats=seats, seed="1"))
    for options in OTHER_RULES[specimen.game.name]:
        assert not features.knows(specimen.game.new(seats=seats, seed="1", **options))


@pytest.mark.parametrize("specimen", TOLD_TO_NETS, ids=str)
def test_a_nets_input_never_changes(specimen: Specimen) -> None:
    """Interpreted and compiled, and for old weights: by the rules that they learned."""
    digest, game = sha256(), specimen.game
    for seats in game.seats:
        position = game.start(game.setup(seats, "told", None, {}, game.net_rules))
        features = features_for(specimen, seats, {})
        rng = Rng("told")
        for seat, _ in walk(position, rng):
            digest.update(bytes(observation(features, position, seat)))
    assert digest.hexdigest() == TOLD[game.name]


@every_table
def test_a_net_learns_from_the_same_bytes_that_it_plays_by(specimen: Specimen, seats: int) -> None:
    """At many tables at once, as in training, and at one: only in training hidden information follows at the end."""
    plain, full = (features_for(specimen, seats, {}, truth) for truth in (False, True))
    batch = Batch(replace(specimen.game, encoder=lambda *_: full), 3, seats, seed="bytes")
    rng = Rng("bytes")
    for _ in range(60 * specimen.pace):
        for table, position in enumerate(batch.positions):
            told = batch.observations[table].tolist()
            assert told == observation(full, position, position.mover())
            assert told[: full.truth] == observation(plain, position, position.mover())
        batch.step(batch.random_actions(rng))


@examples(30, 300)
@given(data=st.data())
def test_a_cards_predicted_gain_is_its_real_gain(data: st.DataObject) -> None:
    """A path of one species is counted only up to the card, so that gain may be too low."""
    position, _, rng = new_position(data, ARBORETUM, 2)
    assert isinstance(position, Arboretum)
    for seat, _ in walk(position, rng):
        if position.phase == CHOOSE_CARD:
            check_fits(position, seat, int(position.hands[seat * position.room]))


def check_fits(position: Arboretum, seat: int, card: int) -> None:
    garden = position.gardens[seat]
    lines = PathLinks(garden, position.ranks)
    before = list(map(Paths(garden, position.ranks).best, range(SPECIES)))
    fit = PathGains()
    for spot in range(lines.spot_count):
        fit.lay(lines, card, spot)
        after = garden.copy()
        after.plant(card, int(lines.spots[spot]))
        paths = Paths(after, position.ranks)
        for species in {card >> 3, *(int(kind) for kind in lines.kinds[: lines.kind_count])}:
            gain = paths.best(species) - before[species]
            if paths.last_is_pure:
                assert 0 <= int(fit.gain[species]) <= gain
            else:
                assert int(fit.gain[species]) == gain
