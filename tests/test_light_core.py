"""What plain `pip install` brings is enough to play, and what is missing says the line that installs it."""

from __future__ import annotations

import fcntl
import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FOR_DEVELOPERS = {"bench", "docs", "lint", "test"}
FOR_SOME_MACHINES = {"cuda"}

MOST_PACKAGES = 23
SERVERS = {"fastapi", "prometheus-client", "pydantic", "sqlalchemy", "starlette", "uvicorn"}
VENV_TOOLS = {"pip", "setuptools"}

HIDING = """
import sys
from importlib.machinery import PathFinder

HIDDEN = frozenset(sys.argv.pop(1).split(","))

class Bare(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name.partition(".")[0] not in HIDDEN:
            return super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Bare
"""
"""Has an interpreter find none of the modules that its first argument names."""

RUN = "import runpy; runpy.run_module('diablerie', run_name='__main__')"

PLAY = """
import diablerie
from diablerie import matches, rulebook
state = diablerie.load("doctor-faust").start(1)
state, events = state.narrate(state.legal[0])
print(events[0].clause)
"""

ANSWER = """
from diablerie.envs.text import TextEnv
env = TextEnv("doctor-faust")
env.reset(seed=1)
print(env.step("[s1*3]"))
"""

ASK_ALL = """
import json
from typer.testing import CliRunner
from diablerie.cli import app
answers = (CliRunner().invoke(app, asked.split()) for asked in sys.argv[1:])
print(json.dumps([[each.exit_code, each.stdout, each.stderr] for each in answers]))
"""

IMPORT_ALL = """
import importlib, json
told = []
for name in sys.argv[1:]:
    module, _, call = name.partition(":")
    try:
        eval(call or "module", {"module": importlib.import_module(module)})
    except ImportError as error:
        told.append(str(error))
print(json.dumps(told))
"""

COMMANDS = {
    "serve": "diablerie[server]",
    "serve --port 0": "diablerie[server]",
    "worker --database postgresql://localhost/diablerie": "diablerie[server]",
    "db backup copy.sqlite3": "diablerie[server]",
    "db export folder": "diablerie[server]",
    "db status": "diablerie[server]",
    "db upgrade": "diablerie[server]",
    "arena doctor-faust --bots random,greedy": "diablerie[lab]",
    "language-model doctor-faust --model json:loads": "diablerie[lab]",
    "mcp": "diablerie[mcp]",
    "balance doctor-faust": "diablerie[lab]",
    "tune doctor-faust --traits boldness": "diablerie[lab]",
    "learn doctor-faust --actions 9 --out folder": "diablerie[learn]",
    "secrecy check pyspiel:kuhn_poker": "diablerie[openspiel]",
    "secrecy check pyspiel:diablerie_doctor_faust": "diablerie[openspiel]",
    "secrecy check pettingzoo:classic/leduc_holdem_v4": "pettingzoo[classic]",
    "secrecy check gallery:honest-belief --positions 20": "diablerie[secrecy]",
}
"""Every command that needs more than the core, and what installs that."""

MODULES = {
    "diablerie.server": "diablerie[server]",
    "diablerie.lab": "diablerie[lab]",
    "diablerie.learning": "diablerie[learn]",
    "diablerie.mcp_server": "diablerie[mcp]",
    "diablerie.envs.gymnasium": "diablerie[gymnasium]",
    "diablerie.envs.vector": "diablerie[gymnasium]",
    "diablerie.envs.pettingzoo": "diablerie[pettingzoo]",
    "diablerie.envs.open_spiel": "diablerie[openspiel]",
    "diablerie.rendering:module.renderer()": "diablerie[render]",
    "diablerie.secrecy.adapters.open_spiel:module.load('kuhn_poker')": "diablerie[openspiel]",
    "diablerie.secrecy.calibration:module.chi_square([1], [1])": "diablerie[secrecy]",
}
"""Every module, or function of one, that needs more than the core, and what installs that."""


def with_theirs(requirements: Iterable[str]) -> set[str]:
    """The packages that requirements bring, and those that they bring in turn, as far as these are here."""
    found: set[str] = set()
    waiting = [Requirement(each) for each in requirements]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in found or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        try:
            waiting += [Requirement(each) for each in requires(name) or ()]
        except PackageNotFoundError:
            continue
    return found


def modules_but_for(packages: set[str]) -> set[str]:
    """What can be imported here and belongs to none of some packages."""
    return {
        module
        for module, owners in packages_distributions().items()
        if packages.isdisjoint(map(canonicalize_name, owners))
    }


CORE = with_theirs(PROJECT["dependencies"])
EXTRAS = modules_but_for({*CORE, "diablerie"})


