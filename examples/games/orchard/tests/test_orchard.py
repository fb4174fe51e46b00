"""The orchard by night by its rules, its secrets, what the watch believes, and its published value."""

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest

import diablerie
from diablerie import IllegalAction, State
from diablerie.game_check import check_game
from orchard import MOST, NEAR, THIEF, TREES, WATCH, Orchard


def tree(name: str) -> int:
    """The number of a tree, such as c2."""
    return (int(name[1]) - 1) * MOST + "abcde".index(name[0])


def lamp(name: str) -> int:
    """The number of the lamp of a row, such as 2, or of a column, such as c."""
    return TREES + (int(name) - 1 if name.isdigit() else MOST + "abcde".index(name))


def played(actions: str, lying: str = "a1 c3 e5", **options: Any) -> State:
    """A game in which apples lie there: in turn a tree where the thief goes, and a lamp."""
    game = Orchard(2, **{"size": 5, **options})
    document = game.start(1).position()
    document["fields"]["apple"] = [int(k in map(tree, lying.split())) for k in range(TREES)]
    state = game.position(document, seed=1)
    for number, told in enumerate(actions.split()):
        name = "hide" if number == 0 else ("step", "light")[number % 2]
        place = lamp(told) if name == "light" else tree(told)
        state = state.play(f"{name}:{place}")
    return state


@pytest.mark.parametrize(
    ("actions", "options", "reason", "winner"),
    [
        ("b3 b", {}, "caught", WATCH),
        ("b3 1 b2 2", {}, "caught", WATCH),
        ("a2 5 a1", {}, "away", THIEF),
        ("a2 5 a2 4", {"hours": 2, "apples": 0}, "unseen", THIEF),
        ("a2 5 a2 4 a2 3", {"hours": 3}, "empty-handed", WATCH),
    ],
)
def test_it_ends_as_it_should(
    actions: str, options: dict[str, Any], reason: str, winner: int
) -> None:
    outcome = played(actions, **options).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (reason, winner)


@pytest.mark.parametrize(
    ("actions", "refused", "why"),
    [
        ("", "hide:0", "Not where an apple lies"),
        ("b3 5", "step:0", "one tree along a row or a column"),
        ("b3 5", "hide:1", "has hidden already"),
        ("b3 5 b3", "light:29", "hot from the last hour"),
        ("b3 5", "light:26", "for another seat"),
    ],
)
def test_what_may_not_be_done_is_refused(actions: str, refused: str, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        played(actions).play(refused)


def test_the_watch_does_not_see_the_thief_and_hears_the_dog() -> None:
    before = played("b3")
    after, events = before.narrate(f"light:{lamp('4')}")
    assert [before.view(seat)["secret"]["where"] for seat in (0, 1)] == [
        [tree("b3"), None],
        ["?", None],
    ]
    assert [each.params["answer"] for each in events if each.kind == "answered"] == ["bark"]
    assert after.to_play == THIEF


def test_what_is_told_of_an_apple_cites_the_rule_of_the_step() -> None:
    events = played("a2 5", apples=2).narrate(f"step:{tree('a1')}")[1]
    told = [(each.kind, each.clause) for each in events]
    assert told == [("acted-secretly", "ORC-04"), ("answered", "ORC-04")]


def places(state: State) -> dict[int, Fraction]:
    """By random play, how likely the thief is where by what the watch knows: every way there is, counted."""
    game, night = state.game, state.position()["fields"]
    first = [k for k in range(TREES) if not played("").position()["fields"]["apple"][k]]
    ways = {k: Fraction(1, len(first)) for k in first}
    size = range(state.record.hour + (state.to_play == WATCH))
    for hour in size:
        if hour:
            on = defaultdict[int, Fraction](Fraction)
            for at, chance in ways.items():
                for to in NEAR[at]:
                    on[to] += chance / len(NEAR[at])
            ways = {at: chance for at, chance in on.items() if not night["apple"][at]}
        burnt = night["lamps"][hour]
        if burnt is not None:
            row = burnt < MOST
            off = {at: abs((at // MOST if row else at % MOST) - burnt % MOST) for at in ways}
            ways = {
                at: c
                for at, c in ways.items()
                if off[at] and (off[at] == 1) == night["barks"][hour]
            }
    assert game.options["dog"]
    return {at: chance / sum(ways.values()) for at, chance in ways.items()}


def test_the_watch_believes_what_follows_from_all_that_was_open() -> None:
    state = played("b3 5 b4 c b4")
    expected = places(state)
    draws = 3000
    belief = state.belief(WATCH)
    worlds = (belief.sample(k).position()["fields"]["where"][THIEF] for k in range(draws))
    counted = Counter(worlds)
    assert {*counted} <= {*expected}
    assert tree("b4") in counted
    off = sum(abs(counted[at] / draws - float(chance)) for at, chance in expected.items())
    assert off < 0.1


@pytest.mark.parametrize("options", [{}, {"size": 3, "hours": 2, "apples": 1, "dog": False}])
def test_nothing_is_wrong_with_it(options: dict[str, object]) -> None:
    answers = list(check_game(Orchard(2, **options), games=6, positions=40))
    assert [answer for answer in answers if answer.problems] == []


@pytest.mark.parametrize("size", [2, 3])
def test_with_an_hour_and_no_apples_it_is_worth_what_von_neumann_says(size: int) -> None:
    """Who hides in a square of n rows and columns is found in one of them with a chance of 1 in n."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import cfr, expected_game_score

    import diablerie.envs.open_spiel  # noqa: F401 - registers the games

    game = pyspiel.load_game(f"diablerie_orchard(size={size},hours=1,apples=0,deals=-1)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    worth = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert worth[THIEF] == pytest.approx(1 - 2 / size, abs=0.01)


def test_it_is_found_by_its_name() -> None:
    assert diablerie.load("orchard", 2) == Orchard(2)
