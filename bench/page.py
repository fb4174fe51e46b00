"""How quick the page is on this machine, with Lighthouse and in a real browser, in one run.

    python bench/page.py

For the front page and a running match of each game: Lighthouse's scores (desktop and its slow telephone),
each the middle one of several runs, as one alone hangs on what the machine does besides and on the match
that was dealt; and what the first load fetches. Lighthouse comes for the first time, and sees the match as
the one whose turn it is. Then each game is played against bots: how long from a press to the next picture,
in as many matches as it takes for so many presses; and in one more, traced, what presses cost the
processor, and whether anything kept the page busy for more than 50 ms after it was there. Last, two people
play in two browsers: how long after one has let go of the mouse the other sees it.

Lighthouse is installed by npm, once, into a folder of the user's cache. Chromium is the one on PATH, or
the one that DIABLERIE_CHROMIUM names.
"""

import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import partial
from itertools import islice
from math import ceil
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import typer
from playwright.sync_api import Browser, Locator, Page, Playwright, expect, sync_playwright
from rich.console import Console
from rich.table import Table

import diablerie
from page_costs import CATEGORIES as TRACED
from page_costs import Cost, own_tasks, press_costs
from page_scores import CATEGORIES, FLAGS, chromium, installed, middle, scored
from rounds import cpu_name
from server import Contestant, serving

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.gathered import Guest, seat_two  # noqa: E402 - found by the line above
from tests.games.of_game import of_game  # noqa: E402

PATIENCE = 60
"""Seconds until bots have played, at worst."""

GAMES = {game: of_game(game, "sitting").MEASURED_SEATS for game in diablerie.built_in_games()}
"""With how many at the table."""

PARTS = [part.name for part in fields(Cost)]

AIMING = 120
"""Milliseconds between the mouse's arrival and a press."""
HOLDING = 80
"""Milliseconds that a button stays down."""
LOOKING = 200
"""Milliseconds after a press in which nobody asks the page for anything, which would delay its picture."""
LONG = 50
"""Milliseconds from which a task is a long one."""

OURS = """
import sys
from pathlib import Path
import diablerie
from diablerie import bots
from diablerie.server import UNLIMITED, Settings, run_server
for game in diablerie.built_in_games():
    bots.warm(diablerie.load(game))
run_server(
    port=int(sys.argv[1]),
    settings=Settings(Path(sys.argv[2]) / "matches.sqlite3", limits=UNLIMITED, bot_pace=0.3),
    announce=lambda _: print("ready", flush=True),
)
"""

WATCH = """
window.measured = { presses: {}, busy: [], pressed: 0, painted: 0, aimed: null, hit: false };
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0)
      measured.presses[interactionId] = Math.max(measured.presses[interactionId] ?? 0, duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) measured.busy.push([startTime, duration]);
}).observe({ type: 'longtask', buffered: true });
const now = () => performance.timeOrigin + performance.now();
addEventListener('pointerdown', () => { measured.painted = 0; }, true);
addEventListener('pointerup', () => { measured.pressed = now(); }, true);
addEventListener('click', (event) => { measured.hit = measured.aimed?.contains(event.target); }, true);
const note = () => requestAnimationFrame(() => setTimeout(() => { measured.painted ||= now(); }));
document.addEventListener('DOMContentLoaded', () =>
  new MutationObserver((all) => {
    if (all.some(({ target }) => (target.parentElement ?? target).closest?.('.table'))) note();
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }));
"""
"""How long each press takes to the next picture, what keeps the page busy, when the board next changes."""

AIM = "node => { measured.aimed = node; measured.hit = false; }"

CHANGED = """async () => {
    while (!measured.painted) await new Promise((resolve) => setTimeout(resolve, 20));
}"""

