"""PettingZoo takes our games for its own, and they are the same as those it gets through OpenSpiel."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper, TerminateIllegalWrapper
from shimmy import OpenSpielCompatibilityV0

import diablerie
from diablerie import IllegalAction
from diablerie.envs import pettingzoo
from diablerie.envs.pettingzoo import Seats

from .spiel import game_string
from .tables import TURNS, Table, at_every_table

EXCUSED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""What PettingZoo's API test says of every environment with masks in its observations, but for those of its
own that it knows by name: that they are there, and that nothing is legal any more when a game is over."""


@contextmanager
def warnings_as_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for told in EXCUSED:
            warnings.filterwarnings("ignore", message=told)
        yield


def seated(table: Table, **said: Any) -> Seats:
    return pettingzoo.env(table.name, table.seats, **said)


def played(env: Any, seed: int) -> Iterator[tuple[str, int | None]]:
    """Random games, one after another without end: whose turn it is, and the action that follows."""
    rng = np.random.default_rng(seed)
    while True:
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observed, _, over, cut, _ = env.last()
            action = (
                None if over or cut else int(rng.choice(np.flatnonzero(observed["action_mask"])))
            )
            yield agent, action
            env.step(action)


@at_every_table
def test_pettingzoos_api_test_passes(table: Table) -> None:
    with warnings_as_errors():
        api_test(seated(table), num_cycles=200)
        api_test(seated(table, max_turns=TURNS), num_cycles=1000)


@at_every_table
def test_pettingzoos_seed_test_passes(table: Table) -> None:
    with warnings_as_errors():
        seed_test(lambda: seated(table, max_turns=TURNS), num_cycles=200)


class KnowsTheRules(BaseWrapper[str, Any, Any]):
    """Samples only what is legal: PettingZoo's test of cycles asks for any action at all."""

    def action_space(self, agent: str) -> Any:
        mask = self.env.observe(agent)["action_mask"]
        return SimpleNamespace(sample=lambda: self.env.action_space(agent).sample(mask))


@at_every_table
def test_pettingzoos_test_of_cycles_passes(table: Table) -> None:
    def at_once(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(KnowsTheRules(seated(table, max_cycles=max_cycles)))

    def in_turns(max_cycles: int) -> Any:
        return parallel_to_aec(at_once(max_cycles))

    with warnings_as_errors():
        max_cycles_test(SimpleNamespace(parallel_env=at_once, env=in_turns))


@at_every_table
def test_every_step_is_the_same_through_openspiel_and_shimmy(table: Table) -> None:
    said = {"seats": table.seats, "max_turns": TURNS}
    theirs = OpenSpielCompatibilityV0(game_name=game_string(table.name), config=said)
    theirs.reset(seed=3)
    chosen = theirs.game_state.course.chosen
    ours = seated(table, max_turns=TURNS)
    ours.reset(seed=int.from_bytes(bytes(chosen), "big"))
    rng = np.random.default_rng(3)
    while not theirs.game_state.is_terminal():
        seat = int(theirs.agent_selection.removeprefix("player_"))
        assert ours.agent_selection == f"seat_{seat}"
        for other, agent in enumerate(ours.agents):
            shown = ours.observe(agent)
            assert np.array_equal(shown["observation"], theirs.observe(f"player_{other}"))
            mask = theirs.infos[f"player_{other}"]["action_mask"]
            assert np.array_equal(shown["action_mask"], mask)
        action = int(rng.choice(np.flatnonzero(ours.observe(ours.agent_selection)["action_mask"])))
        theirs.step(action)
        ours.step(action)
        assert list(ours.rewards.values()) == pytest.approx(list(theirs.rewards.values()))
        assert list(ours.terminations.values()) == list(theirs.terminations.values())


@at_every_table
def test_infos_stay_empty(table: Table) -> None:
    env = seated(table, max_turns=TURNS)
    for _, (_, action) in zip(range(300), played(env, seed=2), strict=False):
        assert all(info == {} for info in env.infos.values()), action


def test_agents_are_shown_what_their_seat_may_know_and_nothing_else() -> None:
    env = pettingzoo.env("doctor-faust")
    env.reset(seed=1)
    before = env.observe("seat_1")
    shown = []
    for card in ("8@17", "3@17"):
        env.reset(seed=1)
        env.step(env.game.action_id(card))
        shown.append(env.observe("seat_1"))
    assert not np.array_equal(shown[0]["observation"], before["observation"])
    assert np.array_equal(shown[0]["observation"], shown[1]["observation"])
    assert not shown[0]["action_mask"].any()


def test_a_seed_starts_the_game_of_that_seed_and_then_others() -> None:
    env = pettingzoo.env("kill-doctor-lucky")
    games = []
    for seed in (7, None, None, 7, None):
        env.reset(seed=seed)
        games.append(env._played)
    assert games[0] == env.game.start(7)
    assert len(set(games[:3])) == 3
    assert games[3:] == games[:2]


def test_what_was_observed_is_ones_own() -> None:
    env = pettingzoo.env("doctor-faust")
    env.reset(seed=1)
    kept = env.observe("seat_0")
    kept["observation"][:] = 5
    kept["action_mask"][:] = 0
    assert env.observe("seat_0")["observation"].max() == 1
    assert env.observe("seat_0")["action_mask"].any()


def test_cycles_cut_a_game_off_for_all() -> None:
    env = pettingzoo.env("teufel-teufel", max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_names_have_the_version_of_what_is_shown() -> None:
    names = [str(pettingzoo.env(name)) for name in diablerie.games()]
    assert (
        pettingzoo.env("doctor-faust", version="1").metadata["name"] == "diablerie_doctor_faust_v1"
    )
    assert names == [
        "diablerie_doctor_faust_v2",
        "diablerie_kill_doctor_lucky_v1",
        "diablerie_teufel_teufel_v2",
    ]


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    env = pettingzoo.env("kill-doctor-lucky")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(before["action_mask"].argmin())
    with pytest.raises(IllegalAction):
        env.step(illegal)
    wrong: Any
    for wrong in (-1, env.game.n_actions, 0.5, "end", None, True):
        with pytest.raises(ValueError, match="actions are 0 to"):
            env.step(wrong)
    assert np.array_equal(before["action_mask"], env.observe(env.agent_selection)["action_mask"])


def test_pettingzoos_wrapper_makes_a_loss_of_it() -> None:
    env: Any = TerminateIllegalWrapper(pettingzoo.env("kill-doctor-lucky"), -1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"max_cycles": 0}, "max_cycles is None or a whole number from 1 on, not 0"),
        ({"max_cycles": "9"}, "max_cycles"),
        ({"seats": 9}, "seats"),
        ({"edition": "x"}, "edition"),
    ],
)
def test_what_makes_no_environment_is_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pettingzoo.env("doctor-faust", **said)


def test_nothing_can_be_seen_before_a_reset() -> None:
    with pytest.raises(ValueError, match="call reset"):
        pettingzoo.env("doctor-faust").observe("seat_0")


def test_a_keyword_that_there_is_not_is_an_error_of_type() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        pettingzoo.env("doctor-faust", frameskip=4)
