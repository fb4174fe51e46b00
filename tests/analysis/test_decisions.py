"""A decision is judged by what its seat could know, and called a mistake only where that can be shown."""

from __future__ import annotations

import pytest

import diablerie
from diablerie import IllegalAction, State
from diablerie.analysis import Decision, Difference, Effort, Way, considered, ways
from diablerie.analysis.decisions import PROOF, verdict_of
from diablerie.bots.win_probability import WinProbability
from tests.bots.positions import alike, loaded

SMALL = Effort(simulations=60, worlds=40)
FAUST = diablerie.load("doctor-faust", max_turns=8)
INFAMY = {"soul": 8, "points": 3, "stones": [[9, 9], [20, 20]]}
"""The pyramid one step before both stones of the seat to move: DF-35."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled: games are played faster."""
    FAUST.warm()


def judged(world: State) -> tuple[Decision, tuple[Way, ...]]:
    """All that an analysis finds of what the seat to move can do: as a review has it, and as the engine."""
    belief, legal = world.belief(world.to_play), world.legal
    return considered(belief, legal[-1], SMALL, 5), ways(belief, legal[:2], SMALL, 5)


@pytest.mark.parametrize("pairs", [3, pytest.param(1_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", diablerie.games())
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_alike(name: str, pairs: int) -> None:
    for here, there in alike(loaded(name), pairs, seed=3):
        assert judged(here) == judged(there)


def test_throwing_the_game_away_is_a_blunder() -> None:
    belief = FAUST.position(INFAMY).belief(0)
    found = considered(belief, "soul", SMALL, 1, v=7, turn=3)
    assert (found.v, found.turn, found.seat) == (7, 3, 0)
    assert found.verdict == "blunder"
    assert found.played.action == "soul"
    assert found.played.chance.chance == 0
    assert found.best.action != "soul"
    assert found.proof is not None
    assert found.proof.low > 0.1


def test_of_two_actions_that_differ_in_their_names_alone_none_is_a_mistake() -> None:
    """Both stones of the seat to move stand on one space, and it has one point left."""
    state = FAUST.position({"points": 1, "stones": [[2, 2], [9, 12]], "hands": [[], [4, 5]]})
    belief = state.belief(0)
    found = [considered(belief, step, SMALL, seed) for seed in range(30) for step in ("s1", "s2")]
    assert {each.best.action for each in found} == {"s1", "s2"}
    assert [each.verdict for each in found] == [None] * 60


def test_what_looks_like_a_mistake_is_measured_again_in_more_worlds() -> None:
    belief = FAUST.position(INFAMY).belief(0)
    found = considered(belief, "soul", SMALL, 1)
    again = PROOF * SMALL.worlds
    assert found.best.chance == WinProbability.counted(found.best.chance.chance * again, again)
    assert found.proof is not None
    assert found.proof.value == pytest.approx(found.best.chance.chance)


def test_the_best_action_loses_nothing() -> None:
    belief = FAUST.position(INFAMY).belief(0)
    best = considered(belief, "soul", SMALL, 1).best.action
    found = considered(belief, best, SMALL, 1)
    assert found.loss == Difference.none()
    assert found.played == found.best
    assert found.verdict is None


def test_the_same_seed_gives_the_same_findings() -> None:
    belief = FAUST.start(1).belief(0)
    assert considered(belief, "s1", SMALL, 1) == considered(belief, "s1", SMALL, 1)
    assert considered(belief, "s1", SMALL, 1) != considered(belief, "s1", SMALL, 2)


@pytest.mark.parametrize(
    ("value", "low", "verdict"),
    [
        (0.30, 0.20, "blunder"),
        (0.15, 0.01, "blunder"),
        (0.14, 0.01, "mistake"),
        (0.05, 0.01, "mistake"),
        (0.04, 0.03, None),
        (0.30, 0.00, None),
        (0.30, -0.01, None),
        (-0.30, -0.40, None),
    ],
)
def test_a_verdict_needs_a_loss_worth_the_name_and_an_interval_without_zero(
    value: float, low: float, verdict: str | None
) -> None:
    assert verdict_of(Difference(value, low, 2 * value - low)) == verdict


def test_what_cannot_have_been_played_is_refused() -> None:
    with pytest.raises(IllegalAction):
        considered(FAUST.start(1).belief(0), "8@99", SMALL, 1)
    with pytest.raises(ValueError, match="nothing to choose"):
        considered(FAUST.start(1).belief(1), "s1", SMALL, 1)


@pytest.mark.parametrize("wrong", [{"simulations": 0}, {"worlds": 0}])
def test_no_effort_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Effort(**wrong)
