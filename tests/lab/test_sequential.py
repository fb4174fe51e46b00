"""The sequential test: published values, its bounds, and how often it errs."""

from __future__ import annotations

import math

import numpy as np
import pytest

from diablerie.lab import Question, Trial, elo_of_share, log_likelihood_ratio, share_of_elo


@pytest.mark.parametrize(
    ("pairs", "elo", "expected"),
    [
        # Counts of pairs with 0, ½, 1, 1½ and 2 points, and what fastchess tests itself against.
        ((223, 9863, 20279 + 1000, 10037, 246), (0.5, 2.5), -3.07),
        ((871, 26175, 55003 + 980, 26678, 821), (0, 2), -4.98),
        # The same of single games: lost, drawn, won.
        ((21184, 40708, 21404), (0.5, 2.5), -1.57),
        ((57030, 106593, 57433), (0, 2), -2.59),
    ],
)
def test_the_ratio_is_what_others_have_published(
    pairs: tuple[int, ...], elo: tuple[float, float], expected: float
) -> None:
    counts = {k / (len(pairs) - 1): float(count) for k, count in enumerate(pairs)}
    found = log_likelihood_ratio(counts, share_of_elo(elo[0]), share_of_elo(elo[1]))
    assert found == pytest.approx(expected, abs=0.005)


def test_the_bounds_are_wald_s() -> None:
    lower, upper = Question(0.5, 0.6).bounds
    assert (lower, upper) == pytest.approx((-2.944, 2.944), abs=0.001)
    strict, _ = Question(0.5, 0.6, risk_of_low=0.01).bounds
    assert strict == pytest.approx(math.log(0.01 / 0.95))


def test_nothing_is_decided_before_the_first_block() -> None:
    trial = Trial(Question(0.5, 0.6))
    assert trial.log_likelihood_ratio == 0
    assert trial.answer is None


@pytest.mark.parametrize(("score", "answer"), [(1.0, "high"), (0.0, "low"), (0.5, "low")])
def test_what_is_always_the_same_is_soon_decided(score: float, answer: str) -> None:
    trial = Trial(Question(0.5, 0.7))
    for _ in range(200):
        trial.add(score)
        if trial.answer is not None:
            break
    assert trial.answer == answer


@pytest.mark.parametrize(("true", "answer"), [(0.5, "low"), (0.6, "high")])
def test_it_seldom_errs(true: float, answer: str) -> None:
    rng = np.random.default_rng(3)
    wrong = 0
    for _ in range(200):
        trial = Trial(Question(0.5, 0.6))
        while trial.answer is None:
            trial.add(float(rng.binomial(2, true)) / 2)
        wrong += trial.answer != answer
    # 5 % are promised; of 200 that is 10, and 20 with three standard deviations.
    assert wrong <= 20


def test_shares_and_elo_points_are_two_ways_to_say_one_thing() -> None:
    assert share_of_elo(0) == 0.5
    assert share_of_elo(400) == pytest.approx(10 / 11)
    assert elo_of_share(share_of_elo(123)) == pytest.approx(123)
    assert elo_of_share(1) == math.inf
    assert elo_of_share(0) == -math.inf


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0, 0.5), (0.5, 1)])
def test_a_question_without_an_answer_is_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="between two shares"):
        Question(low, high)


def test_a_risk_is_less_than_a_coin_s() -> None:
    with pytest.raises(ValueError, match=r"0\.5"):
        Question(0.5, 0.6, risk_of_low=0.7)


def test_a_score_is_a_share() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        Trial(Question(0.5, 0.6)).add(1.5)
