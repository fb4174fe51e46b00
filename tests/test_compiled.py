"""Where machine code is kept, and that threads may decorate and specialise side by side."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import pytest

import diablerie
from diablerie import compiled
from diablerie.compiled import PACKAGE

DAY = 86_400


def test_threads_that_decorate_at_once_leave_the_folder_of_other_numba_users_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]  # set as read
    njit = numba.njit

    def slow(**options: Any) -> Any:
        time.sleep(0.02)
        return njit(**options)

    monkeypatch.setattr(numba, "njit", slow)
    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(compiled.compiled, [_one_more] * 8))
    folders = {Path(function.stats.cache_path).parent for function in made}
    assert folders == {compiled.cache_path()}
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]  # set as read


def _one_more(number: int) -> int:
    return number + 1


def test_threads_that_specialise_at_once_get_the_same_module() -> None:
    rules = diablerie.load(diablerie.games()[0]).compiled_rules
    compiled._specialise.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        modules = list(
            threads.map(lambda _: compiled.specialise(f"{PACKAGE}.loops.batch", rules), range(8))
        )
    assert len(set(map(id, modules))) == 1


def test_a_loop_specialised_for_one_game_is_not_handed_to_another(tmp_path: Path) -> None:
    """Numba's cache goes by the source file, and the loops of all games have the same."""
    script = (
        "import sys, numpy, diablerie\n"
        "from diablerie.compiled import specialise\n"
        "rules = diablerie.load(sys.argv[1]).compiled_rules\n"
        "loop = specialise('diablerie.loops.playout', rules)\n"
        "print(loop.nth_legal(numpy.ones(3, numpy.uint8), 1))\n"
    )
    for name in diablerie.games():
        told = subprocess.run(
            [sys.executable, "-c", script, name],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.split() == ["1"]


def test_where_nothing_can_be_kept_rules_compile_all_the_same(tmp_path: Path) -> None:
    """A file stands where the folder should be: that holds off root too."""
    (tmp_path / "cache").write_text("no folder")
    script = (
        "import diablerie; from diablerie import chance, compiled\n"
        "assert not compiled.can_cache()\n"
        "print(type(chance.draw._cache).__name__, chance.draw.stats.cache_path)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["NullCache", "None"]


def test_who_has_neither_a_home_nor_a_name_plays_all_the_same(tmp_path: Path) -> None:
    """Batch systems and containers run programs so: there is no cache, and nothing else is amiss."""
    script = (
        "import os; os.getuid = lambda: 54321\n"
        "import diablerie; from diablerie import compiled\n"
        "state = diablerie.load('doctor-faust').start(1)\n"
        "print(compiled.can_cache(), state.play(state.legal[0]).to_play)\n"
    )
    homeless = {"HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR"}
    told = subprocess.run(
        [sys.executable, "-c", script],
        env={name: value for name, value in os.environ.items() if name not in homeless},
        cwd=tmp_path.anchor,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["False", "0"]


def test_a_server_of_a_user_without_a_home_asks_for_a_database(tmp_path: Path) -> None:
    script = "import os; os.getuid = lambda: 54321\nfrom diablerie.cli import main; main()\n"
    homeless = {"HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "DIABLERIE_DATABASE"}
    told = subprocess.run(
        [sys.executable, "-c", script, "serve"],
        env={name: value for name, value in os.environ.items() if name not in homeless},
        cwd=tmp_path.anchor,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2, told.stderr
    assert "name a database: --database or DIABLERIE_DATABASE" in told.stderr


def test_machine_code_lies_where_users_of_numba_want_it(tmp_path: Path) -> None:
    script = (
        "from diablerie import chance, compiled\n"
        "assert compiled.can_cache()\n"
        "print(chance.draw.stats.cache_path)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(told.stdout.strip()).is_relative_to(tmp_path / PACKAGE)


def test_machine_code_that_nobody_has_used_for_a_month_is_deleted(tmp_path: Path) -> None:
    now = time.time()
    for name, days in (("used", 90), ("old", 31), ("recent", 29)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code.nbi").write_bytes(b"")
        os.utime(tmp_path / name, (now - days * DAY, now - days * DAY))
    compiled.forget_old(tmp_path / "used")
    assert {path.name for path in tmp_path.iterdir()} == {"used", "recent"}


def test_the_folder_of_machine_code_changes_with_compiled_sources_and_their_constants_alone() -> (
    None
):
    root = Path(compiled.__file__).parent
    sources = {str(path.relative_to(root)) for path in compiled._compiled_sources(root)}
    game = f"games/{diablerie.games()[0].replace('-', '_')}"
    assert {
        f"{game}/rules/actions.py",
        f"{game}/state.py",
        "chance.py",
        "loops/batch.py",
    } <= sources
    assert not {f"{game}/belief/view.py", "game.py", "engine.py", "batch.py"} & sources
    assert not [name for name in sources if name.startswith(("server", "cli", "matches"))]


def test_the_same_sources_elsewhere_have_another_folder_of_machine_code(tmp_path: Path) -> None:
    """Numba would not find the code there, and nobody may believe that it is compiled."""
    root = Path(compiled.__file__).parent
    shutil.copytree(root, tmp_path / "copy", ignore=shutil.ignore_patterns("web", "__pycache__"))
    assert compiled._digest(tmp_path / "copy") != compiled._digest(root)
    found = {path.relative_to(root) for path in compiled._compiled_sources(root)}
    copied = compiled._compiled_sources(tmp_path / "copy")
    assert {path.relative_to(tmp_path / "copy") for path in copied} == found
