"""Where each clause of a rulebook lives: the code that obeys it, and the tests that hold it to it.

A function says so in the first line of its docstring ("DF-19, DF-24: the stone stops"), a test in its
name ("test_df_19_...") or by what it expects ("DF-19").
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import diablerie

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "diablerie" / "games"
TESTS = ROOT / "tests"

Node = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Place:
    """A function or class: its file below the repository, and its name within it, '' for the whole file."""

    file: Path
    name: str


def code_of(game: str) -> dict[str, tuple[Place, ...]]:
    """The functions of a game's package that name a clause, by clause; else the files that do."""
    named = mentions(prefix_of(game))
    folder = SOURCE / game.replace("-", "_")
    by_function = _places(folder, lambda node: named(_first_line(node)))
    by_file: dict[str, list[Place]] = {}
    for file in sorted(folder.rglob("*.py")):
        for clause in named(ast.get_docstring(_tree(file)) or ""):
            by_file.setdefault(clause, []).append(Place(file.relative_to(ROOT), ""))
    whole = {clause: tuple(places) for clause, places in by_file.items()}
    return {**whole, **by_function}


def tests_of(game: str) -> dict[str, tuple[Place, ...]]:
    """The tests of a clause, by clause: those with its number in their names, else those that expect it."""
    prefix = prefix_of(game)
    by_name = _places(TESTS, lambda node: _in_name(prefix, node))
    named = mentions(prefix)
    by_words = _places(TESTS, lambda node: named(ast.unparse(node)) if _is_test(node) else ())
    return {**by_words, **by_name}


@cache
def prefix_of(game: str) -> str:
    """What the clauses of a game begin with: `DF`."""
    return diablerie.load(game).clause_prefix


def mentions(prefix: str) -> Callable[[str], tuple[str, ...]]:
    """What finds the clauses in a text, those of a range such as "DF-40 to DF-44" among them."""
    number = rf"{prefix}-(\d\d)([a-z]?)"
    pattern = re.compile(rf"{number}(?: to {number})?")

    def found(text: str) -> tuple[str, ...]:
        clauses: list[str] = []
        for first, letter, last, _ in pattern.findall(text):
            if last:
                clauses += [f"{prefix}-{each:02d}" for each in range(int(first), int(last) + 1)]
            else:
                clauses.append(f"{prefix}-{first}{letter}")
        return tuple(dict.fromkeys(clauses))

    return found


def _places(
    folder: Path, clauses_of: Callable[[Node], tuple[str, ...]]
) -> dict[str, tuple[Place, ...]]:
    """Whatever in a folder belongs to a clause, by clause."""
    found: dict[str, list[Place]] = {}
    for file in sorted(folder.rglob("*.py")):
        for name, node in _definitions(file):
            for clause in clauses_of(node):
                place = Place(file.relative_to(ROOT), name)
                found.setdefault(clause, []).append(place)
    return {clause: tuple(places) for clause, places in found.items()}


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _definitions(file: Path) -> Iterator[tuple[str, Node]]:
    """All functions and classes of a file, and the methods of its classes, by name."""
    for node in _tree(file).body:
        if isinstance(node, Node):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Node):
                    yield f"{node.name}.{inner.name}", inner


def _first_line(node: Node) -> str:
    return (ast.get_docstring(node) or "").partition("\n")[0]


def _is_test(node: Node) -> bool:
    return node.name.startswith("test_")


def _in_name(prefix: str, node: Node) -> tuple[str, ...]:
    if not _is_test(node):
        return ()
    numbers = re.findall(rf"(?<![a-z]){prefix.lower()}_(\d\d[a-z]?)(?![a-z0-9])", node.name)
    return tuple(f"{prefix}-{number}" for number in numbers)
