"""Chromium: one that is on this machine, started without a window and led over its debugging port."""

from __future__ import annotations

import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..extras import needs
from .errors import CommandError

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

NAMED = "DIABLERIE_CHROMIUM"
"""The variable of the environment that names one."""

NAMES = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("microsoft-edge", "brave-browser"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
"""What it is called, and where macOS has it."""

QUIET = (
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
)

ANNOUNCED = "DevTools listening on "
PATIENCE = 120.0
"""Seconds until a page that is not drawn counts as broken."""
PAUSE = 0.1


def find_chromium() -> str:
    """The Chromium to print with. Raises CommandError saying how to get one."""
    named = os.environ.get(NAMED)
    found = next(filter(None, map(shutil.which, (named,) if named else NAMES)), None)
    if found is None:
        looked = f"{NAMED}={named} names none" if named else "there is none here"
        raise CommandError(
            f"printing needs Chromium or Chrome, and {looked}: install one"
            f" (Debian: apt-get install chromium), or name it in {NAMED}"
        )
    return found


@contextmanager
def running(executable: str) -> Iterator[Browser]:
    """A browser with a profile of its own, gone with all that is in it afterwards."""
    with needs("diablerie[server]"):
        from websockets.exceptions import ConnectionClosed
        from websockets.sync.client import connect
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        # As root, in containers mostly, it starts no other way; it is shown our own page alone.
        trusted = ("--no-sandbox",) if os.geteuid() == 0 else ()
        command = [executable, *QUIET, *trusted, f"--user-data-dir={profile}", "about:blank"]
        with (
            (Path(profile) / "log").open("w+b") as log,
            subprocess.Popen(command, stdout=log, stderr=log) as process,
        ):
            try:
                address = _address(executable, process, Path(log.name))
                with connect(address, max_size=None, ping_interval=None, proxy=None) as line:
                    yield Browser(line)
            except (ConnectionClosed, TimeoutError) as error:
                raise CommandError(f"the browser has stopped answering: {error}") from error
            finally:
                process.kill()


def _address(executable: str, process: subprocess.Popen[bytes], log: Path) -> str:
    """Where the browser is led from, which it says once it has started."""
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        told = log.read_text("utf-8", errors="replace")
        if ANNOUNCED in told and "\n" in (rest := told.partition(ANNOUNCED)[2]):
            return rest.partition("\n")[0].strip()
        time.sleep(PAUSE)
    last = log.read_text("utf-8", errors="replace").strip().rpartition("\n")[2]
    raise CommandError(f"{executable} does not start: {last}")


class Refused(CommandError):
    """The browser did not do what it was asked."""


class Browser:
    """A running browser, asked one thing after another."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count(1)

    def print_page(self, url: str) -> bytes:
        """A page as PDF, once its document says `data-printed="ready"`.

        Raises CommandError where it says anything else, or nothing in time.
        """
        target = self._ask("Target.createTarget", {"url": url})["targetId"]
        attached = self._ask("Target.attachToTarget", {"targetId": target, "flatten": True})
        session = str(attached["sessionId"])
        self._await_drawn(session, url)
        # The sizes of sheets are in the page's own styles.
        wanted = {"printBackground": True, "preferCSSPageSize": True, "generateTaggedPDF": False}
        printed = self._ask("Page.printToPDF", wanted, session)
        self._ask("Target.closeTarget", {"targetId": target})
        return base64.b64decode(printed["data"])

    def _await_drawn(self, session: str, url: str) -> None:
        asked = {"expression": "document.documentElement.dataset.printed ?? ''"}
        why = {"expression": "document.querySelector('main')?.innerText ?? ''"}
        until, told = time.monotonic() + PATIENCE, ""
        while time.monotonic() < until:
            # Where a page has just begun there is nobody to be asked yet.
            with suppress(Refused):
                told = self._ask("Runtime.evaluate", asked, session)["result"].get("value")
            if told == "ready":
                return
            if told:
                shown = self._ask("Runtime.evaluate", why, session)["result"].get("value", "")
                raise CommandError(f"nothing to print; the page says: {' '.join(shown.split())}")
            time.sleep(PAUSE)
        raise CommandError(f"the page at {url} was not drawn within {PATIENCE:.0f} seconds")

    def _ask(self, method: str, params: dict[str, Any], session: str | None = None) -> Any:
        number = next(self._numbers)
        asked = {"id": number, "method": method, "params": params}
        if session is not None:
            asked["sessionId"] = session
        self._line.send(json.dumps(asked))
        while True:
            told = json.loads(self._line.recv(timeout=PATIENCE))
            if told.get("id") != number:
                continue
            if "error" in told:
                raise Refused(f"{method}: {told['error'].get('message', 'refused')}")
            return told["result"]
