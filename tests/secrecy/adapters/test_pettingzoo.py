"""Environments of PettingZoo through the kit: leaks that PettingZoo's own tests let pass are found."""

from __future__ import annotations

import warnings
from functools import partial
from typing import ClassVar

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from diablerie.secrecy import check
from diablerie.secrecy.adapters.pettingzoo import PettingSubject, case_of

from .petting_poker import AGENTS, INSIDE, LEAKS, PettingPoker

POSITIONS = 150
BY_TRACE, BY_INSIDE, BY_DEALING = (
    "all that its observation has told",
    "what was read from within",
    "its hidden cards dealt anew",
)
CHANNELS = {"mask": {"action mask", "refusals"}, "warned": {"logged"}}
"""Who is offered something else is also refused something else; a warning stands in the log."""


def found(leak: str, *, looks_inside: bool = True) -> dict[str, set[str]]:
    """By equivalence the channels in which leaks are found; something was compared by each."""
    case = case_of("poker", partial(PettingPoker, leak), INSIDE if looks_inside else None)
    reports = list(check(case, POSITIONS))
    assert all(report.compared > 20 for report in reports)
    return {report.equivalence: {f.channel for f in report.findings} for report in reports}


@pytest.mark.parametrize("leak", ["", *LEAKS])
def test_leaky_environments_pass_pettingzoos_own_tests(leak: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.test import api_test, seed_test

        api_test(PettingPoker(leak), num_cycles=50)
        seed_test(partial(PettingPoker, leak), num_cycles=20)


def test_an_honest_environment_passes() -> None:
    assert found("") == {BY_TRACE: set(), BY_INSIDE: set(), BY_DEALING: set()}


@pytest.mark.parametrize("leak", sorted({*LEAKS} - {"observation"}))
def test_a_leak_beside_the_observation_is_found_by_every_yardstick(leak: str) -> None:
    channel = CHANNELS.get(leak, {leak})
    assert found(leak) == {BY_TRACE: channel, BY_INSIDE: channel, BY_DEALING: channel}
    assert found(leak, looks_inside=False) == {BY_TRACE: channel}


def test_a_leak_in_the_observation_is_found_from_within() -> None:
    case = case_of("poker", partial(PettingPoker, "observation"), INSIDE)
    by_trace, *from_within = check(case, POSITIONS)
    assert by_trace.findings == []
    for report in from_within:
        assert {finding.channel for finding in report.findings} == {"observation"}


def test_a_position_can_be_played_on_from_more_than_once() -> None:
    start = PettingSubject("poker", PettingPoker).start(np.random.default_rng(1))
    once, twice = (start.play(1).play(2) for _ in range(2))
    assert once.received(0) == twice.received(0)
    assert once.history == twice.history
    assert start.play(0).received(1) != start.play(1).received(1)


class Insisting(PettingPoker):
    """One that lets an agent try again and says why in its `info`, beside the other card; or carries on."""

    def __init__(self, *, passes: bool) -> None:
        super().__init__()
        self.passes = passes

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.observe(agent)["action_mask"][action]:
            super().step(action)
            return
        self.infos[agent] = {"refused": action, "cards": self.table.deal}
        if self.passes:
            self.agent_selection = AGENTS[1 - AGENTS.index(agent)]


def test_info_after_a_refusal_is_compared_where_the_turn_stays_with_the_agent() -> None:
    for passes, channels in ((False, {"refusals"}), (True, set())):
        case = case_of("poker", partial(Insisting, passes=passes), INSIDE)
        for report in check(case, POSITIONS):
            assert {finding.channel for finding in report.findings} == channels


def test_a_game_that_a_forbidden_action_ends_tells_nothing_by_that() -> None:
    case = case_of("poker", lambda: TerminateIllegalWrapper(PettingPoker("refusals"), -1))
    (report,) = check(case, POSITIONS)
    assert report.is_clean


class Pointing:
    """An environment in which one agent points somewhere."""

    possible_agents = agents = AGENTS[:1]
    agent_selection = AGENTS[0]
    terminations = truncations = dict.fromkeys(agents, False)
    infos: ClassVar[dict[str, dict[str, int]]] = {agent: {} for agent in agents}

    def reset(self, seed: int) -> None:
        """Nothing is dealt."""

    def observe(self, agent: str) -> int:
        return 0

    def action_space(self, agent: str) -> spaces.Box:
        return spaces.Box(0, 1, (2,))


def test_actions_without_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="no numbered actions"):
        PettingSubject("pointing", Pointing).start(np.random.default_rng(1))
