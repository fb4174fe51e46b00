"""No list of games anywhere but the registry: who adds a game has no other file to change.

What is asked of games is asked of all that are registered, of those with a capability, or of the game itself:
what tests, pictures and benchmarks know of one game stands in its own folder (`tests/games/<game>/`,
`web/src/games/<game>/`), and is fetched from there by the game's name. So, outside of games' own places:

* No code of `src` and `web/src` names a game. A docstring may show a call with one game as its example, but
  not with two: the second would be the beginning of a list.
* Of tests, scripts, benchmarks and what builds the documents, a function names one game at most, as its
  example, and so does all that a module says outside of its functions.
* Nothing there is chosen by a game's name, by comparing with it or by a table that has it as a key. What is
  asserted may be compared with the name of the example, and an answer that has it may be looked into.
* In the page's tests no list, and no test, names two.

Data that programs have written (`durations.tsv`, `known_best.json`) and texts for people are none of this.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import diablerie

ROOT = Path(__file__).parents[1]

HOMES = ("src/diablerie/games", "web/src/games", "web/tests/games")
"""Below these everything belongs to one game, or is the registry."""

CHECKED = ("tests", "scripts", "bench", "docs")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def spellings() -> dict[str, re.Pattern[str]]:
    """By game, all the ways to name it: its name, its folder, its class, its title, a constant."""
    return {name: _spelling(name) for name in diablerie.built_in_games()}


def _spelling(name: str) -> re.Pattern[str]:
    game = diablerie.load(name)
    folder = name.replace("-", "_")
    return re.compile("|".join({name, folder, folder.upper(), game.title, type(game).__name__}))


def named(*texts: str) -> set[str]:
    """The games that are named in texts."""
    return {game for game, spelt in spellings().items() if any(map(spelt.search, texts))}


def is_home(path: str) -> bool:
    """Whether what stands there belongs to one game."""
    folders = {f"tests/games/{name.replace('-', '_')}" for name in diablerie.built_in_games()}
    return any(path.startswith(f"{home}/") for home in (*HOMES, *folders))


def files(*below: str, suffixes: tuple[str, ...] = (".py",)) -> list[str]:
    """Files of these kinds, outside of the games' own places and of what is made."""
    found = (path for folder in below for path in (ROOT / folder).rglob("*"))
    paths = (path.relative_to(ROOT).as_posix() for path in found if path.suffix in suffixes)
    return sorted(path for path in paths if not is_home(path) and not MADE.search(path))


MADE = re.compile(r"(^|/)(node_modules|__pycache__|_build|generated|jupyter_execute|wasm/npm)/")


# Python


def spoken(node: ast.AST) -> list[str]:
    """The names and texts that stand in a node itself."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
            return [name]
        case ast.ImportFrom(module=module, names=names):
            return [module or "", *(alias.name for alias in names)]
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
    return []


def is_text(statement: ast.AST) -> bool:
    """Whether a statement is a docstring, of whatever it follows."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def walked(node: ast.AST, *, into: bool = True) -> Iterator[ast.AST]:
    """All nodes below but docstrings; `into`: those of functions too."""
    for child in ast.iter_child_nodes(node):
        if is_text(child) or (not into and isinstance(child, Function)):
            continue
        yield child
        yield from walked(child, into=into)


def functions(tree: ast.AST) -> Iterator[Function]:
    """The outermost functions, methods among them."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, Function):
            yield child
        else:
            yield from functions(child)


def named_in(nodes: Iterator[ast.AST]) -> set[str]:
    return named(*(text for node in nodes for text in spoken(node)))


def lists_in(source: str) -> Iterator[str]:
    """What names two games: functions by their names, the rest as the module."""
    tree = ast.parse(source)
    if len(named_in(walked(tree, into=False))) > 1:
        yield "outside of its functions"
    for function in functions(tree):
        if len(named_in(iter([function, *walked(function)]))) > 1:
            yield f"in {function.name}"


def choices_in(source: str) -> Iterator[str]:
    """Where something is chosen by a game's name."""
    tree = ast.parse(source)
    asserted = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assert)
        for each in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in asserted:
            continue
        match node:
            case ast.Compare(left=left, comparators=others):
                asked: list[ast.expr | None] = [left, *others]
            case ast.MatchValue(value=value):
                asked = [value]
            case ast.Dict(keys=keys):
                asked = [*keys]
            case _:
                continue
        texts = (e.value for e in asked if isinstance(e, ast.Constant) and isinstance(e.value, str))
        if set(texts) & set(spellings()):
            yield f"line {node.lineno}"


