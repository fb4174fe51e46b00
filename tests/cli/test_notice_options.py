"""What `diablerie serve` says of calling people back where it cannot, never repeating the password."""

from __future__ import annotations

from pathlib import Path

import pytest

from diablerie.cli.errors import CommandError
from diablerie.cli.notice_options import mail_settings, notice_settings

SITE = "https://play.example"


def test_a_site_is_enough() -> None:
    found = notice_settings(f"{SITE}/", None, webhooks=False)
    assert found is not None
    assert (found.site, found.mail, found.webhooks, found.exempt) == (SITE, None, False, ())


@pytest.mark.parametrize(
    "site", ["play.example", "http://play.example", f"{SITE}/x", f"{SITE}?x", "https://"]
)
def test_what_is_no_site_is_refused(site: str) -> None:
    with pytest.raises(CommandError, match="is no site"):
        notice_settings(site, None, webhooks=False)


def test_nothing_is_wanted_and_nothing_is_called_without_a_site() -> None:
    assert notice_settings(None, None, webhooks=False) is None
    with pytest.raises(CommandError, match="--notices SITE"):
        notice_settings(None, None, webhooks=True)


def test_a_mail_server_has_its_usual_port_by_how_it_is_spoken_to(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("swordfish\n")
    by_tls = mail_settings("mail.example", "a@b.example", "tls", "games", file)
    other = mail_settings("mail.example:2525", "a@b.example", "starttls", None, None)
    assert by_tls is not None
    assert other is not None
    assert (by_tls.host, by_tls.port, by_tls.user, by_tls.password) == (
        "mail.example",
        465,
        "games",
        "swordfish",
    )
    assert (other.host, other.port, other.password) == ("mail.example", 2525, None)
    assert "swordfish" not in repr(by_tls)


def test_mail_that_others_could_read_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CommandError, match="starttls or tls"):
        mail_settings("mail.example", "a@b.example", "none", None, None)
    assert mail_settings("127.0.0.1:25", "a@b.example", "none", None, None) is not None
    monkeypatch.delenv("DIABLERIE_SMTP_PASSWORD", raising=False)
    with pytest.raises(CommandError, match="DIABLERIE_SMTP_PASSWORD"):
        mail_settings("mail.example", "a@b.example", "tls", "games", None)
    with pytest.raises(CommandError, match="--smtp-sender"):
        mail_settings("mail.example", None, "tls", None, None)
    with pytest.raises(CommandError, match="--smtp HOST"):
        mail_settings(None, "a@b.example", "tls", None, None)
