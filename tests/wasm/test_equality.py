"""The modules against machine code: all rules, searches and playouts come out the same, to the last byte."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
import wasmtime

import diablerie
from diablerie.wasm import linker, modules
from diablerie.wasm.layout import layout
from tests.games.of_game import of_game
from tests.settings import everyday, many

from ..node import run_node
from .transcript import Transcript, decide, solve, walk

HERE = Path(__file__).parent
JAVASCRIPT = Path(modules.__file__).parent / "npm"

MOST_BYTES = 68 * 1024
"""A module has so many at most, by gzip."""

LENGTH = many(100, soaking=300)
"""As many calls of the rules, and as many decisions."""

FOR_TWO = {"lay_out", "set_at", "improve"}
"""What solves ends of games."""

GAMES = diablerie.built_in_games()

OTHERS = [
    (name, seats, options) for name in GAMES for seats, options in of_game(name, "set_ups").OTHERS
]
"""Other seats, editions and switches."""


def replayed(transcript: Transcript, module: Path, tmp_path: Path) -> dict[str, Any]:
    """What node says of a transcript: calls, and differences, by entry point."""
    path, described = tmp_path / "transcript.json", tmp_path / "layout.json"
    transcript.write(path)
    described.write_text(json.dumps(layout(transcript.game)))
    told: dict[str, Any] = json.loads(
        run_node(HERE / "replay.mjs", JAVASCRIPT, module, described, path)
    )
    return told


@pytest.mark.parametrize("name", everyday(GAMES, *GAMES[1:]))
def test_a_module_does_what_machine_code_does(
    built_modules: Path, tmp_path: Path, name: str
) -> None:
    transcript = Transcript(diablerie.load(name))
    walk(transcript, LENGTH, seed=3)
    decide(transcript, LENGTH, of_game(name, "set_ups").SIMULATIONS, seed=11)
    found = replayed(transcript, built_modules / f"{name}.wasm", tmp_path)
    assert found["differences"] == {}, found["told"]
    assert found["calls"]["search"] == LENGTH
    assert set(found["calls"]) >= transcript.names - {"payoffs"} - FOR_TWO
    assert sum(found["calls"].values()) == len(transcript.calls)


@pytest.mark.parametrize("name", GAMES)
def test_a_module_solves_ends_of_games_as_machine_code_does(
    built_modules: Path, tmp_path: Path, name: str
) -> None:
    for ending in of_game(name, "small_trees").small_trees().values():
        options = {option: value for option, value in ending.items() if option != "position"}
        game = diablerie.load(name, **options)
        transcript = Transcript(game)
        solve(transcript, game.position(json.loads(ending["position"]), seed=1))
        found = replayed(transcript, built_modules / f"{name}.wasm", tmp_path)
        assert found["differences"] == {}, found["told"]
        assert set(found["calls"]) == FOR_TWO


@pytest.mark.parametrize(("name", "seats", "options"), OTHERS)
def test_a_module_serves_all_seats_and_options(
    built_modules: Path, tmp_path: Path, name: str, seats: int | None, options: dict[str, Any]
) -> None:
    transcript = Transcript(diablerie.load(name, seats, **options))
    walk(transcript, 60, seed=5)
    decide(transcript, 10, 500, seed=7)
    found = replayed(transcript, built_modules / f"{name}.wasm", tmp_path)
    assert found["differences"] == {}, found["told"]


def test_a_rule_that_came_out_otherwise_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: in the sources that the module is made from, even devil cards add as odd ones do."""
    package = Path(diablerie.__file__).parent
    copy = tmp_path / "sources" / package.name
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("web", "__pycache__"))
    rule = copy / "games" / "doctor_faust" / "rules" / "ending.py"
    text = rule.read_text()
    assert "return value if adds else -value" in text
    rule.write_text(text.replace("return value if adds else -value", "return value"))
    monkeypatch.setenv("PYTHONPATH", str(copy.parent))
    modules.emit("doctor-faust", tmp_path, "scores")
    linker.link(sorted(tmp_path.glob("*.ll")), tmp_path / "planted.wasm")
    transcript = Transcript(diablerie.load("doctor-faust"))
    walk(transcript, 20, seed=3)
    transcript.calls = [call for call in transcript.calls if call["name"] == "scores"]
    found = replayed(transcript, tmp_path / "planted.wasm", tmp_path)
    assert found["differences"]["scores"] > 0


def test_a_search_that_came_out_otherwise_is_found(built_modules: Path, tmp_path: Path) -> None:
    """Planted: one word of a search's generator is not what it was natively."""
    game = diablerie.load("kill-doctor-lucky")
    transcript = Transcript(game)
    decide(transcript, 3, 200, seed=1)
    [search, *_] = [call for call in transcript.calls if call["name"] == "search"]
    others = [call for call in transcript.calls if call["name"] == "search" and call is not search]
    search["given"][6] = others[0]["given"][6]
    found = replayed(transcript, built_modules / f"{game.name}.wasm", tmp_path)
    assert found["differences"] == {"search": 1}


@pytest.mark.parametrize("name", GAMES)
def test_a_module_is_small_and_needs_nothing(built_modules: Path, name: str) -> None:
    module = (built_modules / f"{name}.wasm").read_bytes()
    assert len(gzip.compress(module, 9)) < MOST_BYTES
    loaded = wasmtime.Module(wasmtime.Engine(), module)
    assert list(loaded.imports) == []
    exported = {each.name for each in loaded.exports}
    assert exported >= set(layout(diablerie.load(name))["entryPoints"])
