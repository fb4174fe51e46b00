"""A new package: a small game that works, its tests and its README, to begin a game of one's own from."""

from __future__ import annotations

import sys
from importlib import resources
from keyword import iskeyword
from pathlib import Path
from string import Template

from ...installed_games import NAME


def write_package(name: str, folder: Path) -> Path:
    """Write the package of a game, under its name, into a folder; where it then lies.

    Raises ValueError for what is no name of a game and where there is no such folder, and FileExistsError
    where something is already.
    """
    if not NAME.fullmatch(name):
        raise ValueError(
            f"a name is of small letters, digits and hyphens, as my-game, not {name!r}"
        )
    module, words = name.replace("-", "_"), name.split("-")
    if iskeyword(module) or module in sys.stdlib_module_names:
        raise ValueError(f"{module} means something else in Python already: take another name")
    if not folder.is_dir():
        raise ValueError(f"there is no folder {folder}")
    told = {
        "name": name,
        "module": module,
        "kind": "".join(word.capitalize() for word in words),
        "title": " ".join(words).capitalize(),
    }
    package = folder / name
    package.mkdir()
    for template, place in {
        "pyproject.toml": "pyproject.toml",
        "README.md": "README.md",
        "game.py": f"src/{module}/__init__.py",
        "test_game.py": f"tests/test_{module}.py",
    }.items():
        text = (resources.files(__name__) / f"{template}.txt").read_text("utf-8")
        file = package / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(Template(text).substitute(told), encoding="utf-8")
    return package
