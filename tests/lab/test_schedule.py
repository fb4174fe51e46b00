"""Who sits where: evenly, in all rotations, and by the seed alone."""

from __future__ import annotations

from collections import Counter

import pytest

import diablerie
from diablerie import State
from diablerie.lab import Question, Schedule, hold
from diablerie.lab.playing import winners

from .schedules import quick


def test_every_deal_is_played_from_all_seats() -> None:
    schedule = quick()
    first, second = schedule.block(7)
    assert first.players == second.players[::-1]
    assert (first.rotation, second.rotation) == (0, 1)


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        (2, 2, {(0, 1)}),
        (3, 2, {(0, 1), (0, 2), (1, 2)}),
        (2, 4, {(0, 1, 0, 1)}),
        (3, 4, {(0, 1, 2, 0), (0, 1, 2, 1), (0, 1, 2, 2)}),
        (2, 3, {(0, 1, 0), (0, 1, 1)}),
    ],
)
def test_bots_sit_as_evenly_as_they_go_into_the_seats(
    bots: int, seats: int, tables: set[tuple[int, ...]]
) -> None:
    names = ("random", "greedy", "imp", "devil")[:bots]
    schedule = quick(*names, seats=seats)
    assert set(schedule.tables) == tables
    sat = Counter(
        player
        for number in range(len(schedule.tables))
        for sitting in schedule.block(number)
        for player in sitting.players
    )
    assert len(set(sat.values())) == 1


def test_one_alone_sits_in_each_seat_once() -> None:
    game = diablerie.load("kill-doctor-lucky", seats=3, max_turns=2)
    schedule = Schedule(game, ("greedy", "random"), alone=True)
    assert {sitting.players for sitting in schedule.block(5)} == {(0, 1, 1), (1, 0, 1), (1, 1, 0)}
    with pytest.raises(ValueError, match="one alone meets one other bot, not greedy, imp"):
        Schedule(game, ("random", "greedy", "imp"), alone=True)
    four = diablerie.load("kill-doctor-lucky", seats=4)
    with pytest.raises(ValueError, match="not at 4 seats with one alone"):
        hold(Schedule(four, ("imp", "random"), alone=True), 4, question=Question(0.5, 0.6))


def test_a_block_is_the_same_again_and_another_seed_is_another_block() -> None:
    assert quick().play_block(3) == quick().play_block(3)
    assert quick().play_block(3) != quick(seed=2).play_block(3)


def test_the_wins_of_a_game_are_one() -> None:
    for game in quick("random", "greedy", "imp", seats=3).play_block(0):
        assert sum(game.shares) == pytest.approx(1)
        assert sum(game.returns) == pytest.approx(0)
        assert game.turns <= 6
        assert game.actions > 0


def test_blocks_are_whole() -> None:
    assert quick(seats=3).blocks(7) == 3
    assert quick().blocks(1) == 1


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (("random",), "at least two"),
        (("random", "random"), "named once"),
        (("random", "angel"), "there is no bot 'angel'"),
        (("random", "search:depth=3"), "a search has no 'depth'"),
        (("random", "search:simulations=many"), "is a number"),
        (("random", "search:horizon=3"), "how many simulations"),
        (("random", "search:simulations=0"), "at least one simulation"),
        (("random", "search:simulations=9:simulations=8"), "one thing twice"),
        (("random", "search:simulations=9:exploration=nan"), "exploration is a number"),
        (("random", "search:simulations=9:reduction=inf"), "reduction is a finite number"),
        (("random", "search:simulations=9:horizon=-1"), "0 or more actions"),
    ],
)
def test_bots_that_there_are_not_are_refused(bots: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Schedule(diablerie.load("doctor-faust"), bots)


def test_nobody_has_won_a_game_that_goes_on() -> None:
    state: State = diablerie.load("doctor-faust").start(seed=1)
    with pytest.raises(ValueError, match="goes on"):
        winners(state)


@pytest.mark.parametrize("seed", [7, b"\xff"])
def test_a_seed_is_text(seed: bytes) -> None:
    with pytest.raises(ValueError, match="ASCII text in bytes"):
        Schedule(diablerie.load("doctor-faust"), ("random", "greedy"), seed)
