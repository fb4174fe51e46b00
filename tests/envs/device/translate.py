"""PTX of a game's kernels: `python -m tests.envs.device.translate GAME`; prints what stands in it.

The assembler makes machine code of that which steps.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nvidia

import diablerie
from diablerie.envs.device_kernels import kernels_of

from .compiler import Asked, arguments_of, buffers, listen, named, ptx

_INEXACT = re.compile(r"\b(?:fma|mad\.f|div\.(?:approx|full)|\w+\.ftz)\S*")
"""Instructions that do not round as IEEE 754 has it, or round once for two operations."""


ARCHITECTURE = "sm_80"

(ASSEMBLER,) = Path(next(iter(nvidia.__path__))).glob("*/bin/ptxas*")


def assembled(code: str) -> Mapping[str, int]:
    """What the assembler says of PTX: how many bytes spill out of registers. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "kernels.ptx"
        source.write_text(code)
        target = (f"--gpu-name={ARCHITECTURE}", "-o", f"{source}.o")
        command = [str(ASSEMBLER), "--verbose", *target, str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        size = Path(f"{source}.o").stat().st_size
    spilt = re.findall(r"(\d+) bytes spill stores", done.stderr)
    return {"spilt": sum(map(int, spilt)), "size": size}


def translated(name: str) -> dict[str, Any]:
    """By kernel: whether there is an entry, for which device, what it calls from outside, what is inexact."""
    game = diablerie.load(name)
    listen(Asked())
    among = buffers(game, 1, b"")
    found: dict[str, dict[str, Any]] = {}
    for kernel_name, kernel in named(kernels_of(game)).items():
        code = ptx(kernel, arguments_of(kernel, among))
        found[kernel_name] = {
            "entries": len(re.findall(r"^\.visible \.entry ", code, re.MULTILINE)),
            "target": re.findall(r"^\.target (\w+)", code, re.MULTILINE),
            "outside": re.findall(r"^\.extern .*", code, re.MULTILINE),
            "inexact": sorted(set(_INEXACT.findall(code))),
        }
        if kernel_name == "step":
            found[kernel_name]["assembled"] = assembled(code)
    return found


if __name__ == "__main__":
    print(json.dumps(translated(sys.argv[1])))  # noqa: T201 - it is asked for
