"""Small set-ups of Kill Doctor Lucky in which all worlds that a seat holds possible can be counted."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from diablerie import State
from diablerie.secrecy import misfits

from ..house import read_house
from ..lodge import LODGE
from ..table import load
from ..worlds import MOVES, explained

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""The hands, and the draw pile in order."""

FALSE_ALARM = 1e-4
"""The chance of one."""


def small(hands: list[list[str]], draw: list[str], discard: list[str], **more: Any) -> State:
    """The small house with a few cards in hands and draw pile; all others lie with the discards."""
    house = read_house(LODGE)
    rest = house.deck - Counter([*(card for hand in hands for card in hand), *draw, *discard])
    document = {
        "to_play": 0,
        "lucky": "cellar",
        "hands": hands,
        "draw": draw,
        "discard": [*discard, *(card for card in rest.elements() if not card.startswith("fail"))],
        "spent": [card for card in rest.elements() if card.startswith("fail")],
        **more,
    }
    return load(len(hands), mansion=LODGE).position(document, seed=1)


def world_of(position: dict[str, Any]) -> World:
    return tuple(tuple(sorted(hand)) for hand in position["hands"]), tuple(position["draw"])


def possible_worlds(state: State, seat: int | None) -> Counter[World]:
    """Every way to lay out the cards a seat does not see, and how many layouts look like it."""
    position = state.position()
    sizes = [len(hand) for hand in position["hands"]]
    hidden = [owner for owner in range(len(sizes)) if owner != seat]
    unseen = [card for owner in hidden for card in position["hands"][owner]] + position["draw"]
    found: Counter[World] = Counter()
    for layout in permutations(unseen):
        cards = iter(layout)
        hands = [
            sorted(next(cards) for _ in range(sizes[owner])) if owner in hidden else hand
            for owner, hand in enumerate(position["hands"])
        ]
        world = {**position, "hands": hands, "draw": list(cards)}
        if explained(world):
            found[world_of(world)] += 1
    return found


def sampled_worlds(state: State, seat: int | None, count: int) -> Counter[World]:
    state.game.warm()
    belief, rng = state.belief(seat), np.random.default_rng(7)
    return Counter(world_of(belief.sample(rng).position()) for _ in range(count))


BEFORE: dict[str, tuple[list[list[str]], list[str]]] = {
    "single cards": (
        [["fail1"], ["room:study", "weapon:hot_poker"], ["room:hearth"]],
        ["weapon:cooks_knife", "fail3"],
    ),
    "copies": ([["fail1"], ["move1", "move1", "fail2"]], ["fail2", "move1", "room:study"]),
    "nothing to draw": ([["fail1"], ["move1", "fail2"], ["room:study", "move1"]], []),
}


@pytest.mark.parametrize("name", BEFORE)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_before_a_reshuffle_every_layout_is_equally_likely(name: str, seat: int | None) -> None:
    hands, draw = BEFORE[name]
    state = small(hands, draw, [])
    expected = possible_worlds(state, seat)
    sampled = sampled_worlds(state, seat, 40 * len(expected) + 1000)
    assert set(sampled) == set(expected)
    assert misfits(sampled, expected, FALSE_ALARM) == []


SINGLE: dict[str, tuple[list[list[str]], list[str], list[str], list[int]]] = {
    "one has drawn": (
        [["fail1"], ["room:study", "weapon:hot_poker", "fail1"]],
        ["weapon:cooks_knife", "room:hearth"],
        ["room:hearth", "room:study", "weapon:cooks_knife"],
        [0, 1],
    ),
    "both have drawn": (
        [["room:garden"], ["room:study", "fail1"], ["weapon:hot_poker", "fail2"]],
        ["weapon:cooks_knife", "room:hearth"],
        ["room:garden", "room:hearth", "room:study", "weapon:cooks_knife", "weapon:hot_poker"],
        [1, 1, 1],
    ),
    "some was played": (
        [["fail3"], ["room:study", "fail1"], ["weapon:hot_poker", "room:cellar"]],
        ["weapon:cooks_knife"],
        ["room:cellar", "room:garden", "room:hearth", "room:study", "weapon:cooks_knife"],
        [0, 2, 2],
    ),
}


def after_reshuffle(
    hands: list[list[str]], draw: list[str], cards: list[str], drawn: list[int]
) -> State:
    return small(hands, draw, [], reshuffled={"cards": sorted(cards), "drawn": drawn})


