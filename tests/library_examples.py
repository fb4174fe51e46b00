"""Programs of examples/libraries: run as somebody would run them, and what they say of what was learnt."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "examples" / "libraries"
MOST_LINES = 30

NUMBER = r"([-+]\d+\.\d+)"
"""A program says what its learner got `before` and `after`, as it learns maybe often: the last counts."""


def gain_of(program: str, python: Path) -> float:
    """How much more a program's learner gets in the end, by what an interpreter makes of it."""
    done = subprocess.run(
        [python, FOLDER / f"{program}.py"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    before, *_ = re.findall(f"{NUMBER} before", done.stdout)
    *_, after = re.findall(f"{NUMBER} after", done.stdout)
    return float(after) - float(before)
