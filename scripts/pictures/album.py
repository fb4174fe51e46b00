"""The folder of pictures: what was taken last, what was accepted, and a page that shows all side by side."""

from __future__ import annotations

import shutil
from html import escape
from itertools import groupby
from pathlib import Path

TAKEN, ACCEPTED, DIFFERENCES = "taken", "accepted", "differences"

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of Diablerie</title>
<style>
  body { background: #777; color: #fff; font: 16px/1.4 sans-serif; margin: 1rem; }
  section { display: flex; gap: 0.6rem; overflow-x: auto; align-items: start; padding-bottom: 1rem; }
  figure { margin: 0; flex: none; }
  img { height: 360px; display: block; }
  figcaption { font-size: 0.8rem; }
  .differs { outline: 4px solid #d6005a; }
</style>
<h1>Pictures of Diablerie</h1>
"""


def clear(folder: Path) -> None:
    """Begin a folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def accept(folder: Path) -> int:
    """Keep what was taken last in place of what was accepted before; how many pictures that are."""
    clear(folder / ACCEPTED)
    shutil.copytree(folder / TAKEN, folder / ACCEPTED, dirs_exist_ok=True)
    shutil.rmtree(folder / DIFFERENCES, ignore_errors=True)
    write(folder)
    return len(list((folder / ACCEPTED).rglob("*.png")))


def write(folder: Path) -> None:
    """Write the page that shows the pictures taken last, and how they differ from those accepted."""
    pictures = sorted((folder / TAKEN).rglob("*.png"), key=_order)
    parts = [HEAD]
    for scene, shown in groupby(pictures, key=_scene):
        parts.append(f"<h2>{escape(scene)}</h2>\n<section>\n")
        parts.extend(_figure(folder, picture) for picture in shown)
        parts.append("</section>\n")
    (folder / "index.html").write_text("".join(parts), encoding="utf-8")


def _parts(picture: Path) -> tuple[str, int, str]:
    name, width, theme = picture.stem.rsplit("-", 2)
    return f"{picture.parent.name}/{name}", int(width), theme


def _scene(picture: Path) -> str:
    return _parts(picture)[0]


def _order(picture: Path) -> tuple[str, str, int]:
    scene, width, theme = _parts(picture)
    return scene, theme, width


def _figure(folder: Path, picture: Path) -> str:
    _, width, theme = _parts(picture)
    name = picture.relative_to(folder / TAKEN)
    differs = (folder / DIFFERENCES / name).exists()
    ways = [f'<a href="{TAKEN}/{name}">{width} {theme}</a>']
    if differs:
        ways += [f'<a href="{kept}/{name}">{kept}</a>' for kept in (ACCEPTED, DIFFERENCES)]
    mark = ' class="differs"' if differs else ""
    image = f'<img loading="lazy" src="{TAKEN}/{name}" alt="{escape(str(name))}"{mark}>'
    return f"<figure>{image}<figcaption>{' · '.join(ways)}</figcaption></figure>\n"
