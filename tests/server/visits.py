"""People who look in: at the lobby, at others' matches, at old ones; who take accounts, and err."""

from __future__ import annotations

import threading
from contextlib import suppress
from random import Random

from websockets.exceptions import ConnectionClosed

from .clients import PERSON, Table, fresh_cmd
from .gathered import OPEN, invite, join, reason
from .hall import Hall
from .lines import Guest, Line
from .logins import PASSWORD, log_in, register, try_to_register

CALLED_OFF = 4000


class Visitor:
    """One who looks in again and again, each time as somebody else."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self._hall = hall
        self._rng = Random(seed)
        self._over = threading.Event()
        self._visits = (
            self._browse,
            self._look_on,
            self._look_back,
            self._wait_in_vain,
            self._take_an_account,
            self._bring_a_record,
            self._ask_for_nonsense,
            self._chatter,
        )

    def play(self) -> None:
        """Look in until told to stop."""
        while not self._over.is_set():
            visit = self._rng.choice(self._visits)
            with Guest(self._hall.servers, self._rng) as guest:
                visit(guest)
            self._hall.count(visit.__name__.strip("_"))
            self._over.wait(self._rng.expovariate(1 / (10 * self._hall.pace)))

    def stop(self) -> None:
        """Come to an end soon."""
        self._over.set()

    def _browse(self, guest: Guest) -> None:
        invite(guest, PERSON, PERSON)
        for path in ("status", "games", "me", "openapi.json", "games/teufel-teufel/rulebook/fr"):
            guest.get(f"/api/{path}").raise_for_status()
        for status in ("waiting", "running"):
            guest.get("/api/lobby", status=status).raise_for_status()
        guest.get("/api/me/matches").raise_for_status()
        guest.get("/healthz").raise_for_status()
        guest.get("/readyz").raise_for_status()

    def _look_on(self, guest: Guest) -> None:
        if not self._hall.running:
            return
        begun = guest.get("/api/lobby", status="running").json()["matches"]
        name = self._rng.choice([*(match["id"] for match in begun[:5]), *self._hall.running])
        line = Line(Table(guest, name, {}), None)
        line.open()
        try:
            line.linger(3)
            assert line.view["prepared"] is None
        finally:
            line.cut()

    def _look_back(self, guest: Guest) -> None:
        for name in self._some_finished():
            path = f"/api/matches/{name}"
            guest.get(f"{path}/record").raise_for_status()
            seen = guest.get(f"{path}/replay", limit=50).raise_for_status().json()
            assert len(seen["versions"]) == min(50, seen["last"])
            assert guest.get(f"{path}/events", after=seen["last"]).status_code == 204

    def _wait_in_vain(self, guest: Guest) -> None:
        """Invite, have somebody come and look, and call it off before him."""
        table = invite(guest, PERSON, OPEN, OPEN, game="teufel-teufel", public=True)
        with Guest(self._hall.servers, self._rng) as other:
            join(table, other, 1)
            with Table(other, table.id, {}).live(1) as live:
                live.patience = 60
                live.room(lambda room: room["seats"][1]["present"])
                guest.http.delete(table.path).raise_for_status()
                with suppress(ConnectionClosed):
                    while True:
                        live.any()
                assert live.socket.close_code == CALLED_OFF
            assert other.get(table.path).status_code == 404

    def _take_an_account(self, guest: Guest) -> None:
        if self._rng.random() < 0.7:
            return
        invite(guest, PERSON, PERSON)
        name = register(guest, f"Ada {self._rng.getrandbits(60):x}")
        guest.http.patch("/api/me", json={"rated": True}).raise_for_status()
        guest.http.delete("/api/sessions/current").raise_for_status()
        assert guest.get("/api/me").status_code == 401
        assert log_in(guest, name, "wrong " + PASSWORD).status_code == 403
        log_in(guest, name).raise_for_status()
        assert guest.get("/api/me").json()["name"] == name
        assert reason(try_to_register(guest, name)) == "has-account"
        guest.get("/api/me/sessions").raise_for_status()
        guest.get(f"/api/people/{name}").raise_for_status()
        guest.get("/api/ratings/doctor-faust/2").raise_for_status()

    def _bring_a_record(self, guest: Guest) -> None:
        for name in self._some_finished():
            record = guest.get(f"/api/matches/{name}/record").raise_for_status().json()
            if record["result"] is None or self._rng.random() < 0.7:
                continue
            told = guest.http.post("/api/verify", json=record)
            assert told.status_code == 429 or told.json()["honest"], told.text

    def _ask_for_nonsense(self, guest: Guest) -> None:
        invite(guest, PERSON, PERSON)
        nowhere = Table(guest, "nowhere", {})
        assert guest.get(nowhere.path).status_code == 404
        assert guest.http.post("/api/matches", json={"game": "chess"}).status_code == 422
        assert guest.http.post("/api/matches", content=b"x" * 100_000).status_code == 413
        headers = {"Authorization": "Bearer nobody"}
        assert guest.http.get("/api/me", headers=headers).status_code == 401
        if self._hall.running:
            table = Table(guest, self._rng.choice(self._hall.running), {})
            assert reason(table.act(0, "fly", 1), 403) == "not-your-seat"

    def _chatter(self, guest: Guest) -> None:
        """Say more than one may."""
        table = invite(guest, PERSON, PERSON)
        body = [{"cmd": fresh_cmd(), "text": "hm", "seat": 0} for _ in range(7)]
        said = [guest.http.post(f"{table.path}/messages", json=one).status_code for one in body]
        assert said == [201] * 5 + [429] * 2
        again = guest.http.post(f"{table.path}/messages", json=body[0])
        assert again.status_code == 429

    def _some_finished(self) -> list[str]:
        finished = list(self._hall.finished)
        return self._rng.sample(finished, min(2, len(finished)))
