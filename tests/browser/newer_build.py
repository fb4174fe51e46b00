"""Newer builds of a static site for tests: page and library under other names, and the former files gone."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from functools import partial
from hashlib import sha256
from pathlib import Path

from diablerie import __version__
from diablerie.page import PAGE
from diablerie.static_site.folder import write_site
from diablerie.wasm.compression import SUFFIXES
from diablerie.wasm.pack import ROOT

TEXTS = (".html", ".js", ".css", ".json", ".mjs")
HASHED = re.compile(r"(.+-)([\w-]{8})(\.\w+)")
NAME = re.compile(r"[\w.-]+\.\w+")
VERSION = f'__version__ = "{__version__}"'
RULES = re.compile(r'rules_version = "\w+"')


def put_newer(site: Path, work: Path, version: str, rules: str | None = None) -> str:
    """Write a newer page with a library of this version over a site; the name of its build.

    `work` is a folder to work in that is not there yet, `rules` the version that all games are of, if it is
    another one.
    """
    page = Path(shutil.copytree(PAGE, work))
    former = json.loads((page / "page-files.json").read_text())["build"]
    # As many letters as before: so are the sizes that the page knows.
    build = sha256(version.encode()).hexdigest()[: len(former)]
    _rename_parts(page, {former: build})
    write_site(page, site)
    _renew_library(site, version, rules)
    return build


def _rename_parts(page: Path, names: dict[str, str]) -> None:
    """Call all parts of a built page otherwise, and other things as told."""
    renamed = {}
    for path in (page / "assets").iterdir():
        found = HASHED.fullmatch(path.name)
        if found is not None and path.suffix not in SUFFIXES:
            renamed[path.name] = f"{found[1]}{found[2][::-1]}{found[3]}"
    for path in [*page.iterdir(), *(page / "assets").iterdir()]:
        if path.suffix in SUFFIXES:
            path.unlink()
        elif path.suffix in TEXTS:
            text = NAME.sub(lambda found: renamed.get(found[0], found[0]), path.read_text())
            for former, name in names.items():
                text = text.replace(former, name)
            path.write_text(text)
    for former, name in renamed.items():
        (page / "assets" / former).rename(page / "assets" / name)


def _renew_library(site: Path, version: str, rules: str | None) -> None:
    """Put another library, and the games' modules under another name, into the place of a site's."""
    manifest = site / "engine" / "offline.json"
    told = json.loads(manifest.read_text())
    pack = site / told["pack"][1:]
    modules = (site / next(iter(told["modules"].values()))["wasm"][1:]).parent
    digest = sha256(f"{version} {rules}".encode()).hexdigest()[:16]
    newer = site / "engine" / f"{digest}-library" / pack.name
    newer.parent.mkdir()
    _rewrite(pack, newer, version, rules)
    shutil.rmtree(pack.parent)
    modules.rename(modules.with_name(f"{digest}-modules"))
    files = told["files"]
    files[0] = [f"/engine/{newer.parent.name}/{newer.name}", *[newer.stat().st_size] * 2]
    text = json.dumps({**told, "pack": files[0][0]}).replace(modules.name, f"{digest}-modules")
    for path, changed in ((manifest, text), (site / "sw.js", (site / "sw.js").read_text())):
        path.write_text(changed.replace(told["digest"], digest))


def _rewrite(pack: Path, newer: Path, version: str, rules: str | None) -> None:
    """The same archive with other sources for what states versions, in place of their bytecode."""
    sources = {"diablerie/__init__.pyc": partial(_with_version, version)}
    with zipfile.ZipFile(pack) as before, zipfile.ZipFile(newer, "w") as after:
        for name in before.namelist():
            change = sources.get(name)
            if rules is not None and re.fullmatch(r"diablerie/games/\w+/__init__\.pyc", name):
                change = partial(_with_rules, rules)
            if change is None:
                after.writestr(name, before.read(name))
            else:
                source = name.removesuffix("c")
                after.writestr(source, change((ROOT.parent / source).read_text("utf-8")))


def _with_version(version: str, source: str) -> str:
    assert VERSION in source
    return source.replace(VERSION, f'__version__ = "{version}"')


def _with_rules(rules: str, source: str) -> str:
    text, count = RULES.subn(f'rules_version = "{rules}"', source)
    assert count == 1
    return text
