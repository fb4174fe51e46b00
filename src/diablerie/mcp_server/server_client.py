"""Server client: the HTTP API of a server of matches (docs/api.md), as one person uses it."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx2

from .. import __version__
from ..events import Seat
from ..refusals import IllegalAction, Refusal
from .table import TableError

Document = dict[str, Any]

PATIENCE = 20.0
"""Seconds after which a request counts as lost."""

SILENCE = 15.0
"""Seconds without a message after which a stream of frames counts as lost: a head comes every few seconds."""

TRIES = 4
"""So often a command is sent, always under the same name, until it is answered."""

PAUSE = 0.5
"""Seconds between two tries."""

MATCH = re.compile(r"(?:.*/m/)?(?P<id>[A-Za-z0-9_-]{1,64})/?(?:[?#].*)?")
"""A match by its id or by the address of its page."""


def server_address(text: str) -> str:
    """The address of a server, without a slash at its end. Raises ValueError for what is none."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError(f"a server is an address such as http://localhost:8000, not {text!r}")
    if parts.query or parts.fragment:
        raise ValueError(f"the address of a server has no ? and no #, as {text!r} has")
    return text.rstrip("/")


def match_id(text: str) -> str:
    """The id of a match, from itself or its page's address. Raises TableError for what is neither."""
    found = MATCH.fullmatch(text.strip())
    if found is None:
        raise TableError(
            f"{text!r} is no match: it is an id, or an address that ends in /m/ and the id"
        )
    return found["id"]


class ServerGone(TableError):
    """A server that does not answer, or not as one of ours does."""


class ServerClient:
    """One person at one server: a token's holder, or a guest from the first seat that is taken."""

    def __init__(self, address: str, token: str | None = None) -> None:
        """`address` as `server_address` gives it; `token`: of whom to act as, None: of a new guest."""
        self.address = address
        self._token = token
        self._http = httpx2.Client(base_url=address, timeout=PATIENCE, follow_redirects=False)

    def check(self) -> None:
        """Raise TableError unless the server is one of this version, which understands the same positions."""
        version = self._asked("GET", "/api/status").get("version")
        if version != __version__:
            raise TableError(
                f"the server at {self.address} has version {version}, and this is {__version__}: "
                "the same one is needed"
            )

    def room(self, match: str) -> Document:
        """Who is at a table, and what is played."""
        return self._asked("GET", f"/api/matches/{match}/room")

    def sit(self, match: str, seat: Seat, name: str | None) -> None:
        """Take a seat. Raises TableError if it cannot be had."""
        if self._token is None:
            self._token = str(self._asked("POST", "/api/guests")["token"])
        self._asked("PUT", f"/api/matches/{match}/seats/{seat}", json={"name": name})

    def act(self, match: str, seat: Seat, actions: Sequence[str], expect: int) -> Document:
        """Do actions as one, if the match is still at version `expect`; the frame `ack`.

        Raises IllegalAction for what a rule forbids, TableError for anything else; ServerGone if it is not
        known whether they were done.
        """
        body = {
            "cmd": secrets.token_urlsafe(12),
            "expect": expect,
            "seat": seat,
            "actions": list(actions),
        }
        return self._asked("POST", f"/api/matches/{match}/actions", tries=TRIES, json=body)

    def frames(self, match: str, seat: Seat, after: int) -> Iterator[Document]:
        """The frames that come down for a seat, from those after a version on, until the stream ends.

        None is a heartbeat too few: raises httpx2.HTTPError when the line is lost, TableError if refused.
        """
        asked: dict[str, Any] = {"seat": seat, "after": after, "walks": False, "beliefs": True}
        path = f"/api/matches/{match}/frames"
        waits = httpx2.Timeout(PATIENCE, read=SILENCE)
        with self._http.stream(
            "GET", path, params=asked, headers=self._headers, timeout=waits
        ) as answer:
            if answer.status_code != httpx2.codes.OK:
                answer.read()
                raise _problem(answer, ())
            for line in answer.iter_lines():
                if line.startswith("data:"):
                    yield json.loads(line.removeprefix("data:"))

    def close(self) -> None:
        """End all connections."""
        self._http.close()

    @property
    def _headers(self) -> Mapping[str, str]:
        return {} if self._token is None else {"Authorization": f"Bearer {self._token}"}

    def _asked(self, method: str, path: str, tries: int = 1, **request: Any) -> Document:
        for again in range(tries - 1, -1, -1):
            try:
                answer = self._http.request(method, path, headers=self._headers, **request)
            except httpx2.HTTPError as error:
                if again == 0:
                    raise ServerGone(f"the server at {self.address} does not answer") from error
                time.sleep(PAUSE)
                continue
            if answer.status_code == httpx2.codes.SERVICE_UNAVAILABLE and again:
                time.sleep(PAUSE)
                continue
            if not answer.is_success:
                raise _problem(answer, tuple(request.get("json", {}).get("actions", ())))
            return self._document(answer)
        raise AssertionError("the last try has returned or raised")

    def _document(self, answer: httpx2.Response) -> Document:
        try:
            document: Document = answer.json()
        except ValueError:
            document = {}
        if not isinstance(document, dict) or not document:
            raise ServerGone(f"what answers at {self.address} is no server of these games")
        return document


def _problem(answer: httpx2.Response, actions: Sequence[str]) -> Exception:
    """What a server refuses: by a rule of the game, or for another reason."""
    try:
        told: Document = answer.json()
    except ValueError:
        told = {}
    if told.get("clause") is not None:
        refused = Refusal(told["clause"], told["reason"], told.get("params") or {})
        return IllegalAction(actions[0] if actions else "", refused, tuple(told.get("legal") or ()))
    moved = (
        f", and names {answer.headers['location']} instead" if answer.has_redirect_location else ""
    )
    detail = told.get("detail") or f"it answers {answer.status_code}{moved}"
    return TableError(f"the server refuses: {detail}")
