"""Bytecode in the archive: Pyodide's own, the same bytes each time, and sources where there is no Node."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from diablerie.wasm import bytecode
from diablerie.wasm.pack import holds_bytecode, sources, write_archive

from .pyodide_home import pyodide_home


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_archive(pyodide_home(), tmp_path_factory.mktemp("archive"))


def test_all_of_it_is_bytecode(archive: Path) -> None:
    assert holds_bytecode(archive)
    names = set(zipfile.ZipFile(archive).namelist())
    assert {f"{source.path}c" for source in sources(pyodide_home()).values()} < names
    assert not [name for name in names if name.endswith(".py")]


def test_the_same_sources_come_to_the_same_bytes(archive: Path, tmp_path: Path) -> None:
    again = write_archive(pyodide_home(), tmp_path)
    assert again.name == archive.name
    assert again.read_bytes() == archive.read_bytes()


@pytest.mark.parametrize("node", [[], [Path("/bin/false"), Path("/nowhere/node")]])
def test_without_a_node_that_can_it_holds_sources(
    node: list[Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bytecode, "_nodes", lambda: iter(node))
    archive = write_archive(pyodide_home(), tmp_path)
    assert not holds_bytecode(archive)
    with zipfile.ZipFile(archive) as opened:
        found = {source.path: source.content for source in sources(pyodide_home()).values()}
        assert {name: opened.read(name) for name in found} == found
