"""A real browser in front of a real server, and no test passes while the page complains."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError, expect

import diablerie
from diablerie.server.core.limit_settings import NAMES

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WITHOUT = (
    # Pages of the browser's own for its address line: two for each visitor, in a process that takes longer
    # to start than the visitor's page, and nobody sees them.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # What Playwright leaves out. Of two such lists Chromium goes by the last.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "TcpPortRandomizationWin"),
    "ThirdPartyStoragePartitioning",
)
"""Features of Chromium's that tests do without."""

QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
)
SERVER = """
import sys
from functools import partial
from diablerie import cli, server
pace = float(sys.argv.pop(1))
server.Settings = partial(server.Settings, bot_pace=pace)
cli.main()
"""
"""The `diablerie` command, but that bots take so many seconds for an action as its first argument says."""

UNLIMITED = [f"--limit={name}=none" for name in NAMES]
"""As often as one likes: all tests come from one address."""

PROMPT = """
    try {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (still) localStorage['diablerie-pace'] ??= 'at-once';
        localStorage['diablerie-met'] ??= 'GAMES';
    } catch {}
""".replace("GAMES", " ".join(diablerie.games()))
"""A script for pages on which nothing moves: nobody looks at what bots do for a while there. No game is
news to the visitor."""

HURRIED, UNHURRIED = 0.05, 0.8
"""Bots that let tests be over soon, and bots that leave one the time to act."""

PATIENCE = 30
"""Seconds until a page that does not show what it should counts as broken.
Pieces that walk take seconds of their own, and on a busy machine several times as long."""

STARTING = 120
"""Seconds until a server that does not answer yet counts as broken, on a machine with much else to do."""

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the Chromium on PATH (or the one DIABLERIE_CHROMIUM names), else Playwright's own.

    Where there is neither, Playwright fails and says how to install one. That is no reason to skip.
    """
    named = os.environ.get("DIABLERIE_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    chosen = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **chosen, "args": list(QUIET)}


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address (no slash at its end) of a `diablerie serve` with an empty database; bots are quick."""
    yield from serve(tmp_path_factory.mktemp("server"), HURRIED)


@pytest.fixture(scope="session")
def unhurried_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same with bots that take their time."""
    yield from serve(tmp_path_factory.mktemp("unhurried"), UNHURRIED)


def serve(folder: Path, pace: float, prelude: str = "") -> Generator[str, None, None]:
    """The address of a `diablerie serve` with an empty database, while it runs; first it runs `prelude`."""
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    command = [
        *(sys.executable, "-c", prelude + SERVER, str(pace)),
        *("serve", "--host", "127.0.0.1", "--port", str(port)),
        *("--database", str(folder / "matches.sqlite3")),
        # Nobody here should wait for long until a bot may take over.
        *("--grace", "2"),
        *UNLIMITED,
    ]
    log = folder / "server.log"
    with log.open("wb") as output:
        server = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    try:
        _wait_for(url, server, log)
        yield url
    finally:
        server.terminate()
        try:
            server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + STARTING
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(url + "/api/status", timeout=5):
                return
        except urllib.error.URLError:
            time.sleep(0.1)
    pytest.fail(f"diablerie serve does not answer at {url}. It said:\n{log.read_text()}")


@pytest.fixture(scope="session")
def base_url(request: pytest.FixtureRequest) -> str:
    """What `page.goto("/")` is relative to: the server; a test's parameter may name another fixture."""
    url: str = request.getfixturevalue(getattr(request, "param", "server_url"))
    return url


class Complaints(list[str]):
    """What pages complained about: errors on their consoles, and exceptions nobody caught."""

    def __init__(self) -> None:
        super().__init__()
        self._provoked: set[str] = set()

    def clear(self) -> None:
        """Forget what a test has provoked, and hear no more of it: one press can ask for several things."""
        self._provoked |= {complaint.rpartition(" (")[0] for complaint in self}
        super().clear()

    def watch(self, context: BrowserContext) -> None:
        """Listen to all pages of a browser context, now and later."""
        context.on("console", self._hear_console)
        context.on("weberror", self._hear_exception)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and message.text not in self._provoked:
            self.append(f"{message.text} ({message.location.get('url', '')})")

    def _hear_exception(self, error: WebError) -> None:
        self.append(f"uncaught: {error.error}")


@pytest.fixture(autouse=True)
def console_errors() -> Iterator[Complaints]:
    """Fails the test if a page complained. A test that provokes an error says so: `.clear()`."""
    complaints = Complaints()
    yield complaints
    assert not complaints, "the page complained:\n" + "\n".join(complaints)


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], console_errors: Complaints
) -> Callable[..., BrowserContext]:
    """Opens browser contexts (a context is a visitor with cookies of their own), all watched."""

    def open_watched(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.add_init_script(PROMPT)
        console_errors.watch(context)
        return context

    return open_watched


@pytest.fixture
def screen(new_context: Callable[..., BrowserContext], server_url: str) -> Callable[..., Page]:
    """Opens a page so wide, by day or night; on a narrow one there is no mouse."""

    def unfold(width: int, light: str, language: str = "en") -> Page:
        small = width < 800
        context = new_context(
            viewport={"width": width, "height": 844 if width < 700 else 1000},
            color_scheme=light,
            locale=language,
            reduced_motion="reduce",
            has_touch=small,
            is_mobile=small,
        )
        return context.new_page()

    return unfold
