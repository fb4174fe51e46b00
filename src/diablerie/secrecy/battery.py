"""All checks that apply to a game, one after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from . import blind, calibration, noninterference, sufficiency
from .blind import Bot, check_blind
from .calibration import Likelihood, by_chance, check_calibration
from .equivalence import Equivalence, Knowledge
from .finding import Report
from .noninterference import check_noninterference
from .subject_under_test import SubjectUnderTest
from .sufficiency import check_sufficiency

CHECKS = (noninterference.CHECK, blind.CHECK, calibration.CHECK, sufficiency.CHECK)


@dataclass(frozen=True)
class Case:
    """A subject, and by what it can be checked.

    `equivalences`: by each its channels and bots are checked. `posterior`: the knowledge for which its
    resampler is held against the exact posterior, None where that cannot be worked out; `likelihood`:
    the odds by which that is reckoned, those of chance alone or those of choices as well. `enough`:
    channels that should determine what a seat may do, and whether they should determine what it has
    done. `bots`: who plays it, by name.
    """

    subject: SubjectUnderTest
    equivalences: Sequence[Equivalence]
    posterior: Knowledge | None = None
    likelihood: Likelihood = by_chance
    enough: Mapping[str, bool] = field(default_factory=dict)
    bots: Mapping[str, Bot] = field(default_factory=dict)


def check(
    case: Case, positions: int, seed: int = 0, checks: Sequence[str] = CHECKS
) -> Iterator[Report]:
    """Reports of the checks asked for, as far as the case allows; each looks at so many positions."""
    run = {
        noninterference.CHECK: _noninterference,
        blind.CHECK: _blind,
        calibration.CHECK: _calibration,
        sufficiency.CHECK: _sufficiency,
    }
    for name in checks:
        if name not in run:
            raise ValueError(f"there is no check {name!r}; the checks are {', '.join(CHECKS)}")
        yield from run[name](case, positions, seed)


def is_passed(reports: Sequence[Report]) -> bool:
    """Whether nothing was found, and something was compared."""
    compared = any(report.compared for report in reports)
    return compared and not any(report.findings for report in reports)


def _noninterference(case: Case, positions: int, seed: int) -> Iterator[Report]:
    for equivalence in case.equivalences:
        yield check_noninterference(case.subject, equivalence, positions, seed)


def _blind(case: Case, positions: int, seed: int) -> Iterator[Report]:
    for name, bot in case.bots.items():
        for equivalence in case.equivalences:
            report = check_blind(case.subject, bot, equivalence, positions, seed)
            yield replace(report, check=f"{report.check} ({name})")


def _calibration(case: Case, positions: int, seed: int) -> Iterator[Report]:
    if case.posterior is not None:
        yield check_calibration(case.subject, case.posterior, positions, seed, case.likelihood)


def _sufficiency(case: Case, positions: int, seed: int) -> Iterator[Report]:
    for channel, remembers in case.enough.items():
        yield check_sufficiency(case.subject, channel, positions, seed, remembers=remembers)
