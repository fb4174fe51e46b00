"""Public reasoning: a past is followed back as it was, and speaks for worlds as its policy has it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game, State, bots
from diablerie.bots import ActionLikelihood, Memory, Plan
from diablerie.bots.learned_likelihood import LearnedLikelihood
from diablerie.bots.slack import SLACK
from diablerie.chance import words
from diablerie.dtypes import new_records
from diablerie.game import Belief
from diablerie.memory import LONGEST
from diablerie.networks import shipped_policy
from tests.games.of_game import of_game

from .positions import loaded, positions

GAMES = diablerie.games()
TABLES = [
    (name, seats)
    for name in GAMES
    for seats in range(2, 5)
    if seats <= diablerie.describe(name).seat_range[1]
]


def match(game: Game, seed: int) -> Iterator[tuple[State, str]]:
    """The states of a random match, and what was done in them."""
    state = game.start(seed)
    rng = np.random.default_rng(seed)
    while not state.is_over:
        action = str(rng.choice(state.legal))
        yield state, action
        state = state.play(action)


def remembered(game: Game, seed: int, seat: int, plies: int) -> tuple[State, Belief]:
    """A state of a random match, and what a seat knows of it that has kept its past."""
    memory = Memory(game, seat)
    for ply, (state, action) in enumerate(match(game, seed)):
        if ply >= plies and state.to_play == seat and len(state.legal) > 1:
            return state, memory.belief(state)
        memory.see(state, action)
    raise AssertionError("the match was over before")


def elements(game: Game, *states: State) -> Any:
    """Records of states as elements of an array, as compiled code has them."""
    records = new_records(game.STATE, len(states))
    for index, state in enumerate(states):
        records[index] = state.record
    return records


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_true_world_is_followed_back_to_the_true_ones(name: str, seats: int) -> None:
    game = loaded(name, seats)
    hidden = of_game(name, "hidden").FIELDS
    followed = guessed = 0
    for seed in range(3):
        for (before, action), (after, _) in pairwise(islice(match(game, seed), 250)):
            for seat in range(game.seats):
                world = new_records(game.STATE, 1)
                world[0] = before.belief(seat).world
                number = game.action_id(action)
                seen = game.rules.seen_as(game.tables, before.record, number, seat)
                found = game.compiled_rules.undo(
                    game.tables, world[0], elements(game, after)[0], seen, seat
                )
                if found < 0:
                    continue
                assert found == number
                if all(np.array_equal(world[0][part], before.record[part]) for part in hidden):
                    followed += 1
                else:
                    # Which card somebody else has drawn is not to be seen.
                    assert after.record.draw_size < before.record.draw_size
                    guessed += 1
    assert followed > 200
    assert followed > 5 * guessed


def test_nothing_is_said_of_what_lies_before_a_shuffle() -> None:
    game = loaded("teufel-teufel", 2)
    shuffles = 0
    for before, action in match(game, 3):
        if not action.startswith(("lift:", "lay:")):
            continue
        seat = 1 - (before.to_play or 0)
        world = elements(game, State(game, before.belief(seat).world))
        after = elements(game, before.play(action))
        number = game.action_id(action)
        found = game.compiled_rules.undo(game.tables, world[0], after[0], number, seat)
        assert found < 0
        shuffles += 1
    assert shuffles > 0


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_is_possible_and_the_same_for_the_same_seed(name: str) -> None:
    game = loaded(name)
    for seed in range(4):
        _, belief = remembered(game, seed, seat=seed % 2, plies=30)
        drawn = [new_records(game.STATE, 50) for _ in range(2)]
        for worlds in drawn:
            ActionLikelihood(game).draw(belief, worlds, words(b"drawn", seed))
        assert drawn[0].tobytes() == drawn[1].tobytes()
        for world in drawn[0]:
            found = State(game, world).belief(belief.seat)
            assert found.world.tobytes() == belief.world.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_leave_the_same_past(name: str) -> None:
    game = loaded(name)
    compared = 0
    for seed in range(6):
        here = game.start(seed)
        there = here.belief(0).sample(seed)
        memories = [Memory(game, 0), Memory(game, 0)]
        rng = np.random.default_rng(seed)
        while here.to_play is not None:
            known = [
                memory.belief(state) for memory, state in zip(memories, (here, there), strict=True)
            ]
            if known[0].world.tobytes() != known[1].world.tobytes():
                break
            assert known[0].past == known[1].past
            compared += len(known[0].past)
            action = str(rng.choice(here.legal))
            alike = [
                other
                for other in there.legal
                if there.seen_action(other, 0) == here.seen_action(action, 0)
            ]
            if not alike:
                break
            for memory, state, done in zip(
                memories, (here, there), (action, alike[0]), strict=True
            ):
                memory.see(state, done)
            here, there = here.play(action), there.play(alike[0])
    assert compared > 50


def test_a_laid_card_is_the_likelier_the_more_readily_it_would_be_laid() -> None:
    """By hand: who holds 2 to 9 lays one; an eight weighs e to 0.27 · (8 + 9) times as much as a nine."""
    game = loaded("doctor-faust")
    start = game.position({"to_play": 1, "turn": 2})
    space = ahead_of_the_other(game, start)
    memory = Memory(game, 0)
    memory.see(start, f"2@{space}")
    belief = memory.belief(start.play(f"2@{space}"))
    lays = [start.play(f"{value}@{space}") for value in range(2, 10)]
    found = ActionLikelihood(game).likelihoods(belief, elements(game, *lays), words(b"hand", 0))

    slope = game.ai.opponent_traits["sending_on"]
    readiness = [math.exp(slope * (v if v % 2 == 0 else -v)) for v in range(2, 10)]
    mask, weights = start.mask, np.zeros(game.n_actions, np.float32)
    total = game.compiled_rules.prior(
        game.tables, game.ai.style(), elements(game, start)[0], mask, weights
    )
    laying = float(sum(weights[game.action_id(f"{v}@{space}")] for v in range(2, 10))) / total
    for value, logarithm in zip(range(2, 10), found, strict=True):
        share = laying * readiness[value - 2] / sum(readiness)
        assert math.exp(logarithm) == pytest.approx(
            (1 - SLACK) * share + SLACK / mask.sum(), rel=1e-4
        )


def ahead_of_the_other(game: Game, state: State) -> int:
    """A space just before a stone of seat 0."""
    return (int(state.record.stone[0, 0]) + 1) % 30


def test_no_trust_draws_all_worlds_alike() -> None:
    game = loaded("doctor-faust")
    _, belief = remembered(game, 1, seat=0, plies=40)
    worlds = new_records(game.STATE, 400)
    ActionLikelihood(game, trust=0.0).draw(belief, worlds, words(b"alike", 0))
    assert len({world.tobytes() for world in worlds}) == 400


def test_a_memory_forgets_what_is_long_past() -> None:
    game = loaded("doctor-faust")
    memory = Memory(game, 0)
    for ply, (state, action) in enumerate(match(game, 5)):
        memory.see(state, action)
        assert len(memory.belief(state).past) == min(ply + 1, LONGEST)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_reasons_is_the_same_twice_and_thinks_of_legal_actions(name: str) -> None:
    game = loaded(name)
    differs = 0
    for seed in range(4):
        state, belief = remembered(game, seed, seat=seed % 2, plies=40)
        plan = Plan(100, reasoning=1.0)
        found = [bots.Ismcts(game, plan, seed).opinions(belief) for _ in range(2)]
        assert found[0] == found[1]
        assert {opinion.action for opinion in found[0]} <= set(state.legal)
        differs += found[0] != bots.Ismcts(game, Plan(100), seed).opinions(belief)
    assert differs > 0


def test_without_a_past_a_search_that_reasons_is_one_that_does_not() -> None:
    game = loaded("doctor-faust")
    belief = game.start(1).belief(0)
    reasoning, plain = (
        bots.Ismcts(game, Plan(200, reasoning=trust), 1).opinions(belief) for trust in (1.0, 0.0)
    )
    assert reasoning == plain


def test_reasoning_is_a_number_from_0_to_1() -> None:
    with pytest.raises(ValueError, match="reasoning is a number from 0 to 1, not 2"):
        Plan(100, reasoning=2)
    game = loaded("doctor-faust")
    assert bots.parse("search:simulations=100:reasoning=0.5").remembers(game)
    assert not bots.parse("devil").remembers(game)
    assert not bots.parse("greedy").remembers(game)


def test_by_what_was_learnt_an_action_is_as_likely_as_the_policy_does_it() -> None:
    """By NumPy beside the compiled network: they round logarithms and small numbers each in its own way."""
    game = loaded("kill-doctor-lucky", 4)
    policy = shipped_policy(game)
    likelihood = LearnedLikelihood(game, policy.laid_out)
    prior = ActionLikelihood(game, opponents=policy.traits)
    compared = 0
    for state in positions(game, 60):
        actions = np.flatnonzero(state.mask)
        worlds = elements(game, *[state] * len(actions))
        tensor = State(policy.shown(game), state.record).tensor(state.to_play or 0)
        weights = policy.weights(tensor, actions, prior.likelihood(worlds, actions))
        expected = (1 - SLACK) * weights / weights.sum() + SLACK / len(actions)
        assert likelihood.likelihood(worlds, actions) == pytest.approx(expected, abs=1e-3)
        compared += len(actions) > 1
    assert compared > 30


def test_by_what_was_learnt_all_that_a_seat_cannot_know_changes_nothing() -> None:
    """The same worlds are as likely, whichever of two that the seat cannot tell apart is the true one."""
    game = loaded("kill-doctor-lucky", 4)
    likelihood = LearnedLikelihood(game, shipped_policy(game).laid_out)
    for seed in range(3):
        state, belief = remembered(game, seed, seat=seed, plies=40)
        past = belief.past
        found = []
        for truth in (state, belief.sample(1), belief.sample(2)):
            known = truth.belief(seed)
            worlds = elements(game, *(known.sample(number) for number in range(20)))
            found.append(
                likelihood.likelihoods(known.remembering(past), worlds, words(b"blind", seed))
            )
        assert np.array_equal(found[0], found[1])
        assert np.array_equal(found[0], found[2])
        assert len(set(found[0])) > 1
