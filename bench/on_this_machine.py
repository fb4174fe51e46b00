"""How quick a match on this machine is, in a real browser in front of a real server, in one run.

    python bench/on_this_machine.py [GAME ...]

For each game, against bots: how long from a press on "Play" to the board, and from loading the page anew to
the board, the middle of several; how long from the press that does something to its acknowledgement, which
comes once it is kept; and how much more memory the browser's processes have then than before. Then some
choices against archdevils, at the server and on this machine: how much of the server's processor each choice
takes, with all that the bots do upon it, beyond what the server takes while nobody plays; how many matches
one processor carries by that, if who plays chooses once in ten seconds; and what it takes to hand out the
library, once for each browser. The library is fetched first. Chromium is the one on PATH, or the one that
DIABLERIE_CHROMIUM names.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from page_scores import chromium
from rounds import cpu_name

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.local_match import HERE, fetch_library, keep, played, serving
from tests.browser.means import MEANS
from tests.browser.players import PLAYERS
from tests.browser.seated import PATIENCE, await_engine, board_of

MEGABYTE = 1_000_000

PAUSE = 10
"""Seconds from one choice of a person's to the next."""

REST = 10
"""Seconds for which nothing is done, to see what the server takes then."""

WATCH = """
    (() => {
        let pressed = 0, asked = null;
        window.acknowledged = [];
        for (const kind of ['click', 'pointerup'])
            addEventListener(kind, () => (pressed = performance.now()), true);
        const Plain = window.Worker;
        window.Worker = class extends Plain {
            constructor(...given) {
                super(...given);
                this.addEventListener('message', ({ data }) => {
                    if (asked === null || !data.text?.includes('"type":"ack"')) return;
                    window.acknowledged.push(performance.now() - asked);
                    asked = null;
                });
            }
            postMessage(message, ...rest) {
                if (message.type === 'send' && message.text.includes('"type":"act"')) asked = pressed;
                super.postMessage(message, ...rest);
            }
        };
    })();
"""
"""A script for a page that notes how long after a press it is acknowledged, in milliseconds."""


def main(
    games: Annotated[
        list[str] | None, typer.Argument(help="Those to measure; all of them.")
    ] = None,
    rounds: Annotated[
        int, typer.Option(min=1, help="How often each way to the board is timed.")
    ] = 5,
    actions: Annotated[int, typer.Option(min=1, help="How many presses are timed.")] = 30,
    choices: Annotated[int, typer.Option(min=1, help="How many choices against archdevils.")] = 10,
) -> None:
    """Measure, and print two tables."""
    table = Table(
        "game", "to the board, s", "anew, s", "press to ack, ms", "slowest, ms", "memory, MB"
    )
    spent = Table("game", "server's processor: at the server, s", "on this machine, s", "share")
    spent.add_column("matches a processor carries")
    spent.add_column("handing out, s")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(
            executable_path=chromium(), args=["--headless", "--no-sandbox"]
        )
        for game in games or PLAYERS:
            table.add_row(game, *_measured(browser, url, game, rounds, actions))
            spent.add_row(game, *_spent(browser, url, game, choices))
        browser.close()
    console = Console(width=110)
    console.print(cpu_name())
    console.print(table)
    console.print(spent)


def _measured(browser: Browser, url: str, game: str, rounds: int, actions: int) -> list[str]:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.add_init_script(HERE)
    context.add_init_script(WATCH)
    page = context.new_page()
    await_engine(page, url)
    fetch_library(page, url, game)
    before = _memory(browser)
    begun, anew = [], []
    for _ in range(rounds):
        page.goto(url)
        play = page.locator(f"#{game}").get_by_role("button", name="Play", exact=True)
        play.wait_for()
        begun.append(_timed(page, play.click))
        anew.append(_timed(page, page.reload))
    taken = _acknowledged(page, game, actions)
    used = _memory(browser) - before
    context.close()
    told = [median(begun), median(anew)]
    return [f"{each:.1f}" for each in told] + [
        f"{median(taken):.0f}",
        f"{max(taken):.0f}",
        f"{used / MEGABYTE:.0f}",
    ]


def _timed(page: Page, deed: object) -> float:
    """Seconds from a deed until the board is there."""
    assert callable(deed)
    start = time.monotonic()
    deed()
    board_of(page).wait_for(timeout=PATIENCE)
    return time.monotonic() - start


def _acknowledged(page: Page, game: str, actions: int) -> list[float]:
    """Milliseconds from presses to their acknowledgements."""
    player = PLAYERS[game](MEANS["mouse"](page), "en")
    taken: list[float] = []
    while len(taken) < actions:
        tree = player.await_turn()
        if tree is None:
            break
        player.choose(tree)
        page.wait_for_timeout(200)
        taken = page.evaluate("acknowledged")
    return taken


def _spent(browser: Browser, url: str, game: str, choices: int) -> list[str]:
    """What choices against archdevils take of the server's processor, there and on this machine."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    await_engine(page, url)
    before = _processor()
    fetch_library(page, url, game)
    handing_out = _processor() - before
    bots = [{"kind": "bot", "level": "archdevil"}] * (PLAYERS[game].company - 1)
    seats = [{"kind": "person"}, *bots]
    begun = context.request.post(
        f"{url}/api/matches", data={"game": game, "seats": seats}, headers={"Origin": url}
    )
    here = played(game, seats, 0)
    keep(page, here)
    taken = []
    for match in (begun.json()["id"], here["id"]):
        page.goto(f"{url}/m/{match}")
        player = PLAYERS[game](MEANS["tree"](page), "en")
        player.await_turn()
        idle = _processor_at_rest()
        start, before = time.monotonic(), _processor()
        for _ in range(choices):
            tree = player.await_turn()
            if tree is None:
                break
            player.choose(tree)
        player.await_turn()
        rest = idle * (time.monotonic() - start)
        taken.append(max(0.0, _processor() - before - rest) / choices)
    context.close()
    there, own = taken
    share, carried = own / there, PAUSE / there
    return [f"{there:.3f}", f"{own:.3f}", f"{share:.1%}", f"{carried:.0f}", f"{handing_out:.2f}"]


def _processor_at_rest() -> float:
    """Seconds of a processor that the server takes in a second in which nothing is done."""
    before = _processor()
    time.sleep(REST)
    return (_processor() - before) / REST


def _processor() -> float:
    """Seconds of a processor that the server has had, all its processes together."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            stat = (process / "stat").read_text().rpartition(")")[2].split()
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if int(stat[1]) == os.getpid() and b"serve" in command.split(b"\0"):
            ticks += sum(map(int, stat[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def _memory(browser: Browser) -> int:
    """Bytes that the browser's processes have in memory together, those that they share counted once."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [each["id"] for each in told["processInfo"] if each["type"] == "renderer"]
    return sum(_proportional(pid) for pid in pids)


def _proportional(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


if __name__ == "__main__":
    typer.run(main)
