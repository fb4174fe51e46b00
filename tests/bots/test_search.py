"""The search: who has a tree, how many threads grow it, and what it is asked for."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game, State, bots
from diablerie.bots import Ismcts, Opinion, Plan
from tests.settings import fewer

from .positions import endless, loaded, positions

GAMES = diablerie.games()


def opinions(game: Game, plan: Plan, seed: int = 1) -> list[list[Opinion]]:
    """What a search thinks at some positions."""
    return [
        Ismcts(game, plan, seed).opinions(s.belief(s.to_play))
        for s in positions(game, fewer(game.name, 10))
    ]


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_one_to_a_search_where_a_seat_sees_them_as_one(name: str) -> None:
    game = loaded(name)
    for state in islice(endless(game, 2), 60):
        for viewer in range(game.seats):
            seen = {action: state.seen_action(action, viewer) for action in state.legal}
            numbers = {
                action: game.rules.seen_as(
                    game.tables, state.record, game.action_id(action), viewer
                )
                for action in state.legal
            }
            for one in state.legal:
                for other in state.legal:
                    assert (seen[one] == seen[other]) == (numbers[one] == numbers[other])


def test_in_the_tree_of_a_seat_cards_of_others_lie_face_down() -> None:
    game = loaded("doctor-faust")
    # The first seat has no cards left to lay: whatever is laid in its tree is the other's.
    document = {"hands": [[], [4, 5, 6, 7, 8, 9]], "laid": [{"space": 9, "seat": 1, "value": 2}]}
    belief = game.position(document).belief(0)
    labels = []
    for observers in ("one", "each"):
        bot = Ismcts(game, Plan(3_000, observers=observers), 1)
        plan = bot._plan_record(0)
        nodes = bot._search(belief, plan, np.zeros(4, np.int64))
        labels.append(set(below(nodes, 0)))
    one, each = labels
    names = [{game.action(label) for label in found} for found in (one, each)]
    values = [{name.partition("@")[0] for name in found if "@" in name} for found in names]
    assert len(values[0]) > 1
    assert len(values[1]) == 1


def below(nodes: Any, node: int) -> list[int]:
    """The labels of all nodes below one."""
    found, waiting = [], [node]
    while waiting:
        child = int(nodes[waiting.pop()].first)
        while child >= 0:
            found.append(int(nodes[child].action))
            waiting.append(child)
            child = int(nodes[child].next)
    return found


@pytest.mark.parametrize("observers", ["one", "each"])
@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_every_simulation_counts_and_the_same_seed_thinks_the_same(
    name: str, threads: int, observers: str
) -> None:
    game = loaded(name)
    plan = Plan(200, threads=threads, observers=observers)
    found = opinions(game, plan)
    assert found == opinions(game, plan)
    for state, thoughts in zip(positions(game, fewer(name, 10)), found, strict=True):
        assert sum(opinion.visits for opinion in thoughts) == 200
        assert {opinion.action for opinion in thoughts} <= set(state.legal)


@pytest.mark.parametrize("observers", ["one", "each"])
@pytest.mark.parametrize("name", GAMES)
def test_no_tree_holds_what_the_searching_seat_cannot_know(name: str, observers: str) -> None:
    game = loaded(name)
    plan = Plan(150, observers=observers, threads=2)
    for number, state in enumerate(islice(endless(game, 3), fewer(name, 40))):
        belief = state.belief(state.to_play)
        other = belief.sample(number).belief(state.to_play)
        assert Ismcts(game, plan, 5).opinions(belief) == Ismcts(game, plan, 5).opinions(other)


def test_where_all_is_done_openly_a_tree_for_each_thinks_as_one_does() -> None:
    game = loaded("kill-doctor-lucky")
    plans = Plan(300), Plan(300, observers="each")
    assert opinions(game, plans[0]) == opinions(game, plans[1])


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"threads": 0}, "1 to 10 threads"),
        ({"threads": 11}, "1 to 10 threads"),
        ({"observers": "all"}, "one or each"),
        ({"spite": -0.1}, "spite is a number from 0 to 1"),
        ({"widening": 1.5}, "widening is a number from 0 to 1"),
        ({"reuse": 2}, "reuse is 0 or 1"),
        ({"mixing": 0.5}, "mixing is 0 or 1"),
    ],
)
def test_a_search_that_cannot_be_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Plan(10, **wrong)


@pytest.mark.parametrize("name", [name for name in GAMES if diablerie.load(name).n_actions > 5])
def test_of_n_visits_only_so_many_actions_come_as_the_widening_lets(name: str) -> None:
    game = loaded(name)
    states = [state for state in positions(game, 40) if len(state.legal) > 5]
    assert states
    for state in states:
        belief = state.belief(state.to_play)
        wide = Ismcts(game, Plan(100, exploration=50), 1).opinions(belief)
        narrow = Ismcts(game, Plan(100, exploration=50, widening=0.25), 1).opinions(belief)
        assert len(narrow) == min(len(wide), 4)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_does_what_it_has_thought_of_most(name: str) -> None:
    game = loaded(name)
    for state in positions(game, fewer(name, 10)):
        belief = state.belief(state.to_play)
        first = Ismcts(game, Plan(200), 1).opinions(belief)[0]
        assert Ismcts(game, Plan(200), 1).choose(belief) == first.action


@pytest.mark.parametrize("name", GAMES)
def test_one_that_mixes_does_each_action_as_often_as_it_has_thought_of_it(name: str) -> None:
    game, plan, seeds = loaded(name), Plan(40, mixing=1), fewer(name, 240)
    state = max(positions(game, 10), key=lambda state: len(state.legal))
    belief = state.belief(state.to_play)
    done: Counter[str] = Counter()
    thought_of: Counter[str] = Counter()
    for seed in range(seeds):
        done[Ismcts(game, plan, seed).choose(belief)] += 1
        for opinion in Ismcts(game, plan, seed).opinions(belief):
            thought_of[opinion.action] += opinion.visits
    assert len(done) > 1
    for action, visits in thought_of.items():
        expected = visits / plan.simulations
        assert abs(done[action] - expected) <= 4 * (expected + 1) ** 0.5, action


@pytest.mark.parametrize("name", GAMES)
def test_one_that_mixes_goes_on_below_what_it_has_done(name: str) -> None:
    game, plan = loaded(name), Plan(200, mixing=1)
    again = chances = 0
    for state in positions(game, fewer(name, 30)):
        bot, belief = Ismcts(game, plan, 1), state.belief(state.to_play)
        visits = {each.action: each.visits for each in Ismcts(game, plan, 1).opinions(belief)}
        chosen = bot.choose(belief)
        after = state.play(chosen)
        if len(state.legal) > 1 and len(after.legal) > 1 and after.to_play == state.to_play:
            kept = sum(each.visits for each in bot.opinions(after.belief(after.to_play))) - 200
            assert kept in (0, visits[chosen] - 1)
            again += kept > 0
            chances += 1
    assert again > 0 or chances == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_search_goes_on_with_what_it_found_below_the_action_that_it_chose(name: str) -> None:
    game = loaded(name)
    again = chances = 0
    for state in positions(game, fewer(name, 30)):
        bot, belief = Ismcts(game, Plan(200), 1), state.belief(state.to_play)
        first = Ismcts(game, Plan(200), 1).opinions(belief)
        assert bot.choose(belief) == first[0].action
        after = state.play(first[0].action)
        if len(state.legal) > 1 and after.to_play == state.to_play:
            opinions = bot.opinions(after.belief(after.to_play))
            assert {opinion.action for opinion in opinions} <= set(after.legal)
            kept = sum(opinion.visits for opinion in opinions) - 200
            assert kept in (0, first[0].visits - 1)
            again += kept > 0
            chances += 1
    assert again > 0 or chances == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_search_does_not_go_on_with_another_position(name: str) -> None:
    game = loaded(name)
    fresh, used = Ismcts(game, Plan(200, reuse=0), 1), Ismcts(game, Plan(200), 1)
    for state in islice(endless(game, 7), 0, fewer(name, 60), 5):
        belief = state.belief(state.to_play)
        assert used.choose(belief) == fresh.choose(belief)
        assert used.opinions(belief) == fresh.opinions(belief)


NEAR_THE_END_OPEN = (
    "b1:black-F c1:blue-A d1:white-E e1:black-C f1:white-A a2:blue-C b2:yellow-A c2:red-E "
    "d2:blue-D e2:green-B f2:yellow-C g2:blue-B a3:yellow-D b3:white-C c3:white-D d3:black-B "
    "e3:green-E f3:green-D g3:white-B a4:blue-F c4:blue-E e4:red-F g4:yellow-F a5:green-F "
    "b5:black-A c5:white-F d5:black-E e5:green-C f5:red-C g5:devil a6:devil b6:green-A "
    "e6:red-B g6:red-A b7:devil c7:devil "
)
NEAR_THE_END_HIDDEN = "c6:tower d6:yellow-E f6:tower d7:red-D e7:black-D f7:yellow-B"


def near_the_end() -> State:
    """Teufel Teufel with six cards face down: the third seat is on its way, and a step from a tower."""
    cards = {
        cell: {"card": card, "up": side == NEAR_THE_END_OPEN}
        for side in (NEAR_THE_END_OPEN, NEAR_THE_END_HIDDEN)
        for cell, card in (each.split(":") for each in side.split())
    }
    return loaded("teufel-teufel", 4).position(
        {
            "turn_of": 3,
            "turn": 56,
            "phase": "moving",
            "sleds": ["e5", None, "a5", "f5"],
            "letters": ["ACEF", "ABCDEF", "ABCDEF", "ACDF"],
            "possessed": [False, False, True, False],
            "left": [1],
            "visited": ["d1", "e1", "f1", "f2", "f3", "f4", "f5"],
            "cards": cards,
        }
    )


def test_what_could_be_done_in_other_worlds_alone_is_not_chosen() -> None:
    for seed in range(60):
        state = near_the_end()
        bot = Ismcts(state.game, Plan(100, exploration=0.5), seed)
        while state.to_play == 3:
            chosen = bot.choose(state.belief(3))
            assert chosen in state.legal
            state = state.play(chosen)


def test_a_search_is_told_in_words() -> None:
    game = loaded("doctor-faust")
    level = bots.parse("search:simulations=20:observers=each:threads=2:exploration=1.5")
    bot = level.make(game, 1)
    assert isinstance(bot, Ismcts)
    shape = {**game.ai.search, "exploration": 1.5, "observers": "each", "threads": 2}
    assert bot.plan == Plan(20, **shape)
    assert level.plan(game) == bot.plan
    assert bots.parse("imp") is bots.level("imp")
