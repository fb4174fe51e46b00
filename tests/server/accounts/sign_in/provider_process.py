"""A real OpenID Connect provider (oidc-provider, from npm) as a process, and people who log in at it."""

from __future__ import annotations

import html
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

import httpx2

from diablerie.server.config import OidcSettings

from ....node import node_command, npm_home

SOURCES = Path(__file__).parent / "provider"
PROGRAM = "provider.mjs"

CLIENT, SECRET = "diablerie: test", "a s%cr+t/=&:"
"""With characters that a form encodes, as a client's id and secret may have them."""

PATIENCE = 30.0
STEPS = 12
"""How many pages a log-in at the provider takes at most."""


class ProviderProcess:
    """A provider that runs; `issuer` is its address."""

    def __init__(self, port: int = 0) -> None:
        """Start it on a port of this machine; what it knew on that port before it knows no more."""
        folder = npm_home("oidc-provider", SOURCES)
        # Beside its packages: Node looks for them from where a program lies. No two runs differ in it.
        program = folder / f"{os.getpid()}-{PROGRAM}"
        shutil.copy(SOURCES / PROGRAM, program)
        self._process = subprocess.Popen(
            [node_command(), str(program), str(port), CLIENT, SECRET],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        self.issuer = self._process.stdout.readline().strip()
        program.unlink()
        assert self.issuer.startswith("http://"), "the provider has not started"

    @property
    def settings(self) -> OidcSettings:
        """As a server knows it."""
        return OidcSettings(self.issuer, CLIENT, SECRET, "the Test Inn")

    @property
    def port(self) -> int:
        port = urlsplit(self.issuer).port
        assert port is not None
        return port

    def be_crooked(self, claims: Mapping[str, Any], signed: str | None = None) -> None:
        """Have the next ID token say something else, or be signed otherwise."""
        told = {"claims": claims} | ({} if signed is None else {"signed": signed})
        httpx2.post(f"{self.issuer}/crooked", json=told, timeout=PATIENCE).raise_for_status()

    def rotate(self) -> None:
        """Have another key from now on."""
        httpx2.post(f"{self.issuer}/rotated", timeout=PATIENCE).raise_for_status()

    def pause(self) -> None:
        """Have it answer nothing, though it can be reached."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Have it answer again."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it without warning."""
        self._process.kill()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def provider(port: int = 0) -> Iterator[ProviderProcess]:
    """A provider that is ended in any case."""
    started = ProviderProcess(port)
    try:
        yield started
    finally:
        started.kill()


class Visitor:
    """Somebody's browser at the provider; once logged in there they stay so."""

    def __init__(self, login: str) -> None:
        self._login = login
        # No connection is kept, so that there is none to be closed.
        headers = {"Connection": "close"}
        self.http = httpx2.Client(timeout=PATIENCE, verify=False, headers=headers)

    def consent(self, location: str) -> dict[str, str]:
        """Log in and consent; what the provider sends back to our page."""
        return self._walk(location, "login", "consent")

    def refuse(self, location: str) -> dict[str, str]:
        """Log in, and do not consent to go on."""
        return self._walk(location, "login", "abort")

    def _walk(self, location: str, *doing: str) -> dict[str, str]:
        response = self.http.get(location)
        for _ in range(STEPS):
            if response.is_redirect:
                address = urljoin(str(response.url), response.headers["location"])
                if urlsplit(address).path == "/sign-in":
                    return dict(parse_qsl(urlsplit(address).query, strict_parsing=True))
                response = self.http.get(address)
            else:
                response = self._do(response, doing)
        raise AssertionError(f"the provider goes on and on: {response.url}")

    def _do(self, page: httpx2.Response, doing: tuple[str, ...]) -> httpx2.Response:
        assert page.status_code == 200, page.text
        text = html.unescape(page.text)
        prompt = re.search(r'name="prompt" value="(\w+)"', text)
        assert prompt is not None, text
        if "abort" in doing and prompt[1] == "consent":
            abort = re.search(r'href="([^"]+/abort)"', text)
            assert abort is not None, text
            return self.http.get(urljoin(str(page.url), abort[1]))
        where = re.search(r'action="([^"]+)"', text)
        assert where is not None, text
        told = {"prompt": prompt[1], "login": self._login, "password": "whatever"}
        return self.http.post(urljoin(str(page.url), where[1]), data=told)
