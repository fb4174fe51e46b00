"""What is secret in a sign-in stands in no log, no database in the clear and no answer but where it must."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, quote_plus, urlsplit

from tests.cli.calling import COMMAND, environment

from ...clients import Client
from ...problems import problem
from .people import answer, begin, choose
from .provider_process import CLIENT, SECRET, ProviderProcess, Visitor, provider


@contextmanager
def served(folder: Path, inn: ProviderProcess) -> Iterator[str]:
    """The command, which logs all there is into `log` in a folder; where it answers."""
    (folder / "secret").write_text(f"{SECRET}\n")
    options = ("--oidc", inn.issuer, "--oidc-client", CLIENT, "--log-level", "debug")
    where = ("--port", "0", "--database", str(folder / "matches.sqlite3"))
    from_file = {"DIABLERIE_OIDC_SECRET_FILE": str(folder / "secret")}
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            [*COMMAND, "serve", *where, *options, "--log-format", "json"],
            stdout=subprocess.PIPE,
            stderr=log,
            env=environment(**from_file),
        ) as process,
    ):
        assert process.stdout is not None
        try:
            line = process.stdout.readline().decode()
            yield f"http://{line.partition('http://')[2].partition(' ')[0]}"
        finally:
            process.kill()


def asked_of(location: str) -> dict[str, str]:
    """What the provider is asked, by the address of its page."""
    return {name: values[0] for name, values in parse_qs(urlsplit(location).query).items()}


def test_nothing_secret_is_logged_or_kept_in_the_clear(tmp_path: Path) -> None:
    with provider() as inn, served(tmp_path, inn) as address, Client(address) as client:
        location = begin(client)
        asked = asked_of(location)
        cookie = client.http.cookies["diablerie_sign_in"]
        told = Visitor("somebody_s_login").consent(location)
        inn.be_crooked({"nonce": "another"})
        problem(answer(client, told), 403)
        again = Visitor("somebody_s_login").consent(begin(client))
        assert answer(client, again).json()["outcome"] == "new"
        assert choose(client, "Ada").status_code == 201
        last = told | {"state": asked_of(begin(client))["state"], "code": "a-code-like-no-other"}
        inn.kill()
        problem(answer(client, last), 503)
    logged = (tmp_path / "log").read_text()
    assert all(json.loads(line)["level"] for line in logged.splitlines())
    assert "the sign-in provider does not answer as it should" in logged
    hidden = {SECRET, quote_plus(SECRET), cookie, "somebody_s_login", told["code"], again["code"]}
    hidden |= {asked["state"], asked["nonce"], asked["code_challenge"], last["code"], last["state"]}
    assert [word for word in hidden if word in logged] == []
    files = b"".join(file.read_bytes() for file in tmp_path.glob("matches.sqlite3*"))
    assert [word for word in (SECRET, cookie, told["code"]) if word.encode() in files] == []
