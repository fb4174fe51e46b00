"""Programs of examples/libraries: run as somebody would run them, and what they say of what was learnt."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "examples" / "libraries"
MOST_LINES = 30

SAID = re.compile(r"([-+]\d+\.\d+) before\D*([-+]\d+\.\d+) after")
"""How a program says what its learner got before and after."""


def gain_of(program: str, python: Path) -> float:
    """How much more a program's learner gets in the end, by what an interpreter makes of it."""
    done = subprocess.run(
        [python, FOLDER / f"{program}.py"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = SAID.search(done.stdout)
    assert done.returncode == 0, done.stderr[-4000:]
    assert said is not None, done.stdout
    before, after = map(float, said.groups())
    return after - before
