"""One match as people play it: they talk, err, are cut off, leave, come back, give up.

When it is over everybody must have been told the same, and all that was acknowledged must be in it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from diablerie.matches import verify

from .clients import Frame, Table, fresh_cmd
from .gathered import do
from .hall import Hall
from .lines import PATIENCE, Line
from .preparing import ATTEMPTING
from .siege import Done

LATEST = 200
"""How many messages of a match are told."""

RACES = ("stale", "not-your-turn", "not-playing", "done-by-another", "match-over")
"""How one is refused who is overtaken: by a bot, a prepared answer, somebody at another server."""


@dataclass
class Sitting:
    """Somebody in a seat, and what was acknowledged to him."""

    line: Line
    acks: list[Done] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @property
    def seat(self) -> int:
        assert self.line.seat is not None
        return self.line.seat


class Party:
    """One match as its people play it."""

    def __init__(
        self, hall: Hall, rng: Random, over: threading.Event, sittings: list[Sitting]
    ) -> None:
        self._hall = hall
        self._rng = rng
        self._over = over
        self._all = sittings
        self._away: list[Sitting] = []
        self._left = rng.randint(10, 200)
        """How many actions more before they have had enough."""
        self._besides: tuple[tuple[float, Callable[[Sitting], None]], ...] = (
            (0.08, self._say),
            (0.05, self._be_cut_off),
            (0.04, self._err),
            (0.03, self._take_back),
            (0.015, self._offer),
            (0.01, self._leave_for_a_while),
            (0.004, self._resign),
            (0.02, self._look_up),
            (0.08, self._prepare),
        )

    @property
    def _table(self) -> Table:
        return self._all[0].line.table

    def play(self) -> None:
        """Play until the match is over, then compare what everybody has been told."""
        for sitting in self._all:
            sitting.line.open()
        while not self._is_over:
            if self._left <= 0 or self._over.is_set():
                self._break_off()
                break
            self._go_on()
            self._over.wait(self._rng.expovariate(1 / self._hall.pace))
        self._check()

    @property
    def _here(self) -> list[Sitting]:
        return [sitting for sitting in self._all if sitting not in self._away]

    @property
    def _is_over(self) -> bool:
        return self._here[0].line.view["table"]["result"] is not None

    def _playing(self) -> list[Sitting]:
        """Those for whom no bot plays."""
        table = self._here[0].line.view["table"]
        return [
            one
            for one in self._here
            if table["substitutes"][one.seat] is None and table["forfeits"][one.seat] is None
        ]

    # One turn

    def _go_on(self) -> None:
        self._gather()
        view = self._here[0].line.view
        turn = [one for one in self._playing() if one.seat == view["state"]["to_play"]]
        if self._is_over:
            return
        if not turn:
            self._wait()
            return
        self._act(turn[0])
        self._gather()
        for likely, doing in self._besides:
            if self._rng.random() < likely and not self._is_over and self._playing():
                doing(self._rng.choice(self._playing()))
                self._gather()

    def _gather(self) -> None:
        """Have everybody see what the first of them sees, or more."""
        v = max(one.line.v for one in self._here)
        for one in self._here:
            one.line.reach(v)

    def _wait(self) -> None:
        """Wait for a bot."""
        before = self._here[0].line.v
        self._here[0].line.reach(before + 1)

    def _act(self, one: Sitting) -> None:
        line = one.line
        line.reach(line.v)
        if line.view["state"]["to_play"] != one.seat or not line.view["state"]["legal"]:
            return
        self._left -= 1
        self._ask(one, "act", action=self._choice(line.view), expect=line.shown)

    def _choice(self, view: Frame) -> str:
        """A legal action, its kind drawn first."""
        kinds: dict[str, list[str]] = {}
        for action in view["state"]["legal"]:
            kinds.setdefault(action.partition(":")[0], []).append(action)
        return self._rng.choice(self._rng.choice(list(kinds.values())))

    def _ask(self, one: Sitting, kind: str, *allowed: str, **asked: Any) -> bool:
        """Ask for something, and remember it if it is acknowledged; nothing but races may prevent it."""
        answer = one.line.ask(kind, **asked)
        if answer["type"] == "rej":
            assert answer["reason"] in (*RACES, *allowed), (one.line, kind, asked, answer)
            self._hall.count(f"refused: {answer['reason']}")
            if answer["reason"] in RACES:
                # Who acts by requests may not have read yet of what has overtaken him.
                one.line.reach(one.line.table.read(one.seat)["v"])
            return False
        self._hall.count(asked.get("deed", kind))
        if kind == "act":
            one.acks.append(Done(answer["cmd"], one.seat, asked["action"], answer["v"]))
        if kind in ("act", "do"):
            one.line.reach(answer["v"])
        return True

    # Besides

    def _say(self, one: Sitting) -> None:
        text = f"{self._rng.random()} ü ☠"
        if self._ask(one, "say", "too-many", text=text):
            one.said.append(text)

    def _be_cut_off(self, one: Sitting) -> None:
        line, view = one.line, one.line.view
        cmd = fresh_cmd()
        if view["state"]["to_play"] == one.seat and view["state"]["legal"]:
            # Whether it has arrived is not known: so it is asked for once more by the same name.
            asked = {"action": self._choice(view), "expect": line.shown}
            line.drop("act", cmd, **asked)
            line.turn()
            line.open()
            self._ask(one, "act", cmd=cmd, **asked)
        else:
            line.cut()
            line.turn()
            line.open()
        self._hall.count("cut off")

    def _err(self, one: Sitting) -> None:
        line = one.line
        match self._rng.randrange(3):
            case 0:
                line.mumble("{")
            case 1:
                answer = line.ask("act", action="fly", expect=line.shown)
                assert answer["type"] == "rej", answer
            case 2 if line.shown > 0:
                answer = line.ask("act", action="fly", expect=line.shown - 1)
                assert answer["reason"] in RACES, answer
        self._hall.count("err")

    def _take_back(self, one: Sitting) -> None:
        if one.line.view["table"]["fixed"] is None:
            self._ask(
                one, "do", "nothing-done", "was-random", "has-revealed",
                deed="take-back", expect=one.line.shown,
            )  # fmt: skip

    def _offer(self, one: Sitting) -> None:
        others = [other for other in self._playing() if other is not one]
        if not self._ask(one, "do", "offer-stands", "offer-again", deed="offer") or not others:
            return
        agreed = self._rng.random() < 0.3
        for other in others:
            other.line.reach(one.line.v)
            reasons = ("no-offer", "agreed-before")
            self._ask(other, "do", *reasons, deed="accept" if agreed else "decline")
            if not agreed:
                break

    def _resign(self, one: Sitting) -> None:
        self._ask(one, "do", deed="resign")

    def _leave_for_a_while(self, one: Sitting) -> None:
        """Be gone until a bot has taken over, and for some turns more; then come back."""
        others = [other for other in self._playing() if other is not one]
        if not others or self._away or one.line.view["table"]["clock"]["kind"] == "days":
            return
        one.line.cut()
        self._away.append(one)
        deadline = time.monotonic() + PATIENCE
        time.sleep(self._hall.grace)
        while not self._replace(one, others):
            assert time.monotonic() < deadline, (one.line, "is not taken to be away")
            time.sleep(0.1)
        for _ in range(self._rng.randrange(6)):
            if not self._is_over:
                self._go_on()
        self._come_back(one)

    def _replace(self, one: Sitting, others: list[Sitting]) -> bool:
        """Whether a bot has taken over: by the host's word, or by the others' votes."""
        reasons = ("not-away", "voted-before", "not-a-person")
        if self._all[0] in others:
            answer = do(self._table, "substitute", None, about=one.seat)
            assert answer.is_success or answer.json()["reason"] in (*RACES, *reasons), answer.text
        else:
            for other in others:
                self._ask(other, "do", *reasons, deed="vote", about=one.seat)
        for other in others:
            other.line.reach(other.line.table.read(None)["v"])
        self._gather()
        table = self._here[0].line.view["table"]
        return self._is_over or table["substitutes"][one.seat] is not None

    def _come_back(self, one: Sitting) -> None:
        one.line.turn()
        one.line.open()
        self._away.remove(one)
        self._gather()
        if not self._is_over:
            self._ask(one, "do", "not-substituted", deed="return")

    def _look_up(self, one: Sitting) -> None:
        table = one.line.table
        for path in ("record", "messages", "room", "qr.svg"):
            table.client.get(f"{table.path}/{path}").raise_for_status()
        mine = table.client.get("/api/me/matches").raise_for_status().json()
        assert table.id in {match["id"] for match in mine["matches"]}

    def _prepare(self, one: Sitting) -> None:
        if one.line.view["match"]["game"] == ATTEMPTING:
            wanted = {"up_to": self._rng.randrange(4)} if self._rng.random() < 0.8 else None
            self._ask(one, "prepare", answer=wanted)
        else:
            told = one.line.ask("prepare", answer={"up_to": 1})
            assert told["reason"] in ("cannot-prepare", *RACES), told

    # The end

    def _break_off(self) -> None:
        """All give up."""
        while not self._is_over:
            self._gather()
            for one in self._playing():
                self._ask(one, "do", deed="resign")
            self._gather()

    def _check(self) -> None:
        """Everybody and every server tells the same, and all that was acknowledged is in it."""
        self._gather()
        for one in self._all:
            self._check_views(one, self._here[0].line.v)
        record: Frame = self._table.record(None)
        assert verify(record).is_honest, record
        messages = self._table.client.get(f"{self._table.path}/messages").json()["messages"]
        texts = {message["text"] for message in messages}
        for one in self._all:
            self._check_acks(one, record)
            assert set(one.said) <= texts or len(messages) >= LATEST

    def _check_views(self, one: Sitting, last: int) -> None:
        line, table = one.line, one.line.table
        assert (line.v, line.shown) == (last, last), line
        for server in self._hall.servers:
            table.client.http.base_url = server
            deadline = time.monotonic() + PATIENCE
            while (seen := table.read(one.seat)).get("v", 0) < last:
                assert time.monotonic() < deadline, (server, seen, last)
                time.sleep(0.05)
            assert seen["v"] == last
            for part in ("state", "table", "walks"):
                assert seen["view"][part] == line.view[part], (line, part)

    def _check_acks(self, one: Sitting, record: Frame) -> None:
        log = [entry.get("action") for entry in record["actions"] if entry["seat"] == one.seat]
        asked = [done.action for done in sorted(one.acks, key=lambda done: done.v)]
        assert is_within(asked, log), (one.line, asked, log)
        assert len({done.v for done in one.acks}) == len(one.acks)
        for done in self._rng.sample(one.acks, min(3, len(one.acks))):
            again = one.line.table.act(one.seat, done.action, done.v, done.cmd)
            told = again.json()
            assert (told["cmd"], told["v"]) == (done.cmd, done.v), again.text


def is_within(some: Sequence[str], everything: Sequence[str | None]) -> bool:
    """Whether some stand among others in the same order."""
    rest = iter(everything)
    return all(one in rest for one in some)
