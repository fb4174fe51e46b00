"""People who go on playing while servers are killed under them, and who remember what they were told."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Protocol

import httpx2

from diablerie.matches import verify
from diablerie.matches.commit_reveal import commitment_to

from .clients import PERSON, RANDOM_BOT

VIEWERS = (0, 1, None)
SOON = 0.01
"""Seconds until something is asked again that was not answered."""

PATIENCE = 60.0
"""Seconds after which a server that should be there is taken to be lost."""


class Server(Protocol):
    """What answers at an address."""

    @property
    def address(self) -> str: ...


class Player(Protocol):
    """Somebody who plays until they are told to stop."""

    def play(self) -> None: ...

    def stop(self) -> None: ...


@dataclass
class Done:
    """An action as it was asked for, and the version it was acknowledged with."""

    cmd: str
    seat: int
    action: str
    v: int


@dataclass
class Played:
    """One match and everything that was acknowledged in it."""

    id: str
    acks: list[Done] = field(default_factory=list)
    added: str | None = None
    """What was added to its seed, if that was acknowledged."""


class Sitter:
    """Somebody who plays one match after another, against themselves or a bot, and does not give up.

    To the seed of every other match they add something.

    What is not answered is asked again, under the same name, of the same server or another.
    """

    def __init__(self, servers: Sequence[Server], seed: int, pace: float = 0) -> None:
        """Ask some of `servers`; `pace`: seconds between two actions."""
        self.matches: list[Played] = []
        self._pace = pace
        self._servers = servers
        self._rng = Random(seed)
        self._opponent = PERSON if seed % 2 else RANDOM_BOT
        self._numbers = count(1)
        # Limits are counted by address.
        self._http = httpx2.Client(timeout=10, headers={"X-Forwarded-For": f"192.0.2.{seed}"})
        self._over = threading.Event()
        token = self._ask("POST", "/api/guests")["token"]
        self._http.headers["Authorization"] = f"Bearer {token}"

    def play(self) -> None:
        """Play until told to stop."""
        while not self._over.is_set():
            self._play_match()

    def stop(self) -> None:
        """Have it come to an end after what is being asked."""
        self._over.set()

    def close(self) -> None:
        """Ask no more."""
        self._http.close()

    def read(self, server: Server, path: str, seat: int | None) -> dict[str, Any]:
        """What one server answers."""
        params = {} if seat is None else {"seat": seat}
        answer = self._http.get(server.address + path, params=params)
        document: dict[str, Any] = answer.raise_for_status().json()
        return document

    def look(self, server: Server, path: str, seat: int | None) -> dict[str, Any] | None:
        """What one server shows of a match; None as long as it has not heard that it began."""
        try:
            return self.read(server, path, seat)
        except httpx2.HTTPStatusError as error:
            if error.response.json()["reason"] != "not-begun":
                raise
            return None

    def _play_match(self) -> None:
        body = {"game": "doctor-faust", "seats": [PERSON, self._opponent]}
        contributes = len(self.matches) % 2 == 0
        begun = self._ask("POST", "/api/matches", {**body, "contributes": contributes})
        played = Played(begun["id"])
        self.matches.append(played)
        if contributes:
            self._contribute(played)
        while not self._over.is_set() and self._move(played):
            self._over.wait(self._pace)

    def _contribute(self, played: Played) -> None:
        """Add to the seed, unless that comes too late."""
        drawn = secrets.token_bytes(32)
        commitment = commitment_to(drawn, played.id, 1, 0).hex()
        body = {"seat": 0, "round": 1, "commitment": commitment, "contribution": drawn.hex()}
        answer = self._ask("PUT", f"/api/matches/{played.id}/shuffle", body)
        if answer.get("status") == "running":
            played.added = drawn.hex()

    def _move(self, played: Played) -> bool:
        """Act if it is one's turn; False once the match is over."""
        path = f"/api/matches/{played.id}"
        position = self._begun(path)
        seat = position["view"]["state"]["to_play"]
        if seat is None:
            return False
        if seat == 1 and self._opponent is RANDOM_BOT:
            time.sleep(SOON)
            return True
        legal = self._begun(f"{path}?seat={seat}")["view"]["state"]["legal"]
        if not legal:
            return True
        cmd, action = f"c{next(self._numbers)}", self._rng.choice(legal)
        body = {"cmd": cmd, "seat": seat, "action": action, "expect": position["v"]}
        answer = self._ask("POST", f"{path}/actions", body)
        if answer.get("reason") in ("stale", "not-your-turn") or "clause" in answer:
            # Read from a server that had not heard yet.
            return True
        played.acks.append(Done(cmd, seat, action, answer["v"]))
        return True

    def _begun(self, path: str) -> dict[str, Any]:
        """A position, once the match has begun and the server that is asked has heard of it."""
        deadline = time.monotonic() + PATIENCE
        while (position := self._ask("GET", path)).get("reason") == "not-begun":
            assert time.monotonic() < deadline, f"{path} does not begin"
            time.sleep(SOON)
        return position

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """An answer, from whichever server gives one."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            server = self._rng.choice(self._servers)
            try:
                answer = self._http.request(method, server.address + path, json=body)
            except httpx2.TransportError:
                time.sleep(SOON)
                continue
            if answer.status_code != 503:
                assert answer.status_code < 500, answer.text
                document: dict[str, Any] = answer.json()
                return document
            time.sleep(SOON)
        raise TimeoutError(f"{method} {path}: no server answers")


@dataclass
class Siege:
    """Sitters at play, and what is found when it is over."""

    sitters: list[Sitter]

    @property
    def acks(self) -> int:
        """How much has been acknowledged."""
        return sum(len(played.acks) for sitter in self.sitters for played in sitter.matches)

    def wait_for_progress(self) -> None:
        """Return when more has been acknowledged than now."""
        before, deadline = self.acks, time.monotonic() + PATIENCE
        while self.acks == before:
            assert time.monotonic() < deadline, "nothing is acknowledged any more"
            time.sleep(SOON / 10)


@contextmanager
def siege(servers: Sequence[Server], sitters: int) -> Iterator[Siege]:
    """People at play in threads; when it is left they have stopped, and any failure of theirs is raised."""
    people = [Sitter(servers, seed) for seed in range(sitters)]
    with at_play(people):
        yield Siege(people)


@contextmanager
def at_play(people: Sequence[Player]) -> Iterator[list[BaseException]]:
    """All at play, each in a thread, and what has failed so far; when it is left, that is raised."""
    failures: list[BaseException] = []
    threads = [threading.Thread(target=_played(one, failures)) for one in people]
    for thread in threads:
        thread.start()
    try:
        yield failures
    finally:
        for one in people:
            one.stop()
        for thread in threads:
            thread.join()
    if failures:
        raise failures[0]


def _played(one: Player, failures: list[BaseException]) -> Callable[[], None]:
    def play() -> None:
        try:
            one.play()
        except BaseException as failure:  # noqa: BLE001 - told to the test, which is in another thread
            failures.append(failure)

    return play


def check(siege: Siege, servers: Sequence[Server]) -> int:
    """Assert that each acknowledged action stands once, where it was acknowledged; how many there are.

    And that all servers show the same to every viewer, and that every record holds.
    """
    assert any(played.added for sitter in siege.sitters for played in sitter.matches)
    try:
        for sitter in siege.sitters:
            for played in sitter.matches:
                _check_match(sitter, played, servers)
    finally:
        for sitter in siege.sitters:
            sitter.close()
    return siege.acks


def _wait_until_equal(
    sitter: Sitter, servers: Sequence[Server], path: str, seat: int | None
) -> None:
    """All servers come to show the same: a bot may still be at its turn, and news takes a moment."""
    deadline = time.monotonic() + PATIENCE
    views: list[dict[str, Any] | None] = [None]
    while None in views or any(view != views[0] for view in views):
        assert time.monotonic() < deadline, [view and view["v"] for view in views]
        views = [sitter.look(server, path, seat) for server in servers]


def _check_match(sitter: Sitter, played: Played, servers: Sequence[Server]) -> None:
    path = f"/api/matches/{played.id}"
    own = [seat for seat in VIEWERS if seat in (None, 0) or sitter._opponent is PERSON]
    for seat in own:
        _wait_until_equal(sitter, servers, path, seat)
    position = sitter.read(servers[0], path, None)
    full = {seat: sitter.read(servers[0], f"{path}/record", seat)["actions"] for seat in own}
    log = [
        full[entry["seat"] if entry["seat"] in full else None][n]
        for n, entry in enumerate(full[None])
    ]
    mine = {done.v: done for done in played.acks}
    assert len(mine) == len(played.acks), "two actions acknowledged with one version"
    assert all(v <= position["v"] for v in mine)
    people = [entry for entry in log if sitter._opponent is PERSON or entry["seat"] == 0]
    asked = [(done.seat, done.action) for done in sorted(played.acks, key=lambda done: done.v)]
    stands = [(entry["seat"], entry["action"]) for entry in people]
    # The very last may have been saved and never acknowledged, if it was being asked at the end.
    assert stands == asked
    record = sitter.read(servers[0], f"{path}/record", None)
    if played.added is not None:
        assert record["shuffle"]["seats"][0]["contribution"] == played.added
    if position["view"]["table"]["result"] is not None:
        assert verify(record).is_honest