def without(hidden: Iterable[str], program: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run a program where some modules are not found."""
    return subprocess.run(
        [sys.executable, "-c", HIDING + program, ",".join(hidden), *args],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "", "HOME": str(Path.home())},
        capture_output=True,
        text=True,
        check=False,
    )


def answered(done: subprocess.CompletedProcess[str]) -> Any:
    """What such a program has printed as JSON."""
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_core_has_few_packages_and_none_of_the_server_s() -> None:
    assert {"fastapi", "sqlalchemy", "scipy", "gymnasium", "pyspiel"} <= EXTRAS
    assert len(CORE) < MOST_PACKAGES
    assert not SERVERS & CORE


def test_all_are_the_extras_that_are_not_for_developers_or_some_machines() -> None:
    (everything,) = map(Requirement, PROJECT["optional-dependencies"]["all"])
    rest = set(PROJECT["optional-dependencies"]) - FOR_DEVELOPERS - FOR_SOME_MACHINES - {"all"}
    assert everything.extras == rest


def test_the_core_plays_alone() -> None:
    done = without(EXTRAS, PLAY)
    assert done.stdout.startswith("DF-"), done.stderr


def test_the_core_plays_by_text_alone() -> None:
    done = without(EXTRAS, ANSWER)
    assert "'actions': ('s1', 's1', 's1')" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("games",), "doctor-faust"),
        (("rules", "doctor-faust", "DF-19"), "Sources:"),
        (("bots",), "archdevil"),
        (("mansion", "check"), "spaces"),
        (("db", "--help"), "upgrade"),
        (("secrecy", "check", "gallery:honest-log", "--check", "non-interference"), "compared"),
    ],
)
def test_commands_of_the_core_work_alone(asked: Sequence[str], told: str) -> None:
    done = without(EXTRAS, RUN, *asked)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


def test_each_command_that_needs_more_says_in_one_line_what_installs_it() -> None:
    answers = answered(without(EXTRAS, ASK_ALL, *COMMANDS))
    for (asked, needed), (status, out, complaint) in zip(COMMANDS.items(), answers, strict=True):
        assert (status, out) == (2, ""), (asked, out, complaint)
        assert complaint.startswith("diablerie: this needs "), asked
        assert complaint.endswith(f", which is not installed: pip install '{needed}'\n"), asked
        assert complaint.count("\n") == 1, asked


def test_each_module_that_needs_more_says_what_installs_it() -> None:
    complaints = answered(without(EXTRAS, IMPORT_ALL, *MODULES))
    for (module, needed), complaint in zip(MODULES.items(), complaints, strict=True):
        assert complaint.endswith(f", which is not installed: pip install '{needed}'"), module


def test_a_server_s_database_in_postgresql_says_what_installs_its_driver() -> None:
    asked = ("db status --database postgresql://localhost/diablerie",)
    ((status, _, complaint),) = answered(without(["psycopg", "procrastinate"], ASK_ALL, *asked))
    assert status == 2
    assert complaint.endswith("which is not installed: pip install 'diablerie[postgres]'\n")


def test_a_sign_in_provider_says_what_installs_what_speaks_to_it() -> None:
    asked = ("serve --oidc https://login.example --oidc-client diablerie",)
    ((status, _, complaint),) = answered(without(["authlib", "joserfc"], ASK_ALL, *asked))
    assert status == 2
    assert complaint.endswith("which is not installed: pip install 'diablerie[oidc]'\n")


def test_pictures_of_positions_say_what_installs_what_draws_them() -> None:
    asked = ("serve --position-pictures",)
    for missing in ("py_mini_racer", "resvg_py", "PIL"):
        ((status, _, complaint),) = answered(without([missing], ASK_ALL, *asked))
        assert status == 2
        assert complaint.endswith("which is not installed: pip install 'diablerie[render]'\n")


def test_a_position_as_text_needs_the_core_alone() -> None:
    drawn = "module.plain_text(__import__('diablerie').load('doctor-faust').start(1), 0)"
    assert (
        answered(without(EXTRAS, IMPORT_ALL, f"diablerie.text_interface.game_terminal:{drawn}"))
        == []
    )


def test_a_server_without_a_provider_needs_nothing_of_it() -> None:
    called = "diablerie.server:module.openapi_document()"
    assert answered(without(["authlib", "joserfc", "httpx2"], IMPORT_ALL, called)) == []


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a virtual environment with what plain `pip install .` brings."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    install = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    constraint = ("--constraint", str(ROOT / "constraints.txt"))
    # The page is built where it lies: two at once would be in each other's way.
    with (Path(tempfile.gettempdir()) / "diablerie-page-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([python, *install, *constraint, ROOT], check=True, cwd=folder)
    return python


def by(
    python: Path, *args: str | Path, status: int = 0, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run an interpreter, away from this tree."""
    done = subprocess.run(
        [python, *args],
        cwd=python.parent,
        env={"PATH": "", "HOME": str(Path.home()), **(env or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.mark.timeout(1200)
class TestBareEnvironment:
    """With nothing but what plain `pip install .` brings."""

    def test_it_brings_few_packages_and_none_of_the_server_s(self, bare: Path) -> None:
        listed = json.loads(by(bare, "-m", "pip", "list", "--format", "json").stdout)
        names = {canonicalize_name(each["name"]) for each in listed} - VENV_TOOLS
        assert "diablerie" in names
        assert len(names) <= MOST_PACKAGES, names
        assert not SERVERS & names

    def test_it_plays(self, bare: Path) -> None:
        assert by(bare, "-c", PLAY).stdout.startswith("DF-")

    def test_it_has_the_command_twice(self, bare: Path) -> None:
        told = by(bare, "-m", "diablerie", "games").stdout
        assert "doctor-faust" in told
        assert by(bare, bare.with_name("diablerie"), "games").stdout == told

    def test_serving_says_what_installs_a_server(self, bare: Path) -> None:
        complaint = by(bare, "-m", "diablerie", "serve", status=2).stderr
        assert complaint.endswith("which is not installed: pip install 'diablerie[server]'\n")
        assert complaint.count("\n") == 1

    def test_type_checkers_see_its_types(self, bare: Path, tmp_path: Path) -> None:
        program = tmp_path / "mine.py"
        program.write_text(
            'import diablerie\nstate = diablerie.load("doctor-faust").start(1)\nreveal_type(state)\n'
        )
        checking = ("--strict", "--cache-dir", tmp_path, "--python-executable", bare, program)
        told = by(Path(sys.executable), "-m", "mypy", *checking).stdout
        assert 'Revealed type is "diablerie.game.State"' in told