SIZES = """() => performance.getEntriesByType('resource')
    .concat(performance.getEntriesByType('navigation'))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


@dataclass(frozen=True)
class Traced:
    """What was measured while a game was played and traced: milliseconds."""

    busy: list[float]
    """Tasks of more than 50 ms by the clock, once the board was there: with what other programs took."""
    own: list[float]
    """What each task cost of the processor."""
    costs: list[Cost]
    """What each press cost of it."""


def main(
    moves: Annotated[int, typer.Option(help="Turns traced, and moves seen by another")] = 25,
    presses: Annotated[int, typer.Option(help="Presses timed of each game")] = 60,
    runs: Annotated[int, typer.Option(help="Lighthouse's runs on each page; 0: none")] = 5,
) -> None:
    """Measure all of it and print one table."""
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        with serving(Contestant("diablerie", (sys.executable, "-c", OURS)), Path(kept)) as url:
            shown = Table("what", "figure", "wanted")
            if runs > 0:
                report_scores(shown, playwright, url, runs)
            report_sizes(shown, browser, url)
            report_play(shown, browser, url, moves, presses)
            told = seen_by_another(browser, url, moves)
            tell(shown, "another's move in sight, p95", milliseconds(told), "< 100 ms")
    console.print(shown)
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    console.print(f"{cpu_name()}, {os.cpu_count()} cores, load {load}, {platform.platform()}")


def tell(shown: Table, what: str, figure: str, wanted: str) -> None:
    """Add a line to the table, and show it while the others are measured."""
    shown.add_row(what, figure, wanted)
    print(f"{what}: {figure}", file=sys.stderr, flush=True)


def report_scores(shown: Table, playwright: Playwright, url: str, runs: int) -> None:
    """Lighthouse on the front page and on running matches of each game, a new one for each run."""
    folder = installed()
    for name in ("front page", *GAMES):
        find = partial(address_of, url=url, name=name)
        for preset in ("desktop", "mobile"):
            scores = [scored(folder, playwright, find, preset) for _ in range(runs)]
            told = ", ".join(middle(part, [each[part] for each in scores]) for part in CATEGORIES)
            tell(shown, f"Lighthouse, {name}, {preset}", told, ">= 95")


def begun(page: Page, url: str, game: str) -> str:
    """The path of a match between the visitor of this page and bots, which has begun."""
    bots = [{"kind": "bot", "level": "greedy"}] * (GAMES[game] - 1)
    wish = {"game": game, "seats": [{"kind": "person"}, *bots]}
    match = page.request.post(f"{url}/api/matches", data=wish).json()["id"]
    return f"/m/{match}"


def address_of(page: Page, url: str, name: str) -> str:
    """Where a page stands; a match is a new one, and the visitor's turn."""
    return url + ("/" if name == "front page" else in_turn(page, url, name))


def in_turn(page: Page, url: str, game: str) -> str:
    """The path of a match in which the bots have played until it is the visitor's turn."""
    path = begun(page, url, game)
    for _ in range(PATIENCE):
        seen = page.request.get(f"{url}/api/matches{path.removeprefix('/m')}?seat=0").json()
        if seen["view"]["state"]["to_play"] == 0:
            return path
        page.wait_for_timeout(1000)
    raise RuntimeError(f"the bots of {game} do not play")


def report_sizes(shown: Table, browser: Browser, url: str) -> None:
    """What a first load fetches, as it travels."""
    for name in ("front page", *GAMES):
        with visitor(browser, url) as page:
            page.goto("/" if name == "front page" else begun(page, url, name))
            page.wait_for_load_state("networkidle")
            sizes = [(file, size) for file, size in page.evaluate(SIZES) if "/api/" not in file]
        fonts = sum(size for file, size in sizes if file.endswith(".woff2"))
        rest = sum(size for _, size in sizes) - fonts
        told = f"{rest / 1000:.0f} kB, art with it; fonts {fonts / 1000:.0f} kB"
        tell(shown, f"first load, {name}", told, "<= 150 kB before art and fonts")


@contextmanager
def visitor(browser: Browser, url: str) -> Iterator[Page]:
    """A page of a browser that has never been here."""
    context = browser.new_context(
        base_url=url, viewport={"width": 1280, "height": 900}, locale="en"
    )
    context.add_init_script(WATCH)
    yield context.new_page()
    context.close()


def report_play(shown: Table, browser: Browser, url: str, moves: int, presses: int) -> None:
    """Each game against bots, in motion."""
    for game in GAMES:
        took = pressed(browser, url, game, presses)
        told = milliseconds(took, f"{len(took)} presses")
        tell(shown, f"press to picture, {game}, p95", told, "< 50 ms")
        traced = trace(browser, url, game, moves)
        tell(shown, f"what half of them cost, {game}", usual(traced.costs), "ms of the processor")
        long = [each for each in traced.own if each > LONG]
        told = f"{len(long)}, the longest task {max(traced.own):.0f} ms of the processor"
        tell(shown, f"long tasks in play, {game}", told, "none")
        tell(
            shown,
            f"the same by the clock, {game}",
            f"{len(traced.busy)}",
            "none, on a machine at rest",
        )


