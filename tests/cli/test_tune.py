"""`diablerie tune`: what it tells people and programs, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.calling import call

QUICK = (
    *("tune", "doctor-faust", "--option", "max_turns=24", "--processes", "1"),
    *("--bot", "search:simulations=8", "--attempts", "3", "--games", "6", "--again", "6"),
)


def test_it_tells_what_was_tried_and_how_the_best_fared() -> None:
    done = call(*QUICK, "--traits", "lay,exposed")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["wins", "lay", "exposed"]
    assert {line.split()[1] for line in lines[1:4]} == {"0.1086", "0.4", "1.329"}
    shares = [float(line.split("%")[0]) for line in lines[1:4]]
    assert shares == sorted(shares, reverse=True)
    assert "of the wins of 6 games against search:simulations=8" in " ".join(lines)


def test_it_tells_programs_the_same_and_keeps_its_attempts(tmp_path: Path) -> None:
    asked = (*QUICK, "--traits", "lay", "--json", "--out", str(tmp_path))
    first = json.loads(call(*asked).stdout)
    assert len(first["attempts"]) == 3
    assert first["best"].startswith("search:simulations=8:lay=")
    assert json.loads(call(*asked).stdout) == first


def test_a_trait_that_there_is_not_is_refused_naming_those_that_there_are() -> None:
    done = call(*QUICK, "--traits", "courage")
    assert done.exit_code != 0
    assert "'courage'" in done.stderr
    assert "lay" in done.stderr
