"""What `diablerie serve` says of a sign-in provider that it cannot use, never repeating the secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calling import call

ISSUER = ("--oidc", "https://login.example")
CLIENT = ("--oidc-client", "diablerie")


def complaint(folder: Path, *options: str) -> str:
    """What is said of options; nothing has been made before."""
    done = call("serve", "--database", str(folder / "m.sqlite3"), *options)
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert not (folder / "m.sqlite3").exists()
    return done.stderr.removeprefix("diablerie: ").strip()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (CLIENT, "a sign-in provider needs --oidc ISSUER, such as https://login.example"),
        (("--oidc-label", "Club"), "a sign-in provider needs --oidc ISSUER"),
        (ISSUER, "--oidc https://login.example needs --oidc-client ID"),
        ((*ISSUER, *CLIENT), "--oidc needs the client's secret: in DIABLERIE_OIDC_SECRET, or"),
    ],
)
def test_what_is_missing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], told: str
) -> None:
    monkeypatch.delenv("DIABLERIE_OIDC_SECRET", raising=False)
    assert complaint(tmp_path, *options).startswith(told)


@pytest.mark.parametrize("issuer", ["http://login.example", "login.example", "https://a.example?b"])
def test_an_issuer_that_anybody_on_the_way_could_be_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, issuer: str
) -> None:
    monkeypatch.setenv("DIABLERIE_OIDC_SECRET", "a secret like no other")
    told = complaint(tmp_path, "--oidc", issuer, *CLIENT)
    assert told.startswith(f"{issuer!r} is no issuer: one is https://login.example")
    assert "like no other" not in told


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "No such file or directory"),
        (b"", "--oidc needs the client's secret"),
        (b" \n", "--oidc needs the client's secret"),
        (b"\xff\xfe", "it is no text"),
        (b"one like no other\ntwo", "the client's secret is one line of 4096 characters at most"),
        (b"x" * 5000, "the client's secret is one line of 4096 characters at most"),
    ],
)
def test_a_file_that_holds_no_secret_is_complained_of(
    tmp_path: Path, content: bytes | None, told: str
) -> None:
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    said = complaint(tmp_path, *ISSUER, *CLIENT, "--oidc-secret-file", str(file))
    assert told in said
    assert "like no other" not in said
    assert "xxx" not in said


def test_the_secret_cannot_be_given_where_others_see_it(tmp_path: Path) -> None:
    said = complaint(tmp_path, *ISSUER, *CLIENT, "--oidc-secret", "a secret like no other")
    assert said.startswith("No such option: --oidc-secret")
    assert "like no other" not in said