def texts_in(source: str) -> list[str]:
    """The docstrings, of whatever they follow."""
    return [
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]


def read(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def faults_in_source(source: str) -> list[str]:
    """What is wrong with a module of `src`, outside of games."""
    in_code = named_in(walked(ast.parse(source)))
    in_texts = named(*texts_in(source))
    return [f"its code names {sorted(in_code)}"] * bool(in_code) + [
        f"its docstrings name {sorted(in_texts)}"
    ] * (len(in_texts) > 1)


def faults_in_tests(source: str) -> list[str]:
    """What is wrong with a module that may have one game as its example."""
    lists = [f"names several games {where}" for where in lists_in(source)]
    return lists + [f"chooses by a game's name in {where}" for where in choices_in(source)]


def test_no_module_of_the_package_names_a_game() -> None:
    assert {path: faults for path in files("src") if (faults := faults_in_source(read(path)))} == {}


def test_no_list_of_games_stands_in_tests_scripts_or_benchmarks() -> None:
    paths = files(*CHECKED)
    assert len(paths) > 500
    assert {path: faults for path in paths if (faults := faults_in_tests(read(path)))} == {}


ONE, ANOTHER, *_ = (*diablerie.built_in_games(), *diablerie.built_in_games())

LISTS = [
    "GAMES = [{one!r}, {another!r}]",
    "SEATS = {{{one!r}: 2, {another!r}: 4}}",
    "ONE = {one!r}\n\n\nANOTHER = {another!r}",
    "@parametrize('game', [{one!r}, {another!r}])\ndef test(game): ...",
    "def test(game):\n    assert game in ({one!r}, 'diablerie/{another}-v1')",
    "from diablerie.games.{one_folder} import rules\nfrom diablerie.games.{another_folder} import view",
]
CHOICES = [
    "def seats(game): return 2 if game == {one!r} else 4",
    "def seats(game):\n    match game:\n        case {one!r}: return 2",
    "SEATS = {{{one!r}: 2}}",
    "few = [game for game in games() if game != {one!r}]",
]


def planted(text: str) -> str:
    folders = {"one_folder": ONE.replace("-", "_"), "another_folder": ANOTHER.replace("-", "_")}
    return text.format(one=ONE, another=ANOTHER, **folders)


@pytest.mark.parametrize("text", [*LISTS, *CHOICES])
def test_a_list_that_is_planted_is_found(text: str) -> None:
    assert faults_in_tests(planted(text))
    assert faults_in_source(planted(text))


def test_one_game_may_be_an_example() -> None:
    text = "GAME = {one!r}\n\n\ndef test():\n    game = {another!r}\n    assert game == {another!r}"
    assert faults_in_tests(planted(text)) == []
    assert faults_in_source(planted(text))
    assert faults_in_source(planted('"""As in `load({one!r})`."""')) == []
    assert faults_in_source(planted('"""{one}, {another}."""'))


# The page

PAGE = (".ts", ".svelte", ".css", ".js", ".html")
LIST = re.compile(r"\[[^\[\]]*\]")
IMPORTS = re.compile(r"^import .*?;$", re.MULTILINE | re.DOTALL)


def faults_in_page_tests(text: str) -> list[str]:
    """The lists that name two games, what is imported being one of them."""
    lists = [" ".join(IMPORTS.findall(text)), *LIST.findall(text)]
    return [each for each in lists if len(named(each)) > 1]


def test_no_file_of_the_page_names_a_game() -> None:
    paths = files("web/src", "web/build", suffixes=PAGE)
    assert len(paths) > 200
    assert {path: found for path in paths if (found := named(read(path)))} == {}


def test_no_list_of_games_stands_in_the_pages_tests() -> None:
    paths = files("web/tests", suffixes=PAGE)
    assert len(paths) > 50
    assert {path: found for path in paths if (found := faults_in_page_tests(read(path)))} == {}


def test_a_list_that_is_planted_in_the_pages_tests_is_found() -> None:
    assert faults_in_page_tests(f"const GAMES = [\n  '{ONE}',\n  '{ANOTHER}',\n];")
    assert faults_in_page_tests(
        f"import one from '@/games/{ONE}';\nimport two from '@/games/{ANOTHER}';"
    )
    assert not faults_in_page_tests(f"it('{ONE}');\nit('{ANOTHER}');")
