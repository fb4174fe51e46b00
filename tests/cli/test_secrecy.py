"""`diablerie secrecy check`: anybody's game by its name, what was found, and an exit status that says so."""

from __future__ import annotations

import json
import re
import sys

import pytest

from tests.cli.calling import call

FEW = ("--positions", "60")


def test_an_honest_game_passes_and_says_how_much_was_compared() -> None:
    done = call("secrecy", "check", "gallery:honest-log", *FEW)
    assert done.exit_code == 0
    assert done.stdout.startswith("honest-log\n  non-interference by what the rules show: ")
    assert "differ" not in done.stdout


def test_a_leak_is_shown_as_two_histories_the_seat_and_the_first_difference() -> None:
    done = call("secrecy", "check", "gallery:leaky-info", "--check", "non-interference", *FEW)
    assert done.exit_code == 1
    side = r" +card-(\d) card-(\d).*\n +{\"deal\": (\d+)}\n"
    found = re.search(f"info of seat (\\d).* differs after\n{side}{side}", done.stdout)
    assert found is not None
    seat, *cards = map(int, found.groups())
    here, there = cards[:2], cards[3:5]
    assert here[seat] == there[seat]
    assert here[1 - seat] != there[1 - seat]


def test_as_json_all_findings_are_told() -> None:
    done = call("secrecy", "check", "gallery:leaky-mask", "pyspiel:kuhn_poker", "--json", *FEW)
    assert done.exit_code == 1
    reports = json.loads(done.stdout)
    assert {report["subject"] for report in reports} == {"leaky-mask", "kuhn_poker()"}
    channels = {f["channel"] for report in reports for f in report["findings"]}
    assert channels == {"mask"}


def test_our_games_have_seats_options_and_bots() -> None:
    name = "diablerie:kill-doctor-lucky(seats=3)"
    done = call("secrecy", "check", name, "--bot", "random", "--positions", "10")
    assert done.exit_code == 0
    first, *reports = done.stdout.splitlines()
    assert first == "KillDoctorLucky(seats=3)"
    assert [report.split(":")[0].strip() for report in reports] == [
        "non-interference by its belief",
        "blind bots (random) by its belief",
    ]


def test_our_games_are_had_in_the_form_of_open_spiel_too() -> None:
    name = "pyspiel:diablerie_teufel_teufel(seats=2,max_turns=2)"
    done = call("secrecy", "check", name, "--check", "non-interference", "--positions", "10")
    assert done.exit_code == 0
    assert "non-interference by its own resampler: " in done.stdout


def test_a_name_of_no_kind_is_answered_with_the_kinds() -> None:
    done = call("secrecy", "check", "chess")
    assert done.exit_code == 2
    assert "names are pyspiel:NAME, pettingzoo:NAME, gallery:NAME" in done.stderr


@pytest.mark.parametrize("library", ["pyspiel", "pettingzoo"])
def test_a_library_that_is_missing_is_answered_with_what_installs_it(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    done = call("secrecy", "check", f"{library}:classic/leduc_holdem_v4")
    assert done.exit_code == 2
    assert "which is not installed: pip install" in done.stderr


def test_what_is_not_in_the_gallery_is_answered_with_what_is() -> None:
    done = call("secrecy", "check", "gallery:mona-lisa")
    assert done.exit_code == 2
    assert "leaky-view" in done.stderr


def test_a_check_that_there_is_not_is_answered_with_those_there_are() -> None:
    done = call("secrecy", "check", "gallery:honest-log", "--check", "luck")
    assert done.exit_code == 2
    assert "the checks are non-interference" in done.stderr
