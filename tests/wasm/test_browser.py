"""The library above the rules in Pyodide, its rules run by modules: all it tells is what it tells here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import brotli
import pytest
from typer.testing import CliRunner

import diablerie
from diablerie.cli.app import app
from diablerie.matches.verify import verify
from diablerie.networks import shipped_search
from diablerie.wasm.compression import LARGEST_WINDOW, QUICK
from diablerie.wasm.modules import WEIGHTS
from diablerie.wasm.pack import write_pack
from tests.games.of_game import of_game
from tests.settings import everyday

from ..local.device import PERSON, Device
from ..node import run_node
from . import told
from .pyodide_home import pyodide_home

MOST_BYTES = 5_500_000
"""Of Pyodide, library and modules, by brotli."""

MOST_LEARNT = 200_000
"""Of what was learnt for a game with so many seats, by brotli."""


BY_LEARNED = [
    name for name in diablerie.built_in_games() if shipped_search(diablerie.load(name)) is not None
]
"""Games of which a level searches by what was learnt."""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all that a page loads but the modules."""
    folder = tmp_path_factory.mktemp("browser")
    write_pack(pyodide_home(), folder)
    return folder


def said(page: Path, modules: Path, asked: list[str], source: str | None = None) -> Any:
    """What calls of `told` come to in Pyodide."""
    program = page / "told.py"
    program.write_text(source or Path(told.__file__).read_text())
    here = Path(__file__).with_name("browser.mjs")
    return json.loads(run_node(here, page, modules, program, json.dumps(asked)))


def here(call: str) -> Any:
    """The same calls by the Python that runs this."""
    return json.loads(json.dumps(eval(call, vars(told))))


@pytest.mark.parametrize("name", everyday(diablerie.built_in_games(), "kill-doctor-lucky"))
def test_all_that_is_told_of_a_game_is_the_same(page: Path, built_modules: Path, name: str) -> None:
    """Views, composite moves, events, positions, beliefs, legal actions, refusals, by the hundred."""
    diablerie.load(name).warm()
    calls = [
        f"steps_of({name!r}, [0, 1, 2], 60)",
        f"steps_of({name!r}, [3], 40, **{of_game(name, 'set_ups').UNUSUAL!r})",
    ]
    found, there = [here(call) for call in calls], said(page, built_modules, calls)
    assert sum(map(len, found)) > 150
    assert there == found


@pytest.mark.parametrize("name", everyday(diablerie.built_in_games(), *BY_LEARNED, "teufel-teufel"))
def test_bots_choose_the_same(page: Path, built_modules: Path, name: str) -> None:
    """Every level, what a search thinks, who is likely to win."""
    call = f"choices_of({name!r}, [1, 2, 3])"
    assert said(page, built_modules, [call]) == [here(call)]


@pytest.mark.parametrize("name", everyday(diablerie.built_in_games(), "doctor-faust"))
def test_a_whole_match_is_played_and_its_record_verified(
    page: Path, built_modules: Path, name: str
) -> None:
    call = f"match_of({name!r}, 4, 1000, **{of_game(name, 'set_ups').RUN_OUT!r})"
    [there] = said(page, built_modules, [call])
    assert there == here(call)
    assert there["record"]["result"] is not None
    assert verify(there["record"]).is_honest


@pytest.mark.parametrize("name", everyday(diablerie.built_in_games(), "doctor-faust"))
def test_a_device_tells_the_same_of_its_matches(page: Path, built_modules: Path, name: str) -> None:
    """Frames of all lines, refusals among them, a hint, chances, what is shown again."""
    device = Device()
    device.begin(name, *[PERSON] * diablerie.describe(name).default_seats)
    [kept] = device.server.take_changes().values()
    call = f"device_of({kept!r}, 40)"
    [there] = said(page, built_modules, [call])
    found = here(call)
    assert len(found["frames"]) > 10
    assert there == found


def test_a_difference_is_found(page: Path, built_modules: Path) -> None:
    """Planted: what the module is handed has one switch otherwise than the library has it."""
    source = Path(told.__file__).read_text()
    planted = source + PLANTED
    call = "steps_of('doctor-faust', [0, 1], 60)"
    [there] = said(page, built_modules, [call], planted)
    found = here(call)
    assert there[0] == found[0]
    assert there != found


PLANTED = """
from diablerie.wasm.browser.module import Module

place = Module._place_tables

def placed(self, tables):
    place(self, tables)
    field = tables.dtype.fields["one_stone_a_turn"][1]
    switch = self._memory.bytes(self._memory.base + field, 1)
    switch[0] = 1

Module._place_tables = placed
"""


def test_the_command_writes_it_and_tells_sizes(built_modules: Path, tmp_path: Path) -> None:
    told = CliRunner().invoke(
        app, ["wasm", "pack", str(tmp_path), "--pyodide", str(pyodide_home())]
    )
    assert told.exit_code == 0, told.output
    manifest = json.loads((tmp_path / "pack.json").read_text())
    assert f"{manifest['pack']}: " in told.stdout
    assert "bytes by gzip" in told.stdout
    assert {path.stem for path in built_modules.glob("*.wasm")} < {
        path.stem for path in tmp_path.glob("*.wasm")
    }


def test_the_command_says_what_is_missing(built_modules: Path, tmp_path: Path) -> None:
    told = CliRunner().invoke(
        app, ["wasm", "pack", str(tmp_path), "--pyodide", str(tmp_path / "nothing")]
    )
    assert told.exit_code != 0
    assert "python_stdlib.zip: No such file" in f"{told.output}{told.exception}"


def test_what_a_page_loads_is_small(page: Path, built_modules: Path) -> None:
    loaded = [
        path
        for path in [*page.glob("*.*"), *built_modules.iterdir()]
        if path.suffix in (".wasm", ".mjs", ".js", ".json", ".zip")
    ]
    assert sum(map(size_sent, loaded)) < MOST_BYTES
    # What was learnt comes with the game that it is for.
    learnt = list(built_modules.glob(f"*{WEIGHTS}"))
    assert learnt
    assert max(map(size_sent, learnt)) < MOST_LEARNT


def size_sent(file: Path) -> int:
    """Bytes by brotli, as a server that has packed it itself sends them."""
    return len(brotli.compress(file.read_bytes(), quality=QUICK, lgwin=LARGEST_WINDOW))
