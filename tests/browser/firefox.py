"""Firefox as it is, driven by WebDriver BiDi: opened, pressed with a mouse, asked, and listened to."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
"""What it is called, on Debian first; `scripts/debian_programs.sh` installs it."""
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")

PATIENCE = 120
"""Seconds that something may take on a machine with other things to do."""
GLANCE = 0.1

PREFERENCES: dict[str, bool | int | str] = {
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
    # Nothing of its own to ask, to tell, or to fetch.
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}

POINT = """
(() => {{
    const wanted = {element};
    if (!wanted) return null;
    wanted.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
    const {{ left, top, width, height }} = wanted.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {{
            const [x, y] = [left + across * width, top + down * height];
            if (wanted.contains(document.elementFromPoint(x, y)))
                return [Math.floor(x), Math.floor(y)];
        }}
    return null;
}})()
"""
"""Where an element can be pressed; null: there is none, or it is covered all over."""


class Firefox:
    """A page in a window of Firefox's."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self.complaints: list[str] = []
        """Errors on the page's console, and exceptions that nobody caught."""
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self._page = self._send("browsingContext.create", type="tab")["context"]

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._page, viewport=size)

    def goto(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def reload(self) -> None:
        # What a page begins by itself at that moment would break a wait for its being complete off.
        self.ask("window.isFormer = true")
        self._send("browsingContext.reload", context=self._page, wait="none")
        deadline = time.monotonic() + PATIENCE
        while self._is_former():
            assert time.monotonic() < deadline, "it is not loaded anew"
            time.sleep(GLANCE)

    def _is_former(self) -> bool:
        try:
            return bool(self.ask("window.isFormer === true || document.readyState !== 'complete'"))
        except AssertionError:  # Between two pages there is none.
            return True

    def ask(self, expression: str) -> Any:
        """What an expression is worth in the page, or what it promises, as JSON says it."""
        told = self._send(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait(self, expression: str) -> Any:
        """What an expression is worth as soon as that is something."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.ask(expression)):
            told = self.ask("document.body.innerText")
            assert time.monotonic() < deadline, f"never so: {expression}, in\n{told}"
            time.sleep(GLANCE)
        return found

    def press(self, element: str) -> bool:
        """Press what an expression finds, where it is seen; whether it is seen anywhere."""
        point = self.ask(POINT.format(element=element))
        if point is None:
            return False
        x, y = point
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._send("input.performActions", context=self._page, actions=[mouse])
        return True

    def close(self) -> None:
        self._send("browser.close")

    def _send(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(PATIENCE))
            if told.get("id") == number:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result
            self._hear(told)

    def _hear(self, told: dict[str, Any]) -> None:
        entry = told.get("params", {})
        if told.get("method") == "log.entryAdded" and entry["level"] == "error":
            self.complaints.append(str(entry.get("text")))


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox whose profile is in a folder, until it is left."""
    profile = folder / "firefox"
    profile.mkdir()
    lines = (f"user_pref({json.dumps(n)}, {json.dumps(v)});" for n, v in PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines))
    log = folder / "firefox.log"
    program = next(filter(None, map(shutil.which, PROGRAMS)), PROGRAMS[0])
    command = [program, "--headless", "--no-remote", "--profile", str(profile)]
    with log.open("wb") as output:
        # The port is of its own choice, and told.
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"], stdout=output, stderr=output
        )
    try:
        with connect(f"{_address(process, log)}/session", max_size=None) as line:
            opened = Firefox(line)
            yield opened
            opened.close()
            process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        found = LISTENING.search(log.read_text())
        if found is not None:
            return found[1]
        time.sleep(GLANCE)
    raise AssertionError(f"Firefox does not listen. It said:\n{log.read_text()}")
