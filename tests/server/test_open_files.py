"""A server may have as many files open as the system lets it."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

PROGRAM = """
import resource
from diablerie.server.open_files import raise_limit
print(raise_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.parametrize(("soft", "hard"), [(256, 512), (512, 512)])
def test_the_soft_limit_is_raised_to_the_hard_one(soft: int, hard: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [str(hard)] * 3
