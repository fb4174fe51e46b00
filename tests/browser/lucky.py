"""Kill Doctor Lucky on the page, for tests: a table to play at, and a house without surprises."""

from __future__ import annotations

import json
import re
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from .seated import PATIENCE, Seated

GAME = "kill-doctor-lucky"
PERSON = {"kind": "person"}
TURN = ".acts button:enabled, .answer .pass:enabled"
"""What can be pressed when one must choose."""

_commands = count(1)


def bot(level: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "level": level}


def lodge() -> dict[str, Any]:
    """A house of four rooms: salon, passage, study, attic.

    From the salon, where all begin, one does not see into the study, and there the Doctor is after
    every second turn. Whoever waits in the passage can attempt there in the fifth. Everybody holds failures.
    """
    return {
        "spaces": [
            _space("Salon", None, [0, 0, 10, 10]),
            _space("Passage", None, [12, 0, 22, 10], kind="hallway"),
            _space("Study", 0, [24, 0, 34, 10]),
            _space("Attic", 1, [24, 12, 34, 22]),
        ],
        "start_space": "salon",
        "doors": [
            {"a": "salon", "b": "passage", "axis": "ew", "rect": [10, 2, 12, 4]},
            {"a": "passage", "b": "study", "axis": "ew", "rect": [22, 6, 24, 8]},
            {"a": "study", "b": "attic", "axis": "ns", "rect": [26, 10, 28, 12]},
        ],
        "sight_only_openings": [],
        "deck": {
            "failure": [{"value": 1, "count": 46}],
            "move": [{"steps": 1, "count": 1}],
            "room": ["study"],
            "weapon": [{"name": "Poker", "value": 3, "bonus_space": None, "bonus_value": None}],
        },
    }


def _space(name: str, number: int | None, rect: list[int], kind: str = "room") -> dict[str, Any]:
    facts = {"name": name, "kind": kind, "named": kind == "room", "number": number, "rect": rect}
    return {"id": name.lower(), **facts}


def begin(page: Page, *seats: dict[str, str], game: str = GAME, **options: Any) -> str:
    """Begin a match whose people sit at this browser; its address."""
    wish = {"game": game, "seats": seats, "options": options}
    response = page.request.post("/api/matches", data=json.dumps(wish), headers=JSON)
    assert response.status == 201, response.text()
    return f"/m/{response.json()['id']}"


JSON = {"Content-Type": "application/json"}


def look(page: Page, address: str, seat: int | None = None) -> dict[str, Any]:
    """The position as a seat, or a spectator, may know it: `v` and `view`."""
    asked: dict[str, str | float | bool] = {} if seat is None else {"seat": seat}
    response = page.request.get(f"/api/matches{address.removeprefix('/m')}", params=asked)
    position: dict[str, Any] = response.json()
    return position


def act(page: Page, address: str, *actions: str) -> None:
    """Have whoever of this browser is to move act, past the page."""
    for action in actions:
        act_on(page, address, look(page, address), action)


def act_on(page: Page, address: str, position: dict[str, Any], action: str) -> None:
    """Have whoever is to move in a position, as one has just looked at it, act past the page."""
    seat = position["view"]["state"]["to_play"]
    command = {"cmd": f"past-{next(_commands)}", "expect": position["v"], "seat": seat}
    response = page.request.post(
        f"/api/matches{address.removeprefix('/m')}/actions",
        data=json.dumps({**command, "action": action}),
        headers=JSON,
    )
    assert response.ok, response.text()


class Frames(list[dict[str, Any]]):
    """What the server has sent to a page."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        self.extend(json.loads(line) for line in text.split("\n"))

    @property
    def views(self) -> list[dict[str, Any]]:
        return [frame["view"] for frame in self if "view" in frame]

    @property
    def events(self) -> list[dict[str, Any]]:
        return [frame["event"] for frame in self if frame.get("event")]

    @property
    def hands(self) -> set[int]:
        """The seats whose cards the page was told."""
        hands = [view["state"]["hands"] for view in self.views]
        return {seat for each in hands for seat, hand in enumerate(each) if hand is not None}


class Lucky(Seated):
    """A match on the page, in one language."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        self.random = Random(7)

    def name(self, seat: int) -> str:
        return self.word(f"{GAME}-seat-{seat}")

    def button(self, message: str, **params: str | int) -> Locator:
        """A button by the beginning of its text: on a phone numbers stand behind."""
        text = re.escape(self.word(message, **params))
        found = self.page.get_by_role("button", name=re.compile(f"^{text}"))
        return self.page.locator("button").and_(found)

    def own(self, message: str, **params: str | int) -> Locator:
        """A button by a message of this game's table."""
        return self.button(f"{GAME}-table-{message}", **params)

    def usable(self, locator: Locator) -> bool:
        return locator.and_(self.page.locator(":enabled")).count() > 0

    @property
    def cards(self) -> Locator:
        return self.page.locator(".hand .book")

    def space(self, space: str) -> Locator:
        return self.page.locator(f'.space[data-space="{space}"]')

    def curtain(self, seat: int) -> Locator:
        return self.page.get_by_role(
            "button", name=self.word("page-curtain-raise", seat=self.name(seat))
        )

    def open(self, address: str) -> None:
        self.page.goto(address)
        expect(self.board).to_be_visible()

    @property
    def is_asked(self) -> bool:
        """One must choose, and can."""
        return self.page.locator(TURN).count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until one must choose; False if the match is over instead."""
        ready = self.page.locator(TURN)
        expect(self.result.or_(ready).first).to_be_visible(timeout=PATIENCE)
        self.await_all_parts()
        return not self.result.is_visible()

    @property
    def asked(self) -> bool:
        """An attempt of somebody else must be answered."""
        return self.page.locator(".answer .pass:enabled").count() > 0

    def walk(self) -> None:
        """To the Doctor, if a click is all that takes, else anywhere."""
        name = self.word(f"{GAME}-doctor")
        doctor = self.page.locator(f'.space.target[aria-label*="{name}"]')
        many = self.targets.count()
        wanted = doctor if doctor.count() > 0 else self.targets.nth(self.random.randrange(many))
        wanted.first.click()
        go = self.page.locator(".acts .big.gold:enabled")
        if self.page.locator(".ways").count() > 0 and go.count() > 0:
            go.click()

    def answer(self) -> None:
        """Foil with a card if there is one, else pass."""
        failures = self.page.locator(".answer .card:enabled")
        passing = self.page.locator(".answer .pass:enabled")
        (failures if failures.count() > 0 else passing).first.click()

    def take_turn(self) -> None:
        """Attempt, or else walk and then attempt, snoop or end the turn; whatever comes first."""
        if not self.usable(self.own("attempt")) and self.targets.count() > 0:
            self.walk()
            if not self.wait_for_turn() or self.asked:
                return
        for wanted in ("attempt", "snoop", "end", "let-go"):
            if self.usable(self.own(wanted)):
                self.own(wanted).first.click()
                return
        raise AssertionError("nothing can be done")

    def let_go(self) -> None:
        """End the turn, if it is one's own."""
        end = self.own("end").or_(self.own("let-go"))
        if self.usable(end):
            end.first.click()
