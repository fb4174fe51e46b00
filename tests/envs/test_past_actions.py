"""Environments tell the last actions, as many as are asked for, as OpenSpiel's games do."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers
from numpy.typing import NDArray
from pettingzoo.test import api_test

import diablerie
from diablerie import State
from diablerie.envs import gymnasium as one_seat
from diablerie.envs import pettingzoo, vector
from diablerie.envs.opponents import AtRandom, Opponent
from diablerie.envs.vector import VectorGames
from tests.settings import cut_short, seats_at_most

from .spiel import played, short_string
from .tables import TABLES, TURNS, Table, at_every_table, at_tables, named
from .test_pettingzoo import warnings_as_errors
from .test_vector_autoreset import courses, rows

LENGTH = 5
LONGER = 60
GAMES = 4
STEPS = 60

Told = NDArray[np.int64]

SAME_STEP, DISABLED = AutoresetMode.SAME_STEP, AutoresetMode.DISABLED

in_every_mode = pytest.mark.parametrize("mode", list(AutoresetMode))
against_each = pytest.mark.parametrize("opponent", ["random", AtRandom], ids=["random", "bot"])


def spiel(table: Table, length: int) -> Any:
    return pyspiel.load_game(
        short_string(table.name, TURNS, f"seats={table.seats}", f"history={length}")
    )


def of_spiel(state: Any, seat: int, length: int) -> Told:
    """What OpenSpiel's information state tells a seat."""
    return np.reshape(state.information_state_tensor(seat)[-2 * length :], (length, 2))


