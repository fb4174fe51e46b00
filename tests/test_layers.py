"""Imports run downward, and nothing outside a game's own folder knows its name."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "diablerie"
GAMES = PACKAGE / "games"
REGISTRY = PACKAGE / "__init__.py"
PAGE = ROOT / "web" / "src"
PAGE_GAMES = PAGE / "games"

FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
NAMES = re.compile("|".join(folder.replace("_", "[-_ ]?") for folder in FOLDERS), re.IGNORECASE)
TELLS_GAMES_APART = re.compile(r"""\bgame(\.name)?\s*(===?|!==?)\s*["'`]""")


LINT = (
    "import sys; from importlinter.cli import lint_imports\n"
    "sys.exit(lint_imports(no_cache=True, no_logo=True))"
)
"""Run in a process of its own: it switches off all loggers that there are."""

DOWNWARD = "Imports run downward, and rooms on one floor do not know each other BROKEN"
NO_CIRCLES = "No room imports, by whatever way, one that imports it, types included BROKEN"
SERVER_ROOMS = "The rooms of the server: lower ones never import higher ones BROKEN"
ONLY_API = "Only the server's api knows FastAPI and Starlette BROKEN"
GAME_ROOMS = "The rooms of a game stand on one another in one order, the same in all games BROKEN"


def lint(root: Path) -> tuple[int, str]:
    """Check the package in a folder by the contracts that stand there: the exit status, and what is said."""
    done = subprocess.run(
        [sys.executable, "-c", LINT],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package and of its contracts, in which imports can be planted."""
    shutil.copy(ROOT / ".importlinter", tmp_path)
    ignored = shutil.ignore_patterns("web", "__pycache__", "*.ftl", "*.md")
    shutil.copytree(PACKAGE, tmp_path / "src" / "diablerie", ignore=ignored)
    return tmp_path


def plant(root: Path, module: str, line: str) -> None:
    """Have a module of the copy import something, in its last line."""
    with (root / "src" / "diablerie" / module).open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")


def test_imports_keep_to_the_layers() -> None:
    """The contracts stand in .importlinter."""
    status, told = lint(ROOT)
    assert status == 0, told


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("outcome.py", "from .game import Game", DOWNWARD),
        ("games/doctor_faust/rules/board.py", "from ..belief import view", GAME_ROOMS),
        ("server/live/chat.py", "from ..services import Services", SERVER_ROOMS),
        ("server/live/chat.py", "import fastapi", ONLY_API),
        ("server/live/watcher.py", "from .match import LiveMatch", NO_CIRCLES),
        ("bots/turn_check.py", "from .greedy import Greedy", NO_CIRCLES),
        (
            "bots/turn_check.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .greedy import Greedy",
            NO_CIRCLES,
        ),
    ],
    ids=[
        "upward",
        "upward in a game",
        "upward in the server",
        "HTTP below the api",
        "circle in the server",
        "circle",
        "circle of types",
    ],
)
def test_a_planted_import_is_found(copy: Path, module: str, line: str, broken: str) -> None:
    plant(copy, module, line)
    status, told = lint(copy)
    assert status != 0
    assert broken in told


def circle_in(imports: Mapping[str, Collection[str]]) -> list[str]:
    """Modules each of which imports the next, the last the first; none if there is no circle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


def test_no_module_imports_itself_by_whatever_way() -> None:
    """Packages included: the contract compares what stands beside one another, not above."""
    graph = grimp.build_graph("diablerie", exclude_type_checking_imports=False, cache_dir=None)
    modules = set(graph.modules)
    imports = {name: graph.find_modules_directly_imported_by(name) & modules for name in modules}
    assert circle_in(imports) == []
    assert circle_in({"one": ["other"], "other": ["one"]})


def test_the_search_for_game_names_has_something_to_look_for() -> None:
    assert "doctor_faust" in FOLDERS
    assert NAMES.search("load('doctor-faust')")
    assert TELLS_GAMES_APART.search('if game.name == "chess":')


def _python_outside_games() -> Iterator[Path]:
    for path in PACKAGE.rglob("*.py"):
        if GAMES not in path.parents and path != REGISTRY:
            yield path


def _strings_and_names(source: str) -> Iterator[tuple[int, str]]:
    """All that a program says apart from its comments and docstrings, with line numbers."""
    tree = ast.parse(source)
    said_to_readers = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in said_to_readers:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text):
                yield node.lineno, text
            case ast.ImportFrom(module=str(text)):
                yield node.lineno, text
            case ast.alias(name=text):
                yield node.lineno, text


def test_no_python_outside_the_games_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in _python_outside_games()
        for line, text in _strings_and_names(path.read_text(encoding="utf-8"))
        if NAMES.search(text)
    ]
    assert not found, "\n".join(found)


def test_no_python_outside_the_games_tells_games_apart() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in _python_outside_games()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if TELLS_GAMES_APART.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_shared_words_name_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for path in (PACKAGE / "words").rglob("*.ftl")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line) and not line.startswith("#")
    ]
    assert not found, "\n".join(found)


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)


def _without_comments(source: str) -> str:
    """The source with its comments blanked out, every line still on its number."""
    return COMMENT.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), source)


def test_no_page_code_outside_its_games_names_a_game_or_tells_games_apart() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for kind in ("*.ts", "*.svelte", "*.css")
        for path in PAGE.rglob(kind)
        if PAGE_GAMES not in path.parents
        for number, line in enumerate(
            _without_comments(path.read_text(encoding="utf-8")).splitlines(), 1
        )
        if NAMES.search(line) or TELLS_GAMES_APART.search(line)
    ]
    assert not found, "\n".join(found)
