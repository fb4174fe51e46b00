"""Pictures of pages are the same twice, and what has changed in one is found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]

LOST = Path("site/lost-390-dark.png")


def pictures(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the command on pictures in a folder."""
    command = [sys.executable, "-m", "pictures", *arguments, "--folder", str(folder)]
    paths = {"PYTHONPATH": os.pathsep.join(("scripts", "src"))}
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | paths, capture_output=True, text=True, check=False
    )


def take(folder: Path) -> None:
    wish = ("site/lost", "site/lobby", "--width", "390", "--theme", "dark", "--browsers", "1")
    done = pictures("take", *wish, folder=folder)
    assert done.returncode == 0, done.stderr


pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of pictures that were accepted, and of the same taken anew."""
    folder = tmp_path_factory.mktemp("pictures")
    take(folder)
    assert pictures("accept", folder=folder).stdout == "pictures kept: 2\n"
    take(folder)
    return folder


def test_a_page_that_has_not_changed_does_not_differ(kept: Path) -> None:
    done = pictures("compare", folder=kept)
    assert (done.stdout, done.returncode) == ("pictures that differ: 0\n", 0)


def test_a_page_that_has_changed_is_found_and_shown(kept: Path) -> None:
    accepted = kept / "accepted" / LOST
    with Image.open(accepted) as picture:
        changed = picture.convert("RGB")
    changed.paste((255, 0, 0), (10, 20, 30, 60))
    changed.save(accepted)
    done = pictures("compare", folder=kept)
    share = 20 * 40 / (changed.width * changed.height)
    assert done.stdout == f"{LOST}: {share:.2%} of it differs\npictures that differ: 1\n"
    assert done.returncode == 1
    with Image.open(kept / "differences" / LOST) as difference:
        marked = difference.getpixel((20, 40))
        assert marked != difference.getpixel((20, 80))
    assert f"differences/{LOST}" in (kept / "index.html").read_text(encoding="utf-8")


def test_a_page_that_is_new_or_gone_is_told_of(kept: Path) -> None:
    (kept / "accepted" / LOST).rename(kept / "accepted" / LOST.with_stem("found-390-dark"))
    told = pictures("compare", folder=kept).stdout
    assert "site/found-390-dark.png: is gone\n" in told
    assert f"{LOST}: is new\n" in told
