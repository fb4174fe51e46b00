"""Links of the documentation to files outside it: the site has copies of those files."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

FOLDER = "repository"
"""Where the copies stand in the site."""

ROOT = Path(__file__).parent.parent.parent
OUTSIDE = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+)([^)#]+)\)")
RULEBOOK = re.compile(r"src/diablerie/games/(\w+)/rulebook/(\w+)\.md")
"""The rulebooks are pages of the site."""

_linked: set[str] = set()


def link(app: Any, name: str, source: list[str]) -> None:
    """Have a page's links to files of the repository lead to their copies."""
    folder = (Path(app.srcdir) / name).parent

    def led(found: re.Match[str]) -> str:
        text, up, path = found.groups()
        target = (folder / up / path).resolve()
        if target.is_relative_to(app.srcdir) or not target.exists():
            return found[0]
        inside = target.relative_to(ROOT).as_posix()
        back = "../" * name.count("/")
        if book := RULEBOOK.fullmatch(inside):
            game, lang = book[1].replace("_", "-"), book[2]
            return f'<a href="{back}generated/rules/{lang}/{game}.html">{text}</a>'
        _linked.add(inside)
        return f'<a href="{back}{FOLDER}/{inside}">{text}</a>'

    source[0] = OUTSIDE.sub(led, source[0])


def copy(app: Any, error: Exception | None) -> None:
    """Copy the files that are linked to."""
    if error is not None:
        return
    for path in sorted(_linked):
        target = Path(app.outdir) / FOLDER / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / path).is_dir():
            shutil.copytree(ROOT / path, target, dirs_exist_ok=True)
        else:
            shutil.copyfile(ROOT / path, target)
