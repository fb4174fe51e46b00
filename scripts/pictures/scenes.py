"""Everything of which a picture is taken, and the way there."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from playwright.sync_api import Page, expect
from tests.games.of_game import if_told

import diablerie
from diablerie import GameFacts
from diablerie.lessons import lesson
from diablerie.words import speak

from .stage import BOARDS, OF_ACCOUNT, OVER, TELLING, USUAL, Who

GAMES = tuple(USUAL)

Deed = Callable[[Page], None]
"""What is done on a page before its picture is taken."""


def leave(_page: Page) -> None:
    """Leave it as it is."""


@dataclass(frozen=True)
class Scene:
    """A page in a state."""

    group: str
    name: str
    address: str
    do: Deed = leave
    who: Who = "account"
    whole: bool = False
    """Whether the picture is as long as the page; else it is what one sees at first."""
    matches: tuple[str, ...] = ()
    """The matches that are seen there, besides one in the address."""
    here: bool = False
    """Whether it is played on this machine, by the library that the server hands out."""

    @property
    def needs(self) -> frozenset[str]:
        """Names of the matches without which there is nothing to be seen, and of other things."""
        return frozenset((*self.matches, *self.address.split("/")))

    @property
    def title(self) -> str:
        """By what it is chosen on the command line, and what its pictures are called."""
        return f"{self.group}/{self.name}"


def press(message: str, *, card: int | None = None) -> Deed:
    """Press a button by its message, in the menu where it stands there; `card`: on that card."""

    def do(page: Page) -> None:
        around = page if card is None else page.get_by_role("article").nth(card)
        found = around.get_by_role("button", name=speak("en", message), exact=True).first
        if not found.is_visible():
            unfold(page)
        found.click()

    return do


def unfold(page: Page) -> None:
    """Open the menu, where there is one."""
    menu = page.get_by_role("button", name=speak("en", "page-menu"), exact=True)
    if menu.is_visible():
        menu.click()


def open_settings(page: Page) -> None:
    """Open the settings."""
    page.get_by_role("button", name=speak("en", "page-settings"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def open_company(page: Page) -> None:
    """Open what stands beside the board of those at the table."""
    told = re.compile(re.escape(speak("en", "page-company")))
    page.get_by_role("button", name=told).first.click()


def have_shown(page: Page) -> None:
    """Have a step of a lesson done before one's eyes, to its end."""
    press("lesson-show")(page)
    expect(page.get_by_role("status").get_by_text(speak("en", "lesson-met"))).to_be_visible()


def why(page: Page) -> None:
    """Ask of the last line of the story that has a clause why that is so."""
    story = page.get_by_role("region", name=speak("en", "page-story"))
    if story.is_visible():
        story.get_by_role("listitem").get_by_role("button").last.click()
    else:
        press("page-rules")(page)
    expect(page.locator("aside.rule-panel h2")).to_be_visible()


def ask(page: Page) -> None:
    """Ask what one can do."""
    press("page-counsel")(page)
    expect(page.locator("aside.side-panel h2")).to_be_visible()


def reckon(page: Page) -> None:
    """Wait until the server has reckoned how likely each seat was to win, which the page then shows."""
    match = page.url.split("/m/")[1].split("/")[0]
    page.evaluate(RECKONED, f"/api/matches/{match}/chances")
    page.reload()


def review(page: Page) -> None:
    """Ask for the review of one's seat, and wait for it."""
    part = page.get_by_role("region", name=speak("en", "afterwards-review"), exact=True)
    part.get_by_role("button").first.click()
    turns = part.get_by_text(speak("en", "afterwards-review-turns"))
    expect(turns).to_be_visible(timeout=120_000)
    part.evaluate("part => part.scrollIntoView({ block: 'start' })")


def take_advice(page: Page) -> None:
    """On the analysis board: wait for it, and have a bot say what is best."""
    engine = page.get_by_label(speak("en", "afterwards-board-engine"))
    expect(engine).to_be_visible(timeout=120_000)
    engine.check()
    do = page.get_by_role("button", name=speak("en", "counsel-hint-do"))
    expect(do).to_be_enabled(timeout=120_000)


RECKONED = """async (chances) => {
    while (!(await (await fetch(chances)).json()).complete)
        await new Promise((resolve) => setTimeout(resolve, 500));
}"""


def telling_deed(game: str) -> Deed:
    """What is done at a telling moment of a game, if the game says so."""
    own = if_told(game, "scenes")
    return leave if own is None else cast("Deed", own.take_up)


def _front() -> list[Scene]:
    scenes = [Scene("front", "front", "/", whole=True, who="nobody")]
    for number, game in enumerate(GAMES):
        for name, message in _folds(diablerie.describe(game)).items():
            deed = press(message, card=number)
            scenes.append(Scene("front", f"{game}-{name}", "/", deed, whole=True))
    return scenes


