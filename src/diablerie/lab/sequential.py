"""Sequential test: when a question about two bots is decided, by the scores of blocks of games.

The generalised sequential probability ratio test (GSPRT) for the mean of a multinomial
distribution: after every block the likelihood of the scores seen is maximised under each of two
hypotheses about their mean, and the logarithm of the ratio is compared with Wald's bounds. The
theory is Michel Van den Bergh's, “Comments on normalized Elo” and “The generalised maximum
likelihood ratio for the expectation value of a distribution” (2017 to 2020); chess programs are
tested by it. A block is a deal played from all seats: with two seats and draws its score takes five
values, which is why the test is called pentanomial there.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from scipy.optimize import brentq

UNSEEN = 1e-3
"""How often 0 and 1 count as seen when they were not, so that no mean is impossible at once."""

TestResult = Literal["low", "high"]


def share_of_elo(elo: float) -> float:
    """The share of the points that so many Elo points of advantage promise between two."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of_share(share: float) -> float:
    """The advantage in Elo points that makes such a share; infinite at 0 and 1."""
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return -400 * math.log10(1 / share - 1)


@dataclass(frozen=True)
class Question:
    """Whether a mean score is `low` or less, or `high` or more; each answer is wrong at most so often.

    Raises ValueError unless 0 < low < high < 1 and both risks are between 0 and 0.5.
    """

    low: float
    high: float
    risk_of_high: float = 0.05
    """How often `high` is answered where `low` is true."""
    risk_of_low: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"a question is between two shares from 0 to 1, the lower first, "
                f"not {self.low!r} and {self.high!r}"
            )
        for risk in (self.risk_of_high, self.risk_of_low):
            if not 0 < risk < 0.5:
                raise ValueError(f"a risk of error is between 0 and 0.5, not {risk!r}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first `low` is accepted, above the second `high` (Wald 1945)."""
        return (
            math.log(self.risk_of_low / (1 - self.risk_of_high)),
            math.log((1 - self.risk_of_low) / self.risk_of_high),
        )


@dataclass
class Trial:
    """A question and the scores of the blocks seen so far, each from 0 to 1."""

    question: Question
    seen: Counter[float] = field(default_factory=Counter)

    def add(self, score: float) -> None:
        """Count the score of one more block. Raises ValueError for one that is not from 0 to 1."""
        if not 0 <= score <= 1:
            raise ValueError(f"a block scores from 0 to 1, not {score!r}")
        self.seen[score] += 1

    @property
    def log_likelihood_ratio(self) -> float:
        """Of `high` against `low`; 0 before the first block."""
        if not self.seen:
            return 0.0
        counts = {0.0: UNSEEN, 1.0: UNSEEN, **self.seen}
        return log_likelihood_ratio(counts, self.question.low, self.question.high)

    @property
    def answer(self) -> TestResult | None:
        """Which it is once it is decided, else None."""
        ratio = self.log_likelihood_ratio
        lower, upper = self.question.bounds
        return "low" if ratio <= lower else "high" if ratio >= upper else None


def log_likelihood_ratio(counts: Mapping[float, float], low: float, high: float) -> float:
    """The logarithm of how much likelier scores are if their mean is `high` than if it is `low`.

    `counts`: how often each score was seen, more than 0 each. Both means must lie between the
    lowest and the highest score.
    """
    total = sum(counts.values())
    likely = {value: count / total for value, count in counts.items()}
    fits = [_tilt(likely, mean) for mean in (low, high)]
    return sum(
        count * math.log((1 + fits[0] * (value - low)) / (1 + fits[1] * (value - high)))
        for value, count in counts.items()
    )


def _tilt(likely: Mapping[float, float], mean: float) -> float:
    """What makes the distribution nearest to one that was seen have this mean.

    Of all distributions with the mean, the likeliest has p / (1 + tilt × (value − mean)) where p was
    seen; the tilt is the one root of a falling function between the poles.
    """
    least, most = min(likely) - mean, max(likely) - mean
    edge = 1e-9

    def excess(tilt: float) -> float:
        return sum(p * (v - mean) / (1 + tilt * (v - mean)) for v, p in likely.items())

    return float(brentq(excess, -1 / most + edge, -1 / least - edge))
