"""`diablerie analyse`: what each seat threw away in a match that is over, and what was chance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie.analysis import Effort
from diablerie.cli.analyse import SIMULATIONS, WORLDS
from diablerie.matches import Match, Player
from tests.analysis.test_review import short
from tests.cli.calling import call, run
from tests.cli.test_verify import written
from tests.games.doctor_faust.set_ups import JUDGED
from tests.matches.playing import SEED, START, do, play

QUICK = ("--simulations", "20", "--worlds", "20")


def thrown_away() -> dict[str, Any]:
    """Red leads the pyramid onto both of their stones, and Blue takes all that is left (DF-35)."""
    game = diablerie.load("doctor-faust", soul_start=5)
    match = Match.start(game, [Player.person("Ada"), Player.bot("imp")], SEED, START)
    for action in ("s1", "s1", "s2", "s1"):
        play(match, *[action] * 7)
    return play(match, "soul", "soul").record(None)


@pytest.mark.parametrize("name", diablerie.games())
def test_every_game_is_analysed(name: str, tmp_path: Path) -> None:
    told = call("analyse", written(short(name).record(None), tmp_path), *QUICK)
    assert told.exit_code == 0, told.stderr
    for heading in ("Turning points", "Mistakes and blunders", "Luck against choice"):
        assert heading in told.stdout
    assert told.stderr == ""


def test_a_blunder_is_shown_with_what_was_better(tmp_path: Path) -> None:
    path = written(thrown_away(), tmp_path)
    told = call("analyse", path, "--simulations", "100", "--worlds", "100").stdout
    assert "Turn 5 · Red (Ada) · a blunder: costs" in told
    assert "Played: soul (0%)" in told
    assert "Better: " in told
    assert "Blue (imp)" in told


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "Chance et choix"), ("de", "Glück und eigene Wahl")]
)
def test_it_is_told_in_the_language_asked_for(lang: str, words: str, tmp_path: Path) -> None:
    path = written(short("doctor-faust").record(None), tmp_path)
    assert words in call("analyse", path, *QUICK, "--lang", lang).stdout


def test_the_same_seed_finds_the_same_and_json_tells_all(tmp_path: Path) -> None:
    path = written(short("doctor-faust").record(None), tmp_path)
    first, again, other = (
        call("analyse", path, *QUICK, "--json", "--seed", seed).stdout for seed in ("1", "1", "2")
    )
    assert first == again != other
    told = json.loads(first)
    assert told["game"] == "doctor-faust"
    assert (told["simulations"], told["worlds"]) == (20, 20)
    assert [account["seat"] for account in told["accounts"]] == [0, 1]
    assert {"turning_points", "thresholds"} < set(told)
    assert set(told["decisions"][0]) == {
        *("v", "turn", "seat", "chance", "played", "best", "loss", "proof", "verdict")
    }


def test_it_can_be_asked_for_some_seats(tmp_path: Path) -> None:
    path = written(short("kill-doctor-lucky").record(None), tmp_path)
    told = json.loads(call("analyse", path, *QUICK, "--json", "--seat", "1", "--seat", "2").stdout)
    assert {decision["seat"] for decision in told["decisions"]} == {1, 2}
    assert [account["seat"] for account in told["accounts"]] == [1, 2]


def test_every_decision_is_listed_if_asked_for(tmp_path: Path) -> None:
    path = written(thrown_away(), tmp_path)
    told = call("analyse", path, *QUICK, "--every", "--seat", "0").stdout
    rows = [line for line in told.splitlines() if line.startswith("Turn 1 · Red (Ada)")]
    assert len(rows) >= 7
    assert all("s1" in row and "%" in row for row in rows[:7])
    assert "Decisions, losses" not in call("analyse", path, *QUICK, "--seat", "0").stdout


def test_a_record_may_come_on_standard_input() -> None:
    told = run("analyse", "-", *QUICK, "--seat", "1", given=json.dumps(thrown_away()).encode())
    assert told.returncode == 0, told.stderr
    assert told.stderr == b""


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--seat", "2"), "0 to 1, not 2"),
        (("--lang", "la"), "there is no language 'la'"),
        (("--simulations", "0"), "--simulations"),
        (("--worlds", "0"), "--worlds"),
    ],
)
def test_what_there_is_not_is_refused(
    args: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    told = call("analyse", written(thrown_away(), tmp_path), *QUICK, *args)
    assert told.exit_code == 2
    assert complaint in told.stderr


def test_a_match_that_still_runs_is_refused(tmp_path: Path) -> None:
    game = diablerie.load("doctor-faust", **JUDGED)
    match = play(Match.start(game, [Player.person()] * 2, SEED, START), "s1")
    told = call("analyse", written(match.record(None), tmp_path), *QUICK)
    assert told.exit_code == 2
    assert "only what one viewer may know" in told.stderr


@pytest.mark.parametrize("content", ["", "{", "[]", "null"])
def test_what_is_no_record_is_refused(content: str, tmp_path: Path) -> None:
    told = call("analyse", written(content, tmp_path))
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1


def test_it_takes_as_much_effort_as_the_package_does() -> None:
    assert Effort() == Effort(SIMULATIONS, WORLDS)


def test_what_breaks_the_rules_is_refused(tmp_path: Path) -> None:
    match = Match.start(diablerie.load("doctor-faust"), [Player.person()] * 2, SEED, START)
    play(match, "s1")
    do(match, "resign", 0)
    record = match.record(None)
    record["actions"][0]["action"] = "9@99"
    told = call("analyse", written(record, tmp_path), *QUICK)
    assert told.exit_code == 2
    assert "cannot be analysed: actions/0" in told.stderr
