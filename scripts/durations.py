"""How long the tests take, file by file: reads what `pytest --junitxml` has written, and writes one table.

python scripts/durations.py FOLDER TABLE
"""

import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree as ET

from tests.tiers import is_big

SLOW = 2.0
"""Seconds from which a single test is named in the table."""

ROOT = Path(__file__).parents[1]


def main(folder: Path, table: Path) -> None:
    """Write the files with the seconds of all their tests, and the slowest tests, the longest first."""
    files: dict[str, float] = defaultdict(float)
    tests: dict[str, float] = defaultdict(float)
    for written in sorted(folder.glob("*.xml")):
        for case in ET.parse(written).iter("testcase"):
            path = path_of(case.get("classname", ""))
            seconds = float(case.get("time", "0"))
            files[path] += seconds
            tests[f"{path}::{case.get('name', '').partition('[')[0]}"] += seconds
    slow = {name: seconds for name, seconds in tests.items() if seconds >= SLOW}
    lines = ["seconds\ttier\twhat"]
    for found in (files, slow):
        for name, seconds in sorted(found.items(), key=lambda each: -each[1]):
            path, _, test = name.partition("::")
            tier = "test-all" if is_big(ROOT / path, test) else "test"
            lines.append(f"{seconds:.1f}\t{tier}\t{name}")
    table.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{sum(files.values()):.0f} s of tests in {len(files)} files: {table}")


def path_of(classname: str) -> str:
    """The file of a test, from the dotted name that pytest writes."""
    parts = classname.split(".")
    while parts and not (ROOT / "/".join(parts)).with_suffix(".py").is_file():
        parts.pop()
    return "/".join(parts) + ".py" if parts else classname


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
