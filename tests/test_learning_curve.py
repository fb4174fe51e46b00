"""The curve of a learner: read from what the example prints, drawn, and told as a table."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))

import learning_curve

RUN = "minutes,actions,random,greedy\n0.00,0,0.4,0.05\n5.01,4915200,1.0,0.755\n"


def test_a_run_is_told_as_a_table() -> None:
    assert learning_curve.table(learning_curve.read(RUN)).splitlines() == [
        "| minutes | actions | wins against `random` | wins against `greedy` |",
        "| --- | --- | --- | --- |",
        "| 0 | 0.00 million | 40 % | 5 % |",
        "| 5 | 4.92 million | 100 % | 76 % |",
    ]


def test_it_is_drawn_the_same_each_time(tmp_path: Path) -> None:
    rows = learning_curve.read(RUN)
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        learning_curve.draw(rows, 60, tmp_path / name / "curve.svg")
    drawn = (tmp_path / "one" / "curve.svg").read_text("utf-8")
    assert "against greedy" in drawn
    assert drawn == (tmp_path / "other" / "curve.svg").read_text("utf-8")
