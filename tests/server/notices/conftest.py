"""A server that calls people back, and where that arrives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from diablerie.server import MailSettings, NoticeSettings
from tests.certificates import certificate

from ..clients import Serve
from .receivers import Mailbox, Post, mail_server, post_office

SITE = "https://play.example"


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate that these tests alone trust, and its key."""
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def post(files: tuple[Path, Path]) -> Iterator[Post]:
    with post_office(files) as post:
        yield post


@pytest.fixture
def mailed(files: tuple[Path, Path]) -> Iterator[tuple[Mailbox, int]]:
    with mail_server(files) as running:
        yield running


@pytest.fixture
def box(mailed: tuple[Mailbox, int]) -> Mailbox:
    return mailed[0]


@pytest.fixture
def notices(post: Post, mailed: tuple[Mailbox, int], files: tuple[Path, Path]) -> NoticeSettings:
    """All ways there are; whoever is away is called soon."""
    return NoticeSettings(
        SITE,
        MailSettings("127.0.0.1", "games@play.example", mailed[1], "starttls"),
        webhooks=True,
        delay=0.3,
        look=0.05,
        retry=0.1,
        handover=0.5,
        exempt=(f"127.0.0.1:{post.port}",),
        authorities=files[0],
    )


@pytest.fixture
def calling(serve: Serve, notices: NoticeSettings) -> Iterator[str]:
    """A server that calls people back."""
    with serve(notices=notices, metrics=True) as address:
        yield address