@pytest.mark.parametrize("name", SINGLE)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_a_reshuffle_every_layout_that_keeps_to_it_is_equally_likely(
    name: str, seat: int | None
) -> None:
    state = after_reshuffle(*SINGLE[name])
    expected = possible_worlds(state, seat)
    assert len(expected) > 1
    sampled = sampled_worlds(state, seat, 40 * len(expected) + 1000)
    assert set(sampled) == set(expected)
    assert misfits(sampled, expected, FALSE_ALARM) == []


COPIES: dict[str, tuple[list[list[str]], list[str], list[str], list[int]]] = {
    "a copy of each sort in hands": (
        [["move1"], ["move1", "fail1"]],
        ["room:hearth", "move1"],
        ["move1", "move1", "room:hearth"],
        [0, 1],
    ),
    "an own copy that may be of either sort": (
        [["move1"], ["move1", "room:study"]],
        ["room:hearth"],
        ["move1", "room:hearth", "room:study"],
        [1, 1],
    ),
    "copies of two kinds": (
        [["move2"], ["move1", "fail1", "move2"], ["move1"]],
        ["move1"],
        ["move1", "move1", "move2"],
        [1, 1, 0],
    ),
}


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_a_reshuffle_copies_that_look_alike_go_wherever_they_can(
    name: str, seat: int | None
) -> None:
    state = after_reshuffle(*COPIES[name])
    expected = possible_worlds(state, seat)
    sampled = sampled_worlds(state, seat, 200 * len(expected))
    assert set(sampled) == set(expected)


@pytest.mark.parametrize("name", COPIES)
def test_a_spectator_weighs_which_of_the_copies_it_has_seen_were_reshuffled(name: str) -> None:
    state = after_reshuffle(*COPIES[name])
    expected = labelled_worlds(state)
    assert set(expected) == set(possible_worlds(state, None))
    sampled = sampled_worlds(state, None, 100 * len(expected) + 2000)
    assert misfits(sampled, expected, FALSE_ALARM) == []


def labelled_worlds(state: State) -> Counter[World]:
    """As `possible_worlds` of a spectator, but every copy told from the others, reshuffled or not."""
    position = state.position()
    known = position["reshuffled"]
    deck: Counter[str] = Counter(state.game.board["deck"])
    fresh: Counter[str] = Counter(known["cards"])
    seen: Counter[str] = Counter(position["discard"])
    found: Counter[World] = Counter()
    for played in product(*(range(seen[move] + 1) for move in MOVES)):
        seen_fresh = {card: int(card in fresh) for card in seen} | dict(
            zip(MOVES, played, strict=True)
        )
        ways = math.prod(
            math.comb(seen[move], count)
            * math.perm(fresh[move], count)
            * math.perm(deck[move] - fresh[move], seen[move] - count)
            for move, count in zip(MOVES, played, strict=True)
        )
        unseen = [
            (card, number < fresh[card] - seen_fresh.get(card, 0))
            for card, count in (deck - seen - Counter(position["spent"])).items()
            for number in range(count)
        ]
        for layout in permutations(unseen):
            world = laid_out(position, layout)
            if world:
                found[world] += ways
    return +found


def laid_out(position: dict[str, Any], layout: tuple[tuple[str, bool], ...]) -> World | None:
    """The cards of a layout in hands and draw pile, each with whether it was reshuffled; None: impossible."""
    cards = iter(layout)
    hands = [[next(cards) for _ in hand] for hand in position["hands"]]
    draw = list(cards)
    if not all(is_fresh for _, is_fresh in draw) or any(
        sum(is_fresh for _, is_fresh in hand) > most
        for hand, most in zip(hands, position["reshuffled"]["drawn"], strict=True)
    ):
        return None
    return tuple(tuple(sorted(card for card, _ in hand)) for hand in hands), tuple(
        card for card, _ in draw
    )


def test_a_belief_forgets_what_the_seat_cannot_know() -> None:
    state = after_reshuffle(*SINGLE["both have drawn"])
    for seat in (0, 1, 2, None):
        belief = state.belief(seat)
        for draw in range(20):
            assert belief.sample(draw).belief(seat).world.tobytes() == belief.world.tobytes()


def test_once_the_game_is_over_there_is_but_one_world() -> None:
    state = small([["fail1"], ["move1"]], ["room:study"], [], to_play=None, turn_of=0,
                  outcome={"reason": "max_turns", "winner": None})  # fmt: skip
    assert state.belief(0).sample(3) == state == state.belief(None).sample(4)
