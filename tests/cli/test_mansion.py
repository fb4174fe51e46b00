"""`diablerie mansion`: checks and draws houses, and points at what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.calling import call, run

ROOM = {"kind": "room", "named": True}
HUT = {
    "spaces": [
        {"id": "porch", "name": "Porch", **ROOM, "number": 1, "rect": [0, 0, 2, 2]},
        {"id": "loft", "name": "Loft", **ROOM, "number": 2, "rect": [3, 0, 5, 2]},
    ],
    "start_space": "porch",
    "doors": [{"a": "porch", "b": "loft", "axis": "ew", "rect": [2, 0.5, 3, 1.5]}],
    "sight_only_openings": [],
    "deck": {
        "failure": [{"value": 1, "count": 10}],
        "move": [{"steps": 1, "count": 4}],
        "room": ["loft"],
        "weapon": [{"name": "Axe", "value": 3}],
    },
}


@pytest.fixture
def hut(tmp_path: Path) -> Path:
    file = tmp_path / "hut.json"
    file.write_text(json.dumps(HUT, indent=1))
    return file


def test_check_tells_what_a_file_holds(hut: Path) -> None:
    told = call("mansion", "check", str(hut))
    assert (told.exit_code, told.stderr) == (0, "")
    assert told.stdout.splitlines() == [
        "2 spaces: 2 named, 2 numbered, 1 with a room card; all pawns start in porch",
        "1 door between 1 pair of spaces, 0 openings for sight only",
        "1 pair of spaces see each other, along 1 line",
        "16 cards: 4 move, 1 room, 1 weapon, 10 failures with 10 points; enough for up to 2 players",
    ]


def test_without_a_file_it_is_the_printed_house() -> None:
    told = call("mansion", "check")
    assert told.exit_code == 0
    assert "32 spaces" in told.stdout
    assert "93 pairs of spaces see each other, along 26 lines" in told.stdout
    assert "Servants" in call("mansion", "draw").stdout


def test_a_fault_is_told_with_file_and_line(hut: Path) -> None:
    hut.write_text(hut.read_text().replace('"loft"\n', '"lift"\n'))
    row = hut.read_text().splitlines().index('   "lift"') + 1
    told = call("mansion", "check", str(hut))
    assert told.exit_code == 1
    assert told.stdout == ""
    assert told.stderr == (
        f"{hut}:{row}: deck.room[0] is 'lift', but there is no such space; is 'loft' meant?\n"
    )


@pytest.mark.parametrize("command", ["check", "draw"])
def test_what_is_no_json_is_told_with_its_line(command: str, hut: Path) -> None:
    hut.write_text("{\n\n!}")
    told = call("mansion", command, str(hut))
    assert told.exit_code == 1
    assert told.stderr.startswith(f"{hut}:3: this is no JSON: ")
    assert told.stderr.count("\n") == 1


def test_draw_prints_the_plan(hut: Path) -> None:
    told = call("mansion", "draw", str(hut))
    assert (told.exit_code, told.stderr) == (0, "")
    plan = ET.fromstring(told.stdout)
    assert {"Porch", "Loft"} <= set(plan.itertext())
    assert 'class="path"' not in told.stdout


def test_draw_writes_the_plan_with_the_doctors_way(hut: Path, tmp_path: Path) -> None:
    out = tmp_path / "hut.svg"
    told = call("mansion", "draw", str(hut), "--out", str(out), "--path")
    assert (told.exit_code, told.stdout, told.stderr) == (0, "", "")
    ET.parse(out)
    assert 'class="path"' in out.read_text(encoding="utf-8")


def test_a_file_may_come_on_standard_input() -> None:
    told = run("mansion", "check", "-", given=json.dumps(HUT).encode())
    assert told.returncode == 0, told.stderr
    refused = run("mansion", "check", "-", given=b"{}")
    assert refused.returncode == 1
    assert refused.stderr.decode() == "-:1: a mansion lacks the key 'spaces'\n"


def test_a_plan_goes_out_as_utf_8_whatever_the_terminal_speaks() -> None:
    named = json.dumps(HUT).replace("Loft", "Öder Söller")
    drawn = run("mansion", "draw", "-", given=named.encode())
    assert "Söller" in drawn.stdout.decode("utf-8")


def test_asked_for_nothing_it_helps() -> None:
    told = call("mansion")
    assert told.exit_code == 0
    assert "check" in told.stdout
    assert "draw" in told.stdout
    assert told.stderr == ""


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("burn",), "there is no command 'burn'; the commands are check, draw"),
        (("check", "/no/such/file"), "cannot read /no/such/file: No such file or directory"),
        (("check", "/"), "cannot read /: Is a directory"),
        (("draw", "--out", "/no/such/folder/x.svg"), "cannot write /no/such/folder/x.svg: No such"),
        (("draw", "--colour"), "No such option: --colour"),
    ],
)
def test_what_there_is_not_is_answered_in_one_line_with_status_2(
    args: tuple[str, ...], told: str
) -> None:
    answered = call("mansion", *args)
    assert (answered.exit_code, answered.stdout) == (2, "")
    assert answered.stderr.startswith("diablerie: ")
    assert told in answered.stderr
    assert answered.stderr.count("\n") == 1


def test_a_file_that_is_no_text_is_answered_with_status_2(hut: Path) -> None:
    hut.write_bytes(b"\xff\xfe{}")
    answered = call("mansion", "check", str(hut))
    assert answered.exit_code == 2
    assert "it is no UTF-8 text" in answered.stderr
