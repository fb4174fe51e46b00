"""A page that is kept is there though its server is not, and is followed by a newer one without a gap."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from diablerie.page import PAGE
from diablerie.wasm import offline
from diablerie.wasm.compression import SUFFIXES
from diablerie.words import speak
from tests.server.waiting import eventually

from .conftest import HURRIED, Complaints, serve

PATIENCE = 120_000
"""Milliseconds that keeping all of it may take on a machine with other things to do."""

KEEP = """
    async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller === null)
            await new Promise((claimed) =>
                navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true }));
        return navigator.serviceWorker.controller.scriptURL;
    }
"""
"""Has the page kept, as the page itself does where a reader wants that."""

OTHER_PAGE = """
from functools import partial
from pathlib import Path
from diablerie import server
server.Settings = partial(server.Settings, page=Path({page!r}))
"""
"""Has a server give another page than the package's."""

CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('diablerie-'))"


serving = contextmanager(serve)


def say(message: str) -> str:
    return speak("en", message)


@pytest.fixture(scope="module")
def library(built_modules: Path) -> Path:
    """All that is kept besides the page's own files."""
    assert built_modules.is_dir()
    return offline.build(PAGE)


@pytest.fixture
def server(library: Path, tmp_path: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a server, and how it is stopped."""
    assert library.is_file()
    with ExitStack() as stack:
        yield stack.enter_context(serving(tmp_path, HURRIED)), stack.close


@pytest.fixture
def visitor(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    return new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})


def keep(page: Page, url: str) -> None:
    """Have the page kept."""
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    expect(page.get_by_role("article")).to_have_count(3)
    assert page.evaluate(KEEP) == f"{url}/sw.js"


def test_it_is_there_at_every_address_though_its_server_is_gone(
    visitor: BrowserContext,
    server: tuple[str, Callable[[], None]],
    console_errors: Complaints,
) -> None:
    url, stop = server
    page = visitor.new_page()
    keep(page, url)
    stop()
    page.goto(f"{url}/rules/kill-doctor-lucky#KDL-05")
    clause = page.locator("[id='KDL-05']")
    expect(clause).to_be_in_viewport()
    page.reload()
    expect(clause).to_be_in_viewport()
    page.goto(url)
    expect(page.get_by_role("article")).to_have_count(3)
    # What only a server knows is said not to be had, in words.
    page.get_by_role("link", name=say("page-lobby")).first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    # Another language has been kept as well.
    french = visitor.new_page()
    french.goto(f"{url}/rules/kill-doctor-lucky?lang=fr")
    expect(french.locator("html")).to_have_attribute("lang", "fr")
    expect(french.get_by_role("article").get_by_role("heading", level=1)).to_be_visible()
    console_errors.clear()


def test_what_only_the_server_may_answer_goes_to_the_server(
    server: tuple[str, Callable[[], None]], visitor: BrowserContext
) -> None:
    url, _ = server
    page = visitor.new_page()
    keep(page, url)
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    page.goto(f"{url}/rules/doctor-faust")
    expect(page.get_by_role("article")).to_be_visible()
    page.get_by_role("searchbox").fill("devil")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_attached()
    page.goto(f"{url}/lobby")
    expect(page.get_by_role("heading", name=say("page-lobby"))).to_be_visible()
    assert any("/api/lobby" in each for each in asked)
    # Nothing of a match or of anybody's has been kept.
    kept = page.evaluate(
        "async () => { const all = []; for (const name of await caches.keys())"
        " all.push(...(await (await caches.open(name)).keys()).map(({ url }) => url)); return all; }"
    )
    answers = {path for each in kept if "/api/" in (path := each.removeprefix(url))}
    assert answers == set(offline.catalogue())


def test_a_newer_page_is_fetched_whole_and_takes_over_when_all_is_quiet(
    visitor: BrowserContext, library: Path, tmp_path: Path
) -> None:
    assert library.is_file()
    built = Path(shutil.copytree(PAGE, tmp_path / "page"))
    with serving(tmp_path, HURRIED, OTHER_PAGE.format(page=str(built))) as url:
        page = visitor.new_page()
        keep(page, url)
        # From now on the page that is kept looks for newer ones.
        page.reload()
        expect(page.get_by_role("article")).to_have_count(3)
        [former] = page.evaluate(CACHES)
        newer = renew(built)
        # Somebody writes: nothing is taken from them.
        page.get_by_role("link", name=say("page-account")).first.click()
        name = page.get_by_role("textbox").first
        name.fill("Ada")
        eventually(lambda: len(page.evaluate(CACHES)) == 2)
        page.wait_for_timeout(6000)
        expect(name).to_have_value("Ada")
        with page.expect_navigation():
            name.fill("")
            name.blur()
        named = page.locator(f'meta[name="diablerie-page"][content="{newer}"]')
        expect(named).to_be_attached()
        eventually(lambda: len(page.evaluate(CACHES)) == 1)
        assert page.evaluate(CACHES) == [former.replace(former.split("-")[1], newer)]
        # Nothing is on its way any more when the server ends.
        page.close()


def renew(built: Path) -> str:
    """Put another build of the page in the place of one; its name."""
    former = re.findall(r'"build":"([^"]*)"', (built / "page-files.json").read_text())[0]
    newer = str(former)[::-1]
    for name in ("index.html", "page-files.json", "sw.js"):
        file = built / name
        file.write_text(file.read_text().replace(former, newer))
        for suffix in SUFFIXES:
            file.with_name(f"{name}{suffix}").unlink(missing_ok=True)
    return newer
