"""`diablerie dataset`: what it writes and tells, and what it refuses before a game is played."""

from __future__ import annotations

import json
from pathlib import Path

import minari
import pyarrow.parquet as pq
import pytest

from tests.cli.calling import call

QUICK = ("dataset", "doctor-faust", "--option", "max_turns=4", "--bots", "random,greedy")


def test_it_writes_parquet_and_for_minari(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    asked = ("--games", "4", "--out", str(tmp_path / "run"), "--minari", "faust-v0", "--truth")
    done = call(*QUICK, *asked, "--processes", "1", "--json")
    assert done.exit_code == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["truth"] is True
    assert told["options"]["max_turns"] == 4
    rows = pq.read_table(told["transitions"])
    assert set(rows["bot"].to_pylist()) == {"random", "greedy"}
    found = minari.load_dataset(told["minari"])
    assert found.total_steps == rows["action"].is_valid().to_pylist().count(True)


def test_it_says_where_the_transitions_are(tmp_path: Path) -> None:
    done = call(
        *QUICK, "--games", "2", "--out", str(tmp_path), "--only", "greedy", "--processes", "1"
    )
    assert done.stdout.replace("\n", "") == f"transitions: {tmp_path / 'transitions'}"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--only", "devil"), "bots are random, greedy"),
        (("--minari", "no version"), "faust-v0 or faust/greedy-v0"),
        (("--games", "0"), "0 is not in the range"),
    ],
)
def test_what_will_not_do_is_said_before_a_game_is_played(
    asked: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    done = call(*QUICK, "--out", str(tmp_path / "run"), *asked)
    assert done.exit_code != 0
    assert told in " ".join(done.stderr.split())
    assert not (tmp_path / "run").exists()
