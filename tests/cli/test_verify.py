"""`diablerie verify`: honest records hold, others are found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie.matches import Match, Player
from tests.cli.calling import call, run
from tests.games.kill_doctor_lucky.cottage import COTTAGE

NOW = datetime(2026, 11, 21, tzinfo=UTC)
Change = Callable[[dict[str, Any]], None]


def played(to_the_end: bool = True, name: str = "doctor-faust", **options: Any) -> dict[str, Any]:
    game = diablerie.load(name, max_turns=6, **options)
    others = [Player.bot("random")] * (game.seats - 1)
    match = Match.start(game, [Player.person(), *others], bytes(range(32)), NOW)
    rng = np.random.default_rng(5)
    while not match.is_over and (to_the_end or len(match.moves) < 10):
        match.act(match.to_play or 0, str(rng.choice(match.state.legal)), NOW)
    return match.record(0)


def written(record: Any, folder: Path) -> str:
    path = folder / "record.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record))
    return str(path)


@pytest.mark.parametrize("name", diablerie.games())
def test_an_honest_record_holds(name: str, tmp_path: Path) -> None:
    told = call("verify", written(played(name=name), tmp_path))
    assert told.exit_code == 0, told.stderr
    assert "holds" in told.stdout
    assert told.stderr == ""


def test_a_record_of_a_match_in_a_house_of_ones_own_needs_no_file_of_it(tmp_path: Path) -> None:
    record = played(name="kill-doctor-lucky", seats=3, mansion=COTTAGE)
    assert call("verify", written(record, tmp_path)).exit_code == 0
    record["options"]["mansion"] = record["options"]["mansion"].replace('"count":20', '"count":25')
    assert call("verify", written(record, tmp_path)).exit_code == 1


def test_a_record_may_come_on_standard_input() -> None:
    told = run("verify", "-", given=json.dumps(played()).encode())
    assert told.returncode == 0, told.stderr


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * 32


def other_winner(record: dict[str, Any]) -> None:
    record["result"]["scores"] = [99, 0]


def other_action(record: dict[str, Any]) -> None:
    record["actions"][3]["action"] = "9@99"


def one_action_less(record: dict[str, Any]) -> None:
    record["actions"].pop()


def other_rules(record: dict[str, Any]) -> None:
    record["rules_version"] = "0"


@pytest.mark.parametrize(
    ("change", "doubt"),
    [
        (other_seed, "(seed)"),
        (other_winner, "(result)"),
        (other_action, "(record): actions/3"),
        (one_action_less, "(result)"),
        (other_rules, "(rules-version)"),
    ],
)
def test_a_record_that_was_tampered_with_does_not_hold(
    change: Change, doubt: str, tmp_path: Path
) -> None:
    record = played()
    change(record)
    told = call("verify", written(record, tmp_path))
    assert told.exit_code == 1
    assert doubt in told.stderr
    assert told.stdout == ""


def test_a_match_that_still_runs_cannot_be_checked(tmp_path: Path) -> None:
    told = call("verify", written(played(to_the_end=False), tmp_path))
    assert told.exit_code == 1
    assert "only what one viewer may know" in told.stderr


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"format": 1}', "[" * 9000])
def test_what_is_no_record_is_refused_with_status_2(content: str, tmp_path: Path) -> None:
    told = call("verify", written(content, tmp_path))
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1
    assert "record.json" in told.stderr


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"\xff\xfe\x00\x80")
    assert call("verify", str(path)).exit_code == 2


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert call("verify", str(tmp_path)).exit_code == 2
