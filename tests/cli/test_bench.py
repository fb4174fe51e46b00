"""`diablerie bench`: what it measures, and on what."""

from __future__ import annotations

import json

import diablerie
from tests.cli.calling import call, run

KEYS = {
    *("game", "actions", "games", "seconds", "actions_per_s", "games_per_s"),
    *("simulations", "simulation_seconds", "simulations_per_s"),
}
MACHINE = {"cpu", "python", "numpy", "numba", "diablerie"}


def test_as_json_it_tells_speeds_and_machine() -> None:
    done = run("bench", "--seconds", "0.05", "--json")
    assert done.returncode == 0
    assert done.stderr == b""
    document = json.loads(done.stdout)
    assert set(document["machine"]) == MACHINE
    assert all(document["machine"].values())
    assert [speed["game"] for speed in document["games"]] == list(diablerie.games())
    for speed in document["games"]:
        assert set(speed) == KEYS
        assert all(value > 0 for name, value in speed.items() if name != "game")


def test_for_people_it_prints_one_line_a_game() -> None:
    done = call("bench", "doctor-faust", "--seconds", "0.01")
    assert done.exit_code == 0
    assert "random actions" in done.stdout
    assert any(line.startswith("doctor-faust ") for line in done.stdout.splitlines())
