"""`diablerie balance`: what it compares, tells and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.calling import call

QUICK = (
    *("balance", "doctor-faust", "--option", "max_turns=6"),
    *("--processes", "1", "--deals", "3", "--bot", "random"),
)


def test_it_tells_a_line_for_every_setting(tmp_path: Path) -> None:
    done = call(*QUICK, "--vary", "edition=arles-fr,blatz-de", "--out", str(tmp_path))
    assert done.exit_code == 0
    heading, plain, french = done.stdout.splitlines()[:3]
    assert heading.startswith("setting")
    assert plain.startswith("2 seats ")
    assert french.startswith("2 seats, edition=arles-fr")
    assert "blatz-de" not in done.stdout, "that is how the rules are"
    assert (tmp_path / "report.html").is_file()
    assert (tmp_path / "games.parquet").is_file()


def test_numbers_of_seats_are_compared() -> None:
    done = call(
        *("balance", "kill-doctor-lucky", "--seats", "2,3", "--option", "max_turns=6"),
        *("--processes", "1", "--deals", "2", "--bot", "random", "--json"),
    )
    told = json.loads(done.stdout)
    assert [each["setting"] for each in told["balances"]] == ["2 seats", "3 seats"]
    assert [len(each["seats"]) for each in told["balances"]] == [2, 3]
    assert told["deals"] == 2


def test_all_switches_are_varied_one_at_a_time() -> None:
    done = call(*QUICK, "--deals", "2", "--vary", "all", "--json")
    settings = [each["setting"] for each in json.loads(done.stdout)["balances"]]
    assert settings[0] == "2 seats"
    assert len(settings) > 10
    assert len(set(settings)) == len(settings)
    assert all(each.startswith("2 seats, ") for each in settings[1:])


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("balance", "chess"), "there is no game 'chess'"),
        ((*QUICK, "--bot", "angel"), "there is no bot 'angel'"),
        ((*QUICK, "--vary", "edition"), "NAME=A,B"),
        ((*QUICK, "--vary", "colour=red"), "no option 'colour'"),
        ((*QUICK, "--vary", "edition=latin"), "edition"),
        ((*QUICK, "--seats", "two"), "--seats takes numbers"),
        ((*QUICK, "--seats", "5"), "seats"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(
    asked: tuple[str, ...], complaint: str
) -> None:
    done = call(*asked)
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
