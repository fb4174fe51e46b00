"""The games are compiled for browsers once, by a process in the background, and only where that can be."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import diablerie
from diablerie.server.bots import module_build
from diablerie.server.bots.module_build import ModuleBuild
from diablerie.wasm import modules, offline
from diablerie.wasm.pack import STANDARD_LIBRARY

WORK = """
import sys, time
from pathlib import Path
folder = Path({folder!r})
folder.mkdir(parents=True, exist_ok=True)
with (folder / "begun").open("a") as begun:
    begun.write("once ")
time.sleep({seconds})
for name in {names!r}:
    for suffix in (".wasm", ".json"):
        (folder / (name + suffix)).touch()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the modules will lie, made by a process that needs next to no time."""
    folder = tmp_path / "wasm" / modules.digest()
    monkeypatch.setattr(modules, "folder", lambda: folder)
    monkeypatch.setattr(module_build, "BUILD", work(folder, 0.3))
    return folder


def work(folder: Path, seconds: float) -> str:
    return WORK.format(folder=str(folder), seconds=seconds, names=diablerie.games())


def test_several_that_begin_at_once_make_them_once(folder: Path) -> None:
    builds = [ModuleBuild() for _ in range(3)]
    threads = [threading.Thread(target=build.build) for build in builds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert (folder / "begun").read_text() == "once "
    assert modules.made() == diablerie.games()
    assert ModuleBuild().build()
    assert (folder / "begun").read_text() == "once "


def test_the_library_is_packed_for_a_page_that_can_run_it_once_the_modules_are_there(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, packed = tmp_path / "page", tmp_path / "packed"
    pack = f"import sys; open({str(packed)!r}, 'a').write(sys.argv[1] + ' ')"
    monkeypatch.setattr(module_build, "PACK", pack)
    monkeypatch.setattr(modules, "cache_folder", lambda: tmp_path / "wasm")
    monkeypatch.setattr(offline, "archive", lambda _: packed if packed.exists() else None)
    assert ModuleBuild(page).build()
    assert not packed.exists()
    (page / "assets" / "pyodide-1").mkdir(parents=True)
    (page / "assets" / "pyodide-1" / STANDARD_LIBRARY).touch()
    for _ in range(2):
        assert ModuleBuild(page).build()
    assert packed.read_text() == f"{page} "


def test_a_program_of_its_own_packs_it(tmp_path: Path) -> None:
    """Where there is nothing to be packed for it says so."""
    command = [sys.executable, "-c", module_build.PACK, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "it has not been built" in done.stderr


def test_without_a_linker_nothing_is_begun(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "can_build", lambda: False)
    assert not ModuleBuild().build()
    assert not folder.parent.exists()


def test_what_fails_is_no_harm(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_build, "BUILD", "raise SystemExit(1)")
    assert not ModuleBuild().build()
    monkeypatch.setattr(modules, "folder", lambda: Path("/dev/null/wasm/digest"))
    assert not ModuleBuild().build()


def test_what_is_being_made_ends_with_its_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module_build, "BUILD", work(folder, 600))
    build = ModuleBuild()
    thread = threading.Thread(target=build.build)
    thread.start()
    while not (folder / "begun").exists():
        time.sleep(0.01)
    build.stop()
    thread.join(20)
    assert not thread.is_alive()
    assert not build.build()
    assert (folder / "begun").read_text() == "once "


def test_the_process_takes_what_there_is_already(tmp_path: Path) -> None:
    """The program itself, with nothing left for it to make."""
    program = f"""
from pathlib import Path
from diablerie.wasm import modules
folder = Path({str(tmp_path)!r})
modules.folder = lambda: folder
for name in modules.built_in_games():
    for suffix in (".wasm", ".json"):
        (folder / (name + suffix)).touch()
{module_build.BUILD}
print(os.nice(0) if hasattr(os, "nice") else 19)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"19"