@contextmanager
def unhurried() -> Iterator[None]:
    """Presses as a hand makes them: the mouse has come to what it presses before, and then one looks.

    Playwright's own presses ask the page what lies under the mouse while they are under way.
    """
    press = Locator.click

    def point_and_press(self: Locator, **options: Any) -> None:
        expect(self).to_be_enabled()
        self.evaluate(AIM)
        self.hover(**options)
        self.page.wait_for_timeout(AIMING)
        self.page.mouse.down()
        self.page.wait_for_timeout(HOLDING)
        self.page.mouse.up()
        self.page.wait_for_timeout(LOOKING)
        if not self.page.evaluate("measured.hit"):
            raise RuntimeError(f"a press went beside {self}")

    Locator.click = point_and_press  # type: ignore[method-assign]  # for all
    try:
        yield
    finally:
        Locator.click = press  # type: ignore[method-assign]  # for all


def pressed(browser: Browser, url: str, game: str, wanted: int) -> list[float]:
    """Milliseconds from each press to the next picture, as the browser counts them, in eights.

    Those quicker than 16 ms are not told of, and count as 16.
    """
    took: list[float] = []
    while len(took) < wanted:
        with visitor(browser, url) as page, unhurried():
            count = 0
            for _ in turns(page, begun(page, url, game), game):
                count = page.evaluate("performance.interactionCount")
                if len(took) + count >= wanted:
                    break
            # The last one is told of once its picture is there.
            page.wait_for_timeout(500)
            told = [float(each) for each in page.evaluate("Object.values(measured.presses)")]
        took += told + [16.0] * (count - len(told))
    return took


def trace(browser: Browser, url: str, game: str, moves: int) -> Traced:
    """Play so many turns, or to the end, and have them traced."""
    with visitor(browser, url) as page:
        played = turns(page, begun(page, url, game), game)
        page.wait_for_timeout(1000)
        there = page.evaluate("performance.now()")
        browser.start_tracing(page=page, categories=list(TRACED))
        for _ in islice(played, moves):
            continue
        page.wait_for_timeout(1000)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        busy = [float(length) for start, length in page.evaluate("measured.busy") if start > there]
    return Traced(busy, own_tasks(events), press_costs(events))


def turns(page: Page, address: str, game: str) -> Iterator[None]:
    """Open a match and take one turn after the other, to its end."""
    page.goto(address)
    wait_for_turn, act = of_game(game, "sitting").turns_of(page, address)
    if not wait_for_turn():
        raise RuntimeError(f"{game} is over before it began")
    return _turns(wait_for_turn, act)


def _turns(wait_for_turn: Callable[[], bool], act: Callable[[], None]) -> Iterator[None]:
    while True:
        act()
        yield
        if not wait_for_turn():
            return


def usual(costs: list[Cost]) -> str:
    """The median of each part of what presses cost."""
    parts = {part: [getattr(each, part) for each in costs] for part in PARTS}
    whole = median(each.total for each in costs)
    told = ", ".join(f"{part} {median(values):.1f}" for part, values in parts.items())
    return f"{whole:.0f} ms ({told})"


def seen_by_another(browser: Browser, url: str, moves: int) -> list[float]:
    """Milliseconds from one person's letting go of the mouse until the other's board has changed."""

    def arrive(**options: Any) -> Any:
        context = browser.new_context(**options)
        context.add_init_script(WATCH)
        return context

    took: list[float] = []
    while len(took) < moves:
        ada, ben = seat_two(arrive, url)
        took += watched(ada, ben, moves - len(took))
        for guest in (ada, ben):
            guest.page.context.close()
    return took


def watched(ada: Guest, ben: Guest, moves: int) -> list[float]:
    """So many moves of a match, or as many as it has: from one's press to the other's picture."""
    took: list[float] = []
    while len(took) < moves and not ada.result.is_visible():
        if not (ada.ready.count() or ben.ready.count()):
            ada.page.wait_for_timeout(100)
            continue
        # What is still in motion is not what was pressed.
        ada.page.wait_for_timeout(600)
        mover, other = (ada, ben) if ada.ready.count() else (ben, ada)
        other.page.evaluate("() => { measured.painted = 0 }")
        mover.walk_far()
        other.page.evaluate(CHANGED)
        pressed = mover.page.evaluate("measured.pressed")
        took.append(other.page.evaluate("measured.painted") - pressed)
    return took


def milliseconds(figures: list[float], more: str = "") -> str:
    """The figure that nineteen of twenty do not exceed, by the nearest rank."""
    ordered = sorted(figures)
    count = more or f"{len(ordered)} moves"
    half, most = ordered[len(ordered) // 2], ordered[ceil(len(ordered) * 0.95) - 1]
    return f"{most:.0f} ms ({count}, half within {half:.0f})"


if __name__ == "__main__":
    typer.run(main)