def moves(game: Any, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """The states of a random game of OpenSpiel's, the action done in each, and the state after it."""
    before = None
    for state in played(game, seed):
        if before is not None:
            yield before, state.full_history()[-1].action, state
        before = state


@pytest.mark.parametrize("length", [LENGTH, LONGER])
@at_every_table
def test_every_seat_is_told_what_openspiel_tells_it(table: Table, length: int) -> None:
    env = pettingzoo.raw_env(table.name, table.seats, **cut_short(table.name), history=length)
    chosen: tuple[int, ...] | None = None
    for before, action, after in moves(spiel(table, length), seed=4):
        if chosen is None:
            chosen = before.course.chosen
            env.reset(seed=int.from_bytes(bytes(chosen), "big"))
            assert not env.observe("seat_0")["actions"].any()
        env.step(action)
        for seat, agent in enumerate(env.possible_agents):
            shown = env.observe(agent)
            assert env.observation_space(agent).contains(shown)
            assert np.array_equal(shown["actions"], of_spiel(after, seat, length))
    env.reset()
    assert not env.observe("seat_0")["actions"].any()


@at_tables(TABLES[0], max(TABLES, key=lambda table: table.seats))
def test_games_side_by_side_tell_it_too(table: Table) -> None:
    """And one that is dealt anew begins without a past, while the end of the last one shows it."""
    envs = VectorGames(table.game(), 2, history=LENGTH, threads=2)
    envs.reset(seed=1)
    is_placed = False
    for before, action, after in moves(spiel(table, LENGTH), seed=4):
        if not is_placed:
            envs._games.place({1: before.world})
            is_placed = True
        actions = envs.random_actions()
        actions[1] = action
        observed, _, over, _, infos = envs.step(actions)
        assert observed in envs.observation_space
        shown = infos["final_obs"][1] if over[1] else rows(observed, 1)
        told = of_spiel(after, int(shown["to_play"]), LENGTH)
        assert np.array_equal(shown["actions"], told)
        assert shown["actions"].dtype == np.int64
    assert over[1]
    assert not observed["actions"][1].any()


def done_since(told: Told, own: int) -> list[int]:
    """The actions of others since one's own, which must be told before them."""
    others = 0
    while told[-1 - others, 0] != 1:
        others += 1
    assert told[-1 - others].tolist() == [1, own + 1]
    return [int(row[1]) - 1 for row in told[LONGER - others :]]


def replayed(state: State, own: int, told: Told) -> State:
    """The state after an action and what is told of the others since."""
    for action in (own, *done_since(told, own)):
        state = state.play(state.game.action(action))
    return state


def is_open(table: Table) -> bool:
    """Whether every seat is told of all that can be done first as it is done."""
    state = table.game().start(1)
    return all(
        state.seen_action(action, seat) == action
        for action in state.legal
        for seat in range(table.seats)
    )


OPEN = [table for table in TABLES if is_open(table)]
"""Games in which every action is done openly, so that who is told of them can do them again."""


HIDDEN_AND_OPEN = [
    next(table for table in TABLES if table not in OPEN),
    Table(OPEN[0].name, seats_at_most(OPEN[0].name, 3)),
]


@against_each
@in_every_mode
def test_the_others_actions_are_told_in_every_mode(mode: AutoresetMode, opponent: Opponent) -> None:
    for table in OPEN[::2]:
        envs = VectorGames(
            table.game(), GAMES, autoreset_mode=mode, opponent=opponent, history=LONGER
        )
        envs.reset(seed=2)
        ended = 0
        resting = np.zeros(GAMES, np.bool_)
        for _ in range(STEPS):
            before = [envs._games.state(game) for game in range(GAMES)]
            actions = envs.random_actions()
            observed, _, over, _, infos = envs.step(actions)
            for game in np.flatnonzero(~resting).tolist():
                is_replaced = over[game] and mode == SAME_STEP
                shown = infos["final_obs"][game] if is_replaced else rows(observed, game)
                after = replayed(before[game], int(actions[game]), shown["actions"])
                assert after.is_over == over[game]
                assert is_replaced or after == envs._games.state(game)
            new, ended = resting, ended + over.sum()
            if mode == SAME_STEP:
                new = over
            elif mode == DISABLED and over.any():
                observed, _ = envs.reset(options={"reset_mask": over})
                new = over
            else:
                resting = over
            assert not (observed["actions"][new, :, 0] == 1).any()
        assert ended > 0


@pytest.mark.parametrize("opponent", [None, "random"], ids=["nobody", "random"])
@pytest.mark.parametrize("table", HIDDEN_AND_OPEN, ids=named)
def test_histories_are_the_same_in_every_mode(table: Table, opponent: Opponent | None) -> None:
    first, *others = (
        courses(
            VectorGames(table.game(), 5, autoreset_mode=mode, opponent=opponent, history=LENGTH)
        )
        for mode in AutoresetMode
    )
    for other in others:
        for one, same in zip(first, other, strict=True):
            shortest = min(len(one), len(same))
            assert one[:shortest] == same[:shortest]


@in_every_mode
def test_a_game_that_an_illegal_action_has_lost_shows_what_was_done_before(
    mode: AutoresetMode,
) -> None:
    envs = vector.make("kill-doctor-lucky", 2, illegal="lose", autoreset_mode=mode, history=LENGTH)
    envs.reset(seed=1)
    observed, *_ = envs.step(envs.random_actions())
    seat, told = int(observed["to_play"][1]), observed["actions"][1].copy()
    assert told[-1].any()
    observed, _, over, _, infos = envs.step([envs.random_actions()[0], -1])
    last = infos["final_obs"][1] if mode == SAME_STEP else rows(observed, 1)
    assert last["to_play"] == seat
    assert np.array_equal(last["actions"], told)
    if mode == DISABLED:
        observed, _ = envs.reset(options={"reset_mask": over})
    elif mode == AutoresetMode.NEXT_STEP:
        observed, *_ = envs.step(envs.random_actions())
    assert not observed["actions"][1].any()
    assert observed["actions"][0, -1].any()


def test_a_game_that_begins_at_a_position_has_no_past() -> None:
    game = diablerie.load("doctor-faust")
    document = game.start(1).play("8@17").position()
    envs = VectorGames(game, 2, history=LENGTH)
    envs.reset(seed=1)
    envs.step(envs.random_actions())
    observed, _ = envs.reset(options={"position": [document, None]})
    assert not observed["actions"].any()
    alone = one_seat.make("doctor-faust", seat=1, position=document, history=LENGTH)
    seats = pettingzoo.raw_env("doctor-faust", position=document, history=LENGTH)
    seats.reset(seed=1)
    assert not seats.observe("seat_0")["actions"].any()
    shown, _ = alone.reset(seed=1)
    assert (shown["actions"][:, 0] != 1).all()


@pytest.mark.parametrize("table", OPEN, ids=str)
def test_one_seat_is_told_what_it_and_the_others_have_done(table: Table) -> None:
    seat = table.seats - 1
    short = cut_short(table.name)
    env = one_seat.make(table.name, seats=table.seats, seat=seat, history=LONGER, **short)
    start = env.game.start(3)
    observed, _ = env.reset(seed=3)
    shown = observed["actions"][observed["actions"].any(1)]
    for action in shown[:, 1] - 1:
        start = start.play(env.game.action(int(action)))
    assert start == env._played
    over = False
    while not over:
        assert observed in env.observation_space
        before, action = env._played, int(observed["action_mask"].argmax())
        observed, _, over, _, _ = env.step(action)
        assert replayed(before, action, observed["actions"]) == env._played


def test_what_loses_by_an_illegal_action_is_no_action() -> None:
    env = one_seat.make("kill-doctor-lucky", illegal="lose", history=LENGTH)
    before, _ = env.reset(seed=1)
    after, _, over, _, _ = env.step(int(before["action_mask"].argmin()))
    assert over
    assert np.array_equal(after["actions"], before["actions"])


@in_every_mode
def test_histories_can_be_arrays_of_the_callers_own(mode: AutoresetMode) -> None:
    for copy in (False, True):
        envs = vector.make("doctor-faust", 2, autoreset_mode=mode, copy=copy, history=LENGTH)
        first, _ = envs.reset(seed=1)
        later, *_ = envs.step(envs.random_actions())
        assert np.shares_memory(first["actions"], later["actions"]) != copy
        assert first["actions"].any() != copy


@pytest.mark.parametrize("opponent", [None, "random"])
def test_the_rest_of_what_is_observed_is_as_it_was_without(opponent: Opponent | None) -> None:
    with_it, without = (
        vector.make("doctor-faust", 3, opponent=opponent, max_turns=2, history=length)
        for length in (LENGTH, 0)
    )
    for envs in (with_it, without):
        envs.reset(seed=1)
    for _ in range(STEPS):
        actions = without.random_actions()
        assert np.array_equal(actions, with_it.random_actions())
        shown, plain = (envs.step(actions) for envs in (with_it, without))
        assert {*shown[0]} - {*plain[0]} == {"actions"}
        assert all(np.array_equal(plain[0][name], shown[0][name]) for name in plain[0])
        assert np.array_equal(shown[1], plain[1])


def test_without_a_number_there_is_no_history() -> None:
    seats = pettingzoo.env("doctor-faust")
    seats.reset(seed=1)
    alone = one_seat.make("doctor-faust", history=0)
    for observed in (seats.observe("seat_0"), alone.reset(seed=1)[0]):
        assert observed is not None
        assert [*observed] == ["observation", "action_mask"]


@pytest.mark.parametrize("value", [-1, 1.5, "8", True, None])
@pytest.mark.parametrize("make", [vector.make, one_seat.make, pettingzoo.env])
def test_what_is_no_number_of_actions_is_refused(make: Any, value: Any) -> None:
    with pytest.raises(
        ValueError,
        match=f"^history is how many actions are told, a whole number from 0 on, not {value!r}$",
    ):
        make("doctor-faust", history=value)


@pytest.mark.parametrize("name", diablerie.games())
def test_libraries_take_it(name: str) -> None:
    version = diablerie.load(name).environment_version
    made = gymnasium.make(f"diablerie/{name}-v{version}", illegal="lose", history=LENGTH)
    env = made.unwrapped
    check_env(env, skip_render_check=True)
    assert env.reset(seed=1)[0]["actions"].shape == (LENGTH, 2)
    with warnings_as_errors():
        api_test(pettingzoo.env(name, seats_at_most(name, 3), history=LENGTH), num_cycles=50)
    observed, _ = pettingzoo.parallel_env(name, history=LENGTH).reset(seed=1)
    assert all(shown["actions"].shape == (LENGTH, 2) for shown in observed.values())


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, DISABLED])
@pytest.mark.parametrize("wrapper", [wrappers.FlattenObservation, wrappers.NumpyToTorch])
def test_gymnasiums_vector_wrappers_take_it(wrapper: Any, mode: AutoresetMode) -> None:
    games = vector.make("doctor-faust", 3, autoreset_mode=mode, copy=True, history=LENGTH)
    envs = wrapper(games)
    envs.reset(seed=1)
    observed, *_ = envs.step(games.random_actions())
    if wrapper is wrappers.FlattenObservation:
        assert observed in envs.observation_space
    else:
        assert tuple(observed["actions"].shape) == (3, LENGTH, 2)


@in_every_mode
def test_a_pickle_goes_on_with_the_past_that_it_had(mode: AutoresetMode) -> None:
    envs = vector.make("doctor-faust", 3, autoreset_mode=mode, history=LENGTH, opponent="random")
    observed, _ = envs.reset(seed=1)
    for _ in range(STEPS):
        again = pickle.loads(pickle.dumps(envs))
        assert np.array_equal(again._observations()["actions"], observed["actions"])
        actions = envs.random_actions()
        for each in (again, envs):
            observed, _, over, _, _ = each.step(actions)
            if mode == DISABLED and over.any():
                observed, _ = each.reset(options={"reset_mask": over})
        assert np.array_equal(again._observations()["actions"], observed["actions"])
