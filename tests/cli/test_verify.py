"""`diablerie verify`: honest records hold, others are found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie.matches import Clock, Entry, Match, Player, Shuffle
from diablerie.matches.commit_reveal import commitment_to
from tests.cli.calling import call, run
from tests.games.kill_doctor_lucky.cottage import COTTAGE
from tests.settings import cut_short

NOW = datetime(2026, 11, 21, tzinfo=UTC)
Change = Callable[[dict[str, Any]], None]


def played(to_the_end: bool = True, name: str = "doctor-faust", **options: Any) -> dict[str, Any]:
    game = diablerie.load(name, **{**cut_short(name, 6), **options})
    others = [Player.bot("random")] * (game.seats - 1)
    match = Match.start(game, [Player.person(), *others], bytes(range(32)), NOW)
    rng = np.random.default_rng(5)
    while not match.is_over and (to_the_end or len(match.log) < 10):
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


def test_actions_and_deeds_at_the_table_are_counted(tmp_path: Path) -> None:
    game = diablerie.load("doctor-faust")
    match = Match.start(game, [Player.person()] * 2, bytes(range(32)), NOW)
    for action in ("s1", "s1", "soul"):
        match.act(0, action, NOW)
    match.do(Entry("take-back", 0, NOW))
    match.do(Entry("resign", 1, NOW))
    told = call("verify", written(match.record(None), tmp_path))
    assert told.exit_code == 0, told.stderr
    assert "3 actions and 2 deeds at the table replayed to the same end (resigned)" in told.stdout


def test_it_says_for_how_long_clocks_were_put_on(tmp_path: Path) -> None:
    game, clock = diablerie.load("doctor-faust"), Clock("per-move", seconds=60)
    match = Match.start(game, [Player.person()] * 2, bytes(range(32)), NOW, clock)
    for seconds in (30, 10):
        at = (match.log[-1].at if match.log else NOW) + timedelta(seconds=seconds)
        match.do(Entry("shift", None, at, seconds=float(seconds), cause="stall"))
    match.do(Entry("resign", 1, NOW + timedelta(seconds=50)))
    told = call("verify", written(match.record(None), tmp_path))
    assert told.exit_code == 0, told.stderr
    assert "clocks were put on 2 times, by 40 seconds in all" in told.stdout


def test_without_deeds_none_are_mentioned(tmp_path: Path) -> None:
    told = call("verify", written(played(), tmp_path))
    assert " actions replayed" in told.stdout


def test_one_of_a_kind_is_told_as_one(tmp_path: Path) -> None:
    game = diablerie.load("doctor-faust")
    match = Match.start(game, [Player.person()] * 2, bytes(range(32)), NOW)
    match.act(0, "s1", NOW)
    match.do(Entry("resign", 1, NOW))
    told = call("verify", written(match.record(None), tmp_path))
    assert "1 action and 1 deed at the table" in told.stdout


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


def test_a_time_out_that_came_too_early_does_not_hold(tmp_path: Path) -> None:
    game, clock = diablerie.load("doctor-faust"), Clock("per-move", seconds=60)
    match = Match.start(game, [Player.person()] * 2, bytes(range(32)), NOW, clock)
    match.do(Entry("time-out", 0, NOW + timedelta(seconds=60)))
    record = match.record(None)
    assert call("verify", written(record, tmp_path)).exit_code == 0
    record["actions"][0]["at"] = "2026-11-21T00:00:59.999Z"
    told = call("verify", written(record, tmp_path))
    assert told.exit_code == 1
    assert "(record): actions/0: there is time left" in told.stderr


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


# What clients have added to the seed


@pytest.fixture
def shared(tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """The record of a match to whose seed one client has added, and what that client kept."""
    shuffle = Shuffle.of("m", ["expected", "bot"])
    drawn = bytes(range(32, 64))
    shuffle = shuffle.add(0, 1, commitment_to(drawn, "m", 1, 0), drawn)
    game = diablerie.load("kill-doctor-lucky", seats=2)
    players = [Player.person(), Player.bot("random")]
    match = Match.start(game, players, bytes(range(32)), NOW, shuffle=shuffle)
    match.do(Entry("resign", 0, NOW))
    share = shuffle.document()["seats"][0]
    kept = {
        "match": "m",
        "round": 1,
        "seat": 0,
        "seed_hash": match.seed_hash,
        "contribution": share["contribution"],
        "commitments": [share["commitment"], None],
    }
    return written(match.record(None), tmp_path), kept


def kept_in(folder: Path, document: Any) -> str:
    path = folder / "kept.json"
    path.write_text(json.dumps(document))
    return str(path)


def test_it_says_which_clients_have_added_to_the_seed(
    shared: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    record, kept = shared
    told = call("verify", record, "--kept", kept_in(tmp_path, kept))
    assert told.exit_code == 0, told.stderr
    assert "clients have added to it from seat 0" in told.stdout
    told = call("verify", written(played(), tmp_path))
    assert "no client has added to it" in told.stdout


def test_what_a_client_kept_finds_out_another_contribution(
    shared: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    record, kept = shared
    told = call("verify", record, "--kept", kept_in(tmp_path, kept | {"contribution": "00" * 32}))
    assert told.exit_code == 1
    assert (
        "(shuffle): the contribution of seat 0 is not the one that its client kept" in told.stderr
    )


@pytest.mark.parametrize(("document", "fault"), [([], "an object"), ({"match": 7}, "'match'")])
def test_what_is_nothing_kept_is_told_of(
    shared: tuple[str, dict[str, Any]], tmp_path: Path, document: Any, fault: str
) -> None:
    told = call("verify", shared[0], "--kept", kept_in(tmp_path, document))
    assert told.exit_code == 2
    assert fault in told.stderr
