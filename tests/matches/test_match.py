"""A match: who may act when, what it tells whom, and that its record is all there is to it."""

from __future__ import annotations

import pickle
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import diablerie
from diablerie import IllegalAction
from diablerie.matches import Match, Player, WrongSeat

START = datetime(1994, 10, 14, 20, 15, tzinfo=UTC)
SEED = bytes(range(32))
VIEWERS = (0, 1, None)

whole_matches = settings(max_examples=settings().max_examples // 5)
"""A whole match costs as much as a hundred positions."""


def new_match(seed: bytes = SEED, **options: Any) -> Match:
    game = diablerie.load("doctor-faust", **options)
    return Match.start(game, [Player.person("Ada"), Player.bot("imp")], seed, START)


def play(match: Match, *actions: str) -> Match:
    for action in actions:
        assert match.to_play is not None
        match.act(match.to_play, action, START + timedelta(seconds=len(match.moves)))
    return match


def play_at_random(match: Match, seed: int, most: int = 10_000) -> Match:
    rng = Random(seed)
    while not match.is_over and len(match.moves) < most:
        play(match, rng.choice(match.state.legal))
    return match


def everything(match: Match) -> object:
    told = [(match.view(viewer), match.events(viewer)) for viewer in VIEWERS]
    return tuple(match.moves), match.version, match.state, told


def test_the_events_of_the_start_are_versions_from_1_on() -> None:
    match = new_match()
    assert [v for v, _ in match.events(0)] == list(range(1, match.version + 1))
    assert match.events(0)[0][1] is not None


@whole_matches
@given(seed=st.integers(0, 2**32))
def test_versions_have_no_gaps_for_any_viewer(seed: int) -> None:
    match = play_at_random(new_match(), seed)
    for viewer in VIEWERS:
        assert [v for v, _ in match.events(viewer)] == list(range(1, match.version + 1))


def test_events_after_a_version_are_the_later_ones_under_their_own_numbers() -> None:
    match = play(new_match(), "soul", "s1", "s2")
    assert match.events(1, after=2) == match.events(1)[2:]


def test_only_the_seat_to_move_acts_and_nothing_else_changes() -> None:
    match = play(new_match(), "soul")
    before = everything(match)
    with pytest.raises(WrongSeat) as caught:
        match.act(1, "soul", START)
    assert (caught.value.seat, caught.value.to_play) == (1, 0)
    assert everything(match) == before


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    match = play(new_match(), "8@17")
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.act(0, "7@18", START)
    assert caught.value.clause == "DF-16"
    assert everything(match) == before


def test_when_the_game_is_over_nobody_acts() -> None:
    match = play_at_random(new_match(), 1)
    before = everything(match)
    for seat in (0, 1):
        with pytest.raises(IllegalAction) as caught:
            match.act(seat, "s1", START)
        assert caught.value.clause == "DF-40"
    assert everything(match) == before


def test_considering_a_move_changes_nothing_until_it_is_appended() -> None:
    match = new_match()
    before = everything(match)
    move, after = match.consider(0, "soul", START)
    assert everything(match) == before
    match.append(move, after)
    assert everything(match) == everything(play(new_match(), "soul"))


def test_before_each_action_the_generator_is_keyed_by_seed_and_number_of_the_action() -> None:
    match = play(new_match(), "soul", "s1")
    before = match.state
    play(match, "s2")
    assert pickle.dumps(match.state) == pickle.dumps(before.rekeyed(SEED, 3).play("s2"))


def test_the_hash_of_the_seed_is_known_from_the_start() -> None:
    published = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert new_match().seed_hash == published


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        new_match(seed)


def test_players_fill_the_seats_exactly() -> None:
    with pytest.raises(ValueError, match="2 seats, not 1"):
        Match.start(diablerie.load("doctor-faust"), [Player.person()], SEED, START)


def test_times_need_a_time_zone() -> None:
    with pytest.raises(ValueError, match="time zone"):
        new_match().act(0, "soul", datetime(1994, 10, 14, 20, 15))  # noqa: DTZ001 - the very fault


def test_walks_are_told_to_the_seat_to_move_only() -> None:
    match = new_match()
    assert match.view(0)["walks"]
    assert match.view(1)["walks"] == match.view(None)["walks"] == []


@pytest.mark.parametrize(("kind", "level"), [("bot", None), ("person", "imp")])
def test_bots_have_levels_and_persons_have_none(kind: str, level: str | None) -> None:
    with pytest.raises(ValueError, match="level"):
        Player(kind, level)  # type: ignore[arg-type]
