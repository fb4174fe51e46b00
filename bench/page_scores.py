"""What Lighthouse says of a page."""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median

import platformdirs
from playwright.sync_api import Page, Playwright

from server import free_port

LIGHTHOUSE = Path(__file__).parent / "lighthouse"
TRIES = 3
"""How often Lighthouse is run: now and then it misses the beginning of a trace, and asks for that itself."""

CATEGORIES = ("performance", "accessibility", "best-practices")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu")


def chromium() -> str | None:
    """The browser that is used; None: Playwright's own."""
    return os.environ.get("DIABLERIE_CHROMIUM") or shutil.which("chromium")


def installed() -> Path:
    """The folder with Lighthouse, installed if it is not there."""
    folder = Path(platformdirs.user_cache_dir("diablerie-bench")) / "lighthouse"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = (LIGHTHOUSE / "package.json").read_text()
    manifest = folder / "package.json"
    is_there = (folder / "node_modules").is_dir() and manifest.is_file()
    if not is_there or manifest.read_text() != wanted:
        manifest.write_text(wanted)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True)
    return folder


def scored(
    folder: Path, playwright: Playwright, find: Callable[[Page], str], preset: str
) -> dict[str, float]:
    """Scores, of a hundred, of the address that is found, in a browser that knows nothing but who one is."""
    for _ in range(TRIES):
        port = free_port()
        with (
            tempfile.TemporaryDirectory() as profile,
            closing(
                playwright.chromium.launch_persistent_context(
                    profile,
                    executable_path=chromium(),
                    args=[*FLAGS, f"--remote-debugging-port={port}"],
                    locale="en",
                    no_viewport=True,
                )
            ) as person,
        ):
            command = [
                *("node", "node_modules/lighthouse/cli/index.js", find(person.pages[0])),
                *("--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}"),
                # Nothing is stored that would have to go but who one is.
                *(f"--port={port}", "--disable-storage-reset"),
                *(["--preset=desktop"] if preset == "desktop" else []),
            ]
            done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=False)
        if done.returncode == 0:
            break
    done.check_returncode()
    categories = json.loads(done.stdout)["categories"]
    return {name: 100 * categories[name]["score"] for name in CATEGORIES}


def middle(category: str, scores: list[float]) -> str:
    """The middle one of a category's scores, and how far they lie apart."""
    low, high = min(scores), max(scores)
    apart = "" if low == high else f" ({low:.0f} to {high:.0f})"
    return f"{category} {median(scores):.0f}{apart}"
