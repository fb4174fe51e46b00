"""Imports run downward, and nothing outside a game's own folder knows its name."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "diablerie"
GAMES = PACKAGE / "games"
REGISTRY = PACKAGE / "__init__.py"
PAGE = ROOT / "web" / "src"
PAGE_GAMES = PAGE / "games"

FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
NAMES = re.compile("|".join(folder.replace("_", "[-_ ]?") for folder in FOLDERS), re.IGNORECASE)
TELLS_GAMES_APART = re.compile(r"""\bgame(\.name)?\s*(===?|!==?)\s*["'`]""")


def test_imports_keep_to_the_layers() -> None:
    """The contracts stand in .importlinter."""
    # In a process of its own: it switches off all loggers that there are.
    linting = (
        "import sys; from importlinter.cli import lint_imports\n"
        "sys.exit(lint_imports(no_cache=True, no_logo=True))"
    )
    done = subprocess.run(
        [sys.executable, "-c", linting],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


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
