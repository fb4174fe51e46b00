"""A small game of one's own is played perfectly: one-card poker between two, as Kuhn solved it in 1950."""

from __future__ import annotations

from itertools import permutations

import pytest

from diablerie import State
from diablerie.bots import Ismcts, Memory, level
from one_card_poker import OneCardPoker

GAME = OneCardPoker(2)
WORTH = -1 / 36
"""What the first seat can expect: the eighteenth part of a chip, where a payoff of 1 is two chips."""


def solver() -> Ismcts:
    """The strongest level, as it comes."""
    found = level("archdevil").make(GAME, 1)
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
