"""Home of the tests of device code: numba-cuda in a virtual environment of its own, which needs no device.

Where it is installed it takes the place of `numba.cuda`, and NVIDIA's libraries have to be those of PyTorch
wherever that is: so it is not among what all tests are run with.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from importlib.metadata import requires
from pathlib import Path
from typing import Any

from diablerie.server.core.file_lock import alone

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "bench"))

from homes import home_of  # noqa: E402

NVIDIA = ("nvidia-cuda-nvcc==13.5.37", "nvidia-cuda-nvrtc==13.5.37", "nvidia-nvvm==13.5.37")
"""The assembler, a library that numba-cuda looks for, and what makes PTX."""


def requirements() -> list[str]:
    """What pip installs there: what compiles for devices, and what Diablerie itself needs."""
    ours = [each for each in requires("diablerie") or () if "extra ==" not in each]
    constraint = ("--constraint", str(ROOT / "constraints.txt"))
    return [*constraint, "numba-cuda", *NVIDIA, "gymnasium", *ours]


def run_there(program: str, *arguments: str, **environment: str) -> Any:
    """What a program of this folder prints, as JSON. Raises as `said_there` does."""
    return json.loads(said_there("-m", f"{__package__}.{program}", *arguments, **environment))


def said_there(*arguments: str, **environment: str) -> str:
    """What Python prints there with these arguments.

    Raises CalledProcessError where it fails; what it says stands in the output of the test.
    """
    lock_file = Path(tempfile.gettempdir()) / "diablerie-device-home.lock"
    with lock_file.open("wb") as lock, alone(lock):
        python = home_of("device", requirements())
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [python, *arguments],
        env={**os.environ, **environment, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout
