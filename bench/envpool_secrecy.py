"""What docs/secrecy.md says of EnvPool, seen again: `python bench/envpool_secrecy.py`.

EnvPool lives in a virtual environment of its own, which is built the first time. The exit status is 1
where something else is found than what is written down, or nothing is compared.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import requires
from pathlib import Path
from typing import Any

from homes import home_of

ROOT = Path(__file__).parent.parent
ENVPOOL = "envpool==1.2.5"
POSITIONS = 500
COMMAND = "from diablerie.cli import main; main()"

EXPECTED: Mapping[str, set[str]] = {
    "envpool_poker:kuhn": {"info"},
    "envpool_poker:leduc": {"info", "refusals"},
}
"""By game the channels that tell cards: a forbidden raise ends Leduc, and then `info` tells them, too."""

Report = Mapping[str, Any]


def main() -> int:
    """Check both games and say what was found; the exit status."""
    reports = looked_at()
    for report in reports:
        channels = sorted({finding["channel"] for finding in report["findings"]})
        print(
            f"{report['subject']} by {report['yardstick']}: {report['compared']} compared, "
            f"{len(report['findings'])} differ ({', '.join(channels)})"
        )
    wrong = surprises(reports)
    print("\n".join(wrong) or f"{ENVPOOL}: as docs/secrecy.md has it")
    return int(bool(wrong))


def looked_at() -> Sequence[Report]:
    """The reports of the checks, made where EnvPool is installed."""
    names = [f"pettingzoo:{game}" for game in EXPECTED]
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "bench")])
    asked = subprocess.run(
        [
            *(home_of("envpool_secrecy", requirements()), "-c", COMMAND, "secrecy", "check"),
            *(*names, "--positions", str(POSITIONS), "--json"),
        ],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    reports: Sequence[Report] = json.loads(asked.stdout)
    return reports


def requirements() -> list[str]:
    """What pip installs there: EnvPool, and what Diablerie itself needs in the versions it is tested with."""
    ours = [each for each in requires("diablerie") or () if "extra ==" not in each]
    return ["--constraint", str(ROOT / "constraints.txt"), ENVPOOL, *ours]


def surprises(reports: Sequence[Report]) -> list[str]:
    """Where what was found is not what is expected, a line each."""
    return [
        f"{report['subject']} by {report['yardstick']}: {report['compared']} compared, "
        f"found in {sorted(found)}, expected in {sorted(expected)}"
        for report in reports
        for found in [{finding["channel"] for finding in report["findings"]}]
        for expected in [EXPECTED[report["subject"]]]
        if found != expected or not report["compared"]
    ] + [
        f"{game}: not looked at"
        for game in EXPECTED
        if game not in {report["subject"] for report in reports}
    ]


if __name__ == "__main__":
    sys.exit(main())
