"""The page is built anew where its sources are others, and for a release unless it is as small as can be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

from build_page import Page


@pytest.fixture
def sources(tmp_path: Path) -> Page:
    """Sources and a built page, of which nothing is said."""
    page = Page(tmp_path)
    (page.sources / "src").mkdir(parents=True)
    (page.sources / "src" / "main.ts").write_text("play();")
    page.built.mkdir(parents=True)
    (page.built / "index.html").touch()
    return page


def test_a_page_of_other_sources_is_not_current(sources: Page) -> None:
    assert not sources.is_current()
    sources.stamp.write_text(f"{sources.digest()}\n")
    assert sources.is_current()
    (sources.sources / "src" / "main.ts").write_text("rest();")
    assert not sources.is_current()


def test_a_release_is_as_small_as_can_be(sources: Page) -> None:
    sources.stamp.write_text(f"{sources.digest()}\n")
    assert not sources.is_current(release=True)
    sources.stamp.write_text(f"{sources.digest()} release\n")
    assert sources.is_current(release=True)
    assert sources.is_current()
