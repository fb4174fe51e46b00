"""`diablerie people` and what `diablerie db` closes, purges and tells: a host's deeds by command."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, update

from diablerie.cli.operator_tokens import operators
from diablerie.server.accounts.identity import new_person
from diablerie.server.accounts.sessions import digest
from diablerie.server.storage.database import Database
from diablerie.server.storage.schema import MATCHES, MESSAGES, PEOPLE, REPORTS, SEATS
from tests.cli.calling import call

LONG_AGO = "2020-01-01T00:00:00.000Z"
WHY = ("--why", "rude")


def fill(connection: Connection) -> None:
    """Ada, who has an account, has said something rude at a table that is over; a guest has reported it."""
    ada, guest = new_person(connection, LONG_AGO), new_person(connection, LONG_AGO)
    named = {"name": "Ada", "key": "ada", "password": "-"}
    connection.execute(update(PEOPLE).where(PEOPLE.c.person == ada).values(named))
    row: dict[str, Any] = {"match": "m", "game": "doctor-faust", "options": {}, "seed": bytes(32)}
    row |= {"rules_version": "1", "clock": {"kind": "none"}, "status": "over", "v": 1}
    connection.execute(insert(MATCHES).values(row | {"created": LONG_AGO, "changed": LONG_AGO}))
    seat = {"match": "m", "seat": 0, "kind": "person", "name": "Ada", "person": ada}
    connection.execute(insert(SEATS).values(seat))
    said = {"match": "m", "number": 1, "person": ada, "seat": 0, "text": "you fool"}
    connection.execute(insert(MESSAGES).values(said | {"name": "Ada", "at": LONG_AGO}))
    report = {"at": LONG_AGO, "changed": LONG_AGO, "reporter": guest, "kind": "message"}
    report |= {"match": "m", "message": 1, "about": ada, "words": "you fool"}
    connection.execute(insert(REPORTS).values(report | {"reason": "rude", "state": "open"}))


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "matches.sqlite3"
    database = Database.open(path)
    asyncio.run(database.write(fill))
    database.close()
    monkeypatch.setenv("DIABLERIE_DATABASE", str(path))
    monkeypatch.setenv("LOGNAME", "eve")
    return path


def told(*args: str) -> str:
    """What a command that goes well says."""
    done = call(*args)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout


def document(*args: str) -> Any:
    return json.loads(told(*args, "--json"))


def complaint(*args: str) -> str:
    """What a command complains about, in a line."""
    refused = call(*args)
    assert (refused.exit_code, refused.stdout) == (2, "")
    (line,) = refused.stderr.splitlines()
    return line


def test_somebody_is_shown_as_text_and_as_json(path: Path) -> None:
    text = told("people", "show", "Ada")
    assert text.startswith(f"person/1: account Ada, since {LONG_AGO}\n")
    assert "match m: doctor-faust, over, seat 0 as Ada" in text
    assert "report 1 about them: message, open: rude" in text
    assert document("people", "show", "m/message/1")["name"] == "Ada"


FORGED = "rude\x1b[2J\n9  2020  person, person/1: forged\r\x9b1m \u202etxet"
"""Words of a stranger that would clear the screen, stand as a line of their own or turn what follows."""


def forge(connection: Connection) -> None:
    """What was kept before anybody looked into it."""
    connection.execute(update(REPORTS).values(reason=FORGED, words=FORGED))
    connection.execute(update(MESSAGES).values(text=FORGED))
    connection.execute(update(SEATS).values(name=FORGED))


@pytest.mark.parametrize(
    ("args", "lines"), [(("show", "Ada"), 3), (("reports",), 1), (("messages", "m"), 1)]
)
def test_words_of_strangers_do_nothing_to_the_terminal(
    path: Path, args: tuple[str, ...], lines: int
) -> None:
    database = Database.open(path)
    asyncio.run(database.write(forge))
    database.close()
    text = told("people", *args)
    assert len(text.splitlines()) == lines
    assert not [each for each in text if each != "\n" and not each.isprintable()]
    assert r"\x1b[2J\n9  2020" in text
    as_json = told("people", *args, "--json")
    assert not [each for each in as_json if each != "\n" and not each.isprintable()]


def test_a_silence_and_a_ban_are_made_and_lifted(path: Path) -> None:
    assert told("people", "silence", "Ada", "--for", "7d", *WHY).startswith("Ada: silence until 20")
    assert told("people", "ban", "Ada", *WHY) == "Ada: ban for good\n"
    held = {one["kind"]: one for one in document("people", "show", "Ada")["restrictions"]}
    assert (held["ban"]["until"], held["silence"]["reason"]) == (None, "rude")
    assert told("people", "lift", "ban", "Ada", *WHY) == "the ban of Ada is lifted\n"
    assert "no ban of 'Ada'" in complaint("people", "lift", "ban", "Ada", *WHY)
    log = document("db", "deeds")
    assert [(d["deed"], d["who"], d["why"]) for d in log] == [
        ("lift", "command:eve", "rude"),
        ("ban", "command:eve", "rude"),
        ("silence", "command:eve", "rude"),
    ]
    assert "command:eve: ban person/1 (Ada) until=None: rude" in told("db", "deeds")


@pytest.mark.parametrize("time", ["7", "0d", "-1d", "7 days", "1y", "9999999d", ""])
def test_what_is_no_time_is_refused(path: Path, time: str) -> None:
    assert "such as 7d" in complaint("people", "ban", "Ada", f"--for={time}", *WHY)


def test_a_time_too_long_is_refused(path: Path) -> None:
    assert "3650 days" in complaint("people", "ban", "Ada", "--for", "99999w", *WHY)


def test_who_is_nobody_is_told_to_be(path: Path) -> None:
    assert "nobody known as 'Bob'" in complaint("people", "show", "Bob")
    assert "MATCH/seat/NUMBER" in complaint("people", "ban", "a/b", *WHY)


def test_without_a_reason_nothing_is_done(path: Path) -> None:
    assert "--why" in complaint("people", "ban", "Ada")
    assert "why: say it in 1 to 500 characters" in complaint("people", "ban", "Ada", "--why", " ")
    assert document("db", "deeds") == []


def test_a_message_is_read_and_deleted(path: Path) -> None:
    assert "person/1 Ada: you fool" in told("people", "messages", "m")
    assert told("people", "delete-message", "m", "1", *WHY) == "message 1 at m is deleted\n"
    assert "(deleted)" in told("people", "messages", "m")
    assert document("people", "messages", "m")[0]["text"] == ""
    assert "deleted already" in complaint("people", "delete-message", "m", "1", *WHY)


def test_a_report_is_taken_up_and_closed(path: Path) -> None:
    assert "'you fool': rude  [open]" in told("people", "reports", "--state", "open")
    assert "[taken by command:eve]" in told("people", "take-report", "1")
    closed = told("people", "close-report", "1", "--why", "spoken to")
    assert "[closed by command:eve: spoken to]" in closed
    assert document("people", "reports", "--state", "open") == []


def test_a_link_for_a_new_password_is_printed_with_the_site(path: Path) -> None:
    link = document("people", "reset-link", "Ada", "--site", "https://play.example/", *WHY)
    assert link["address"].startswith("https://play.example/reset#")
    text = told("people", "reset-link", "Ada", *WHY)
    assert text.startswith("/reset#")
    assert "a guest has no password" in complaint("people", "reset-link", "person/2", *WHY)


def test_what_is_kept_of_somebody_is_written_for_its_owner_alone(
    path: Path, tmp_path: Path
) -> None:
    out = tmp_path / "ada.json"
    assert told("people", "export", "Ada", "--out", str(out), *WHY).endswith(f"is in {out}\n")
    kept = json.loads(out.read_text())
    assert (kept["person"]["name"], kept["messages"][0]["text"]) == ("Ada", "you fool")
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert "nothing takes its place" in complaint(
        "people", "export", "Ada", "--out", str(out), *WHY
    )
    again = json.loads(told("people", "export", "Ada", *WHY))
    assert [deed["deed"] for deed in again.pop("deeds")][-1] == "export-person"
    assert again == {name: value for name, value in kept.items() if name != "deeds"}


def test_an_export_that_is_refused_leaves_no_file_and_one_that_cannot_be_written_no_deed(
    path: Path, tmp_path: Path
) -> None:
    out = tmp_path / "nobody.json"
    assert "nobody known as" in complaint("people", "export", "Bob?", "--out", str(out), *WHY)
    assert not out.exists()
    missing = str(tmp_path / "no folder" / "ada.json")
    assert "cannot write" in complaint("people", "export", "Ada", "--out", missing, *WHY)
    assert "export-person" not in told("db", "deeds")


def test_whoever_is_deleted_is_gone_once_that_is_confirmed(path: Path) -> None:
    refused = call("people", "delete", "Ada", *WHY, typed="n\n")
    assert refused.exit_code == 1
    assert told("people", "delete", "Ada", "--yes", *WHY) == "Ada is deleted\n"
    assert "nobody known as 'Ada'" in complaint("people", "show", "Ada")


def test_ratings_are_taken_back_of_one_person_or_one_match(path: Path) -> None:
    assert "has no rating" in complaint("people", "take-rating-back", "--of", "Ada", *WHY)
    assert "nobody's rating" in complaint("people", "take-rating-back", "--match", "m", *WHY)
    both = ("--of", "Ada", "--match", "m")
    for wrong in ((), both):
        assert "one of the two" in complaint("people", "take-rating-back", *wrong, *WHY)


def test_the_lobby_is_closed_and_opened_again(path: Path) -> None:
    assert told("db", "close", "lobby", *WHY) == "lobby is closed\n"
    assert "closed already" in complaint("db", "close", "lobby", *WHY)
    assert told("db", "reopen", "lobby", *WHY) == "lobby is open\n"
    assert "not one of" in complaint("db", "close", "kitchen", *WHY)


def test_what_is_old_is_counted_and_purged(path: Path) -> None:
    ages = ("--finished", "365d", "--guests", "52w")
    assert document("db", "purge", *ages, "--dry-run")["finished"] == 1
    assert document("db", "purge", *ages)["finished"] == 1
    assert told("db", "purge", *ages) == "0 finished, 0 unfinished, 0 guests, 0 deeds are gone\n"
    assert "age of what is to go" in complaint("db", "purge")
    assert "at least 1 day" in complaint("db", "purge", "--finished", "3h")


# Tokens of operators


def serve_refused(*args: str) -> str:
    return complaint("serve", "--port", "0", *args)


def test_tokens_that_can_be_guessed_or_read_wrongly_are_refused(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tokens"
    token = "x" * 30
    for content, why in (
        ("short", "24 characters"),
        ("a name with spaces and a token", "a name of letters"),
        (f"Eve {token}\nEve {token}y", "one name"),
    ):
        file.write_text(content)
        said = serve_refused("--operator-token-file", str(file))
        assert why in said
        assert token not in said
    assert "cannot read" in serve_refused("--operator-token-file", str(tmp_path / "none"))
    monkeypatch.setenv("DIABLERIE_OPERATOR_TOKEN", "short")
    assert "24 characters" in serve_refused()


def test_operators_are_known_by_name_and_by_the_hash_of_their_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setenv("DIABLERIE_OPERATOR_TOKEN", one := "a" * 24)
    file = tmp_path / "tokens"
    file.write_text(f"# who may\n\nEve {(other := 'b' * 30)}\n")
    assert operators(file) == (("operator", digest(one)), ("Eve", digest(other)))
    monkeypatch.delenv("DIABLERIE_OPERATOR_TOKEN")
    assert operators(None) == ()
