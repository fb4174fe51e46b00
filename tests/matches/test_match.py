"""A match: who may act when, what it tells whom, and that its record is all there is to it."""

from __future__ import annotations

import pickle
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

import diablerie
from diablerie import IllegalAction
from diablerie.matches import Entry, Match, Player, WrongSeat

from .playing import (
    SEED,
    START,
    VIEWERS,
    do,
    duel,
    everything,
    new_match,
    play,
    play_at_random,
    round_table,
    whole_matches,
)


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


def test_considering_an_action_changes_nothing_until_it_is_appended() -> None:
    match = new_match()
    before = everything(match)
    step = match.consider(Entry("act", 0, START + timedelta(seconds=1), "soul"))
    assert everything(match) == before
    match.append(step)
    assert everything(match) == everything(play(new_match(), "soul"))


def test_a_match_can_be_looked_at_as_a_step_will_leave_it() -> None:
    match = new_match()
    before = everything(match)
    step = match.consider(Entry("act", 0, START + timedelta(seconds=1), "soul"))
    ahead = match.after(step)
    assert everything(match) == before
    assert ahead.view(0) == play(new_match(), "soul").view(0)


def test_everything_done_is_in_the_log_in_order() -> None:
    match = duel()
    play(match, "soul")
    do(match, "offer", 1)
    play(match, "s1")
    assert [(entry.deed, entry.seat, entry.action) for entry in match.log] == [
        ("act", 0, "soul"),
        ("offer", 1, None),
        ("act", 0, "s1"),
    ]


def test_a_log_can_be_done_again() -> None:
    match = play(duel(), "soul", "s1")
    do(match, "take-back", 0)
    again = Match.replay(match.game, match.players, SEED, START, match.log)
    assert everything(again) == everything(match)


def test_moments_are_kept_to_the_millisecond_so_that_a_replay_reckons_with_the_same() -> None:
    match = new_match()
    match.act(0, "soul", START + timedelta(microseconds=1_999))
    assert match.log[0].at == START + timedelta(milliseconds=1)


def test_whose_turn_it_is_and_which_bot_plays_for_it() -> None:
    match = new_match()
    assert (match.to_play, match.bot_to_play) == (0, None)
    play(match, *["s1"] * 7)
    assert (match.to_play, match.bot_to_play) == (1, (1, "imp"))


def test_a_bot_that_stands_in_plays_at_its_own_level() -> None:
    match = round_table(3)
    do(match, "substitute", None, about=0, level="devil")
    assert match.bot_to_play == (0, "devil")


def test_a_match_that_ended_at_the_table_has_nobody_to_move() -> None:
    match = duel()
    do(match, "resign", 0)
    assert match.is_over
    assert (match.to_play, match.bot_to_play, match.deadline) == (None, None, None)
    assert match.view(0)["state"]["legal"] == match.view(0)["walks"] == []


def test_before_each_action_the_generator_is_keyed_by_seed_and_number_in_the_log() -> None:
    match = play(new_match(), "soul")
    do(match, "take-back", 0)
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
        Player(kind, level)  # type: ignore[arg-type]  # one of the two is the very fault
