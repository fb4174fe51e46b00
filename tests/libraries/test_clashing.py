"""Libraries whose pins clash with those of the tests: each in an environment of its own, built on demand.

`make test-libraries` runs them, by hand.
"""

from __future__ import annotations

import sys
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ..library_examples import ROOT, gain_of

sys.path.insert(0, str(ROOT / "bench"))

from homes import home_of

CLASHING = {
    "rllib_ppo": ["ray[rllib]==2.60.0", "torch==2.13.0"],
    "tianshou_dqn": ["tianshou==2.0.1", "torch==2.13.0", "pettingzoo==1.27.0", "orjson==3.13.0"],
}
"""A program, and what pip installs for it besides what Diablerie itself needs."""


def requirements(wanted: list[str]) -> list[str]:
    """With what Diablerie needs, in the versions it is tested with."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = {canonicalize_name(line.partition("==")[0]): line for line in lines}
    needed = (Requirement(each) for each in requires("diablerie") or () if "extra ==" not in each)
    return [*wanted, *(pins[canonicalize_name(each.name)] for each in needed)]


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("program", CLASHING)
def test_it_learns(program: str) -> None:
    python: Path = home_of(program, requirements(CLASHING[program]))
    assert gain_of(program, python) > 0