def _folds(facts: GameFacts) -> dict[str, str]:
    """What can be opened on a game's card: its places only where there may be more or fewer of them."""
    places = {"places": "page-places"} if len(set(facts.seat_range)) > 1 else {}
    options = "page-options" if facts.editions else "page-switches"
    return {"friends": "page-play-friends", **places, "options": options}


def _site() -> list[Scene]:
    over = OVER[0].name
    return [
        Scene("site", "lobby", "/lobby", whole=True),
        Scene("site", "games", "/games", whole=True, matches=OF_ACCOUNT),
        Scene("site", "games-of-nobody", "/games", who="nobody"),
        Scene("site", "account", "/account", whole=True),
        Scene("site", "account-of-nobody", "/account", who="nobody", whole=True),
        Scene("site", "ratings", f"/ratings/{GAMES[0]}/{USUAL[GAMES[0]]}", whole=True),
        Scene("site", "person", "/people/Margarete/results", whole=True),
        Scene("site", "check", "/check", whole=True),
        Scene("site", "check-of-a-match", f"/check/{over}"),
        Scene("site", "settings", "/lobby", open_settings),
        Scene("site", "menu", "/lobby", unfold),
        Scene("site", "lost", "/nowhere"),
        Scene("site", "no-such-match", "/m/nobody"),
    ]


def _lessons() -> list[Scene]:
    scenes = []
    for game in GAMES:
        steps = [step.name for step in lesson(game).steps]
        for which, step in (
            ("first", steps[0]),
            ("middle", steps[len(steps) // 2]),
            ("last", steps[-1]),
        ):
            scenes.append(Scene("lesson", f"{game}-{which}", f"/learn/{game}/{step}"))
        scenes.append(Scene("lesson", f"{game}-done", f"/learn/{game}/{steps[0]}", have_shown))
    return scenes


def _beside() -> list[Scene]:
    scenes = [Scene("beside", "waiting", "/m/waiting", whole=True)]
    scenes.append(Scene("beside", "waiting-for-a-guest", "/m/waiting", who="nobody", whole=True))
    scenes.append(Scene("beside", "company", "/m/company", open_company))
    scenes.append(Scene("beside", "crowd", "/m/crowd"))
    for game in GAMES:
        table = f"/m/{game}-{USUAL[game]}-middle"
        scenes.append(Scene("beside", f"{game}-rules", table, why, "player"))
        scenes.append(Scene("beside", f"{game}-counsel", table, ask, "player"))
    return scenes


def _replays() -> list[Scene]:
    scenes = []
    for moment in OVER:
        scenes.append(Scene("over", f"{moment.game}-result", f"/m/{moment.name}", reckon))
        replay = f"/m/{moment.name}/replay"
        scenes.append(Scene("over", f"{moment.game}-replay", replay, reckon))
        scenes.append(Scene("over", f"{moment.game}-review", f"{replay}?seat=0", review))
    return scenes


def _boards() -> list[Scene]:
    boards = [Scene("board", moment.name, f"/m/{moment.name}", who="player") for moment in BOARDS]
    telling = [
        Scene("board", moment.name, f"/m/{moment.name}", telling_deed(moment.game), "player")
        for moment in TELLING
    ]
    watched = [
        Scene("board", f"{game}-looked-on", f"/m/{game}-{USUAL[game]}-middle", who="nobody")
        for game in GAMES
    ]
    return [*boards, *telling, *watched]


def _rules() -> list[Scene]:
    return [Scene("rules", game, f"/rules/{game}") for game in GAMES]


def _puzzles() -> list[Scene]:
    scenes = [Scene("puzzle", "all", "/puzzles")]
    for game in GAMES:
        address = f"/puzzles/{game}/1"
        scenes.append(Scene("puzzle", game, address))
        scenes.append(Scene("puzzle", f"{game}-shown", address, press("puzzle-show")))
    return scenes


def _analysis() -> list[Scene]:
    return [Scene("analysis", game, f"/analysis/{game}", take_advice, here=True) for game in GAMES]


SCENES = (
    *_front(),
    *_site(),
    *_rules(),
    *_lessons(),
    *_puzzles(),
    *_analysis(),
    *_beside(),
    *_replays(),
    *_boards(),
)


def settle(page: Page) -> None:
    """Wait until all that comes to a page by and by is there: data, fonts, pictures, two more frames."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1, main").first).to_be_visible()
    page.evaluate(SETTLED)


SETTLED = """async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Before the first of them is asked for, fonts are as ready as can be.
    const written = () =>
        document.fonts.status === 'loaded' && [...document.fonts].some(({status}) => status === 'loaded');
    while (!written()) await frame();
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
    await frame();
}"""
