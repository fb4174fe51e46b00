"""The npm package, as programs use it: in node, and without its JavaScript in another runtime."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import diablerie
from diablerie.bots import Ismcts, Plan
from diablerie.chance import words
from diablerie.cli.app import app
from diablerie.wasm.npm_package import write_package

from ..node import npm_command, run_node

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def package(built_modules: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("npm") / "engine"
    write_package(built_modules, folder, diablerie.games())
    return folder


def test_it_is_a_package_for_npm(package: Path, tmp_path: Path) -> None:
    packed = subprocess.run(
        [*npm_command(), "pack", "--json", "--pack-destination", tmp_path, package],
        capture_output=True,
        text=True,
        check=True,
    )
    [told] = json.loads(packed.stdout)
    names = {file["path"] for file in told["files"]}
    assert {"index.js", "index.d.ts", "module.js", "records.js", "README.md", "LICENSES"} <= names
    assert {f"games/{name}.wasm" for name in diablerie.games()} <= names
    assert told["version"] == diablerie.__version__


def test_bots_play_a_match_in_node(package: Path) -> None:
    assert re.search(
        r"(beats|draw).* after \d+ actions", run_node(EXAMPLES / "engine.mjs", package)
    )
    assert len((EXAMPLES / "engine.mjs").read_text().splitlines()) <= 60


def test_another_language_plays_a_match_in_a_runtime(package: Path) -> None:
    command: list[str | Path] = [sys.executable, EXAMPLES / "engine_in_python.py", package]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"over after \d+ actions", told)


@pytest.mark.parametrize("name", diablerie.games())
def test_what_a_bot_does_in_node_is_what_it_does_here(package: Path, name: str) -> None:
    """The same words for the generator, the same deal, beliefs, and choices of a search."""
    told = json.loads(run_node(Path(__file__).with_name("choices.mjs"), package, name))
    game = diablerie.load(name)
    record = game.blank_record()
    record.rng = told["rng"]
    game.rules.deal(game.tables, record)
    state = diablerie.State(game, record)
    for step in told["steps"]:
        assert state.to_play == step["seat"]
        assert list(state.legal) == step["legal"]
        belief = state.belief(step["seat"])
        assert belief.world.tobytes().hex() == step["world"]
        assert state.tensor(step["seat"]).tolist() == pytest.approx(step["tensor"])
        bot = Ismcts(game, Plan(**{**told["plan"], "simulations": 300}), seed=b"")
        assert bot.opinions(belief)[0].action == step["choice"]
        state = state.play(step["choice"])
    assert words(b"", 0).tolist() == told["searchRng"]


def test_errors_say_what_would_be_right(package: Path) -> None:
    told = json.loads(run_node(Path(__file__).with_name("errors.mjs"), package))
    assert "no set-up for that" in told["setup"]
    assert "4 seats, edition null" in told["setup"]
    assert re.fullmatch(r"\S+ is not legal here \(KDL-\d\d\)", told["illegal"])
    assert told["unknown"] == "jump is no action of Doctor Faust"
    assert "legal is called with tables, state, mask, n_actions" in told["arguments"]
    assert "there is no field nothing" in told["field"]


def test_a_set_up_of_ones_own_is_told_by_the_command() -> None:
    told = CliRunner().invoke(
        app, ["wasm", "setup", "teufel-teufel", "--seats", "5", "--option", "max_turns=40"]
    )
    assert told.exit_code == 0, told.output
    document = json.loads(told.stdout)
    assert document["seats"] == 5
    assert document["options"]["max_turns"] == 40
    refused = CliRunner().invoke(app, ["wasm", "setup", "teufel-teufel", "--seats", "9"])
    assert refused.exit_code != 0
