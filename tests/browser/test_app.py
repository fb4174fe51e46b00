"""The page as an app: browsers take it for one that can be installed, and its icons are there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserType, Page, expect

from .club import PATIENCE, Club
from .conftest import Complaints


@pytest.fixture
def own_page(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path: Path,
    console_errors: Complaints,
) -> Iterator[Page]:
    """A page of a browser that keeps what it is given: a private window installs nothing."""
    context = browser_type.launch_persistent_context(
        tmp_path / "profile", **browser_type_launch_args
    )
    console_errors.watch(context)
    yield context.pages[0]
    context.close()


def demand_installable(page: Page, url: str) -> None:
    """The browser has nothing against installing the page of an address, and finds all its icons."""
    page.goto(url)
    expect(page.get_by_role("article").first).to_be_visible(timeout=PATIENCE)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"]: icon["src"] for icon in manifest["icons"]}
    for size in ("192x192", "512x512"):
        answer = page.request.get(urljoin(told["url"], sizes[size]))
        assert answer.ok
        assert answer.headers["content-type"] == "image/png"
        width, height = map(int, size.split("x"))
        # A PNG says so in its first chunk.
        assert answer.body()[16:24] == width.to_bytes(4) + height.to_bytes(4)
    assert urljoin(told["url"], manifest["start_url"]) == url


def test_a_servers_page_can_be_installed(own_page: Page, server_url: str) -> None:
    demand_installable(own_page, f"{server_url}/")


def test_a_static_site_can_be_installed(own_page: Page, club: Club) -> None:
    demand_installable(own_page, club.url)
