"""PettingZoo takes our games for its own, and they are the same as those it gets through OpenSpiel."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test, state_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper
from shimmy import OpenSpielCompatibilityV0

import diablerie
from diablerie import IllegalAction
from diablerie.envs import pettingzoo
from diablerie.envs.pettingzoo import Seats
from tests.settings import cut_short

from .spiel import game_string
from .tables import TABLES, Table, at_every_table, named, outlasts

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
    return pettingzoo.raw_env(table.name, table.seats, **said)


def in_order(table: Table, **said: Any) -> Any:
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
        for make in (seated, in_order):
            api_test(make(table), num_cycles=200)
            api_test(make(table, **cut_short(table.name)), num_cycles=1000)


@at_every_table
def test_pettingzoos_seed_test_passes(table: Table) -> None:
    with warnings_as_errors():
        seed_test(lambda: seated(table, **cut_short(table.name)), num_cycles=200)


LASTING = [table for table in TABLES if outlasts(table, 6 * table.seats)]
"""PettingZoo's test of cycles counts four actions of each seat."""


class KnowsTheRules(BaseWrapper[str, Any, Any]):
    """Samples only what is legal: PettingZoo's test of cycles asks for any action at all."""

    def action_space(self, agent: str) -> Any:
        mask = self.env.observe(agent)["action_mask"]
        return SimpleNamespace(sample=lambda: self.env.action_space(agent).sample(mask))


@pytest.mark.parametrize("table", LASTING, ids=named)
def test_pettingzoos_test_of_cycles_passes(table: Table) -> None:
    def at_once(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(KnowsTheRules(seated(table, max_cycles=max_cycles)))

    def in_turns(max_cycles: int) -> Any:
        return parallel_to_aec(at_once(max_cycles))

    with warnings_as_errors():
        max_cycles_test(SimpleNamespace(parallel_env=at_once, env=in_turns))


@at_every_table
def test_every_step_is_the_same_through_openspiel_and_shimmy(table: Table) -> None:
    said = {"seats": table.seats, **cut_short(table.name)}
    theirs = OpenSpielCompatibilityV0(game_name=game_string(table.name), config=said)
    theirs.reset(seed=3)
    chosen = theirs.game_state.course.chosen
    ours = seated(table, **cut_short(table.name))
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
def test_infos_are_empty_until_they_say_how_a_game_ended(table: Table) -> None:
    env = seated(table, **cut_short(table.name))
    for _ in zip(range(300), played(env, seed=2), strict=False):
        outcome = env._played.outcome
        for info in env.infos.values():
            assert bool(info) == (outcome is not None)
            assert outcome is None or env.reasons[info["reason"]] == outcome.reason


@at_every_table
def test_pettingzoos_parallel_test_passes(table: Table) -> None:
    with warnings_as_errors():
        env = pettingzoo.parallel_env(table.name, table.seats, **cut_short(table.name))
        parallel_api_test(env, num_cycles=200)


def test_in_parallel_only_the_action_of_who_is_to_move_counts() -> None:
    env = pettingzoo.parallel_env("kill-doctor-lucky", 3)
    alone = pettingzoo.raw_env("kill-doctor-lucky", 3)
    observed, _ = env.reset(seed=1)
    alone.reset(seed=1)
    for _ in range(20):
        mover = alone.agent_selection
        assert [agent for agent in env.agents if observed[agent]["action_mask"].any()] == [mover]
        action = int(observed[mover]["action_mask"].argmax())
        observed, rewards, *_ = env.step({**dict.fromkeys(env.agents, 0), mover: action})
        alone.step(action)
        assert rewards == alone.rewards
        for agent in env.agents:
            shown, expected = observed[agent]["observation"], alone.observe(agent)["observation"]
            assert np.array_equal(shown, expected)


@at_every_table
def test_pettingzoos_state_test_passes(table: Table) -> None:
    with warnings_as_errors():
        in_turns = KnowsTheRules(in_order(table, **cut_short(table.name)))
        at_once = pettingzoo.parallel_env(table.name, table.seats, **cut_short(table.name))
        state_test(in_turns, at_once, num_cycles=50)


@at_every_table
def test_the_state_is_what_all_seats_know_and_what_none_need_know(table: Table) -> None:
    env = seated(table, **cut_short(table.name))
    game = env.game
    for _ in zip(range(60), played(env, seed=2), strict=False):
        truth = env.state()
        assert truth.shape == env.state_space.shape == game.truth_shape
        of_seats = truth[: game.seats * game.tensor_shape[0]].reshape(game.seats, -1)
        assert all(
            np.array_equal(own, env._played.tensor(seat)) for seat, own in enumerate(of_seats)
        )


def test_cards_that_nobody_has_seen_are_in_the_state_and_in_no_observation() -> None:
    env = pettingzoo.raw_env("teufel-teufel", 2)
    first, second = {"a2": "red-A", "a3": "red-B"}, {"a2": "red-B", "a3": "red-A"}
    shown, truths = [], []
    for cards in (first, second):
        env.reset(seed=1)
        document = env._played.position()
        placed = {name: {"card": card, "up": False} for name, card in cards.items()}
        elsewhere = {
            name: card
            for name, card in document["cards"].items()
            if name not in placed and card["card"] not in first.values()
        }
        env.reset(seed=1, options={"position": {**document, "cards": {**elsewhere, **placed}}})
        shown.append([env.observe(agent)["observation"] for agent in env.agents])
        truths.append(env.state())
    assert np.array_equal(shown[0], shown[1])
    assert not np.array_equal(truths[0], truths[1])


def test_wrappers_hold_their_caller_to_the_order(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env("doctor-faust")
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        env.last()
    env.reset(seed=1)
    while env.agents:
        observed, _, over, _, _ = env.last()
        assert observed is not None
        env.step(None if over else int(observed["action_mask"].argmax()))
    env.step(0)
    assert "step() called after all agents are terminated" in caplog.text


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
    env = pettingzoo.raw_env("kill-doctor-lucky")
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
    assert all(env.reasons[info["reason"]] == "max_cycles" for info in env.infos.values())


def test_names_have_the_version_of_what_is_shown() -> None:
    names = [str(pettingzoo.env(name)) for name in diablerie.games()]
    assert (
        pettingzoo.env("doctor-faust", version="1").metadata["name"] == "diablerie_doctor_faust_v1"
    )
    assert "diablerie_doctor_faust_v2" in names
    assert names == [
        f"diablerie_{name.replace('-', '_')}_v{diablerie.load(name).environment_version}"
        for name in diablerie.games()
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
    env = pettingzoo.env("kill-doctor-lucky", illegal="lose")
    env.reset(seed=1)
    agent = env.agent_selection
    observed = env.observe(agent)
    assert observed is not None
    env.step(int(observed["action_mask"].argmin()))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"max_cycles": 0}, "max_cycles is None or a whole number from 1 on, not 0"),
        ({"max_cycles": "9"}, "max_cycles"),
        ({"illegal": "win"}, "illegal is 'refuse' or 'lose', not 'win'"),
        ({"seats": 9}, "seats"),
        ({"edition": "x"}, "edition"),
    ],
)
def test_what_makes_no_environment_is_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pettingzoo.env("doctor-faust", **said)


def test_nothing_can_be_seen_before_a_reset() -> None:
    with pytest.raises(ValueError, match="call reset"):
        pettingzoo.raw_env("doctor-faust").observe("seat_0")


def test_a_keyword_that_there_is_not_is_an_error_of_type() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        pettingzoo.env("doctor-faust", frameskip=4)
