"""Trainings: one that was killed goes on to the same bits, and what is learnt is worth something."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from diablerie import lab
from diablerie.lab import OtherRun
from diablerie.learning import CHECKPOINT, CURVE, RECIPES, WEIGHTS, Plan, Training
from diablerie.networks import read_policy

from ..bots.positions import warmed
from ..cli.calling import COMMAND, environment
from .recipes import TINY, short, toml

PATIENCE = 200
"""Seconds for what may have to compile."""

MORE = 800
"""So many actions more a training learns from that was killed."""

SEATS = 3
"""With three there is a league, of frozen selves and the greedy bot."""


def weights(folder: Path) -> dict[str, bytes]:
    """All arrays of the weights that a training has kept, but for when and where they were made."""
    with np.load(folder / WEIGHTS) as arrays:
        return {name: arrays[name].tobytes() for name in arrays if name != "facts"}


def course(folder: Path) -> list[dict[str, str]]:
    """The curve, but for how long it took."""
    lines = csv.DictReader((folder / CURVE).read_text("utf-8").splitlines())
    return [{name: text for name, text in line.items() if name != "seconds"} for line in lines]


def asked(folder: Path, recipe: Path, *more: str) -> list[str]:
    """The command that trains in a folder, `more` saying for how long."""
    game = ("kill-doctor-lucky", "--seats", str(SEATS), "--option", "max_turns=3")
    return [*COMMAND, "learn", *game, "--recipe", str(recipe), "--out", str(folder), *more]


def kill_after_a_checkpoint(command: list[str], folder: Path) -> None:
    """Run a training until it has kept something, and kill it with no time to tidy up."""
    process = subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE
        while not (folder / CHECKPOINT).exists():
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.01)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()


def test_a_training_that_was_killed_goes_on_to_the_same_bits(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    recipe = tmp_path / "tiny.toml"
    recipe.write_text(toml(TINY))
    kill_after_a_checkpoint(asked(killed, recipe, "--minutes", "60"), killed)
    actions = int(course(killed)[-1]["actions"]) + MORE
    resume = asked(killed, recipe, "--resume", "--actions", str(actions))
    subprocess.run(resume, env=environment(), check=True, capture_output=True)
    [*Training(Plan(short(SEATS), TINY), whole).rounds(actions, None)]
    assert course(killed) == course(whole)
    assert weights(killed) == weights(whole)
    assert read_policy(killed / WEIGHTS).facts["made"]["actions"] >= actions


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    for seed in (0, 1):
        plan = Plan(short(), TINY, seed)
        [*Training(plan, tmp_path / str(seed)).rounds(500, None)]
    assert weights(tmp_path / "0") != weights(tmp_path / "1")


def test_products_in_sixteen_bits_come_to_the_same_bits_as_well(tmp_path: Path) -> None:
    narrow = Plan(short(), TINY, precision="bfloat16")
    whole, parts = Training(narrow, tmp_path / "whole"), Training(narrow, tmp_path / "parts")
    [*whole.rounds(500, None)]
    [*parts.rounds(250, None)]
    [*Training.resumed(narrow, tmp_path / "parts").rounds(500, None)]
    assert weights(tmp_path / "whole") == weights(tmp_path / "parts")
    [*Training(Plan(short(), TINY), tmp_path / "wide").rounds(500, None)]
    assert weights(tmp_path / "whole") != weights(tmp_path / "wide")


def test_a_folder_is_taken_for_no_other_training(tmp_path: Path) -> None:
    plan = Plan(short(), TINY)
    with pytest.raises(ValueError, match="holds no training to resume"):
        Training.resumed(plan, tmp_path)
    [*Training(plan, tmp_path).rounds(200, None)]
    with pytest.raises(ValueError, match="holds a training already: --resume goes on with it"):
        Training(plan, tmp_path)
    for other in (replace(plan, seed=2), replace(plan, recipe=RECIPES["quick"])):
        with pytest.raises(OtherRun, match="holds another run"):
            Training.resumed(other, tmp_path)
    (tmp_path / CHECKPOINT).write_bytes(b"spoilt")
    with pytest.raises(ValueError, match=r"checkpoint.pickle cannot be read"):
        Training.resumed(plan, tmp_path)


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({"device": "abacus"}, "a device is one of cpu, cuda, not 'abacus'"),
        ({"threads": 0}, "threads are 1 to 64, not 0"),
        ({"precision": "float8"}, "a precision is one of float32, bfloat16, not 'float8'"),
        ({"seed": -1}, "a seed is a whole number from 0 on"),
    ],
)
def test_a_plan_says_what_there_is_not(said: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Plan(short(), TINY, **said)


def test_networks_that_no_file_holds_are_refused_before_anything_is_learnt(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"a file has at most 1,000,000: learn with less width"):
        Training(Plan(short(), replace(TINY, width=512, depth=4)), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_learnt_from_nothing_beats_chance(tmp_path: Path) -> None:
    """Without the game's prior, which alone is better than chance."""
    game = warmed(short())
    recipe = replace(RECIPES["quick"], prior=0)
    [*Training(Plan(game, recipe), tmp_path).rounds(80_000, None)]
    assert read_policy(tmp_path / WEIGHTS).facts["prior"] == 0
    schedule = lab.Schedule(game, (f"learned:{tmp_path / WEIGHTS}", "random"), b"1")
    (found,) = [each for each in lab.hold(schedule, 100).standings if each.bot != "random"]
    assert found.share.low > 0.5, found
