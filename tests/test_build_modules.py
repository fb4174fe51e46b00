"""A wheel for release carries the modules of its own sources and no others, or says why not."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import diablerie
from diablerie.wasm import modules

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

from build_modules import MODULES, ModulesError, build_modules

SOURCES = Path(diablerie.__file__).parent


def test_only_modules_of_these_very_sources_are_in_the_package(tmp_path: Path) -> None:
    folder = tmp_path / MODULES
    apart = shutil.ignore_patterns("web", "__pycache__", "modules")
    shutil.copytree(SOURCES, tmp_path / "src" / "diablerie", ignore=apart)
    own, old = folder / modules.digest(), folder / "0123456789abcdef"
    for each in (own, old):
        each.mkdir(parents=True)
        for name in diablerie.games():
            (each / f"{name}.wasm").touch()
            (each / f"{name}.json").touch()
    build_modules(tmp_path)
    assert list(folder.iterdir()) == [own]


def test_what_is_missing_is_said_in_a_line(tmp_path: Path) -> None:
    package = tmp_path / "src" / "diablerie"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("import a_compiler_that_is_not_there")
    with pytest.raises(ModulesError, match=r"^ModuleNotFoundError: No module named 'a_compiler"):
        build_modules(tmp_path)
    assert not (tmp_path / MODULES).exists()
