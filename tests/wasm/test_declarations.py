"""What is declared of modules: entry points, layouts, set-ups, and what is said where zig is missing."""

from __future__ import annotations

import base64
import importlib.util
import inspect
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game
from diablerie.wasm import entry_points, layout, linker, modules

COMPILED = [name for name in diablerie.games() if diablerie.load(name).is_compiled]


@pytest.fixture(params=COMPILED)
def game(request: pytest.FixtureRequest) -> Game:
    return diablerie.load(request.param)


def test_every_entry_point_is_declared_as_its_function_is(game: Game) -> None:
    for entry in entry_points.entry_points(game):
        function: Any = entry.function
        assert len(entry.parameters) == len(inspect.signature(function.py_func).parameters), entry


def test_every_kernel_that_all_games_have_is_an_entry_point() -> None:
    kernels = [set(diablerie.load(name).compiled_rules.__all__) for name in COMPILED]
    for name in COMPILED:
        found = {entry.name for entry in entry_points.entry_points(diablerie.load(name))}
        assert set.intersection(*kernels) <= found


def test_a_layout_says_where_fields_lie(game: Game) -> None:
    told = layout.layout(game)
    for name, dtype in entry_points.record_dtypes(game).items():
        record = told["records"][name]
        assert record["size"] == dtype.itemsize
        for field, where in record["fields"].items():
            kind = np.dtype((where["type"], tuple(where["shape"])))
            assert dtype.fields is not None
            assert dtype.fields[field][:2] == (kind, where["offset"])
    known = {*told["records"], "contents"}
    for each in told["entryPoints"].values():
        elements = {p["element"] for p in each["parameters"] if "element" in p}
        assert {e for e in elements if not e[-1].isdigit()} <= known


def test_a_set_up_holds_the_tables_and_the_notation(game: Game) -> None:
    told = layout.setup(game)
    assert base64.b64decode(told["tables"]) == game.tables.tobytes()
    assert [game.action_id(action) for action in told["actions"]] == list(range(game.n_actions))
    size = sum(int(np.prod(shape)) for shape in told["tensor"].values())
    assert (size,) == game.tensor_shape


def test_modules_of_other_sources_lie_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    before = modules.folder()
    modules.digest.cache_clear()
    monkeypatch.setattr(modules, "sources_digest", lambda _root: "others")
    try:
        assert modules.folder() != before
        assert modules.module_path("doctor-faust") is None
    finally:
        modules.digest.cache_clear()


def test_where_zig_is_missing_it_is_said_what_installs_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(modules.BuildError, match=r"pip install 'diablerie\[wasm\]'"):
        modules.build(["doctor-faust"], tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_linker_that_fails_is_quoted(tmp_path: Path) -> None:
    (tmp_path / "broken.ll").write_text("define void @other() {\n  ret void\n}\n")
    with pytest.raises(linker.LinkError, match=r"broken\.ll has no C function"):
        linker.link([tmp_path / "broken.ll"], tmp_path / "module.wasm")


def test_code_to_be_retargeted_is_not_optimised(game: Game, tmp_path: Path) -> None:
    from diablerie.wasm import emitter

    with pytest.raises(RuntimeError, match="NUMBA_OPT"):
        emitter.emit(game, tmp_path)
