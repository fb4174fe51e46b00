"""A small game of one's own is played perfectly: one-card poker between two, as Kuhn solved it in 1950."""

from __future__ import annotations

from itertools import permutations

import pytest

from diablerie import Game, State
from diablerie.bots import Ismcts, Memory, level
from one_card_poker import OneCardPoker
from tests.own_game.small_endings import Close, Hide, Mistake, Uneven

GAME = OneCardPoker(2)
WORTH = -1 / 36
"""What the first seat can expect: the eighteenth part of a chip, where a payoff of 1 is two chips."""


def solver(game: Game = GAME) -> Ismcts:
    """The strongest level, as it comes."""
    found = level("archdevil").make(game, 1)
    assert isinstance(found, Ismcts)
    return found


def deals() -> list[State]:
    """Every deal of one-card poker for two, once."""
    found: dict[str, State] = {}
    for seed in range(200):
        state = GAME.start(seed)
        found.setdefault(str([state.view(seat) for seat in range(2)]), state)
    assert len(found) == len(list(permutations(range(3), 2)))
    return list(found.values())


def expected(state: State, memories: list[Memory], bot: Ismcts) -> float:
    """What the first seat gets on the average if both seats play as the bot does."""
    if state.to_play is None:
        return float(state.returns[0])
    policy = bot.policy(memories[state.to_play].belief(state))
    assert policy is not None
    total = 0.0
    for action, chance in policy.items():
        if chance > 0:
            seen = [remembering(memory, state, action) for memory in memories]
            total += chance * expected(state.play(action), seen, bot)
    return total


def remembering(memory: Memory, state: State, action: str) -> Memory:
    """Another memory, with one action more."""
    other = Memory(memory.game, memory.seat)
    other._past.extend(memory.past)
    other.see(state, action)
    return other


def test_it_is_worth_what_kuhn_has_found() -> None:
    bot = solver()
    worth = [expected(deal, [Memory(GAME, seat) for seat in range(2)], bot) for deal in deals()]
    assert sum(worth) / len(worth) == pytest.approx(WORTH, abs=2e-3)


def test_bluffs_and_calls_stand_to_one_another_as_they_must() -> None:
    """Who holds the lowest card bets a third as often as who holds the highest, the one between never."""
    bot, bets = solver(), dict[str, float]()
    for deal in deals():
        policy = bot.policy(Memory(GAME, 0).belief(deal))
        assert policy is not None
        bets[str(deal.view(0))] = policy["bet"]
    middle, low, high = sorted(bets.values())
    assert middle == pytest.approx(0, abs=0.01)
    assert high == pytest.approx(3 * low, abs=0.03)


def after(game: Game, *actions: str) -> tuple[State, list[Memory]]:
    """A game after some actions, and what each seat has seen."""
    state, memories = game.start(1), [Memory(game, seat) for seat in range(2)]
    for action in actions:
        for memory in memories:
            memory.see(state, action)
        state = state.play(action)
    return state, memories


def test_after_a_mistake_of_ones_own_one_goes_on_with_what_is_best() -> None:
    game = Mistake(2)
    assert solver(game).policy(game.start(1).belief(0)) == {"start:0": 1.0, "start:1": 0.0}
    state, memories = after(game, "start:1", "wait")
    for belief in (memories[0].belief(state), state.belief(0)):
        policy = solver(game).policy(belief)
        assert policy is not None
        assert policy["pick:3"] > 0.98


def test_numbers_close_together_are_told_apart() -> None:
    for more in range(4):
        state, memories = after(Close(2), f"say:{more}")
        policy = solver(state.game).policy(memories[1].belief(state))
        assert policy == {action: float(action.endswith(":1")) for action in state.legal}


def test_what_was_hidden_is_guessed_at_random_by_who_remembers_only_that_it_was() -> None:
    state, memories = after(Hide(2), "hide:3")
    policy = solver(state.game).policy(memories[1].belief(state))
    assert policy is not None
    assert list(policy.values()) == pytest.approx([1 / 20] * 20, abs=0.005)


def test_worlds_count_as_much_as_they_are_likely() -> None:
    game = Uneven(2)
    assert solver(game).policy(game.start(1).belief(0)) == {"guess:0": 1.0, "guess:1": 0.0}


def test_what_was_solved_before_changes_nothing() -> None:
    game = Mistake(2)
    state, memories = after(game, "start:1", "wait")
    used = solver(game)
    used.policy(state.belief(0))
    belief = memories[0].belief(state)
    assert used.policy(belief) == solver(game).policy(belief)
