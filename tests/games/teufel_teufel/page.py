"""Teufel Teufel on the page, for tests: a table to play at, and matches played to a moment that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import past_the_page
from tests.browser.past_the_page import PERSON, act, act_on, bot, look
from tests.browser.seated import PATIENCE, Seated, await_engine

__all__ = [
    "GAME",
    "PERSON",
    "State",
    "Teufel",
    "act",
    "begin",
    "bot",
    "is_at_tower",
    "is_possessed",
    "look",
    "open_at",
    "placed",
    "prepare",
    "state_of",
]

GAME = "teufel-teufel"
MOST_MATCHES, MOST_ACTIONS = 30, 150
"""How far a moment is looked for."""

State = dict[str, Any]
Wanted = Callable[[State], bool]


def begin(page: Page, *seats: dict[str, str], **options: Any) -> str:
    """Begin a match whose people sit at this browser; its address. Bots have warmed up by then."""
    if any(seat["kind"] == "bot" for seat in seats):
        await_engine(page)
    return past_the_page.begin(page, *seats, game=GAME, **options)


def state_of(page: Page, address: str, seat: int | None = None) -> State:
    """The position as a seat, or a spectator, may know it."""
    state: State = look(page, address, seat)["view"]["state"]
    return state


def prepare(page: Page, wanted: Wanted, seats: int = 3, **options: Any) -> str:
    """The address of a match among people of this browser, at a moment that is wanted.

    It is played past the page, towards cards that lie face down; the view is that of who is to play.
    """
    random = Random(7)
    for _ in range(MOST_MATCHES):
        address = begin(page, *[PERSON] * seats, **options)
        seat = state_of(page, address)["to_play"]
        for _ in range(MOST_ACTIONS):
            position = look(page, address, seat)
            mover = position["view"]["state"]["to_play"]
            if mover is None:
                break
            if mover != seat:
                seat = mover
                continue
            if wanted(position["view"]["state"]):
                return address
            act_on(page, address, position, _searching(position["view"], random))
    raise AssertionError("no match came to what is wanted")


def is_possessed(state: State) -> bool:
    """Whoever is to play begins a turn with a devil in his sled."""
    return bool(state["phase"] == "turn" and state["possessed"][state["to_play"]])


def is_at_tower(state: State) -> bool:
    """Whoever is to play has come to a tower, and looked at nothing yet."""
    return bool(state["phase"] == "tower" and not state["peeked"])


def _searching(view: dict[str, Any], random: Random) -> str:
    """Go for a devil, then for a tower; else where a card is turned up; else what comes."""
    state = view["state"]
    special = "TT-17" if state["possessed"][state["to_play"]] else "TT-15"
    walks = [walk for walk in view.get("walks") or [] if walk["path"]]
    for clauses in ({special}, {"TT-12", "TT-27"}):
        found = [walk for walk in walks if clauses & set(walk["clauses"])]
        if found:
            return str(random.choice(found)["actions"][0])
    legal: list[str] = state["legal"]
    halting = [action for action in legal if action in ("stop", "done")]
    return str(random.choice(halting or legal))


class Teufel(Seated):
    """A match on the page, in one language, looked at from a seat."""

    CHOICES = ".prompt.mine :is(.acts button:not([aria-disabled='true'])), .cell.target"

    def __init__(self, page: Page, address: str, seat: int = 0, language: str = "en") -> None:
        super().__init__(page, language)
        self.address = address
        self.seat = seat
        self.random = Random(7)

    def name(self, seat: int) -> str:
        return self.word(f"{GAME}-seat-{seat}")

    def own(self, message: str, **params: str | int) -> Locator:
        """A button by a message of this game."""
        return self.button(f"{GAME}-{message}", **params)

    @property
    def state(self) -> State:
        """The position as this seat may know it."""
        return state_of(self.page, self.address, self.seat)

    @property
    def targets(self) -> Locator:
        return self.page.locator(".cell.target")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def gold(self) -> Locator:
        """What the golden button does, if there is anything to do with it."""
        return self.page.locator(".acts .gold:not([aria-disabled='true'])")

    def cell(self, cell: str) -> Locator:
        return self.page.locator(f'.cell[data-space="{cell}"]')

    def away_from_sleds(self, *cells: str) -> list[Locator]:
        """Those of some cells on which no sled stands."""
        sleds = self.state["sleds"]
        return [self.cell(cell) for cell in cells if cell not in sleds]

    def curtain(self, seat: int) -> Locator:
        return self.page.get_by_role(
            "button", name=self.word("page-curtain-raise", seat=self.name(seat))
        )

    def open(self) -> None:
        self.page.goto(self.address)
        expect(self.board.or_(self.page.locator(".curtain"))).to_be_visible()

    def sit(self, seat: int) -> None:
        """Raise the curtain for a seat."""
        self.curtain(seat).click(timeout=PATIENCE)
        self.seat = seat
        expect(self.board).to_be_visible()

    def press(self, wanted: Locator) -> None:
        """Press a button or a cell."""
        wanted.click()

    def mode(self, mode: str) -> None:
        """Choose what the turn shall be."""
        self.press(self.own(f"table-mode-{mode}"))

    def pick(self) -> Locator:
        """A cell that can be pressed: one with a letter to win, or a card to turn up, if there is one."""
        for tone in ("gain", "open"):
            many = self.page.locator(f".cell.target.{tone}")
            if many.count() > 0:
                return many.nth(self.random.randrange(many.count()))
        return self.targets.nth(self.random.randrange(self.targets.count()))

    def shuffle(self, count: int = 3) -> None:
        """Shuffle some cards, and lay them where they lay."""
        self.mode("shuffle")
        for place in range(count):
            self.press(self.targets.nth(3 * place))
        self.press(self.own("table-lay-home"))
        self.press(self.own("table-shuffle"))

    def choose(self) -> None:
        """Do what is asked, a turn being a move."""
        match self.state["phase"]:
            case "moving" if self.own("action-stop").count() > 0:
                self.press(self.own("action-stop"))
            case "tower" if self.targets.count() == 0:
                self.press(self.own("action-done").or_(self.gold).first)
            case "lose":
                self.lose()
            case "take" | "give":
                self.press(self.gold.first)
            case "turn" if self.targets.count() == 0:
                self.press(self.gold)
            case _:
                self.press(self.pick())

    def lose(self) -> None:
        """Give up the first letters."""
        letters = self.page.locator(".acts .letters button")
        for place in range(self.state["lose"]):
            self.press(letters.nth(place))
        self.press(self.gold)

    def await_change(self, before: State) -> None:
        """Wait until the server has taken what was done."""
        for _ in range(PATIENCE // 50):
            if self.state != before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing has come of it")


def open_at(page: Page, address: str, language: str = "en") -> Teufel:
    """Open a match of people, at the seat of who is to play."""
    table = Teufel(page, address, language=language)
    seat = state_of(page, address)["to_play"]
    table.open()
    table.sit(seat)
    assert table.wait_for_turn()
    return table


def placed(page: Page, cell: str = "a1") -> Teufel:
    """A match against a bot, one's sled on a cell, about to take the first turn."""
    table = Teufel(page, begin(page, PERSON, bot("random"), start_gap="none"))
    table.open()
    assert table.wait_for_turn()
    table.cell(cell).click()
    expect(table.own("table-mode-move")).to_be_visible(timeout=PATIENCE)
    assert table.wait_for_turn()
    return table
